import { CacheError } from '#cache/cacheError.ts';
import type { CacheErrorKind } from '#cache/cacheError.ts';
import { canBeDeletedAlone, destroyUnopened, inspectUnopened, readableSteps } from '#cache/unopened.ts';
import type { Unopened } from '#cache/unopened.ts';
import { askBridge, callBridge } from '#gateway/bridge.ts';
import { createJournal } from '#gateway/journal.ts';
import type { OpenService, ServiceProfile } from '#shared/ipc/channels.ts';
import { ownerOf, writeFile } from '#sync/outboxFile.ts';

export interface ClosedCache {
  /** `hung`: the storage neither opens nor refuses. */
  readonly cause: CacheErrorKind | 'hung';
  readonly profile: ServiceProfile;
  readonly databaseName: string;
  /** Null when even that cannot be read. */
  readonly seen: Unopened | null;
  /** How many changes the journal holds; null when there is none, or it cannot be read either. */
  readonly journalled: number | null;
  /** Changes that one of the copies still holds, to save in a file (I2). */
  readonly readable: readonly unknown[];
  /** It can be emptied without emptying the caches of other services. */
  readonly isAlone: boolean;
}

export async function closedCacheOf(service: OpenService, cause: CacheErrorKind): Promise<ClosedCache> {
  const { databaseName, profile } = service;
  const seen = await inspectUnopened(databaseName).catch(() => null); // shown as unknown
  const journal = await createJournal(profile.id)
    .read()
    .catch(() => null); // the same
  const journalled = journal && journal.steps.length;
  const readable = await readableSteps({ ...service, journal: createJournal(profile.id) });
  const isAlone = await canBeDeletedAlone();
  return { cause, profile, databaseName, seen, journalled, readable, isAlone };
}

async function clearStorage(): Promise<void> {
  const answer = await callBridge('app.clearStorage', {});
  if (!answer.ok) throw new CacheError('storage');
}

/** Where the user chooses. False when they cancelled; rejects with FailureError. */
export async function saveReadable({ profile, readable }: ClosedCache, name: string): Promise<boolean> {
  const text = writeFile(ownerOf(profile), readable, Date.now());
  return (await askBridge('file.save', { name, text })).saved !== null;
}

/** By an empty one; copies its files first, where the disk has room. Rejects with CacheError. */
export async function startOver({ databaseName }: ClosedCache): Promise<void> {
  await callBridge('app.copyStorage', {}); // a copy for support; a full disk may still be emptied without it
  await destroyUnopened(databaseName, clearStorage);
}
