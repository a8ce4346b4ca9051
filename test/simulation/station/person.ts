import type { Snapshot } from '#intents/snapshot.ts';
import { isProvisional, provisionalId } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { membersOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { currentValue } from '#shared/merge/merge.ts';
import { dependentsOf } from '#sync/rules/order.ts';
import { plain, summarize } from '#sync/rules/summary.ts';
import { cannotHaveArrived, isTakenByOther } from '#sync/step.ts';
import type { Choice, NewStep, Step } from '#sync/step.ts';
import { holdMs } from '../oracles/held.ts';
import { personSet, shownIn } from '../service/persons.ts';
import { markerOf } from '../service/server.ts';
import type { Truth } from '../service/truth.ts';
import { entryState, knownAddress, rootGuid } from '../service/truth.ts';
import { plainValue, valueOf } from '../service/values.ts';
import type { Chance } from '../world/chance.ts';
import type { Page, StationIntent } from './page.ts';
import type { Station } from './station.ts';

/**
 * What a user does at one moment. `number` rises with every act, so that the order of edits can be read off the values
 * (I8).
 */
export interface Moment {
  readonly number: number;
  readonly now: number;
  readonly chance: Chance;
  readonly truth: Truth;
  /** The button was hit twice. */
  readonly twice: boolean;
}

/** Does one thing that a user at a station might do now. */
export function act(station: Station, moment: Moment): void {
  const { chance } = moment;
  const page = chance.pick(station.pages.filter(({ ready }) => ready));
  if (!page || station.machine.isAsleep) return;
  const { commands } = page.engine;
  const { steps } = page.profile;
  pressingAt.delete(station);
  station.oracles.held.ended(page.profile);
  const parked = steps.filter(({ state }) => state.kind === 'conflict' || state.kind === 'refused');
  const attended = steps.find(({ attended, state }) => attended && state.kind === 'waiting');
  const asked = steps.find(({ state }) => state.kind === 'doubt' && state.asked);
  const any = chance.pick(steps);
  const dice = chance.next();
  if (wantsPassword(page) && dice < 0.6) page.engine.signedIn();
  else if (asked && dice < 0.3) decideDoubt(station, page, moment.truth, asked);
  else if (attended && dice < 0.3) void send(station, page, chance, attended);
  else if (parked[0] && dice < 0.3) decide(station, page, chance, chance.pick(parked) ?? parked[0]);
  else if (any && dice < 0.34) void commands.undo(any.id);
  else if (dice < 0.36) void commands.undoLast();
  else if (dice < 0.39) void commands.retry(chance.of(0.5) ? any?.id : undefined);
  else if (dice < 0.41) void commands.refresh({ entity: 'Planification' });
  else if (any && dice < 0.43) void commands.discard(any.id);
  else ask(station, page, moment);
}

export const wantsPassword = ({ status }: Page): boolean =>
  status?.connection.kind === 'offline' &&
  (status.connection.cause === 'password' || status.connection.cause === 'locked');

/** The act in which the user of a station goes on pressing keys; any other act ends it. */
const pressingAt = new WeakMap<Station, number>();

/** Moves an event by keys, held until the user stops; half of the time it is said that they stopped. */
function pressKeys(station: Station, page: Page, { number, chance }: Moment, event: string): void {
  const { held, ledger } = station.oracles;
  const { profile } = page;
  const submission = { id: station.uuid(), holdMs };
  const presses = chance.between(2, 4);
  pressingAt.set(station, number);
  const press = (nth: number, before: string | null): void => {
    const isOver = !page.alive || station.person !== profile.person || pressingAt.get(station) !== number;
    if (isOver || station.machine.isAsleep || !profile.disk.snapshot().current('Planification', event)) return;
    const [debut, fin] = [0, 45].map((minutes) =>
      new Date(station.world.now + (number + minutes) * 60_000 + nth).toISOString(),
    );
    if (debut === undefined || fin === undefined) return;
    const value = `@${Date.parse(debut)} @${Date.parse(fin)}`;
    const wanted = new Map([['Debut+Fin', value]]);
    held.pressed(profile, value, station.machine);
    ledger.asks(profile, 'Planification', event, wanted);
    const intent: StationIntent = {
      kind: 'edit',
      rows: [{ entity: 'Planification', id: event, members: { Debut: debut, Fin: fin } }],
    };
    const noteAnswer = (answer: Awaited<ReturnType<typeof page.engine.commands.dispatch>>): void => {
      if (!answer.ok || !page.alive) return;
      ledger.accepted(profile, answer.targets, wanted, 'Planification');
      if (before !== null) held.stored(profile, before);
    };
    void page.engine.commands.dispatch(intent, submission).then(noteAnswer);
    if (nth < presses) station.machine.after(chance.between(60, 900), () => press(nth + 1, value));
    else if (chance.of(0.5)) {
      held.ended(profile);
      page.engine.commands.letGo(submission.id);
    }
  };
  press(1, null);
}

function ask(station: Station, page: Page, moment: Moment): void {
  const { profile } = page;
  const snapshot = profile.disk.snapshot();
  const chosen = chooseIntent(station, snapshot, moment);
  if (!chosen) return;
  const { intent, entity, wanted, other } = chosen;
  const isByKeys = wanted.has('Debut+Fin') && moment.chance.of(0.4);
  const save = (from: Page, asked: StationIntent): void => {
    const noteAnswer = (answer: Awaited<ReturnType<typeof from.engine.commands.dispatch>>): void => {
      if (!answer.ok || !from.alive) return;
      station.oracles.ledger.accepted(profile, other ? [targetOf(asked)] : answer.targets, wanted, entity);
      if (other) station.oracles.ledger.accepted(profile, [other.id], other.wanted, 'Dossier');
    };
    station.oracles.ledger.asks(profile, entity, targetOf(asked), wanted);
    if (other) station.oracles.ledger.asks(profile, 'Dossier', other.id, other.wanted);
    void from.engine.commands.dispatch(asked).then(noteAnswer);
    // A second hit must find that there is nothing left to do; of events there may well be two alike.
    if (moment.twice && (wanted.size > 0 || entity === 'Directory'))
      void from.engine.commands.dispatch(asked).then(noteAnswer);
  };
  if (intent.kind === 'edit' || intent.kind === 'act') {
    const id = targetOf(intent);
    const row = snapshot.current(entity, id);
    if (row !== undefined) station.oracles.saw(profile, entity, id, row);
    const edit = { intent, id, entity, wanted };
    const half = other && snapshot.current('Dossier', other.id);
    if (half !== undefined && other) station.oracles.saw(profile, 'Dossier', other.id, half);
    if (row !== undefined && !isByKeys && !other && station.drafts.begins(profile, edit, row, moment.number, save))
      return;
    if (isByKeys) return pressKeys(station, page, moment, id);
  }
  save(page, intent);
}

/** What an edit is of; nothing for a creation, of which no value is asked for. */
const targetOf = (intent: StationIntent): string => {
  if (intent.kind === 'edit') return intent.rows[0]?.id ?? '';
  if (intent.kind === 'act') return intent.id;
  return (intent.kind === 'steps' ? intent.steps[0]?.target : undefined) ?? '';
};

interface Chosen {
  readonly intent: StationIntent;
  readonly entity: EntityName;
  /** What an edit puts where, by unit; nothing for a creation. */
  readonly wanted: ReadonlyMap<string, string>;
  /** The other half of an interview, which it puts there too (R4.7). */
  readonly other?: { readonly id: string; readonly wanted: ReadonlyMap<string, string> };
}

const nothing: ReadonlyMap<string, string> = new Map();
const edit = (
  intent: StationIntent,
  entity: EntityName,
  ...wanted: readonly (readonly [string, string])[]
): Chosen => ({
  intent,
  entity,
  wanted: new Map(wanted),
});
/**
 * Only the end of an event: its start goes with it as it was read (R2.9). Where dates have an offset, every move gives
 * both, as in the histories before it.
 */
function lengthened(snapshot: Snapshot, id: string, number: number): Chosen | null {
  const debut = plain(membersOf(snapshot.current('Planification', id) ?? '{}').get('Debut'));
  if (!debut.endsWith('Z')) return null;
  const fin = new Date(Date.parse(debut) + (60 + number) * 60_000).toISOString();
  return edit(
    { kind: 'edit', rows: [{ entity: 'Planification', id, members: { Debut: debut, Fin: fin } }] },
    'Planification',
    ['Debut+Fin', `@${Date.parse(debut)} @${Date.parse(fin)}`],
  );
}

/** An event and the application whose interview it is, moved as one change of two steps. */
const withApplication = (moved: Chosen, id: string, hour: string): Chosen =>
  moved.intent.kind === 'edit'
    ? {
        ...moved,
        intent: {
          ...moved.intent,
          rows: [...moved.intent.rows, { entity: 'Dossier', id, members: { CreneauLibre: hour } }],
        },
        other: { id, wanted: new Map([['CreneauLibre', `@${Date.parse(hour)}`]]) },
      }
    : moved;
const creation = (intent: StationIntent, entity: EntityName): Chosen => ({ intent, entity, wanted: nothing });

function chooseIntent(station: Station, snapshot: Snapshot, { number, now, chance, truth }: Moment): Chosen | null {
  const open = (entity: EntityName): readonly string[] =>
    [...snapshot.all(entity)].map(([id]) => id).filter((id) => isProvisional(id) || truth.isKnown(entity, id));
  const minute = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();
  const events = open('Planification');
  // Half of the time the same few things, so that edits meet edits.
  const event = chance.pick(chance.of(0.5) ? events.slice(0, 2) : events);
  const application = chance.pick(open('Dossier'));
  const by = `N${number}@${station.person}`;
  switch (chance.between(1, 13)) {
    case 1:
    case 2: {
      if (event === undefined) return null;
      if (number % 3 === 0) {
        const longer = lengthened(snapshot, event, number);
        if (longer) return longer;
      }
      const [debut, fin] = [minute(number), minute(number + 45)];
      const moved = edit(
        { kind: 'edit', rows: [{ entity: 'Planification', id: event, members: { Debut: debut, Fin: fin } }] },
        'Planification',
        ['Debut+Fin', `@${Date.parse(debut)} @${Date.parse(fin)}`],
      );
      return number % 4 === 0 && application !== undefined ? withApplication(moved, application, debut) : moved;
    }
    case 3:
      return event === undefined
        ? null
        : edit(
            { kind: 'edit', rows: [{ entity: 'Planification', id: event, members: { Nom: by } }] },
            'Planification',
            ['Nom', rawOf(by)],
          );
    case 4: {
      const annule = chance.of(0.5);
      return event === undefined
        ? null
        : edit(
            { kind: 'edit', rows: [{ entity: 'Planification', id: event, members: { Annule: String(annule) } }] },
            'Planification',
            ['Annule', String(annule)],
          );
    }
    case 5:
    case 6: {
      // Duplicates are alike in everything that a look-up can see; the marker in Enseignants is for the oracles only.
      const duplicates = chance.of(0.3);
      const one = {
        EntiteJuridiqueId: '1',
        TypePlanificationId: '1',
        Nom: `E${number}`,
        Debut: minute(number),
        Fin: minute(number + 30),
      };
      const group = duplicates && chance.of(0.5) && { group: 'new' };
      const rows = (duplicates ? [1, 2] : [1]).map((n) => {
        const members = Object.assign({ Enseignants: `M${number}.${n}@${station.person}` }, one);
        return Object.assign({ entity: 'Planification' as const, members }, group);
      });
      return creation({ kind: 'create', rows }, 'Planification');
    }
    case 7:
    case 8: {
      const parent = chance.of(0.6) ? chance.pick([...snapshot.all('Directory')]) : undefined;
      const path = parent ? pathOf(snapshot, parent[0]) : [];
      const name = `D${number}`;
      return path && creation({ kind: 'folder', parent: parent?.[0] ?? rootGuid, parentPath: path, name }, 'Directory');
    }
    case 9: {
      const code = chance.of(0.5) ? 'NOTE' : 'AVIS';
      const intent =
        application === undefined
          ? null
          : ({
              kind: 'edit',
              rows: [{ entity: 'Dossier', id: application, members: { [`Parametres.${code}`]: by } }],
            } as const);
      return intent && edit(intent, 'Dossier', [`Parametres.${code}`, rawOf(by)]);
    }
    case 10: {
      if (application === undefined) return null;
      const creneauLibre = minute(number);
      return edit(
        {
          kind: 'edit',
          rows: [{ entity: 'Dossier', id: application, members: { CreneauLibre: creneauLibre, AgentId: '7' } }],
        },
        'Dossier',
        ['CreneauLibre', `@${Date.parse(creneauLibre)}`],
        ['AgentId', '7'],
      );
    }
    case 11:
      // Sometimes one that another user has already (R3.6).
      return creation(
        asStep(station, 'Mail', [
          ['Adresse', rawOf(chance.of(0.25) ? knownAddress(station.person) : `m${number}@${station.person}`)],
        ]),
        'Mail',
      );
    case 12:
      if (number % 3 === 0) return creation(applicantOfSelection(station, number), 'selection/Candidat');
      return creation(
        asStep(station, 'Entreprise', [
          ['Nom', rawOf(`S${number}`)],
          ['AutreInformation', rawOf(`M${number}@${station.person}`)],
        ]),
        'Entreprise',
      );
    default:
      if (number % 6 === 0) return agreementAct(truth);
      return chance.of(0.5)
        ? agreementEdit(station, snapshot, truth, chance, by)
        : personEdit(station, snapshot, { number, chance, truth }, by);
  }
}

/** An applicant of the Selection context: no list shows whether it was created (R1.5, R3.0). */
const applicantOfSelection = (station: Station, number: number): StationIntent =>
  asStep(station, 'selection/Candidat', [
    ['NomUsage', rawOf(`A${number}`)],
    ['Prenoms', rawOf('Zoé')],
    ['Login', rawOf(`a${number}`)],
    ['MailId', rawOf(3)],
    ['Numero', rawOf(`M${number}@${station.person}`)],
  ]);

/** A creation for which there is no screen yet. */
function asStep(station: Station, entity: EntityName, members: readonly (readonly [string, RawJson])[]): StationIntent {
  const step = { entity, action: 'create' as const, changes: [], body: objectOf(members) };
  return {
    kind: 'steps',
    steps: [
      { ...step, target: provisionalId(station.uuid()), base: null, provisional: [], summary: summarize(step, 'x') },
    ],
  };
}

/** An agreement: what may be edited, and now and then a change that must never go out by itself (I15). */
function agreementEdit(station: Station, snapshot: Snapshot, truth: Truth, chance: Chance, by: string): Chosen | null {
  const [found] = truth.rows('Convention');
  if (!found) return null;
  const [id] = found;
  const row = snapshot.current('Convention', id) ?? found[1].text;
  station.oracles.saw(station.profile, 'Convention', id, row);
  const forbidden = chance.of(0.3);
  const field = forbidden ? 'EtatConventionId' : 'AutreAvantageNature';
  const mine = forbidden ? (entryState as RawJson) : rawOf(by); // a bare number
  return stepEdit({ entity: 'Convention', id, row, field, mine }, snapshot);
}

interface FieldEdit {
  readonly entity: EntityName;
  readonly id: string;
  readonly row: RawJson;
  readonly field: string;
  readonly mine: RawJson;
}

/** An edit for which there is no screen yet. */
function stepEdit({ entity, id, row, field, mine }: FieldEdit, snapshot: Snapshot): Chosen | null {
  const base = currentValue(describeEntity(entity), row, { field });
  if (
    base === mine ||
    snapshot.steps.some((step) => step.target === id && step.state.kind !== 'waiting' && step.state.kind !== 'sending')
  )
    return null;
  const step = { entity, target: id, action: 'replace' as const, changes: [{ field, base, mine }], body: null };
  const whole: NewStep = { ...step, base: row, provisional: [], summary: summarize(step, 'x') };
  return edit({ kind: 'steps', steps: [whole] }, entity, [field, valueOf(entity, field, mine) || plainValue(mine)]);
}

/** An applicant who is a learner too (R3.1); half of the time the one of that number in the other context (R1.5). */
function personEdit(
  station: Station,
  snapshot: Snapshot,
  { number, chance, truth }: Pick<Moment, 'number' | 'chance' | 'truth'>,
  by: string,
): Chosen | null {
  const entity = number % 2 === 0 ? personSet : 'selection/Candidat';
  const [found] = truth.rows(entity);
  if (!found) return null;
  const [id] = found;
  const row = snapshot.current(entity, id) ?? shownIn(entity, found[1].text);
  station.oracles.saw(station.profile, entity, id, row);
  return stepEdit(
    { entity, id, row, field: chance.of(0.5) ? 'VilleNaissance' : 'Fonction', mine: rawOf(by) },
    snapshot,
  );
}

/** Names down to a folder as the screen would know them; null where it does not. */
function pathOf(snapshot: Snapshot, id: string): readonly string[] | null {
  const name = plain(membersOf(snapshot.current('Directory', id) ?? '{}').get('Name'));
  const made = snapshot.steps.find((step) => step.target === id && step.action === 'create');
  if (made) return [...(made.parentPath ?? []), plain(membersOf(made.body ?? '{}').get('Nom'))];
  return snapshot.childNames('root').includes(name) ? [name] : null;
}

/** The user sends an attended step now, and answers what is asked about it: mostly with yes. */
export async function send(station: Station, page: Page, chance: Chance, step: Step): Promise<void> {
  const { attending } = station.oracles;
  const { name } = page.profile;
  const isYes = chance.of(0.8);
  const first = attending.sends(name, step.id);
  const ended = await page.engine.commands.attend(step.id, null);
  first();
  if (ended.kind !== 'mustConfirm' || !isYes || !page.alive) return;
  const second = attending.sends(name, step.id);
  attending.answers(name, step);
  await page.engine.commands.attend(step.id, ended.question);
  second();
}

/** Calls an endpoint of an agreement that changes it without replacing it. */
function agreementAct(truth: Truth): Chosen | null {
  const [found] = truth.rows('Convention');
  if (!found) return null;
  const [id] = found;
  return creation({ kind: 'act', endpoint: 'Convention.synchroniseAffaire', id, subject: 'x' }, 'Convention');
}

/** Decides about what is parked, having seen what the screen shows of it. */
export function decide(station: Station, page: Page, chance: Chance, step: Step): void {
  const { commands } = page.engine;
  if (step.state.kind !== 'conflict') {
    const [there] = (step.state.kind === 'refused' && step.state.there) || [];
    if (there && chance.of(0.5)) void commands.settle(step.id, there);
    else if (chance.of(0.5)) void commands.retry(step.id);
    else if (isTakenByOther(step) && cannotHaveArrived(step) && step.seq % 2 === 1) {
      const agreed = { along: dependentsOf(page.profile.steps, step), remains: [] };
      void commands.dispatch({ kind: 'undo', steps: [step], agreed });
    } else void commands.discard(step.id);
    return;
  }
  station.oracles.saw(page.profile, step.entity, step.target, step.state.row);
  const choices = new Map<string, Choice>();
  for (const { unit } of step.state.conflicts) choices.set(unit, { pick: chance.of(0.6) ? 'mine' : 'theirs' });
  void commands.resolve(new Map([[step.id, choices]]));
}

/** The person looks at the service itself, once nothing is on its way any more. */
export function decideDoubt(station: Station, page: Page, truth: Truth, step: Step): void {
  const { id, entity, body } = step;
  if (station.oracles.sending.anyMayHappen) return;
  if (step.action === 'act') {
    const isDone = (truth.acts.get(step.target) ?? 0) > 0;
    if (!isDone) station.oracles.attending.saysNot(id);
    return void page.engine.commands.settle(id, isDone ? { id: step.target, row: null } : null);
  }
  if (body === null) return;
  const there = truth.idOf(entity, markerOf(entity, body));
  void page.engine.commands.settle(
    id,
    there === undefined ? null : { id: there, row: truth.row(entity, there)?.text ?? null },
  );
}
