import { byFrench } from '#shared/text/fold.ts';
import type { Live } from './CacheProvider.tsx';
import type { Label } from './labels.ts';
import { Memo } from './memo.ts';
import { forLabels, labelsOf } from './referenceLabels.ts';
import { useLive } from './useLive.ts';

/** A campus, and its programmes. Null: programmes whose campus is unknown here. */
export interface CampusProgrammes {
  readonly campus: Label | null;
  readonly programmes: readonly Label[];
}

/** Campuses and programmes as far as this workstation can name them, for numbers that may mean either (R5.4). */
export function useCampusProgrammes(): readonly CampusProgrammes[] {
  return useLive(forLabels, read);
}

/** The same list until one of them changes. */
const made = new Memo<readonly CampusProgrammes[]>();

const read = ({ rows, labels }: Live): readonly CampusProgrammes[] => {
  const references = labelsOf(rows);
  const campuses = labels.campuses();
  const all = references.all('Programme');
  return made.get('all', [campuses, all, rows.memory.dataset('Programme')], () => {
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
};
