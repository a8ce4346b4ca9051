import type { EntityName } from '#shared/entities/index.ts';
import { membersOf, parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { FieldChange } from '#shared/merge/change.ts';
import { instantParts } from '#shared/odata/instant.ts';
import type { NewStep, Summary } from '../step.ts';
import { mergeChanges } from './changes.ts';
import { unitsOf } from './order.ts';

export type SummarySource = Pick<NewStep, 'entity' | 'action' | 'endpoint' | 'changes' | 'body' | 'parentPath'>;

/**
 * Derived from the change itself, so that merged edits have no wrong sentence. `names`: known to the screen alone
 * (`fromName`, `toName`).
 */
export function summarize(step: SummarySource, subject: string, names: Summary['values'] = {}): Summary {
  const { key, values } = wordsOf[step.action](step);
  return { key, subject, values: { ...values, ...names } };
}

const wordsOf: Readonly<Record<NewStep['action'], (step: SummarySource) => Words>> = {
  create: creation,
  replace: edit,
  act: ({ endpoint = '' }) => ({ key: `act.${endpoint.replace('.', '_')}`, values: {} }),
};

/** The summary of two merged edits: old values are those of the first, new values those of the second. */
export function mergedSummary(step: SummarySource, first: Summary, second: Summary): Summary {
  const names: Record<string, string> = {};
  if (first.values['fromName'] !== undefined) names['fromName'] = first.values['fromName'];
  if (second.values['toName'] !== undefined) names['toName'] = second.values['toName'];
  return summarize(step, second.subject, names);
}

/** From where the first began to where the second ended; with the words of the first where that is the same. */
export function joinedEdit<First extends NewStep>(first: First, { entity, changes, summary }: NewStep): First {
  const one = { ...first, changes: [...mergeChanges(entity, first.changes, changes)] };
  return one.changes.length === 0 ? one : { ...one, summary: mergedSummary(one, first.summary, summary) };
}

type Words = Pick<Summary, 'key' | 'values'>;

function creation(step: SummarySource): Words {
  return createdWords[step.entity]?.(step) ?? { key: 'entity.created', values: { entity: step.entity } };
}

const createdWords: Partial<Record<EntityName, (step: SummarySource) => Words>> = {
  Planification({ body }) {
    const members = membersOf(body ?? '{}');
    return { key: 'event.created', values: { toDebut: plain(members.get('Debut')), toFin: plain(members.get('Fin')) } };
  },
  Directory: ({ parentPath = [] }) => ({ key: 'folder.created', values: { path: parentPath.join('\\') } }),
};

function edit(step: SummarySource): Words {
  const units = [...unitsOf(step)];
  const special = together[`${step.entity}.${units.toSorted().join(',')}`];
  if (special) return special(step.changes);
  const only = units.length === 1 ? units[0] : undefined;
  const [change] = step.changes;
  if (only === undefined || !change) return many(step.entity, units);
  const ofOne = single[`${step.entity}.${change.key === undefined ? only : change.field}`];
  return ofOne ? ofOne(step.changes, change) : many(step.entity, units);
}

const many = (entity: EntityName, units: readonly string[]): Words => ({
  key: families[entity] ?? 'entity.changed',
  values: { fields: units.join(',') },
});

const families: Partial<Record<EntityName, string>> = {
  Planification: 'event.changed',
  Dossier: 'application.changed',
};

const fromTo =
  (key: string) =>
  (_changes: readonly FieldChange[], change: FieldChange): Words => ({
    key,
    values: { from: plain(change.base), to: plain(change.mine) },
  });
const onOff =
  (on: string, off: string) =>
  (_changes: readonly FieldChange[], change: FieldChange): Words => ({
    key: change.mine === 'true' ? on : off,
    values: {},
  });

/** The decision's number, and its day and the state where those were changed with it. */
function decided(changes: readonly FieldChange[]): Words {
  const of = (field: string) => changes.find((change) => change.field === field);
  const [which, day, state] = [of('DecisionId'), of('DateDecision'), of('EtatCandidatureId')];
  return {
    key: 'application.decided',
    values: {
      from: plain(which?.base),
      to: plain(which?.mine),
      ...(day && { toDay: plain(day.mine) }),
      ...(state && { fromState: plain(state.base), toState: plain(state.mine) }),
    },
  };
}

/** Words for an edit of these units and no other, by entity; the units in alphabetical order. */
const together: Readonly<Record<string, (changes: readonly FieldChange[]) => Words>> = {
  'Dossier.DecisionId': decided,
  'Dossier.DateDecision,DecisionId': decided,
  'Dossier.DateDecision,DecisionId,EtatCandidatureId': decided,
};

const single: Readonly<Record<string, (changes: readonly FieldChange[], change: FieldChange) => Words>> = {
  'Planification.Debut+Fin': moved,
  'Planification.Nom': fromTo('event.renamed'),
  'Planification.Annule': onOff('event.cancelled', 'event.restored'),
  'Planification.Realise': onOff('event.done', 'event.undone'),
  'Directory.Name': fromTo('folder.renamed'),
  'Dossier.CreneauLibre': fromTo('application.interviewMoved'),
  'Dossier.AgentId': fromTo('application.agentChanged'),
  'Dossier.Parametres': (_changes, change) => ({
    key: 'application.fieldChanged',
    values: { field: change.key ?? change.field, from: plain(change.base), to: plain(change.mine) },
  }),
};

function moved(changes: readonly FieldChange[]): Words {
  const debut = changes.find((change) => change.field === 'Debut');
  const fin = changes.find((change) => change.field === 'Fin');
  const values = {
    fromDebut: plain(debut?.base),
    fromFin: plain(fin?.base),
    toDebut: plain(debut?.mine),
    toFin: plain(fin?.mine),
  };
  if (lasting(values.fromDebut, values.fromFin) === lasting(values.toDebut, values.toFin))
    return { key: 'event.moved', values };
  if (isSameInstant(values.fromDebut, values.toDebut)) return { key: 'event.resized', values };
  return { key: isSameInstant(values.fromFin, values.toFin) ? 'event.startMoved' : 'event.rescheduled', values };
}

const isSameInstant = (one: string, other: string): boolean => one === other || instantOf(one) === instantOf(other);

const lasting = (debut: string, fin: string): number => instantOf(fin) - instantOf(debut);

/** Epoch ms; NaN, which equals nothing, where the text is no instant. */
const instantOf = (text: string): number => instantParts(text)?.epochMilliseconds ?? Number.NaN;

/** As the service wrote it, so that a number beyond 2^53 is exact (R2.2). Empty for null and absent. */
export function plain(raw: RawJson | null | undefined): string {
  if (raw === null || raw === undefined || raw === 'null') return '';
  return raw.startsWith('"') ? String(parseRaw(raw)) : raw;
}
