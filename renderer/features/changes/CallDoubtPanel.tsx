import type { Step } from '#sync/step.ts';
import { Mark, Notice, Section, useFormat, useShortcut } from '#ui/index.ts';
import { causeWords } from '#wording/sentWords.ts';
import type { Wording } from '#wording/wording.ts';
import type { StepActions } from './actions.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { decisionShortcuts } from './shortcuts.ts';
import { useMayArriveUntil } from './useMayArriveUntil.ts';

interface CallDoubtPanelProps {
  readonly step: Step;
  readonly wording: Wording;
  readonly actions: StepActions;
}

/** A call that changes an entity and whose answer was lost: only the user can say whether it was carried out (R3.0). */
export function CallDoubtPanel({ step, wording, actions }: CallDoubtPanelProps) {
  const { t } = wording;
  const format = useFormat();
  const done = (): void => actions.onSettle(step, { id: step.target, row: null });
  const notDone = (): void => actions.onSettle(step, null);
  useShortcut(decisionShortcuts.exists, done);
  useShortcut(decisionShortcuts.createAnew, notDone);
  useShortcut(decisionShortcuts.later, actions.onClose);
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
        {until !== null && ` ${t('changes.doubt.until', { time: format.time(until) })}`}
      </Notice>
      <Section title={t('changes.doubt.choose')}>
        <div className="flex flex-col gap-2">
          <ChoiceButton title={t('changes.call.done')} kbd="1" onPress={done}>
            {t('changes.call.doneHint')}
          </ChoiceButton>
          <ChoiceButton title={t('changes.call.notDone')} kbd="2" onPress={notDone}>
            {t('changes.call.notDoneHint')}
          </ChoiceButton>
          <ChoiceButton title={t('changes.doubt.later')} kbd="3" onPress={actions.onClose}>
            {t('changes.doubt.laterHint')}
          </ChoiceButton>
        </div>
      </Section>
    </>
  );
}
