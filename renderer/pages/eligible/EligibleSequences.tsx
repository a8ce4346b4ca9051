import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Fields } from '#cache/queries/peopleHooks.ts';
import type { Sibling } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { membersOf, objectOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { useCommand } from '#stores/commit.ts';
import { useLatestQuestion } from '#stores/latestQuestion.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { rawId } from '#sync/rules/provisional.ts';
import { Button, TextField } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';

interface EligibleSequencesProps {
  readonly of?: Sibling<'InscriptionSequence'>;
  /** The number of an enrolment or of a file; undefined: none is here, and `none` says so. */
  readonly origin: string | undefined;
  readonly none?: string;
  readonly offline: string;
  /** What is shown of them; null until the service answered. */
  readonly children: (sequences: readonly EligibleSequence[] | null) => ReactNode;
}

/** Asks the service which sequences an agreement can have, and says what it answered (R1.6). */
export function EligibleSequences({ of, origin, none, offline, children }: EligibleSequencesProps) {
  const { t } = useTranslation();
  const { eligible, ask, stop } = useEligible(of);
  const [prefix, setPrefix] = useState('');
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const isAsking = eligible.kind === 'asking';
  const mayAsk = origin !== undefined && isOnline && !isAsking;
  const send = (): void => void (mayAsk && ask(origin, prefix.trim()));
  return (
    <>
      <div className="mb-2 w-64">
        <TextField
          label={t('pages.eligible.prefix')}
          description={t('pages.eligible.prefixHow')}
          value={prefix}
          onChange={setPrefix}
          onSubmit={send}
          autoComplete="off"
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" isDisabled={!mayAsk} onPress={send}>
          {t('pages.eligible.ask')}
        </Button>
        <output className="text-help text-text-3">
          {!isOnline && offline}
          {isOnline && origin === undefined && none}
          {eligible.kind === 'failed' && <FailureText kind={eligible.failure} />}
          {eligible.kind === 'found' && t('pages.eligible.found', { count: eligible.sequences.length })}
          {eligible.kind === 'found' && !eligible.isWhole && (
            <span className="text-ask"> {t('pages.eligible.cut')}</span>
          )}
        </output>
        {isAsking && <SlowAnswer onStop={stop} />}
      </div>
      {children(eligible.kind === 'found' ? eligible.sequences : null)}
    </>
  );
}

interface EligibleSequence {
  readonly id: string;
  readonly name: string;
}

type Eligible =
  | { readonly kind: 'idle' }
  | { readonly kind: 'asking' }
  /** Not `isWhole`: the service cut its answer, and other sequences may be possible (I18). */
  | { readonly kind: 'found'; readonly sequences: readonly EligibleSequence[]; readonly isWhole: boolean }
  | { readonly kind: 'failed'; readonly failure: FailureKind };

/**
 * By the number of an enrolment or of a file: a read with a body (R1.6), in its context (R1.5). `prefix`: of their
 * type's code; '' for all.
 */
function useEligible(enrolments: Sibling<'InscriptionSequence'> = 'InscriptionSequence'): {
  readonly eligible: Eligible;
  readonly ask: (originId: string, prefix: string) => Promise<void>;
  readonly stop: () => void;
} {
  const [eligible, setEligible] = useState<Eligible>({ kind: 'idle' });
  const question = useLatestQuestion();
  const commit = useCommand(
    async (commands, originId: string, prefix: string): Promise<void> => {
      const counts = question.ask();
      setEligible({ kind: 'asking' });
      const input = {
        body: objectOf([['Id', rawId('InscriptionSequence', originId)]]),
        expand: ['Sequence'],
        select: ['Sequence'],
        ...(prefix !== '' && { filter: { startsWith: ['Sequence/TypeSequence/Code', prefix] as const } }),
      };
      const outcome = await (enrolments === 'InscriptionSequence'
        ? commands.call('InscriptionSequence.eligible', input)
        : commands.call('selection/InscriptionSequence.eligible', input));
      if (!counts()) return;
      if (outcome.kind !== 'answered') return setEligible({ kind: 'failed', failure: outcome.failure.kind });
      const { rows, complete } = outcome.answer;
      setEligible({ kind: 'found', sequences: sequencesIn(rows), isWhole: complete });
    },
    (originId, prefix) => `${enrolments} ${originId} ${prefix} ${question.stops()}`,
  );
  const ask = async (originId: string, prefix: string): Promise<void> => {
    await commit(originId, prefix);
  };
  const stop = (): void => {
    question.stop();
    setEligible({ kind: 'idle' });
  };
  return { eligible, ask, stop };
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
