import { expect, test, vi } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { bucketOf } from '#cache/pages/buckets.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { ByMember } from '#cache/queries/byMember.ts';
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

test('rows that wait are read once for all that is looked for, and again after a change', () => {
  const memory = new Memory();
  const rows = new Rows(memory);
  const found = new ByMember(rows, 'Planification', 'ReferenceExterne');
  const ids = Array.from({ length: 300 }, (_, at) => at + 1);
  put(
    memory,
    ids.map((Id) => ({ Id, ReferenceExterne: `old-${Id}` })),
  );
  const edit = (id: number, mine: string) =>
    aStep({
      id: `s${id}`,
      seq: id,
      target: String(id),
      changes: [{ field: 'ReferenceExterne', base: rawJson(`"old-${id}"`), mine: rawJson(`"${mine}"`) }],
    });
  memory.setSteps(ids.map((id) => edit(id, `new-${id}`)));
  const read = vi.spyOn(rows, 'read');
  expect(ids.slice(0, 20).map((id) => found.of(`new-${id}`))).toEqual(ids.slice(0, 20).map((id) => [String(id)]));
  expect(read.mock.calls.length).toBeLessThan(400);
  expect(found.of('old-1')).toEqual([]);
  memory.setSteps(ids.map((id) => edit(id, id === 2 ? 'new-1' : `new-${id}`)));
  expect([found.of('new-1'), found.of('new-2')]).toEqual([['1', '2'], []]);
});
