import { byFrench } from '#shared/text/fold.ts';
import type { Live } from './CacheProvider.tsx';
import type { Label } from './labels.ts';
import { Memo } from './memo.ts';
import { labelsOf } from './referenceLabels.ts';
import { useLive } from './useLive.ts';

const forProgrammes = ['Programme', 'EntiteJuridique'] as const;

/** Programmes by name; empty for a service that does not list them (R3.4). */
export function useProgrammes(): readonly Label[] {
  return useLive(forProgrammes, readProgrammes);
}

/** The same list until one of them changes. */
const made = new Memo<readonly Label[]>();

const readProgrammes = ({ rows }: Live): readonly Label[] => {
  const labels = labelsOf(rows).all('Programme');
  return made.get('all', [labels], () =>
    [...labels].map(([id, name]) => ({ id, name })).sort((a, b) => byFrench(a.name, b.name)),
  );
};
