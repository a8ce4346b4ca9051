import { describe, expect, test } from 'vitest';
import { foldedWords } from '#shared/text/fold.ts';
import { likenessTo, TypedWord } from '#shared/text/likeness.ts';
import { phoneDigits, typedPhone } from '#shared/text/phone.ts';
import { soundOf } from '#shared/text/sound.ts';
import { TextFinder } from '#shared/text/textFinder.ts';

describe('how names sound in French', () => {
  test.each([
    ['giro', 'Giraud', 'Girault', 'Giraux', 'Jiro'],
    ['juliete', 'Juliette'],
    ['Christophe', 'Kristof'],
    ['Dubois', 'Duboi'],
    ['Andrée', 'André'],
    ['Youssef', 'Yousef'],
    ['Philippe', 'Filipe'],
    ['Djamila', 'Jamila'],
    ['Moreau', 'Moro', 'Moraux'],
    ['Hélène', 'Elenne'],
    ['Guérin', 'Guérain'],
  ])('%s', (...names) => {
    expect(new Set(names.map((name) => soundOf(foldedWords(name)))).size).toBe(1);
  });

  test('names that sound different stay different', () => {
    const names = ['martin', 'morin', 'girard', 'giraud', 'petit', 'durand', 'dupont', 'lea', 'lou', 'ines'];
    expect(new Set(names.map(soundOf)).size).toBe(names.length);
  });
});

/** The textbook's table, one letter after the other: to compare with. */
function errorsByTable(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_other, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1)
    for (let j = 1; j <= b.length; j += 1) {
      const change = at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]);
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      const row = rows[i];
      if (row) row[j] = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swap);
    }
  return at(a.length, b.length);
}

test('typing errors are counted as by the table of the textbook, to the whole word and to its beginnings', () => {
  let seed = 7;
  const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const word = (longest: number): string => Array.from({ length: 1 + next(longest) }, () => 'abcd'[next(4)]).join('');
  for (let round = 0; round < 3000; round += 1) {
    const [typed, other] = [word(round % 9 === 0 ? 31 : 9), word(12)];
    const beginnings = Array.from({ length: other.length + 1 }, (_, end) => other.slice(0, end));
    expect([typed, other, new TypedWord(typed).errorsTo(other)]).toEqual([
      typed,
      other,
      {
        whole: errorsByTable(typed, other),
        start: Math.min(...beginnings.map((start) => errorsByTable(typed, start))),
      },
    ]);
  }
});

test('what sounds the same is nearer than what has an error, and a name that begins otherwise is none', () => {
  const likeness = likenessTo('giro');
  expect(likeness('giraud')).toBe(0);
  expect(likeness('giraud')).toBeLessThan(likeness('gira'));
  expect(likeness('miro')).toBe(Infinity);
  expect(likenessTo('kazmarek')('kaczmarek')).toBeLessThan(Infinity);
  expect(likenessTo('kazma')('kaczmarek')).toBeLessThan(Infinity);
});

const texts = [
  'GIRAUD Juliette C01',
  'GIRAULT Juliette C02',
  'KACZMAREK Zofia C03',
  'MARTIN Marie C04',
  'MARTEN Paul C05',
  'GIRO Paul C06',
  'Promo 2026 Lyon',
];
const found = (typed: string): readonly string[] => new TextFinder(texts, (text) => text).find(typed);

describe('one search', () => {
  test('finds what is typed nearly right, or as it sounds', () => {
    expect(found('kazmarek')).toEqual(['KACZMAREK Zofia C03']);
    expect(found('Kachmarek zofya')).toEqual(['KACZMAREK Zofia C03']);
    expect(found('juliete giro')).toEqual(['GIRAUD Juliette C01', 'GIRAULT Juliette C02']);
  });

  test('what is there as typed comes first, what is only like it after', () => {
    expect(found('martin')).toEqual(['MARTIN Marie C04', 'MARTEN Paul C05']);
    expect(found('marten')).toEqual(['MARTEN Paul C05', 'MARTIN Marie C04']);
    expect(found('giro')).toEqual(['GIRO Paul C06', 'GIRAUD Juliette C01', 'GIRAULT Juliette C02']);
  });

  test('a number with an error is another number', () => {
    expect(found('C07')).toEqual([]);
    expect(found('2027')).toEqual([]);
    expect(found('juliete c02')).toEqual(['GIRAULT Juliette C02']);
  });

  test('nothing is like nothing, or a word of one letter', () => {
    expect([found(''), found('  '), found('x'), found('!?')]).toEqual([[], [], [], []]);
  });
});

test('a telephone number is its digits, however it is spaced; a day or a word is none', () => {
  for (const typed of [
    '06 12 34 56 78',
    '06.12.34.56.78',
    '0612345678',
    '+33 6 12 34 56 78',
    '0033 (0)6 12345678',
    '06‑12–34-56 78',
  ])
    expect([typed, typedPhone(typed)]).toEqual([typed, '0612345678']);
  expect(phoneDigits('+33 (0)6 12 34 56 78')).toBe('0612345678');
  expect(phoneDigits('+33 06 12 34 56 78')).toBe('0612345678');
  expect(['+32 475 12 34 56', '0032\t475.12.34.56'].map(phoneDigits)).toEqual(['32475123456', '32475123456']);
  expect(typedPhone('06 12')).toBe('0612');
  for (const typed of ['01/12', '01/12/2026', 'C00123', '12', 'martin', '2026', ''])
    expect(typedPhone(typed)).toBeNull();
});
