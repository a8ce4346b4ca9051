import { array, assert, constantFrom, integer, oneof, property, record, shuffledSubarray, tuple } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PhraseEvent } from '#features/calendar/quickAdd/phrase.ts';
import { runs } from '#test/unit/shared/entities/anyRow.ts';
import { format, marked, readHere } from './readHere.ts';

const when = ({ span }: PhraseEvent): string =>
  `${format.dayOf(span.debut).slice(5)} ${format.timeOf(span.debut)}-${format.timeOf(span.fin)}`;

describe('what people type', () => {
  test.each([
    ['demain 14h et demie réunion', '11-20 14:30-15:30 Réunion'],
    ['lundi dernier 9h jury', '11-16 09:00-10:00 Jury'],
    ['avant-hier 9h jury', '11-17 09:00-10:00 Jury'],
    ['hier 9h jury', '11-18 09:00-10:00 Jury'],
    ['lundi en 8 9h jury', '11-30 09:00-10:00 Jury'],
    ['lundi en 15 9h jury', '12-07 09:00-10:00 Jury'],
    ['demain 20h-24h gala', '11-20 20:00-00:00 Gala'],
    ['demain 9h et quart jury', '11-20 09:15-10:15 Jury'],
    ['demain 10h moins le quart jury', '11-20 09:45-10:45 Jury'],
    ['demain midi moins le quart jury', '11-20 11:45-12:45 Jury'],
    ['demain à neuf heures et demie jury', '11-20 09:30-10:30 Jury'],
    ['tomorrow half past 9 jury', '11-20 09:30-10:30 Jury'],
    ['tomorrow quarter to 10 jury', '11-20 09:45-10:45 Jury'],
    ['tomorrow ten past 9 jury', '11-20 09:10-10:10 Jury'],
    ['semaine 49 lundi 9h jury', '11-30 09:00-10:00 Jury'],
    ['jury lundi de la semaine prochaine 9h', '11-23 09:00-10:00 Jury'],
    ['week 49 monday 9am jury', '11-30 09:00-10:00 Jury'],
    // R2.13: a whole day goes from midnight to midnight at the school.
    ['portes ouvertes demain toute la journée', '11-20 00:00-00:00 Portes ouvertes'],
    ['demain jury 10h jusqu’à 12h', '11-20 10:00-12:00 Jury'],
    ['demain de 9h à 12 jury', '11-20 09:00-12:00 Jury'],
    ['demain 14h-16 jury', '11-20 14:00-16:00 Jury'],
    ['demain 9h du matin jury', '11-20 09:00-10:00 Jury'],
    ['jury 15/03 9h', '03-15 09:00-10:00 Jury'],
    // The day of a date is no minute of the hour before it.
    ['jury 10h 26/11', '11-26 10:00-11:00 Jury'],
    ['jury 10h 26/11/2026', '11-26 10:00-11:00 Jury'],
    ['jury 9h 20.11.2026', '11-20 09:00-10:00 Jury'],
    ['jury à 16h 26-11-2026', '11-26 16:00-17:00 Jury'],
    ['jury 10h 26 novembre', '11-26 10:00-11:00 Jury'],
    ['jury 10h 26 nov. 2026', '11-26 10:00-11:00 Jury'],
    ['jury 10h 26-nov', '11-26 10:00-11:00 Jury'],
    ['jury 10h 26 november', '11-26 10:00-11:00 Jury'],
    ['jury de 9h 26 novembre', '11-26 09:00-10:00 Jury'],
    ['jury 9h-10h 26/11', '11-26 09:00-10:00 Jury'],
    ['jury 9h-10h 26 novembre', '11-26 09:00-10:00 Jury'],
    ['jury 10h 26', '11-19 10:26-11:26 Jury'],
    ['demain 14h, 15 candidats', '11-20 14:00-15:00 15 candidats'],
    ['demain 14h15 candidats BTS', '11-20 14:15-15:15 Candidats BTS'],
    ['jury 9h in a fortnight', '12-03 09:00-10:00 Jury'],
  ])('%s', (phrase, expected) => {
    const quick = readHere(phrase);
    expect(marked(phrase, quick)).toBe('');
    expect(`${when(quick)} ${quick.title}`).toBe(expected);
  });

  test.each([
    ['demain 20h-25h gala', '20h-25h noSuchTime'],
    ['demain 14h-30 jury', '14h-30 noSuchTime'],
    ['chaque 1er lundi du mois 9h jury', 'chaque 1er lundi du mois repetition'],
    ['premier lundi de décembre 9h jury', 'premier lundi de décembre unread'],
    ['the first monday of december 9am jury', 'the first monday of december unread'],
    ['every second monday of the month 9am jury', 'every second monday of the month repetition'],
    ['jury 15/11 9h', '15/11 unclear'],
    ['vendredi prochain 9h jury', 'vendredi prochain unclear'],
    ['semaine 46 lundi 9h jury', 'semaine 46 unread'],
    ['semaine prochaine 9h jury', 'semaine prochaine unread'],
    ['la semaine du 30/11 9h jury', 'la semaine du 30/11 unread'],
    ['mois prochain jury', 'mois prochain unread'],
    ['jury à 4h 29/02/2027', 'à 4h unclear; 29/02/2027 noSuchDay'],
    ['jury 16h 29/02/2027', '29/02/2027 noSuchDay'],
    ['14h à 16 jury demain', 'à 16 second'],
    ['demain 9h à 12 élèves', 'à 12 second'],
    ['demain jusqu’à 16h jury', 'jusqu’à 16h unread'],
    ['demain avant 10h jury', 'avant 10h unread'],
    ['demain après 14h jury', 'après 14h unread'],
    ['demain en fin de matinée jury', 'en fin de matinée unread'],
    ['demain entre midi et deux jury', 'entre midi et deux unread'],
    ['demain 9h dix jury', '9h dix unread'],
    ['demain midi 20 jury', 'midi 20 unread'],
    ['demain 14h30min jury', '14h30min unread'],
    ['jury demain 10h heure de Londres', '10h heure de Londres unread'],
    ['demain 9h jury une demi-journée', 'une demi-journée unread'],
    ['24.11 jury 9h', '24.11 unread'],
    ['cours à partir du 30/11 9h', 'à partir du 30/11 repetition'],
    ['cours à partir du 27/11, 4/12 9h', 'à partir du 27/11 repetition; 4/12 second'],
    ['demain 9h interview from home', 'from repetition'],
    ['jury 14h et 16h demain', '16h second'],
    ['jeu de rôle 14h', 'jeu unread'],
    ['jury demain à deux heures', 'à deux heures unclear'],
    // A number of people is no minute.
    ['demain 14h 15 candidats', '14h 15 unclear'],
    ['tomorrow 10h-11h 20 students', '10h-11h 20 unclear'],
    ['demain 2h 15 élèves', '2h 15 unread'],
    ['jury in two fortnights', 'in two fortnights unread'],
    ['tomorrow at half past 4 jury', 'at half past 4 unclear'],
    ['tomorrow at nine jury', 'at nine unread'],
    ['tomorrow nine thirty jury', 'nine thirty unread'],
    ['tomorrow 8 in the evening jury', '8 in the evening unread'],
  ])('%s is marked', (phrase, expected) => {
    expect(marked(phrase, readHere(phrase))).toBe(expected);
  });

  test('of a day or an hour that is unclear, each choice is a phrase that says it', () => {
    const choices = ['jury 15/11 9h', 'vendredi prochain 9h jury', 'demain à 14h 15 candidats'].map((phrase) =>
      readHere(phrase).unsettled.flatMap(({ choices: each = [] }) =>
        each.map((choice) => when(readHere(choice.phrase))),
      ),
    );
    expect(choices).toEqual([
      ['11-15 09:00-10:00', '11-15 09:00-10:00'],
      ['11-27 09:00-10:00', '11-20 09:00-10:00'],
      ['11-20 14:00-15:00', '11-20 14:15-15:15'],
    ]);
  });
});

/** A piece of a phrase, and what it means. */
interface Said<Meaning> {
  readonly text: string;
  readonly is: Meaning;
}
const two = (value: number): string => String(value).padStart(2, '0');
const fixed = <Meaning>(pairs: Readonly<Record<string, Meaning>>): Arbitrary<Said<Meaning>> =>
  constantFrom(...Object.entries(pairs).map(([text, is]) => ({ text, is })));

/** From today on, by the first of each form, within 2026 and 2027. */
const dates = integer({ min: 0, max: 300 }).chain((days) => {
  const day = new Date(Date.UTC(2026, 10, 19 + days));
  const [date, month, year] = [day.getUTCDate(), day.getUTCMonth(), day.getUTCFullYear()];
  const name = (locale: string, form: 'long' | 'short'): string =>
    new Intl.DateTimeFormat(locale, { [form === 'long' ? 'month' : 'weekday']: 'long', timeZone: 'UTC' }).format(day);
  const is = day.toISOString().slice(0, 10);
  return constantFrom(
    `${two(date)}/${two(month + 1)}/${year}`,
    `le ${date} ${name('fr', 'long')} ${year}`,
    `${name('fr', 'short')} ${date} ${name('fr', 'long')} ${year}`,
    `on ${date} ${name('en', 'long')} ${year}`,
    ...(days < 250 ? [`${date}/${month + 1}`, `${date === 1 ? '1er' : date} ${name('fr', 'long')}`] : []),
    is,
  ).map((text) => ({ text, is }));
});
const days = oneof(
  dates,
  fixed({
    demain: '2026-11-20',
    'après-demain': '2026-11-21',
    lundi: '2026-11-23',
    'mardi prochain': '2026-11-24',
    'lundi en huit': '2026-11-30',
    'lundi dernier': '2026-11-16',
    'dans 3 jours': '2026-11-22',
    'dans deux semaines': '2026-12-03',
    'semaine 49 mardi': '2026-12-01',
    tomorrow: '2026-11-20',
    'next tuesday': '2026-11-24',
  }),
);
const hours = oneof(
  tuple(integer({ min: 7, max: 20 }), constantFrom(0, 5, 10, 15, 30, 45)).chain(([hour, minute]) =>
    constantFrom(
      `${hour}h${two(minute)}`,
      `à ${hour}h${two(minute)}`,
      `${two(hour)}:${two(minute)}`,
      `${hour} h ${two(minute)}`,
      `at ${hour % 12 || 12}:${two(minute)}${hour < 12 ? 'am' : ' pm'}`,
      ...(minute === 0 ? [`${hour}h`, `vers ${hour} heures`] : []),
      ...(minute === 15 ? [`${hour}h et quart`] : []),
      ...(minute === 30 ? [`${hour}h et demie`] : []),
      ...(minute === 45 ? [`${hour + 1}h moins le quart`] : []),
    ).map((text) => ({ text, is: hour * 60 + minute })),
  ),
  fixed({ midi: 720, noon: 720, 'half past 9': 570, 'quarter to 11': 645, 'à neuf heures': 540 }),
);
const lengths = fixed({
  '30 min': 30,
  'pendant 2h': 120,
  'une heure et demie': 90,
  'trois quarts d’heure': 45,
  '1,5 h': 90,
  'for 2 hours': 120,
  'half an hour': 30,
});
const titles = array(constantFrom('jury', 'Dupont', 'Alizée', 'équipe', 'BTS', 'portes', 'bilan', 'salle'), {
  minLength: 1,
  maxLength: 3,
}).map((words) => words.join(' '));
const meanings = record({ day: days, hour: hours, length: lengths, title: titles });
const phrases = meanings.chain(({ day, hour, length, title }) =>
  shuffledSubarray([day.text, hour.text, length.text, title], { minLength: 4 }).map((pieces) => ({
    day: day.is,
    hour: hour.is,
    length: length.is,
    // A day that ends in a number and an hour that begins with one need something between them.
    phrase: pieces.join(', '),
  })),
);

describe('whatever is typed', () => {
  test('a phrase of the grammar is read as it was meant, in either language', () => {
    assert(
      property(phrases, constantFrom('fr', 'en'), ({ phrase, day, hour, length }, language) => {
        const quick = readHere(phrase, { language });
        expect(marked(phrase, quick)).toBe('');
        const { debut, fin } = quick.span;
        expect(`${format.dayOf(debut)} ${format.timeOf(debut)} ${(fin - debut) / 60_000}`).toBe(
          `${day} ${two(Math.floor(hour / 60))}:${two(hour % 60)} ${length}`,
        );
      }),
      runs(1_500),
    );
  });

  /** Words that stand around hours, and change them. */
  const around = constantFrom(
    ...(
      'le|de|à|vers|dès|entre|et|ou|avant|après|jusqu’à|moins|environ|pour|-|demie|quart|le quart|trente|dix|' +
      'vingt|heures|h|min|précises|du soir|du matin|fin|début|matinée|midi|minuit|soir|prochain|dernier|' +
      'semaine|mois|jours|chaque|at|past|half|quarter|to|o’clock|in the evening|before|until|pm|tonight|or|' +
      'jury|Dupont|salle|train|élèves|équipe|café|mer|jeu|sam|mai|second|a|un|2|12|15|16|30|100|x|+|/|(|)'
    ).split('|'),
  );
  test('in any prose an hour is a bound of the event, or something is marked: never silently another', () => {
    const prose = tuple(array(around, { maxLength: 4 }), array(around, { maxLength: 4 }));
    assert(
      property(prose, constantFrom('fr', 'en'), ([before, after], language) => {
        const phrase = [...before, '9h40', ...after].join(' ');
        const { unsettled, span } = readHere(phrase, { language });
        if (unsettled.length > 0 || span.fin <= span.debut) return;
        const times = [span.debut, span.fin].map((at) => format.timeOf(at));
        const isEvening = /pm|soir|evening|tonight/u.test(phrase) && times.includes('21:40');
        expect(times, phrase).toContain(isEvening ? '21:40' : '09:40');
      }),
      runs(3_000),
    );
  });
});
