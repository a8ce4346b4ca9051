import { useState } from 'react';
import { useEntityRow } from '#cache/queries/hooks.ts';
import { useRow } from '#cache/queries/peopleHooks.ts';
import { namesOf } from '#i18n/labels/names.ts';
import { recreationOf } from '#intents/recreate.ts';
import { useRowName } from '#pages/useRowName.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import { hasPage, openPage } from '#stores/place.ts';
import { isStoppedByCarnet } from '#sync/rules/refusals.ts';
import { isOfGoneRow, isTakenByOther, openSecondRows } from '#sync/step.ts';
import { Mark, Notice, Section, TextAction, useFormat } from '#ui/index.ts';
import { FailureText } from '#wording/FailureText.tsx';
import { fieldLabel } from '#wording/fields.ts';
import { causeWords } from '#wording/sentWords.ts';
import { sentence } from '#wording/summary.ts';
import type { PanelProps } from './actions.ts';
import { Candidates, CompareTable } from './CandidateList.tsx';
import { compare } from './candidates.ts';
import { Answers, ChoiceButton, useChosen } from './ChoiceButton.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { DoubtPanel, SaidAgainst, useMayArriveUntil } from './DoubtPanel.tsx';
import { KnownAddressPanel, OwnRecordChoice } from './KnownAddressPanel.tsx';
import { useChanges } from './useChanges.ts';

export function QuestionPanel(props: PanelProps) {
  const { step } = props;
  if (step.state.kind === 'doubt')
    return step.action === 'act' ? <CallDoubtPanel {...props} /> : <DoubtPanel {...props} />;
  if (isTakenByOther(step)) return <KnownAddressPanel {...props} />;
  if (isOfGoneRow(step)) return <GonePanel {...props} />;
  return step.state.kind === 'refused' ? <RefusedPanel {...props} /> : <SecondRowPanel {...props} />;
}

/** The service no longer has what the change is about (R3.1b): the user creates it again, or gives the change up. */
function GonePanel({ step }: PanelProps) {
  const { everything, wording, actions } = useChanges();
  const { t } = wording;
  const ofIt = everything.filter(
    ({ entity, target, action, state }) =>
      entity === step.entity &&
      target === step.target &&
      action === 'replace' &&
      (state.kind === 'waiting' || state.kind === 'refused'),
  );
  const made = recreationOf(ofIt);
  const recreate = (): void => actions.onRecreate(ofIt);
  return (
    <>
      <Notice tone="stop" icon={<Mark state="refused" label="" />} title={t('common.failure.gone')}>
        <p>{t('changes.gone.lead')}</p>
      </Notice>
      <Answers>
        {typeof made === 'string' ? (
          <p className="text-text-2">{t('changes.gone.cannot', { why: t(`common.rejection.${made}`) })}</p>
        ) : (
          <ChoiceButton title={t('changes.gone.recreate')} shortcut="openThing" onPress={recreate}>
            {t('changes.gone.recreateHint')}
          </ChoiceButton>
        )}
        <RetryOrDiscard step={step} retryHint={t('changes.gone.retryHint')} />
      </Answers>
    </>
  );
}

/** A call that changes an entity and whose answer was lost: only the user can say whether it was carried out (R3.0). */
function CallDoubtPanel({ step }: PanelProps) {
  const { wording, actions } = useChanges();
  const { t } = wording;
  const format = useFormat();
  const done = (): void => actions.onSettle(step, { id: step.target, row: null });
  const notDone = (): void => actions.onSettle(step, null);
  const until = useMayArriveUntil(step);
  if (step.state.kind !== 'doubt') return null;
  const sent = step.sentAt ?? step.state.since;
  return (
    <>
      <p className="mb-3 text-text-2">
        {t('changes.call.lead', {
          day: format.day(sent),
          time: format.time(sent),
          cause: causeWords(step.state, wording),
        })}
      </p>
      <Notice tone="ask" icon={<Mark state="doubt" label="" />} title={t('changes.doubt.noticeTitle')}>
        {t('changes.call.notice')}
        <SaidAgainst step={step} />
        {until !== null && ` ${t('changes.doubt.until', { time: format.time(until) })}`}
      </Notice>
      <Answers>
        <ChoiceButton title={t('changes.call.done')} shortcut="exists" onPress={done}>
          {t('changes.call.doneHint')}
        </ChoiceButton>
        <ChoiceButton title={t('changes.call.notDone')} shortcut="createAnew" onPress={notDone}>
          {t('changes.call.notDoneHint')}
        </ChoiceButton>
        <ChoiceButton title={t('vocabulary.later')} shortcut="later" onPress={actions.onClose}>
          {t('changes.doubt.laterHint')}
        </ChoiceButton>
      </Answers>
    </>
  );
}

/** Two rows match one creation (R3.9): the user cancels one, where possible, or keeps both. */
export function SecondRowPanel({ step }: PanelProps) {
  const { wording, actions } = useChanges();
  const { t } = wording;
  const format = useFormat();
  const [second] = openSecondRows(step);
  const canCancel = describeEntity(step.entity).cancelledBy !== null;
  const own = useEntityRow(step.entity, step.target).current;
  const cancelled = {
    keptBoth: null,
    cancelledSecond: second && { entity: step.entity, id: second.id, row: second.row },
    cancelledOwn: own && { entity: step.entity, id: step.target, row: own },
  };
  const decide = (decision: keyof typeof cancelled) => () =>
    second && actions.onSecondRow(step, second.id, decision, cancelled[decision] ?? null);
  if (!second) return null;
  return (
    <>
      <p className="mb-3 text-text-2">
        {t('changes.secondRow.lead', { day: format.day(second.foundAt), time: format.time(second.foundAt) })}
      </p>
      <Notice
        tone="ask"
        icon={<Mark state="doubt" label="" />}
        title={t('changes.secondRow.noticeTitle', { own: step.target, second: second.id })}
      >
        {t('changes.secondRow.notice')}
      </Notice>
      <Section title={t('changes.secondRow.compared', { second: second.id })}>
        <CompareTable step={step} compared={compare(step, second.row)} />
      </Section>
      <Answers>
        <ChoiceButton title={t('keys.decision.keepBoth')} shortcut="keepBoth" onPress={decide('keptBoth')}>
          {t(canCancel ? 'changes.secondRow.keepBothHint' : 'changes.secondRow.cannotCancel')}
        </ChoiceButton>
        {canCancel && (
          <>
            <ChoiceButton
              title={t('changes.secondRow.cancelSecond', { second: second.id })}
              shortcut="cancelSecond"
              onPress={decide('cancelledSecond')}
            >
              {t('changes.secondRow.cancelSecondHint')}
            </ChoiceButton>
            {own && (
              <ChoiceButton
                title={t('changes.secondRow.cancelOwn', { own: step.target })}
                shortcut="cancelOwn"
                onPress={decide('cancelledOwn')}
              >
                {t('changes.secondRow.cancelOwnHint')}
              </ChoiceButton>
            )}
          </>
        )}
      </Answers>
    </>
  );
}

/** What the service answered, quoted and never interpreted (R3.5), and the possible answers of the user. */
function RefusedPanel({ step }: PanelProps) {
  const { wording, actions } = useChanges();
  const { t } = wording;
  const format = useFormat();
  const labelOf = (field: string): string => fieldLabel(step.entity, field, wording);
  const there = (step.state.kind === 'refused' && step.state.there) || [];
  const chosen = useChosen(there);
  // The service refused it, perhaps because another record has its address: a duplicate that says so is another matter.
  const mayBeDuplicate =
    step.entity === 'Mail' && step.action === 'create' && membersOf(step.body ?? '{}').get('IsDuplicate') !== 'true';
  if (step.state.kind !== 'refused') return null;
  const { failure } = step.state;
  const { fields = [] } = failure;
  // The reasons that concern one field are listed below, each beside its field.
  const rest = fields.reduce((text, { message }) => text.replaceAll(message, ''), failure.detail ?? '').trim();
  const isStopped = isStoppedByCarnet(step);
  const said =
    rest !== '' ? format.quote(rest) : fields.length > 0 || isStopped ? null : t('changes.refused.saidNothing');
  const words = failure.rule ? t(`common.rejection.${failure.rule}`) : said;
  const heldLead = step.sentAt === null ? 'changes.refused.heldLead' : 'changes.refused.unansweredLead';
  return (
    <>
      <p className="mb-3 text-text-2">{t(isStopped ? heldLead : 'changes.refused.lead')}</p>
      <Notice
        tone="stop"
        icon={<Mark state="refused" label="" />}
        title={isStopped ? <FailureText kind={failure.kind} /> : t('changes.refused.said')}
      >
        {words !== null && <p className="selectable break-words">{words}</p>}
        {failure.by && <Holder {...failure.by} />}
        {fields.length > 0 && (
          <dl className="selectable break-words">
            {fields.map(({ field, message }) => (
              <div key={`${field} ${message}`}>
                <dt className="inline font-medium">{t('changes.refused.field', { field: labelOf(field) })}</dt>{' '}
                <dd className="inline">{format.quote(message)}</dd>
              </div>
            ))}
          </dl>
        )}
        {failure.status !== undefined && (
          <p className="text-help">{t('changes.refused.status', { status: failure.status })}</p>
        )}
      </Notice>
      <Candidates
        step={step}
        title={t('changes.doubt.candidates')}
        lead={t('changes.refused.there')}
        candidates={there}
        chosen={chosen}
      />
      <Answers>
        <ChoiceButton title={t('common.word.fix')} shortcut="openThing" onPress={() => actions.onCorrect(step)}>
          {t('changes.refused.correctHint')}
        </ChoiceButton>
        <RetryOrDiscard step={step} retryHint={t('changes.refused.retryHint')} />
        {mayBeDuplicate && <OwnRecordChoice step={step} shortcut="correctAddress" />}
        {there.length > 0 && (
          <ChoiceButton
            title={t('changes.doubt.isThisOne')}
            shortcut="itIsThere"
            expanded={chosen.id !== null}
            onPress={chosen.chooseNext}
          >
            {t('changes.refused.isThisOneHint')}
          </ChoiceButton>
        )}
      </Answers>
    </>
  );
}

/** The row that has already what only one may have. */
function Holder({ entity, id }: { readonly entity: EntityName; readonly id: string }) {
  const { t, language } = useChanges().wording;
  const row = useRow(entity, id);
  const nameOf = useRowName();
  const name = row ? nameOf(row) : t('common.numbered', { id });
  return (
    <p className="selectable">
      {t('changes.refused.holder', { holder: `${namesOf(entity, language).one} ${name}` })}{' '}
      {hasPage(entity) && (
        <TextAction onPress={() => openPage({ entity, id })}>{t('changes.refused.openHolder')}</TextAction>
      )}
    </p>
  );
}

/** « Réessayer » and « Abandonner »: the two answers to any change that the service did not take, with their keys. */
function RetryOrDiscard({ step, retryHint }: PanelProps & { readonly retryHint: string }) {
  const { wording, actions } = useChanges();
  const { t } = wording;
  const [discarding, setDiscarding] = useState(false);
  // What leaves only when the user sends it leaves by this press (R3.0).
  const retry = (): void =>
    step.attended === true ? actions.onSend(step, sentence(step, wording)) : actions.onRetry(step);
  return (
    <>
      <ChoiceButton title={t('common.retry')} shortcut="tryAgain" onPress={retry}>
        {retryHint}
      </ChoiceButton>
      <ChoiceButton title={t('common.word.discard')} shortcut="giveUp" onPress={() => setDiscarding(true)}>
        {t('changes.refused.discardHint')}
      </ChoiceButton>
      <DiscardDialog step={step} isOpen={discarding} onClose={() => setDiscarding(false)} />
    </>
  );
}
