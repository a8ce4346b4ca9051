import { useEffect } from 'react';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';

/** Downloads when opened and reachable; cached ones until then. `provisional`: nothing to download. */
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
