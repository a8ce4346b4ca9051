import { describe, expect, test } from 'vitest';
import type { PhraseEvent } from '#features/calendar/quickAdd/phrase.ts';
import { marked, readHere, when } from './readHere.ts';

const summaryOf = (quick: PhraseEvent): string => `${when(quick).slice(5)} ${quick.title}`;

describe('what is typed in a hurry is read, and leaves nothing in the title', () => {
  test.each([
    ['demain 3h du matin réunion', '11-20 03:00-04:00 Réunion'],
    ['demain 3h matin', '11-20 03:00-04:00 '],
    ['demain 5h du soir', '11-20 17:00-18:00 '],
    ['9h du soir', '11-19 21:00-22:00 '],
    ['20h du soir gala', '11-19 20:00-21:00 Gala'],
    ['de 8h à 10h du soir demain', '11-20 20:00-22:00 '],
    ['demain de 2h à 4h du matin', '11-20 02:00-04:00 '],
    ['demain de 9h à 5h de l’après-midi', '11-20 09:00-17:00 '],
    ['tomorrow 9:30 in the evening', '11-20 21:30-22:30 '],
    ['19h soirée BTS', '11-19 19:00-20:00 BTS'],
    ['demain 20h.30', '11-20 20:30-21:30 '],
    ['20h:30 gala', '11-19 20:30-21:30 Gala'],
    ['S49 lundi 9h', '11-30 09:00-10:00 '],
    ['jury lundi S49 9h', '11-30 09:00-10:00 Jury'],
    ['demain 9h réunion 45m', '11-20 09:00-09:45 Réunion'],
    ['demain 14h45 M. Dupont', '11-20 14:45-15:45 M. Dupont'],
    ['maintenant jury', '11-19 10:12-11:12 Jury'],
    ['tout de suite jury', '11-19 10:12-11:12 Jury'],
    ['aujourdhui 15h jury', '11-19 15:00-16:00 Jury'],
    ['ce midi déjeuner', '11-19 12:00-13:00 Déjeuner'],
    ['9h30 pour 1h15 jury', '11-19 09:30-10:45 Jury'],
    ['9h précises jury', '11-19 09:00-10:00 Jury'],
    ['9h pile jury', '11-19 09:00-10:00 Jury'],
    ['demain 9h jury (1h30)', '11-20 09:00-10:30 Jury'],
    ['demain 9h jury +2h', '11-20 09:00-11:00 Jury'],
    ['a week on monday jury', '11-30 10:30-11:30 Jury'],
    ['réunion 2h demain', '11-20 10:30-12:30 Réunion'],
  ])('%s', (phrase, expected) => {
    const quick = readHere(phrase);
    expect(marked(phrase, quick)).toBe('');
    expect(summaryOf(quick)).toBe(expected);
  });
});

describe('what looks like a day, an hour or a length, and is not read for certain, is marked as a whole', () => {
  test.each([
    ['demain 14h du matin', '14h du matin noSuchTime'],
    ['demain 12h du soir', '12h du soir noSuchTime'],
    ['demain 9h00/10h00', '9h00/10h00 unread'],
    ['9h~10h jury', '9h~10h unread'],
    ['demain 9.5h jury', '9.5h unread'],
    ['demain deux heures et demie réunion', 'deux heures et demie unclear'],
    ['demain 2h30 réunion', '2h30 unclear'],
    ['demain réunion 45 m', '45 m unclear'],
    ['demain réunion 90m', '90m unclear'],
    ['lundi de pâques 9h', 'lundi de pâques unread'],
    ['noël 9h', 'noël unread'],
    ['jury Ascension 9h', 'Ascension unread'],
    ['veille de noël 9h', 'veille de noël unread'],
    ['après la rentrée 9h', 'après la rentrée unread'],
    ['d’ici vendredi jury', 'd’ici vendredi unread'],
    ['by friday jury', 'by friday unread'],
    ['fin novembre jury', 'fin novembre unread'],
    ['début décembre jury', 'début décembre unread'],
    ['mi-décembre jury', 'mi-décembre unread'],
    ['end of november jury', 'end of november unread'],
    ['toute la matinée demain', 'toute la matinée unread'],
    ['demain journée', 'journée unread'],
    ['toute la semaine jury', 'toute la semaine unread'],
    ['week-end prochain jury', 'week-end prochain unread'],
    ['ce week-end jury', 'ce week-end unread'],
    ['this weekend jury', 'this weekend unread'],
    ['l’an prochain jury', 'l’an prochain unread'],
    ['le lendemain jury', 'le lendemain unread'],
    ['now jury', 'now unread'],
    ['premier décembre jury', 'premier décembre unread'],
    ['demain en fin de journée jury', 'en fin de journée unread'],
    ['jury sous huitaine', 'sous huitaine unread'],
    ['jury dans la quinzaine', 'dans la quinzaine unread'],
    ['ten past nine jury', 'ten past nine unread'],
    ['tomorrow 9a jury', '9a unread'],
    ['lundi puis mercredi jury', 'mercredi second'],
    // Several days
    ['tous les 1er du mois jury 9h', 'tous les 1er du mois repetition'],
    ['tous les jours ouvrés 9h', 'tous les jours ouvrés repetition'],
    ['weekdays 9am jury', 'weekdays repetition'],
    ['23/11-27/11 jury', '23/11-27/11 repetition'],
    ['23-24 novembre jury', '23-24 novembre repetition'],
    ['23-27/11 jury', '23-27/11 repetition'],
    ['les 23 et 24 jury', 'les 23 et 24 repetition'],
    ['monday to friday jury', 'monday to friday repetition'],
    ['les deux prochains jeudis 9h jury', 'les deux prochains jeudis repetition'],
    ['4 lundis de suite 9h jury', '4 lundis de suite repetition'],
    ['tous les lundis 9h sauf le 21/12 x4 jury', 'sauf le 21/12 repetition'],
  ])('%s', (phrase, expected) => {
    const quick = readHere(phrase);
    expect(marked(phrase, quick)).toBe(expected);
    expect(quick.title, 'none of it is left').toMatch(/^(?:jury|réunion)?$/iu);
  });
});

describe('a name of a day or a month that is typed wrongly is marked with what it may be', () => {
  test.each([
    ['25 novenbre jury', '25 novembre jury'],
    ['lunid 9h jury', 'lundi 9h jury'],
    ['demian 9h jury', 'demain 9h jury'],
    ['demai 9h jury', 'demain 9h jury'],
    ['vendrdi 9h jury', 'vendredi 9h jury'],
    ['tomorow 9h jury', 'tomorrow 9h jury'],
    ['wensday 9h jury', 'wednesday 9h jury'],
    ['weds 9h jury', 'wednesday 9h jury'],
  ])('%s', (phrase, meant) => {
    const { unsettled } = readHere(phrase);
    expect(unsettled.map(({ why, choices = [] }) => [why, choices.map((choice) => choice.phrase)])).toEqual([
      ['unclear', [meant]],
    ]);
  });
});

test.each([
  'réunion budget 2027',
  'Salle 204',
  'Promo 2026',
  'BTS 1',
  'n° 12',
  'C2i',
  'may',
  'march',
  'S2 cours',
  'Arbre de Noël',
  'Réunion rentrée',
  'Journée portes ouvertes',
  'Week-end d’intégration',
  'Entretien Noël Dupont',
  'Réunion 15 M. Martin',
  'Germain, mari de Romain',
  'Point sur le domaine',
  'Pour les 2 classes',
])('the title « %s » is one', (title) => {
  const quick = readHere(title);
  expect(marked(title, quick)).toBe('');
  expect(quick.title.toLowerCase()).toBe(title.toLowerCase());
});
