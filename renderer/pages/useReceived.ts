import { useEffect, useState } from 'react';
import { useCutList, useDatasetStatus, useReceivedAt } from '#cache/queries/hooks.ts';
import type { DatasetStatus } from '#cache/queries/views.ts';
import { endpointFor, hasWholeList } from '#shared/endpoints/index.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import type { PullRequest } from '#sync/ports.ts';
import { requestKey } from '#sync/rules/request.ts';

/** Anything downloaded longer ago is requested again when its page is opened. */
export const freshMs = 10 * 60_000;
/** False for a time in the future too: the clock was set back since, and the age of what was received is unknown. */
const isFresh = (at: number | null): boolean => {
  const age = at === null ? freshMs : Date.now() - at;
  return age >= 0 && age < freshMs;
};

export interface Received {
  /** Epoch ms; of several, the oldest. Null: some of it was never downloaded. */
  readonly at: number | null;
  readonly isRunning: boolean;
  readonly failure: FailureKind | null;
  /** A list that the service truncated: what is missing may be there (I18). */
  readonly cut: DatasetStatus['last'];
  readonly again: () => void;
}

/** Received when shown; returns their age. `by`: another member than usual, as Type; values without spaces. */
export function useReceived(entity: EntityName, ids: readonly string[], by?: string): Received {
  const commands = useCommands();
  const received = ids.filter((id) => !isProvisional(id));
  const key = received.join(' ');
  const request = (of: string): PullRequest => ({ entity, of, ...(by !== undefined && { by }) });
  const at = useReceivedAt(entity, received, by);
  const cut = useCutList(entity, received, by);
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const isPulling = useSyncStatus(({ pulls }) => received.some((of) => pulls[requestKey(request(of))] !== undefined));
  /** The requests that were answered, whatever the answer. */
  const [answered, setAnswered] = useState('');
  const failure = useSyncStatus(
    ({ pullFailures }) =>
      received.map((of) => pullFailures[requestKey(request(of))]).find((kind) => kind !== undefined) ?? null,
  );
  const again = (): void => {
    for (const of of received) void commands.refresh(request(of));
  };
  useEffect(() => {
    if (!isOnline || key === '' || isFresh(at)) return;
    void Promise.all(key.split(' ').map((of) => commands.refresh(request(of)))).then(() => setAnswered(key));
    // Once for each page and each time the service becomes reachable; not when the response comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [commands, entity, key, by, isOnline]);
  // Reports loading until every request is answered, also between two of several.
  const isComing = isOnline && key !== '' && at === null && answered !== key;
  return { at, isRunning: isPulling || isComing, failure, cut, again };
}

/** When these rows were last received: each by itself, or in the list of all. */
export function useAgeOf(entity: EntityName, ids: readonly string[]): number | null {
  const alone = useReceivedAt(entity, ids);
  const { last } = useDatasetStatus({ entity });
  const times = [alone, last?.at ?? null].filter((time) => time !== null);
  return times.length === 0 ? null : Math.max(...times);
}

/** Alone where the service reads single rows (R3.4), else with the list; returns its age. */
export function useReceivedRow(entity: EntityName, id: string): Received {
  const isRead = endpointFor(entity, 'one') !== undefined;
  const one = useReceived(entity, isRead ? [id] : []);
  const list = useReceivedList(entity, !isRead && hasWholeList(entity));
  // What exists only here is in no list.
  return isRead || isProvisional(id) ? one : list;
}

/** Downloads the whole list of an entity when it is shown, and returns its age. */
export function useReceivedList(entity: EntityName, isWanted = true): Received {
  const commands = useCommands();
  const { last } = useDatasetStatus({ entity });
  const key = requestKey({ entity });
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const isRunning = useSyncStatus(({ pulls }) => pulls[key] !== undefined);
  const failure = useSyncStatus(({ pullFailures }) => pullFailures[key] ?? null);
  const at = last?.at ?? null;
  const again = (): void => void commands.refresh({ entity });
  useEffect(() => {
    if (isWanted && isOnline && !isFresh(at)) void commands.refresh({ entity });
    // Once each time it is shown and each time the service becomes reachable; not when the response comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [commands, entity, isWanted, isOnline]);
  return { at, isRunning, failure, cut: last?.complete === false ? last : null, again };
}
