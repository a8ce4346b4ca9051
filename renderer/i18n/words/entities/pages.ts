import type { Texts } from '#shared/text/languages.ts';

export const pages = {
  absentHere: {
    fr: 'Absent de ce poste\u00A0: se reçoit en ligne, quand la fiche est ouverte.',
    en: 'Not on this workstation: received online, when the record is opened.',
  },
  receiving: { fr: 'Réception en cours', en: 'Receiving' },
  /** The week of a teacher or an agent, with that of another beside it. */
  beside: { fr: 'Avec un collègue…', en: 'With a colleague…' },
  keepOffline: {
    keep: { fr: 'Garder hors ligne', en: 'Keep available offline' },
    leave: { fr: 'Ne plus garder hors ligne', en: 'No longer keep offline' },
  },
  byNumber: {
    notANumber: { fr: 'Un numéro, en chiffres', en: 'A number, in digits' },
    chooseBelow: {
      fr: 'Choisissez une personne ci-dessous, ou donnez un numéro.',
      en: 'Choose a person below, or give a number.',
    },
    online: { fr: 'En ligne seulement.', en: 'Online only.' },
  },
  bulk: {
    chosen_one: { fr: '{{number}} ligne choisie.', en: '{{number}} row chosen.' },
    chosen_other: { fr: '{{number}} lignes choisies.', en: '{{number}} rows chosen.' },
    open: { fr: 'Modifier un champ…', en: 'Change a field…' },
    title_zero: { fr: 'Rien à changer', en: 'Nothing to change' },
    title: { fr: 'Modifier {{rows}}', en: 'Change {{rows}}' },
    noValue: { fr: 'Donnez la nouvelle valeur.', en: 'Give the new value.' },
    unshared: {
      fr: 'Une seule fiche peut l’avoir, donc pas plusieurs ensemble\u00A0: {{fields}}. Se change sur la fiche.',
      en: 'Only one record can have it, so not several together: {{fields}}. Changed on the page itself.',
    },
    attended: {
      fr: 'Se change sur la fiche, avec votre confirmation\u00A0: {{fields}}.',
      en: 'Changed on the page itself, with your confirmation: {{fields}}.',
    },
    preview: { fr: 'Ce qui change', en: 'What changes' },
    same: { fr: '{{value}}, inchangé', en: '{{value}}, unchanged' },
    leftOut: { fr: 'Laissé tel quel. {{reason}}', en: 'Left as it is. {{reason}}' },
    more_one: { fr: 'et {{number}} autre', en: 'and {{number}} more' },
    more_other: { fr: 'et {{number}} autres', en: 'and {{number}} more' },
    linked: {
      fr: 'Change aussi, pour le même entretien\u00A0: {{rows}}.',
      en: 'Changed too, for the same interview: {{rows}}.',
    },
    tooMany: {
      fr: 'Au plus {{most}} lignes à la fois. Filtrez la liste, ou choisissez-en moins\u00A0: rien n’a été changé.',
      en: 'At most {{most}} rows at once. Filter the list, or choose fewer: nothing was changed.',
    },
    nothing: { fr: 'Cette valeur ne change aucune de ces lignes.', en: 'This value changes none of these rows.' },
    done: { fr: '{{rows}}\u00A0: {{field}} {{value}}', en: '{{rows}}: {{field}} {{value}}' },
  },
  account: {
    title: { fr: 'Compte du service', en: 'Account in the service' },
    none: { fr: 'Relié à aucun compte.', en: 'Linked to no account.' },
    create: { fr: 'Créer son compte…', en: 'Create their account…' },
    link: { fr: 'Relier à un compte…', en: 'Link to an account…' },
    change: { fr: 'Changer…', en: 'Change…' },
    coming: {
      fr: 'Compte de {{name}}, pas encore dans le service\u00A0: il sera relié dès qu’il y sera.',
      en: 'Account of {{name}}, not at the service yet: it will be linked as soon as it is.',
    },
    seeChange: { fr: 'Voir la modification', en: 'See the change' },
    newFor: { fr: 'Créer le compte de {{name}}', en: 'Create the account of {{name}}' },
    howNew: {
      fr: 'Part en ligne, après votre confirmation. Le numéro du compte s’écrit ensuite dans cette fiche, sans autre geste\u202F; si la réponse se perd, vous décidez dans «\u00A0Modifications\u00A0» et Carnet continue avec le compte que vous indiquez.',
      en: 'Sent online, after your confirmation. The number of the account is then written into this record without anything more to do; if the answer is lost, you decide in “Changes”, and Carnet goes on with the account that you name.',
    },
    howNote: {
      fr: 'Part en ligne, après votre confirmation. Le service n’offre pas de modifier cette fiche\u00A0: le numéro du compte sera ensuite à noter par l’école.',
      en: 'Sent online, after your confirmation. The service offers no change of this record: the school then has to note the number of the account.',
    },
    linkedMeanwhile: { fr: 'Cette personne a été reliée à un compte entre-temps.', en: 'This person was linked to an account meanwhile.' },
    theNewOne: { fr: 'Un nouveau compte', en: 'A new account' },
    created: { fr: 'Compte créé, et relié à {{name}}.', en: 'Account created, and linked to {{name}}.' },
    createdToNote: {
      fr: 'Compte n°\u00A0{{id}} créé. Son numéro est à noter dans la fiche, par l’école.',
      en: 'Account no.\u00A0{{id}} created. The school has to note its number in the record.',
    },
    byTheSchool: {
      fr: 'Le service n’offre pas de modifier cette fiche. Une fois le compte créé, l’école y note son numéro, dans l’administration du service, comme «\u00A0Utilisateur lié\u00A0» (RefSysteme)\u202F; Carnet le montrera ensuite ici.',
      en: 'The service offers no change of this record. Once the account is created, the school notes its number there, in the administration of the service, as “Linked user” (RefSysteme); Carnet then shows it here.',
    },
    toNote: { fr: '{{name}}, à noter\u00A0: n°\u00A0{{id}}', en: '{{name}}, to be noted: no.\u00A0{{id}}' },
    notYet: { fr: '{{name}}, pas encore dans le service', en: '{{name}}, not at the service yet' },
    copy: { fr: 'Copier le numéro', en: 'Copy the number' },
    dialog: { fr: 'Compte de {{name}}', en: 'Account of {{name}}' },
    choose: { fr: 'Choisir un compte', en: 'Choose an account' },
    missing: { fr: 'Choisissez un compte.', en: 'Choose an account.' },
    how: {
      fr: 'Le service ne donne pas la liste de ses comptes\u00A0: choisissez parmi ceux créés sur ce poste, ou donnez le numéro d’un autre.',
      en: 'The service does not list its accounts: choose one created on this workstation, or give the number of another.',
    },
  },
  ledger: {
    none: { fr: 'Aucune ligne de solde sur ce poste.', en: 'No balance line on this workstation.' },
    which: { fr: 'Lignes montrées', en: 'Lines shown' },
    allLines: { fr: 'Toutes', en: 'All' },
    noneOfSide: { fr: 'Aucune ligne de ce côté.', en: 'No line on this side.' },
    nature: { fr: 'Nature', en: 'Nature' },
    debit: { fr: 'Débit', en: 'Debit' },
    credit: { fr: 'Crédit', en: 'Credit' },
    total: {
      balance: { fr: 'Solde', en: 'Balance' },
      due: { fr: 'Dû à ce jour', en: 'Due today' },
      overdue: { fr: 'En retard', en: 'Overdue' },
      upcoming: { fr: 'À venir', en: 'To come' },
      advance: { fr: 'Avance', en: 'Advance' },
      debits: { fr: 'Débits', en: 'Debits' },
      credits: { fr: 'Crédits', en: 'Credits' },
    },
    inFavour: { fr: 'en faveur du client', en: 'in the client’s favour' },
    since: { fr: 'depuis le {{day}}', en: 'since {{day}}' },
    unread_one: { fr: '{{count}} ligne sans montant lisible n’est pas comptée.', en: '{{count}} line without a readable amount is not counted.' },
    unread_other: { fr: '{{count}} lignes sans montant lisible ne sont pas comptées.', en: '{{count}} lines without a readable amount are not counted.' },
    how: {
      fr: 'Une ligne est due à sa date\u00A0: le service n’en donne pas d’autre. Il ne relie pas un règlement à une facture\u00A0: les crédits d’un client soldent ici ses débits les plus anciens.',
      en: 'A line is due on its date: the service gives no other. It does not link a payment to an invoice: here the credits of a client settle their oldest debits.',
    },
    chart: {
      fr: 'Débits, crédits et solde par mois, de {{first}} à {{last}}. Les montants sont dans le tableau.',
      en: 'Debits, credits and balance by month, from {{first}} to {{last}}. The amounts are in the table.',
    },
    months: { fr: 'Soldes par mois', en: 'Balances by month' },
    monthEnd: { fr: 'Solde en fin de mois', en: 'Balance at month end' },
    case: { fr: 'Numéro du dossier de facturation', en: 'Number of the billing case' },
    caseHelp: { fr: 'Le service ne dit pas le dossier de facturation d’une convention.', en: 'The service does not say which billing case an agreement has.' },
    receive: { fr: 'Recevoir ses lignes', en: 'Receive its lines' },
    found: { fr: '{{lines}} pour le dossier de facturation {{number}}.', en: '{{lines}} for billing case {{number}}.' },
  },
  sheet: { fr: 'Fiche', en: 'Record' },
  more: { fr: 'Plus', en: 'More' },
  row: {
    back: { fr: 'Revenir à la précédente', en: 'Back to the previous one' },
    every: { fr: 'Tous les champs', en: 'All fields' },
  },
  emptyToo: { fr: 'Montrer aussi les champs vides', en: 'Show empty fields too' },
  gone: {
    fr: 'N’est plus dans le service\u00A0: il ne compte plus et ne se modifie plus.',
    en: 'No longer in the service: it no longer counts and cannot be changed.',
  },
  correct: { fr: 'Corriger {{name}}', en: 'Fix {{name}}' },
  parked: { fr: 'Une modification attend votre décision.', en: 'A change is waiting for your decision.' },
  pending: {
    title: { fr: 'Modifications sur ce poste', en: 'Changes on this workstation' },
    madeAt: { fr: 'Noté à\u00A0{{time}}.', en: 'Noted at {{time}}.' },
    madeOn: { fr: 'Noté le {{day}} à\u00A0{{time}}.', en: 'Noted on {{day}} at {{time}}.' },
    waiting: { fr: 'Gardé sur ce poste. Partira dès que le service répondra.', en: 'Kept on this workstation. Will be sent as soon as the service answers.' },
    sending: { fr: 'Carnet l’envoie au service.', en: 'Carnet is sending it to the service.' },
    checking: {
      fr: 'La réponse du service s’est perdue. Carnet vérifie ce qu’il a reçu.',
      en: 'The service’s answer was lost. Carnet is checking what it received.',
    },
    doubt: {
      fr: 'La réponse du service s’est perdue. Rien ne repartira sans vous.',
      en: 'The service’s answer was lost. Nothing will be sent again without you.',
    },
    conflict: { fr: 'Le service a une autre version. Rien ne partira sans vous.', en: 'The service has another version. Nothing will be sent without you.' },
    refused: { fr: 'Le service a refusé. Votre modification est gardée ici.', en: 'The service refused. Your change is kept here.' },
  },
  notHere: { fr: 'Absent de ce poste.', en: 'Not on this workstation.' },
  withdrawn: {
    fr: 'Sa création n’attend plus sur ce poste\u00A0: elle a été défaite ou abandonnée.',
    en: 'Its creation no longer waits on this workstation: it was undone or discarded.',
  },
  rows: {
    received: { fr: 'Reçu', en: 'Received' },
    none: { fr: 'Aucune fiche sur ce poste.', en: 'No record on this workstation.' },
    byNumber: {
      fr: 'Le service donne une fiche par son numéro, sans en donner la liste\u00A0: voici celles que ce poste connaît. Une autre s’ouvre par son numéro\u00A0: Ctrl G.',
      en: 'The service gives a record by its number, but no list of them: these are the ones this workstation knows. Another opens by its number: Ctrl G.',
    },
    noneListed: { fr: 'La liste du service est vide.', en: 'The service’s list is empty.' },
    never: { fr: 'Cette liste n’a pas encore été reçue sur ce poste.', en: 'This list has not been received on this workstation yet.' },
  },
  references: {
    new: { fr: 'Nouvelle référence externe', en: 'New external reference' },
    add: { fr: 'Ajouter une référence', en: 'Add a reference' },
    once: {
      fr: 'Une référence externe ne peut plus être modifiée une fois créée.',
      en: 'Once created, an external reference cannot be changed.',
    },
    kept: { fr: 'Référence gardée sur ce poste', en: 'Reference kept on this workstation' },
    title: { fr: 'Références externes', en: 'External references' },
    none: { fr: 'Aucune référence externe.', en: 'No external reference.' },
    onlyOne: {
      fr: 'Cet élément a sa référence, et ne peut en avoir qu’une. Seule l’administration du service peut la corriger.',
      en: 'This item has its reference, and can have only one. Only the service’s administration can correct it.',
    },
    how: {
      fr: 'Un même numéro peut désigner autre chose dans un autre domaine\u00A0: le type le dit.',
      en: 'The same number can mean something else in another domain: the type tells.',
    },
  },
  history: {
    title: { fr: 'Historique sur ce poste', en: 'History on this workstation' },
    others: { fr: 'Changé dans le service\u00A0: {{changes}}', en: 'Changed in the service: {{changes}}' },
  },
  /** People whom the service looks up and does not list. */
  find: {
    action: { fr: 'Chercher dans le service', en: 'Search in the service' },
    oneWord: {
      fr: 'Le service n’a pas été interrogé\u00A0: il ne cherche pas par un seul mot. Ajoutez le prénom, ou donnez le code ou le courriel.',
      en: 'The service was not asked: it does not search by one word alone. Add the first name, or give the code or the email.',
    },
    found_zero: {
      fr: 'Le service ne connaît personne sous {{text}}. Il compare le code, le nom et le prénom, ou le courriel, en entier et peut-être accents compris\u00A0: «\u00A0Élodie\u00A0», pas «\u00A0Elodie\u00A0».',
      en: 'The service knows nobody as {{text}}. It compares the whole code, first and last name, or email, perhaps with accents: “Élodie”, not “Elodie”.',
    },
    part: {
      fr: 'La réponse du service est incomplète\u00A0: {{text}} y est peut-être. Réessayez plus tard.',
      en: 'The service’s answer is incomplete: {{text}} may be there. Try again later.',
    },
    found_one: { fr: '{{count}} apprenant trouvé pour {{text}}.', en: '{{count}} learner found for {{text}}.' },
    found_other: { fr: '{{count}} apprenants trouvés pour {{text}}.', en: '{{count}} learners found for {{text}}.' },
    selection: {
      found_zero: { fr: 'Le service n’a personne sous {{text}} dans ce contexte.', en: 'The service has nobody under {{text}} in this context.' },
      found_one: { fr: '{{count}} personne trouvée pour {{text}}.', en: '{{count}} person found for {{text}}.' },
      found_other: { fr: '{{count}} personnes trouvées pour {{text}}.', en: '{{count}} people found for {{text}}.' },
      part: {
        fr: 'La réponse du service est incomplète\u00A0: quelqu’un peut y manquer pour {{text}}.',
        en: 'The service’s answer is incomplete: somebody may be missing for {{text}}.',
      },
    },
  },
  eligible: {
    prefix: { fr: 'Début du code du type de séquence', en: 'Start of the code of the sequence type' },
    prefixHow: {
      fr: 'Vide\u00A0: toutes celles que le service juge possibles pour cette inscription ou ce dossier.',
      en: 'Empty: all that the service considers possible for this enrolment or application.',
    },
    ask: { fr: 'Demander les séquences possibles', en: 'Ask for the possible sequences' },
    cut: {
      fr: 'Sa réponse est incomplète\u00A0: d’autres sont peut-être possibles. Redemandez.',
      en: 'Its answer is incomplete: others may be possible. Ask again.',
    },
    found_zero: { fr: 'Le service n’en propose aucune.', en: 'The service offers none.' },
    found: { fr: 'Le service en propose {{count}}.', en: 'The service offers {{count}}.' },
  },
  number: {
    kind: { fr: 'Quoi', en: 'What' },
    hint: {
      fr: 'Le numéro dans le service, ou celui qui est affiché, par exemple C000049.',
      en: 'The number in the service, or the one displayed, for example C000049.',
    },
    here: { fr: '{{what}} n°\u00A0{{number}}', en: '{{what}} no.\u00A0{{number}}' },
    case: { fr: 'Dossier de facturation n°\u00A0{{number}}\u00A0: ouvrir ses lignes', en: 'Billing case no.\u00A0{{number}}: open its lines' },
    offer: { fr: '{{what}}\u00A0: ouvrir le n°\u00A0{{number}}', en: '{{what}}: open no.\u00A0{{number}}' },
    searching: { fr: 'Recherche…', en: 'Searching…' },
    several: { fr: 'Plusieurs portent ce numéro. Lequel ouvrir\u202F?', en: 'Several have this number. Which one to open?' },
    end: {
      notANumber: { fr: '«\u00A0{{number}}\u00A0» n’est pas un numéro.', en: '“{{number}}” is not a number.' },
      absent: { fr: 'Rien sous ce numéro dans le service\u00A0: {{what}} n°\u00A0{{number}}.', en: 'The service has no {{what}} no.\u00A0{{number}}.' },
      unknown: {
        fr: 'Rien trouvé sous ce numéro ({{what}} n°\u00A0{{number}}), mais la réponse du service ne prouve pas qu’il n’existe pas\u00A0: Carnet ne peut pas le savoir. Vérifiez dans le logiciel de l’école.',
        en: 'Nothing found under this number ({{what}} no.\u00A0{{number}}), but the service’s answer does not prove that it does not exist: Carnet cannot know. Check in the school’s software.',
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
} satisfies Texts;
