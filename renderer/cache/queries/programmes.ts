import { campusesOf, sorted } from './labels.ts';
import type { Label } from './labels.ts';
import { liveQuery } from './liveQuery.ts';
import { madeOf } from './made.ts';
import { campusOf, forLabels, labelOf, labelsOf } from './referenceLabels.ts';

const forProgrammes = ['Programme', 'EntiteJuridique'] as const;

const programmesIn = madeOf(
  (rows) => [labelsOf(rows, 'Programme', null)],
  (rows) => sorted([...labelsOf(rows, 'Programme', null)].map(([id, name]) => ({ id, name }))),
);
/** Programmes by name; empty for a service that does not list them (R3.4). */
export const useProgrammes = liveQuery(forProgrammes, ({ rows }) => programmesIn(rows));

/** A campus, and its programmes. Null: programmes whose campus is unknown here. */
export interface CampusProgrammes {
  readonly campus: Label | null;
  readonly programmes: readonly Label[];
}

const campusProgrammesIn = madeOf(
  (rows) => [campusesOf(rows), labelsOf(rows, 'Programme', null)],
  (rows): readonly CampusProgrammes[] => {
    const campuses = campusesOf(rows);
    const byCampus = Map.groupBy(labelsOf(rows, 'Programme', null).keys(), (id) => campusOf(rows, 'Programme', id));
    const of = (campusId: string | null): readonly Label[] =>
      sorted((byCampus.get(campusId) ?? []).map((id) => ({ id, name: labelOf(rows, 'Programme', id, campusId) })));
    const known = new Set<string | null>(campuses.map(({ id }) => id));
    const elsewhere = [...byCampus.keys()].filter((id) => !known.has(id));
    return [
      ...campuses.map((campus) => ({ campus, programmes: of(campus.id) })),
      ...elsewhere.map((id) => ({ campus: null, programmes: of(id) })),
    ];
  },
);
/** Campuses and programmes as far as this workstation can name them, for numbers that may mean either (R5.4). */
export const useCampusProgrammes = liveQuery(forLabels, ({ rows }) => campusProgrammesIn(rows));
