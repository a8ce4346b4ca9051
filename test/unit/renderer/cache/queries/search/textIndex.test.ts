import { expect, test } from 'vitest';
import type { StoredRow } from '#cache/pages/dataset.ts';
import { TextIndex } from '#cache/queries/search/textIndex.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { foldedWords } from '#shared/text/fold.ts';

const row = (id: number, name: string): StoredRow => ({
  id: String(id),
  hash: '',
  text: rawJson(JSON.stringify(name)),
  bucket: '',
  page: '',
});
const read = ({ text }: StoredRow) => ({ words: [JSON.parse(text) as string] }); // a JSON string, as `row` wrote it

test('search: finds each row once that has words beginning with every term, joined or apart, the first and the last row too', () => {
  const words = ['a', 'ab', 'ba', 'bab', 'éa', 'z', 'жa', 'a b'];
  const rows = words.flatMap((first, at) =>
    words.map((second, other) => row(at * words.length + other, `${first} ${second}`)),
  );
  const index = new TextIndex();
  index.update(rows, read);
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
