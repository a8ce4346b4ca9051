import type { Texts } from '#shared/text/languages.ts';

export const health = {
  open: { fr: 'Voir l’état de Carnet', en: 'See the health of Carnet' },
  lead: {
    fr: 'Tout ce sur quoi Carnet s’appuie\u00A0: ce poste, le chemin vers le service, et ce que le service sait faire. Carnet ne fait que lire\u00A0: rien n’est écrit dans le service.',
    en: 'Everything that Carnet relies on: this workstation, the way to the service, and what the service can do. Carnet only reads: nothing is written to the service.',
  },
  part: {
    here: { fr: 'Ce poste', en: 'This workstation' },
  },
  again: { fr: 'Tester à nouveau', en: 'Test again' },
  read: { fr: 'Lu\u00A0: {{when}}', en: 'Read: {{when}}' },
  list: { fr: 'Ce sur quoi Carnet s’appuie', en: 'What Carnet relies on' },
  todo: { fr: 'À faire\u00A0: {{todo}}', en: 'To do: {{todo}}' },
  verdict_zero: { fr: 'Tout est en ordre.', en: 'Everything is in order.' },
  verdict_one: { fr: 'Un point demande votre attention.', en: 'One point needs your attention.' },
  verdict_other: { fr: '{{count}} points demandent votre attention.', en: '{{count}} points need your attention.' },
  verdictMore: { fr: 'Ce qu’il faut faire est dit ci-dessous.', en: 'What to do is said below.' },
  fineMore: { fr: 'Carnet peut travailler sur ce poste, en ligne ou non.', en: 'Carnet can work on this workstation, online or not.' },
  check: {
    storage: { fr: 'Place sur ce poste', en: 'Space on this workstation' },
    changes: { fr: 'Modifications en attente', en: 'Pending changes' },
    keyStore: { fr: 'Coffre à clés', en: 'Key store' },
    lists: { fr: 'Listes reçues', en: 'Lists received' },
    incidents: { fr: 'Dernier incident', en: 'Last incident' },
    policy: { fr: 'Fixé par votre établissement', en: 'Fixed by your school' },
    versions: { fr: 'Versions', en: 'Versions' },
  },
  state: {
    ok: { fr: 'En ordre', en: 'In order' },
    warning: { fr: 'À surveiller', en: 'To watch' },
    failed: { fr: 'À régler', en: 'To settle' },
  },
  keyStore: {
    keychain: { fr: 'Trousseau de macOS\u00A0: les clés de Carnet y sont protégées.', en: 'Keychain of macOS: it protects the keys of Carnet.' },
    dpapi: {
      fr: 'Protection des données de Windows\u00A0: les clés de Carnet y sont protégées.',
      en: 'Data protection of Windows: it protects the keys of Carnet.',
    },
    secretService: {
      fr: 'Trousseau du bureau (Secret Service)\u00A0: les clés de Carnet y sont protégées.',
      en: 'Keyring of the desktop (Secret Service): it protects the keys of Carnet.',
    },
    kwallet: { fr: 'Portefeuille KDE\u00A0: les clés de Carnet y sont protégées.', en: 'KDE wallet: it protects the keys of Carnet.' },
    none: { fr: 'Ce poste n’a pas de coffre à clés.', en: 'This workstation has no key store.' },
    shut: {
      fr: 'Le coffre à clés ne s’est pas ouvert\u00A0: le mot de passe seul ouvre ces données, et rien n’est écrit en clair.',
      en: 'The key store did not open: the password alone opens this data, and nothing is written in clear.',
    },
  },
  found: {
    storage: { fr: 'Carnet prend {{used}} sur {{quota}} que le système lui laisse.', en: 'Carnet takes {{used}} of the {{quota}} that the system grants.' },
    notPersisted: { fr: 'Le système peut effacer ces données quand le disque est plein.', en: 'The system may delete this data when the disk is full.' },
    free: { fr: 'Libre sur le disque\u00A0: {{free}}.', en: 'Free on the disk: {{free}}.' },
    waiting_zero: { fr: 'Rien n’attend sur ce poste.', en: 'Nothing is waiting on this workstation.' },
    waiting_one: { fr: '{{count}} modification n’est pas encore dans le service.', en: '{{count}} change is not in the service yet.' },
    waiting_other: { fr: '{{count}} modifications ne sont pas encore dans le service.', en: '{{count}} changes are not in the service yet.' },
    toDecide_zero: { fr: 'Rien à décider.', en: 'Nothing to decide.' },
    toDecide_one: { fr: '{{count}} attend votre décision.', en: '{{count}} awaits your decision.' },
    toDecide_other: { fr: '{{count}} attendent votre décision.', en: '{{count}} await your decision.' },
    journal_zero: { fr: 'Seconde copie\u00A0: rien n’y attend, écrite\u00A0: {{when}}.', en: 'Second copy: nothing waits in it, written: {{when}}.' },
    journal_one: { fr: 'Seconde copie\u00A0: {{count}} modification, écrite\u00A0: {{when}}.', en: 'Second copy: {{count}} change, written: {{when}}.' },
    journal_other: { fr: 'Seconde copie\u00A0: {{count}} modifications, écrites\u00A0: {{when}}.', en: 'Second copy: {{count}} changes, written: {{when}}.' },
    list: { fr: '{{list}}\u00A0: {{number}}, {{when}}.', en: '{{list}}: {{number}}, {{when}}.' },
    cutList: { fr: '{{list}}\u00A0: liste incomplète, {{number}} ici, {{when}}.', en: '{{list}}: incomplete list, {{number}} received, {{when}}.' },
    never: { fr: '{{list}}\u00A0: rien n’a été reçu sur ce poste.', en: '{{list}}: never received on this workstation.' },
    noIncident: { fr: 'Aucun sur ce poste.', en: 'None on this workstation.' },
    incident: { fr: '{{when}}\u00A0: {{what}} ({{about}})', en: '{{when}}: {{what}} ({{about}})' },
    policy_zero: { fr: 'Rien n’est fixé sur ce poste.', en: 'Nothing is fixed on this workstation.' },
    policy_one: { fr: '{{count}} réglage est fixé.', en: '{{count}} setting is fixed.' },
    policy_other: { fr: '{{count}} réglages sont fixés.', en: '{{count}} settings are fixed.' },
    policyWrong_zero: { fr: 'Aucune erreur.', en: 'No mistake.' },
    policyWrong_one: { fr: '{{count}} erreur dans ce qui est fixé.', en: '{{count}} mistake in what is fixed.' },
    policyWrong_other: { fr: '{{count}} erreurs dans ce qui est fixé.', en: '{{count}} mistakes in what is fixed.' },
    carnet: { fr: 'Carnet {{version}}, données de forme {{schema}}', en: 'Carnet {{version}}, data in form {{schema}}' },
    system: { fr: 'Système\u00A0: {{system}}', en: 'System: {{system}}' },
  },
  advice: {
    storageRefuses: {
      fr: 'libérez de la place sur le disque\u202F; d’ici là, rien de nouveau n’est gardé.',
      en: 'free some space on the disk; until then, nothing new is kept.',
    },
    diskNearlyFull: { fr: 'libérez de la place sur le disque.', en: 'free some space on the disk.' },
    toDecide: { fr: 'ouvrez «\u00A0Modifications\u00A0».', en: 'open “Changes”.' },
    journalShort: {
      fr: 'rouvrez Carnet\u202F; la seconde copie des modifications est refaite à l’ouverture.',
      en: 'open Carnet again; the second copy of the changes is made again when it opens.',
    },
    keyBroken: {
      fr: 'envoyez ce qui attend tant que Carnet est ouvert, puis parlez-en au service informatique.',
      en: 'send what is waiting while Carnet is open, then tell your IT department.',
    },
    noKeyStore: {
      fr: 'installez un trousseau, ou chiffrez le disque\u202F; sinon, qui a le disque peut lire ces données.',
      en: 'install a keyring, or encrypt the disk; otherwise who has the disk can read this data.',
    },
    keyStoreShut: {
      fr: 'déverrouillez le coffre à clés de votre bureau, puis rouvrez Carnet\u202F; d’ici là, il demande le mot de passe à chaque ouverture.',
      en: 'unlock your desktop’s key store, then reopen Carnet; until then it asks for the password at each opening.',
    },
    listsMissing: {
      fr: 'en ligne, actualisez ces listes sous «\u00A0Données sur ce poste\u00A0».',
      en: 'online, refresh these lists under “Data on this workstation”.',
    },
    unreadableRows: {
      fr: 'voyez «\u00A0Fiches illisibles\u00A0» et «\u00A0Données sur ce poste\u00A0».',
      en: 'see “Unreadable records” and “Data on this workstation”.',
    },
    incident: {
      fr: 'si cela se répète, donnez un fichier d’assistance à votre service informatique.',
      en: 'if it happens again, give a support file to your IT department.',
    },
    policyWrong: {
      fr: 'signalez-le à votre service informatique\u202F; les réglages disent quoi.',
      en: 'report it to your IT department; the settings say what.',
    },
  },
  support: {
    title: { fr: 'Fichier d’assistance', en: 'Support file' },
    lead: {
      fr: 'Pour votre service informatique. Il ne contient que des nombres, des dates et des mots de Carnet\u00A0: ni nom, ni adresse, ni texte saisi, ni mot de passe. Tout est montré ici\u202F; rien n’est envoyé.',
      en: 'For your IT department. It holds only numbers, dates and words of Carnet: no name, no address, no text that was typed, no password. All of it is shown here; nothing is sent.',
    },
    fileName: { fr: 'Carnet assistance {{day}}', en: 'Carnet support {{day}}' },
  },
  incident: {
    at: { fr: '{{when}}\u00A0: {{what}}', en: '{{when}}: {{what}}' },
    several: { fr: 'Carnet s’est arrêté plusieurs fois sans que vous le demandiez.', en: 'Carnet stopped several times without you asking.' },
    todo: {
      usual: {
        fr: 'Vous pouvez continuer. Si cela se répète, donnez un fichier d’assistance à votre service informatique.',
        en: 'You can go on. If it happens again, give a support file to your IT department.',
      },
      diskFull: {
        fr: 'Libérez de la place\u00A0: sur un disque plein, rien de nouveau n’est gardé.',
        en: 'Free some space: on a full disk, nothing new is kept.',
      },
      lockNotKept: {
        fr: 'Libérez de la place sur le disque, puis verrouillez à nouveau\u00A0: sinon, Carnet rouvert ne demanderait pas le mot de passe.',
        en: 'Free some space on the disk, then lock again: otherwise Carnet, once reopened, would not ask for the password.',
      },
    },
  },
} satisfies Texts;
