import type { EntityName } from '#shared/entities/index.ts';
import { endedAt } from '#sync/step.ts';
import type { Step } from '#sync/step.ts';
import type { PageRecord, ReceiptRecord, StepRecord } from '../db/records.ts';
import type { Disk } from '../disk.ts';
import { nextTask } from '../nextTask.ts';
import { patchName } from '../pages/dataset.ts';
import type { Dataset, Placement } from '../pages/dataset.ts';
import { pageText } from '../pages/pageText.ts';
import { portions } from '../pages/portions.ts';

/** Pages as they are to be on disk. */
export interface SealedPages {
  readonly put: readonly PageRecord[];
  /** Keys of pages that have lost their last row, and of patches that these pages hold now. */
  readonly remove: readonly [entity: string, page: string][];
}

/** Seals pages as they are in memory, a portion in each task. Before any transaction, never inside one. */
export async function sealPages(
  disk: Disk,
  entity: EntityName,
  dataset: Dataset,
  pages: readonly string[],
): Promise<SealedPages> {
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
  const gone = [...emptied, ...pages.flatMap((page) => [...dataset.patchesOf(page)])];
  return { put, remove: gone.map((page): [string, string] => [entity, page]) };
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
