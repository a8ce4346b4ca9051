import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../stores/session.ts';
import type { Choice, Step } from '../../sync/step.ts';
import { showToast, useFormat } from '../../ui/index.ts';
import type { StepActions } from './actions.ts';
import { decide, select, showThing } from './show.ts';

/** What the buttons do: one command each, then a word about it. */
export function useStepActions(afterDecision: (step: Step) => void): StepActions & {
  readonly onResolve: (step: Step, choices: ReadonlyMap<string, Choice>) => void;
  readonly onRetryAll: () => void;
} {
  const { t } = useTranslation();
  const commands = useCommands();
  const format = useFormat();
  return useMemo(() => {
    /** Says what was done once it is kept; where the disk refused, says that, and lets the error be seen (I1). */
    const say = async <Result>(work: Promise<Result>, keyOf: (result: Result) => string, then?: () => void): Promise<void> => {
      let result: Result;
      try {
        result = await work;
      } catch (error) {
        showToast(t('common.rejection.storage'));
        throw error;
      }
      showToast(t(keyOf(result)));
      then?.();
    };
    return {
      onUndo: (step) =>
        void say(commands.undo(step.id), (undone) => (undone ? 'outbox.story.undone' : 'outbox.story.tooLate')),
      onRetry: (step) => void say(commands.retry(step.id), () => 'outbox.retried'),
      onRetryAll: () => void say(commands.retry(), () => 'outbox.retried'),
      onOpenThing: (step) => showThing(step, format.dayOf),
      onDecide: (step) => decide(step.id),
      onDiscard: (step) => void say(commands.discard(step.id), () => 'outbox.discard.done', () => afterDecision(step)),
      onSettle: (step, id) =>
        void say(
          commands.settle(step.id, id),
          () => (id === null ? 'outbox.doubt.settledCreate' : 'outbox.doubt.settledExists'),
          () => afterDecision(step),
        ),
      onResolve: (step, choices) => 
        void say(commands.resolve(step.id, choices), () => 'outbox.decide.sending', () => afterDecision(step)),
      onPutBack: (done) =>
        void say(commands.dispatch({ kind: 'done.putBack', done }), (accepted) =>
          accepted.ok ? 'outbox.story.puttingBack' : `common.rejection.${accepted.rejection}`,
        ),
      onClose: () => select(null),
    };
  }, [t, commands, format, afterDecision]);
}
