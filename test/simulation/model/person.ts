import type { EntityName } from '#shared/entities/index.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { membersOf, rawOf, splice } from '#shared/json/rawJson.ts';
import { plain } from '../../../renderer/sync/core/summary.ts';
import type { Intent } from '../../../renderer/intents/intent.ts';
import type { Choice, Step } from '../../../renderer/sync/step.ts';
import type { Checks } from './checks.ts';
import type { Service } from './service.ts';
import { rootGuid } from './service.ts';
import type { Station } from './station.ts';
import type { World } from './world.ts';

/** Counts up so that no two values are alike, and the order of edits can be read off them (I8). */
let counter = 0;
export const resetCounter = (): void => {
  counter = 0;
};
const nextNumber = (): number => (counter += 1);
const moment = (world: World, minutes: number): string => new Date(world.now + minutes * 60_000).toISOString();

/** Does one thing that a person at a station might do now. */
export function act(world: World, service: Service, station: Station, checks: Checks): void {
  const { engine } = station;
  if (!engine) return;
  const { commands } = engine;
  const parked = station.steps.filter(({ state }) => state.kind === 'conflict' || state.kind === 'refused');
  const asked = station.steps.find(({ state }) => state.kind === 'doubt' && state.asked);
  const any = world.pick(station.steps);
  const dice = world.random();
  if (!station.line.passwordGood && dice < 0.5) {
    station.line.passwordGood = true;
    engine.signedIn();
  } else if (asked && dice < 0.5) decideDoubt(station, service, checks, asked);
  else if (parked[0] && dice < 0.4) decide(world, station, checks, world.pick(parked) ?? parked[0]);
  else if (any && dice < 0.44) void commands.undo(any.id);
  else if (dice < 0.46) void commands.undoLast();
  else if (dice < 0.5) void commands.retry(world.chance(0.5) ? any?.id : undefined);
  else if (dice < 0.52) void commands.refresh({ entity: 'Planification' });
  else ask(world, service, station, checks);
}

function ask(world: World, service: Service, station: Station, checks: Checks): void {
  const snapshot = station.disk.snapshot();
  const shown = (entity: EntityName): readonly string[] =>
    [...snapshot.all(entity)].map(([id]) => id).filter((id) => isProvisional(id) || service.known.has(id));
  const intent = chooseIntent(world, shown('Planification'), shown('Dossier'), snapshot);
  if (!intent) return;
  if ('id' in intent) {
    const entity = intent.kind === 'file.edit' ? 'Dossier' : 'Planification';
    const row = snapshot.current(entity, intent.id);
    if (row !== undefined) checks.saw(station.name, entity, intent.id, row);
  }
  void station.engine?.commands.dispatch(intent).then((answer) => {
    if (answer.ok) for (const target of answer.targets) if (isProvisional(target)) station.accepted.add(target);
    return answer;
  });
}

function chooseIntent(
  world: World,
  events: readonly string[],
  files: readonly string[],
  snapshot: ReturnType<Station['disk']['snapshot']>,
): Intent | null {
  const number = nextNumber();
  // Half of the time the same few things, so that edits meet edits.
  const event = world.pick(world.chance(0.5) ? events.slice(0, 2) : events);
  const file = world.pick(files);
  switch (world.between(1, 9)) {
    case 1:
    case 2:
      return event === undefined
        ? null
        : { kind: 'event.reschedule', id: event, debut: moment(world, number), fin: moment(world, number + 45) };
    case 3:
      return event === undefined ? null : { kind: 'event.edit', id: event, nom: `N${number}` };
    case 4:
      return event === undefined ? null : { kind: 'event.cancel', id: event, annule: world.chance(0.5) };
    case 5:
    case 6: {
      // Twins are alike in everything that a look-up can see; the marker in Enseignants is for us only.
      const twins = world.chance(0.3);
      const one = { campusId: '1', typeId: '1', nom: `E${number}`, debut: moment(world, number), fin: moment(world, number + 30) };
      const events = (twins ? [1, 2] : [1]).map((n) => Object.assign({ enseignants: `M${number}.${n}` }, one));
      return { kind: 'event.create', events, linked: twins && world.chance(0.5) };
    }
    case 7: {
      const folders = [...snapshot.all('Directory')];
      const parent = world.chance(0.6) ? world.pick(folders) : undefined;
      const path = parent ? pathOf(snapshot, parent[0]) : [];
      return path === null
        ? null
        : { kind: 'folder.create', parent: parent ? parent[0] : rootGuid, parentPath: path, name: `D${number}` };
    }
    case 8:
      return file === undefined
        ? null
        : { kind: 'file.edit', id: file, parametres: [{ code: world.chance(0.5) ? 'NOTE' : 'AVIS', valeur: `N${number}` }] };
    default:
      return file === undefined ? null : { kind: 'file.edit', id: file, creneauLibre: moment(world, number), agentId: '7' };
  }
}

/** Names down to a folder as the screen would know them; null where it does not. */
function pathOf(snapshot: ReturnType<Station['disk']['snapshot']>, id: string): readonly string[] | null {
  const name = plain(membersOf(snapshot.current('Directory', id) ?? '{}').get('Name'));
  const creation = snapshot.steps.find((step) => step.target === id && step.action === 'create');
  if (creation) return [...(creation.parentPath ?? []), plain(membersOf(creation.body ?? '{}').get('Nom'))];
  return snapshot.childNames('root').includes(name) ? [name] : null;
}

function decide(world: World, station: Station, checks: Checks, step: Step): void {
  const commands = station.engine?.commands;
  if (step.state.kind !== 'conflict') {
    void (world.chance(0.6) ? commands?.retry(step.id) : commands?.discard(step.id));
    return;
  }
  checks.saw(station.name, step.entity, step.target, step.state.row);
  const choices = new Map<string, Choice>();
  for (const conflict of step.state.conflicts) choices.set(conflict.unit, { pick: world.chance(0.6) ? 'mine' : 'theirs' });
  // The step may have moved on between the look and the click, which is then refused.
  void commands?.resolve(step.id, choices).catch(() => undefined);
}

/** The person looks at the service itself, once nothing is on its way any more. */
export function decideDoubt(station: Station, service: Service, checks: Checks, step: Step): void {
  if (checks.pendingLate > 0 || step.body === null) return;
  const members = membersOf(step.body);
  const claimed = new Set(station.receiptIds.values());
  const found = service.created.find(({ entity, id, marker }) => {
    if (entity !== step.entity || claimed.has(`${entity} ${id}`)) return false;
    return entity === 'Directory'
      ? marker === `${members.get('Nom')} in ${members.get('Streamid')}`
      : marker === members.get('Enseignants');
  });
  void station.engine?.commands.settle(step.id, found?.id ?? null);
}

/**
 * Somebody else, somewhere else, changes a field. Not of an event whose creation is still in doubt: edited before it is
 * looked up, it is not told apart by its fields any more (the limit of R3.6 where no mark can be written).
 */
export function actForeign(world: World, service: Service): void {
  const entity = world.chance(0.7) ? 'Planification' : 'Dossier';
  const chosen = world.pick([...service.rows(entity)].filter(([id]) => service.known.has(id)));
  if (!chosen) return;
  const [id, row] = chosen;
  const number = nextNumber();
  const changes =
    entity === 'Dossier'
      ? [['Numero', rawOf(`F${number}`)] as const]
      : world.pick([
          [['Nom', rawOf(`F${number}`)] as const],
          [['Debut', rawOf(moment(world, number))] as const, ['Fin', rawOf(moment(world, number + 20))] as const],
          [['Salle', rawOf(`F${number}`)] as const],
        ]) ?? [];
  const asChanges = changes.map(([field, mine]) => ({ field, base: membersOf(row).get(field) ?? null, mine }));
  service.replace(entity, id, splice(row, new Map(changes)), asChanges, 'foreign');
}
