import type { Texts } from '#shared/text/languages.ts';
import { calendarCommands } from './calendar/commands.ts';
import { calendarIncoming } from './calendar/incoming.ts';
import { calendarViews } from './calendar/views.ts';

export { timeGrid } from './timeGrid.ts';

export const calendar = {
  doing: calendarCommands,
  views: calendarViews,
  incoming: calendarIncoming,
  grid: { fr: 'Grille du calendrier', en: 'Calendar grid' },
  view: { fr: 'Vue du calendrier', en: 'Calendar view' },
  person: {
    label: { fr: 'Personne affichée', en: 'Person shown' },
    page: { fr: 'Ouvrir sa fiche', en: 'Open their record' },
    everyone: { fr: 'Revenir à tous', en: 'Back to everyone' },
    nobody: { fr: 'Aucune personne connue dans cet événement.', en: 'No known person in this event.' },
    title: {
      day: { fr: 'Journée de {{name}}', en: 'Day of {{name}}' },
      week: { fr: 'Semaine de {{name}}', en: 'Week of {{name}}' },
      month: { fr: 'Mois de {{name}}', en: 'Month of {{name}}' },
    },
    how: {
      teacher: {
        fr: 'Tous les campus. Le service ne relie pas un événement à un enseignant\u00A0: sont montrés ceux qui donnent son nom.',
        en: 'Every campus. The service does not link events to a teacher: those that give their name are shown.',
      },
      agent: {
        fr: 'Tous les campus\u00A0: les entretiens de ses dossiers et les événements qui donnent son nom.',
        en: 'Every campus: the interviews of their applications and the events that give their name.',
      },
      teachers: {
        fr: 'Tous les campus. Le service ne relie pas un événement à un enseignant\u00A0: sont montrés ceux qui donnent l’un de leurs noms.',
        en: 'Every campus. The service does not link events to a teacher: those that give one of their names are shown.',
      },
      colleagues: {
        fr: 'Tous les campus\u00A0: les entretiens des dossiers d’un conseiller et les événements qui donnent l’un de leurs noms.',
        en: 'Every campus: the interviews of an agent’s applications and the events that give one of their names.',
      },
      applicant: {
        fr: 'Tous les campus\u00A0: l’entretien de son dossier et les événements à son nom. Le service ne dit pas quels cours le concernent.',
        en: 'Every campus: the interview of their application and the events with their name. The service does not say which courses are theirs.',
      },
      learner_one: {
        fr: 'Tous les campus\u00A0: les événements à son nom et les cours de {{count}} séquence où il est inscrit. Un événement sans séquence ni nom n’y est pas.',
        en: 'Every campus: the events with their name and the courses of {{count}} sequence that they are enrolled in. An event with neither sequence nor name is not here.',
      },
      learner_other: {
        fr: 'Tous les campus\u00A0: les événements à son nom et les cours de {{count}} séquences où il est inscrit. Un événement sans séquence ni nom n’y est pas.',
        en: 'Every campus: the events with their name and the courses of {{count}} sequences that they are enrolled in. An event with neither sequence nor name is not here.',
      },
      learnerUnknown: {
        fr: 'Seulement les événements à son nom\u00A0: aucune inscription de cet apprenant n’est sur ce poste, ses cours manquent donc.',
        en: 'Only the events with their name: no enrolment of this learner is on this workstation, so their courses are missing.',
      },
    },
  },
  menu: {
    move: { fr: 'Déplacer…', en: 'Move…' },
    dayBefore: { fr: 'Un jour plus tôt', en: 'One day earlier' },
    dayAfter: { fr: 'Un jour plus tard', en: 'One day later' },
    weekBefore: { fr: 'Une semaine plus tôt', en: 'One week earlier' },
    weekAfter: { fr: 'Une semaine plus tard', en: 'One week later' },
    assign: { fr: 'Confier à {{name}}', en: 'Assign to {{name}}' },
    assignCampus: { fr: 'Passer à {{name}}', en: 'Move to {{name}}' },
    unassign: { fr: 'Ne confier à personne', en: 'Assign to nobody' },
    done: { fr: 'Marquer comme fait', en: 'Mark as done' },
    export: { fr: 'Exporter (.ics)', en: 'Export (.ics)' },
    create: { fr: 'Créer ici, {{time}}', en: 'Create here, {{time}}' },
    paste_zero: { fr: 'Coller', en: 'Paste' },
    paste_one: { fr: 'Coller l’événement copié', en: 'Paste the copied event' },
    paste_other: { fr: 'Coller les {{count}} événements copiés', en: 'Paste the {{count}} copied events' },
    day: { fr: 'Voir ce jour', en: 'Show this day' },
  },

  notServed: {
    fr: 'Ce service ne donne pas la liste des événements\u00A0: on ne voit ici que ceux de ce poste.',
    en: 'This service does not give the list of events: only those on this workstation are shown here.',
  },
  neverReceived: { fr: 'Le calendrier n’a pas encore été reçu sur ce poste.', en: 'The calendar has not been received on this workstation yet.' },
  receiving: { fr: 'Réception du calendrier…', en: 'Receiving the calendar…' },

  event: { fr: 'Événement', en: 'Event' },
  previousEvent: { fr: 'Événement précédent', en: 'Previous event' },
  nextEvent: { fr: 'Événement suivant', en: 'Next event' },
  when: { fr: 'Horaire', en: 'Time' },
  base: { fr: 'Au départ\u00A0: {{when}}', en: 'Original: {{when}}' },
  duration: { fr: 'Durée', en: 'Duration' },
  programme: { fr: 'Programme', en: 'Programme' },
  group: { fr: 'Groupe', en: 'Group' },
  noLinked: { fr: 'Aucun événement lié', en: 'No linked event' },
  linkedCancelled_one: { fr: '{{count}} événement lié est annulé.', en: '{{count}} linked event is cancelled.' },
  linkedCancelled_other: { fr: '{{count}} événements liés sont annulés.', en: '{{count}} linked events are cancelled.' },
  series: {
    one: { fr: 'Cet événement', en: 'This event' },
    following_one: { fr: 'Celui-ci et le suivant', en: 'This and the next' },
    following_other: { fr: 'Celui-ci et les {{count}} suivants', en: 'This and the next {{count}}' },
    all: { fr: 'Toute la série ({{count}})', en: 'The whole series ({{count}})' },
    /** Those of the series that are cancelled, to restore them. */
    cancelled: {
      following_one: { fr: 'Celui-ci et l’annulé suivant', en: 'This and the next cancelled one' },
      following_other: { fr: 'Celui-ci et les {{count}} annulés suivants', en: 'This and the next {{count}} cancelled ones' },
      all: { fr: 'Tous les annulés ({{count}})', en: 'All cancelled ones ({{count}})' },
      days: {
        fr: '{{count}} événements annulés de la série, du {{from}} au {{to}}',
        en: '{{count}} cancelled events of the series, {{from}} to {{to}}',
      },
    },
    days: { fr: 'Série de {{count}} événements, du {{from}} au {{to}}', en: 'Series of {{count}} events, {{from}} to {{to}}' },
    place: { fr: '{{at}} sur {{count}}, du {{from}} au {{to}}', en: '{{at}} of {{count}}, {{from}} to {{to}}' },
    partial: {
      fr: 'Les événements n’ont pas tous été reçus sur ce poste\u00A0: la série peut en avoir d’autres.',
      en: 'Not all events were received on this workstation: the series may have others.',
    },
    save: { fr: 'Enregistrer pour', en: 'Save for' },
    cancel: { fr: 'Annuler «\u00A0{{name}}\u00A0»', en: 'Cancel “{{name}}”' },
    restore: { fr: 'Rétablir «\u00A0{{name}}\u00A0»', en: 'Restore “{{name}}”' },
    left: {
      moved: { fr: 'Le reste de la série n’a pas bougé.', en: 'The rest of the series did not move.' },
      assigned: { fr: 'Le reste de la série n’a pas changé d’enseignant.', en: 'The rest of the series keeps its teachers.' },
    },
    changed: {
      edited: { fr: '{{name}}\u00A0: modifiés', en: '{{name}}: changed' },
      moved: { fr: '{{name}}\u00A0: déplacés', en: '{{name}}: moved' },
      assigned: { fr: '{{name}}\u00A0: confiés', en: '{{name}}: assigned' },
    },
  },
  cancelledToast: { fr: '«\u00A0{{name}}\u00A0» est annulé.', en: '“{{name}}” is cancelled.' },
  restoredToast: { fr: '«\u00A0{{name}}\u00A0» est rétabli.', en: '“{{name}}” is restored.' },

  form: {
    awaitedUnknown: {
      fr: 'Les événements n’ont pas tous été reçus sur ce poste\u00A0: un entretien est peut-être déjà prévu.',
      en: 'Not all events were received on this workstation: an interview may be planned already.',
    },
    application_one: { fr: 'Le dossier prend cette heure.', en: 'The application gets this time.' },
    application_other: { fr: 'Le dossier prend l’heure du premier.', en: 'The application gets the time of the first.' },
    chooseType: { fr: 'Choisir un type', en: 'Choose a type' },
    knownNames: { fr: 'Noms connus', en: 'Known names' },
    takes: {
      fr: 'Entrée écrit {{name}}, Échap garde votre texte.',
      en: 'Enter writes {{name}}, Escape keeps your text.',
    },
    day: { fr: 'Date', en: 'Date' },
    endDay: { fr: 'Date de fin', en: 'End date' },
    second: { fr: 'Créer un second événement lié', en: 'Create a second, linked event' },
    secondTitle: { fr: 'Second événement', en: 'Second event' },
    nameMissing: { fr: 'Donnez un nom à l’événement.', en: 'Give the event a name.' },
    typeMissing: { fr: 'Choisissez un type.', en: 'Choose a type.' },
    dayMissing: { fr: 'Indiquez la date.', en: 'Give the date.' },
    timeMissing: { fr: 'Indiquez l’heure.', en: 'Give the time.' },
    endBeforeStart: { fr: 'La fin doit être après le début.', en: 'The end must be after the start.' },
    typeNumber: { fr: 'Numéro du type', en: 'Type number' },
    noTypes: {
      fr: 'Les types d’événement n’ont pas été reçus sur ce poste\u00A0: donnez le numéro du type dans le service.',
      en: 'The event types were not received on this workstation: give the number of the type in the service.',
    },
  },
  repeat: {
    label: { fr: 'Répéter', en: 'Repeat' },
    way: {
      never: { fr: 'Jamais', en: 'Never' },
      week: { fr: 'Chaque semaine', en: 'Every week' },
      twoWeeks: { fr: 'Une semaine sur deux', en: 'Every other week' },
      dates: { fr: 'À d’autres dates', en: 'On other dates' },
    },
    times: { fr: 'Nombre d’événements', en: 'Number of events' },
    dates: { fr: 'Autres dates', en: 'Other dates' },
    datesExample: { fr: '4/12, 11/12', en: '4/12, 11/12' },
    skipsHolidays: { fr: 'Sauter les jours fériés et les vacances de l’école', en: 'Skip public and school holidays' },
    days: { fr: 'Jours de la série', en: 'Days of the series' },
    skipped: { fr: 'Jours sautés\u00A0: {{days}}.', en: 'Days skipped: {{days}}.' },
    skippedDay: { fr: '{{day}} ({{holiday}})', en: '{{day}} ({{holiday}})' },
    clash: { fr: '{{day}}\u00A0: déjà pris par {{name}}, {{time}}', en: '{{day}}: already taken by {{name}}, {{time}}' },
    hourSkipped: {
      fr: 'Cette heure n’existe pas le {{day}}\u00A0: l’horloge change. Choisissez une autre heure.',
      en: 'This time does not exist on {{day}}: the clock changes. Choose another time.',
    },
    problem: {
      times: { fr: 'Un nombre, 2 au moins.', en: 'A number, at least 2.' },
      dates: { fr: 'Des dates comme 4/12, 11/12.', en: 'Dates such as 4/12, 11/12.' },
      tooMany: { fr: '60 événements au plus à la fois.', en: '60 events at most at once.' },
    },
  },
  move: {
    titleMany: { fr: 'Déplacer {{count}} événements', en: 'Move {{count}} events' },
    hint: {
      fr: 'Jour\u00A0: «\u00A0lundi\u00A0», «\u00A0+7\u00A0», «\u00A023\u00A0». Heure\u00A0: «\u00A014h\u00A0», ou un décalage, «\u00A0+30\u00A0».',
      en: 'Day: “monday”, “+7”, “23”. Time: “14:00”, or a shift, “+30”.',
    },
    same: { fr: 'Même jour, même heure\u00A0: rien ne change.', en: 'Same day, same time: nothing changes.' },
    to: { fr: 'Vers {{when}}', en: 'To {{when}}' },
    others_one: { fr: '{{count}} autre événement suit, du même écart.', en: '{{count}} other event follows by as much.' },
    others_other: { fr: '{{count}} autres événements suivent, du même écart.', en: '{{count}} other events follow by as much.' },
    series_one: {
      fr: '{{count}} autre événement de la série reste en place\u00A0: vous pourrez le déplacer ensuite.',
      en: '{{count}} other event of the series stays where it is: you can move it afterwards.',
    },
    series_other: {
      fr: '{{count}} autres événements de la série restent en place\u00A0: vous pourrez les déplacer ensuite.',
      en: '{{count}} other events of the series stay where they are: you can move them afterwards.',
    },
    clashes: { fr: 'Conflits d’horaire', en: 'Clashes' },
    free: { fr: 'Libre ce jour pour toutes les personnes concernées', en: 'Free that day for everyone concerned' },
  },
} satisfies Texts;
