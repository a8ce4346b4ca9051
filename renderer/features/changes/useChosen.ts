import { useState } from 'react';
import type { Candidate } from '#shared/ipc/write.ts';

/** Which candidate would be said to be it. */
export interface Chosen {
  readonly id: string | null;
  /** By its key: Entrée then says so. */
  readonly byKey: boolean;
  readonly choose: (id: string) => void;
  /** One press chooses the first that it could be, the next press the one after it. */
  readonly chooseNext: () => void;
}

export function useChosen(candidates: readonly Candidate[]): Chosen {
  const [{ id, byKey }, setChosen] = useState<Pick<Chosen, 'id' | 'byKey'>>({ id: null, byKey: false });
  return {
    id,
    byKey,
    choose: (next) => setChosen({ id: next, byKey: false }),
    chooseNext: () => {
      const at = candidates.findIndex((candidate) => candidate.id === id);
      const next = candidates[(at + 1) % candidates.length];
      if (next) setChosen({ id: next.id, byKey: true });
    },
  };
}
