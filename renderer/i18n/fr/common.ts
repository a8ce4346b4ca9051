import type { TakenRule } from '#shared/checks/takenByAnother.ts';
import type { FailureKind } from '#shared/failures/failure.ts';

/** What one row alone may have, and another one has: the rule, and what the user can do. */
const taken = {
  companyOfOneAgreement:
    'Cette fiche d’entreprise est déjà celle d’une autre convention, et chaque convention a la sienne, même pour une même entreprise. L’autre reste comme elle est\u00A0: créez une fiche pour celle-ci, ou donnez-en une qui n’est à aucune.',
  oneReferenceOnly:
    'Il y a déjà une référence externe pour cet élément, et il ne peut en porter qu’une, quel que soit le domaine du type. Elle reste comme elle est\u00A0: seule l’administration du service peut la corriger.',
  oneOfAKind: 'Il y en a déjà un, et le service n’en accepte qu’un. Il reste comme il est\u00A0: donnez un autre code.',
  ownRecordsOfClient:
    'Un client a ses propres fiches de courriel, d’adresse et de téléphone\u00A0: celle-ci est celle d’un apprenant ou d’un candidat, qui la garde. Donnez le numéro d’une copie, ou laissez vide.',
} satisfies Readonly<Record<TakenRule, string>>;

/** Words that every area uses. */
export const common = {
  close: 'Fermer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  retry: 'Réessayer',
  busyUntil: 'Le service est occupé, reprise à {{time}}',
  undo: 'Défaire',
  copied: 'Copié',
  copiedInstead: 'Aucun logiciel de ce poste ne s’en charge. Copié\u00A0: {{text}}',
  notCopied: 'Ce poste n’a pas permis la copie.',
  saved: 'Enregistré\u00A0: {{name}}',
  notSaved: 'Le fichier n’a pas pu être enregistré. {{reason}}',
  loading: 'Chargement',
  slow: { asking: 'Carnet interroge le service', stop: 'Interrompre', leave: 'Ne plus attendre' },
  required: 'obligatoire',
  inspector: 'Détail',
  unnamed: 'Sans nom',
  timeUnclear: '«\u00A0{{typed}}\u00A0»\u00A0: matin ou après-midi\u202F?',
  timeUnread: 'Heure attendue, par exemple 14:30 ou 14h30.',
  dateUnread: 'Date attendue, par exemple 19/11/2026, «\u00A0lundi\u00A0» ou «\u00A0+7\u00A0».',
  monthPicker: {
    open: 'Choisir dans le mois',
    label: 'Choisir un jour',
    previous: 'Mois précédent',
    next: 'Mois suivant',
  },
  datePlaceholder: 'jj/mm/aaaa',
  list: {
    cut_one: 'Liste incomplète\u00A0: {{received}} reçu',
    cut_other: 'Liste incomplète\u00A0: {{received}} reçus',
    cutOf_one: 'Liste incomplète\u00A0: {{came}} reçu sur {{known}}',
    cutOf_other: 'Liste incomplète\u00A0: {{came}} reçus sur {{known}}',
    known_one: '{{known}} connu',
    known_other: '{{known}} connus',
  },
  focus: {
    emptied: 'La liste est vide.',
    nowhere: 'Rien n’est choisi. Cliquez sur ce que vous voulez changer, ou utilisez les flèches.',
    shown: '{{name}}\u00A0: appuyez encore sur la même touche pour agir.',
  },
  mark: {
    waiting: 'En attente',
    sending: 'Envoi en cours',
    doubt: 'À confirmer',
    conflict: 'Conflit',
    refused: 'Refusé par le service',
    verified: 'Vérifié',
    changed: 'Modifié par le service',
    unverifiable: 'Envoyé, non vérifiable',
    dropped: 'Arrêté sur votre décision',
    absent: 'Absent de ce poste',
  },
  /** What happened, by kind of failure; what to do stands beside it. */
  failure: {
    offline: 'Le service ne répond pas\u00A0: pas de connexion.',
    foreignAnswer: 'Une page du réseau a répondu à la place du service.',
    proxyPassword: 'Le proxy du réseau demande de s’identifier.',
    proxyRefused: 'Le proxy du réseau ne laisse pas passer Carnet.',
    timeout: 'Le service n’a pas répondu à temps, ou sa réponse s’est interrompue.',
    password: 'Mot de passe refusé.',
    noPassword: 'Mot de passe à redonner\u00A0: ce poste ne le garde pas.',
    forbidden: 'Le service ne vous autorise pas à faire cela.',
    busy: 'Le service demande d’attendre.',
    refused: 'Le service a refusé.',
    gone: 'N’existe plus dans le service.',
    changedMeanwhile: 'Quelqu’un d’autre modifie cet élément en même temps\u00A0: rien n’est parti, Carnet réessaie.',
    serviceError: 'Le service a signalé une erreur de son côté.',
    unreadable: 'La réponse du service est illisible.',
    tooLarge: 'La réponse du service est trop grande.',
    certificate: 'Le certificat du service n’est pas accepté.',
    insecureAddress: 'Cette adresse n’est pas protégée\u00A0: elle doit commencer par https://.',
    badAddress: 'Ceci n’est pas une adresse.',
    cancelled: 'Interrompu.',
    locked: 'Ce service est verrouillé sur ce poste.',
    brokenRule: 'Une règle du service s’y oppose\u00A0: rien n’est parti.',
    policy: 'Votre établissement ne le permet pas sur ce poste.',
    keyStoreRequired: 'Votre établissement exige un coffre à clés, et ce poste n’en a pas.',
    badRequest: 'Carnet a mal formulé sa demande.',
    storage: 'Ce poste n’a pas pu lire ou écrire sur son disque.',
  } satisfies Readonly<Record<FailureKind, string>>,
  /** The login of a proxy of the network. */
  proxy: {
    title: 'S’identifier au proxy du réseau',
    of: 'Le réseau fait passer Carnet par {{proxy}}, qui demande qui vous êtes. Ce n’est pas le mot de passe du service.',
    user: 'Identifiant du proxy',
    userWindows: 'Avec le domaine, comme à l’ouverture de Windows\u00A0: ECOLE\\identifiant.',
    userWrong: 'Un identifiant ne contient ni deux-points ni caractère invisible.',
    password: 'Mot de passe du proxy',
    go: 'S’identifier',
    refused: 'Le proxy n’a pas accepté cet identifiant et ce mot de passe.',
    none: 'Aucun proxy ne demande de s’identifier en ce moment. Réessayez.',
    unsupported:
      'Ce proxy demande une identification que Carnet n’a pas ({{schemes}}). Rien n’est parti. L’informatique peut, au choix\u00A0: laisser passer l’adresse du service sans identification, accepter aussi NTLM ou Basic, ou installer sur ce poste un relais qui s’identifie à votre place (Px, par exemple), à choisir dans Réglages, Connexion, «\u00A0Mon proxy\u00A0».',
  },
  /** Rules of the service that Carnet holds before anything is sent; one entry per rule of shared/failures. */
  rule: {
    minorNeedsGuardian: 'Un apprenant de moins de 18 ans doit avoir un représentant légal.',
    professionalsAreDistinct:
      'Le tuteur, le signataire et l’autre contact sont des fiches différentes, même pour une seule personne.',
    formOfUai: 'Un code UAI a 7 chiffres puis une lettre.',
    writableProfile: 'Un compte peut seulement être «\u00A0utilisateur\u00A0» ou «\u00A0désactivé\u00A0».',
    passwordForStandaloneOnly: 'Un mot de passe est nécessaire pour un compte du service, et pour aucun autre.',
    formOfReferenceType: 'Le type d’une référence s’écrit DOMAINE.TABLE.',
    ...taken,
    alreadySomebodys: 'Le service connaît déjà cette adresse\u00A0: elle appartient à quelqu’un. Rien n’est parti.',
  },
  /** What goes with something that is undone. */
  along: {
    folder_one: '{{count}} dossier créé dedans',
    folder_other: '{{count}} dossiers créés dedans',
    created: '{{count}} {{name}}',
    change_one: '{{count}} modification',
    change_other: '{{count}} modifications',
  },
  /** Where a change is that the user sent and the service does not have. */
  sent: {
    applied: 'C’est fait.',
    declined: 'Rien n’est parti. Le changement attend dans Modifications, jusqu’à ce que vous l’envoyiez.',
    waits: 'Gardé sur ce poste\u00A0: à envoyer vous-même, dans Modifications.',
    refused: 'Le service a refusé. Le changement vous attend dans Modifications.',
    waitsBusy:
      'Le service est occupé jusqu’à {{time}}\u00A0: il n’a rien fait. Gardé sur ce poste\u00A0: après {{time}}, envoyez-le de nouveau dans Modifications.',
    waitsBusyMaybe:
      'Le service est occupé jusqu’à {{time}}, et n’a pas dit s’il l’a fait. Gardé sur ce poste\u00A0: après {{time}}, envoyez-le de nouveau dans Modifications\u00A0; Carnet relit d’abord la fiche.',
    doubtOf: {
      silence: 'Parti, sans réponse du service\u00A0: à confirmer dans Modifications.',
      busy: 'Le service est occupé jusqu’à {{time}}, et n’a pas dit s’il l’a fait. Rien ne repart sans vous\u00A0: après {{time}}, regardez dans le logiciel de l’école, puis confirmez dans Modifications.',
      error:
        'Le service a répondu par une erreur, sans dire s’il l’a fait. Rien ne repart sans vous\u00A0: regardez dans le logiciel de l’école, puis confirmez dans Modifications.',
      unreadable:
        'La réponse est illisible\u00A0: le service l’a peut-être fait. Rien ne repart sans vous\u00A0: regardez dans le logiciel de l’école, puis confirmez dans Modifications.',
    },
    conflict: 'La valeur a changé entre-temps dans le service\u00A0: à décider dans Modifications.',
    gone: 'Cette modification n’est plus en attente.',
    see: 'Voir',
  },
  /** Added to what was done, once the service has it. */
  kept: {
    verified: 'vérifié à {{time}}',
    changed: 'modifié par le service à {{time}} (le reçu dit quoi)',
    unverifiable: 'envoyé à {{time}}, non vérifiable',
    toDecide: 'à vous de décider',
  },
  choiceNotKept:
    'Impossible d’écrire sur le disque de ce poste\u00A0: ce choix ne vaut que jusqu’à la fermeture de Carnet.',
  paper: {
    savePdf: 'Enregistrer en PDF',
    print: 'Imprimer',
    saved: 'PDF enregistré.',
    failed: 'Le PDF n’a pas pu être créé. Rien n’a été changé. {{reason}}',
  },
  /** What Carnet recognises of the school's own codes and numbers. */
  vocabulary: {
    fields_one: 'Carnet reconnaît un champ de l’école',
    fields_other: 'Carnet reconnaît {{count}} champs de l’école',
    why: 'D’après leurs noms seulement\u00A0: à vérifier. Rien n’est écrit avant que vous les acceptiez.',
    isField: '{{field}}\u00A0: {{code}}',
    accept: 'Accepter',
    acceptAll: 'Tout accepter',
    choose: 'Choisir dans les réglages',
    later: 'Plus tard',
    seenWith_one: 'avec l’état «\u00A0{{state}}\u00A0» dans un seul dossier',
    seenWith_other: 'avec l’état «\u00A0{{state}}\u00A0» dans {{shown}} dossiers sur {{count}}',
    name: 'Nommer «\u00A0{{name}}\u00A0»',
  },
  /** Why a change was not accepted. */
  news_one: '{{count}} nouveauté, afficher',
  news_other: '{{count}} nouveautés, afficher',
  rejection: {
    endBeforeStart: 'La fin doit être après le début.',
    emptyName: 'Donnez un nom.',
    nameTooLong: 'Ce nom dépasse 255 caractères.',
    nameHasForbiddenCharacter: 'Un nom ne peut pas contenir \\ / : * ? " < > |, ni finir par un point.',
    halfCharacter:
      'Un caractère est coupé en deux et ne peut pas être envoyé\u00A0: effacez-le et tapez-le de nouveau.',
    nameAlreadyThere: 'Ce nom existe déjà ici.',
    notAnInstant: 'Cette date ou cette heure n’existe pas.',
    notAMail: 'Ceci n’est pas une adresse de courriel.',
    customCode: 'Un code a des lettres et des chiffres, avec _ . ou - entre eux, sans espace\u00A0: SOUHAIT_LOGEMENT.',
    sameCode: 'Un champ a déjà ce code, aux majuscules et aux accents près.',
    requiredMissing: 'Un champ obligatoire est vide.',
    notAValue:
      'Cette valeur ne convient pas à ce champ\u00A0: choisissez-en une dans la liste, ou laissez-le tel quel.',
    notANumber: 'Ceci n’est pas un nombre\u00A0: tapez par exemple 12 ou 12,5, sans autre signe.',
    notEditable:
      'Ce champ ne se change pas ainsi\u00A0: le service l’attribue, ou il demande une confirmation en ligne.',
    agentOfAnotherCampus: 'Cet agent n’est pas du campus du parcours.',
    ...taken,
    unknownEntity: 'Cet élément n’est plus sur ce poste.',
    rootUnknown: 'Le service n’a pas donné le dossier racine\u00A0: créez dans un sous-dossier.',
    nothingChanged: 'Rien n’a changé.',
    notAReference: 'Donnez le numéro interne de l’élément dans le service, en chiffres seulement.',
    changedSince: 'Modifié entre-temps\u00A0: rien n’a été touché.',
    leftAlready: 'Déjà envoyé au service\u00A0: ce n’est plus modifiable ici.',
    createdAlready: 'Déjà créé dans le service, qui ne supprime rien.',
    unanswered: 'Parti vers le service, dont la réponse manque encore\u00A0: attendez-la.',
    mustAgree: 'D’autres éléments changeraient aussi\u00A0: votre accord est nécessaire.',
    decideFirst: 'Une modification de ce champ attend votre décision dans Modifications.',
    storage:
      'Impossible d’écrire sur le disque de ce poste\u00A0: rien n’a été gardé. Libérez de la place, puis recommencez.',
  },
  day: {
    planned_one: '{{count}} prévu',
    planned_other: '{{count}} prévus',
    came_one: '{{count}} venu',
    came_other: '{{count}} venus',
    decision: '{{count}} «\u00A0{{decision}}\u00A0»',
    undecided: '{{count}} sans décision',
  },
};
