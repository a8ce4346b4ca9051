import { expect, test } from 'vitest';
import type { StoredRow } from '#cache/pages/dataset.ts';
import { SortedRuns } from '#cache/queries/search/sortedRuns.ts';
import { TextIndex } from '#cache/queries/search/textIndex.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { foldedWords } from '#shared/text/fold.ts';

const count = 5000;
/** Every number below `count` once, in an order that is no order. */
const shuffled = Array.from({ length: count }, (_, at) => (at * 1237) % count);
const always = (): boolean => true;
const never = (): boolean => false;

test('search: places are sorted as one would sort them at once, whenever the sorting is interrupted (performance: slices)', () => {
  const sorted = new SortedRuns((a, b) => a - b);
  for (let at = 0; at < count; at += 100) {
    sorted.add(shuffled.slice(at, at + 100));
    sorted.goOn(always, false);
  }
  let slices = 1;
  while (!sorted.goOn(always, true)) slices += 1;
  expect(sorted.longest).toEqual(Array.from({ length: count }, (_, at) => at));
  expect(slices).toBeGreaterThan(3);
});

test('search: between two looks at the clock few places are compared (performance: slices)', () => {
  let compared = 0;
  let most = 0;
  const sorted = new SortedRuns((a, b) => {
    compared += 1;
    return a - b;
  });
  sorted.add(shuffled.slice(0, count / 2));
  sorted.add(shuffled.slice(count / 2));
  compared = 0;
  const look = (): boolean => {
    most = Math.max(most, compared);
    compared = 0;
    return false;
  };
  expect(sorted.goOn(look, true)).toBe(true);
  expect(sorted.longest).toHaveLength(count);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(1000);
});

const row = (id: number, name: string): StoredRow => ({
  id: String(id),
  hash: '',
  text: rawJson(JSON.stringify(name)),
  bucket: '',
  page: '',
});
const read = ({ text }: StoredRow) => ({ words: [JSON.parse(text) as string] }); // a JSON string, as `row` wrote it

test('search: unchanged rows stay found while changed ones are being sorted again (experience: nothing moves under the hand)', () => {
  const index = new TextIndex();
  const rows = shuffled.map((id) => row(id, `nom ${id}`));
  index.catchUp(rows, read, never);
  expect(index.first(count).total).toBe(count);
  rows[7] = row(shuffled[7] ?? 0, 'zoé');
  let slices = 0;
  for (let isWhole = false; !isWhole; slices += 1) {
    ({ isWhole } = index.catchUp(rows, read, always));
    expect(index.first(count).total).toBe(count);
  }
  expect(slices).toBeGreaterThan(1);
  expect(index.find('zoe', 5).ids).toEqual([String(shuffled[7])]);
  expect(index.first(count).ids.at(-1)).toBe(String(shuffled[7]));
});

test('search: within one revision no row is looked at twice, in however many slices (performance: growth is linear)', () => {
  const index = new TextIndex();
  const all = shuffled.map((id) => row(id, `nom ${id}`));
  let looked = 0;
  const rows = {
    *[Symbol.iterator]() {
      for (const each of all) {
        looked += 1;
        yield each;
      }
    },
  };
  let slices = 1;
  while (!index.catchUp(rows, read, always, 1).isWhole) slices += 1;
  expect(slices).toBeGreaterThan(10);
  expect(looked).toBe(count);
  expect(index.first(count).total).toBe(count);
  all[7] = row(shuffled[7] ?? 0, 'zoé');
  index.catchUp(rows, read, never, 2);
  expect(index.find('zoe', 5).ids).toEqual([String(shuffled[7])]);
});

test('search: finds each row once that has words beginning with every term, joined or apart, the first and the last row too', () => {
  const words = ['a', 'ab', 'ba', 'bab', 'éa', 'z', 'жa', 'a b'];
  const rows = words.flatMap((first, at) =>
    words.map((second, other) => row(at * words.length + other, `${first} ${second}`)),
  );
  const index = new TextIndex();
  index.catchUp(rows, read, never);
  const wordsOf = (each: StoredRow): readonly string[] => foldedWords(read(each).words.join(' ')).split(' ');
  const terms = ['a', 'ab', 'b', 'ba', 'e', 'z', 'ж'];
  for (const query of [...terms, ...terms.flatMap((first) => terms.map((second) => `${first} ${second}`))]) {
    const readings = [query.split(' '), [query.replace(' ', '')]];
    const begins = (each: StoredRow, term: string): boolean =>
      wordsOf(each).some((_, from, words) => words.slice(from).join('').startsWith(term));
    const expected = rows.filter((each) => readings.some((terms) => terms.every((term) => begins(each, term))));
    const { ids, total } = index.find(query, rows.length);
    expect(total, query).toBeGreaterThanOrEqual(expected.length);
    expect(new Set(ids).size, query).toBe(ids.length);
    // What is only like the query follows.
    expect(ids.slice(0, expected.length).toSorted(), query).toEqual(expected.map(({ id }) => id).toSorted());
  }
});
