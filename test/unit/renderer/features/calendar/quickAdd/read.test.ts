import { describe, expect, test } from 'vitest';
import type { Around, PhraseEvent } from '#features/calendar/quickAdd/phrase.ts';
import { readHere, when } from './readHere.ts';

const teachers = ['MARTIN Claire', 'LE GOFF Yann', 'VASSEUR Hélène', 'NGUYEN Paul', 'NGUYEN Anh'];
const read = (phrase: string, around: Partial<Around> = {}): PhraseEvent => readHere(phrase, { teachers, ...around });
const summaryOf = (quick: PhraseEvent): string =>
  [when(quick), quick.title, quick.type?.name ?? '', quick.enseignants].join(' | ');

describe('French phrases', () => {
  test.each([
    // The day
    ['demain 14h entretien Dupont 30 min', '2026-11-20 14:00-14:30 | Entretien Dupont | Entretien d’admission | '],
    ['entretien Dupont demain 14h 30 min', '2026-11-20 14:00-14:30 | Entretien Dupont | Entretien d’admission | '],
    ['aujourd’hui 16h réunion équipe', '2026-11-19 16:00-17:00 | Réunion équipe | Réunion | '],
    ['après-demain à 9h jury BTS 3 heures', '2026-11-21 09:00-12:00 | Jury BTS | Jury | '],
    ['lundi 10h cours Python', '2026-11-23 10:00-11:00 | Cours Python | Cours | '],
    ['mardi prochain 9h30 réunion', '2026-11-24 09:30-10:30 | Réunion | Réunion | '],
    ['lundi en huit 10h réunion', '2026-11-30 10:00-11:00 | Réunion | Réunion | '],
    ['réunion le 24 à 10h', '2026-11-24 10:00-11:00 | Réunion | Réunion | '],
    ['réunion jeudi 26 10h15', '2026-11-26 10:15-11:15 | Réunion | Réunion | '],
    ['réunion le 3 à 10h', '2026-12-03 10:00-11:00 | Réunion | Réunion | '],
    ['le 24 novembre à 10 h 15 jury', '2026-11-24 10:15-11:15 | Jury | Jury | '],
    ['24 nov. 10h jury', '2026-11-24 10:00-11:00 | Jury | Jury | '],
    ['1er décembre 10h jury', '2026-12-01 10:00-11:00 | Jury | Jury | '],
    ['24/12 9h réunion', '2026-12-24 09:00-10:00 | Réunion | Réunion | '],
    ['19/11 15h réunion', '2026-11-19 15:00-16:00 | Réunion | Réunion | '],
    ['05/12/2026 9h réunion', '2026-12-05 09:00-10:00 | Réunion | Réunion | '],
    ['2026-12-01 14:00 jury', '2026-12-01 14:00-15:00 | Jury | Jury | '],
    ['dans 3 jours 14h jury', '2026-11-22 14:00-15:00 | Jury | Jury | '],
    ['dans une semaine 14h jury', '2026-11-26 14:00-15:00 | Jury | Jury | '],
    ['dans 15 jours 14h jury', '2026-12-04 14:00-15:00 | Jury | Jury | '],
    ['lun. 10h jury', '2026-11-23 10:00-11:00 | Jury | Jury | '],
    ['sam. 5 déc. 9h-17h portes ouvertes', '2026-12-05 09:00-17:00 | Portes ouvertes | Portes ouvertes | '],
    // A day of the week is the next one; today's, while its hour is still to come
    ['jeudi 9h jury', '2026-11-26 09:00-10:00 | Jury | Jury | '],
    ['jeudi 15h jury', '2026-11-19 15:00-16:00 | Jury | Jury | '],
    // The hour
    ['demain 14h30 jury', '2026-11-20 14:30-15:30 | Jury | Jury | '],
    ['demain 14 h 30 jury', '2026-11-20 14:30-15:30 | Jury | Jury | '],
    ['demain 1430 jury', '2026-11-20 14:30-15:30 | Jury | Jury | '],
    ['demain 14:30 jury', '2026-11-20 14:30-15:30 | Jury | Jury | '],
    ['demain 14.30 jury', '2026-11-20 14:30-15:30 | Jury | Jury | '],
    ['demain 14 heures 30 jury', '2026-11-20 14:30-15:30 | Jury | Jury | '],
    ['demain à 9 jury', '2026-11-20 09:00-10:00 | Jury | Jury | '],
    ['demain midi jury', '2026-11-20 12:00-13:00 | Jury | Jury | '],
    ['demain midi et demi jury', '2026-11-20 12:30-13:30 | Jury | Jury | '],
    ['demain matin jury', '2026-11-20 09:00-10:00 | Jury | Jury | '],
    ['demain après-midi jury', '2026-11-20 14:00-15:00 | Jury | Jury | '],
    ['ce soir réunion', '2026-11-19 18:00-19:00 | Réunion | Réunion | '],
    ['14h jury', '2026-11-19 14:00-15:00 | Jury | Jury | '],
    ['dans 2 heures réunion 45 min', '2026-11-19 12:12-12:57 | Réunion | Réunion | '],
    ['dans 20 min réunion', '2026-11-19 10:32-11:32 | Réunion | Réunion | '],
    ['28 mars 2027 14h jury', '2027-03-28 14:00-15:00 | Jury | Jury | '],
    // From and to
    ['demain de 14h à 16h jury', '2026-11-20 14:00-16:00 | Jury | Jury | '],
    ['demain de 14 à 16h jury', '2026-11-20 14:00-16:00 | Jury | Jury | '],
    ['demain 14h-15h30 jury', '2026-11-20 14:00-15:30 | Jury | Jury | '],
    ['demain 9-10h30 jury', '2026-11-20 09:00-10:30 | Jury | Jury | '],
    ['demain 14:00 – 15:30 jury', '2026-11-20 14:00-15:30 | Jury | Jury | '],
    ['jury demain entre 10h et 12h', '2026-11-20 10:00-12:00 | Jury | Jury | '],
    ['jury de 10h jusqu’à 12h lundi', '2026-11-23 10:00-12:00 | Jury | Jury | '],
    // How long
    ['demain 14h jury 1h30', '2026-11-20 14:00-15:30 | Jury | Jury | '],
    ['réunion 2h demain 14h', '2026-11-20 14:00-16:00 | Réunion | Réunion | '],
    ['demain 8h cours 2h', '2026-11-20 08:00-10:00 | Cours | Cours | '],
    ['demain 14h jury pendant 2h', '2026-11-20 14:00-16:00 | Jury | Jury | '],
    ['demain 14h jury 1 h 30 min', '2026-11-20 14:00-15:30 | Jury | Jury | '],
    ['demain 14h jury 45mn', '2026-11-20 14:00-14:45 | Jury | Jury | '],
    ['demain 14h jury une demi-heure', '2026-11-20 14:00-14:30 | Jury | Jury | '],
    ['demain 14h jury une heure et demie', '2026-11-20 14:00-15:30 | Jury | Jury | '],
    ['demain 14h jury trois quarts d’heure', '2026-11-20 14:00-14:45 | Jury | Jury | '],
    ['demain 14h jury 1,5 h', '2026-11-20 14:00-15:30 | Jury | Jury | '],
    ['demain 14h jury deux heures', '2026-11-20 14:00-16:00 | Jury | Jury | '],
    ['jury 2h', '2026-11-19 10:30-12:30 | Jury | Jury | '],
    // The type, without accents or with others
    ['demain 14h REUNION equipe', '2026-11-20 14:00-15:00 | REUNION equipe | Réunion | '],
    ['demain 14h entretiens Alizée', '2026-11-20 14:00-15:00 | Entretiens Alizée | Entretien d’admission | '],
    ['demain 14h point avec la mairie', '2026-11-20 14:00-15:00 | Point avec la mairie |  | '],
    // The teacher
    ['demain 9h cours Python avec Martin', '2026-11-20 09:00-10:00 | Cours Python | Cours | MARTIN Claire'],
    ['demain 9h cours Python avec Mme Vasseur', '2026-11-20 09:00-10:00 | Cours Python | Cours | VASSEUR Hélène'],
    ['demain 9h cours Python Yann Le Goff', '2026-11-20 09:00-10:00 | Cours Python | Cours | LE GOFF Yann'],
    ['demain 9h cours Python Vasseur', '2026-11-20 09:00-10:00 | Cours Python Vasseur | Cours | VASSEUR Hélène'],
    ['demain 9h cours Python vasseur', '2026-11-20 09:00-10:00 | Cours Python vasseur | Cours | '],
    ['demain 9h entretien Martin', '2026-11-20 09:00-10:00 | Entretien Martin | Entretien d’admission | '],
    [
      'demain 9h entretien Dupont avec Martin',
      '2026-11-20 09:00-10:00 | Entretien Dupont | Entretien d’admission | MARTIN Claire',
    ],
    ['demain 9h cours avec Nguyen', '2026-11-20 09:00-10:00 | Cours avec Nguyen | Cours | '],
    ['demain 9h cours Nguyen Anh', '2026-11-20 09:00-10:00 | Cours | Cours | NGUYEN Anh'],
    // Numbers that are none of it
    ['cours BTS 2 salle 12 demain 10h', '2026-11-20 10:00-11:00 | Cours BTS 2 salle 12 | Cours | '],
    ['mon entretien 14h', '2026-11-19 14:00-15:00 | Mon entretien | Entretien d’admission | '],
    ['Jury NDRC', '2026-11-19 10:30-11:30 | Jury NDRC | Jury | '],
    ['demain', '2026-11-20 10:30-11:30 |  |  | '],
    ['', '2026-11-19 10:30-11:30 |  |  | '],
  ])('%s', (phrase, expected) => {
    expect(summaryOf(read(phrase))).toBe(expected);
  });
});

describe('English phrases', () => {
  test.each([
    ['tomorrow 2pm interview Dupont 30 min', '2026-11-20 14:00-14:30 | Interview Dupont | Entretien d’admission | '],
    ['next tuesday 2:30pm-4pm jury', '2026-11-24 14:30-16:00 | Jury | Jury | '],
    ['monday at 9 meeting', '2026-11-23 09:00-10:00 | Meeting | Réunion | '],
    ['in 2 hours meeting', '2026-11-19 12:12-13:12 | Meeting | Réunion | '],
    ['on 24 November at 10:15 jury', '2026-11-24 10:15-11:15 | Jury | Jury | '],
    ['Nov 24 10am jury', '2026-11-24 10:00-11:00 | Jury | Jury | '],
    ['the 24th at 10:00 jury', '2026-11-24 10:00-11:00 | Jury | Jury | '],
    ['noon tomorrow jury', '2026-11-20 12:00-13:00 | Jury | Jury | '],
    ['from 2 to 3pm tomorrow jury', '2026-11-20 14:00-15:00 | Jury | Jury | '],
    ['tomorrow morning jury', '2026-11-20 09:00-10:00 | Jury | Jury | '],
    ['tonight meeting', '2026-11-19 18:00-19:00 | Meeting | Réunion | '],
    ['tomorrow 14:00 jury for 2 hours', '2026-11-20 14:00-16:00 | Jury | Jury | '],
    ['tomorrow 2pm jury half an hour', '2026-11-20 14:00-14:30 | Jury | Jury | '],
    ['tomorrow 2pm jury an hour and a half', '2026-11-20 14:00-15:30 | Jury | Jury | '],
    ['the day after tomorrow 3pm jury', '2026-11-21 15:00-16:00 | Jury | Jury | '],
    ['in 3 days at 9am jury', '2026-11-22 09:00-10:00 | Jury | Jury | '],
    ['a week from monday 10am jury', '2026-11-30 10:00-11:00 | Jury | Jury | '],
    ['fri 10:00 jury', '2026-11-20 10:00-11:00 | Jury | Jury | '],
    ['05/12 10:00 jury', '2026-12-05 10:00-11:00 | Jury | Jury | '],
    ['tomorrow 9am class Python with Martin', '2026-11-20 09:00-10:00 | Class Python | Cours | MARTIN Claire'],
  ])('%s', (phrase, expected) => {
    expect(summaryOf(read(phrase, { language: 'en' }))).toBe(expected);
  });

  test.each(['tomorrow 2pm jury', 'next monday 2pm jury'])('are read in French too: %s', (phrase) => {
    expect(when(read(phrase))).toMatch(/^2026-11-2[03] 14:00-15:00$/u);
  });
});

describe('in the school’s zone', () => {
  test('I13 a day and an hour are in the school’s zone, whatever the zone of the machine', () => {
    const tokyo = read('demain 9h jury', { zone: 'Asia/Tokyo', now: Date.parse('2026-11-19T23:30:00Z') });
    expect(new Date(tokyo.span.debut).toISOString()).toBe('2026-11-21T00:00:00.000Z');
  });

  test('an hour that spring skips is reported, and not silently replaced', () => {
    const { clocks, span } = read('dimanche 28 mars 2027 à 02h30 réunion');
    expect(clocks.map(({ minute, kind }) => [minute, kind])).toEqual([[150, 'skipped']]);
    expect(new Date(span.debut).toISOString()).toBe('2027-03-28T01:30:00.000Z');
  });

  test('the end of a range may be the skipped one', () => {
    expect(read('dimanche 28 mars 2027 de 01:00 à 02:30').clocks.map(({ kind }) => kind)).toEqual(['skipped']);
  });

  test('of an hour that comes twice in autumn, the first is taken, and reported', () => {
    const { clocks, span } = read('dimanche 25 octobre 2026 à 02h30 réunion', {
      now: Date.parse('2026-10-20T08:00:00Z'),
    });
    expect(clocks.map(({ kind }) => kind)).toEqual(['twice']);
    expect(new Date(span.debut).toISOString()).toBe('2026-10-25T00:30:00.000Z');
  });

  test('a length is elapsed time, over the change of clock too', () => {
    const { span } = read('dimanche 28 mars 2027 à 01:30 réunion 2 heures');
    expect(new Date(span.fin).toISOString()).toBe('2027-03-28T02:30:00.000Z');
  });

  test('a range that ends before it begins is shown unchanged, unless it goes over midnight', () => {
    const { span } = read('demain 16h-14h jury');
    expect(span.fin).toBeLessThan(span.debut);
    expect(when(read('demain 22h-1h jury'))).toBe('2026-11-20 22:00-01:00');
  });
});
