import { useEffect, useRef } from 'react';
import type { TreeLine } from '#cache/queries/views.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';

/**
 * Downloads the children of the share and of every unfolded folder of the tree: once each time it is unfolded, or the
 * service becomes reachable.
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
