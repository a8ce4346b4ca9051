import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { endedAt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import type { PageRecord, ReceiptRecord, StepRecord } from '../db/records.ts';
import type { Disk } from '../disk.ts';
import { nextTask } from '../nextTask.ts';
import type { Dataset, StoredRow } from '../pages/dataset.ts';
import { pageText } from '../pages/pageText.ts';
import { patchOfPage, patchOfPages, patchText } from '../pages/patches.ts';
import { portions } from '../pages/portions.ts';

/** Seals pages, a portion in each task, before any transaction. `emptied`: pages that have lost their last row. */
export async function sealPages(disk: Disk, entity: EntityName, dataset: Dataset, pages: readonly string[]) {
  const put: PageRecord[] = [];
  const texts = pages.values().map((page) => ({ page, text: pageText(dataset.onPage(page)) }));
  const emptied: string[] = [];
  for (const group of portions(texts, ({ text }) => text.length)) {
    const sealing = group.flatMap(({ page, text }) => {
      if (text !== '') return sealPage(disk, entity, page, dataset.nextVersion(), text);
      emptied.push(page);
      return [];
    });
    put.push(...(await Promise.all(sealing)));
    // The browser may seal within this very task.
    await nextTask();
  }
  return { put, emptied };
}

/** A patch as it is to be on disk, and the rows in it. */
export interface SealedPatch {
  readonly record: PageRecord;
  readonly ids: readonly string[];
}

/** Where rows are listed by parent, a patch that does not open tells by its name which list lacks rows. */
export const patchesMaySpread = (entity: EntityName): boolean => describeEntity(entity).listedBy === 'set';

/** Seals some rows alone, without their pages. */
export async function sealPatches(
  disk: Disk,
  entity: EntityName,
  dataset: Dataset,
  rows: Iterable<StoredRow>,
): Promise<readonly SealedPatch[]> {
  const pages = [...Map.groupBy(rows, ({ page }) => page)].map(([page, rows]) => ({ page, rows }));
  const seal = async (group: typeof pages, nameOf: (version: number) => string, text: string): Promise<SealedPatch> => {
    const version = dataset.nextVersion();
    const record = await sealPage(disk, entity, nameOf(version), version, text);
    return { record, ids: group.flatMap(({ rows }) => rows.map(({ id }) => id)) };
  };
  if (pages.length === 0) return [];
  if (patchesMaySpread(entity)) return [await seal(pages, patchOfPages, patchText(pages))];
  return Promise.all(pages.map((one) => seal([one], (version) => patchOfPage(one.page, version), pageText(one.rows))));
}

async function sealPage(
  disk: Disk,
  entity: EntityName,
  page: string,
  version: number,
  text: string,
): Promise<PageRecord> {
  return { entity, page, version, sealed: await disk.seal('pages', `${entity}/${page}`, version, text) };
}

/** A step as the database stores it: its id and order in clear, the rest sealed (S8). */
export async function sealStep(disk: Disk, step: Step): Promise<StepRecord> {
  const { id, seq } = step;
  return { id, seq, sealed: await disk.seal('steps', id, seq, JSON.stringify(step)) };
}

/** A receipt: its id and time in clear, the rest sealed. */
export async function sealReceipt(disk: Disk, receipt: Step): Promise<ReceiptRecord> {
  const { id } = receipt;
  const at = endedAt(receipt);
  return { id, at, sealed: await disk.seal('receipts', id, at, JSON.stringify(receipt)) };
}
