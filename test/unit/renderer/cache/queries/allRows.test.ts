import { expect, test } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { AllRows } from '#cache/queries/allRows.ts';
import { Rows } from '#cache/queries/rows.ts';
import { rawJson } from '#shared/json/rawJson.ts';

interface View {
  readonly id: string;
}

function listOf(memory: Memory, also?: () => unknown) {
  const views = new Map<string, View>();
  const made: string[] = [];
  const one = (id: string): View => {
    made.push(id);
    const view = views.get(id) ?? { id };
    views.set(id, view);
    return view;
  };
  const list = new AllRows<View>({
    rows: new Rows(memory),
    entity: 'Dossier',
    needs: ['Dossier'],
    one,
    ...(also && { also }),
  });
  return { list, made };
}

function received(memory: Memory, count: number): void {
  const dataset = memory.dataset('Dossier') ?? new Dataset();
  const rows = Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    hash: '',
    text: rawJson(`{"Id":${at + 1}}`),
    bucket: '',
  }));
  dataset.apply(dataset.place(rows));
  memory.setDataset('Dossier', dataset);
}

test('every row is there at once, and in the same list until one of them is another', () => {
  const memory = new Memory();
  const { list } = listOf(memory);
  expect(list.read()).toEqual([]);
  received(memory, 2000);
  const all = list.read();
  expect(all).toHaveLength(2000);
  memory.changed('Dossier');
  expect(list.read()).toBe(all);
  received(memory, 2001);
  expect(list.read()).toHaveLength(2001);
});

test('what else the views are made from makes them again when it changes, and only then', () => {
  const memory = new Memory();
  received(memory, 5);
  let other = 1;
  const { list, made } = listOf(memory, () => other);
  list.read();
  list.read();
  expect(made).toHaveLength(5);
  other = 2;
  list.read();
  expect(made).toHaveLength(10);
});
