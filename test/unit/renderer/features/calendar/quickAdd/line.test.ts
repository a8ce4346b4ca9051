import { array, assert, constantFrom, integer, oneof, property, shuffledSubarray, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PhraseEvent } from '#features/calendar/quickAdd/phrase.ts';
import { addDays, writeDay } from '#shared/text/when/civil.ts';
import { grammar } from '#shared/text/when/grammar.ts';
import { runs } from '#test/unit/shared/entities/anyRow.ts';
import { at } from '../fixtures.ts';
import { format, marked, readHere, when } from './readHere.ts';

const examples = Object.values(grammar).flatMap(({ examples: { fr, en } }) => [fr, en].flat());
/** « 2026-11-20 14:00-15:00 +11-27 +12-04 ». */
const seen = (quick: PhraseEvent): string =>
  [when(quick), ...(quick.series?.spans ?? []).slice(1).map(({ debut }) => `+${format.dayOf(debut).slice(5)}`)].join(
    ' ',
  );

describe('the help says what is read, and what it says is read', () => {
  /** On Thursday 19 November 2026 at 10:12; without an hour 10:30 to 11:30. */
  const meanings: Readonly<Record<string, string>> = {
    'aujourd’hui': '2026-11-19 10:30-11:30',
    today: '2026-11-19 10:30-11:30',
    demain: '2026-11-20 10:30-11:30',
    tomorrow: '2026-11-20 10:30-11:30',
    'après-demain': '2026-11-21 10:30-11:30',
    'the day after tomorrow': '2026-11-21 10:30-11:30',
    lundi: '2026-11-23 10:30-11:30',
    monday: '2026-11-23 10:30-11:30',
    'mardi prochain': '2026-11-24 10:30-11:30',
    'next tuesday': '2026-11-24 10:30-11:30',
    'vendredi dernier': '2026-11-13 10:30-11:30',
    'last friday': '2026-11-13 10:30-11:30',
    '27/11, 4/12 et 11/12': '2026-11-27 10:30-11:30 +12-04 +12-11',
    '27/11, 4/12 and 11/12': '2026-11-27 10:30-11:30 +12-04 +12-11',
    'les 23, 24 et 25 novembre': '2026-11-23 10:30-11:30 +11-24 +11-25',
    '23, 24 and 25 november': '2026-11-23 10:30-11:30 +11-24 +11-25',
    'semaine 49': '2026-11-30 10:30-11:30',
    'week 49': '2026-11-30 10:30-11:30',
    'mardi semaine 49': '2026-12-01 10:30-11:30',
    'tuesday week 49': '2026-12-01 10:30-11:30',
    '9h': '2026-11-19 09:00-10:00',
    '9am': '2026-11-19 09:00-10:00',
    '9h30': '2026-11-19 09:30-10:30',
    '9 h 30': '2026-11-19 09:30-10:30',
    '9:30': '2026-11-19 09:30-10:30',
    '2:30pm': '2026-11-19 14:30-15:30',
    midi: '2026-11-19 12:00-13:00',
    noon: '2026-11-19 12:00-13:00',
    '9h-10h30': '2026-11-19 09:00-10:30',
    '9:30-10:30': '2026-11-19 09:30-10:30',
    'de 9h à 10h': '2026-11-19 09:00-10:00',
    'de 9 à 10h': '2026-11-19 09:00-10:00',
    'from 9 to 10am': '2026-11-19 09:00-10:00',
    'from 9am to 10am': '2026-11-19 09:00-10:00',
    '2-3pm': '2026-11-19 14:00-15:00',
    '45 min': '2026-11-19 10:30-11:15',
    '14h 1h30': '2026-11-19 14:00-15:30',
    '14:00 1h30': '2026-11-19 14:00-15:30',
    'pendant 2h': '2026-11-19 10:30-12:30',
    'for 2 hours': '2026-11-19 10:30-12:30',
    'tous les vendredis ×6': '2026-11-20 10:30-11:30 +11-27 +12-04 +12-11 +12-18 +01-08',
    'every friday ×6': '2026-11-20 10:30-11:30 +11-27 +12-04 +12-11 +12-18 +01-08',
    'tous les lundis et jeudis jusqu’au 12/12': '2026-11-19 10:30-11:30 +11-23 +11-26 +11-30 +12-03 +12-07 +12-10',
    'every monday and thursday until 12/12': '2026-11-19 10:30-11:30 +11-23 +11-26 +11-30 +12-03 +12-07 +12-10',
  };
  // The others are ways to write the 12th of December.
  test.each(examples)('%s', (example) => {
    for (const phrase of [`jury ${example}`, `${example} jury`, `${example}, jury`.toUpperCase()]) {
      const quick = readHere(phrase);
      expect([marked(phrase, quick), quick.title.toLowerCase(), seen(quick)]).toEqual([
        '',
        'jury',
        meanings[example] ?? '2026-12-12 10:30-11:30',
      ]);
    }
  });

  test.each([
    ['demain 14h entretien Dupont 30 min', '2026-11-20 14:00-14:30', 'Entretien Dupont'],
    ['sam. 5 déc. 9h-17h portes ouvertes', '2026-12-05 09:00-17:00', 'Portes ouvertes'],
    ['le lundi 23 novembre de 14 à 16h jury', '2026-11-23 14:00-16:00', 'Jury'],
    ['réunion 2h demain 14h', '2026-11-20 14:00-16:00', 'Réunion'],
    ['jury 14 h 30 – 15 h jeudi 26', '2026-11-26 14:30-15:00', 'Jury'],
    ['jury demain 22h-1h', '2026-11-20 22:00-01:00', 'Jury'],
    // A day of the week is the next one; today's while its hour is still to come.
    ['jeudi 9h jury', '2026-11-26 09:00-10:00', 'Jury'],
    ['jeudi 15h jury', '2026-11-19 15:00-16:00', 'Jury'],
    // All else is the title, in sight.
    ['cours BTS 2 salle 12 demain 10h', '2026-11-20 10:00-11:00', 'Cours BTS 2 salle 12'],
    ['demain matin jury', '2026-11-20 10:30-11:30', 'Matin jury'],
    ['lunid 9h jury', '2026-11-19 09:00-10:00', 'Lunid jury'],
    ['jury lundi 10h https://x.fr/12:30 a12:30@x.fr', '2026-11-23 10:00-11:00', 'Jury https://x.fr/12:30 a12:30@x.fr'],
    ['', '2026-11-19 10:30-11:30', ''],
  ])('%s', (phrase, expected, title) => {
    const quick = readHere(phrase);
    expect([marked(phrase, quick), seen(quick), quick.title]).toEqual(['', expected, title]);
  });
});

describe('what looks like a day or an hour and is not read is marked', () => {
  test.each([
    ['jury 29/02/2027 10h', '29/02/2027 noSuchDay'],
    ['30 février jury', '30 février noSuchDay'],
    ['jury le 32', 'le 32 noSuchDay'],
    ['jury 24/11/2126', '24/11/2126 farYear'],
    ['lundi 24 10h jury', 'lundi 24 wrongWeekday'],
    ['jury demain 25h', '25h noSuchTime'],
    ['jury 14:60', '14:60 noSuchTime'],
    ['jury demain 13pm', '13pm noSuchTime'],
    ['contrat 35h réunion demain 10h', '35h noSuchTime'],
    ['jury demain lundi', 'lundi second'],
    ['jury 10h 12h', '12h second'],
    ['jury 27/11 14h et 4/12 16h', '4/12 second; 16h second'],
    ['jury 27/11, 31/11 et 11/12 9h', '31/11 noSuchDay; 11/12 second'],
    ['jury tous les vendredis 14h', 'tous les vendredis endless'],
    ['jury tous les vendredis 14h x200', 'x200 tooMany'],
    ['jury tous les vendredis 14h jusqu’au 18/12/2032', 'jusqu’au 18/12/2032 tooMany'],
    ['cours tous les lundis 9h 30/11 jusqu’au 28/11', 'jusqu’au 28/11 empty'],
    ['jury 14h x4', 'x4 unread'],
    ['cours lundi 9h jusqu’au 18 décembre', 'jusqu’ unread; au 18 décembre second'],
    ['cours lundis 9h', 'lundis unread'],
    ['jury en octobre 9h', 'octobre unread'],
    ['hier 9h jury', 'hier unread'],
    ['jury demain minuit', 'minuit unread'],
    ['14h15candidats', '14h15candidats unread'],
    ['jury 9 heures', 'heures unread'],
    ['jury groupe 1/2/3', '1/2/3 unread'],
    ['jury 2026-12-01T14:00', '2026-12-01T14:00 unread'],
  ])('%s', (phrase, expected) => expect(marked(phrase, readHere(phrase))).toBe(expected));

  test.each([
    ['jury demain à 4h', ['2026-11-20 16:00-17:00', '2026-11-20 04:00-05:00']],
    ['jury de 2h à 4h30', ['2026-11-19 14:00-16:30', '2026-11-19 02:00-04:30']],
    ['jury demain 2h', ['2026-11-20 14:00-15:00', '2026-11-20 10:30-12:30', '2026-11-20 02:00-03:00']],
    ['vendredi prochain 9h', ['2026-11-27 09:00-10:00', '2026-11-20 09:00-10:00']],
    ['jury 15/11 9h', ['2027-11-15 09:00-10:00', '2026-11-15 09:00-10:00']],
  ])('%s: what may be two is asked, each choice is a line that says it', (phrase, meanings) => {
    const { unsettled } = readHere(phrase);
    expect(unsettled.map(({ why }) => why)).toEqual(['unclear']);
    expect(unsettled.flatMap(({ choices = [] }) => choices.map((each) => seen(readHere(each.phrase))))).toEqual(
      meanings,
    );
  });

  test('a word of a known name is none, and what the user declares part of the name is none', () => {
    expect(readHere('entretien Avril 9h', { knownWords: ['avril'] }).unsettled).toEqual([]);
    expect(readHere('cours Avril 9h', { teachers: ['AVRIL Jean'] }).unsettled).toEqual([]);
    const quick = readHere('jury 29/02/2027 10h', { asName: ['29/02/2027'] });
    expect([quick.unsettled, quick.title, when(quick)]).toEqual([[], 'Jury 29/02/2027', '2026-11-19 10:00-11:00']);
    expect(marked('jury 31/04 25h', readHere('jury 31/04 25h', { asName: ['31/04'] }))).toBe('25h noSuchTime');
  });
});

describe('whatever is typed', () => {
  const two = (value: number): string => String(value).padStart(2, '0');
  const days = integer({ min: -20, max: 320 }).map((by) => addDays('2026-11-19', by));
  const hours = tuple(integer({ min: 0, max: 23 }), integer({ min: 0, max: 59 }));

  test('a day, an hour and a length that are printed are read again as the same', () => {
    const part = (day: string, language: string, options: Intl.DateTimeFormatOptions): string =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day));
    const lines = tuple(days, hours, integer({ min: 1, max: 300 })).chain(([day, [h, m], minutes]) =>
      tuple(
        constantFrom(
          writeDay(day),
          day,
          part(day, 'fr', { dateStyle: 'full' }),
          part(day, 'en-GB', { dateStyle: 'long' }),
          part(day, 'en-US', { dateStyle: 'long' }),
        ),
        constantFrom(
          `${two(h)}:${two(m)}`,
          `à ${two(h)}h${two(m)}`,
          part(`${day}T${two(h)}:${two(m)}Z`, 'en-US', { timeStyle: 'short' }),
        ),
        constantFrom(`${minutes} min`, `pendant ${Math.floor(minutes / 60)}h${two(minutes % 60)}`),
      ).chain((pieces) =>
        shuffledSubarray([...pieces, 'jury', 'salle'], { minLength: 5 }).map((words) => ({
          phrase: words.join(', '),
          expected: `${day} ${two(h)}:${two(m)} ${minutes}`,
        })),
      ),
    );
    assert(
      property(lines, ({ phrase, expected }) => {
        const quick = readHere(phrase);
        if (quick.clocks.length > 0) return;
        const { debut, fin } = quick.span;
        expect(marked(phrase, quick), phrase).toBe('');
        expect(`${format.dayOf(debut)} ${format.timeOf(debut)} ${(fin - debut) / 60_000}`, phrase).toBe(expected);
      }),
      runs(1_500),
    );
  });

  const number = integer({ min: 0, max: 2130 }).map(String);
  const piece = oneof(
    number,
    tuple(number, constantFrom(...'h|h30|:15| min| h|pm|er| novembre| février|/11|/2| jours|-'.split('|'))).map(
      (both) => both.join(''),
    ),
    constantFrom(...examples, ...'à|de|le|jury|Dupont|salle|tous les|jusqu’à|dans|matin|avril|mardis|et|to'.split('|')),
  );
  const phrases = array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join(' '));
  /** Small words between two pieces of when go with them. */
  const words = (text: string): string[] =>
    (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).filter((word) => !/^(?:et|and|à|to|au|until|ou|or)$/u.test(word));

  test('what is not read is in the title, or marked; pieces are parts of the line and do not overlap', () => {
    assert(
      property(phrases, (phrase) => {
        const { understood, unsettled, title } = readHere(phrase);
        let rest = phrase;
        let end = 0;
        for (const { from, to } of [...understood, ...unsettled].toSorted((a, b) => a.from - b.from)) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
          rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
        }
        expect(rest).toHaveLength(phrase.length);
        expect(words(title), phrase).toEqual(words(rest));
        expect(rest, phrase).not.toMatch(/\d[h:/]|[:/]\d|novembre|avril|lundi|mardi|demain|tomorrow|midi/u);
      }),
      runs(1_500),
    );
  });
});

describe('several events', () => {
  test('holidays are left out and named; a listed date is kept as written', () => {
    expect(readHere('jury tous les vendredis 14h 18/12 x3').series?.skipped).toEqual([
      { day: '2026-12-25', off: { holiday: 'christmas' } },
      { day: '2027-01-01', off: { holiday: 'newYear' } },
    ]);
    expect(seen(readHere('jury 18/12 et 25/12 14h'))).toBe('2026-12-18 14:00-15:00 +12-25');
  });

  test('have the same hour of the wall over a change of the clock', () => {
    const { series, clocks } = readHere('cours tous les lundis 9h 15/03/2027 x3');
    expect(series?.spans.map(({ debut }) => format.instant(debut))).toEqual([
      '2027-03-15T09:00:00+01:00',
      '2027-03-22T09:00:00+01:00',
      '2027-04-05T09:00:00+02:00',
    ]);
    expect(clocks).toEqual([]);
    const night = readHere('veille tous les dimanches 02h30 21/03/2027 x2');
    expect(night.clocks.map(({ kind }) => kind)).toEqual(['skipped']);
  });

  test('begin on a slot that is drawn on one of their days', () => {
    const slot = { debut: at(27, '10:30'), fin: at(27, '11:30') };
    expect(seen(readHere('jury tous les vendredis x2', { slot }))).toBe('2026-11-27 10:30-11:30 +12-04');
    expect(seen(readHere('jury tous les lundis x2', { slot }))).toBe('2026-11-23 10:30-11:30 +11-30');
  });
});

describe('in the school’s zone', () => {
  test('I13 a day and an hour are in the school’s zone, whatever the zone of the machine', () => {
    const tokyo = readHere('demain 9h jury', { zone: 'Asia/Tokyo', now: Date.parse('2026-11-19T23:30:00Z') });
    expect(new Date(tokyo.span.debut).toISOString()).toBe('2026-11-21T00:00:00.000Z');
  });

  test('an hour that spring skips is reported, and so is one that comes twice, of which the first is taken', () => {
    const { clocks, span } = readHere('dimanche 28 mars 2027 à 02h30 réunion');
    expect(clocks.map(({ minute, kind }) => [minute, kind])).toEqual([[150, 'skipped']]);
    expect(new Date(span.debut).toISOString()).toBe('2027-03-28T01:30:00.000Z');
    expect(readHere('dimanche 28 mars 2027 de 01:00 à 02:30').clocks.map(({ kind }) => kind)).toContain('skipped');
    const autumn = readHere('dimanche 25 octobre 2026 à 02h30', { now: Date.parse('2026-10-20T08:00:00Z') });
    expect(autumn.clocks.map(({ kind }) => kind)).toEqual(['twice']);
    expect(new Date(autumn.span.debut).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test('a length is elapsed time; a range that ends before it begins is shown unchanged', () => {
    const { span } = readHere('dimanche 28 mars 2027 à 01h30 réunion 120 min');
    expect(new Date(span.fin).toISOString()).toBe('2027-03-28T02:30:00.000Z');
    const turned = readHere('demain 16h-14h jury').span;
    expect(turned.fin).toBeLessThan(turned.debut);
  });
});
