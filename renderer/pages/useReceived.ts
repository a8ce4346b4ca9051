import { useEffect, useState } from 'react';
import { useCutList, useReceivedAt } from '#cache/queries/hooks.ts';
import type { DatasetStatus } from '#cache/queries/views.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';

/** Anything downloaded longer ago is requested again when its page is opened. */
const freshMs = 10 * 60_000;

export interface Received {
  /** Epoch ms; of several, the oldest. Null: some of it was never downloaded. */
  readonly at: number | null;
  readonly isRunning: boolean;
  readonly failure: FailureKind | null;
  /** A list that the service truncated: what is missing may be there (I18). */
  readonly cut: DatasetStatus['last'];
  readonly again: () => void;
}

/** Downloads what belongs to these entities when it is shown, and returns its age. */
export function useReceived(entity: EntityName, ids: readonly string[]): Received {
  const commands = useCommands();
  const received = ids.filter((id) => !isProvisional(id));
  const key = received.join(' ');
  const at = useReceivedAt(entity, key);
  const cut = useCutList(entity, key);
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const isPulling = useSyncStatus(({ pulls }) =>
    received.some((of) => pulls[requestKey({ entity, of })] !== undefined),
  );
  /** The requests that were answered, whatever the answer. */
  const [answered, setAnswered] = useState('');
  const failure = useSyncStatus(
    ({ pullFailures }) =>
      received.map((of) => pullFailures[requestKey({ entity, of })]).find((kind) => kind !== undefined) ?? null,
  );
  const again = (): void => {
    for (const of of received) void commands.refresh({ entity, of });
  };
  useEffect(() => {
    if (!isOnline || key === '' || (at !== null && Date.now() - at < freshMs)) return;
    void Promise.all(key.split(' ').map((of) => commands.refresh({ entity, of }))).then(() => setAnswered(key));
    // Once for each page and each time the service becomes reachable; not when the response comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [commands, entity, key, isOnline]);
  // Until all requests are answered, including between two of several, it is loading and not absent.
  const isComing = isOnline && key !== '' && at === null && answered !== key;
  return { at, isRunning: isPulling || isComing, failure, cut, again };
}
