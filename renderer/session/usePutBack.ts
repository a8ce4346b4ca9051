import type { Apart } from '#intents/interview/apart.ts';
import { asNewStep, cannotHaveArrived } from '#sync/step.ts';
import { useAct } from '#wording/useAct.ts';

/**
 * Puts an interview back to where the act found it, one half of which was refused (R4.7): the half that the service has
 * by a change of its own, and the refused one is given up, as one change. Ctrl Z takes both forward again: an edit at
 * once, a creation once the key has said that it brings it back, as of all that is given up. Not what may have arrived:
 * what becomes of that cannot be taken back.
 */
export function usePutBack(): (half: Apart) => Promise<unknown> {
  const act = useAct();
  return ({ step, done }) =>
    act(
      step.action === 'replace' && cannotHaveArrived(step)
        ? { kind: 'undo', steps: [...done, asNewStep(step)] }
        : { kind: 'undo', steps: done, givesUp: step.id },
    );
}
