import { useState } from 'react';
import { useShortcut } from '#ui/index.ts';
import type { PanelProps } from './actions.ts';
import { ChoiceButton } from './ChoiceButton.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { decisionShortcuts } from './shortcuts.ts';

/** « Réessayer » and « Abandonner »: the two answers to any change that the service did not take, with their keys. */
export function RetryOrDiscard({
  step,
  everything,
  wording,
  actions,
  retryHint,
}: PanelProps & { readonly retryHint: string }) {
  const { t } = wording;
  const [discarding, setDiscarding] = useState(false);
  useShortcut(decisionShortcuts.tryAgain, () => actions.onRetry(step));
  useShortcut(decisionShortcuts.giveUp, () => setDiscarding(true));
  return (
    <>
      <ChoiceButton title={t('changes.refused.retry')} kbd="2" onPress={() => actions.onRetry(step)}>
        {retryHint}
      </ChoiceButton>
      <ChoiceButton title={t('changes.refused.discard')} kbd="3" onPress={() => setDiscarding(true)}>
        {t('changes.refused.discardHint')}
      </ChoiceButton>
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
