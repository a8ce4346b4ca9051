import { expect, test } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { ByMember } from '#cache/queries/idsBy.ts';
import { Rows } from '#cache/queries/rows.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aStep } from '#test/contract/stores/samples.ts';

const put = (memory: Memory, rows: readonly { readonly Id: number; readonly ReferenceExterne: string }[]): void => {
  const dataset = memory.dataset('Planification') ?? new Dataset();
  const texts = rows.map((row) => ({ id: String(row.Id), text: rawJson(JSON.stringify(row)) }));
  dataset.apply(
    dataset.place(texts.map(({ id, text }) => ({ id, hash: '', text, bucket: bucketOf('Planification', text) }))),
  );
  if (memory.dataset('Planification')) memory.changed('Planification');
  else memory.setDataset('Planification', dataset);
};

test('R4.7 rows are found by a member as the screen shows it: received, received again, and changed here', () => {
  const memory = new Memory();
  const found = new ByMember(new Rows(memory), 'Planification', 'ReferenceExterne');
  expect(found.of('41-1')).toEqual([]);
  put(memory, [
    { Id: 1, ReferenceExterne: '41-1' },
    { Id: 2, ReferenceExterne: '41-10' },
    { Id: 3, ReferenceExterne: '' },
  ]);
  expect(found.of('41-1')).toEqual(['1']);
  expect(found.of('')).toEqual([]);
  put(memory, [
    { Id: 1, ReferenceExterne: 'A "B" 1' },
    { Id: 4, ReferenceExterne: '41-1' },
  ]);
  expect([found.of('41-1'), found.of('A "B" 1')]).toEqual([['4'], ['1']]);
  memory.setSteps([
    aStep({
      id: 's',
      seq: 1,
      entity: 'Planification',
      target: '3',
      changes: [{ field: 'ReferenceExterne', base: rawJson('""'), mine: rawJson('"41-1"') }],
    }),
  ]);
  expect(found.of('41-1')).toEqual(['4', '3']);
});
