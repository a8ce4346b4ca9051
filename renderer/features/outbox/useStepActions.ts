import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../stores/session.ts';
import type { Choice, Step } from '../../sync/step.ts';
import { showToast, useFormat } from '../../ui/index.ts';
import type { StepActions } from './actions.ts';
import { decide, select, showThing } from './show.ts';

/** What the buttons do: one command each, then a word about it. */
export function useStepActions(afterDecision: (steps: readonly Step[]) => void): StepActions & {
  readonly onResolve: (decided: ReadonlyMap<Step, ReadonlyMap<string, Choice>>) => void;
  readonly onRetryAll: () => void;
} {
  const { t } = useTranslation();
  const commands = useCommands();
  const format = useFormat();
  return useMemo(() => {
    const say = async <Result>(work: Promise<Result>, keyOf: (result: Result) => string): Promise<void> => showToast(t(keyOf(await work)));
    /** Says what was done once it is kept, or that the disk refused (I1). */
    const sayKept = async (work: Promise<boolean>, key: string, then: () => void): Promise<void> => {
      const isKept = await work;
      showToast(t(isKept ? key : 'common.rejection.storage'));
      if (isKept) then();
    };
    return {
      onUndo: (step) => void commands.undo(step.id),
      onRetry: (step) => void say(commands.retry(step.id), () => 'outbox.retried'),
      onRetryAll: () => void say(commands.retry(), () => 'outbox.retried'),
      onOpenThing: (step) => {
        if (!showThing(step, format.dayOf)) showToast(t('outbox.story.noPlace'));
      },
      onDecide: (step) => decide(step.id),
      onDiscard: (step) => void sayKept(commands.discard(step.id), 'outbox.discard.done', () => afterDecision([step])),
      onSettle: (step, existing) =>
        void (async () => {
          const settled = await commands.settle(step.id, existing);
          if (settled === 'kept') {
            showToast(t(existing === null ? 'outbox.doubt.settledCreate' : 'outbox.doubt.settledExists'));
            afterDecision([step]);
          } else showToast(t(settled === 'storage' ? 'common.rejection.storage' : `outbox.existing.${settled}`));
        })(),
      onResolve: (decided) => {
        const ids = new Map([...decided].map(([step, choices]) => [step.id, choices]));
        void sayKept(commands.resolve(ids), 'outbox.decide.sending', () => afterDecision([...decided.keys()]));
      },
      onSecondRow: (step, rowId, decision) => {
        const cancelled = { keptBoth: null, cancelledSecond: rowId, cancelledOwn: step.target }[decision];
        const work = async (): Promise<boolean> => {
          // First the change itself: a stop in between asks again, and loses nothing.
          if (cancelled !== null) {
            const accepted = await commands.dispatch({ kind: 'event.cancel', id: cancelled, annule: true });
            if (!accepted.ok && accepted.rejection === 'storage') return false;
          }
          return commands.decideSecondRow(step.id, rowId, decision);
        };
        void sayKept(work(), `outbox.secondRow.done.${decision}`, () => afterDecision([step]));
      },
      onPutBack: (done) =>
        void say(commands.dispatch({ kind: 'done.putBack', done }), (accepted) =>
          accepted.ok ? 'outbox.story.puttingBack' : `common.rejection.${accepted.rejection}`,
        ),
      onClose: () => select(null),
    };
  }, [t, commands, format, afterDecision]);
}
