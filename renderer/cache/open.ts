import type { Snapshot } from '#intents/snapshot.ts';
import { bucketsTouching } from '#shared/entities/buckets.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { OpenService } from '#shared/ipc/channels.ts';
import type { CacheStore, DamagedRecord, Journal, OutboxStore } from '#sync/ports.ts';
import { CacheError, guarded } from './cacheError.ts';
import { openDatabase } from './db/database.ts';
import type { CacheDatabase } from './db/database.ts';
import { readSmall } from './db/readRecords.ts';
import type { Small } from './db/readRecords.ts';
import { keyRecordSchema } from './db/records.ts';
import { createDisk } from './disk.ts';
import type { Disk } from './disk.ts';
import { Memory } from './memory.ts';
import { snapshotOf } from './overlay/snapshot.ts';
import type { Repaired } from './repair/repair.ts';
import { repairOutbox } from './repair/repairOutbox.ts';
import type { RepairedOutbox } from './repair/repairOutbox.ts';
import { createSealer, SealError } from './sealer.ts';
import { createCacheStore } from './writes/cacheStore.ts';
import { ChangeLog } from './writes/changeLog.ts';
import { Journalled } from './writes/journalled.ts';
import { createLoader } from './writes/loader.ts';
import { createNotes } from './writes/notes.ts';
import type { Notes } from './writes/notes.ts';
import { createOutboxStore } from './writes/outboxStore.ts';
import { PageFlusher } from './writes/pageFlusher.ts';
import { Acknowledgements } from './writes/shared.ts';

/** Outbox and cache of one (service, user), open on this workstation (S9). */
export interface Cache {
  readonly outbox: OutboxStore;
  readonly store: CacheStore;
  /** Loads these datasets and returns cache ⊕ outbox; valid for one moment, until the caller next awaits. */
  snapshot(entities: readonly EntityName[]): Promise<Snapshot>;
  /** Loads a dataset into memory; screens that show it redraw. Rejects with CacheError. */
  load(entity: EntityName): Promise<void>;
  /**
   * The events of a period (epoch ms) before anything else: the calendar need not wait for years. Rejects with
   * CacheError.
   */
  loadAhead(range: { readonly campusId: string; readonly from: number; readonly to: number }): Promise<void>;
  /** Records of this disk that could not be read; they are not deleted. */
  damaged(): readonly DamagedRecord[];
  /** What was repaired in the outbox when it was opened. */
  readonly repaired: Pick<Repaired, 'restored' | 'uncertain' | 'lost' | 'mayLack'>;
  readonly schema: number;
  readonly memory: Memory;
  readonly notes: Notes;
  /** Writes to the disk what is only in memory, then closes. */
  close(): Promise<void>;
  /** Signs out: deletes the whole database (S9). */
  destroy(): Promise<void>;
}

export interface CacheOfService
  extends Pick<OpenService, 'databaseName' | 'dataKey'>, Partial<Pick<OpenService, 'keptBefore'>> {
  readonly journal: Journal;
  readonly rootSetting?: string | undefined;
  /** Practice: nobody else changes what is received (R3.10). */
  readonly isPractice?: boolean;
  /** The version of this Carnet; stored in the database for an older one. */
  readonly version?: string | undefined;
}

/** Where an earlier Carnet kept people of the Selection context (R1.5): nothing reads or receives these any more. */
const formerPeople = 'note.selection';

/** Rejects with CacheError (`wrongKey`, `newerSchema`, `blocked`, …) and then changes nothing. */
export async function openCache(service: CacheOfService): Promise<Cache> {
  const sealer = await createSealer(service.dataKey);
  const database = await openDatabase(service.databaseName);
  try {
    const disk = createDisk(database, sealer);
    const small = await readSmall(disk);
    await checkKey(disk, small);
    if (service.version !== undefined) await noteVersion(database, service.version);
    if (await guarded(() => database.meta.get(formerPeople))) await guarded(() => database.meta.delete(formerPeople));
    const repaired = await repairOutbox(disk, small, service);
    return cacheOn(disk, small, repaired, service);
  } catch (error) {
    database.close();
    throw error;
  }
}

function cacheOn(disk: Disk, small: Small, repaired: RepairedOutbox, service: CacheOfService): Cache {
  const { journal, rootSetting, isPractice = false } = service;
  const { database } = disk;
  const memory = new Memory(rootSetting);
  memory.setSteps(repaired.steps);
  memory.setReceipts(repaired.allReceipts);
  for (const [key, status] of small.statuses) memory.setStatus(key, status);
  const isWhole = new Set(repaired.steps.map(({ id }) => id));
  memory.addDamaged(small.damaged.filter(({ table, key }) => table !== 'steps' || !isWhole.has(key)));

  const notes = createNotes(disk, memory);
  const changeLog = new ChangeLog(disk, memory, notes, isPractice);
  const flusher = new PageFlusher(disk, changeLog);
  const { load, loadBuckets } = createLoader(disk, memory, changeLog);
  const { revision, unreadable, isJournalAstray } = repaired;
  const journalled = new Journalled(journal, revision, unreadable, isJournalAstray);
  const parts = { disk, memory, load, acknowledged: new Acknowledgements(), journalled, flusher, changeLog };
  return {
    outbox: createOutboxStore(parts),
    store: createCacheStore(parts),
    schema: database.verno,
    memory,
    notes,
    repaired,
    async snapshot(entities) {
      await Promise.all(entities.map(load));
      return snapshotOf(memory.base, memory.steps());
    },
    async load(entity) {
      await load(entity);
    },
    loadAhead: ({ campusId, from, to }) => loadBuckets('Planification', bucketsTouching(campusId, from, to)),
    damaged: () => memory.damaged(),
    async close() {
      await flusher.flushNow().finally(() => database.close());
    },
    async destroy() {
      flusher.stop();
      await disk.exclusive(() => guarded(() => database.delete()));
    },
  };
}

/**
 * One sealed word detects a wrong key before anything is changed. When that word itself is damaged, any record that
 * opens proves the key: one damaged record must not cost the pending changes (I2).
 */
async function checkKey(disk: Disk, small: Small): Promise<void> {
  const { meta } = disk.database;
  const found: unknown = await guarded(() => meta.get('key'));
  if (found !== undefined && (await opens(disk, found))) return;
  const proven = small.steps.length + small.receipts.length + small.statuses.size > 0;
  const isNew = found === undefined && small.damaged.length === 0;
  if (!proven && !isNew) throw new CacheError('wrongKey');
  const sealed = await disk.seal('meta', 'key', 1, 'carnet');
  await guarded(() => meta.put({ name: 'key', sealed }));
}

async function opens(disk: Disk, keyRecord: unknown): Promise<boolean> {
  const record = keyRecordSchema.safeParse(keyRecord);
  if (!record.success) return false;
  try {
    await disk.open('meta', 'key', 1, record.data.sealed);
    return true;
  } catch (error) {
    if (error instanceof SealError) return false;
    throw error;
  }
}

async function noteVersion({ meta }: CacheDatabase, version: string): Promise<void> {
  const stored = await guarded(() => meta.get('writtenBy'));
  const same = stored?.name === 'writtenBy' && stored.version === version;
  if (!same) await guarded(() => meta.put({ name: 'writtenBy', version }));
}
