import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../stores/session.ts';
import type { Choice, Step } from '../../sync/step.ts';
import { showToast, useFormat } from '../../ui/index.ts';
import type { StepActions } from './actions.ts';
import { decide, select, showThing } from './show.ts';

/** What the buttons do: one command each, then a word about it. A rejected command reaches the error boundary's log. */
export function useStepActions(afterDecision: (step: Step) => void): StepActions & {
  readonly onResolve: (step: Step, choices: ReadonlyMap<string, Choice>) => void;
  readonly onRetryAll: () => void;
} {
  const { t } = useTranslation();
  const commands = useCommands();
  const format = useFormat();
  return useMemo(() => {
    const say = async (work: Promise<void>, key: string, then?: () => void): Promise<void> => {
      await work;
      showToast(t(key));
      then?.();
    };
    return {
      onUndo: (step) =>
        void commands.undo(step.id).then((undone) => showToast(t(undone ? 'outbox.story.undone' : 'outbox.story.tooLate'))),
      onRetry: (step) => void say(commands.retry(step.id), 'outbox.retried'),
      onRetryAll: () => void say(commands.retry(), 'outbox.retried'),
      onOpenThing: (step) => showThing(step, format.dayOf),
      onDecide: (step) => decide(step.id),
      onDiscard: (step) => void say(commands.discard(step.id), 'outbox.discard.done', () => afterDecision(step)),
      onSettle: (step, id) =>
        void say(commands.settle(step.id, id), id === null ? 'outbox.doubt.settledCreate' : 'outbox.doubt.settledExists', () =>
          afterDecision(step),
        ),
      onResolve: (step, choices) => void say(commands.resolve(step.id, choices), 'outbox.decide.sending', () => afterDecision(step)),
      onClose: () => select(null),
    };
  }, [t, commands, format, afterDecision]);
}
