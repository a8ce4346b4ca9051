import { useRef, useState } from 'react';
import { Fields } from '#cache/queries/peopleHooks.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { membersOf, objectOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { useCommit } from '#stores/commit.ts';
import { rawId } from '#sync/rules/provisional.ts';

interface EligibleSequence {
  readonly id: string;
  readonly name: string;
}

export type Eligible =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly sequences: readonly EligibleSequence[] }
  | { readonly kind: 'failed'; readonly failure: FailureKind };

/**
 * Asks the service for the sequences that an agreement of this enrolment can have: a read with a body (R1.6).
 * `prefix`: of the code of their type; '' for all.
 */
export function useEligible(): {
  readonly eligible: Eligible;
  readonly ask: (enrolmentId: string, prefix: string) => Promise<void>;
} {
  const [eligible, setEligible] = useState<Eligible>({ kind: 'idle' });
  /** The question that was asked last: an answer to an earlier one came too late. */
  const latest = useRef(0);
  const { commit } = useCommit(
    async (commands, enrolmentId: string, prefix: string): Promise<void> => {
      latest.current += 1;
      const question = latest.current;
      setEligible({ kind: 'asking' });
      const outcome = await commands.call('InscriptionSequence.eligible', {
        body: objectOf([['Id', rawId('InscriptionSequence', enrolmentId)]]),
        expand: ['Sequence'],
        select: ['Sequence'],
        ...(prefix !== '' && { filter: { startsWith: ['Sequence/TypeSequence/Code', prefix] } }),
      });
      if (latest.current !== question) return;
      if (outcome.kind !== 'answered') return setEligible({ kind: 'failed', failure: outcome.failure.kind });
      setEligible({ kind: 'found', sequences: sequencesIn(outcome.answer.rows) });
    },
    (enrolmentId, prefix) => `${enrolmentId} ${prefix}`,
  );
  const ask = async (enrolmentId: string, prefix: string): Promise<void> => {
    await commit(enrolmentId, prefix);
  };
  return { eligible, ask };
}

/** Each row holds one `Sequence`; one of several enrolments is named once. */
export function sequencesIn(rows: readonly RawJson[]): readonly EligibleSequence[] {
  const found = rows.flatMap((row) => {
    const text = membersOf(row).get('Sequence');
    if (!text?.startsWith('{')) return [];
    const sequence = new Fields(text);
    const id = sequence.id('Id');
    return id === null ? [] : [[id, { id, name: sequence.text('Nom') || sequence.text('Code') }] as const];
  });
  return [...new Map(found).values()];
}
