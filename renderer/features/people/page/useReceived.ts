import { useEffect, useState } from 'react';
import { useCutList, useReceivedAt } from '#cache/queries/hooks.ts';
import type { DatasetStatus } from '#cache/queries/views.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { useCommands } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { requestKey } from '#sync/rules/request.ts';

/** What was received longer ago is asked for again when its page is opened. */
const freshMs = 10 * 60_000;

export interface Received {
  /** Epoch ms; of several, the oldest. Null: something of it was never received here. */
  readonly at: number | null;
  readonly isRunning: boolean;
  readonly failure: FailureKind | null;
  /** A list of it that the service cut: what is not in it may be there (I18). */
  readonly cut: DatasetStatus['last'];
  readonly again: () => void;
}

/** Receives what belongs to these entities when it is looked at, and tells how old it is. */
export function useReceived(entity: EntityName, ids: readonly string[]): Received {
  const commands = useCommands();
  const asked = ids.filter((id) => !isProvisional(id));
  const key = asked.join(' ');
  const at = useReceivedAt(entity, key);
  const cut = useCutList(entity, key);
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const isPulling = useSyncStatus(({ pulls }) => asked.some((of) => pulls[requestKey({ entity, of })] !== undefined));
  /** What was asked for and answered, whatever the answer. */
  const [answered, setAnswered] = useState('');
  const failure = useSyncStatus(
    ({ pullFailures }) =>
      asked.map((of) => pullFailures[requestKey({ entity, of })]).find((kind) => kind !== undefined) ?? null,
  );
  const again = (): void => {
    for (const of of asked) void commands.refresh({ entity, of });
  };
  useEffect(() => {
    if (!isOnline || key === '' || (at !== null && Date.now() - at < freshMs)) return;
    void Promise.all(key.split(' ').map((of) => commands.refresh({ entity, of }))).then(() => setAnswered(key));
    // Once for each page and each time the service is found; not when what was asked for comes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [commands, entity, key, isOnline]);
  // Until all of it was asked for, between two of several too, it is on its way and not absent.
  const isComing = isOnline && key !== '' && at === null && answered !== key;
  return { at, isRunning: isPulling || isComing, failure, cut, again };
}
