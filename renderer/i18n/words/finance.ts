import type { Texts } from '#shared/text/languages.ts';

export const finance = {
  note: {
    fr: 'Le service donne les clients d’une convention, d’un apprenant ou d’un candidat, sans en donner la liste\u00A0: voici ceux que ce poste connaît.',
    en: 'The service gives the clients of an agreement, a learner or an applicant, but no list of them: these are the ones this workstation knows.',
  },
  parts: { fr: 'Liste montrée', en: 'List shown' },
  part: {
    clients: { fr: 'Clients', en: 'Clients' },
    balances: { fr: 'Soldes', en: 'Balances' },
    payers: { fr: 'Payeurs', en: 'Payers' },
    lines: { fr: 'Lignes', en: 'Lines' },
    instalments: { fr: 'Échéances', en: 'Instalments' },
  },
  lines: {
    note: {
      fr: 'Les lignes de tous les dossiers de facturation reçus sur ce poste, débits et crédits.',
      en: 'The lines of every billing case received on this workstation, debits and credits.',
    },
    none: {
      fr: 'Aucune ligne sur ce poste. Recevez un dossier de facturation sous Soldes, ou ouvrez le solde d’une personne.',
      en: 'No line on this workstation. Receive a billing case under Balances, or open the balance of a person.',
    },
  },
  instalments: {
    note: { fr: 'Les échéances reçues sur ce poste, avec leurs conventions.', en: 'The instalments received on this workstation, with their agreements.' },
    none: {
      fr: 'Aucune échéance sur ce poste. Elles arrivent avec la fiche d’une convention.',
      en: 'No instalment on this workstation. They come with the record of an agreement.',
    },
  },
  create: { fr: 'Créer le client', en: 'Create the client' },
  of: {
    label: { fr: 'Clients d’une convention ou d’une personne', en: 'Clients of an agreement or a person' },
    help: {
      fr: 'Par le nom d’une personne de ce poste, ou le numéro d’une convention, d’un apprenant ou d’un candidat',
      en: 'By the name of a person on this workstation, or the number of an agreement, a learner or an applicant',
    },
    receive: { fr: 'Recevoir ses clients', en: 'Receive its clients' },
    ofPerson_zero: { fr: 'Aucun client sûrement au nom de {{name}}.', en: 'No client that is surely in the name of {{name}}.' },
    ofPerson_one: { fr: '{{count}} client au nom de {{name}}.', en: '{{count}} client in the name of {{name}}.' },
    ofPerson_other: { fr: '{{count}} clients au nom de {{name}}.', en: '{{count}} clients in the name of {{name}}.' },
    sameNumber_one: {
      fr: '{{count}} autre a le même numéro\u00A0: peut-être d’une convention ou de quelqu’un d’autre.',
      en: '{{count}} other has the same number: it may be of an agreement or of somebody else.',
    },
    sameNumber_other: {
      fr: '{{count}} autres ont le même numéro\u00A0: peut-être d’une convention ou de quelqu’un d’autre.',
      en: '{{count}} others have the same number: they may be of an agreement or of somebody else.',
    },
    found_zero: { fr: 'Aucun client pour le n°\u00A0{{number}}.', en: 'No client for no.\u00A0{{number}}.' },
    found_one: { fr: '{{count}} client pour le n°\u00A0{{number}}.', en: '{{count}} client for no.\u00A0{{number}}.' },
    found_other: { fr: '{{count}} clients pour le n°\u00A0{{number}}.', en: '{{count}} clients for no.\u00A0{{number}}.' },
  },
  linked: {
    title: { fr: 'Éléments liés', en: 'Linked items' },
    none: { fr: 'Rien de ce poste n’a le numéro auquel ce client est lié.', en: 'Nothing on this workstation has the number to which this client is linked.' },
    how: {
      fr: 'Le service donne un numéro sans dire de quoi\u00A0: une convention et un apprenant peuvent avoir le même.',
      en: 'The service gives a number without saying of what: an agreement and a learner may have the same.',
    },
  },
  payer: {
    label: { fr: 'Ce que doit chaque payeur', en: 'What each payer owes' },
    one: { fr: 'Payeur', en: 'Payer' },
    nobody: { fr: 'Aucun payeur indiqué', en: 'No payer given' },
    cases: { fr: 'Dossiers de facturation', en: 'Billing cases' },
    receive: { fr: 'Recevoir toute l’école', en: 'Receive the whole school' },
    received_one: { fr: '{{number}} ligne reçue', en: '{{number}} line received' },
    received_other: { fr: '{{number}} lignes reçues', en: '{{number}} lines received' },
    never: {
      fr: 'Les lignes de toute l’école n’ont jamais été reçues\u00A0: ces totaux sont ceux des dossiers de facturation de ce poste.',
      en: 'The lines of the whole school were never received: these totals are those of the billing cases on this workstation.',
    },
    note: {
      fr: 'Un payeur sans nom n’est pas encore connu de ce poste\u00A0: recevez ses clients sous Clients.',
      en: 'A payer without a name is not known on this workstation yet: receive their clients under Clients.',
    },
    none: { fr: 'Aucune ligne sur ce poste.', en: 'No line on this workstation.' },
  },
  case: {
    noLines: { fr: 'Le service n’a aucune ligne pour ce dossier de facturation.', en: 'The service has no line for this billing case.' },
    note: {
      fr: 'Le service donne les soldes d’un dossier de facturation à la fois. Voici les dossiers de facturation reçus sur ce poste, ceux en retard d’abord.',
      en: 'The service gives the balances of one billing case at a time. These were received on this workstation, overdue ones first.',
    },
    none: {
      fr: 'Aucun dossier de facturation reçu sur ce poste. Cherchez un candidat ci-dessus.',
      en: 'No billing case on this workstation. Find an applicant above.',
    },
    label: { fr: 'Dossiers de facturation reçus sur ce poste', en: 'Billing cases received on this workstation' },
    number: { fr: 'Dossier de facturation', en: 'Billing case' },
    who: { fr: 'Personne', en: 'Person' },
    unknown: { fr: 'Pas encore connue ici', en: 'Not known here yet' },
    find: { fr: 'Candidat, ou numéro de dossier de facturation', en: 'Applicant, or number of a billing case' },
    findHow: { fr: 'Le dossier du candidat porte le numéro du dossier de facturation', en: 'The applicant’s application carries the number of the case' },
    latest: { fr: 'Dernière ligne', en: 'Latest line' },
    one: { fr: 'Dossier de facturation {{id}}', en: 'Billing case {{id}}' },
    noClients: { fr: 'Les clients de ces lignes ne sont pas sur ce poste.', en: 'The clients of these lines are not on this workstation.' },
    applications: { fr: 'Candidatures de ce dossier de facturation', en: 'Applications of this billing case' },
  },
  form: {
    for: { fr: 'Pour qui', en: 'For whom' },
    free: { fr: 'Une convention, ou autre', en: 'An agreement, or other' },
    freeHow: {
      fr: 'L’élément lié dit laquelle\u00A0: le numéro d’une convention, par exemple.',
      en: 'The linked item says which: the number of an agreement, for instance.',
    },
    choose: { fr: 'Choisissez d’abord la personne.', en: 'Choose the person first.' },
    notHere: { fr: 'Absent de ce poste\u00A0: se reçoit en ligne.', en: 'Not on this workstation: received online.' },
    find: {
      Apprenant: { fr: 'Chercher un apprenant', en: 'Find a learner' },
      Candidat: { fr: 'Chercher un candidat', en: 'Find an applicant' },
    },
    findLearner: {
      fr: 'Parmi les apprenants de ce poste\u00A0: Personnes et dossiers en reçoit d’autres.',
      en: 'Among the learners on this workstation: receive others in People and applications.',
    },
    findApplicant: { fr: 'Par nom, numéro ou courriel, sur ce poste', en: 'By name, number or email address, on this workstation' },
    found: { fr: 'Personnes trouvées', en: 'People found' },
    nobody: { fr: 'Personne de ce poste ne correspond.', en: 'Nobody on this workstation matches.' },
    noneUsable: {
      fr: 'Ceux qui correspondent n’ont pas de numéro de dossier de facturation sur ce poste.',
      en: 'Those who match have no number of a billing case on this workstation.',
    },
    chooseBelow: { fr: 'Choisissez une personne ci-dessous.', en: 'Choose a person below.' },
    notSent: {
      fr: 'Pas encore dans le service\u00A0: la création attend dans Modifications.',
      en: 'Not in the service yet: the creation is waiting in Changes.',
    },
    narrow: {
      fr: 'Beaucoup correspondent\u00A0: donnez plus du nom, ou le numéro.',
      en: 'Many match: give more of the name, or the number.',
    },
    reused: { fr: 'Repris de la personne', en: 'Taken from the person' },
    reusedHow: {
      fr: 'Ces champs peuvent servir tels quels au client. Le service fait son code. Le courriel se recopie plus bas\u202F; rien d’autre n’est repris.',
      en: 'These fields can serve the client as they are. The service makes its code. The email is copied further down; nothing else is taken over.',
    },
    mail: {
      fr: 'Une fiche de courriel propre au client est créée avec cette adresse, marquée en double si une autre la porte déjà.',
      en: 'An email record of the client’s own is created with this address, marked as a duplicate if another one has it.',
    },
    records: {
      fr: 'Un client a ses propres fiches\u00A0: jamais celles de la personne, qui changeraient avec lui. Le courriel est recopié ici\u202F; l’adresse, le téléphone et le mobile se créent dans l’administration du service, et se donnent par leur numéro.',
      en: 'A client has its own records: never the person’s, which would change with it. The email is copied here; the address, phone and mobile are created in the service’s administration, and given by their number.',
    },
    ownNumber: {
      fr: 'Numéro d’une fiche faite pour ce client. Vide\u00A0: il n’en a pas.',
      en: 'Number of a record made for this client. Empty: it has none.',
    },
    copyOf: {
      fr: 'La personne a la fiche n°\u00A0{{id}}\u00A0: faites-en une copie et donnez son numéro. Vide\u00A0: le client n’en a pas.',
      en: 'The person has record no.\u00A0{{id}}: make a copy of it and give its number. Empty: the client has none.',
    },
    unreferenced: {
      fr: 'Sans élément lié, le service peut répondre sans numéro\u00A0: le client ne pourrait plus être retrouvé, ni une réponse perdue être vérifiée.',
      en: 'Without a linked item, the service may answer without a number: the client could not be found again, nor a lost answer checked.',
    },
  },
} satisfies Texts;
