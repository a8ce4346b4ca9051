import type { TakenRule } from '#shared/checks/takenByAnother.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Texts, Words } from '#shared/text/languages.ts';

/** What one row alone may have, and another one has: the rule, and what the user can do. */
const taken = {
  companyOfOneAgreement: {
    fr: 'Cette fiche d’entreprise est déjà celle d’une autre convention, et chaque convention a la sienne, même pour une même entreprise. L’autre reste comme elle est\u00A0: créez une fiche pour celle-ci, ou donnez-en une qui n’est à aucune.',
    en: 'This company record already belongs to another agreement, and each agreement has its own, even for the same company. The other stays as it is: create a record for this one, or give one that belongs to none.',
  },
  oneReferenceOnly: {
    fr: 'Il y a déjà une référence externe pour cet élément, et il ne peut en porter qu’une, quel que soit le domaine du type. Elle reste comme elle est\u00A0: seule l’administration du service peut la corriger.',
    en: 'There is an external reference for this item already, and it can have only one, whatever the domain of the type. It stays as it is: only the service’s administration can correct it.',
  },
  oneOfAKind: {
    fr: 'Il y en a déjà un, et le service n’en accepte qu’un. Il reste comme il est\u00A0: donnez un autre code.',
    en: 'There is one already, and the service takes only one. It stays as it is: give another code.',
  },
  ownRecordsOfClient: {
    fr: 'Un client a ses propres fiches de courriel, d’adresse et de téléphone\u00A0: celle-ci est celle d’un apprenant ou d’un candidat, qui la garde. Donnez le numéro d’une copie, ou laissez vide.',
    en: 'A client has its own email, address and phone records: this one is a learner’s or an applicant’s, who keeps it. Give the number of a copy, or leave it empty.',
  },
} satisfies Readonly<Record<TakenRule, Words>>;

/** Words that every area uses. */
export const common = {
  close: { fr: 'Fermer', en: 'Close' },
  cancel: { fr: 'Annuler', en: 'Cancel' },
  save: { fr: 'Enregistrer', en: 'Save' },
  retry: { fr: 'Réessayer', en: 'Retry' },
  busyUntil: { fr: 'Le service est occupé, reprise à {{time}}', en: 'The service is busy, resuming at {{time}}' },
  undo: { fr: 'Défaire', en: 'Undo' },
  copied: { fr: 'Copié', en: 'Copied' },
  copiedInstead: { fr: 'Aucun logiciel de ce poste ne s’en charge. Copié\u00A0: {{text}}', en: 'No program on this workstation handles it. Copied: {{text}}' },
  notCopied: { fr: 'Ce poste n’a pas permis la copie.', en: 'This workstation did not allow the copy.' },
  saved: { fr: 'Enregistré\u00A0: {{name}}', en: 'Saved: {{name}}' },
  notSaved: { fr: 'Le fichier n’a pas pu être enregistré. {{reason}}', en: 'The file could not be saved. {{reason}}' },
  loading: { fr: 'Chargement', en: 'Loading' },
  slow: {
    asking: { fr: 'Carnet interroge le service', en: 'Carnet is asking the service' },
    stop: { fr: 'Interrompre', en: 'Stop' },
    leave: { fr: 'Ne plus attendre', en: 'Stop waiting' },
  },
  required: { fr: 'obligatoire', en: 'required' },
  inspector: { fr: 'Détail', en: 'Detail' },
  unnamed: { fr: 'Sans nom', en: 'Unnamed' },
  timeUnclear: { fr: '«\u00A0{{typed}}\u00A0»\u00A0: matin ou après-midi\u202F?', en: '“{{typed}}”: morning or afternoon?' },
  timeUnread: { fr: 'Heure attendue, par exemple 14:30 ou 14h30.', en: 'Time expected, for example 14:30 or 2:30 pm.' },
  dateUnread: {
    fr: 'Date attendue, par exemple 19/11/2026, «\u00A0lundi\u00A0» ou «\u00A0+7\u00A0».',
    en: 'Date expected, for example 19/11/2026, “monday” or “+7”.',
  },
  monthPicker: {
    open: { fr: 'Choisir dans le mois', en: 'Choose in the month' },
    label: { fr: 'Choisir un jour', en: 'Choose a day' },
    previous: { fr: 'Mois précédent', en: 'Previous month' },
    next: { fr: 'Mois suivant', en: 'Next month' },
  },
  datePlaceholder: { fr: 'jj/mm/aaaa', en: 'dd/mm/yyyy' },
  list: {
    cut_one: { fr: 'Liste incomplète\u00A0: {{received}} reçu', en: 'Incomplete list: {{received}} received' },
    cut_other: { fr: 'Liste incomplète\u00A0: {{received}} reçus', en: 'Incomplete list: {{received}} received' },
    cutOf_one: { fr: 'Liste incomplète\u00A0: {{came}} reçu sur {{known}}', en: 'Incomplete list: {{came}} received of {{known}}' },
    cutOf_other: { fr: 'Liste incomplète\u00A0: {{came}} reçus sur {{known}}', en: 'Incomplete list: {{came}} received of {{known}}' },
    known_one: { fr: '{{known}} connu', en: '{{known}} known' },
    known_other: { fr: '{{known}} connus', en: '{{known}} known' },
  },
  focus: {
    emptied: { fr: 'La liste est vide.', en: 'The list is empty.' },
    nowhere: {
      fr: 'Rien n’est choisi. Cliquez sur ce que vous voulez changer, ou utilisez les flèches.',
      en: 'Nothing is chosen. Click on what you want to change, or use the arrow keys.',
    },
    shown: { fr: '{{name}}\u00A0: appuyez encore sur la même touche pour agir.', en: '{{name}}: press the same key again to act.' },
  },
  mark: {
    waiting: { fr: 'En attente', en: 'Waiting' },
    sending: { fr: 'Envoi en cours', en: 'Sending' },
    doubt: { fr: 'À confirmer', en: 'To confirm' },
    conflict: { fr: 'Conflit', en: 'Conflict' },
    refused: { fr: 'Refusé par le service', en: 'Refused by service' },
    verified: { fr: 'Vérifié', en: 'Verified' },
    changed: { fr: 'Modifié par le service', en: 'Changed by the service' },
    unverifiable: { fr: 'Envoyé, non vérifiable', en: 'Sent, cannot be verified' },
    dropped: { fr: 'Arrêté sur votre décision', en: 'Stopped by your decision' },
    absent: { fr: 'Absent de ce poste', en: 'Not on this workstation' },
  },
  /** What happened, by kind of failure; what to do stands beside it. */
  failure: {
    offline: { fr: 'Le service ne répond pas\u00A0: pas de connexion.', en: 'The service does not answer: no connection.' },
    foreignAnswer: { fr: 'Une page du réseau a répondu à la place du service.', en: 'A page of the network answered instead of the service.' },
    proxyPassword: { fr: 'Le proxy du réseau demande de s’identifier.', en: 'The network’s proxy asks you to sign in.' },
    proxyRefused: { fr: 'Le proxy du réseau ne laisse pas passer Carnet.', en: 'The network’s proxy does not let Carnet through.' },
    timeout: {
      fr: 'Le service n’a pas répondu à temps, ou sa réponse s’est interrompue.',
      en: 'The service did not answer in time, or its answer was interrupted.',
    },
    password: { fr: 'Mot de passe refusé.', en: 'Password refused.' },
    noPassword: { fr: 'Mot de passe à redonner\u00A0: ce poste ne le garde pas.', en: 'Password needed again: this workstation does not keep it.' },
    forbidden: { fr: 'Le service ne vous autorise pas à faire cela.', en: 'The service does not allow you to do this.' },
    busy: { fr: 'Le service demande d’attendre.', en: 'The service asks Carnet to wait.' },
    refused: { fr: 'Le service a refusé.', en: 'The service refused.' },
    gone: { fr: 'N’existe plus dans le service.', en: 'No longer exists in the service.' },
    changedMeanwhile: {
      fr: 'Quelqu’un d’autre modifie cet élément en même temps\u00A0: rien n’est parti, Carnet réessaie.',
      en: 'Somebody else is changing this item at the same time: nothing was sent, Carnet tries again.',
    },
    serviceError: { fr: 'Le service a signalé une erreur de son côté.', en: 'The service reported an error on its side.' },
    unreadable: { fr: 'La réponse du service est illisible.', en: 'The service’s answer cannot be read.' },
    tooLarge: { fr: 'La réponse du service est trop grande.', en: 'The service’s answer is too large.' },
    certificate: { fr: 'Le certificat du service n’est pas accepté.', en: 'The service’s certificate is not accepted.' },
    insecureAddress: {
      fr: 'Cette adresse n’est pas protégée\u00A0: elle doit commencer par https://.',
      en: 'This address is not protected: it must begin with https://.',
    },
    badAddress: { fr: 'Ceci n’est pas une adresse.', en: 'This is not an address.' },
    cancelled: { fr: 'Interrompu.', en: 'Stopped.' },
    locked: { fr: 'Ce service est verrouillé sur ce poste.', en: 'This service is locked on this workstation.' },
    brokenRule: { fr: 'Une règle du service s’y oppose\u00A0: rien n’est parti.', en: 'A rule of the service forbids it: nothing was sent.' },
    policy: { fr: 'Votre établissement ne le permet pas sur ce poste.', en: 'Your school does not allow it on this workstation.' },
    keyStoreRequired: {
      fr: 'Votre établissement exige un coffre à clés, et ce poste n’en a pas.',
      en: 'Your school requires a key store, and this workstation has none.',
    },
    badRequest: { fr: 'Carnet a mal formulé sa demande.', en: 'Carnet made a request that the service does not understand.' },
    storage: { fr: 'Ce poste n’a pas pu lire ou écrire sur son disque.', en: 'This workstation could not read or write its disk.' },
  } satisfies Readonly<Record<FailureKind, Words>>,
  /** The login of a proxy of the network. */
  proxy: {
    title: { fr: 'S’identifier au proxy du réseau', en: 'Sign in to the network’s proxy' },
    of: {
      fr: 'Le réseau fait passer Carnet par {{proxy}}, qui demande qui vous êtes. Ce n’est pas le mot de passe du service.',
      en: 'The network sends Carnet through {{proxy}}, which asks who you are. This is not the service’s password.',
    },
    user: { fr: 'Identifiant du proxy', en: 'Proxy user' },
    userWindows: {
      fr: 'Avec le domaine, comme à l’ouverture de Windows\u00A0: ECOLE\\identifiant.',
      en: 'With the domain, as when you sign in to Windows: SCHOOL\\user.',
    },
    userWrong: { fr: 'Un identifiant ne contient ni deux-points ni caractère invisible.', en: 'A user contains neither a colon nor an invisible character.' },
    password: { fr: 'Mot de passe du proxy', en: 'Proxy password' },
    go: { fr: 'S’identifier', en: 'Sign in' },
    refused: { fr: 'Le proxy n’a pas accepté cet identifiant et ce mot de passe.', en: 'The proxy did not accept this user and password.' },
    none: { fr: 'Aucun proxy ne demande de s’identifier en ce moment. Réessayez.', en: 'No proxy asks you to sign in at the moment. Try again.' },
    unsupported: {
      fr: 'Ce proxy demande une identification que Carnet n’a pas ({{schemes}}). Rien n’est parti. L’informatique peut, au choix\u00A0: laisser passer l’adresse du service sans identification, accepter aussi NTLM ou Basic, ou installer sur ce poste un relais qui s’identifie à votre place (Px, par exemple), à choisir dans Réglages, Connexion, «\u00A0Mon proxy\u00A0».',
      en: 'This proxy asks for a way to sign in that Carnet does not have ({{schemes}}). Nothing has left. IT can do one of these: let the service’s address pass without signing in, accept NTLM or Basic too, or install a relay on this workstation that signs in for you (Px, for example), to be chosen in Settings, Connection, “My proxy”.',
    },
  },
  /** Rules of the service that Carnet holds before anything is sent; one entry per rule of shared/failures. */
  rule: {
    minorNeedsGuardian: { fr: 'Un apprenant de moins de 18 ans doit avoir un représentant légal.', en: 'A learner under 18 needs a legal representative.' },
    professionalsAreDistinct: {
      fr: 'Le tuteur, le signataire et l’autre contact sont des fiches différentes, même pour une seule personne.',
      en: 'Tutor, signatory and other contact are different records, even for one person.',
    },
    formOfUai: { fr: 'Un code UAI a 7 chiffres puis une lettre.', en: 'A UAI code is 7 digits and a letter.' },
    writableProfile: {
      fr: 'Un compte peut seulement être «\u00A0utilisateur\u00A0» ou «\u00A0désactivé\u00A0».',
      en: 'An account can only be “user” or “disabled”.',
    },
    passwordForStandaloneOnly: {
      fr: 'Un mot de passe est nécessaire pour un compte du service, et pour aucun autre.',
      en: 'A password is needed for an account of the service, and for no other.',
    },
    formOfReferenceType: { fr: 'Le type d’une référence s’écrit DOMAINE.TABLE.', en: 'The type of a reference is written DOMAIN.TABLE.' },
    ...taken,
    alreadySomebodys: {
      fr: 'Le service connaît déjà cette adresse\u00A0: elle appartient à quelqu’un. Rien n’est parti.',
      en: 'The service already has this address: it belongs to someone. Nothing was sent.',
    },
  },
  /** What goes with something that is undone. */
  along: {
    folder_one: { fr: '{{count}} dossier créé dedans', en: '{{count}} folder created inside' },
    folder_other: { fr: '{{count}} dossiers créés dedans', en: '{{count}} folders created inside' },
    created: { fr: '{{count}} {{name}}', en: '{{count}} {{name}}' },
    change_one: { fr: '{{count}} modification', en: '{{count}} change' },
    change_other: { fr: '{{count}} modifications', en: '{{count}} changes' },
  },
  /** Where a change is that the user sent and the service does not have. */
  sent: {
    applied: { fr: 'C’est fait.', en: 'Done.' },
    declined: {
      fr: 'Rien n’est parti. Le changement attend dans Modifications, jusqu’à ce que vous l’envoyiez.',
      en: 'Nothing was sent. The change waits in Changes until you send it.',
    },
    waits: { fr: 'Gardé sur ce poste\u00A0: à envoyer vous-même, dans Modifications.', en: 'Kept on this workstation: to be sent by you, in Changes.' },
    refused: { fr: 'Le service a refusé. Le changement vous attend dans Modifications.', en: 'The service refused. The change waits for you in Changes.' },
    waitsBusy: {
      fr: 'Le service est occupé jusqu’à {{time}}\u00A0: il n’a rien fait. Gardé sur ce poste\u00A0: après {{time}}, envoyez-le de nouveau dans Modifications.',
      en: 'The service is busy until {{time}}: it did nothing. Kept on this workstation: send it again after {{time}}, in Changes.',
    },
    waitsBusyMaybe: {
      fr: 'Le service est occupé jusqu’à {{time}}, et n’a pas dit s’il l’a fait. Gardé sur ce poste\u00A0: après {{time}}, envoyez-le de nouveau dans Modifications\u00A0; Carnet relit d’abord la fiche.',
      en: 'The service is busy until {{time}}, and did not say whether it was done. Kept on this workstation: send it again after {{time}}, in Changes; Carnet reads the record again first.',
    },
    doubtOf: {
      silence: {
        fr: 'Parti, sans réponse du service\u00A0: à confirmer dans Modifications.',
        en: 'Sent, but the service did not answer: to be confirmed in Changes.',
      },
      busy: {
        fr: 'Le service est occupé jusqu’à {{time}}, et n’a pas dit s’il l’a fait. Rien ne repart sans vous\u00A0: après {{time}}, regardez dans le logiciel de l’école, puis confirmez dans Modifications.',
        en: 'The service is busy until {{time}}, and did not say whether it was done. Nothing is sent again without you: after {{time}}, look in the school’s software, then confirm in Changes.',
      },
      error: {
        fr: 'Le service a répondu par une erreur, sans dire s’il l’a fait. Rien ne repart sans vous\u00A0: regardez dans le logiciel de l’école, puis confirmez dans Modifications.',
        en: 'The service answered with an error, without saying whether it was done. Nothing is sent again without you: look in the school’s software, then confirm in Changes.',
      },
      unreadable: {
        fr: 'La réponse est illisible\u00A0: le service l’a peut-être fait. Rien ne repart sans vous\u00A0: regardez dans le logiciel de l’école, puis confirmez dans Modifications.',
        en: 'The answer cannot be read: the service may have done it. Nothing is sent again without you: look in the school’s software, then confirm in Changes.',
      },
    },
    conflict: {
      fr: 'La valeur a changé entre-temps dans le service\u00A0: à décider dans Modifications.',
      en: 'The value has changed in the service meanwhile: to be decided in Changes.',
    },
    gone: { fr: 'Cette modification n’est plus en attente.', en: 'This change is no longer waiting.' },
    see: { fr: 'Voir', en: 'Show' },
  },
  /** Added to what was done, once the service has it. */
  kept: {
    verified: { fr: 'vérifié à {{time}}', en: 'verified at {{time}}' },
    changed: { fr: 'modifié par le service à {{time}} (le reçu dit quoi)', en: 'changed by the service at {{time}} (the receipt says what)' },
    unverifiable: { fr: 'envoyé à {{time}}, non vérifiable', en: 'sent at {{time}}, cannot be verified' },
    toDecide: { fr: 'à vous de décider', en: 'for you to decide' },
  },
  choiceNotKept: {
    fr: 'Impossible d’écrire sur le disque de ce poste\u00A0: ce choix ne vaut que jusqu’à la fermeture de Carnet.',
    en: 'This workstation’s disk could not be written to: this choice holds only until Carnet closes.',
  },
  paper: {
    savePdf: { fr: 'Enregistrer en PDF', en: 'Save as PDF' },
    print: { fr: 'Imprimer', en: 'Print' },
    saved: { fr: 'PDF enregistré.', en: 'PDF saved.' },
    failed: { fr: 'Le PDF n’a pas pu être créé. Rien n’a été changé. {{reason}}', en: 'The PDF could not be created. Nothing was changed. {{reason}}' },
  },
  /** What Carnet recognises of the school's own codes and numbers. */
  vocabulary: {
    fields_one: { fr: 'Carnet reconnaît un champ de l’école', en: 'Carnet recognises one field of the school' },
    fields_other: { fr: 'Carnet reconnaît {{count}} champs de l’école', en: 'Carnet recognises {{count}} fields of the school' },
    why: {
      fr: 'D’après leurs noms seulement\u00A0: à vérifier. Rien n’est écrit avant que vous les acceptiez.',
      en: 'By their names only: please check. Nothing is written before you accept them.',
    },
    isField: { fr: '{{field}}\u00A0: {{code}}', en: '{{field}}: {{code}}' },
    accept: { fr: 'Accepter', en: 'Accept' },
    acceptAll: { fr: 'Tout accepter', en: 'Accept all' },
    choose: { fr: 'Choisir dans les réglages', en: 'Choose in the settings' },
    later: { fr: 'Plus tard', en: 'Later' },
    seenWith_one: { fr: 'avec l’état «\u00A0{{state}}\u00A0» dans un seul dossier', en: 'with the state “{{state}}” in one application only' },
    seenWith_other: {
      fr: 'avec l’état «\u00A0{{state}}\u00A0» dans {{shown}} dossiers sur {{count}}',
      en: 'with the state “{{state}}” in {{shown}} of {{count}} applications',
    },
    name: { fr: 'Nommer «\u00A0{{name}}\u00A0»', en: 'Name it “{{name}}”' },
  },
  /** Why a change was not accepted. */
  news_one: { fr: '{{count}} nouveauté, afficher', en: '{{count}} new, show' },
  news_other: { fr: '{{count}} nouveautés, afficher', en: '{{count}} new, show' },
  rejection: {
    endBeforeStart: { fr: 'La fin doit être après le début.', en: 'The end must be after the start.' },
    emptyName: { fr: 'Donnez un nom.', en: 'Give a name.' },
    nameTooLong: { fr: 'Ce nom dépasse 255 caractères.', en: 'This name is longer than 255 characters.' },
    nameHasForbiddenCharacter: {
      fr: 'Un nom ne peut pas contenir \\ / : * ? " < > |, ni finir par un point.',
      en: 'A name cannot contain \\ / : * ? " < > |, nor end with a dot.',
    },
    halfCharacter: {
      fr: 'Un caractère est coupé en deux et ne peut pas être envoyé\u00A0: effacez-le et tapez-le de nouveau.',
      en: 'One character is cut in half and cannot be sent: delete it and type it again.',
    },
    nameAlreadyThere: { fr: 'Ce nom existe déjà ici.', en: 'This name is already here.' },
    notAnInstant: { fr: 'Cette date ou cette heure n’existe pas.', en: 'This date or time does not exist.' },
    notAMail: { fr: 'Ceci n’est pas une adresse de courriel.', en: 'This is not an email address.' },
    customCode: {
      fr: 'Un code a des lettres et des chiffres, avec _ . ou - entre eux, sans espace\u00A0: SOUHAIT_LOGEMENT.',
      en: 'A code has letters and digits, with _ . or - between them and no blank: HOUSING_WISH.',
    },
    sameCode: { fr: 'Un champ a déjà ce code, aux majuscules et aux accents près.', en: 'A field has this code already, but for capitals and accents.' },
    requiredMissing: { fr: 'Un champ obligatoire est vide.', en: 'This field is required.' },
    notAValue: {
      fr: 'Cette valeur ne convient pas à ce champ\u00A0: choisissez-en une dans la liste, ou laissez-le tel quel.',
      en: 'This value does not fit this field: choose one from the list, or leave it as it is.',
    },
    notANumber: {
      fr: 'Ceci n’est pas un nombre\u00A0: tapez par exemple 12 ou 12,5, sans autre signe.',
      en: 'This is not a number: type for example 12 or 12.5, without any other sign.',
    },
    notEditable: {
      fr: 'Ce champ ne se change pas ainsi\u00A0: le service l’attribue, ou il demande une confirmation en ligne.',
      en: 'This field is not changed this way: the service assigns it, or it needs an online confirmation.',
    },
    agentOfAnotherCampus: { fr: 'Cet agent n’est pas du campus du parcours.', en: 'This agent does not belong to the path’s campus.' },
    ...taken,
    unknownEntity: { fr: 'Cet élément n’est plus sur ce poste.', en: 'This item is no longer on this workstation.' },
    rootUnknown: {
      fr: 'Le service n’a pas donné le dossier racine\u00A0: créez dans un sous-dossier.',
      en: 'The service did not give the root folder: create inside a subfolder.',
    },
    nothingChanged: { fr: 'Rien n’a changé.', en: 'Nothing changed.' },
    notAReference: {
      fr: 'Donnez le numéro interne de l’élément dans le service, en chiffres seulement.',
      en: 'Give the number of the item in the service, digits only.',
    },
    changedSince: { fr: 'Modifié entre-temps\u00A0: rien n’a été touché.', en: 'Changed meanwhile: nothing was touched.' },
    leftAlready: { fr: 'Déjà envoyé au service\u00A0: ce n’est plus modifiable ici.', en: 'Already sent to the service: it can no longer be changed here.' },
    createdAlready: { fr: 'Déjà créé dans le service, qui ne supprime rien.', en: 'Already created in the service, which deletes nothing.' },
    unanswered: {
      fr: 'Parti vers le service, dont la réponse manque encore\u00A0: attendez-la.',
      en: 'On its way to the service, which has not answered yet: wait for its answer.',
    },
    mustAgree: {
      fr: 'D’autres éléments changeraient aussi\u00A0: votre accord est nécessaire.',
      en: 'Other items would change too: your agreement is needed.',
    },
    decideFirst: {
      fr: 'Une modification de ce champ attend votre décision dans Modifications.',
      en: 'A change to this field is waiting for your decision in Changes.',
    },
    storage: {
      fr: 'Impossible d’écrire sur le disque de ce poste\u00A0: rien n’a été gardé. Libérez de la place, puis recommencez.',
      en: 'This workstation’s disk could not be written to: nothing was kept. Free some space, then try again.',
    },
  },
  day: {
    planned_one: { fr: '{{count}} prévu', en: '{{count}} planned' },
    planned_other: { fr: '{{count}} prévus', en: '{{count}} planned' },
    came_one: { fr: '{{count}} venu', en: '{{count}} came' },
    came_other: { fr: '{{count}} venus', en: '{{count}} came' },
    decision: { fr: '{{count}} «\u00A0{{decision}}\u00A0»', en: '{{count}} “{{decision}}”' },
    undecided: { fr: '{{count}} sans décision', en: '{{count}} without a decision' },
  },
  folderOf: {
    several_one: { fr: '{{count}} dossier porte le nom de {{name}}.', en: '{{count}} folder bears the name of {{name}}.' },
    several_other: {
      fr: '{{count}} dossiers portent le nom de {{name}}\u00A0: choisissez le bon.',
      en: '{{count}} folders bear the name of {{name}}: choose the right one.',
    },
    unknown: {
      fr: 'Cette personne n’est pas sur ce poste\u00A0: son dossier ne peut pas être cherché.',
      en: 'This person is not on this workstation: their folder cannot be searched.',
    },
  },
  whatToDo: { fr: 'Que faire\u202F?', en: 'What to do?' },
  helpAbout: { fr: 'Aide\u00A0: {{topic}}', en: 'Help: {{topic}}' },
  helpTopic: {
    connection: { fr: 'Connexion', en: 'Connection' },
    proxy: { fr: 'Chemin vers le service', en: 'Way to the service' },
    health: { fr: 'État de Carnet', en: 'Condition of Carnet' },
    support: { fr: 'Fichier d’assistance', en: 'Support file' },
    trace: { fr: 'Journal technique', en: 'Technical log' },
    policy: { fr: 'Fixé par votre établissement', en: 'Fixed by your school' },
    shared: { fr: 'Poste partagé', en: 'Shared workstation' },
    lock: { fr: 'Verrouillage', en: 'Lock' },
    updates: { fr: 'Mises à jour', en: 'Updates' },
    notices: { fr: 'Notifications', en: 'Notifications' },
    screenshots: { fr: 'Captures d’écran', en: 'Screenshots' },
  },
  numbered: { fr: 'n°\u00A0{{id}}', en: 'no.\u00A0{{id}}' },
  decisionNumbered: { fr: 'Décision n°\u00A0{{id}}', en: 'Decision no. {{id}}' },
  testConnection: { fr: 'Tester la connexion', en: 'Test the connection' },
  weekOf: { fr: 'Semaine de {{name}}', en: 'Week of {{name}}' },
  personKind: {
    teacher: { fr: 'Enseignant', en: 'Teacher' },
    agent: { fr: 'Agent', en: 'Agent' },
    applicant: { fr: 'Candidat', en: 'Applicant' },
    learner: { fr: 'Apprenant', en: 'Learner' },
  },
  dayField: {
    arrived: { fr: 'Arrivée', en: 'Arrival' },
    done: { fr: 'Entretien fait', en: 'Interview done' },
    room: { fr: 'Salle', en: 'Room' },
    missingPieces: { fr: 'Pièces manquantes', en: 'Missing documents' },
    interviewNote: { fr: 'Note d’entretien', en: 'Interview note' },
    phone: { fr: 'Téléphone', en: 'Phone' },
  },
  parts: { fr: 'Parties de la fiche', en: 'Parts of the record' },
} satisfies Texts;
