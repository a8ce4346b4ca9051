import { screenNames } from '#shared/ipc/screens.ts';
import type { Texts } from '#shared/text/languages.ts';

export const shell = {
  screen: screenNames,
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
    toSend_one: { fr: '{{count}} à envoyer vous-même', en: '{{count}} for you to send' },
    toSend_other: { fr: '{{count}} à envoyer vous-même', en: '{{count}} for you to send' },
    received: {
      today: { fr: 'Dossiers reçus à {{time}}', en: 'Applications received at {{time}}' },
      calendar: { fr: 'Calendrier reçu à {{time}}', en: 'Calendar received at {{time}}' },
      people: { fr: 'Candidats reçus à {{time}}', en: 'Applicants received at {{time}}' },
      directory: { fr: 'Répertoire reçu à {{time}}', en: 'Folder received at {{time}}' },
    },
    never: {
      today: { fr: 'Dossiers jamais reçus sur ce poste', en: 'Applications never received on this workstation' },
      calendar: { fr: 'Calendrier jamais reçu sur ce poste', en: 'Calendar never received on this workstation' },
      people: { fr: 'Candidats jamais reçus sur ce poste', en: 'Applicants never received on this workstation' },
      directory: { fr: 'Ce dossier n’a jamais été reçu sur ce poste', en: 'This folder was never received on this workstation' },
    },
    unreadableRows_one: { fr: '{{count}} ligne illisible', en: '{{count}} unreadable row' },
    unreadableRows_other: { fr: '{{count}} lignes illisibles', en: '{{count}} unreadable rows' },
    failed: { fr: 'Non reçu\u00A0: {{reason}}', en: 'Not received: {{reason}}' },
    refresh: { fr: 'Actualiser', en: 'Refresh' },
    pulling: {
      today: { fr: 'Réception des dossiers\u00A0: {{received}}', en: 'Receiving applications: {{received}}' },
      calendar: { fr: 'Réception du calendrier\u00A0: {{received}}', en: 'Receiving the calendar: {{received}}' },
      people: { fr: 'Réception des candidats\u00A0: {{received}}', en: 'Receiving applicants: {{received}}' },
      directory: { fr: 'Réception du dossier\u00A0: {{received}}', en: 'Receiving the folder: {{received}}' },
    },
    stop: { fr: 'Interrompre', en: 'Stop' },
    stalled: { fr: 'Rien ne part depuis {{duration}}.', en: 'Nothing sent for {{duration}}.' },
    storage: {
      fr: 'Impossible d’écrire sur le disque de ce poste depuis {{time}}\u00A0: rien de nouveau n’est gardé. Libérez de la place.',
      en: 'This workstation’s disk has not been writable since {{time}}: nothing new is kept. Free some space.',
    },
    why: { fr: 'Voir pourquoi', en: 'See why' },
    mended: { fr: 'Modifications en attente à vérifier.', en: 'Pending changes to check.' },
    damaged_one: { fr: '{{count}} fiche illisible, mise de côté.', en: '{{count}} unreadable record, set aside.' },
    damaged_other: { fr: '{{count}} fiches illisibles, mises de côté.', en: '{{count}} unreadable records, set aside.' },
    see: { fr: 'Voir', en: 'View' },
    seeChanges: { fr: 'Voir les modifications', en: 'View the changes' },
    zone: { fr: 'Heure de l’école, {{city}} ({{offset}})', en: 'School time, {{city}} ({{offset}})' },
    region: { fr: 'État', en: 'Status' },
  },
  number: {
    kind: { fr: 'Quoi', en: 'What' },
    hint: {
      fr: 'Le numéro dans le service, ou celui qui est affiché, par exemple C000049.',
      en: 'The number in the service, or the one displayed, for example C000049.',
    },
    here: { fr: '{{what}} n°\u00A0{{number}}', en: '{{what}} no. {{number}}' },
    case: { fr: 'Affaire n°\u00A0{{number}}\u00A0: ouvrir ses lignes', en: 'Billing case no. {{number}}: open its lines' },
    offer: { fr: '{{what}}\u00A0: ouvrir le n°\u00A0{{number}}', en: '{{what}}: open no. {{number}}' },
    label: { fr: 'Ouvrir par numéro', en: 'Open by number' },
    searching: { fr: 'Recherche…', en: 'Searching…' },
    several: { fr: 'Plusieurs portent ce numéro. Lequel ouvrir\u202F?', en: 'Several have this number. Which one to open?' },
    end: {
      notANumber: { fr: '«\u00A0{{number}}\u00A0» n’est pas un numéro.', en: '“{{number}}” is not a number.' },
      absent: { fr: 'Rien sous ce numéro dans le service\u00A0: {{what}} n°\u00A0{{number}}.', en: 'The service has no {{what}} no. {{number}}.' },
      unknown: {
        fr: 'Rien trouvé sous ce numéro ({{what}} n°\u00A0{{number}}), mais la réponse du service ne prouve pas qu’il n’existe pas\u00A0: Carnet ne peut pas le savoir. Vérifiez dans le logiciel de l’école.',
        en: 'Nothing found under this number ({{what}} no. {{number}}), but the service’s answer does not prove that it does not exist: Carnet cannot know. Check in the school’s software.',
      },
      anotherKind: { fr: 'C’est le numéro d’autre chose\u00A0: {{other}}.', en: 'This is the number of something else: {{other}}.' },
      unreadable: {
        fr: 'Le service répond pour ce numéro sous une forme que Carnet ne comprend pas.',
        en: 'The service answers about this number in a form that Carnet does not understand.',
      },
      forbidden: {
        fr: 'Le service ne vous autorise pas à lire cette fiche ({{what}} {{number}}). Rien n’est changé. Qui gère les comptes de l’école peut étendre vos droits.',
        en: 'The service does not allow you to read this record ({{what}} {{number}}). Nothing is changed. Who manages the school’s accounts can extend your rights.',
      },
      unreachable: {
        fr: 'Absent de ce poste, et le service ne peut pas être interrogé maintenant.',
        en: 'Not on this workstation, and the service cannot be asked now.',
      },
      notServed: {
        fr: 'Absent de ce poste, et ce service ne répond pas par numéro\u00A0: {{what}}.',
        en: 'Not on this workstation, and this service gives no {{what}} by number.',
      },
    },
  },
  together: {
    label: { fr: 'Entretien déplacé', en: 'Interview moved' },
    still: {
      Dossier_one: { fr: 'Le dossier est encore à {{when}}', en: 'The application is still at {{when}}' },
      Dossier_other: { fr: '{{count}} dossiers sont encore à leur ancienne heure', en: '{{count}} applications are still at their former time' },
      Planification_one: { fr: 'L’événement du calendrier est encore à {{when}}', en: 'The calendar event is still at {{when}}' },
      Planification_other: {
        fr: '{{count}} événements du calendrier sont encore à leur ancienne heure',
        en: '{{count}} calendar events are still at their former time',
      },
    },
    also: { fr: 'Déplacer aussi', en: 'Move it too' },
    done: {
      Dossier_one: { fr: 'Dossier déplacé aussi, {{time}}.', en: 'Application moved too, {{time}}.' },
      Dossier_other: { fr: '{{count}} dossiers déplacés aussi.', en: '{{count}} applications moved too.' },
      Planification_one: { fr: 'Événement déplacé aussi, {{time}}.', en: 'Event moved too, {{time}}.' },
      Planification_other: { fr: '{{count}} événements déplacés aussi.', en: '{{count}} events moved too.' },
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
    redo: { fr: 'Rétabli\u00A0: {{what}}', en: 'Redone: {{what}}' },
    waits: {
      undo: { fr: 'Défait\u00A0: {{what}}. À envoyer vous-même, dans Modifications.', en: 'Undone: {{what}}. To be sent by you, in Changes.' },
      redo: { fr: 'Rétabli\u00A0: {{what}}. À envoyer vous-même, dans Modifications.', en: 'Redone: {{what}}. To be sent by you, in Changes.' },
    },
    action: {
      undo: { fr: 'Défaire', en: 'Undo' },
      redo: { fr: 'Rétablir', en: 'Redo' },
      aside: { fr: 'Laisser de côté', en: 'Leave aside' },
    },
    nothing: {
      undo: { fr: 'Rien à défaire.', en: 'Nothing to undo.' },
      redo: { fr: 'Rien à rétablir.', en: 'Nothing to redo.' },
    },
    aside: { fr: 'Laissé de côté\u00A0: {{what}}', en: 'Left aside: {{what}}' },
    already: {
      undo: { fr: 'Déjà défait\u00A0: {{what}}', en: 'Already undone: {{what}}' },
      redo: { fr: 'Déjà rétabli\u00A0: {{what}}', en: 'Already redone: {{what}}' },
    },
    stuck: {
      undo: { fr: 'Pas défait\u00A0: {{what}}. {{why}}', en: 'Not undone: {{what}}. {{why}}' },
      redo: { fr: 'Pas rétabli\u00A0: {{what}}. {{why}}', en: 'Not redone: {{what}}. {{why}}' },
    },
    question: {
      title: { fr: 'Défaire\u202F?', en: 'Undo?' },
      along: { fr: 'Défaire aussi\u00A0: {{what}}', en: 'Also undo: {{what}}' },
      remains: { fr: 'Reste dans le service, qui ne supprime rien\u00A0:', en: 'Stays in the service, which deletes nothing:' },
      more_one: { fr: 'et {{count}} autre', en: 'and {{count}} other' },
      more_other: { fr: 'et {{count}} autres', en: 'and {{count}} others' },
      redo: { fr: '«\u00A0Rétablir\u00A0» ramène tout ce qui aura été défait.', en: '“Redo” brings back everything that was undone.' },
      all: { fr: 'Tout défaire', en: 'Undo all' },
      rest: { fr: 'Défaire le reste', en: 'Undo the rest' },
    },
  },
  shortcuts: {
    find: { fr: 'Chercher une action ou une touche', en: 'Find an action or a key' },
    reset: { fr: 'Tout rétablir', en: 'Reset all' },
    none: { fr: 'Aucun raccourci ne s’appelle ainsi.', en: 'No shortcut by that name.' },
    change: { fr: 'Changer la touche\u00A0: {{what}}', en: 'Change the key: {{what}}' },
    press: { fr: 'Appuyez sur la nouvelle touche', en: 'Press the new key' },
    off: { fr: 'Désactiver', en: 'Switch off' },
    usual: { fr: 'Touche d’origine', en: 'Usual key' },
    isOff: { fr: 'désactivé', en: 'off' },
    taken: { fr: 'Cette touche est déjà celle de {{what}}.', en: 'This key is already used for {{what}}.' },
    notCharacter: { fr: 'Une lettre, un chiffre ou un signe, seul ou avec ⇧.', en: 'A letter, digit or sign, alone or with ⇧.' },
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
        fr: 'Le dossier de ce lien n’est pas dans le répertoire de ce poste. Actualisez le dossier qui le contient, puis suivez le lien de nouveau.',
        en: 'The folder of this link is not among the folders on this workstation. Refresh the folder that contains it, then follow the link again.',
      },
      page: {
        fr: 'La fiche de ce lien n’est pas sur ce poste. Elle s’ouvre par son numéro\u00A0: Ctrl\u00A0G.',
        en: 'The record of this link is not on this workstation. It opens by its number: Ctrl\u00A0G.',
      },
    },
  },
  palette: {
    free_zero: { fr: '{{when}}\u00A0: personne n’est libre', en: '{{when}}: nobody is free' },
    free_one: { fr: 'Libre {{when}}', en: 'Free {{when}}' },
    free_other: { fr: 'Libres {{when}}', en: 'Free {{when}}' },
    placeholder: { fr: 'Chercher une personne, un dossier, ou agir…', en: 'Search for people, applications or actions…' },
    found: { fr: 'Résultats', en: 'Results' },
    nothing: { fr: 'Aucun résultat sur ce poste.', en: 'No result on this workstation.' },
    gone: {
      fr: 'Cette action n’est pas possible ici en ce moment\u00A0: rien n’a été fait.',
      en: 'This action is not possible here at this moment: nothing was done.',
    },
    day: { fr: 'Aller à\u00A0: {{day}} {{year}}', en: 'Go to: {{day}} {{year}}' },
    event: { fr: 'Créer l’événement {{text}}', en: 'Create the event {{text}}' },
    person: { fr: 'Nouvelle candidature de {{name}}', en: 'New application of {{name}}' },
    choice: { fr: '{{of}}\u00A0: {{value}}', en: '{{of}}: {{value}}' },
    choose: {
      applications: { fr: 'Dossiers', en: 'Applications' },
      campus: { fr: 'Campus', en: 'Campus' },
      theme: { fr: 'Thème', en: 'Theme' },
      density: { fr: 'Densité', en: 'Density' },
      language: { fr: 'Langue', en: 'Language' },
    },
    create: {
      application: { fr: 'Nouvelle candidature', en: 'New application' },
      admissionPath: { fr: 'Nouveau parcours d’admission', en: 'New admission path' },
      otherPlace: { fr: 'Nouveau lieu de formation', en: 'New training place' },
      learner: { fr: 'Nouvel apprenant', en: 'New learner' },
      selectionPerson: { fr: 'Nouvelle personne du contexte Sélection', en: 'New person of the Selection context' },
      applicants: { fr: 'Importer des candidats d’un fichier', en: 'Import applicants from a file' },
      user: { fr: 'Nouvel utilisateur', en: 'New user' },
      company: { fr: 'Nouvelle entreprise', en: 'New company' },
      client: { fr: 'Nouveau client à facturer', en: 'New billing client' },
      agreement: { fr: 'Nouvelle convention', en: 'New agreement' },
      incomingEvents: { fr: 'Importer des événements (.ics)', en: 'Import events (.ics)' },
    },
    group: {
      recent: { fr: 'Récents', en: 'Recent' },
      action: { fr: 'Actions', en: 'Actions' },
      person: { fr: 'Personnes', en: 'People' },
      application: { fr: 'Dossiers', en: 'Applications' },
      page: { fr: 'Fiches', en: 'Records' },
      event: { fr: 'Événements', en: 'Events' },
      folder: { fr: 'Répertoire', en: 'Folders' },
      number: { fr: 'Par un numéro', en: 'By a number' },
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
  lock: {
    title: { fr: 'Carnet est verrouillé', en: 'Carnet is locked' },
    who: { fr: '{{user}}, {{service}}', en: '{{user}}, {{service}}' },
    whoPractice: { fr: '{{service}}', en: '{{service}}' },
    password: { fr: 'Mot de passe du service', en: 'Password of the service' },
    open: { fr: 'Déverrouiller', en: 'Unlock' },
    kept: {
      fr: 'Vos modifications sont gardées sur ce poste, protégées par votre mot de passe\u202F; rien ne part avant que vous ne reveniez.',
      en: 'Your changes are kept on this workstation, protected by your password; nothing is sent before you come back.',
    },
    forgotten: { fr: 'Je n’ai plus le mot de passe précédent…', en: 'I no longer have the earlier password…' },
    failure: {
      noPassword: {
        fr: 'Le service accepte ce mot de passe, mais les données de ce poste sont protégées par le précédent. Tapez le précédent\u202F; le nouveau vous sera demandé ensuite.',
        en: 'The service accepts this password, but this workstation’s data is still protected by the earlier one. Type the earlier one; the new one will be asked for next.',
      },
      locked: {
        fr: 'Carnet vient d’être verrouillé à nouveau, ou le coffre de mots de passe de ce poste ne répond pas. Réessayez.',
        en: 'Carnet has just been locked again, or the password store of this workstation does not answer. Retry.',
      },
      offline: {
        fr: 'Ce n’est pas le mot de passe connu sur ce poste, et le service ne répond pas pour en vérifier un autre.',
        en: 'This is not the password known on this workstation, and the service does not answer to check another.',
      },
      busy: {
        fr: 'Ce n’est pas le mot de passe connu sur ce poste. Carnet ne demande pas au service d’en vérifier un autre maintenant, pour ne pas bloquer votre compte\u00A0: réessayez dans un quart d’heure.',
        en: 'This is not the password known on this workstation. Carnet does not ask the service to check another one now, so that your account is not locked out: try again in a quarter of an hour.',
      },
      timeout: {
        fr: 'Ce n’est pas le mot de passe connu sur ce poste, et le service ne répond pas pour en vérifier un autre.',
        en: 'This is not the password known on this workstation, and the service does not answer to check another.',
      },
    },
  },
  cache: {
    newer: { fr: 'une version plus récente', en: 'a newer one' },
    startOver: { fr: 'Vider les données de ce poste', en: 'Clear this workstation’s data' },
    reload: { fr: 'Rouvrir la fenêtre', en: 'Reopen the window' },
    quit: { fr: 'Quitter', en: 'Quit' },
    lost_zero: { fr: 'Aucune modification n’y attendait.', en: 'No change was waiting there.' },
    lost_one: { fr: 'La modification qui y attend ne peut plus être lue ni envoyée.', en: 'The change waiting there can no longer be read or sent.' },
    lost_other: {
      fr: 'Les {{count}} modifications qui y attendent ne peuvent plus être lues ni envoyées.',
      en: 'The {{count}} changes waiting there can no longer be read or sent.',
    },
    held_zero: { fr: 'D’après le journal de Carnet, aucune modification n’attendait.', en: 'According to Carnet’s journal, no change was waiting.' },
    held_one: {
      fr: 'La modification en attente est aussi dans le journal de Carnet\u00A0: elle reviendra.',
      en: 'The waiting change is in Carnet’s journal too: it will come back.',
    },
    held_other: {
      fr: 'Les {{count}} modifications en attente sont aussi dans le journal de Carnet\u00A0: elles reviendront.',
      en: 'The {{count}} waiting changes are in Carnet’s journal too: they will come back.',
    },
    lostUnknown: {
      fr: 'Des modifications qui y attendent peut-être ne peuvent plus être lues ni envoyées.',
      en: 'Changes that may be waiting there can no longer be read or sent.',
    },
    confirmTitle: { fr: 'Vider les données de ce poste\u202F?', en: 'Clear this workstation’s data?' },
    lostOthers: {
      fr: 'D’autres modifications y attendent peut-être, mais sont illisibles\u00A0: elles ne partiront pas.',
      en: 'Other changes may be waiting there but cannot be read: they will not be sent.',
    },
    allReadable: { fr: 'Toutes les modifications qui y attendent peuvent encore être lues.', en: 'All the changes waiting there can still be read.' },
    loses: {
      fr: 'Perdu ici\u00A0: les reçus, et les listes, qui seront reçues à nouveau du service.',
      en: 'Lost here: the receipts, and the lists, which will be received again from the service.',
    },
    losesOthers: {
      fr: 'Les listes et les reçus d’autres services ouverts sur ce poste sont perdus aussi\u202F; leurs modifications en attente restent dans le journal de Carnet.',
      en: 'The lists and receipts of other services opened on this workstation are lost too; their waiting changes stay in Carnet’s journal.',
    },
    keeps: {
      fr: 'Gardé\u00A0: tout ce que le service a reçu, votre identifiant et votre mot de passe. Les fichiers actuels sont d’abord copiés à côté, si le disque a assez de place.',
      en: 'Kept: everything the service received, your user name and your password. The current files are first copied aside, if the disk has room.',
    },
    readable_one: { fr: '{{count}} modification peut encore être lue.', en: '{{count}} change can still be read.' },
    readable_other: { fr: '{{count}} modifications peuvent encore être lues.', en: '{{count}} changes can still be read.' },
    save_one: { fr: 'Enregistrer cette modification…', en: 'Save this change…' },
    save_other: { fr: 'Enregistrer ces {{count}} modifications…', en: 'Save these {{count}} changes…' },
    saveFirst_one: {
      fr: 'Une modification peut encore être lue et n’est dans aucun fichier\u00A0: enregistrez-la d’abord.',
      en: 'One change can still be read and is in no file: save it first.',
    },
    saveFirst_other: {
      fr: '{{count}} modifications peuvent encore être lues et ne sont dans aucun fichier\u00A0: enregistrez-les d’abord.',
      en: '{{count}} changes can still be read and are in no file: save them first.',
    },
    saved: {
      fr: 'Enregistré. Pour les reprendre ici ou sur un autre poste\u00A0: «\u00A0Modifications\u00A0», puis «\u00A0Fichier…\u00A0». Le fichier n’est pas chiffré\u00A0: supprimez-le ensuite.',
      en: 'Saved. To open them here or on another workstation: “Changes”, then “File…”. The file is not encrypted: delete it afterwards.',
    },
    notSaved: {
      fr: 'Impossible d’écrire à cet endroit\u00A0: rien n’a été enregistré. Choisissez-en un autre.',
      en: 'That place could not be written to: nothing was saved. Choose another one.',
    },
    confirm: { fr: 'Vider et recommencer', en: 'Clear and start again' },
    notEmptied: {
      fr: 'Impossible d’écrire sur le disque de ce poste\u00A0: rien n’a été effacé.',
      en: 'This workstation’s disk could not be written to: nothing was erased.',
    },
    wrongKey: {
      what: { fr: 'La clé de ce poste n’ouvre plus ce que Carnet y garde.', en: 'The key of this workstation no longer opens what Carnet keeps there.' },
      safe: { fr: 'Le service garde tout ce qu’il a reçu.', en: 'The service keeps everything it received.' },
      todo: {
        fr: 'Si ce poste a une sauvegarde, quittez Carnet et faites-la restaurer\u202F; sinon, videz les données de ce poste.',
        en: 'If this workstation has a backup, quit Carnet and have it restored; otherwise, clear this workstation’s data.',
      },
    },
    newerSchema: {
      what: { fr: 'Ces données viennent d’un Carnet plus récent que celui-ci ({{own}}).', en: 'This data comes from a newer Carnet than this one ({{own}}).' },
      safe: { fr: 'Rien n’a été changé ni effacé.', en: 'Nothing was changed or erased.' },
      todo: { fr: 'Version nécessaire pour les ouvrir\u00A0: {{needed}}.', en: 'Version needed to open them: {{needed}}.' },
    },
    blocked: {
      what: { fr: 'Une autre fenêtre de Carnet utilise ces données.', en: 'Another window of Carnet is using this data.' },
      safe: { fr: 'Rien n’a été changé ni effacé.', en: 'Nothing was changed or erased.' },
      todo: { fr: 'Fermez-la, puis réessayez.', en: 'Close it, then retry.' },
    },
    quota: {
      what: { fr: 'Le disque de ce poste est plein.', en: 'The disk of this workstation is full.' },
      safe: { fr: 'Vos modifications y sont gardées.', en: 'Your changes are kept there.' },
      todo: { fr: 'Libérez de la place, puis réessayez.', en: 'Free some space, then retry.' },
    },
    closed: {
      what: { fr: 'Les données de ce poste se sont refermées pendant l’ouverture.', en: 'This workstation’s data closed while being opened.' },
      safe: { fr: 'Rien n’a été effacé.', en: 'Nothing was erased.' },
      todo: { fr: 'Réessayez.', en: 'Retry.' },
    },
    unknownFolder: {
      what: { fr: 'Un dossier manque dans les données de ce poste.', en: 'A folder is missing from this workstation’s data.' },
      safe: { fr: 'Rien n’a été effacé.', en: 'Nothing was erased.' },
      todo: { fr: 'Réessayez.', en: 'Retry.' },
    },
    hung: {
      what: { fr: 'Le stockage de ce poste ne répond pas.', en: 'The storage of this workstation does not answer.' },
      safe: {
        fr: 'Rien n’a été effacé\u202F; vos modifications sont aussi dans le journal de Carnet.',
        en: 'Nothing was erased; your changes are in Carnet’s journal too.',
      },
      todo: { fr: 'Rouvrez la fenêtre\u202F; si cela dure, redémarrez ce poste.', en: 'Reopen the window; if it lasts, restart this workstation.' },
    },
    storage: {
      what: { fr: 'Ce poste n’a pas pu lire ce que Carnet y garde.', en: 'This workstation could not read what Carnet keeps there.' },
      safe: { fr: 'Rien n’a été effacé.', en: 'Nothing was erased.' },
      todo: {
        fr: 'Réessayez\u202F; si cela dure, redémarrez ce poste ou faites vérifier son disque. En dernier recours, videz les données de ce poste.',
        en: 'Retry; if it lasts, restart this workstation or have its disk checked. As a last resort, clear this workstation’s data.',
      },
    },
  },
  /** The key of this workstation cannot be had. */
  keyless: {
    safe: { fr: 'Le service garde tout ce qu’il a reçu. Rien n’a été effacé ici.', en: 'The service keeps everything it received. Nothing was erased here.' },
    damaged: {
      what: { fr: 'Ce qui protège vos données sur ce poste est abîmé.', en: 'What protects your data on this workstation is damaged.' },
      todo: {
        fr: 'Si ce poste a une sauvegarde, faites-la restaurer, puis réessayez. Sinon, reconnectez-vous avec une nouvelle clé.',
        en: 'If this workstation has a backup, have it restored, then retry. Otherwise sign in again with a new key.',
      },
    },
    missing: {
      what: { fr: 'Carnet n’a plus la clé de vos données sur ce poste.', en: 'Carnet no longer has the key to your data on this workstation.' },
      todo: {
        fr: 'Si ce poste a une sauvegarde, faites-la restaurer, puis réessayez. Sinon, reconnectez-vous avec une nouvelle clé.',
        en: 'If this workstation has a backup, have it restored, then retry. Otherwise sign in again with a new key.',
      },
    },
    refused: {
      what: { fr: 'Le système de ce poste n’ouvre plus la clé de Carnet.', en: 'The system of this workstation no longer opens Carnet’s key.' },
      todo: {
        fr: 'Ouvrez votre session et le coffre de mots de passe du système comme d’habitude, puis réessayez. Sinon, reconnectez-vous\u00A0: avec le mot de passe connu de ce poste, rien n’est perdu.',
        en: 'Open your session and the system’s password store as usual, then retry. Otherwise sign in again: with the password known on this workstation, nothing is lost.',
      },
    },
    unavailable: {
      what: {
        fr: 'Le coffre de mots de passe de ce poste ne répond pas pour l’instant.',
        en: 'The password store of this workstation does not answer at present.',
      },
      todo: {
        fr: 'La clé de vos données y est toujours. Déverrouillez le coffre si le système le demande, puis réessayez\u202F; si cela dure, redémarrez ce poste.',
        en: 'The key to your data is still in it. Unlock the store if the system asks you to, then retry; if this lasts, restart this workstation.',
      },
    },
    elsewhere: {
      what: { fr: 'Ce carnet vient d’un autre poste.', en: 'This notebook comes from another workstation.' },
      todo: {
        fr: 'Si l’autre poste s’en sert encore, ne continuez pas ici\u00A0: les mêmes modifications partiraient deux fois. S’il ne servira plus, continuez sur ce poste.',
        en: 'If the other workstation still uses it, do not continue here: the same changes would be sent twice. If it is out of use, continue on this workstation.',
      },
      loses: {
        fr: 'Les modifications en attente dans ce carnet restent à l’autre poste\u00A0: elles ne partiront pas de celui-ci.',
        en: 'The changes waiting in this notebook stay with the other workstation: they will not be sent from this one.',
      },
    },
    moveHere: { fr: 'Continuer sur ce poste', en: 'Continue on this workstation' },
    beginEmpty: { fr: 'En commencer un vide…', en: 'Begin an empty one…' },
    signIn: { fr: 'Se reconnecter…', en: 'Sign in again…' },
    confirmTitle: { fr: 'Se reconnecter avec une nouvelle clé\u202F?', en: 'Sign in again with a new key?' },
    loses: {
      fr: 'Sans l’ancienne clé, les modifications encore en attente sur ce poste ne peuvent plus être lues\u00A0: elles ne seront ni envoyées, ni enregistrées dans un fichier.',
      en: 'Without the old key, the changes still waiting on this workstation can no longer be read: they will be neither sent nor saved to a file.',
    },
    losesNothing: { fr: 'Aucune modification n’a été gardée sur ce poste.', en: 'No change was kept on this workstation.' },
    keeps: {
      fr: 'Gardé\u00A0: tout ce que le service a reçu\u202F; les listes seront reçues à nouveau. L’ancienne clé, le journal et les données restent sur le disque, mis de côté, au cas où quelqu’un pourrait encore les ouvrir.',
      en: 'Kept: everything the service received; the lists will be received again. The old key, the journal and the data stay on the disk, set aside, in case someone can still open them.',
    },
    password: { fr: 'Mot de passe de {{user}} dans le service', en: 'Password of {{user}} for the service' },
    failure: {
      offline: {
        fr: 'Le service ne répond pas, et lui seul peut vérifier votre mot de passe. Rien n’a été changé.',
        en: 'The service does not answer, and only it can check your password. Nothing was changed.',
      },
    },
  },
  start: {
    opening: { fr: 'Ouverture de Carnet', en: 'Opening Carnet' },
    failed: { fr: 'Carnet n’a pas pu s’ouvrir.', en: 'Carnet could not open.' },
    safe: { fr: 'Rien n’a été effacé sur ce poste.', en: 'Nothing was erased on this workstation.' },
  },
  /** What a person is asked before what cannot be undone, by reason (R4.3). */
  confirm: {
    once: { fr: 'Cette réponse vaut pour cette fois seulement.', en: 'This applies to this time only.' },
    deletesDocuments: {
      title: { fr: 'Repasser en saisie et supprimer les documents\u202F?', en: 'Go back to data entry and delete the documents?' },
      effect: {
        fr: 'Le service supprime les documents de cette convention. Ils ne peuvent pas être récupérés.',
        en: 'The service deletes the documents of this agreement. They cannot be recovered.',
      },
      action: { fr: 'Supprimer les documents', en: 'Delete the documents' },
    },
    resetsRights: {
      title: { fr: 'Remplacer tous les droits\u202F?', en: 'Replace all rights?' },
      effect: {
        fr: 'Le modèle remplace tous les droits de ce compte, y compris ceux donnés à la main.',
        en: 'The template replaces every right of this account, including those given by hand.',
      },
      action: { fr: 'Remplacer les droits', en: 'Replace the rights' },
    },
    givesRights: {
      title: { fr: 'Donner ces droits\u202F?', en: 'Give these rights?' },
      effect: { fr: 'Ce compte pourra faire ce que ces droits permettent, dès maintenant.', en: 'From now on this account can do what these rights allow.' },
      action: { fr: 'Donner les droits', en: 'Give the rights' },
    },
    mayBillTwice: {
      title: { fr: 'Créer l’affaire de facturation\u202F?', en: 'Create the billing case?' },
      effect: {
        fr: 'Le service crée l’affaire de facturation. Si elle existe déjà, elle peut être créée en double.',
        en: 'The service creates the billing case. If it already exists, it may be created twice.',
      },
      action: { fr: 'Créer l’affaire', en: 'Create the case' },
    },
    setsProfile: {
      title: { fr: 'Créer ce compte\u202F?', en: 'Create this account?' },
      effect: { fr: 'Un compte créé ne peut plus être supprimé, seulement désactivé.', en: 'Once created, an account can only be disabled, never deleted.' },
      action: { fr: 'Créer le compte', en: 'Create the account' },
    },
    changesConsent: {
      title: { fr: 'Changer un consentement\u202F?', en: 'Change a consent?' },
      effect: {
        fr: 'Le choix de cette personne sur l’usage de ses données sera remplacé. Faites-le seulement si elle vous l’a demandé.',
        en: 'This person’s choice on the use of their data will be replaced. Do this only if they asked you to.',
      },
      action: { fr: 'Changer le consentement', en: 'Change the consent' },
    },
  },
  /** A shared workstation is closed. */
  closing: {
    title_zero: { fr: 'Fermer et effacer ce poste\u202F?', en: 'Close and wipe this workstation?' },
    title_one: { fr: '{{count}} modification n’est pas encore dans le service', en: '{{count}} change is not in the service yet' },
    title_other: { fr: '{{count}} modifications ne sont pas encore dans le service', en: '{{count}} changes are not in the service yet' },
    shared: {
      fr: 'Ce poste est partagé\u00A0: Carnet s’y efface quand il se ferme.',
      en: 'This workstation is shared: Carnet wipes itself here when it closes.',
    },
    online: { fr: 'Restez\u00A0: dès que tout est parti, Carnet se ferme.', en: 'Stay: as soon as everything has left, Carnet closes.' },
    offline: { fr: 'Le service ne répond pas\u00A0: rien ne peut partir maintenant.', en: 'The service does not answer: nothing can leave now.' },
    kept: {
      fr: 'Fermer et garder n’efface rien\u00A0: Carnet reste verrouillé à votre nom, et tout part quand vous le rouvrez ici avec votre mot de passe.',
      en: 'Close and keep wipes nothing: Carnet stays locked in your name, and everything leaves when you open it here again with your password.',
    },
    failed: {
      fr: 'Ce poste n’a pas pu être effacé\u00A0: rien n’est perdu. Réessayez, ou fermez en gardant.',
      en: 'This workstation could not be wiped: nothing is lost. Try again, or close and keep.',
    },
    lose: { fr: 'Perdre et fermer', en: 'Lose and close' },
    keep: { fr: 'Fermer et garder', en: 'Close and keep' },
    stay: { fr: 'Rester', en: 'Stay' },
  },
  types: {
    all: { fr: 'Tout afficher', en: 'Show all' },
    hint: { fr: 'Masquer ou afficher\u00A0; avec Alt, n’afficher que ce type', en: 'Hide or show; with Alt, show this type alone' },
    hide: { fr: 'Masquer', en: 'Hide' },
    show: { fr: 'Afficher', en: 'Show' },
    only: { fr: 'N’afficher que ce type', en: 'Show this type alone' },
    back: { fr: 'Revenir aux types d’avant', en: 'Back to the types shown before' },
    palette: {
      only: { fr: 'N’afficher que les événements «\u00A0{{name}}\u00A0»', en: 'Show only events of type “{{name}}”' },
      hide: { fr: 'Masquer les événements «\u00A0{{name}}\u00A0»', en: 'Hide events of type “{{name}}”' },
      show: { fr: 'Afficher les événements «\u00A0{{name}}\u00A0»', en: 'Show events of type “{{name}}”' },
      all: { fr: 'Afficher tous les types d’événement', en: 'Show every type of event' },
    },
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
    label: { fr: 'Quels dossiers montrer', en: 'Which applications to show' },
    all: { fr: 'Tous', en: 'All' },
    undecided: { fr: 'Sans décision', en: 'Undecided' },
    week: { fr: 'Entretiens de la semaine', en: 'Interviews this week' },
    incomplete: { fr: 'Incomplets', en: 'Incomplete' },
    noAgent: { fr: 'Sans agent', en: 'No agent' },
    campus: { fr: 'De quels campus', en: 'Of which campuses' },
    own: { fr: 'Ce campus', en: 'This campus' },
    every: { fr: 'Tous les campus', en: 'All campuses' },
    none: { fr: 'Aucun dossier dans cette vue.', en: 'No application in this view.' },
    noneHere: { fr: 'Aucun dossier de ce campus dans cette vue.', en: 'No application of this campus in this view.' },
  },
  look: {
    usual: { fr: 'Confortable', en: 'Comfortable' },
    dense: { fr: 'Compacte', en: 'Compact' },
    system: { fr: 'Comme le système', en: 'Like the system' },
    light: { fr: 'Clair', en: 'Light' },
    dark: { fr: 'Sombre', en: 'Dark' },
  },
  signIn: {
    kept_zero: { fr: 'Rien n’attend sur ce poste.', en: 'Nothing is waiting on this workstation.' },
    kept_one: { fr: 'Votre modification est gardée.', en: 'Your change is kept.' },
    kept_other: { fr: 'Vos {{count}} modifications sont gardées.', en: 'Your {{count}} changes are kept.' },
  },
} satisfies Texts;
