import { expect, test } from 'vitest';
import { TextIndex } from '#cache/queries/search/textIndex.ts';
import { foldedText } from '#shared/text/fold.ts';

const row = (id: number, name: string) => ({ id: String(id), words: foldedText([name]) });

test('search: finds each row once that has words beginning with every term, joined or apart, the first and the last row too', () => {
  const words = ['a', 'ab', 'ba', 'bab', 'éa', 'z', 'жa', 'a b'];
  const rows = words.flatMap((first, at) =>
    words.map((second, other) => row(at * words.length + other, `${first} ${second}`)),
  );
  const index = new TextIndex(rows);
  const wordsOf = (each: { readonly words: string }): readonly string[] => each.words.trim().split(' ');
  const terms = ['a', 'ab', 'b', 'ba', 'e', 'z', 'ж'];
  for (const query of [...terms, ...terms.flatMap((first) => terms.map((second) => `${first} ${second}`))]) {
    const readings = [query.split(' '), [query.replace(' ', '')]];
    const begins = (each: { readonly words: string }, term: string): boolean =>
      wordsOf(each).some((_, from, words) => words.slice(from).join('').startsWith(term));
    const expected = rows.filter((each) => readings.some((terms) => terms.every((term) => begins(each, term))));
    const { ids, total } = index.find(query, rows.length);
    expect(total, query).toBeGreaterThanOrEqual(expected.length);
    expect(new Set(ids).size, query).toBe(ids.length);
    // What is only like the query follows.
    expect(ids.slice(0, expected.length).toSorted(), query).toEqual(expected.map(({ id }) => id).toSorted());
  }
});
