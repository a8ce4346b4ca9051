import { create } from 'zustand';
import { useReadiness } from '#stores/offline.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';

/** The path of the branch that the user asked for, until its outcome is dismissed. */
const useRequestedBranch = create<{ readonly path: readonly string[] | null }>(() => ({ path: null }));
export const dismissBranch = (): void => useRequestedBranch.setState({ path: null });

/** Receives a folder with everything below it now, to have it offline. `hindrance`: why it cannot begin, or null. */
export function useReceiveBranch(isHereOnly: boolean) {
  const commands = useCommands();
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  return {
    hindrance: isHereOnly ? ('hereOnly' as const) : isOnline ? null : ('offline' as const),
    receive: (path: readonly string[]): void => {
      useRequestedBranch.setState({ path });
      void commands.prepare({ folders: [path] });
    },
  };
}

export function useBranchProgress() {
  const { path } = useRequestedBranch();
  const preparing = useReadiness((readiness) => readiness.preparing);
  if (path === null || preparing.state === 'idle') return null;
  // The list of the share is received with it, and is no part of it.
  const below = (count: number): number => Math.max(0, count - 1);
  const { foldersListed, folders } = preparing;
  return { path, ...preparing, foldersListed: below(foldersListed), folders: below(folders) };
}
