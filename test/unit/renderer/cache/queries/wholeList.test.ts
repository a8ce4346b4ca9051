import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Memory } from '#cache/memory.ts';
import { Dataset } from '#cache/pages/dataset.ts';
import { Rows } from '#cache/queries/rows.ts';
import { WholeList } from '#cache/queries/wholeList.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { aStep } from '#test/contract/stores/samples.ts';

interface View {
  readonly id: string;
}
let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.useFakeTimers();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Views of which each takes a millisecond to make. */
function listOf(memory: Memory, more: { also?: () => unknown; isReady?: () => boolean } = {}) {
  const views = new Map<string, View>();
  const made: string[] = [];
  const one = (id: string): View => {
    clock += 1;
    made.push(id);
    const view = views.get(id) ?? { id };
    views.set(id, view);
    return view;
  };
  const list = new WholeList<View>({
    rows: new Rows(memory),
    entity: 'Dossier',
    needs: ['Dossier'],
    one,
    ...more,
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

test('a short list is there at once; a long one is made in slices, and is whole only then', () => {
  const memory = new Memory();
  received(memory, 5);
  expect(listOf(memory).list.read()).toMatchObject({ isWhole: true, rows: { length: 5 } });

  received(memory, 100);
  const { list, made } = listOf(memory);
  expect(list.read()).toEqual({ rows: [], isWhole: false });
  const first = made.length;
  expect(first).toBeLessThan(20);
  vi.advanceTimersToNextTimer();
  expect(made.length - first).toBeLessThan(12);
  vi.runAllTimers();
  expect(list.read()).toMatchObject({ isWhole: true, rows: { length: 100 } });
});

test('performance: no task makes views and has the whole list drawn', () => {
  const memory = new Memory();
  received(memory, 100);
  const { list, made } = listOf(memory);
  list.read();
  const whenDrawn: number[] = [];
  memory.subscribe(() => whenDrawn.push(made.length));
  while (whenDrawn.length === 0) {
    const before = made.length;
    vi.advanceTimersToNextTimer();
    if (whenDrawn.length > 0) expect(made.length).toBe(before);
  }
  expect(whenDrawn).toEqual([100]);
});

test('a dataset is no empty list before it is read from the disk, nor while its views are made', () => {
  const memory = new Memory();
  const { list } = listOf(memory);
  expect(list.read()).toEqual({ rows: [], isWhole: false });
  received(memory, 100);
  expect(list.read()).toEqual({ rows: [], isWhole: false });
});

test('a dataset that is read while the list has to wait is no empty list either', () => {
  const memory = new Memory();
  let isReady = true;
  const { list } = listOf(memory, { isReady: () => isReady });
  list.read();
  isReady = false;
  received(memory, 100);
  expect(list.read()).toEqual({ rows: [], isWhole: false });
  isReady = true;
  list.read();
  vi.runAllTimers();
  expect(list.read()).toMatchObject({ isWhole: true, rows: { length: 100 } });
});

test('while a long list is made again, the one before it stays, with what the user changed meanwhile', () => {
  const memory = new Memory();
  received(memory, 100);
  const { list, made } = listOf(memory);
  list.read();
  vi.runAllTimers();
  const before = list.read();
  made.length = 0;
  memory.setSteps([aStep({ id: 's', seq: 1, entity: 'Dossier', target: '90' })]);
  const { rows, isWhole } = list.read();
  expect([isWhole, rows.length, made.includes('90')]).toEqual([true, 100, true]);
  vi.runAllTimers();
  expect(list.read().rows.map(({ id }) => id)).toEqual(before.rows.map(({ id }) => id));
});

test('what else the views are made from makes them again when it changes, and only then', () => {
  const memory = new Memory();
  received(memory, 5);
  let other = 1;
  const { list, made } = listOf(memory, { also: () => other });
  list.read();
  list.read();
  expect(made).toHaveLength(5);
  other = 2;
  list.read();
  expect(made).toHaveLength(10);
});
