import { useEffect, useRef } from 'react';
import { useOutbox } from '#cache/queries/hooks.ts';
import { renameUnfolded } from '#features/directory/openFolders.ts';
import { useView } from '#stores/view.ts';
import { createdSince } from './created.ts';
import type { Pending } from './created.ts';

/** What a person has open keeps open when the service gives it its real id. */
export function useFollowCreated(): void {
  const outbox = useOutbox();
  const pending = useRef<Pending>(new Map());
  useEffect(() => {
    const seen = createdSince(pending.current, outbox);
    pending.current = seen.pending;
    if (seen.created.size === 0) return;
    const now = (id: string): string => seen.created.get(id) ?? id;
    renameUnfolded(now);
    useView.setState(({ folder, selection, person }) => ({
      folder: now(folder),
      person: person && { ...person, id: now(person.id) },
      selection: Object.fromEntries(Object.entries(selection).map(([screen, id]) => [screen, now(id)])),
    }));
  }, [outbox]);
}
