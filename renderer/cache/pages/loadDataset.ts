import { Dexie } from 'dexie';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { DamagedRecord } from '#sync/ports.ts';
import { guarded } from '../cacheError.ts';
import { pageRecordSchema } from '../db/records.ts';
import type { PageRecord } from '../db/records.ts';
import type { Disk } from '../disk.ts';
import { spareTask } from '../nextTask.ts';
import { SealError } from '../sealer.ts';
import { Dataset } from './dataset.ts';
import { PageTextError } from './pageText.ts';
import { patchesOfPages, recordRows } from './patches.ts';
import type { RowsOfPage } from './patches.ts';
import { portions } from './portions.ts';
import { readAhead } from './readAhead.ts';

/** Pages read and opened at a time: enough to use the crypto threads, few enough to keep the screen responsive. */
const atOnce = 8;

/**
 * Reads a whole dataset. A page that does not open or cannot be parsed is set aside unchanged and reported; its rows
 * are unknown from then on, so that the next pull brings them again. Screens are drawn meanwhile: they go first.
 */
export async function loadDataset(
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
export async function lookInto(disk: Disk, entity: EntityName, buckets: readonly string[]): Promise<Dataset> {
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
