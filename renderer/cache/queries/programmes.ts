import { byFrench } from '#shared/text/fold.ts';
import type { Label } from './labels.ts';
import { liveQuery } from './liveQuery.ts';
import { Memo } from './memo.ts';
import { forLabels, labelsOf } from './referenceLabels.ts';

const forProgrammes = ['Programme', 'EntiteJuridique'] as const;
/** The same lists until one of them changes. */
const byName = new Memo<readonly Label[]>();
const byCampus = new Memo<readonly CampusProgrammes[]>();

/** Programmes by name; empty for a service that does not list them (R3.4). */
export const useProgrammes = liveQuery(forProgrammes, ({ rows }) => {
  const labels = labelsOf(rows).all('Programme');
  return byName.get('all', [labels], () =>
    [...labels].map(([id, name]) => ({ id, name })).sort((a, b) => byFrench(a.name, b.name)),
  );
});

/** A campus, and its programmes. Null: programmes whose campus is unknown here. */
export interface CampusProgrammes {
  readonly campus: Label | null;
  readonly programmes: readonly Label[];
}

/** Campuses and programmes as far as this workstation can name them, for numbers that may mean either (R5.4). */
export const useCampusProgrammes = liveQuery(forLabels, ({ rows, labels }) => {
  const references = labelsOf(rows);
  const campuses = labels.campuses();
  const all = references.all('Programme');
  return byCampus.get('all', [campuses, all, rows.memory.dataset('Programme')], () => {
    const programmes = [...all.keys()].map((id) => {
      const campusId = references.campusOf('Programme', id);
      return { id, name: references.of('Programme', id, campusId), campusId };
    });
    const of = (campusId: string | null): readonly Label[] =>
      programmes
        .filter((programme) => programme.campusId === campusId)
        .map(({ id, name }) => ({ id, name }))
        .sort((a, b) => byFrench(a.name, b.name));
    const known = new Set(campuses.map(({ id }) => id));
    const elsewhere = [...new Set(programmes.map(({ campusId }) => campusId))].filter(
      (id) => id === null || !known.has(id),
    );
    return [
      ...campuses.map((campus) => ({ campus, programmes: of(campus.id) })),
      ...elsewhere.map((id) => ({ campus: null, programmes: of(id) })),
    ];
  });
});
