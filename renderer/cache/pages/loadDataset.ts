import { Dexie } from 'dexie';
import type { EntityName } from '#shared/entities/index.ts';
import type { DamagedRecord } from '#sync/ports.ts';
import { guarded } from '../cacheError.ts';
import { pageRecordSchema } from '../db/records.ts';
import type { PageRecord } from '../db/records.ts';
import type { Disk } from '../disk.ts';
import { SealError } from '../sealer.ts';
import { Dataset } from './dataset.ts';
import { PageTextError, pageRows } from './pageText.ts';
import type { PageRow } from './pageText.ts';

/** Pages opened at a time: enough to keep the crypto threads busy, few enough to let the screen breathe. */
const atOnce = 16;

/**
 * Reads a whole set. A page that does not open or is none is moved aside, kept as found and reported; its rows are
 * unknown from then on, so that the next pull brings them back.
 */
export async function loadDataset(
  disk: Disk,
  entity: EntityName,
): Promise<{ readonly dataset: Dataset; readonly damaged: readonly DamagedRecord[] }> {
  const { pages } = disk.database;
  const records = await guarded(() =>
    pages.where(':id').between([entity, Dexie.minKey], [entity, Dexie.maxKey]).toArray(),
  );
  records.sort((a, b) => a.version - b.version);
  const dataset = new Dataset();
  const damaged: DamagedRecord[] = [];
  for (let at = 0; at < records.length; at += atOnce) {
    const group = records.slice(at, at + atOnce);
    const opened = await Promise.all(group.map((record) => openPage(disk, record)));
    for (const [index, page] of opened.entries()) {
      const record = group[index];
      if (!record) continue;
      if (page.ok) dataset.load(record.page, record.version, page.rows);
      else damaged.push(await setAside(disk, entity, record, page.reason));
    }
  }
  return { dataset, damaged };
}

/** Only the pages of some buckets. What does not open is left for the whole load to see to. */
export async function lookInto(disk: Disk, entity: EntityName, buckets: readonly string[]): Promise<Dataset> {
  const { pages } = disk.database;
  const of = (bucket: string) =>
    pages
      .where(':id')
      .between([entity, `${bucket}#`], [entity, `${bucket}#\uFFFF`])
      .toArray();
  const records = (await guarded(() => Promise.all(buckets.map(of)))).flat();
  records.sort((a, b) => a.version - b.version);
  const dataset = new Dataset();
  const opened = await Promise.all(records.map((record) => openPage(disk, record)));
  for (const [index, page] of opened.entries()) {
    const record = records[index];
    if (record && page.ok) dataset.load(record.page, record.version, page.rows);
  }
  return dataset;
}

type Opened =
  | { readonly ok: true; readonly rows: readonly PageRow[] }
  | { readonly ok: false; readonly reason: string };

async function openPage(disk: Disk, found: PageRecord): Promise<Opened> {
  const record = pageRecordSchema.safeParse(found);
  if (!record.success) return { ok: false, reason: 'not a page' };
  try {
    const { entity, page, version, sealed } = record.data;
    return { ok: true, rows: pageRows(await disk.open('pages', `${entity}/${page}`, version, sealed)) };
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
