import { useEffect, useState } from 'react';
import { isProvisional } from '#shared/entities/describe.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { useCommit } from '#stores/commit.ts';
import { useSyncStatus } from '#stores/sync.ts';

export interface Authorizations {
  /** The numbers that the user may reach; null: not read yet. */
  readonly ids: readonly string[] | null;
  /** Epoch ms of the last read. */
  readonly at: number | null;
  readonly isReading: boolean;
  readonly failure: FailureKind | null;
  /** Reads them again. Null where the service did not answer. */
  readonly read: () => Promise<readonly string[] | null>;
}

interface Known {
  readonly ids: readonly string[];
  readonly at: number;
}

/** The rights of a user, read when they are shown: they belong to no dataset, so none of them is stored here. */
export function useAuthorizations(userId: string): Authorizations {
  const [known, setKnown] = useState<Known | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const isOnline = useSyncStatus(({ connection }) => connection.kind === 'online');
  const { commit, isCommitting } = useCommit(
    async (commands): Promise<readonly string[] | null> => {
      const outcome = await commands.call('User.authorizations', { id: userId });
      if (outcome.kind !== 'answered') {
        setFailure(outcome.failure.kind);
        return null;
      }
      setFailure(null);
      setKnown({ ids: outcome.answer.ids, at: Date.now() });
      return outcome.answer.ids;
    },
    () => null,
  );
  const read = async (): Promise<readonly string[] | null> => (await commit()) ?? null;
  useEffect(() => {
    if (isOnline && !isProvisional(userId)) void commit();
  }, [commit, isOnline, userId]);
  return { ids: known?.ids ?? null, at: known?.at ?? null, isReading: isCommitting, failure, read };
}
