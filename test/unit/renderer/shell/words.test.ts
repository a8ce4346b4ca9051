import { expect, test } from 'vitest';
import { en, fr } from '#test/words.ts';

/** `today.count_one` → its words. */
function flat(words: object, prefix = '', found = new Map<string, string>()): Map<string, string> {
  for (const [name, value] of Object.entries(words) as [string, unknown][]) {
    // A catalogue holds texts and catalogues.
    if (typeof value === 'string') found.set(prefix + name, value);
    else flat(value as object, `${prefix}${name}.`, found); // see above
  }
  return found;
}
const french = flat(fr);
const english = flat(en);
const blanks = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{(\w+)/gu)].map(([, name = '']) => name))].toSorted();

test('words: both languages fill the same blanks', () => {
  const different = [...french].filter(([key, text]) => {
    const other = english.get(key) ?? '';
    // A singular may say « one » without the number.
    const left = blanks(text).filter((name) => name !== 'count');
    return (
      left.join() !==
      blanks(other)
        .filter((name) => name !== 'count')
        .join()
    );
  });
  expect(french.size).toBeGreaterThan(100);
  expect(different.map(([key]) => key)).toEqual([]);
});

test('words: French spacing before : ; ! ? and inside « »', () => {
  const breakable = [...french].filter(([, text]) =>
    / [:;!?»]|« |[^\s\u00A0\u202F/](?:[;!?])(?=\s|$)/u.test(text.replaceAll(/\\ \/ : \* \? " < > \|/gu, '')),
  );
  expect(breakable.map(([key]) => key)).toEqual([]);
});

test('words: their tone: no exclamation marks, no technical words', () => {
  const loud = [...french, ...english].filter(([, text]) =>
    /!(?!\s*\?)|oups|oops|\bsync|outbox|\bhttp\b(?!:)/iu.test(text),
  );
  expect(loud.map(([key]) => key)).toEqual([]);
});
