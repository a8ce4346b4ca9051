import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Sibling } from '#shared/entities/index.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { Button, TextField } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import { useEligible } from './useEligible.ts';
import type { EligibleSequence } from './useEligible.ts';

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
