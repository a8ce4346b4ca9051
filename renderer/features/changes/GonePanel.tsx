import { useState } from 'react';
import type { Step } from '#sync/step.ts';
import { Mark, Notice, Section, useShortcut } from '#ui/index.ts';
import type { Wording } from '#wording/wording.ts';
import type { StepActions } from './actions.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { decisionShortcuts } from './shortcuts.ts';

interface PanelProps {
  readonly step: Step;
  readonly everything: readonly Step[];
  readonly wording: Wording;
  readonly actions: StepActions;
}

/** The service no longer has what the change is about (R3.1b): the user creates it again, or gives the change up. */
export function GonePanel({ step, everything, wording, actions }: PanelProps) {
  const { t } = wording;
  const [discarding, setDiscarding] = useState(false);
  const ofIt = everything.filter(
    ({ entity, target, action, state }) =>
      entity === step.entity &&
      target === step.target &&
      action === 'replace' &&
      (state.kind === 'waiting' || state.kind === 'refused'),
  );
  const mayRecreate = step.entity === 'Planification' && ofIt.some(({ base }) => base !== null);
  const recreate = (): void => actions.onRecreate(ofIt);
  useShortcut(decisionShortcuts.openThing, recreate, { enabled: mayRecreate });
  useShortcut(decisionShortcuts.tryAgain, () => actions.onRetry(step));
  useShortcut(decisionShortcuts.giveUp, () => setDiscarding(true));
  return (
    <>
      <Notice tone="stop" icon={<Mark state="refused" label="" />} title={t('common.failure.gone')}>
        <p>{t('changes.gone.lead')}</p>
      </Notice>
      <Section title={t('changes.refused.choose')}>
        <div className="flex flex-col gap-2">
          {mayRecreate && (
            <ChoiceButton title={t('changes.gone.recreate')} kbd="1" onPress={recreate}>
              {t('changes.gone.recreateHint')}
            </ChoiceButton>
          )}
          <ChoiceButton title={t('changes.refused.retry')} kbd="2" onPress={() => actions.onRetry(step)}>
            {t('changes.gone.retryHint')}
          </ChoiceButton>
          <ChoiceButton title={t('changes.refused.discard')} kbd="3" onPress={() => setDiscarding(true)}>
            {t('changes.refused.discardHint')}
          </ChoiceButton>
        </div>
      </Section>
      <DiscardDialog
        step={step}
        everything={everything}
        isOpen={discarding}
        wording={wording}
        onCancel={() => setDiscarding(false)}
        onConfirm={() => {
          setDiscarding(false);
          actions.onDiscard(step);
        }}
      />
    </>
  );
}
