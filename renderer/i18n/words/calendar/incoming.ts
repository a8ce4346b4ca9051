import type { Texts } from '#shared/text/languages.ts';

export const calendarIncoming = {
  command: { fr: 'Importer des événements (.ics)…', en: 'Import events (.ics)…' },
  drop: {
    fr: 'Déposez le fichier d’agenda (.ics)\u00A0: rien n’est créé avant que vous ayez choisi.',
    en: 'Drop the calendar file (.ics): nothing is created before you have chosen.',
  },
  title: { fr: 'Importer des événements', en: 'Import events' },
  titleOf: { fr: 'Importer des événements\u00A0: {{name}}', en: 'Import events: {{name}}' },
  reading: { fr: 'Lecture de {{name}}…', en: 'Reading {{name}}…' },
  another: { fr: 'Choisir un autre fichier…', en: 'Choose another file…' },
  failed: {
    notCalendar: {
      what: { fr: 'Ce fichier n’est pas un agenda\u00A0: il commence par {{text}}.', en: 'This file is no calendar: it begins with {{text}}.' },
      todo: {
        fr: 'Rien n’a été importé. Choisissez un fichier .ics, tel qu’un agenda l’exporte.',
        en: 'Nothing was imported. Choose an .ics file, as a calendar exports it.',
      },
    },
    oldFormat: {
      what: { fr: 'Ce fichier est dans un ancien format (vCalendar 1.0).', en: 'This file is in an old format (vCalendar 1.0).' },
      todo: {
        fr: 'Rien n’a été importé. Exportez-le de nouveau, au format iCalendar (.ics).',
        en: 'Nothing was imported. Export it again, in the iCalendar format (.ics).',
      },
    },
    notEnded: {
      what: { fr: 'Il manque une partie de ce fichier.', en: 'A part of this file is missing.' },
      todo: { fr: 'Rien n’a été importé. Téléchargez-le ou exportez-le de nouveau.', en: 'Nothing was imported. Download or export it again.' },
    },
    noEvents: {
      what: { fr: 'Cet agenda ne contient aucun événement.', en: 'This calendar holds no events.' },
      todo: {
        fr: 'Rien n’a été importé. Les tâches et les notes n’ont pas de place dans le calendrier.',
        en: 'Nothing was imported. Tasks and notes have no place in the calendar.',
      },
    },
    message: {
      what: { fr: 'Ce fichier est un message sur une invitation, pas un agenda.', en: 'This file is a message about an invitation, no calendar.' },
      todo: {
        fr: 'Rien n’a été importé. L’événement est à exporter de l’agenda où il se trouve.',
        en: 'Nothing was imported. Export the event from the calendar in which it is.',
      },
    },
  },
  campus: { fr: 'Campus des nouveaux', en: 'Campus of new events' },
  type: { fr: 'Type des nouveaux', en: 'Type of new events' },
  how: {
    fr: 'Une heure sans fuseau est celle de l’école ({{zone}}), une journée entière va de minuit à minuit. Lieu et description ne sont pas repris\u00A0: le service n’a pas de champ pour eux.',
    en: 'An hour without a time zone is the school’s ({{zone}}), a whole day goes from midnight to midnight. Place and description are not taken: the service has no field for them.',
  },
  unending: {
    fr: 'Les séries sans fin sont reprises jusqu’au {{day}}.',
    en: 'Series without an end are taken up to {{day}}.',
  },
  notWhole: {
    fr: 'Le calendrier n’est pas entier sur ce poste\u00A0: ce qui y manque ne peut pas être reconnu, et serait créé une seconde fois.',
    en: 'The calendar is not whole on this workstation: what is missing cannot be recognised, and would be created a second time.',
  },
  cut: {
    fr: 'Carnet importe {{most}} événements à la fois\u00A0: ceux à partir du {{day}} ne sont pas montrés. Changez la période pour les voir.',
    en: 'Carnet imports {{most}} events at a time: those from {{day}} on are not shown. Change the period to see them.',
  },
  outside_one: { fr: '{{number}} événement est en dehors de cette période.', en: '{{number}} event is outside of this period.' },
  outside_other: { fr: '{{number}} événements sont en dehors de cette période.', en: '{{number}} events are outside of this period.' },
  shown: { fr: 'Événements montrés', en: 'Events shown' },
  all: { fr: 'Tous ({{number}})', en: 'All ({{number}})' },
  some: {
    new: { fr: 'Nouveaux ({{number}})', en: 'New ({{number}})' },
    changed: { fr: 'Changés ({{number}})', en: 'Changed ({{number}})' },
    same: { fr: 'Déjà là ({{number}})', en: 'Already here ({{number}})' },
    left: { fr: 'Non repris ({{number}})', en: 'Not taken ({{number}})' },
  },
  list: { fr: 'Événements du fichier', en: 'Events of the file' },
  none: { fr: 'Aucun événement à montrer ici.', en: 'No events to show here.' },
  box: { fr: 'Choisi', en: 'Chosen' },
  when: { fr: 'Quand', en: 'When' },
  becomes: { fr: 'Ce qu’il devient', en: 'What becomes of it' },
  wholeDay: { fr: 'Journée entière', en: 'Whole day' },
  ofSeries: { fr: 'Série', en: 'Series' },
  fate: {
    new: { fr: 'Nouveau', en: 'New' },
    changed: { fr: 'Changé', en: 'Changed' },
    same: { fr: 'Déjà là', en: 'Already here' },
    left: { fr: 'Non repris', en: 'Not taken' },
  },
  change: {
    nom: { fr: 'Nom\u00A0: {{before}} → {{after}}', en: 'Name: {{before}} → {{after}}' },
    cancelled: { fr: 'Sera annulé', en: 'Will be cancelled' },
    restored: { fr: 'Ne sera plus annulé', en: 'Will no longer be cancelled' },
  },
  left: {
    cancelledUnknown: { fr: 'Annulé dans le fichier, et inconnu ici.', en: 'Cancelled in the file, and unknown here.' },
    ownUnknown: {
      fr: 'Exporté de ce service, mais absent de ce poste\u00A0: actualisez le calendrier de son campus.',
      en: 'Exported from this service, but not on this workstation: refresh the calendar of its campus.',
    },
    interview: {
      fr: 'Entretien d’un dossier\u00A0: son heure se change dans le dossier.',
      en: 'Application interview: its hour is changed in the application.',
    },
    noLength: { fr: 'Ni fin ni durée.', en: 'Neither an end nor a duration.' },
    gone: { fr: 'N’est plus dans le service.', en: 'No longer at the service.' },
    decideFirst: {
      fr: 'Une de ses modifications attend une décision\u00A0: prenez-la d’abord dans Modifications.',
      en: 'One of its changes waits for a decision: take that first, in Changes.',
    },
  },
  refused: {
    unread: { fr: 'Ne se lit pas ici\u00A0: {{text}}', en: 'Cannot be read here: {{text}}' },
    unknownZone: { fr: 'Fuseau inconnu\u00A0: {{text}}', en: 'Unknown time zone: {{text}}' },
    noStart: { fr: 'Sans début.', en: 'No start.' },
    endsBefore: { fr: 'La fin est avant le début.', en: 'The end is before the start.' },
    brokenSeries: { fr: 'Un événement de cette série ne se lit pas.', en: 'An event of this series cannot be read.' },
    twice: { fr: 'Deux fois dans le fichier\u00A0: l’autre est repris.', en: 'Twice in the file: the other one is taken.' },
  },
  caution: {
    alike: { fr: 'Un événement d’ici a les mêmes heures et le même nom.', en: 'An event here has the same hours and name.' },
    unreadable: { fr: 'Un signe de son nom ne se lit pas.', en: 'A character of its name cannot be read.' },
    private: { fr: 'Privé dans le fichier.', en: 'Private in the file.' },
  },
  action_zero: { fr: 'Importer', en: 'Import' },
  action_one: { fr: 'Importer {{number}} événement', en: 'Import {{number}} event' },
  action_other: { fr: 'Importer {{number}} événements', en: 'Import {{number}} events' },
  nothing: { fr: 'Cochez au moins un événement.', en: 'Tick at least one event.' },
  allKnown: {
    fr: 'Rien à importer\u00A0: tout est déjà là, ou ne peut pas être repris.',
    en: 'Nothing to import: all of it is already here, or cannot be taken.',
  },
  saving: { fr: 'Enregistrement sur ce poste…', en: 'Saving on this workstation…' },
  created_one: { fr: '{{number}} événement créé.', en: '{{number}} event created.' },
  created_other: { fr: '{{number}} événements créés.', en: '{{number}} events created.' },
  edited_one: { fr: '{{number}} événement modifié.', en: '{{number}} event changed.' },
  edited_other: { fr: '{{number}} événements modifiés.', en: '{{number}} events changed.' },
} satisfies Texts;
