import { screenNames } from '#shared/ipc/screens.ts';
import type { Texts } from '#shared/text/languages.ts';

export const shell = {
  screen: screenNames,
  search: {
    placeholder: { fr: 'Chercher une personne, un dossier, ou agir…', en: 'Search for people, applications or actions…' },
    gone: {
      fr: 'Cette action n’est pas possible ici en ce moment\u00A0: rien n’a été fait.',
      en: 'This action is not possible here at this moment: nothing was done.',
    },
  },
  nav: { fr: 'Zones', en: 'Areas' },
  otherScreens: { fr: 'Autres écrans', en: 'Other screens' },
  screenHidden: {
    fr: 'Votre établissement n’a pas prévu l’écran «\u00A0{{screen}}\u00A0» sur ce poste.',
    en: 'Your school does not provide the screen “{{screen}}” on this workstation.',
  },
  chooseScreens: { fr: 'Choisir les écrans', en: 'Choose the screens' },
  navCount: {
    today_one: { fr: '{{count}} entretien aujourd’hui', en: '{{count}} interview today' },
    today_other: { fr: '{{count}} entretiens aujourd’hui', en: '{{count}} interviews today' },
    changes_one: { fr: '{{count}} modification en attente', en: '{{count}} change waiting' },
    changes_other: { fr: '{{count}} modifications en attente', en: '{{count}} changes waiting' },
  },
  noCampus: { fr: 'Choisir un campus', en: 'Choose a campus' },
  campusNotChanged: { fr: 'Le campus n’a pas changé. {{reason}}', en: 'The campus did not change. {{reason}}' },
  connection: {
    unknown: { fr: 'Connexion…', en: 'Connecting…' },
    online: { fr: 'En ligne', en: 'Online' },
    offline: { fr: 'Hors ligne depuis {{time}}', en: 'Offline since {{time}}' },
    signIn: { fr: 'Mot de passe à redonner', en: 'Password needed again' },
  },
  status: {
    unknown: { fr: 'Connexion au service en cours', en: 'Connecting to the service' },
    online: { fr: 'En ligne, réponse du service à {{time}}', en: 'Online, service answered at {{time}}' },
    offline: { fr: 'Hors ligne depuis {{time}}.', en: 'Offline since {{time}}.' },
    foreignAnswer: {
      fr: 'Hors ligne depuis {{time}}\u00A0: une page du réseau répond à la place du service.',
      en: 'Offline since {{time}}: a page of the network answers instead of the service.',
    },
    proxyPassword: { fr: 'Le proxy demande de s’identifier depuis {{time}}.', en: 'The proxy has asked you to sign in since {{time}}.' },
    proxyRefused: {
      fr: 'Hors ligne depuis {{time}}\u00A0: le proxy du réseau ne laisse pas passer Carnet.',
      en: 'Offline since {{time}}: the network’s proxy does not let Carnet through.',
    },
    certificate: {
      fr: 'Hors ligne depuis {{time}}\u00A0: certificat du service non accepté.',
      en: 'Offline since {{time}}: the service’s certificate is not accepted.',
    },
    policy: {
      fr: 'Hors ligne depuis {{time}}\u00A0: votre établissement ne permet pas de joindre le service depuis ce poste.',
      en: 'Offline since {{time}}: your school does not allow this workstation to reach the service.',
    },
    serviceError: { fr: 'Le service est en erreur depuis {{time}}.', en: 'The service has been failing since {{time}}.' },
    allKept: { fr: 'Tout est gardé sur ce poste.', en: 'Everything is kept on this workstation.' },
    reload: { fr: 'Rouvrir la fenêtre', en: 'Reopen the window' },
    checkNow: { fr: 'Vérifier maintenant', en: 'Check now' },
    busy: { fr: 'Le service est occupé depuis {{time}}.', en: 'The service has been busy since {{time}}.' },
    password_zero: { fr: 'Mot de passe refusé.', en: 'Password refused.' },
    password_one: { fr: 'Mot de passe refusé. Votre modification est gardée.', en: 'Password refused. Your change is kept.' },
    password_other: { fr: 'Mot de passe refusé. Vos {{count}} modifications sont gardées.', en: 'Password refused. Your {{count}} changes are kept.' },
    noPassword_zero: { fr: 'Mot de passe à redonner\u00A0: ce poste ne le garde pas.', en: 'Password needed again: this workstation does not keep it.' },
    noPassword_one: {
      fr: 'Mot de passe à redonner\u00A0: ce poste ne le garde pas. Votre modification est gardée.',
      en: 'Password needed again: this workstation does not keep it. Your change is kept.',
    },
    noPassword_other: {
      fr: 'Mot de passe à redonner\u00A0: ce poste ne le garde pas. Vos {{count}} modifications sont gardées.',
      en: 'Password needed again: this workstation does not keep it. Your {{count}} changes are kept.',
    },
    signIn: { fr: 'Se reconnecter', en: 'Sign in again' },
    waiting_zero: { fr: 'Aucune modification en attente', en: 'No change waiting' },
    waiting_one: { fr: '{{count}} modification en attente', en: '{{count}} change waiting' },
    waiting_other: { fr: '{{count}} modifications en attente', en: '{{count}} changes waiting' },
    settling_one: { fr: '{{count}} sans réponse, vérifiée avant {{time}}', en: '{{count}} without an answer, checked by {{time}}' },
    settling_other: { fr: '{{count}} sans réponse, vérifiées avant {{time}}', en: '{{count}} without an answer, checked by {{time}}' },
    toSend: { fr: '{{count}} à envoyer vous-même', en: '{{count}} for you to send' },
    received: { fr: 'Reçu à {{time}}', en: 'Received at {{time}}' },
    never: { fr: 'Jamais reçu sur ce poste', en: 'Never received on this workstation' },
    unreadableRows_one: { fr: '{{count}} ligne illisible', en: '{{count}} unreadable row' },
    unreadableRows_other: { fr: '{{count}} lignes illisibles', en: '{{count}} unreadable rows' },
    failed: { fr: 'Non reçu\u00A0: {{reason}}', en: 'Not received: {{reason}}' },
    refresh: { fr: 'Actualiser', en: 'Refresh' },
    pulling: { fr: 'Réception\u00A0: {{received}}', en: 'Receiving: {{received}}' },
    stalled: { fr: 'Rien ne part depuis {{duration}}.', en: 'Nothing sent for {{duration}}.' },
    storage: {
      fr: 'Impossible d’écrire sur le disque de ce poste depuis {{time}}\u00A0: rien de nouveau n’est gardé. Libérez de la place.',
      en: 'This workstation’s disk has not been writable since {{time}}: nothing new is kept. Free some space.',
    },
    why: { fr: 'Voir pourquoi', en: 'See why' },
    repaired: { fr: 'Modifications en attente à vérifier.', en: 'Pending changes to check.' },
    damaged_one: { fr: '{{count}} fiche illisible, mise de côté.', en: '{{count}} unreadable record, set aside.' },
    damaged_other: { fr: '{{count}} fiches illisibles, mises de côté.', en: '{{count}} unreadable records, set aside.' },
    seeChanges: { fr: 'Voir les modifications', en: 'View the changes' },
    zone: { fr: 'Heure de l’école, {{city}} ({{offset}})', en: 'School time, {{city}} ({{offset}})' },
    zoneApart: {
      fr: 'Heure de l’école, {{city}} ({{offset}}). Ce poste est à l’heure {{own}}',
      en: 'School time, {{city}} ({{offset}}). This workstation is on {{own}}',
    },
    region: { fr: 'État', en: 'Status' },
  },
  pair: {
    label: { fr: 'Entretien\u00A0: événement et dossier', en: 'Interview: event and application' },
    both: {
      Dossier_one: { fr: 'Dossier aussi\u00A0: {{what}}', en: 'Application too: {{what}}' },
      Dossier_other: { fr: '{{count}} dossiers aussi', en: '{{count}} applications too' },
      Planification_one: { fr: 'Calendrier aussi\u00A0: {{what}}', en: 'Calendar too: {{what}}' },
      Planification_other: { fr: '{{count}} événements du calendrier aussi', en: '{{count}} calendar events too' },
    },
    one: {
      Dossier_one: { fr: 'Le dossier reste comme il était\u00A0: {{now}}, et non {{what}}', en: 'The application stays as it was: {{now}}, not {{what}}' },
      Dossier_other: { fr: '{{count}} dossiers restent comme ils étaient', en: '{{count}} applications stay as they were' },
      Planification_one: {
        fr: 'Le calendrier reste comme il était\u00A0: {{now}}, et non {{what}}',
        en: 'The calendar stays as it was: {{now}}, not {{what}}',
      },
      Planification_other: { fr: '{{count}} événements du calendrier restent comme ils étaient', en: '{{count}} calendar events stay as they were' },
    },
    only: {
      Dossier: { fr: 'Calendrier seul', en: 'Calendar only' },
      Planification: { fr: 'Dossier seul', en: 'Application only' },
    },
    take: { fr: 'Les deux', en: 'Both' },
    what: {
      CreneauLibreOff: { fr: 'sans heure', en: 'no time' },
      ReferenceExterne: { fr: 'numéro du dossier {{value}}', en: 'number of the application {{value}}' },
      Annule: { fr: 'annulé', en: 'cancelled' },
      AnnuleNot: { fr: 'pas annulé', en: 'not cancelled' },
      AnnuleOff: { fr: 'rétabli', en: 'restored' },
      Realise: { fr: 'fait', en: 'done' },
      RealiseOff: { fr: 'pas fait', en: 'not done' },
    },
    referring: {
      fr: 'Noter aussi le numéro du dossier sur l’événement\u202F? Tous les postes sauront alors qu’ils vont ensemble.',
      en: 'Note the application’s number on the event too? Every workstation then knows that they belong together.',
    },
    apart: {
      label: { fr: 'Entretien\u00A0: un côté manque', en: 'Interview: one side is missing' },
      refused: {
        Dossier: {
          fr: '{{name}}\u00A0: le dossier a été refusé, le calendrier est changé.',
          en: '{{name}}: the application was refused, the calendar is changed.',
        },
        Planification: {
          fr: '{{name}}\u00A0: l’événement a été refusé, le dossier est changé.',
          en: '{{name}}: the event was refused, the application is changed.',
        },
      },
      conflict: {
        Dossier: {
          fr: '{{name}}\u00A0: le dossier est en conflit, le calendrier est changé.',
          en: '{{name}}: the application is in conflict, the calendar is changed.',
        },
        Planification: {
          fr: '{{name}}\u00A0: l’événement est en conflit, le dossier est changé.',
          en: '{{name}}: the event is in conflict, the application is changed.',
        },
      },
      back: { fr: 'Remettre comme avant', en: 'Put back as it was' },
    },
  },
  undo: {
    what_zero: { fr: '{{what}}', en: '{{what}}' },
    what_one: { fr: '{{what}} et {{count}} autre', en: '{{what}} and {{count}} other' },
    what_other: { fr: '{{what}} et {{count}} autres', en: '{{what}} and {{count}} others' },
    lines_one: { fr: 'import de {{number}} ligne', en: 'import of {{number}} line' },
    lines_other: { fr: 'import de {{number}} lignes', en: 'import of {{number}} lines' },
    undo: { fr: 'Défait\u00A0: {{what}}', en: 'Undone: {{what}}' },
    follows: { fr: 'Défait\u00A0: {{what}}. Envoyé comme modification.', en: 'Undone: {{what}}. Sent as a change.' },
    redo: { fr: 'Refait\u00A0: {{what}}', en: 'Redone: {{what}}' },
    waits: {
      undo: { fr: 'Défait\u00A0: {{what}}. À envoyer vous-même, dans Modifications.', en: 'Undone: {{what}}. To be sent by you, in Changes.' },
      redo: { fr: 'Refait\u00A0: {{what}}. À envoyer vous-même, dans Modifications.', en: 'Redone: {{what}}. To be sent by you, in Changes.' },
    },
    action: {
      undo: { fr: 'Défaire', en: 'Undo' },
      redo: { fr: 'Refaire', en: 'Redo' },
      aside: { fr: 'Laisser de côté', en: 'Leave aside' },
    },
    bringsBack: {
      fr: 'La même touche remettra ce que vous venez de retirer\u00A0: {{what}}',
      en: 'The same key will bring back what you have just withdrawn: {{what}}',
    },
    nothing: {
      undo: { fr: 'Rien à défaire.', en: 'Nothing to undo.' },
      redo: { fr: 'Rien à refaire.', en: 'Nothing to redo.' },
    },
    aside: { fr: 'Laissé de côté\u00A0: {{what}}', en: 'Left aside: {{what}}' },
    already: {
      undo: { fr: 'Déjà défait\u00A0: {{what}}', en: 'Already undone: {{what}}' },
      redo: { fr: 'Déjà refait\u00A0: {{what}}', en: 'Already redone: {{what}}' },
    },
    halfRefused: {
      fr: 'Pas défait\u00A0: {{what}}. Un côté a été refusé, l’autre est au service.',
      en: 'Not undone: {{what}}. One side was refused, the other is in the service.',
    },
    stuck: {
      undo: { fr: 'Pas défait\u00A0: {{what}}. {{why}}', en: 'Not undone: {{what}}. {{why}}' },
      redo: { fr: 'Pas refait\u00A0: {{what}}. {{why}}', en: 'Not redone: {{what}}. {{why}}' },
    },
  },
  notice: {
    interviews_one: { fr: 'Entretien à {{time}}', en: 'Interview at {{time}}' },
    interviews_other: { fr: '{{count}} entretiens à {{time}}', en: '{{count}} interviews at {{time}}' },
    decisions_one: { fr: 'Une modification a besoin de vous', en: 'A change needs you' },
    decisions_other: { fr: '{{count}} modifications ont besoin de vous', en: '{{count}} changes need you' },
    decisionsBody: { fr: 'Rien ne repart sans vous.', en: 'Nothing is sent again without you.' },
  },
  tray: {
    unknown: { fr: 'Connexion…', en: 'Connecting…' },
    online: { fr: 'En ligne', en: 'Online' },
    offline: { fr: 'Hors ligne', en: 'Offline' },
  },
  drop: {
    calendar: {
      fr: 'Rien n’a été lu ici\u00A0: un agenda (.ics) se dépose sur «\u00A0Calendrier\u00A0».',
      en: 'Nothing was read here: a calendar file (.ics) is dropped on “Calendar”.',
    },
    people: {
      fr: 'Rien n’a été lu ici\u00A0: une liste de candidats se dépose sur celle de «\u00A0Personnes et dossiers\u00A0».',
      en: 'Nothing was read here: a list of applicants is dropped on that of “People and applications”.',
    },
    changes: {
      fr: 'Rien n’a été lu ici\u00A0: le fichier d’un autre poste se dépose dans «\u00A0Modifications\u00A0», sous «\u00A0Fichier…\u00A0».',
      en: 'Nothing was read here: the file of another workstation is dropped in “Changes”, under “File…”.',
    },
    nowhere: {
      fr: 'Rien n’a été ouvert. Carnet lit un agenda (.ics) déposé sur «\u00A0Calendrier\u00A0» et une liste de candidats (.csv, .xlsx) déposée sur «\u00A0Personnes et dossiers\u00A0».',
      en: 'Nothing was opened. Carnet reads a calendar file (.ics) dropped on “Calendar”, and a list of applicants (.csv, .xlsx) dropped on “People and applications”.',
    },
    go: { fr: 'Ouvrir «\u00A0{{screen}}\u00A0»', en: 'Open “{{screen}}”' },
  },
  link: {
    unknown: {
      fr: 'Ce lien ne mène nulle part dans Carnet. Rien n’a été ouvert ni changé\u00A0: demandez-en un autre.',
      en: 'This link leads nowhere in Carnet. Nothing was opened or changed: ask for another one.',
    },
    absent: {
      event: {
        fr: 'L’événement de ce lien n’est pas sur ce poste. Actualisez le calendrier, puis suivez le lien de nouveau.',
        en: 'The event of this link is not on this workstation. Refresh the calendar, then follow the link again.',
      },
      file: {
        fr: 'Le dossier de ce lien n’est pas sur ce poste. Il s’ouvre par son numéro\u00A0: Ctrl\u00A0G.',
        en: 'The application of this link is not on this workstation. It opens by its number: Ctrl\u00A0G.',
      },
      person: {
        fr: 'La personne de ce lien n’est pas sur ce poste. Elle s’ouvre par son numéro\u00A0: Ctrl\u00A0G.',
        en: 'The person of this link is not on this workstation. They open by their number: Ctrl\u00A0G.',
      },
      folder: {
        fr: 'Le répertoire de ce lien n’est pas sur ce poste. Actualisez celui qui le contient, puis suivez le lien de nouveau.',
        en: 'The folder of this link is not among the folders on this workstation. Refresh the folder that contains it, then follow the link again.',
      },
      page: {
        fr: 'La fiche de ce lien n’est pas sur ce poste. Elle s’ouvre par son numéro\u00A0: Ctrl\u00A0G.',
        en: 'The record of this link is not on this workstation. It opens by its number: Ctrl\u00A0G.',
      },
    },
  },
  month: {
    weekShort: { fr: 'S', en: 'W' },
    busy: { fr: 'des événements', en: 'has events' },
  },
  crash: {
    title: { fr: 'Cet écran s’est arrêté.', en: 'This screen stopped.' },
    safe: {
      fr: 'Vos modifications sont gardées sur ce poste. Le reste de Carnet continue.',
      en: 'Your changes are kept on this workstation. The rest of Carnet keeps working.',
    },
    again: { fr: 'Rouvrir cet écran', en: 'Open this screen again' },
    detail: { fr: 'Détail pour l’assistance', en: 'Details for support' },
  },
  start: {
    opening: { fr: 'Ouverture de Carnet', en: 'Opening Carnet' },
  },
  types: {
    all: { fr: 'Tout afficher', en: 'Show all' },
    hint: { fr: 'Masquer ou afficher\u00A0; avec Alt, n’afficher que ce type', en: 'Hide or show; with Alt, show this type alone' },
    hide: { fr: 'Masquer', en: 'Hide' },
    show: { fr: 'Afficher', en: 'Show' },
    only: { fr: 'N’afficher que ce type', en: 'Show this type alone' },
    back: { fr: 'Revenir aux types d’avant', en: 'Back to the types shown before' },
    label: { fr: 'Types d’événement', en: 'Event types' },
    applicationInterview: { fr: 'Entretien du dossier', en: 'Interview of an application' },
  },
  nothingChanged: { fr: 'Rien n’a été changé ici depuis ce poste.', en: 'This was never changed on this workstation.' },
  changesFile: { fr: 'Carnet modifications {{day}}', en: 'Carnet changes {{day}}' },
  incident: {
    safe_zero: { fr: 'Aucune modification n’attend sur ce poste.', en: 'No change is waiting on this workstation.' },
    safe_one: { fr: 'Votre modification en attente est toujours là.', en: 'Your pending change is still there.' },
    safe_other: { fr: 'Vos {{count}} modifications en attente sont toujours là.', en: 'Your {{count}} pending changes are still there.' },
    what: {
      pageGone: { fr: 'La page de Carnet s’est arrêtée, et a été rouverte.', en: 'The page of Carnet stopped, and was opened again.' },
      pageHung: { fr: 'La page de Carnet n’a plus répondu.', en: 'The page of Carnet did not respond any more.' },
      mainStopped: { fr: 'Carnet s’est arrêté sur une erreur.', en: 'Carnet stopped because of an error.' },
      mainRejection: { fr: 'Une tâche de Carnet a échoué.', en: 'A task of Carnet failed.' },
      killed: { fr: 'La dernière fois, Carnet n’a pas été fermé normalement.', en: 'Last time, Carnet was not closed properly.' },
      diskFull: { fr: 'Le disque de ce poste était plein.', en: 'The disk of this workstation was full.' },
      lockNotKept: { fr: 'Le verrouillage n’a pas pu être écrit sur ce poste.', en: 'The lock could not be written on this workstation.' },
    },
  },
  help: { fr: 'Aide', en: 'Help' },
  preparation: {
    running: { fr: 'Préparation en cours', en: 'Preparing' },
    stopped: { fr: 'Préparation interrompue', en: 'Preparing was stopped' },
    reportOffer: { fr: 'Les entretiens du jour sont passés.', en: 'Today’s interviews are over.' },
  },
  applicationViews: {
    undecided: { fr: 'Sans décision', en: 'Undecided' },
    week: { fr: 'Entretien cette semaine', en: 'Interview this week' },
    incomplete: { fr: 'Incomplets', en: 'Incomplete' },
    noAgent: { fr: 'Sans agent', en: 'No agent' },
    mine: { fr: 'Mes dossiers', en: 'My applications' },
    campus: { fr: 'De quels campus', en: 'Of which campuses' },
    own: { fr: 'Ce campus', en: 'This campus' },
    every: { fr: 'Tous les campus', en: 'All campuses' },
    none: { fr: 'Aucun dossier de ce campus sur ce poste.', en: 'No application of this campus on this workstation.' },
  },
  look: {
    usual: { fr: 'Confortable', en: 'Comfortable' },
    dense: { fr: 'Compacte', en: 'Compact' },
    system: { fr: 'Comme le système', en: 'Same as the system' },
    light: { fr: 'Clair', en: 'Light' },
    dark: { fr: 'Sombre', en: 'Dark' },
  },
  signIn: {
    kept_zero: { fr: 'Rien n’attend sur ce poste.', en: 'Nothing is waiting on this workstation.' },
    kept_one: { fr: 'Votre modification est gardée.', en: 'Your change is kept.' },
    kept_other: { fr: 'Vos {{count}} modifications sont gardées.', en: 'Your {{count}} changes are kept.' },
  },
} satisfies Texts;
