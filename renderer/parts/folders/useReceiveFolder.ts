import { useEffect } from 'react';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';

/**
 * Downloads a folder's children when it is opened and the service is reachable; the cached ones are shown meanwhile. A
 * folder that exists only here (`provisional`) has nothing to download.
 */
export function useReceiveFolder(path: readonly string[], provisional: boolean): void {
  const commands = useCommands();
  const online = useSyncStatus((status) => status.connection.kind === 'online');
  // The path is a new array at each render; names cannot contain a backslash.
  const joined = path.join('\\');
  useEffect(() => {
    if (!online || provisional) return;
    void commands.refresh({ entity: 'Directory', path: joined === '' ? [] : joined.split('\\') });
  }, [commands, online, provisional, joined]);
}
