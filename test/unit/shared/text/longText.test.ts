import { cpuUsage } from 'node:process';
import { array, assert, constant, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeMatches } from '#shared/text/closeMatches.ts';
import * as fold from '#shared/text/fold.ts';
import { inLanguage, languageOf } from '#shared/text/languages.ts';
import { TypedWord, isName, likenessTo } from '#shared/text/likeness.ts';
import { nameInSentence } from '#shared/text/nameInSentence.ts';
import { NameWords } from '#shared/text/nameWords.ts';
import * as people from '#shared/text/people.ts';
import { isPhone, phoneDigits, typedPhone } from '#shared/text/phone.ts';
import * as search from '#shared/text/search.ts';
import { addressProblem, isLoopback, tidyAddress } from '#shared/text/serviceAddress.ts';
import { cellOfText, isErrorValue, textOfCell } from '#shared/text/sheetCell.ts';
import { siretDoubt } from '#shared/text/siret.ts';
import { soundOf } from '#shared/text/sound.ts';
import { TextFinder } from '#shared/text/textFinder.ts';
import { isEncodable, linesIn, longestLine, typedText } from '#shared/text/typedText.ts';
import { writeDay } from '#shared/text/when/civil.ts';
import * as field from '#shared/text/when/field.ts';
import { itemsIn, wholeItem } from '#shared/text/when/grammar.ts';
import { inHalf } from '#shared/text/when/hours.ts';
import { typedMoment } from '#shared/text/when/moment.ts';
import { blanked, folded, leftOver } from '#shared/text/when/phrase.ts';
import { readWhen } from '#shared/text/when/read.ts';
import { placeOf, weekdays } from '#shared/text/when/words.ts';
import { sizeOf } from '#test/run/tier.mjs';

// A row may hold any text: what is done with it takes a time in proportion to its length, and never its square.

const today = '2026-11-26';
const around = { today, year: 'nearest', yearsAround: 2 } as const;
const name = 'Durand Inès';
const wordsOf = (text: string): NameWords => {
  const words = new NameWords();
  words.add(fold.foldedText([text]), 0);
  return words;
};
/** What is typed into a search is a line. */
const termsOf = (text: string): search.Terms => search.searchTerms(text.slice(0, longestLine));
const inText =
  (finds: (text: string, term: string) => unknown) =>
  (text: string): unknown => {
    const words = fold.foldedText([text]);
    return [
      finds(words, 'durand'),
      finds(' durand', words),
      finds(words, `${words}x`),
      finds(words, `${words.slice(9)}x`),
    ];
  };
const inTerms =
  (finds: (text: string, terms: search.Terms) => unknown) =>
  (text: string): unknown => [finds(fold.foldedText([text]), [['durand', 'ab']]), finds(' durand', termsOf(text))];

/** What each exported function does with a text, wherever it takes one. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  closeMatches: (text) => closeMatches(['durand'], wordsOf(text), () => fold.foldedText([text])),
  foldedLetters: fold.foldedLetters,
  fold: fold.fold,
  foldedWords: fold.foldedWords,
  joinedWords: fold.joinedWords,
  foldedText: (text) => fold.foldedText([text, text]),
  addressKey: fold.addressKey,
  mayHaveAddress: (text) => [fold.mayHaveAddress(text, 'a@b.fr'), fold.mayHaveAddress('a', text)],
  fileNameKey: fold.fileNameKey,
  byFrench: (text) => fold.byFrench(text, `${text}a`),
  inLanguage: (text) => inLanguage({ a: { fr: text, en: text } }, 'fr'),
  languageOf,
  typedMoment: (text) => typedMoment(text.slice(0, longestLine), today),
  TypedWord: (text) => [new TypedWord(text), new TypedWord('durand').errorsTo(text)],
  likenessTo: (text) => [likenessTo(text)('durand'), likenessTo('durand')(text)],
  isName,
  nameInSentence,
  NameWords: (text) => [wordsOf(text).alike('durand'), wordsOf(text).alike(text)],
  nameWords: people.nameWords,
  nameRotations: people.nameRotations,
  sharedPerson: (text) => [people.sharedPerson(text, name), people.sharedPerson(`${name}, ${text}`, `a ${text}`)],
  personKeys: people.personKeys,
  peopleFinder: (text) => [people.peopleFinder([{ name }])(text), people.peopleFinder([{ name: text }])(name)],
  placeOfName: (text) => [people.placeOfName(text, name), people.placeOfName(name, text)],
  familyOf: people.familyOf,
  reassigned: (text) => [
    people.reassigned(`${name} ${text}`, { name }, null),
    people.reassigned(text, { name: text }, { name: text }),
  ],
  mentions: (text) => [people.mentions(text, name), people.mentions(name, text), people.mentions(text, `${text} b`)],
  isPhone,
  phoneDigits,
  typedPhone,
  typedWords: search.typedWords,
  searchTerms: search.searchTerms,
  hasTerms: inTerms(search.hasTerms),
  beginsTerms: inTerms(search.beginsTerms),
  beginsWord: inText(search.beginsWord),
  hasRun: inText(search.hasRun),
  endAcross: inText((text, term) => search.endAcross(text, 0, term)),
  tidyAddress,
  addressProblem: (text) =>
    addressProblem(text, { protocol: 'https:', hostname: text, username: '', password: '', search: '', hash: '' }),
  isLoopback,
  isErrorValue,
  cellOfText,
  textOfCell,
  siretDoubt,
  soundOf,
  TextFinder: (text) => {
    const finder = new TextFinder([text], (item) => item);
    return [finder.find('durand'), finder.find(text.slice(0, longestLine))];
  },
  typedText: (text) => [typedText(text), typedText(text, true)],
  linesIn,
  isEncodable,
  writeDay,
  daysIn: (text) => field.daysIn(text, { today }),
  namedDays: (text) => field.namedDays(text, { today }),
  dateIn: (text) => field.dateIn(text, { today }),
  dayIn: (text) => field.dayIn(text, { today }),
  timesIn: field.timesIn,
  timeIn: field.timeIn,
  shiftedTime: (text) => field.shiftedTime(text, '10:00'),
  itemsIn: (text) => itemsIn(text, around),
  wholeItem: (text) => wholeItem(text, around),
  blanked: (text) => blanked(text, [{ from: 1, to: 3 }]),
  folded,
  leftOver: (text) => leftOver(text, [{ from: 1, to: 3 }]),
  readWhen: (text) => readWhen(text, [], around),
  inHalf: (text) => inHalf(text, 'p'),
  placeOf: (text) => placeOf(weekdays, text),
};

/** They take days and numbers, a form of the grammar, or a piece that a form found. */
const withoutText: ReadonlySet<string> = new Set(
  (
    'addDays daysBetween weekdayOf mondayOf yearOf dayOf addMonths mondayOfWeek weekNumber clockText daysOfSpan ' +
    'ahead weekday weekdaysIn dates monthDay week clock range length pattern'
  ).split(' '),
);

test('every function of shared/text is tried, or takes no text', () => {
  const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/shared/text/**/*.ts', { eager: true });
  const exported = Object.values(modules).flatMap((module) =>
    Object.entries(module).flatMap(([each, value]) => (typeof value === 'function' ? each : [])),
  );
  expect(exported.filter((each) => !withoutText.has(each)).toSorted()).toEqual(Object.keys(readers).toSorted());
});

/** What square expressions stumble over: blanks, signs and words in a row, with something else at an end. */
const pieces =
  ",a,A,é,0,1,.,;,:,/,-,+,(,[,],#,@,|,\\,',’,«,\n,\t,\r\n,\u00A0,\u200D,\u0301,😀,\u{1F3F4},\u{E0041},\\\\ud8,http:,/GraphV1,lundi,1h,1/, et ,Le Goff"
    .split(',')
    .map((each) => each || ' ')
    .concat(',');
const piece = constantFrom(...pieces);
const ends = constantFrom('', 'a', '1', '+', '-', ' ! x');
const repeated = (unit: readonly string[], length: number): string => {
  const text = unit.join('');
  return text.repeat(Math.ceil(length / text.length));
};

describe('a long text', () => {
  /** In characters. The square of the shorter is billions of steps. */
  const [long, longest] = [64_000, 4_000_000];
  /** Seconds of the processor. What is in proportion takes a tenth of them, on a machine that others use too. */
  const mostFor = (length: number): number => Math.max(0.5, length / 1e6);
  const examples = [
    ...pieces.flatMap((each): [string[], string, string, number][] => [
      [[each], '', ' ! x', long],
      [[each, ' '], 'a', '', long],
    ]),
    [['Durand Inès, '], '', '', longest] satisfies [string[], string, string, number],
  ];

  test.each(Object.entries(readers))('is read by %s in a time of its length', (_, read) => {
    read('Durand Inès, lundi 12 à 14h'); // compiles what is compiled once
    assert(
      property(array(piece, { minLength: 1, maxLength: 3 }), ends, ends, constant(long), (unit, head, tail, length) => {
        const text = head + repeated(unit, length) + tail;
        const before = cpuUsage();
        read(text);
        const { user, system } = cpuUsage(before);
        return (user + system) / 1e6 < mostFor(length);
      }),
      { numRuns: examples.length + Math.ceil((40 * sizeOf('properties')) / 100), endOnFailure: true, examples },
    );
  });
});
