import type { EntityName } from '#shared/entities/index.ts';
import { endedAt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import type { PageRecord, ReceiptRecord, StepRecord } from '../db/records.ts';
import type { Disk } from '../disk.ts';
import { patchName } from '../pages/dataset.ts';
import type { Dataset, Placement } from '../pages/dataset.ts';
import { pageText } from '../pages/pageText.ts';

/** Pages as they are to be on disk. */
export interface SealedPages {
  readonly put: readonly PageRecord[];
  /** Keys of pages that have lost their last row, and of patches that these pages hold now. */
  readonly remove: readonly [entity: string, page: string][];
}

/** Seals pages as they are in memory. Before any transaction, never inside one. */
export async function sealPages(
  disk: Disk,
  entity: EntityName,
  dataset: Dataset,
  pages: Iterable<string>,
): Promise<SealedPages> {
  const sealing: Promise<PageRecord>[] = [];
  const remove: [string, string][] = [];
  for (const page of pages) {
    const text = pageText(dataset.onPage(page));
    if (text === '') remove.push([entity, page]);
    else sealing.push(sealPage(disk, entity, page, dataset.nextVersion(), text));
    for (const patch of dataset.patchesOf(page)) remove.push([entity, patch]);
  }
  return { put: await Promise.all(sealing), remove };
}

/** Seals the rows of a placement alone, a patch for each of their pages. */
export function sealPatches(
  disk: Disk,
  entity: EntityName,
  dataset: Dataset,
  { rows }: Pick<Placement, 'rows'>,
): Promise<readonly PageRecord[]> {
  const byPage = Map.groupBy(rows.values(), ({ page }) => page);
  return Promise.all(
    [...byPage].map(([page, ofPage]) => {
      const version = dataset.nextVersion();
      return sealPage(disk, entity, patchName(page, version), version, pageText(ofPage));
    }),
  );
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
