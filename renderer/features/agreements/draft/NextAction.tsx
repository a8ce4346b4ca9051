import { useTranslation } from 'react-i18next';
import { Button, listShortcuts, useSettled, useShortcut } from '#ui/index.ts';
import { agreementShortcuts } from '#wording/shortcuts.ts';
import type { Flow } from './useFlow.ts';

/** Where the question of the next stage is answered, beside the fields and named like one. */
export const question = 'question';

interface NextActionProps {
  readonly flow: Flow;
  readonly onEnd: () => void;
  readonly toField: (field: string) => void;
}

/** The one thing to do now: send all that is left, stop that, or end. Its key leads to what is shown to keep it. */
export function NextAction({ flow, onEnd, toField }: NextActionProps) {
  const { t } = useTranslation();
  const { next, stages, isSending } = flow;
  const keptBy = next?.state.kind === 'asks' ? question : (flow.problem?.field ?? null);
  const isBlocked = keptBy !== null || (next === null && !flow.isComplete);
  const act = (): void => {
    if (isSending) return;
    if (keptBy !== null) toField(keptBy);
    else if (next !== null) flow.send();
    else if (flow.isComplete) onEnd();
  };
  const settle = useSettled(act);
  useShortcut(agreementShortcuts.send, settle);
  useShortcut(listShortcuts.close, flow.stop, { enabled: isSending });
  const label = isSending
    ? t(`agreements.draft.state.${flow.isHeldUp ? 'waiting' : 'sending'}`)
    : flow.isComplete
      ? t('agreements.draft.close')
      : stages.some(({ state }) => state.kind !== 'toDo')
        ? t('agreements.draft.sendRest')
        : t(stages[0]?.kind === 'agreement' ? 'agreements.draft.send' : 'agreements.draft.stage.instalment');
  return (
    <>
      {isSending && (
        <Button kbd="Escape" onPress={flow.stop}>
          {t('agreements.draft.stop')}
        </Button>
      )}
      <Button
        variant={isSending ? 'secondary' : 'primary'}
        {...(!isSending && { kbd: 'mod+Enter' })}
        isDisabled={isBlocked && !isSending}
        isBusy={isSending}
        onPress={settle}
      >
        {label}
      </Button>
    </>
  );
}
