import { expect, test } from 'vitest';
import { RowsDigest } from '#shared/ipc/rowsDigest.ts';

const digestOf = (...hashes: readonly string[]): RowsDigest => {
  const digest = new RowsDigest();
  for (const hash of hashes) digest.add(hash);
  return digest;
};
const reduced = ({ count, text, sums }: RowsDigest): unknown => [count, text, sums];

test('a copy and its original change apart from each other', () => {
  const original = digestOf('one', 'two');
  const copy = original.copy();
  original.add('three');
  copy.remove('one');
  expect(reduced(original)).toEqual(reduced(digestOf('one', 'two', 'three')));
  expect(reduced(copy)).toEqual(reduced(digestOf('two')));
});

test('what was added and removed leaves nothing, in any order', () => {
  const digest = digestOf('one', 'two');
  digest.remove('one');
  digest.remove('two');
  expect(reduced(digest)).toEqual(reduced(new RowsDigest()));
  expect(reduced(digestOf('two', 'one'))).toEqual(reduced(digestOf('one', 'two')));
});

test('its text is the count and the totals over all groups', () => {
  const digest = digestOf('one', 'two', 'three');
  const total = (parity: number): number =>
    digest.sums.filter((_sum, at) => at % 2 === parity).reduce((sum, more) => (sum + more) % 2 ** 32, 0);
  expect(digest.text).toBe(`3.${total(0)}.${total(1)}`);
});
