import type { Texts } from '#shared/text/languages.ts';

// What it asks for of the words of forms: without the others it is there sooner.
export { access } from './entities/access.ts';
export { proxy } from './entities/proxy.ts';

export const onboarding = {
  title: { fr: 'Se connecter à l’école', en: 'Sign in to the school' },
  lead: {
    fr: 'Carnet montre le calendrier, les entretiens et le répertoire d’un campus, même hors ligne.',
    en: 'Carnet shows the calendar, interviews and folders of a campus, even offline.',
  },
  language: { fr: 'Langue', en: 'Language' },
  step: { fr: 'Étape {{step}} sur {{of}}', en: 'Step {{step}} of {{of}}' },
  receive: {
    title: { fr: 'Ce que vous garderez hors ligne', en: 'What you will keep available offline' },
    lead: {
      fr: 'Carnet reçoit une première fois les données de l’école. Les répertoires à garder se choisissent dans «\u00A0Prêt hors ligne\u00A0».',
      en: 'Carnet receives the school’s data for the first time. The folders to keep are chosen in “Ready for offline”.',
    },
    lists: { fr: 'Listes du service', en: 'Lists of the service' },
    start: { fr: 'Commencer', en: 'Start' },
    tour: { fr: 'Visiter d’abord, en {{count}} étapes', en: 'Take the tour first, in {{count}} steps' },
    goesOn: { fr: 'La réception continue pendant que vous travaillez.', en: 'Receiving goes on while you work.' },
    later: { fr: 'Vous pouvez commencer\u00A0: la réception se fera ensuite.', en: 'You can start: receiving will follow.' },
    waits: { fr: 'Pas encore reçu', en: 'Not received yet' },
  },
  school: { fr: 'Le service de l’école', en: 'The school’s service' },
  schoolDetail: {
    fr: 'Le logiciel où l’école tient ses candidats, ses dossiers et son calendrier. Avec l’adresse, l’identifiant et le mot de passe qu’elle vous a donnés.',
    en: 'The software where the school keeps its applicants, applications and calendar. With the address, user and password that the school gave you.',
  },
  practice: { fr: 'S’entraîner', en: 'Practise' },
  practiceDetail: {
    fr: 'Un campus d’exemple sur ce poste\u00A0: rien ne part, rien n’est réel.',
    en: 'A sample campus on this workstation: nothing is sent, nothing is real.',
  },
  address: { fr: 'Adresse du service', en: 'Address of the service' },
  addressPlaceholder: { fr: 'https://ecole.example', en: 'https://school.example' },
  addressHint: { fr: 'Donnée par l’école. Elle commence par https://.', en: 'Given by the school. It starts with https://.' },
  /** What answers at an address that is typed, or which test of the way to it failed. */
  reached: {
    asking: { fr: 'Carnet essaie cette adresse.', en: 'Carnet is trying this address.' },
    answers: { fr: 'Le service répond à cette adresse.', en: 'The service answers at this address.' },
    name: { fr: 'Aucune machine de ce nom\u00A0: vérifiez l’adresse.', en: 'No machine of this name: check the address.' },
    route: { fr: 'Rien ne répond à cette adresse.', en: 'Nothing answers at this address.' },
    tls: { fr: 'Le certificat de cette adresse n’est pas accepté.', en: 'The certificate of this address is not accepted.' },
    portal: { fr: 'Une page du réseau a répondu à la place du service.', en: 'A page of the network answered in place of the service.' },
    service: {
      fr: 'Cette adresse répond, mais le service n’y est pas, ou pas en ce moment.',
      en: 'This address answers, but the service is not there, or not now.',
    },
  },
  userMissing: { fr: 'Donnez votre identifiant.', en: 'Give your user name.' },
  passwordMissing: { fr: 'Donnez votre mot de passe.', en: 'Give your password.' },
  keptSystem: {
    fr: 'Gardé dans le coffre à clés de ce poste, jamais dans les fichiers de Carnet.',
    en: 'Kept in this workstation’s key store, never in Carnet’s files.',
  },
  keptSession: {
    fr: 'Ce poste n’a pas de coffre à clés\u00A0: le vôtre est gardé jusqu’à la fermeture de Carnet, puis redemandé\u202F; et qui a le disque de ce poste peut lire les données que Carnet y garde, sauf quand il est verrouillé.',
    en: 'This workstation has no key store: yours is kept until Carnet closes, then asked for again; and whoever has its disk can read the data that Carnet keeps on it, except while it is locked.',
  },
  advanced: {
    title: { fr: 'Réglages avancés', en: 'Advanced settings' },
    authentication: { fr: 'Identifiant et mot de passe', en: 'User and password' },
    basic: { fr: 'Envoyés ensemble, comme d’habitude', en: 'Sent together, as usual' },
    headers: { fr: 'Envoyés dans deux en-têtes', en: 'Sent in two headers' },
    userHeader: {
      label: { fr: 'En-tête de l’identifiant', en: 'Header of the user' },
      wrong: {
        fr: 'Des lettres, des chiffres et des tirets. Les en-têtes réservés, comme Authorization, ne peuvent pas servir.',
        en: 'Letters, digits and hyphens. Reserved headers, such as Authorization, cannot be used.',
      },
    },
    passwordHeader: {
      label: { fr: 'En-tête du mot de passe', en: 'Header of the password' },
      wrong: {
        fr: 'Des lettres, des chiffres et des tirets, autrement que l’en-tête de l’identifiant. Les en-têtes réservés ne peuvent pas servir.',
        en: 'Letters, digits and hyphens, other than the header of the user. Reserved headers cannot be used.',
      },
    },
    shareName: {
      label: { fr: 'Nom du partage', en: 'Name of the share' },
      hint: { fr: 'Seulement si le service ne le donne pas lui-même.', en: 'Only if the service does not give it itself.' },
      wrong: { fr: 'Un seul nom, sans \\ / : * ? " < > |.', en: 'One name, without \\ / : * ? " < > |.' },
    },
    rootStreamid: {
      label: { fr: 'Répertoire racine', en: 'Root folder' },
      hint: {
        fr: 'Seulement si le service ne le donne pas\u00A0: sans lui, aucun répertoire ne peut être créé au premier niveau.',
        en: 'Only if the service does not give it: without it, no folder can be created at the first level.',
      },
      wrong: { fr: 'Forme attendue\u00A0: 3f2504e0-4f89-41d3-9a0c-0305e82c3301.', en: 'Expected form: 3f2504e0-4f89-41d3-9a0c-0305e82c3301.' },
    },
    bodyReadVerb: { fr: 'Lecture des séquences à choisir', en: 'Reading the sequences to choose from' },
    byGet: { fr: 'Par GET', en: 'By GET' },
    byPost: { fr: 'Par POST', en: 'By POST' },
    reads: { fr: 'Lectures à la fois', en: 'Reads at a time' },
    writes: { fr: 'Écritures à la fois', en: 'Writes at a time' },
    quiet: { fr: 'Le service peut agir en retard jusqu’à', en: 'The service may act late by up to' },
    quietMinutes: { fr: '{{count}}\u00A0min', en: '{{count}}\u00A0min' },
  },
  continue: { fr: 'Continuer', en: 'Continue' },
  detail: { fr: 'Reçu\u00A0:', en: 'Received:' },
  campusTitle: { fr: 'Choisir le campus', en: 'Choose the campus' },
  campusLead: { fr: 'Le service a répondu. Vous pourrez changer de campus plus tard.', en: 'The service answered. You can change campus later.' },
  campusMissing: { fr: 'Choisissez un campus.', en: 'Choose a campus.' },
  campusNumber: { fr: 'Numéro du campus', en: 'Campus number' },
  campusNumberHint: {
    fr: 'Ce service ne montre pas la liste de ses campus\u00A0: demandez ce numéro à l’école.',
    en: 'This service does not show the list of its campuses: ask the school for this number.',
  },
  campusNumbered: { fr: 'Campus {{id}}', en: 'Campus {{id}}' },
  name: { fr: 'Nom dans Carnet', en: 'Name in Carnet' },
  missing_one: { fr: 'Une chose que ce service ne donne pas', en: 'One thing that this service does not give' },
  missing_other: { fr: '{{count}} choses que ce service ne donne pas', en: '{{count}} things that this service does not give' },
  add: { fr: 'Ouvrir ce service', en: 'Open this service' },
  back: { fr: 'Retour', en: 'Back' },
  /** Parts that a deployment may not serve, by endpoint (R3.4). */
  assumed: {
    Planification: {
      list: {
        fr: 'Liste des événements\u00A0: le calendrier montre seulement ceux créés ou ouverts sur ce poste.',
        en: 'List of events: the calendar shows only those created or opened on this workstation.',
      },
      one: {
        fr: 'Lecture d’un événement\u00A0: ce que vous y changez part, sans pouvoir être vérifié.',
        en: 'Reading one event: what you change in it is sent, but cannot be verified.',
      },
    },
    Candidat: {
      one: {
        fr: 'Lecture d’un candidat\u00A0: son nom et son courriel viennent de la liste.',
        en: 'Reading one applicant: name and email come from the list.',
      },
    },
    Instance: {
      list: {
        fr: 'Nom du partage\u00A0: le répertoire reste fermé, sauf s’il est donné dans les réglages avancés.',
        en: 'Name of the share: the folders stay closed, unless it is given in the advanced settings.',
      },
    },
    TypePlanification: {
      list: { fr: 'Types d’événement\u00A0: leurs noms viennent des événements déjà vus.', en: 'Event types: their names come from events already seen.' },
    },
  },
  assumedNames: { fr: '{{names}}\u00A0: leur numéro tient lieu de nom.', en: '{{names}}: their number stands for their name.' },
  notSaved: { fr: 'Rien n’est enregistré.', en: 'Nothing was saved.' },
  notSent: {
    fr: 'Rien n’est parti vers le service, et rien n’est enregistré.',
    en: 'Nothing was sent to the service, and nothing was saved.',
  },
  /** What happened, what is safe, what to do, by kind of failure; what is not here is said as everywhere. */
  failure: {
    offline: {
      what: { fr: 'Rien ne répond à cette adresse.', en: 'Nothing answers at this address.' },
      todo: { fr: 'Vérifiez l’adresse et la connexion, puis réessayez.', en: 'Check the address and the connection, then retry.' },
    },
    foreignAnswer: {
      todo: {
        fr: 'Vérifiez l’adresse\u202F; si le réseau demande une connexion, faites-la dans un navigateur, puis réessayez.',
        en: 'Check the address; if the network asks you to sign in, do so in a browser, then retry.',
      },
    },
    proxyPassword: {
      todo: { fr: 'Donnez l’identifiant et le mot de passe du proxy, puis réessayez.', en: 'Give the proxy’s user and password, then retry.' },
    },
    proxyRefused: {
      todo: {
        fr: 'Demandez au service informatique d’autoriser cette adresse, ou essayez un autre réseau.',
        en: 'Ask IT to allow this address, or try another network.',
      },
    },
    timeout: {
      todo: { fr: 'Réessayez dans un moment.', en: 'Retry in a moment.' },
    },
    password: {
      what: { fr: 'Identifiant ou mot de passe refusé.', en: 'User or password refused.' },
      todo: { fr: 'Vérifiez l’un et l’autre, majuscules comprises, puis réessayez.', en: 'Check both, capitals included, then retry.' },
    },
    noPassword: {
      what: { fr: 'Le mot de passe est à redonner\u00A0: ce poste ne le garde pas.', en: 'The password is needed again: this workstation does not keep it.' },
      todo: { fr: 'Donnez-le, puis réessayez.', en: 'Give it, then retry.' },
    },
    forbidden: {
      what: { fr: 'Le service ne permet pas cela à cet identifiant.', en: 'The service does not allow this user to do that.' },
      todo: { fr: 'Demandez ce droit à l’école, ou prenez un autre identifiant.', en: 'Ask the school for this right, or use another user.' },
    },
    busy: {
      todo: { fr: 'Réessayez dans une minute.', en: 'Retry in a minute.' },
    },
    refused: {
      todo: { fr: 'Lisez la raison donnée, corrigez, puis réessayez.', en: 'Read the reason given, correct, then retry.' },
    },
    changedMeanwhile: {
      what: { fr: 'Quelqu’un d’autre modifie cet élément en même temps.', en: 'Somebody else is changing this item at the same time.' },
      safe: { fr: 'Rien n’est parti. Votre modification est gardée sur ce poste.', en: 'Nothing was sent. Your change is kept on this workstation.' },
      todo: { fr: 'Carnet relit et réessaie de lui-même.', en: 'Carnet reads it again and tries by itself.' },
    },
    gone: {
      what: { fr: 'Cette adresse répond, mais le service n’y est pas.', en: 'This address answers, but the service is not there.' },
      todo: { fr: 'Vérifiez la fin de l’adresse avec l’école.', en: 'Check the end of the address with the school.' },
    },
    serviceError: {
      what: { fr: 'Le service a une panne.', en: 'The service has an error on its side.' },
      todo: { fr: 'Réessayez dans un moment\u202F; si cela dure, prévenez l’école.', en: 'Retry in a moment; if it lasts, tell the school.' },
    },
    unreadable: {
      what: { fr: 'La réponse s’est interrompue, ou n’est pas celle d’un service.', en: 'The answer was interrupted, or is not that of a service.' },
      todo: { fr: 'Réessayez\u202F; si cela dure, vérifiez l’adresse avec l’école.', en: 'Retry; if it lasts, check the address with the school.' },
    },
    tooLarge: {
      what: { fr: 'La réponse du service dépasse la taille acceptée.', en: 'The service’s answer is larger than Carnet accepts.' },
      todo: { fr: 'Vérifiez l’adresse\u202F; si elle est juste, prévenez l’école.', en: 'Check the address; if it is right, tell the school.' },
    },
    certificate: {
      what: {
        fr: 'Le certificat du service n’est pas accepté\u00A0: rien ne prouve que c’est bien lui.',
        en: 'The service’s certificate is not accepted: nothing proves that it is the service.',
      },
      safe: { fr: 'Ni mot de passe ni donnée n’est parti.', en: 'Neither a password nor data was sent.' },
      todo: {
        fr: 'Vérifiez l’adresse et la date de ce poste, ou demandez à l’école.',
        en: 'Check the address and this workstation’s date, or ask the school.',
      },
    },
    insecureAddress: {
      what: {
        fr: 'Cette adresse commence par http://\u00A0: le mot de passe circulerait en clair.',
        en: 'This address starts with http://: the password would travel unprotected.',
      },
      todo: { fr: 'Écrivez l’adresse en https://.', en: 'Write the address with https://.' },
    },
    badAddress: {
      what: { fr: 'Ce n’est pas une adresse de service.', en: 'This is not the address of a service.' },
      todo: { fr: 'Écrivez-la comme https://ecole.example.', en: 'Write it like https://school.example.' },
    },
    cancelled: {
      what: { fr: 'Vous avez interrompu.', en: 'You stopped it.' },
      todo: { fr: 'Reprenez quand vous voulez.', en: 'Start again when you like.' },
    },
    locked: {
      what: { fr: 'Carnet ne peut pas ouvrir ce service.', en: 'Carnet cannot open this service.' },
      todo: { fr: 'Réessayez\u202F; si cela dure, relancez Carnet.', en: 'Retry; if it lasts, restart Carnet.' },
    },
    brokenRule: {
      what: { fr: 'Une règle du service s’y oppose.', en: 'A rule of the service forbids it.' },
      todo: { fr: 'Corrigez ce qui est indiqué, puis réessayez.', en: 'Correct what is shown, then retry.' },
    },
    policy: {
      todo: {
        fr: 'Prenez l’adresse que votre établissement donne, ou demandez au service informatique.',
        en: 'Use the address that your school gives, or ask IT.',
      },
    },
    keyStoreRequired: {
      todo: {
        fr: 'Ouvrez le trousseau de votre session, ou demandez au service informatique d’en installer un, puis relancez Carnet.',
        en: 'Unlock your session’s keyring, or ask IT to install one, then start Carnet again.',
      },
    },
    badRequest: {
      todo: { fr: 'Réessayez\u202F; si cela dure, signalez-le avec ce que vous faisiez.', en: 'Retry; if it lasts, report it with what you were doing.' },
    },
    storage: {
      safe: { fr: 'Ce qui était déjà gardé l’est toujours.', en: 'What was already kept still is.' },
      todo: { fr: 'Vérifiez le disque et la place qui y reste, puis réessayez.', en: 'Check the disk and the space left on it, then retry.' },
    },
  },
} satisfies Texts;
