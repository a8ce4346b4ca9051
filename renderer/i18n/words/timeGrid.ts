import type { Texts } from '#shared/text/languages.ts';

/** Words of columns of hours, in the calendar and in the week of a list. */
export const timeGrid = {
  holiday: {
    newYear: { fr: 'jour de l’An', en: 'New Year’s Day' },
    easterMonday: { fr: 'lundi de Pâques', en: 'Easter Monday' },
    labourDay: { fr: 'fête du Travail', en: 'Labour Day' },
    victory: { fr: '8 mai', en: 'Victory Day' },
    ascension: { fr: 'Ascension', en: 'Ascension Day' },
    whitMonday: { fr: 'lundi de Pentecôte', en: 'Whit Monday' },
    national: { fr: '14 juillet', en: 'Bastille Day' },
    assumption: { fr: 'Assomption', en: 'Assumption' },
    allSaints: { fr: 'Toussaint', en: 'All Saints’ Day' },
    armistice: { fr: '11 novembre', en: 'Armistice Day' },
    christmas: { fr: 'Noël', en: 'Christmas' },
  },
  week: { fr: 'Semaine {{number}}', en: 'Week {{number}}' },
  previous: {
    day: { fr: 'Jour précédent', en: 'Previous day' },
    days: { fr: 'Jours précédents', en: 'Previous days' },
    week: { fr: 'Semaine précédente', en: 'Previous week' },
    month: { fr: 'Mois précédent', en: 'Previous month' },
  },
  next: {
    day: { fr: 'Jour suivant', en: 'Next day' },
    days: { fr: 'Jours suivants', en: 'Next days' },
    week: { fr: 'Semaine suivante', en: 'Next week' },
    month: { fr: 'Mois suivant', en: 'Next month' },
  },
  /** By what its blocks are. */
  of: {
    event: {
      day_zero: { fr: '{{day}}, aucun événement', en: '{{day}}, no event' },
      day_one: { fr: '{{day}}, {{count}} événement', en: '{{day}}, {{count}} event' },
      day_other: { fr: '{{day}}, {{count}} événements', en: '{{day}}, {{count}} events' },
      more_one: { fr: '+{{count}}, un autre événement, {{when}}', en: '+{{count}}, one more event, {{when}}' },
      more_other: { fr: '+{{count}}, {{count}} autres événements, {{when}}', en: '+{{count}}, {{count}} more events, {{when}}' },
      others: { fr: 'Autres événements de ce moment', en: 'More events at this time' },
    },
    row: {
      day_zero: { fr: '{{day}}, aucune ligne', en: '{{day}}, no row' },
      day_one: { fr: '{{day}}, {{count}} ligne', en: '{{day}}, {{count}} row' },
      day_other: { fr: '{{day}}, {{count}} lignes', en: '{{day}}, {{count}} rows' },
      more_one: { fr: '+{{count}}, une autre ligne, {{when}}', en: '+{{count}}, one more row, {{when}}' },
      more_other: { fr: '+{{count}}, {{count}} autres lignes, {{when}}', en: '+{{count}}, {{count}} more rows, {{when}}' },
      others: { fr: 'Autres lignes de ce moment', en: 'More rows at this time' },
    },
  },
  more: { fr: '+{{count}}', en: '+{{count}}' },
  picked: { fr: 'Choisi', en: 'Chosen' },
  weekend: {
    show: { fr: 'Montrer {{days}}', en: 'Show {{days}}' },
    fold: { fr: 'Replier {{days}}', en: 'Fold {{days}}' },
  },
  gone: { fr: 'N’est plus dans le service', en: 'No longer in the service' },
  linkedEvents: { fr: 'Événements liés', en: 'Linked events' },
  clashShort: { fr: 'Enseignant déjà pris', en: 'Teacher busy' },
  unkept: { fr: 'Nouvel horaire pas encore gardé', en: 'New hours not kept yet' },
  orHour: { fr: 'ou {{time}}\u202F?', en: 'or {{time}}?' },
  held: { fr: 'Changé ailleurs entre-temps', en: 'Changed elsewhere meanwhile' },
  newEvent: { fr: 'Nouvel événement', en: 'New event' },
  hiddenHere_one: { fr: '{{count}} masqué', en: '{{count}} hidden' },
  hiddenHere_other: { fr: '{{count}} masqués', en: '{{count}} hidden' },
  columns: {
    copyStays: {
      fr: 'Une copie garde ses personnes et son campus\u00A0: copiez dans la même colonne, puis déplacez la copie.',
      en: 'A copy keeps its people and its campus: copy within the column, then move the copy.',
    },
    cursor: { fr: 'Heure des disponibilités', en: 'Time of availability' },
    cursorAt_zero: { fr: '{{time}}, personne n’est libre', en: '{{time}}, nobody is free' },
    cursorAt_one: { fr: '{{time}}, {{count}} personne libre', en: '{{time}}, {{count}} person free' },
    cursorAt_other: { fr: '{{time}}, {{count}} personnes libres', en: '{{time}}, {{count}} people free' },
    events_zero: { fr: '{{name}}, aucun événement', en: '{{name}}, no event' },
    events_one: { fr: '{{name}}, {{count}} événement', en: '{{name}}, {{count}} event' },
    events_other: { fr: '{{name}}, {{count}} événements', en: '{{name}}, {{count}} events' },
  },
} satisfies Texts;
