import type { Apart } from '#intents/interview/apart.ts';
import { useCommand } from '#stores/commit.ts';
import { asNewStep, cannotHaveArrived } from '#sync/step.ts';
import { useAct } from '#wording/useAct.ts';

/**
 * Puts an interview back to where the act found it, one half of which was refused (R4.7): the half that the service has
 * by a change of its own, and the refused one is given up. That is one change, which is undone as one, unless the
 * refused half may have arrived or would have made a row: what becomes of that cannot be taken back.
 */
export function usePutBack(): (half: Apart) => Promise<void> {
  const act = useAct();
  const discard = useCommand(
    (commands, id: string) => commands.discard(id),
    (id) => id,
  );
  return async ({ step, done }) => {
    const isOne = step.action === 'replace' && cannotHaveArrived(step);
    const isBack = await act({ kind: 'undo', steps: isOne ? [...done, asNewStep(step)] : done });
    if (isBack && !isOne) await discard(step.id);
  };
}
