/** Words of: finance. */
export const finance = {
  note: 'Le service donne les clients d’une convention, d’un apprenant ou d’un candidat, sans en donner la liste\u00A0: voici ceux que ce poste connaît.',
  parts: 'Liste montrée',
  part: { clients: 'Clients', balances: 'Soldes', lines: 'Lignes', instalments: 'Échéances' },
  lines: {
    note: 'Les lignes de toutes les affaires reçues sur ce poste, débits et crédits.',
    none: 'Aucune ligne sur ce poste. Recevez une affaire sous Soldes, ou ouvrez le solde d’une personne.',
  },
  instalments: {
    note: 'Les échéances reçues sur ce poste, avec leurs conventions.',
    none: 'Aucune échéance sur ce poste. Elles arrivent avec la fiche d’une convention.',
  },
  new: 'Nouveau client',
  create: 'Créer le client',
  of: {
    label: 'Clients d’une convention ou d’une personne',
    help: 'Par le numéro de la convention, de l’apprenant ou du candidat',
    receive: 'Recevoir ses clients',
    found_zero: 'Aucun client pour le n°\u00A0{{number}}.',
    found_one: '{{count}} client pour le n°\u00A0{{number}}.',
    found_other: '{{count}} clients pour le n°\u00A0{{number}}.',
  },
  group: {
    billing: 'Facturation',
    contact: 'Contact',
    identity: 'Identité',
    account: 'Compte',
    consents: 'Consentements',
  },
  linked: {
    title: 'Éléments liés',
    none: 'Rien de ce poste n’a le numéro auquel ce client est lié.',
    how: 'Le service donne un numéro sans dire de quoi\u00A0: une convention et un apprenant peuvent avoir le même.',
  },
  ledger: {
    none: 'Aucune ligne de ce client sur ce poste.',
    noneOfCase: 'Le service n’a aucune ligne pour cette affaire.',
  },
  case: {
    note: 'Le service donne les soldes d’une affaire à la fois. Voici les affaires reçues sur ce poste, celles en retard d’abord.',
    none: 'Aucune affaire reçue sur ce poste. Donnez le numéro d’une affaire, ou ouvrez le solde d’une personne.',
    label: 'Affaires reçues sur ce poste',
    number: 'Affaire',
    clients: 'Clients',
    latest: 'Dernière ligne',
    lines: 'Lignes',
    /** A sum that lacks lines whose amount cannot be read: the page of the case counts them. */
    unsure: '{{sum}}\u00A0(?)',
    one: 'Affaire {{id}}',
    of: 'Pour qui',
    noClients: 'Les clients de ces lignes ne sont pas sur ce poste.',
    applications: 'Dossiers de cette affaire',
  },
  form: {
    for: 'Pour qui',
    free: 'Une convention, ou autre',
    freeHow: 'L’élément lié dit laquelle\u00A0: le numéro d’une convention, par exemple.',
    change: 'Changer',
    choose: 'Choisissez d’abord la personne.',
    notHere: 'Absent de ce poste\u00A0: se reçoit en ligne.',
    find: { Apprenant: 'Chercher un apprenant', Candidat: 'Chercher un candidat' },
    findLearner: 'Parmi les apprenants de ce poste\u00A0: Personnes et dossiers en reçoit d’autres.',
    findApplicant: 'Par nom, numéro ou courriel, sur ce poste',
    found: 'Personnes trouvées',
    nobody: 'Personne de ce poste ne correspond.',
    more_one: 'et {{count}} autre',
    more_other: 'et {{count}} autres',
    reused: 'Repris de la personne',
    reusedHow:
      'Ces champs peuvent servir tels quels au client. Le service fait son code. Le courriel se recopie plus bas\u00A0; rien d’autre n’est repris.',
    mail: 'Une fiche de courriel propre au client est créée avec cette adresse, marquée en double si une autre la porte déjà.',
    records:
      'Un client a ses propres fiches\u00A0: jamais celles de la personne, qui changeraient avec lui. Le courriel est recopié ici\u00A0; l’adresse, le téléphone et le mobile se créent dans l’administration du service, et se donnent par leur numéro.',
    ownNumber: 'Numéro d’une fiche faite pour ce client. Vide\u00A0: il n’en a pas.',
    copyOf:
      'La personne a la fiche n°\u00A0{{id}}\u00A0: faites-en une copie et donnez son numéro. Vide\u00A0: le client n’en a pas.',
    unreferenced:
      'Sans élément lié, le service peut répondre sans numéro\u00A0: le client ne pourrait plus être retrouvé, ni une réponse perdue être vérifiée.',
  },
};
