import { describeEntity } from '#shared/entities/index.ts';
import { openSecondRows } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import { Mark, Notice, Section, useFormat, useShortcut } from '#ui/index.ts';
import type { Wording } from '#wording/wording.ts';
import type { StepActions } from './actions.ts';
import { CompareTable } from './CandidateList.tsx';
import { compare } from './candidates.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { decisionShortcuts } from './shortcuts.ts';

interface SecondRowPanelProps {
  readonly step: Step;
  readonly wording: Wording;
  readonly actions: StepActions;
}

/**
 * The service has two rows that match one creation (R3.9): the user cancels one, where that is possible, or keeps both.
 */
export function SecondRowPanel({ step, wording, actions }: SecondRowPanelProps) {
  const { t } = wording;
  const format = useFormat();
  const [second] = openSecondRows(step);
  const canCancel = describeEntity(step.entity).cancelledBy !== null;
  const decide = (decision: Parameters<StepActions['onSecondRow']>[2]) => () =>
    second && actions.onSecondRow(step, second.id, decision);
  useShortcut(decisionShortcuts.keepBoth, decide('keptBoth'));
  useShortcut(decisionShortcuts.cancelSecond, decide('cancelledSecond'), { enabled: canCancel });
  useShortcut(decisionShortcuts.cancelOwn, decide('cancelledOwn'), { enabled: canCancel });
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
        <CompareTable step={step} compared={compare(step, second.row)} wording={wording} />
      </Section>
      <Section title={t('changes.doubt.choose')}>
        <div className="flex flex-col gap-2">
          <ChoiceButton title={t('changes.secondRow.keepBoth')} kbd="1" onPress={decide('keptBoth')}>
            {t(canCancel ? 'changes.secondRow.keepBothHint' : 'changes.secondRow.cannotCancel')}
          </ChoiceButton>
          {canCancel && (
            <>
              <ChoiceButton
                title={t('changes.secondRow.cancelSecond', { second: second.id })}
                kbd="2"
                onPress={decide('cancelledSecond')}
              >
                {t('changes.secondRow.cancelSecondHint')}
              </ChoiceButton>
              <ChoiceButton
                title={t('changes.secondRow.cancelOwn', { own: step.target })}
                kbd="3"
                onPress={decide('cancelledOwn')}
              >
                {t('changes.secondRow.cancelOwnHint')}
              </ChoiceButton>
            </>
          )}
        </div>
      </Section>
    </>
  );
}
