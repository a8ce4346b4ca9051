import { Mutex } from 'async-mutex';
import { Dexie } from 'dexie';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { DamagedRecord, PullStatus } from '#sync/ports.ts';
import { guarded } from '../cacheError.ts';
import { pageRecordSchema } from '../db/records.ts';
import type { PageRecord } from '../db/records.ts';
import type { Disk } from '../disk.ts';
import type { Memory } from '../memory.ts';
import { spareTask } from '../nextTask.ts';
import { Dataset } from '../pages/dataset.ts';
import { PageTextError } from '../pages/pageText.ts';
import { patchesOfPages, recordRows } from '../pages/patches.ts';
import type { RowsOfPage } from '../pages/patches.ts';
import { portions } from '../pages/portions.ts';
import { readAhead } from '../pages/readAhead.ts';
import { SealError } from '../sealer.ts';
import type { ChangeLog } from './changeLog.ts';
import { listKey } from './datasetKey.ts';

export interface Loader {
  /** Loads each dataset once; the next call retries a failed load. */
  readonly load: (entity: EntityName) => Promise<Dataset>;
  /** What the user sees first: every load waits for it, and decisions based on rows wait for the load. */
  readonly loadBuckets: (entity: EntityName, buckets: readonly string[]) => Promise<void>;
}

/** Pages read and opened at a time: enough to use the crypto threads, few enough to keep the screen responsive. */
const atOnce = 8;

/**
 * A page that does not open is set aside unchanged and reported; the next pull brings its rows again. Screens go first.
 */
async function loadDataset(
  disk: Disk,
  entity: EntityName,
): Promise<{ readonly dataset: Dataset; readonly damaged: readonly DamagedRecord[] }> {
  const { pages } = disk.database;
  const after = (last: unknown): Promise<PageRecord[]> =>
    guarded(() => pages.where(':id').between([entity, last], [entity, Dexie.maxKey], false).limit(atOnce).toArray());
  const dataset = new Dataset(describeEntity(entity).idKind);
  const damaged: DamagedRecord[] = [];
  await spareTask();
  let records = await after(Dexie.minKey);
  while (records.length > 0) {
    // The disk reads the next ones while these are opened.
    const [opened, next] = await Promise.all([
      Promise.all(records.map((record) => openPage(disk, record))),
      records.length < atOnce ? [] : after(records.at(-1)?.page),
    ]);
    for (const group of portions(opened.entries(), ([index]) => records[index]?.sealed.length ?? 0)) {
      for (const [index, page] of group) {
        const record = records[index];
        if (!record) continue;
        if (page.ok) readAhead(entity, dataset.load(record.page, record.version, page.pages));
        else damaged.push(await setAside(disk, entity, record, page.reason));
      }
      await spareTask();
    }
    records = next;
  }
  return { dataset, damaged };
}

/** Reads only the pages of some buckets, and every patch. The whole load handles what does not open. */
async function datasetWith(disk: Disk, entity: EntityName, buckets: readonly string[]): Promise<Dataset> {
  const { pages } = disk.database;
  const between = ([first, last]: readonly [string, string]) =>
    pages.where(':id').between([entity, first], [entity, last]).toArray();
  const ranges = [...buckets.map((bucket) => [`${bucket}#`, `${bucket}#\uFFFF`] as const), patchesOfPages];
  const records = (await guarded(() => Promise.all(ranges.map(between)))).flat();
  const dataset = new Dataset(describeEntity(entity).idKind);
  const opened = await Promise.all(records.map((record) => openPage(disk, record)));
  for (const [index, page] of opened.entries()) {
    const record = records[index];
    if (record && page.ok) dataset.load(record.page, record.version, page.pages);
  }
  return dataset;
}

type Opened =
  | { readonly ok: true; readonly pages: readonly RowsOfPage[] }
  | { readonly ok: false; readonly reason: string };

async function openPage(disk: Disk, found: PageRecord): Promise<Opened> {
  const record = pageRecordSchema.safeParse(found);
  if (!record.success) return { ok: false, reason: 'not a page' };
  try {
    const { entity, page, version, sealed } = record.data;
    const text = await disk.open('pages', `${entity}/${page}`, version, sealed);
    return { ok: true, pages: recordRows(page, text) };
  } catch (error) {
    if (error instanceof SealError || error instanceof PageTextError) return { ok: false, reason: error.message };
    throw error;
  }
}

async function setAside(disk: Disk, entity: EntityName, record: PageRecord, reason: string): Promise<DamagedRecord> {
  const { database } = disk;
  const damaged: DamagedRecord = { table: 'pages', key: `${entity}/${record.page}`, reason };
  await guarded(() =>
    database.transaction('rw', database.setAside, database.pages, async () => {
      await database.setAside.add({ ...damaged, record });
      await database.pages.delete([record.entity, record.page]);
    }),
  );
  return damaged;
}

/** What is known of a list: on the disk, then for the screens. */
export async function keepStatus(
  { disk, memory }: { readonly disk: Disk; readonly memory: Memory },
  key: string,
  status: PullStatus,
): Promise<void> {
  const sealed = await disk.seal('areas', key, 1, JSON.stringify(status));
  await guarded(() => disk.database.areas.put({ key, sealed }));
  memory.setStatus(key, status);
}

export function createLoader(disk: Disk, memory: Memory, changeLog: Pick<ChangeLog, 'load'>): Loader {
  const running = new Map<EntityName, Promise<Dataset>>();
  const whole = new Map<EntityName, Dataset>();
  const looking = new Mutex();
  const load = async (entity: EntityName): Promise<Dataset> => {
    await looking.waitForUnlock();
    const [{ dataset, damaged }] = await Promise.all([loadDataset(disk, entity), changeLog.load(entity)]);
    memory.addDamaged(damaged);
    for (const cut of cutBy(entity, dataset, damaged)) await sayCut(cut);
    const lookedInto = memory.dataset(entity);
    if (lookedInto) dataset.takeOver(lookedInto);
    whole.set(entity, dataset);
    memory.setDataset(entity, dataset);
    return dataset;
  };
  /** A dataset that was received whole is no longer whole, also after the next start (I18). */
  const sayCut = async ({ key, left }: Cut): Promise<void> => {
    const before = memory.status(key);
    if (before === null) return;
    const status = { ...before, received: left, complete: false, coverage: undefined };
    await keepStatus({ disk, memory }, key, status);
  };
  return {
    load(entity) {
      const loaded = whole.get(entity);
      if (loaded) return Promise.resolve(loaded);
      const loading = running.get(entity) ?? load(entity).finally(() => running.delete(entity));
      running.set(entity, loading);
      return loading;
    },
    loadBuckets(entity, buckets) {
      return looking.runExclusive(async () => {
        const [dataset] = await Promise.all([datasetWith(disk, entity, buckets), changeLog.load(entity)]);
        if (!whole.has(entity)) memory.setDataset(entity, dataset);
      });
    },
  };
}

/** A list that lost rows with a damaged page. */
interface Cut {
  readonly key: string;
  /** How many of its rows are left. */
  readonly left: number;
}

/** A page is named `<entity>/<bucket>#<number>`; where rows are listed by parent, each bucket is a list of its own. */
function cutBy(entity: EntityName, dataset: Dataset, damaged: readonly DamagedRecord[]): readonly Cut[] {
  if (damaged.length === 0) return [];
  if (describeEntity(entity).listedBy === 'set') return [{ key: entity, left: dataset.rows.size }];
  const parents = new Set(damaged.map(({ key }) => key.slice(entity.length + 1, key.lastIndexOf('#'))));
  return [...parents].map((parent) => ({ key: listKey(entity, parent), left: [...dataset.inBucket(parent)].length }));
}
