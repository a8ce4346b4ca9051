import { useCommand } from '#stores/commit.ts';

/** Undoes what was asked for under an id, also after other changes. The same function at each render. */
export const useUndoOf = (): ((intentId: string) => Promise<unknown>) =>
  useCommand(
    (commands, intentId: string) => commands.undoOf(intentId),
    (intentId) => intentId,
  );
