import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, addMonths, dayOf, weekdayOf, writeDay } from '#shared/text/when/civil.ts';
import { daysOfSpan, spanIn } from '#shared/text/when/span.ts';
import { runs } from '#test/unit/shared/entities/anyRow.ts';

const read = (text: string) => spanIn(text, { today: '2026-11-25' });

describe('days in a row, as they are typed', () => {
  test.each([
    ['aujourd’hui', { unit: 'day', by: 0 }],
    ['Demain', { unit: 'day', by: 1 }],
    ['cette semaine', { unit: 'week', by: 0 }],
    ['la semaine prochaine', { unit: 'week', by: 1 }],
    ['ce mois-ci', { unit: 'month', by: 0 }],
    ['le mois dernier', { unit: 'month', by: -1 }],
    ['du 3 au 10 mars', { from: '2027-03-03', to: '2027-03-10' }],
    ['entre le 28/11 et le 2/12', { from: '2026-11-28', to: '2026-12-02' }],
    ['30/11 - 4/12/2026', { from: '2026-11-30', to: '2026-12-04' }],
    ['depuis le 3/11', { from: '2026-11-03', to: null }],
    ['du 1er au 10 mars', { from: '2027-03-01', to: '2027-03-10' }],
    ['du lundi 1er au vendredi 5 mars', { from: '2027-03-01', to: '2027-03-05' }],
    ['du 3 au 10', { from: '2026-12-03', to: '2026-12-10' }],
    ['du 3 novembre au 10', { from: '2026-11-03', to: '2026-11-10' }],
    ['du vendredi au mercredi', { from: '2026-11-27', to: '2026-12-02' }],
    ['du 1er septembre au 30 juin', { from: '2026-09-01', to: '2027-06-30' }],
    ['du 20 décembre au 5 janvier 2029', { from: '2028-12-20', to: '2029-01-05' }],
    ['du 3 mars au 10 mars 2025', { from: '2025-03-03', to: '2025-03-10' }],
    ['entre le 20 novembre et demain', { from: '2026-11-20', to: '2026-11-26' }],
    ['jusqu’au 1er', { from: null, to: '2026-12-01' }],
    ['depuis lundi', { from: '2026-11-23', to: null }],
    ['depuis lundi dernier', { from: '2026-11-23', to: null }],
    ['depuis jeudi 12', { from: '2026-11-12', to: null }],
    ['depuis le 20', { from: '2026-11-20', to: null }],
    ['depuis le 31', { from: '2026-10-31', to: null }],
    ['depuis le 20/12', { from: '2025-12-20', to: null }],
    ['depuis demain', { from: '2026-11-26', to: null }],
    ['à partir de lundi', { from: '2026-11-30', to: null }],
    ['dès le 10/12', { from: '2026-12-10', to: null }],
    ['à partir du 3/11', { from: '2026-11-03', to: null }],
    ['jusqu’au 4 décembre', { from: null, to: '2026-12-04' }],
    ['semaine 50', { from: '2026-12-07', to: '2026-12-13' }],
    ['27/11', { from: '2026-11-27', to: '2026-11-27' }],
    ['décembre', { from: '2026-12-01', to: '2026-12-31' }],
    ['en mars', { from: '2027-03-01', to: '2027-03-31' }],
    ['au mois de nov.', { from: '2026-11-01', to: '2026-11-30' }],
    ['février 2028', { from: '2028-02-01', to: '2028-02-29' }],
  ] as const)('%s', (text, span) => expect(read(text)).toEqual(span));

  test.each([
    ['this week', { unit: 'week', by: 0 }],
    ['next month', { unit: 'month', by: 1 }],
    ['from 3 to 10 march', { from: '2027-03-03', to: '2027-03-10' }],
    ['until 4 december', { from: null, to: '2026-12-04' }],
    ['from the 1st to the 10th of march', { from: '2027-03-01', to: '2027-03-10' }],
    ['from march 1 to march 10', { from: '2027-03-01', to: '2027-03-10' }],
    ['from monday to friday', { from: '2026-11-30', to: '2026-12-04' }],
    ['since monday', { from: '2026-11-23', to: null }],
    ['since the 20th', { from: '2026-11-20', to: null }],
    ['starting on monday', { from: '2026-11-30', to: null }],
  ] as const)('%s', (text, span) => expect(read(text)).toEqual(span));

  test.each([
    '',
    'entretien',
    'du 10 au 3 mars',
    'du 31/02 au 3/03',
    'du 0 au 10 mars',
    'du 30 au 10/02',
    'du 31 au 1er mars',
    // The 1st of March is a Monday, that of December a Tuesday.
    'du mardi 1er au 10 mars',
    'du 10/12/2026 au 3/12/2026',
    'du 10 mars au 3 mars',
    'du 10/12 au 3/12/2026',
    'entre le 10/12 et demain',
    'entre lundi et demain',
    'entre lundi et aujourd’hui',
    '12 et 14 mars',
    'depuis',
    'cette semaine encore',
  ])('« %s » is none', (text) => expect(read(text)).toBeNull());
});

test('where anything may be searched for, « mars » is a name and « en mars » a month', () => {
  const searched = (text: string) => spanIn(text, { today: '2026-11-25', isSearched: true });
  expect(searched('mars')).toBeNull();
  expect([searched('en mars'), searched('mars 2027')].map((span) => span !== null)).toEqual([true, true]);
});

test('a span that follows today is of the days around it', () => {
  const days = (unit: 'day' | 'week' | 'month', by: number) => daysOfSpan({ unit, by }, '2026-11-25');
  expect(days('day', -1)).toEqual({ from: '2026-11-24', to: '2026-11-24' });
  expect(days('week', 1)).toEqual({ from: '2026-11-30', to: '2026-12-06' });
  expect(days('month', 0)).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(days('month', 3)).toEqual({ from: '2027-02-01', to: '2027-02-28' });
  expect(daysOfSpan({ from: '2026-11-03', to: null }, '2026-11-25')).toEqual({ from: '2026-11-03', to: null });
});

describe('any days in a row', () => {
  const anyDay = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2024-01-01', days));
  const part = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('fr', { ...options, timeZone: 'UTC' }).format(new Date(day));
  const yearless = (day: string): string => part(day, { day: 'numeric', month: 'long' });
  const [full, number] = [
    (day: string) => part(day, { dateStyle: 'long' }),
    (day: string) => `${Number(day.slice(8))}`,
  ];

  test('are read back as they were meant, in each way to write them once', () => {
    fc.assert(
      fc.property(anyDay, anyDay, fc.integer({ min: 1, max: 300 }), (today, from, days) => {
        const to = addDays(from, days);
        const texts = [
          `${writeDay(from)} - ${writeDay(to)}`,
          `du ${full(from)} au ${full(to)}`,
          `entre le ${full(from)} et le ${writeDay(to)}`,
          `du ${yearless(from)} au ${full(to)}`,
        ];
        // 29 February needs its year.
        if (!to.endsWith('-02-29')) texts.push(`du ${full(from)} au ${yearless(to)}`);
        if (from.slice(0, 7) === to.slice(0, 7)) {
          const weekday = part(from, { weekday: 'long' });
          texts.push(`du ${number(from)} au ${full(to)}`, `du ${weekday} ${number(from)} au ${full(to)}`);
        }
        for (const text of texts) expect(spanIn(text, { today }), text).toEqual({ from, to });
      }),
      runs(200),
    );
  });

  test('since a day are those since the last such day', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 360 }), (today, days) => {
        const from = addDays(today, -days);
        const since = (text: string) => spanIn(`depuis ${text}`, { today });
        expect(since(`le ${yearless(from)}`)).toEqual({ from, to: null });
        if (days < 7) expect(since(part(from, { weekday: 'long' }))).toEqual({ from, to: null });
        if (from > addMonths(today, -1)) expect(since(`le ${number(from)}`)).toEqual({ from, to: null });
      }),
      runs(200),
    );
  });

  test('in whatever words, are days that exist, in their order', () => {
    const words =
      'du au entre et le depuis jusqu’au à partir de from to since lundi ven. mars 1er 0 3 10 31 99 30/02 12/11 -';
    const isDay = (day: string): boolean =>
      dayOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))) === day && weekdayOf(day) > 0;
    fc.assert(
      fc.property(anyDay, fc.array(fc.constantFrom(...words.split(' ')), { maxLength: 8 }), (today, said) => {
        const span = spanIn(said.join(' '), { today });
        if (span === null || 'unit' in span) return;
        for (const day of [span.from, span.to]) expect(day === null || isDay(day), said.join(' ')).toBe(true);
        expect(span.from === null || span.to === null || span.from <= span.to).toBe(true);
      }),
      runs(500),
    );
  });
});
