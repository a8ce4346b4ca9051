import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRowsOf } from '#cache/queries/peopleHooks.ts';
import { Block } from '#pages/Block.tsx';
import { useEligible } from '#pages/eligible/useEligible.ts';
import { sibling } from '#shared/entities/index.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { openPage } from '#stores/view.ts';
import { Button, TextAction, TextField } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { SlowAnswer } from '#wording/SlowAnswer.tsx';

/** The sequences that an agreement of a learner can have, as the service names them for an enrolment (R1.6). */
export function EligibleSequences({ of, learnerId }: { readonly of: PersonEntity; readonly learnerId: string }) {
  const { t } = useTranslation();
  const enrolmentEntity = sibling(of, 'InscriptionSequence');
  const [enrolment] = useRowsOf(enrolmentEntity, 'ApprenantId', [learnerId]);
  const { eligible, ask, stop } = useEligible(enrolmentEntity);
  const [prefix, setPrefix] = useState('');
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const isAsking = eligible.kind === 'asking';
  const mayAsk = enrolment !== undefined && isOnline && !isAsking;
  const send = (): void => void (mayAsk && ask(enrolment.id, prefix.trim()));
  return (
    <Block title={t('people.eligible.title')} isWide>
      <div className="mb-2 w-64">
        <TextField
          label={t('people.eligible.prefix')}
          description={t('people.eligible.prefixHow')}
          value={prefix}
          onChange={setPrefix}
          onSubmit={send}
          autoComplete="off"
        />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" isDisabled={!mayAsk} onPress={send}>
          {t('people.eligible.ask')}
        </Button>
        <output className="text-help text-text-3">
          {!isOnline && t('people.eligible.offline')}
          {isOnline && enrolment === undefined && t('people.eligible.noEnrolment')}
          {eligible.kind === 'failed' && <FailureText kind={eligible.failure} />}
          {eligible.kind === 'found' && t('people.eligible.found', { count: eligible.sequences.length })}
          {eligible.kind === 'found' && !eligible.isWhole && (
            <span className="text-ask"> {t('people.eligible.cut')}</span>
          )}
        </output>
        {isAsking && <SlowAnswer onStop={stop} />}
      </div>
      {eligible.kind === 'found' && (
        <ul aria-label={t('people.eligible.title')} className="mt-2">
          {eligible.sequences.map(({ id, name }) => (
            <li key={id} className="border-t border-line-soft py-1.5 first:border-0">
              <TextAction onPress={() => openPage({ entity: 'Sequence', id })}>
                {name || t('forms.numbered', { id })}
              </TextAction>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
