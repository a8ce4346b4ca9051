import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeDay } from '#shared/text/when/civil.ts';
import { dateIn, dayIn, daysIn, namedDays, shiftedTime, timeIn, timesIn } from '#shared/text/when/field.ts';

describe('an hour that is typed into a field', () => {
  test.each([
    ['14h30', '14:30'],
    ['14\u00A0h\u202F30', '14:30'],
    ['1430', '14:30'],
    ['14 30', '14:30'],
    ['14:30', '14:30'],
    ['14.30', '14:30'],
    ['9h', '09:00'],
    ['9', '09:00'],
    ['930', '09:30'],
    [' 08H05 ', '08:05'],
    ['midi', '12:00'],
    ['2:30 pm', '14:30'],
  ])('%j is understood', (text, time) => {
    expect(timeIn(text)).toBe(time);
  });

  test.each(['', '24:00', '12:60', '14h30m', 'bientôt', '14:3O', '143000', '-1:00', '14h5', '14h à 15h', '14h jury'])(
    '%j is none',
    (text) => {
      expect(timeIn(text)).toBeNull();
    },
  );

  test.each([
    ['4h', ['16:00', '04:00']],
    ['4', ['16:00', '04:00']],
    ['1:05', ['13:05', '01:05']],
    ['630', ['18:30', '06:30']],
    ['04h', ['04:00']],
    ['0h', ['00:00']],
    ['7h', ['07:00']],
    ['25h', []],
  ] as const)('%j may mean %j; what may be one of two is never taken for the night', (text, times) => {
    expect(timesIn(text)).toEqual(times);
    expect(timeIn(text)).toBe(times.length === 1 ? times[0] : null);
  });

  test('every hour is read back from its own writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }), (hour, minute) => {
        const [h, m] = [String(hour).padStart(2, '0'), String(minute).padStart(2, '0')];
        const short = hour >= 1 && hour <= 6 ? [] : [`${hour}h${m}`, `${hour} h ${m}`];
        for (const text of [`${h}:${m}`, `${h}h${m}`, `${h}${m}`, ...short]) expect(timeIn(text)).toBe(`${h}:${m}`);
      }),
    );
  });

  test.each([
    ['+30', '10:30'],
    ['-1h', '09:00'],
    ['+1h30', '11:30'],
    ['+15 min', '10:15'],
  ])('%j shifts the one that is there', (text, time) => {
    expect(shiftedTime(text, '10:00')).toBe(time);
  });

  test.each(['30', '+15h', '-11h', '+', '+1h30m'])('%j shifts none', (text) => {
    expect(shiftedTime(text, '10:00')).toBeNull();
  });
});

/** On Thursday 19 November 2026, in a field that holds Friday 27. */
const field = { today: '2026-11-19', value: '2026-11-27', year: 2026 } as const;

describe('a day that is typed into a field', () => {
  test.each([
    ['19/11/2026', '2026-11-19'],
    ['19/11/26', '2026-11-19'],
    ['19.11', '2026-11-19'],
    ['19 11', '2026-11-19'],
    ['01032026', '2026-03-01'],
    ['12 / 03 / 2026', '2026-03-12'],
    ['29/02/2028', '2028-02-29'],
    ['2026-11-19', '2026-11-19'],
    ['24 nov. 2026', '2026-11-24'],
    ['lundi', '2026-11-23'],
    ['Lun.', '2026-11-23'],
    ['lundi dernier', '2026-11-16'],
    ['jeudi', '2026-11-26'],
    ['demain', '2026-11-20'],
    ['23', '2026-11-23'],
    ['18', '2026-12-18'],
    ['31', '2026-12-31'],
    ['jeu. 26', '2026-11-26'],
    ['+7', '2026-12-04'],
    ['−2', '2026-11-25'],
    ['+2 sem', '2026-12-11'],
  ])('%j is understood', (text, day) => {
    expect(dayIn(text, field)).toBe(day);
  });

  test.each([
    '',
    '31/02/2026',
    '29/02/2026',
    '00/01/2026',
    '12/13/2026',
    '01/01/0026',
    '24/11/2226',
    'lundi 24',
    'l',
    'bientôt',
    '0',
    '32',
    '7+',
    '+',
    'lundi mardi',
    '23 h',
    'mars',
    '+7 ans',
    'lundi 9h',
    'à partir de lundi',
    'semaine 49',
    '31022026',
    '99999999',
  ])('%j is none', (text) => {
    expect(daysIn(text, field)).toEqual([]);
  });

  test('in an empty field a shift counts from today', () => {
    expect(dayIn('+7', { ...field, value: '' })).toBe('2026-11-26');
  });

  test('on a Thursday « vendredi prochain » may be tomorrow, and is not guessed', () => {
    expect(daysIn('vendredi prochain', field)).toEqual(['2026-11-27', '2026-11-20']);
    expect(dayIn('vendredi prochain', field)).toBeNull();
  });

  test('a birth is never ahead: of two digits the year is the last one, of other days the nearest', () => {
    expect(dayIn('12/03/75', { ...field, year: 'past' })).toBe('1975-03-12');
    expect(dayIn('12/03/08', { ...field, year: 'past' })).toBe('2008-03-12');
    expect(dayIn('12/03/80', field)).toBe('1980-03-12');
    expect(dayIn('12/03/31', field)).toBe('2031-03-12');
    expect(dayIn('01/01/0026', { ...field, year: 'past' })).toBeNull();
  });

  test('is read back from its own writing', () => {
    expect(writeDay('2026-11-09')).toBe('09/11/2026');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2170-01-01'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(dayIn(writeDay(day), field)).toBe(day);
        },
      ),
    );
  });

  test('a file names no day by its distance', () => {
    expect(['demain', '+7', 'lundi', '12', '12/03/2004', '31/02/2004'].map((text) => dateIn(text, field))).toEqual([
      null,
      null,
      null,
      null,
      '2004-03-12',
      'noSuchDay',
    ]);
  });
});

describe('a day that is typed where anything is searched for', () => {
  // A Sunday.
  const today = '2026-11-22';

  test.each([
    ['27/11', '2026-11-27'],
    ['2027-11-27', '2027-11-27'],
    ['5/1', '2027-01-05'],
    ['27 nov', '2026-11-27'],
    ['demain', '2026-11-23'],
    ['Aujourd’hui', '2026-11-22'],
    ['vendredi', '2026-11-27'],
    ['dim', '2026-11-29'],
    ['+7', '2026-11-29'],
    ['-2', '2026-11-20'],
  ])('« %s » is one', (typed, day) => {
    expect(namedDays(typed, { today })).toEqual([day]);
  });

  test.each(['', 'x', 've', '31/2', '27 dupont', '12', '06 12 34 56 78', '27/11 jury', '1/2/3/4'])(
    '« %s » is none',
    (typed) => {
      expect(namedDays(typed, { today })).toEqual([]);
    },
  );

  test('in English', () => {
    expect(['tomorrow', 'friday', '3 dec'].map((typed) => namedDays(typed, { today }))).toEqual([
      ['2026-11-23'],
      ['2026-11-27'],
      ['2026-12-03'],
    ]);
  });
});
