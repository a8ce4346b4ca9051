import type { EventView } from '#cache/queries/views.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step, StepState } from '#sync/step.ts';

export const zone = 'Europe/Paris';
/** Thursday 19 November 2026, 10:12 in Paris. */
export const now = Date.parse('2026-11-19T10:12:00+01:00');

const raw = (value: unknown): RawJson => JSON.stringify(value) as RawJson; // JSON.stringify writes JSON

/** 10:30 of a November day in Paris, epoch ms. */
export const at = (day: number, time: string): number =>
  Date.parse(`2026-11-${String(day).padStart(2, '0')}T${time}:00+01:00`);

export const typeNames = [
  'Entretien d’admission',
  'Cours',
  'Jury',
  'Réunion',
  'Portes ouvertes',
  'Réservation',
] as const;
export const types = typeNames.map((name, index) => ({ id: String(index + 1), name }));

/** An event of a November day; any member can be overridden. */
export function eventView(
  id: string,
  day: number,
  [start, end]: readonly [string, string],
  nom: string,
  rest: Partial<EventView> & { readonly type?: (typeof typeNames)[number] } = {},
): EventView {
  const { type = 'Entretien d’admission', ...others } = rest;
  return asRead({
    id,
    nom,
    campusId: '2',
    typeId: types.find(({ name }) => name === type)?.id ?? '1',
    typeName: type,
    debut: at(day, start),
    fin: at(day, end),
    baseDebut: null,
    baseFin: null,
    enseignants: '',
    programmeName: '',
    sequenceId: null,
    group: null,
    annule: false,
    gone: false,
    realise: false,
    mark: null,
    steps: [],
    ...others,
  });
}

/** The view with the text of a row that has its members: as it is made again of a row that changed. */
export const asRead = (view: Omit<EventView, 'row'>): EventView => ({
  ...view,
  row: raw({
    Id: Number(view.id),
    Nom: view.nom,
    EntiteJuridiqueId: Number(view.campusId),
    TypePlanificationId: Number(view.typeId),
    Debut: new Date(view.debut).toISOString(),
    Fin: new Date(view.fin).toISOString(),
    Enseignants: view.enseignants,
    Annule: view.annule,
    Realise: view.realise,
  }),
});

const waiting: StepState = { kind: 'waiting', notBefore: null, failure: null };

/** A change of an event in the outbox. */
export function step(id: string, target: string, changes: Step['changes'], state: StepState = waiting): Step {
  return {
    id,
    seq: 1,
    intentId: `intent-${id}`,
    entity: 'Planification',
    target,
    action: 'replace',
    changes,
    body: null,
    base: null,
    provisional: [],
    state,
    attempts: 0,
    seenBefore: [],
    summary: { key: 'event.moved', subject: target, values: moveValues(changes) },
    madeAt: Date.parse('2026-11-19T09:52:00+01:00'),
    sentAt: null,
  };
}

/** The hours of a move, as its sentence names them. */
const moveValues = (changes: Step['changes']): Step['summary']['values'] =>
  Object.fromEntries(
    changes.flatMap(({ field, base, mine }) => [
      [`from${field}`, String(JSON.parse(base ?? 'null'))],
      [`to${field}`, String(JSON.parse(mine))],
    ]),
  );

/** The two changes of a move, as a step has them. */
export const moveOf = (base: readonly [string, string], mine: readonly [string, string]): Step['changes'] => [
  { field: 'Debut', base: raw(base[0]), mine: raw(mine[0]) },
  { field: 'Fin', base: raw(base[1]), mine: raw(mine[1]) },
];
