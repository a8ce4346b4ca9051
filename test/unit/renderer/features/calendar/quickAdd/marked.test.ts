import { array, assert, constantFrom, integer, oneof, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Around, PhraseEvent } from '#features/calendar/quickAdd/phrase.ts';
import { runs } from '#test/unit/shared/entities/anyRow.ts';
import { format, marked, readHere, when } from './readHere.ts';

const teachers = [
  'MARTIN Claire',
  'VASSEUR Hélène',
  'NGUYEN Paul',
  'NGUYEN Anh',
  'BLANC Denis',
  'PETIT Louise',
  'N’DIAYE Nathan',
];
const read = (phrase: string, around: Partial<Around> = {}): PhraseEvent => readHere(phrase, { teachers, ...around });

describe('what cannot be read, is impossible or is given twice is marked, and never parsed as something else', () => {
  test.each([
    // Days that do not exist, or are far away
    ['jury 29/02/2027 10h', '29/02/2027 noSuchDay'],
    ['jury 29/02 10h', '29/02 noSuchDay'],
    ['jury 31/04', '31/04 noSuchDay'],
    ['30 février jury', '30 février noSuchDay'],
    ['jury le 31 novembre 9h', 'le 31 novembre noSuchDay'],
    ['jury le 32', 'le 32 noSuchDay'],
    ['jury 12/25 10h', '12/25 noSuchDay'],
    ['jury 00/11 10h', '00/11 noSuchDay'],
    ['jury 2026-11-31', '2026-11-31 noSuchDay'],
    ['jury 24/11/0001', '24/11/0001 farYear'],
    ['jury 24/11/99 10h', '24/11/99 farYear'],
    ['jury 24/11/2126', '24/11/2126 farYear'],
    ['jury 24 novembre 2126', '24 novembre 2126 farYear'],
    ['jury 24 novembre 0001', '24 novembre 0001 farYear'],
    ['lundi 24 10h jury', 'lundi 24 wrongWeekday'],
    ['lundi 24 novembre 10h jury', 'lundi 24 novembre wrongWeekday'],
    ['14h jury vendredi 13', 'vendredi 13 wrongWeekday'],
    // Hours that do not exist
    ['jury demain 25h', '25h noSuchTime'],
    ['jury demain 24h', '24h noSuchTime'],
    ['jury 14h60', '14h60 noSuchTime'],
    ['jury 14:60', '14:60 noSuchTime'],
    ['jury 14h5', '14h5 noSuchTime'],
    ['jury à 25', 'à 25 noSuchTime'],
    ['jury demain 13pm', '13pm noSuchTime'],
    ['tomorrow 25:00 jury', '25:00 noSuchTime'],
    ['jury demain 14h 48h', '48h noSuchTime'],
    ['contrat 35h réunion demain 10h', '35h noSuchTime'],
    // Several events
    ['cours chaque lundi 9h', 'chaque lundi endless'],
    ['cours lundis 9h', 'lundis endless'],
    ['jury on mondays 9am', 'on mondays endless'],
    ['un lundi sur deux 9h cours', 'un lundi sur deux endless'],
    ['cours lundi 9h x4', 'x4 repetition'],
    ['cours 2 fois par semaine', '2 fois par semaine repetition'],
    ['réunion hebdo 10h', 'hebdo endless'],
    ['cours du 24 au 26 novembre 9h', 'du 24 au 26 novembre repetition'],
    ['cours lundi 9h jusqu’au 18 décembre', 'jusqu’au 18 décembre repetition'],
    ['cours monday 9am until June', 'until June repetition'],
    ['cours lundi et mardi 9h', 'mardi second'],
    // Given twice, or not at all
    ['demain 24/11 jury', 'demain second'],
    ['demain 14h 16h jury', '16h second'],
    ['demain 14h jury 15h 17h', '15h second; 17h second'],
    ['demain 14h-16h jury 30 min', '30 min second'],
    ['demain 14h 30 min jury 45 min', '45 min second'],
    ['réunion demain 8h 30 min', '8h 30 min unread'],
    ['réunion demain 7 heures 45 minutes', '7 heures 45 minutes unread'],
    ['dans 2 heures 14h jury', '14h second'],
    ['demain matin 14h jury', 'matin second'],
    ['demain soir 8h', 'soir second'],
    ['demain 14 à 16 jury', '14 à 16 unread'],
    ['demain 14-16 jury', '14-16 unread'],
    ['jury demain 14h 0 min', '0 min unread'],
    ['formation 3 jours', '3 jours unread'],
    ['dans 400 ans jury', 'dans 400 ans unread'],
    ['il y a 3 jours jury', 'il y a 3 jours unread'],
    ['réunion 1/2 groupe', '1/2 unread'],
  ])('%s', (phrase, expected) => {
    expect(marked(phrase, read(phrase))).toBe(expected);
  });
});

describe('hurried phrases that have one meaning', () => {
  test.each([
    ['demain 02h30 réunion 30 min', '2026-11-20 02:30-03:00 Réunion'],
    ['réunion 14h30 demain 30 min', '2026-11-20 14:30-15:00 Réunion'],
    ['jury 29/02/2028 10h', '2028-02-29 10:00-11:00 Jury'],
    ['jury 24/11/26 10h', '2026-11-24 10:00-11:00 Jury'],
    ['jury 24-11-2026 10h', '2026-11-24 10:00-11:00 Jury'],
    ['jury 24.11.2026 10h', '2026-11-24 10:00-11:00 Jury'],
    ['mardi 24 novembre 2026 10h jury', '2026-11-24 10:00-11:00 Jury'],
    ['jury samedi 28/11 9h30-12h', '2026-11-28 09:30-12:00 Jury'],
    ['20h-minuit jury demain', '2026-11-20 20:00-00:00 Jury'],
    ['demain minuit jury', '2026-11-20 00:00-01:00 Jury'],
    ['2pm demain jury', '2026-11-20 14:00-15:00 Jury'],
    ['réunion 14.30 demain', '2026-11-20 14:30-15:30 Réunion'],
    ['lundi en huit', '2026-11-30 10:30-11:30 '],
    ['lundi en quinze 9h jury', '2026-12-07 09:00-10:00 Jury'],
    ['demain matin', '2026-11-20 09:00-10:00 '],
    ['dans 3 jours jury', '2026-11-22 10:30-11:30 Jury'],
    // Numbers of a name
    ['rentrée 2027 demain 9h', '2026-11-20 09:00-10:00 Rentrée 2027'],
    ['jury bac 2027', '2026-11-19 10:30-11:30 Jury bac 2027'],
    ['à 2030 demain jury', '2026-11-20 20:30-21:30 Jury'],
    ['année 2026-2027 réunion', '2026-11-19 10:30-11:30 Année 2026-2027 réunion'],
    ['entretien Dupont 06 12 34 56 78 demain 10h', '2026-11-20 10:00-11:00 Entretien Dupont 06 12 34 56 78'],
    ['cours 1er étage demain 10h', '2026-11-20 10:00-11:00 Cours 1er étage'],
    ['CE1 demain 10h', '2026-11-20 10:00-11:00 CE1'],
    ['v2.0 démo demain 9h', '2026-11-20 09:00-10:00 V2.0 démo'],
    ['jury demain 1475', '2026-11-20 10:30-11:30 Jury 1475'],
  ])('%s', (phrase, expected) => {
    const quick = read(phrase);
    expect(marked(phrase, quick)).toBe('');
    expect(`${when(quick)} ${quick.title}`).toBe(expected);
  });

  test('a range that ends before it begins, and an hour that spring skips, are shown unchanged', () => {
    const backwards = read('demain 12h-10h jury');
    expect(backwards.span.fin).toBeLessThan(backwards.span.debut);
    expect(read('28 mars 2027 02h30 jury 30 min').clocks.map(({ kind }) => kind)).toEqual(['skipped']);
  });
});

describe('an hour of one digit that names no half of the day is asked about, and never taken for the night', () => {
  const unclear = (phrase: string, around?: Partial<Around>): string => {
    const { unsettled } = read(phrase, around);
    const choices = unsettled.flatMap(({ choices: each = [] }) => each);
    return `${marked(phrase, { unsettled })} → ${choices.map((choice) => when(read(choice.phrase, around))).join(', ')}`;
  };
  test.each([
    ['demain à 4h jury', 'à 4h unclear → 2026-11-20 16:00-17:00, 2026-11-20 04:00-05:00'],
    ['demain 2h30 réunion 30 min', '2h30 unclear → 2026-11-20 14:30-15:00, 2026-11-20 02:30-03:00'],
    ['demain 4:30 jury', '4:30 unclear → 2026-11-20 16:30-17:30, 2026-11-20 04:30-05:30'],
    ['réunion à 3 demain', 'à 3 unclear → 2026-11-20 15:00-16:00, 2026-11-20 03:00-04:00'],
    ['demain de 4 à 6h jury', 'de 4 à 6h unclear → 2026-11-20 16:00-18:00, 2026-11-20 04:00-06:00'],
    ['demain 2h-3h30 jury', '2h-3h30 unclear → 2026-11-20 14:00-15:30, 2026-11-20 02:00-03:30'],
    ['jury 2h demain à 5h', 'à 5h unclear → 2026-11-20 17:00-19:00, 2026-11-20 05:00-07:00'],
    // Alone, so long a length is less likely than an afternoon.
    ['jury demain 4h', '4h unclear → 2026-11-20 16:00-17:00, 2026-11-20 10:30-14:30, 2026-11-20 04:00-05:00'],
  ])('%s', (phrase, expected) => {
    expect(unclear(phrase)).toBe(expected);
    expect(when(read(phrase)), 'the hour of the slot meanwhile').toMatch(/ 10:30/u);
  });

  test.each([
    ['demain après-midi à 4h jury', '2026-11-20 16:00-17:00 Jury'],
    ['demain matin à 4h jury', '2026-11-20 04:00-05:00 Jury'],
    ['demain à 04h jury', '2026-11-20 04:00-05:00 Jury'],
    ['demain 4am jury', '2026-11-20 04:00-05:00 Jury'],
    ['demain from 2 to 3pm jury', '2026-11-20 14:00-15:00 Jury'],
    ['demain 22h-1h jury', '2026-11-20 22:00-01:00 Jury'],
    ['demain à 7h jury', '2026-11-20 07:00-08:00 Jury'],
    ['jury 2h', '2026-11-19 10:30-12:30 Jury'],
  ])('%s is clear', (phrase, expected) => {
    const quick = read(phrase);
    expect(marked(phrase, quick)).toBe('');
    expect(`${when(quick)} ${quick.title}`).toBe(expected);
  });

  test('in English too', () => {
    expect(unclear('jury tomorrow at 4:00', { language: 'en' })).toBe(
      'at 4:00 unclear → 2026-11-20 16:00-17:00, 2026-11-20 04:00-05:00',
    );
    expect(unclear('jury tomorrow 5h', { language: 'en' })).toContain('2026-11-20 10:30-15:30');
  });
});

describe('a teacher’s name needs evidence', () => {
  test.each([
    ['examen blanc', ''],
    ['Examen Blanc demain 9h', ''],
    ['EXAMEN BLANC', ''],
    ['petit jury', ''],
    ['cours vasseur', ''],
    ['COURS VASSEUR', ''],
    ['cours Vasseur', 'VASSEUR Hélène'],
    ['cours avec blanc', 'BLANC Denis'],
    ['cours M. Blanc', 'BLANC Denis'],
    ['cours Denis Blanc', 'BLANC Denis'],
    ['cours Nguyen', ''],
    ['cours avec Nguyen', ''],
    ['cours Anh Nguyen', 'NGUYEN Anh'],
    ['cours avec anh nguyen', 'NGUYEN Anh'],
    ['cours avec N’DIAYE Nathan', 'N’DIAYE Nathan'],
    ['cours avec ndiaye', 'N’DIAYE Nathan'],
    ['cours avec Vasseur et Martin', 'VASSEUR Hélène, MARTIN Claire'],
    ['cours avec Mme Vasseur, M. Blanc et Claire Martin', 'VASSEUR Hélène, BLANC Denis, MARTIN Claire'],
    ['cours avec Vasseur et Nguyen', ''],
    ['cours avec Vasseur et la mairie', 'VASSEUR Hélène'],
    ['cours Vasseur Hélène / Claire Martin', 'VASSEUR Hélène, MARTIN Claire'],
  ])('%s', (phrase, expected) => {
    expect(read(phrase).enseignants).toBe(expected);
  });
});

describe('the user declares a piece part of the name', () => {
  test('it is, and no longer gives the day', () => {
    const quick = read('jury 29/02/2027 10h', { asName: ['29/02/2027'] });
    expect([quick.unsettled, quick.title, when(quick)]).toEqual([[], 'Jury 29/02/2027', '2026-11-19 10:00-11:00']);
  });
  test('another one is not', () => {
    expect(marked('jury 31/04 25h', read('jury 31/04 25h', { asName: ['31/04'] }))).toBe('25h noSuchTime');
  });
});

describe('whatever is typed', () => {
  const number = integer({ min: 0, max: 2130 }).map(String);
  const piece = oneof(
    number,
    tuple(number, constantFrom(...'h|h30|:15| min| h|pm|er| novembre| février|/11|/2| jours| fois|-'.split('|'))).map(
      (both) => both.join(''),
    ),
    tuple(
      integer({ min: 0, max: 32 }),
      integer({ min: 0, max: 13 }),
      constantFrom('', '/2026', '/27', '/2126', '/1'),
    ).map(([day, month, year]) => `${day}/${month}${year}`),
    constantFrom(
      ...'demain|lundi|à|de|le|jury|Dupont|salle|tous les|jusqu’à|dans|matin|en huit|midi|x|and|to|tomorrow'.split('|'),
    ),
  );
  const phrases = array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join(' '));

  test('each number is in what was parsed, in a mark or in the name: none is dropped', () => {
    assert(
      property(phrases, constantFrom('fr', 'en'), (phrase, language) => {
        const { understood, unsettled, title } = read(phrase, { language });
        const taken = [...understood, ...unsettled];
        const left = [...phrase.matchAll(/\d+/gu)].filter(
          ({ index }) => !taken.some(({ from, to }) => from <= index && index < to),
        );
        expect(title.match(/\d+/gu) ?? []).toEqual(left.map(([digits]) => digits));
      }),
      runs(1_500),
    );
  });

  test('pieces do not overlap, and are part of the phrase', () => {
    assert(
      property(phrases, (phrase) => {
        const { understood, unsettled } = read(phrase);
        const all = [...understood, ...unsettled].toSorted((a, b) => a.from - b.from);
        for (const [index, { from, to }] of all.entries()) {
          expect(from).toBeLessThan(to);
          expect(to).toBeLessThanOrEqual(phrase.length);
          expect(from).toBeGreaterThanOrEqual(all[index - 1]?.to ?? 0);
        }
      }),
      { ...runs(1_000), examples: [['tous les lundi 61 fois demain']] },
    );
  });

  test('a day and an hour that are given once are those of the event, or are marked', () => {
    assert(
      property(
        integer({ min: 0, max: 33 }),
        integer({ min: 0, max: 14 }),
        integer({ min: 1, max: 2140 }),
        integer({ min: 0, max: 27 }),
        integer({ min: 0, max: 70 }),
        (day, month, year, hour, minute) => {
          const two = (value: number): string => String(value).padStart(2, '0');
          const quick = read(
            `jury ${two(day)}/${two(month)}/${String(year).padStart(4, '0')} ${two(hour)}h${two(minute)}`,
          );
          const said = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
          const odd = quick.unsettled.length > 0 || quick.clocks.length > 0;
          if (!odd) expect(`${format.dayOf(quick.span.debut)} ${format.timeOf(quick.span.debut)}`).toBe(said);
          const exists =
            day >= 1 &&
            month >= 1 &&
            month <= 12 &&
            day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate() &&
            Math.abs(year - 2026) <= 10 &&
            hour < 24 &&
            minute < 60;
          if (!exists) expect(quick.unsettled).not.toEqual([]);
        },
      ),
      runs(1_000),
    );
  });
});
