import { useEffect, useRef } from 'react';
import type { TreeLine } from '#cache/queries/views.ts';
import { isProvisional } from '#shared/entities/describe.ts';
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

/**
 * The same for the share and every unfolded folder of the tree: once each time it is unfolded, or the service becomes
 * reachable.
 */
export function useReceiveUnfolded(lines: readonly TreeLine[]): void {
  const commands = useCommands();
  const online = useSyncStatus((status) => status.connection.kind === 'online');
  const requested = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (!online) {
      requested.current = new Set();
      return;
    }
    const open = lines.filter(({ isOpen, folder }) => isOpen && !isProvisional(folder.id));
    const paths = [[], ...open.map(({ path }) => path)];
    const before = requested.current;
    requested.current = new Set(paths.map((path) => path.join('\\')));
    for (const path of paths) if (!before.has(path.join('\\'))) void commands.refresh({ entity: 'Directory', path });
  }, [commands, online, lines]);
}
