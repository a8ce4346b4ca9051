import { createContext, useContext } from 'react';
import type { Step } from '#sync/step.ts';
import type { Wording } from '#wording/wording.ts';
import type { StepActions } from './actions.ts';

interface Changes {
  /** The whole outbox with its receipts: what a change waits for may be elsewhere. */
  readonly everything: readonly Step[];
  readonly wording: Wording;
  readonly actions: StepActions;
}

const ChangesContext = createContext<Changes | null>(null);
export const ChangesProvider = ChangesContext.Provider;

export function useChanges(): Changes {
  const changes = useContext(ChangesContext);
  if (changes === null) throw new Error('drawn outside of the screen of changes');
  return changes;
}
