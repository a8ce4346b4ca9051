/** Words of: onboarding. */
export const onboarding = {
  title: 'Se connecter à l’école',
  lead: 'Carnet montre le calendrier, les entretiens et le répertoire d’un campus, même hors ligne.',
  step: 'Étape {{step}} sur {{of}}',
  passwordTitle: 'Mot de passe',
  passwordLead: '{{user}}, sur {{address}}.',
  receive: {
    title: 'Ce que vous garderez hors ligne',
    lead: 'Carnet reçoit une première fois les données de l’école. Vous pourrez changer ces choix dans «\u00A0Prêt hors ligne\u00A0».',
    lists: 'Listes du service',
    start: 'Commencer',
    goesOn: 'La réception continue pendant que vous travaillez.',
    later: 'Vous pouvez commencer\u00A0: la réception se fera ensuite.',
    campuses: 'Campus',
    before: 'Semaines passées',
    after: 'Semaines à venir',
    weeks_zero: 'Aucune',
    weeks_one: '{{count}} semaine',
    weeks_other: '{{count}} semaines',
    waits: 'Pas encore reçu',
    received_one: '{{received}} reçu',
    received_other: '{{received}} reçus',
    set: {
      Planification: 'Calendrier',
      Dossier: 'Dossiers de candidature',
      Candidat: 'Candidats',
      Directory: 'Répertoire',
      Agent: 'Agents',
    },
  },
  school: 'Le service de l’école',
  schoolDetail:
    'Le logiciel où l’école tient ses candidats, ses dossiers et son calendrier. Avec l’adresse, l’identifiant et le mot de passe qu’elle vous a donnés.',
  practice: 'S’entraîner',
  practiceDetail: 'Un campus d’exemple sur ce poste\u00A0: rien ne part, rien n’est réel.',
  practiceName: 'Entraînement',
  address: 'Adresse du service',
  addressPlaceholder: 'https://ecole.example',
  addressHint: 'Donnée par l’école. Elle commence par https://.',
  user: 'Identifiant',
  userMissing: 'Donnez votre identifiant.',
  password: 'Mot de passe',
  passwordMissing: 'Donnez votre mot de passe.',
  keptSystem: 'Gardé dans le coffre de mots de passe de ce poste, jamais dans les fichiers de Carnet.',
  keptSession:
    'Ce poste n’a pas de coffre de mots de passe\u00A0: le vôtre est gardé jusqu’à la fermeture de Carnet, puis redemandé\u202F; et qui a le disque de ce poste peut lire les données que Carnet y garde, sauf quand il est verrouillé.',
  advanced: {
    title: 'Réglages avancés',
    authentication: 'Identifiant et mot de passe',
    basic: 'Envoyés ensemble, comme d’habitude',
    headers: 'Envoyés dans deux en-têtes',
    userHeader: {
      label: 'En-tête de l’identifiant',
      wrong:
        'Des lettres, des chiffres et des tirets. Les en-têtes réservés, comme Authorization, ne peuvent pas servir.',
    },
    passwordHeader: {
      label: 'En-tête du mot de passe',
      wrong:
        'Des lettres, des chiffres et des tirets, autrement que l’en-tête de l’identifiant. Les en-têtes réservés ne peuvent pas servir.',
    },
    shareName: {
      label: 'Nom du partage',
      hint: 'Seulement si le service ne le donne pas lui-même.',
      wrong: 'Un seul nom, sans \\ / : * ? " < > |.',
    },
    rootStreamid: {
      label: 'Dossier racine',
      hint: 'Seulement si le service ne le donne pas\u00A0: sans lui, aucun dossier ne peut être créé au premier niveau.',
      wrong: 'Forme attendue\u00A0: 3f2504e0-4f89-41d3-9a0c-0305e82c3301.',
    },
    pem: {
      label: 'Clé publique des mots de passe',
      hint: 'Pour créer des comptes avec un mot de passe\u00A0: le texte donné par l’école, de sa première à sa dernière ligne.',
      wrong: 'Ce texte est trop long pour une clé.',
      notAKey: 'Ce texte n’est pas une clé publique RSA. Collez-la entière, première et dernière lignes comprises.',
      weakKey:
        'Cette clé est trop faible\u00A0: il en faut une d’au moins 2\u202F048 bits. Demandez-en une autre à l’école.',
    },
    padding: {
      label: 'Chiffrement des mots de passe',
      pkcs1: 'RSA PKCS1-v1_5',
      oaepSha1: 'RSA OAEP, SHA-1',
      oaepSha256: 'RSA OAEP, SHA-256',
    },
    bodyReadVerb: 'Lecture des séquences à choisir',
    byGet: 'Par GET, comme d’habitude',
    byPost: 'Par POST',
    reads: 'Lectures à la fois',
    writes: 'Écritures à la fois',
    quiet: 'Le service peut agir en retard jusqu’à',
    quietMinutes: '{{count}}\u00A0min',
  },
  continue: 'Continuer',
  detail: 'Reçu\u00A0:',
  campusTitle: 'Choisir le campus',
  campusLead: 'Le service a répondu. Vous pourrez changer de campus plus tard.',
  campusLeadPractice: 'Le service d’entraînement est prêt. Vous pourrez changer de campus plus tard.',
  campus: 'Campus',
  campusChoose: 'Choisir',
  campusMissing: 'Choisissez un campus.',
  campusNumber: 'Numéro du campus',
  campusNumberHint: 'Ce service ne montre pas la liste de ses campus\u00A0: demandez ce numéro à l’école.',
  campusNumberWrong: 'Un numéro, en chiffres, à partir de 1.',
  campusNumbered: 'Campus {{id}}',
  name: 'Nom dans Carnet',
  nameHint: 'Pour le reconnaître sur ce poste.',
  nameMissing: 'Donnez un nom.',
  missing_one: 'Une chose que ce service ne donne pas',
  missing_other: '{{count}} choses que ce service ne donne pas',
  add: 'Ouvrir ce service',
  back: 'Retour',
  /** Parts that a deployment may not serve, by endpoint (R3.4). */
  assumed: {
    Planification: {
      list: 'Liste des événements\u00A0: le calendrier montre seulement ceux créés ou ouverts sur ce poste.',
      one: 'Lecture d’un événement\u00A0: ce que vous y changez part, sans pouvoir être vérifié.',
    },
    Candidat: {
      one: 'Lecture d’un candidat\u00A0: son nom et son courriel viennent de la liste.',
    },
    Instance: {
      list: 'Nom du partage\u00A0: le répertoire reste fermé, sauf s’il est donné dans les réglages avancés.',
    },
    EntiteJuridique: {
      list: 'Liste des campus\u00A0: leur numéro tient lieu de nom.',
    },
    TypePlanification: {
      list: 'Types d’événement\u00A0: leurs noms viennent des événements déjà vus.',
    },
    Programme: {
      list: 'Programmes\u00A0: leur numéro tient lieu de nom.',
    },
    EtatCandidature: {
      list: 'États de candidature\u00A0: leur numéro tient lieu de nom.',
    },
    TypeConvention: {
      list: 'Types de convention\u00A0: leur numéro tient lieu de nom.',
    },
    EtatConvention: {
      list: 'États de convention\u00A0: leur numéro tient lieu de nom.',
    },
    OrganismeFinanceur: {
      list: 'Organismes financeurs\u00A0: leur numéro tient lieu de nom.',
    },
    NatureClient: {
      list: 'Natures de client\u00A0: leur numéro tient lieu de nom.',
    },
    Template: {
      list: 'Modèles de droits\u00A0: leur numéro tient lieu de nom.',
    },
  },
  /** What happened, what is safe, what to do; one entry per kind of shared/failures. */
  failure: {
    offline: {
      what: 'Rien ne répond à cette adresse.',
      safe: 'Rien n’est parti.',
      todo: 'Vérifiez l’adresse et la connexion, puis réessayez.',
    },
    foreignAnswer: {
      what: 'Une page du réseau a répondu à la place du service.',
      safe: 'Rien n’est enregistré.',
      todo: 'Vérifiez l’adresse\u202F; si le réseau demande une connexion, faites-la dans un navigateur, puis réessayez.',
    },
    proxyPassword: {
      what: 'Le proxy du réseau demande de s’identifier.',
      safe: 'Rien n’est parti vers le service.',
      todo: 'Donnez l’identifiant et le mot de passe du proxy, puis réessayez.',
    },
    proxyRefused: {
      what: 'Le proxy du réseau ne laisse pas passer Carnet.',
      safe: 'Rien n’est parti vers le service.',
      todo: 'Demandez au service informatique d’autoriser cette adresse, ou essayez un autre réseau.',
    },
    timeout: {
      what: 'Le service n’a pas répondu à temps, ou sa réponse s’est interrompue.',
      safe: 'Rien n’est enregistré.',
      todo: 'Réessayez dans un moment.',
    },
    password: {
      what: 'Identifiant ou mot de passe refusé.',
      safe: 'Rien n’est enregistré.',
      todo: 'Vérifiez l’un et l’autre, majuscules comprises, puis réessayez.',
    },
    noPassword: {
      what: 'Le mot de passe est à redonner\u00A0: ce poste ne le garde pas.',
      safe: 'Rien n’est parti.',
      todo: 'Donnez-le, puis réessayez.',
    },
    forbidden: {
      what: 'Le service ne permet pas cela à cet identifiant.',
      safe: 'Rien n’est enregistré.',
      todo: 'Demandez ce droit à l’école, ou prenez un autre identifiant.',
    },
    busy: {
      what: 'Le service demande d’attendre.',
      safe: 'Rien n’est enregistré.',
      todo: 'Réessayez dans une minute.',
    },
    refused: {
      what: 'Le service a refusé.',
      safe: 'Rien n’est enregistré.',
      todo: 'Lisez la raison donnée, corrigez, puis réessayez.',
    },
    changedMeanwhile: {
      what: 'Quelqu’un d’autre modifie cet élément en même temps.',
      safe: 'Rien n’est parti. Votre modification est gardée sur ce poste.',
      todo: 'Carnet relit et réessaie de lui-même.',
    },
    gone: {
      what: 'Cette adresse répond, mais le service n’y est pas.',
      safe: 'Rien n’est enregistré.',
      todo: 'Vérifiez la fin de l’adresse avec l’école.',
    },
    serviceError: {
      what: 'Le service a une panne.',
      safe: 'Rien n’est enregistré.',
      todo: 'Réessayez dans un moment\u202F; si cela dure, prévenez l’école.',
    },
    unreadable: {
      what: 'La réponse s’est interrompue, ou n’est pas celle d’un service.',
      safe: 'Rien n’est enregistré.',
      todo: 'Réessayez\u202F; si cela dure, vérifiez l’adresse avec l’école.',
    },
    tooLarge: {
      what: 'La réponse du service dépasse la taille acceptée.',
      safe: 'Rien n’est enregistré.',
      todo: 'Vérifiez l’adresse\u202F; si elle est juste, prévenez l’école.',
    },
    certificate: {
      what: 'Le certificat du service n’est pas accepté\u00A0: rien ne prouve que c’est bien lui.',
      safe: 'Ni mot de passe ni donnée n’est parti.',
      todo: 'Vérifiez l’adresse et la date de ce poste, ou demandez à l’école.',
    },
    insecureAddress: {
      what: 'Cette adresse commence par http://\u00A0: le mot de passe circulerait en clair.',
      safe: 'Rien n’est parti.',
      todo: 'Écrivez l’adresse en https://.',
    },
    badAddress: {
      what: 'Ce n’est pas une adresse de service.',
      safe: 'Rien n’est parti.',
      todo: 'Écrivez-la comme https://ecole.example.',
    },
    cancelled: {
      what: 'Vous avez interrompu.',
      safe: 'Rien n’est enregistré.',
      todo: 'Reprenez quand vous voulez.',
    },
    locked: {
      what: 'Carnet ne peut pas ouvrir ce service.',
      safe: 'Rien n’est enregistré.',
      todo: 'Réessayez\u202F; si cela dure, relancez Carnet.',
    },
    brokenRule: {
      what: 'Une règle du service s’y oppose.',
      safe: 'Rien n’est parti.',
      todo: 'Corrigez ce qui est indiqué, puis réessayez.',
    },
    policy: {
      what: 'Votre établissement ne le permet pas sur ce poste.',
      safe: 'Rien n’est parti, rien n’est enregistré.',
      todo: 'Prenez l’adresse que votre établissement donne, ou demandez au service informatique.',
    },
    keyStoreRequired: {
      what: 'Votre établissement exige un coffre à clés, et ce poste n’en a pas.',
      safe: 'Rien n’est parti, rien n’est enregistré.',
      todo: 'Ouvrez le trousseau de votre session, ou demandez au service informatique d’en installer un, puis relancez Carnet.',
    },
    badRequest: {
      what: 'Carnet a mal formulé sa demande.',
      safe: 'Rien n’est parti.',
      todo: 'Réessayez\u202F; si cela dure, signalez-le avec ce que vous faisiez.',
    },
    storage: {
      what: 'Ce poste n’a pas pu lire ou écrire sur son disque.',
      safe: 'Ce qui était déjà gardé l’est toujours.',
      todo: 'Vérifiez le disque et la place qui y reste, puis réessayez.',
    },
  },
};
