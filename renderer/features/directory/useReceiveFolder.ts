import { useEffect } from 'react';
import { useCommands } from '../../stores/session.ts';
import { useSyncStatus } from '../../stores/sync.ts';

/**
 * Receives a folder's children when it is opened and the service is there; what is cached shows meanwhile.
 * A folder that is only here (`provisional`) has nothing to receive.
 */
export function useReceiveFolder(path: readonly string[], provisional: boolean): void {
  const commands = useCommands();
  const online = useSyncStatus((status) => status.connection.kind === 'online');
  // The path is made anew by each drawing; its names cannot hold a backslash.
  const joined = path.join('\\');
  useEffect(() => {
    if (!online || provisional) return;
    void commands.refresh({ entity: 'Directory', path: joined === '' ? [] : joined.split('\\') });
  }, [commands, online, provisional, joined]);
}
