import type { Apart } from '#intents/interview/apart.ts';
import { useCommand } from '#stores/commit.ts';
import { useAct } from '#wording/useAct.ts';

/**
 * Puts an interview back to where the act found it, one half of which was refused (R4.7): the half that the service has
 * by a change of its own, and the refused one is given up.
 */
export function usePutBack(): (half: Apart) => Promise<void> {
  const act = useAct();
  const discard = useCommand(
    (commands, id: string) => commands.discard(id),
    (id) => id,
  );
  return async ({ step, done }) => {
    if (await act({ kind: 'undo', steps: done })) await discard(step.id);
  };
}
