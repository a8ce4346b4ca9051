import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRow, useRowsOf } from '#cache/queries/peopleHooks.ts';
import { useReferences } from '#cache/queries/references.ts';
import { useEligible } from '#pages/eligible/useEligible.ts';
import { useReceived } from '#pages/useReceived.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { Button, RadioCards, TextField } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';
import type { PartProps } from './partProps.ts';

/** The sequence of the agreement: of those that the service holds to be possible, or unchecked, offline. */
export function SequenceChoice({ draft, put }: PartProps) {
  const { t } = useTranslation();
  const nameOf = useReferences();
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const [prefix, setPrefix] = useState('');
  const { eligible, ask, stop } = useEligible();
  const enrolments = useRowsOf('InscriptionSequence', 'ApprenantId', [draft.learnerId]);
  useReceived('Sequence', /^[1-9]\d*$/u.test(draft.sequenceId) ? [draft.sequenceId] : []);
  const chosen = useRow('Sequence', draft.sequenceId || null);
  const named = (id: string): string => nameOf('SequenceId', id) ?? t('forms.numbered', { id });

  const found = eligible.kind === 'found' ? eligible.sequences : [];
  const ofEnrolments = [...new Set(enrolments.flatMap(({ fields }) => fields.id('SequenceId') ?? []))];
  const options = [
    ...found.map(({ id, name }) => ({ id, title: name || named(id) })),
    ...(found.length === 0
      ? ofEnrolments.map((id) => ({ id, title: named(id), detail: t('agreements.draft.unchecked') }))
      : []),
  ];
  const isAmong = options.some(({ id }) => id === draft.sequenceId);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-help font-medium text-text-2">{t('agreements.draft.sequence')}</legend>
      <div className="flex flex-wrap items-end gap-2">
        <div className="w-64">
          <TextField
            label={t('people.eligible.prefix')}
            description={t('people.eligible.prefixHow')}
            value={prefix}
            onChange={setPrefix}
            onSubmit={() => void ask(draft.enrolmentId || draft.fileId, prefix.trim())}
            autoComplete="off"
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="sm"
          isDisabled={!isOnline || eligible.kind === 'asking'}
          onPress={() => void ask(draft.enrolmentId || draft.fileId, prefix.trim())}
        >
          {t('agreements.draft.ask')}
        </Button>
        <output className="text-help text-text-3">
          {!isOnline && t('agreements.draft.eligibleOffline')}
          {eligible.kind === 'failed' && <FailureText kind={eligible.failure} />}
          {eligible.kind === 'found' && t('people.eligible.found', { count: eligible.sequences.length })}
          {eligible.kind === 'found' && !eligible.isWhole && (
            <span className="text-ask"> {t('agreements.draft.eligibleCut')}</span>
          )}
        </output>
        {eligible.kind === 'asking' && <SlowAnswer onStop={stop} />}
      </div>
      {options.length > 0 && (
        <RadioCards
          label={t('agreements.draft.sequence')}
          value={isAmong ? draft.sequenceId : null}
          onChange={(sequenceId) => put({ sequenceId })}
          options={options}
        />
      )}
      {!isAmong && (
        <div className="w-64">
          <TextField
            label={t('agreements.draft.sequenceNumber')}
            value={draft.sequenceId}
            onChange={(sequenceId) => put({ sequenceId: sequenceId.trim() })}
            inputMode="numeric"
            autoComplete="off"
            isRequired
            {...(chosen && { description: named(chosen.id) })}
          />
        </div>
      )}
    </fieldset>
  );
}
