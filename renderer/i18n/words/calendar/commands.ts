import type { Texts } from '#shared/text/languages.ts';

/** Words of: making and moving events. */
export const calendarCommands = {
  toast: {
    moved_one: { fr: '{{name}}\u00A0: déplacé au {{when}}', en: '{{name}}: moved to {{when}}' },
    moved_other: { fr: '{{name}}\u00A0: déplacés, celui-ci au {{when}}', en: '{{name}}: moved, this one to {{when}}' },
    resized: { fr: '{{name}}\u00A0: {{when}}, {{duration}}', en: '{{name}}: {{when}}, {{duration}}' },
    done_one: { fr: '{{name}}\u00A0: marqué comme fait', en: '{{name}}: marked as done' },
    done_other: { fr: '{{name}}\u00A0: marqués comme faits', en: '{{name}}: marked as done' },
    notDone_one: { fr: '{{name}}\u00A0: de nouveau à faire', en: '{{name}}: no longer marked as done' },
    notDone_other: { fr: '{{name}}\u00A0: de nouveau à faire', en: '{{name}}: no longer marked as done' },
    copiedHere: {
      fr: 'Copié dans Carnet seulement\u00A0: le presse-papiers du système n’est pas accessible.',
      en: 'Copied within Carnet only: the system’s clipboard cannot be reached.',
    },
    copied_one: { fr: '{{name}}\u00A0: copié', en: '{{name}}: copied' },
    copied_other: { fr: '{{name}}\u00A0: copiés', en: '{{name}}: copied' },
    /** Several of one name. */
    ofOneName: { fr: '{{name}} ({{count}} événements)', en: '{{name}} ({{count}} events)' },
  },
  picked: {
    count_one: { fr: '{{count}} événement choisi', en: '{{count}} event chosen' },
    count_other: { fr: '{{count}} événements choisis', en: '{{count}} events chosen' },
    cancel_one: { fr: 'Annuler cet événement', en: 'Cancel this event' },
    cancel_other: { fr: 'Annuler ces {{count}} événements', en: 'Cancel these {{count}} events' },
    restore_one: { fr: 'Rétablir cet événement', en: 'Restore this event' },
    restore_other: { fr: 'Rétablir ces {{count}} événements', en: 'Restore these {{count}} events' },
    cancelled: { fr: '{{name}}\u00A0: annulés', en: '{{name}}: cancelled' },
    restored: { fr: '{{name}}\u00A0: rétablis', en: '{{name}}: restored' },
  },
  copy: {
    title: { fr: 'Copier un événement lié', en: 'Copy a linked event' },
    question: {
      fr: 'Cet événement est lié à d’autres. Les copies de tous seront liées entre elles\u202F; la copie de celui-ci seul ne sera liée à rien.',
      en: 'This event is linked to others. Copies of all of them will be linked to each other; a copy of this one alone will be linked to nothing.',
    },
    copied_one: { fr: '{{name}}\u00A0: copié au {{when}}', en: '{{name}}: copied to {{when}}' },
    copied_other: { fr: '{{name}}\u00A0: copiés, le premier au {{when}}', en: '{{name}}: copied, the first to {{when}}' },
  },
  quick: {
    placeholder: { fr: 'demain 14h entretien Dupont 30 min', en: 'tomorrow 2pm interview Dupont 30 min' },
    chooseType: { fr: 'À choisir dans le formulaire', en: 'Choose it in the form' },
    sameType: { fr: '{{type}}, comme le dernier', en: '{{type}}, like the last one' },
    skipped: {
      fr: '{{time}} n’existe pas ce jour-là\u00A0: l’horloge passe de {{from}} à {{to}}.',
      en: '{{time}} does not exist on that day: the clock goes from {{from}} to {{to}}.',
    },
    twice: { fr: '{{time}} vient deux fois ce jour-là\u00A0: c’est la première.', en: '{{time}} comes twice on that day: this is the first.' },
    unsettled: {
      noSuchDay: { fr: '{{piece}}\u00A0: ce jour n’existe pas.', en: '{{piece}}: this day does not exist.' },
      noSuchTime: { fr: '{{piece}}\u00A0: cette heure n’existe pas.', en: '{{piece}}: this time does not exist.' },
      farYear: { fr: '{{piece}}\u00A0: cette année est à plus de dix ans.', en: '{{piece}}: this year is more than ten years away.' },
      wrongWeekday: { fr: '{{piece}}\u00A0: ce jour de la semaine ne tombe pas à cette date.', en: '{{piece}}: this date falls on another day of the week.' },
      repetition: {
        fr: '{{piece}}\u00A0: cette répétition n’est pas comprise. Écrivez «\u00A0tous les vendredis ×4\u00A0» ou «\u00A027/11, 4/12\u00A0».',
        en: '{{piece}}: this repetition is not understood. Write “every friday ×4” or “27/11, 4/12”.',
      },
      endless: {
        fr: '{{piece}}\u00A0: jusqu’à quand\u202F? Ajoutez «\u00A0×4\u00A0», «\u00A0pendant 4 semaines\u00A0» ou «\u00A0jusqu’au 18/12\u00A0».',
        en: '{{piece}}: until when? Add “×4”, “for 4 weeks” or “until 18/12”.',
      },
      tooMany: { fr: '{{piece}}\u00A0: 60 événements au plus à la fois.', en: '{{piece}}: 60 events at most at once.' },
      empty: { fr: '{{piece}}\u00A0: aucun jour ne reste.', en: '{{piece}}: no day is left.' },
      unclear: { fr: '{{piece}}\u00A0: plusieurs sens possibles. Lequel\u202F?', en: '{{piece}}: may mean several things. Which one?' },
      second: {
        fr: '{{piece}}\u00A0: le jour, l’heure ou la durée est déjà donné autrement.',
        en: '{{piece}}: the day, the time or the length is already given differently.',
      },
      unread: { fr: '{{piece}}\u00A0: ce passage n’est pas compris.', en: '{{piece}}: this part is not understood.' },
    },
    application: {
      hour: { fr: 'Dossier {{numero}}\u00A0: entretien {{when}}', en: 'Application {{numero}}: interview {{when}}' },
      first: {
        fr: 'Dossier {{numero}}\u00A0: entretien {{when}}, le premier de la série',
        en: 'Application {{numero}}: interview {{when}}, the first of the series',
      },
      before: { fr: 'au lieu de {{when}}', en: 'instead of {{when}}' },
      stays_one: {
        fr: 'Dossier {{numero}}\u00A0: a déjà un entretien le {{when}}, qui reste. Un second s’ajoute.',
        en: 'Application {{numero}} already has an interview on {{when}}, which stays. A second one is added.',
      },
      stays_other: {
        fr: 'Dossier {{numero}}\u00A0: a déjà un entretien le {{when}}, qui reste. {{count}} autres s’ajoutent.',
        en: 'Application {{numero}} already has an interview on {{when}}, which stays. {{count}} more are added.',
      },
      alone_one: { fr: 'L’événement seul, sauf si vous choisissez un dossier\u00A0:', en: 'The event only, unless you choose an application:' },
      alone_other: { fr: 'Les événements seuls, sauf si vous choisissez un dossier\u00A0:', en: 'The events only, unless you choose an application:' },
      none_one: { fr: '{{name}} n’a pas de dossier\u00A0: l’événement seul.', en: '{{name}} has no application: the event only.' },
      none_other: { fr: '{{name}} n’a pas de dossier\u00A0: les événements seuls.', en: '{{name}} has no application: the events only.' },
      which: { fr: 'Pour quel dossier\u202F?', en: 'For which application?' },
      choice: { fr: '{{name}}, {{numero}}, {{path}}', en: '{{name}}, {{numero}}, {{path}}' },
      looking: { fr: 'Recherche du candidat…', en: 'Looking for the applicant…' },
      eventOnly_one: { fr: 'Événement seul', en: 'Event only' },
      eventOnly_other: { fr: 'Événements seuls', en: 'Events only' },
    },
    lasting: { fr: 'durée {{length}}', en: '{{length}} long' },
    asName: { fr: 'Garder comme nom', en: 'Keep as name' },
    firstRow_other: {
      fr: 'La première des {{count}} lignes collées\u00A0: une ligne fait un événement',
      en: 'The first of {{count}} pasted lines: one line makes one event',
    },
    asNameOf: { fr: 'Garder {{piece}} comme nom', en: 'Keep {{piece}} as name' },
    draft: { fr: 'Brouillon\u00A0: {{name}}', en: 'Draft: {{name}}' },
    earlier: { fr: 'Ligne tapée {{day}}\u00A0: {{line}}', en: 'Line typed {{day}}: {{line}}' },
    form: { fr: 'Plus d’options', en: 'More options' },
  },
  fields: {
    more: { fr: 'Autres champs', en: 'Other fields' },
    assigned: { fr: 'Attribués par le service', en: 'Assigned by the service' },
    noNumber: { fr: 'Donné à l’envoi', en: 'Given when sent' },
    neverSynchronised: { fr: 'Jamais', en: 'Never' },
    notAReference: { fr: 'Indiquez le numéro d’un élément du service.', en: 'Give the number of an item in the service.' },
    timeSkipped: { fr: 'Cette heure n’existe pas ce jour-là\u00A0: l’horloge change.', en: 'That time does not exist on that day: the clock changes.' },
    groupHelp: { fr: 'Les événements de même valeur sont liés.', en: 'Events that share this value are linked.' },
    restored: { fr: 'Brouillon repris.', en: 'Draft resumed.' },
  },
} satisfies Texts;
