import { expect, test } from 'vitest';
import type { Disk } from '#cache/disk.ts';
import { nextTask } from '#cache/nextTask.ts';
import { Dataset, rowsAPage } from '#cache/pages/dataset.ts';
import { portion } from '#cache/pages/portions.ts';
import { sealPages, sealPatches } from '#cache/writes/seal.ts';
import { rawOf } from '#shared/json/rawJson.ts';

test('performance: between two portions of pages that are sealed, input and painting have their turn', async () => {
  const dataset = new Dataset();
  const text = rawOf('x'.repeat((2 * portion) / rowsAPage));
  const rows = Array.from({ length: 3 * rowsAPage }, (_, at) => ({ id: String(at), hash: '', text, bucket: '' }));
  dataset.apply(dataset.place(rows));
  const pages = [...new Set(dataset.rows.values().map(({ page }) => page))];
  expect(pages).toHaveLength(3);

  const order: string[] = [];
  // Sealing costs nothing here and ends at once: whatever leaves the task is the code's own doing.
  const disk = {
    seal: () => {
      order.push('sealed');
      void nextTask().then(() => order.push('click'));
      return Promise.resolve(new Uint8Array());
    },
  } as unknown as Disk; // the rest of a disk is not asked for
  await sealPages(disk, 'Instance', dataset, pages);
  expect(order).toEqual(['sealed', 'click', 'sealed', 'click', 'sealed', 'click']);
});

test('I18 rows of several pages share a patch, but where rows are listed by parent each parent has its own', async () => {
  const keys: string[] = [];
  const disk = {
    seal: (_table: string, key: string) => {
      keys.push(key);
      return Promise.resolve(new Uint8Array());
    },
  } as unknown as Disk; // the rest of a disk is not asked for
  const dataset = new Dataset();
  const rows = ['a', 'b'].map((bucket) => ({ id: bucket, hash: '', text: rawOf(bucket), bucket }));
  dataset.apply(dataset.place(rows));
  await sealPatches(disk, 'Directory', dataset, dataset.rows.values());
  expect(keys).toEqual(['Directory/a#0~1', 'Directory/b#0~2']);
  await sealPatches(disk, 'Planification', dataset, dataset.rows.values());
  expect(keys.slice(2)).toEqual(['Planification/~3']);
});
