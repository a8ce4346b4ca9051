import { describe, expect, test } from 'vitest';
import type { PhraseEvent } from '#features/calendar/quickAdd/phrase.ts';
import { at } from '../fixtures.ts';
import { format, marked, readHere } from './readHere.ts';

/** « 14:00-15:00 11-20 11-27 | Jury ». */
const seen = ({ span, series, title }: PhraseEvent): string =>
  `${format.timeOf(span.debut)}-${format.timeOf(span.fin)} ${(series?.spans ?? [span])
    .map(({ debut }) => format.dayOf(debut).slice(5))
    .join(' ')} | ${title}`;

describe('one line creates a series', () => {
  test.each([
    ['jury tous les vendredis à 14h pendant 4 semaines', '14:00-15:00 11-20 11-27 12-04 12-11 | Jury'],
    ['tous les vendredis ×4 jury 14h-16h', '14:00-16:00 11-20 11-27 12-04 12-11 | Jury'],
    ['jury chaque vendredi 14h x 3', '14:00-15:00 11-20 11-27 12-04 | Jury'],
    ['cours les lundis et jeudis 9h 5 fois', '09:00-10:00 11-23 11-26 11-30 12-03 12-07 | Cours'],
    ['cours tous les lundis, mardis et jeudis 9h x3', '09:00-10:00 11-23 11-24 11-26 | Cours'],
    ['jury un vendredi sur deux 14h ×3', '14:00-15:00 11-20 12-04 12-18 | Jury'],
    ['jury tous les vendredis 14h une semaine sur deux ×3', '14:00-15:00 11-20 12-04 12-18 | Jury'],
    ['réunion hebdo lundi 10h x3', '10:00-11:00 11-23 11-30 12-07 | Réunion'],
    ['réunion lundi 10h toutes les deux semaines x3', '10:00-11:00 11-23 12-07 12-21 | Réunion'],
    ['cours lundi 9h pendant 3 semaines', '09:00-10:00 11-23 11-30 12-07 | Cours'],
    ['cours tous les lundis 9h jusqu’au 7 décembre', '09:00-10:00 11-23 11-30 12-07 | Cours'],
    ['cours tous les lundis 9h jusqu’au 07/12', '09:00-10:00 11-23 11-30 12-07 | Cours'],
    ['cours tous les lundis 9h à partir du 30/11 x3', '09:00-10:00 11-30 12-07 12-14 | Cours'],
    ['jury 27/11, 4/12 et 11/12 9h', '09:00-10:00 11-27 12-04 12-11 | Jury'],
    ['jury les vendredis 27/11 et 4/12 à 14h', '14:00-15:00 11-27 12-04 | Jury'],
    ['jury 4/12 et 27/11 9h', '09:00-10:00 11-27 12-04 | Jury'],
    ['jury tous les jeudis 9h x2', '09:00-10:00 11-26 12-03 | Jury'],
    ['jury tous les jeudis 15h x2', '15:00-16:00 11-19 11-26 | Jury'],
    // Holidays: on 25/12 and 01/01 nobody is there, unless the phrase says so.
    ['jury tous les vendredis 14h à partir du 18/12 x3', '14:00-15:00 12-18 01-08 01-15 | Jury'],
    ['jury tous les vendredis 14h à partir du 18/12 x3 fériés compris', '14:00-15:00 12-18 12-25 01-01 | Jury'],
    ['jury tous les vendredis 14h à partir du 18/12 x3 sauf les jours fériés', '14:00-15:00 12-18 01-08 01-15 | Jury'],
    ['jury 18/12 et 25/12 14h', '14:00-15:00 12-18 12-25 | Jury'],
  ])('%s', (phrase, expected) => {
    const quick = readHere(phrase);
    expect(marked(phrase, quick)).toBe('');
    expect(seen(quick)).toBe(expected);
  });

  test.each([
    ['jury every friday at 2pm for 4 weeks', '14:00-15:00 11-20 11-27 12-04 12-11 | Jury'],
    ['jury on mondays and thursdays 9am x3', '09:00-10:00 11-23 11-26 11-30 | Jury'],
    ['jury every other friday 2pm 3 times', '14:00-15:00 11-20 12-04 12-18 | Jury'],
    ['jury every friday 2pm until December 11', '14:00-15:00 11-20 11-27 12-04 12-11 | Jury'],
    ['jury 27/11, 4/12 and 11/12 9am', '09:00-10:00 11-27 12-04 12-11 | Jury'],
    ['jury every friday 2pm from 18/12 x3 including public holidays', '14:00-15:00 12-18 12-25 01-01 | Jury'],
  ])('in English: %s', (phrase, expected) => {
    const quick = readHere(phrase, { language: 'en' });
    expect(marked(phrase, quick)).toBe('');
    expect(seen(quick)).toBe(expected);
  });

  test('the holidays that are left out are named', () => {
    expect(readHere('jury tous les vendredis 14h à partir du 18/12 x3').series?.skipped).toEqual([
      { day: '2026-12-25', off: { holiday: 'christmas' } },
      { day: '2027-01-01', off: { holiday: 'newYear' } },
    ]);
  });

  test('the clock changes within it: every event has the same hour of the wall', () => {
    const { series, clocks } = readHere('cours tous les lundis 9h à partir du 22/03/2027 x3 fériés compris');
    expect(series?.spans.map(({ debut }) => format.instant(debut))).toEqual([
      '2027-03-22T09:00:00+01:00',
      '2027-03-29T09:00:00+02:00',
      '2027-04-05T09:00:00+02:00',
    ]);
    expect(clocks).toEqual([]);
    const night = readHere('veille tous les dimanches 02h30 à partir du 21/03/2027 x2');
    expect(
      night.clocks.map(({ kind }) => kind),
      'an hour that one of the days does not have is said',
    ).toEqual(['skipped']);
  });

  test('a slot drawn on one of its days is the first', () => {
    const slot = { debut: at(27, '10:30'), fin: at(27, '11:30') };
    expect(seen(readHere('jury tous les vendredis x2', { slot }))).toBe('10:30-11:30 11-27 12-04 | Jury');
    expect(seen(readHere('jury tous les lundis x2', { slot }))).toBe('10:30-11:30 11-23 11-30 | Jury');
  });
});

describe('what cannot be read is marked, and nothing is created', () => {
  test.each([
    ['jury tous les vendredis 14h', 'tous les vendredis endless'],
    ['jury tous les vendredis 14h x200', 'x200 tooMany'],
    ['jury tous les vendredis 14h jusqu’au 18/12/2032', 'jusqu’au 18/12/2032 tooMany'],
    ['cours tous les lundis 9h à partir du 30/11 jusqu’au 28/11', 'jusqu’au 28/11 empty'],
    ['jury 14h x4', 'x4 repetition'],
    ['jury 14h pendant 4 semaines', 'pendant 4 semaines repetition'],
    ['jury tous les vendredis 14h x4 pendant 6 semaines', 'pendant 6 semaines repetition'],
    ['jury tous les jours 14h x4', 'tous les jours repetition; x4 repetition'],
    ['jury tous les mois 14h x4', 'tous les mois repetition; x4 repetition'],
    ['jury vendredi 14h tous les lundis x4', 'vendredi second'],
    ['jury 27/11 14h et 4/12 16h', '4/12 second; 16h second'],
    ['jury 27/11, 31/11 et 11/12 9h', '31/11 noSuchDay; 11/12 second'],
    ['jury 27/11, 4/12 x4 9h', 'x4 second'],
    ['jury lundi 10h fériés compris', 'fériés compris unread'],
    ['jury dans 2 heures tous les lundis x3', 'tous les lundis second; x3 second'],
  ])('%s', (phrase, expected) => {
    expect(marked(phrase, readHere(phrase))).toBe(expected);
  });
});
