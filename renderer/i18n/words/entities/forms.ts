import type { Texts } from '#shared/text/languages.ts';

export const forms = {
  empty: { fr: 'Non renseigné', en: 'Not filled in' },
  unreadable: { fr: 'Carnet ne sait pas lire cette valeur\u00A0: {{value}}', en: 'Carnet cannot read this value: {{value}}' },
  absent: { fr: 'Le service n’en donne que le numéro ({{what}})', en: 'The service gives only its number ({{what}})' },
  clear: { fr: 'Vider {{field}}', en: 'Clear {{field}}' },
  number: { fr: 'Numéro de la fiche dans le service', en: 'Number of the record in the service' },
  seen: { fr: 'Déjà vus\u00A0: {{types}}', en: 'Already seen: {{types}}' },
  givenByNumber: { fr: '{{what}}, par son numéro', en: '{{what}}, by its number' },
  byNumber: { fr: 'Un autre, par son numéro…', en: 'Another one, by its number…' },
  ownMail: {
    choice: { fr: 'Son propre enregistrement, marqué en double', en: 'A record of its own, marked as a duplicate' },
    makes: {
      fr: 'Un enregistrement à part est créé avec cette adresse, sans rien demander. Celui qui existe reste comme il est.',
      en: 'A record apart is created with this address, and nothing is asked. The existing one stays as it is.',
    },
    asks: {
      fr: 'Sans cela, rien ne part sans votre réponse, dans Modifications\u00A0: partager cette adresse, par exemple.',
      en: 'Otherwise nothing leaves without your answer, in Changes: to share this address, for example.',
    },
  },
  /** What one agreement alone may refer to: its company. */
  unshared: {
    notOffered_one: {
      fr: '{{count}} fiche de ce poste n’est pas proposée\u00A0: elle est celle d’une autre convention, et chacune a la sienne.',
      en: '{{count}} record of this workstation is not offered: it belongs to another agreement, and each has its own.',
    },
    notOffered_other: {
      fr: '{{count}} fiches de ce poste ne sont pas proposées\u00A0: chacune est celle d’une autre convention.',
      en: '{{count}} records of this workstation are not offered: each belongs to another agreement.',
    },
    ofAnother: {
      fr: 'C’est la fiche de la convention {{name}}, et chacune a la sienne. Donnez-en une autre\u00A0: rien ne part ainsi.',
      en: 'This is the record of agreement {{name}}, and each has its own. Give another one: nothing leaves like this.',
    },
  },
  named: { fr: '{{name}} ({{id}})', en: '{{name}} ({{id}})' },
  others: {
    title: { fr: 'Autres', en: 'Others' },
    filled_one: { fr: '{{what}}\u00A0: {{count}} rempli', en: '{{what}}: {{count}} filled in' },
    filled_other: { fr: '{{what}}\u00A0: {{count}} remplis', en: '{{what}}: {{count}} filled in' },
  },
  addCustom: { fr: 'Ajouter un champ vu dans d’autres dossiers', en: 'Add a field seen in other applications' },
  newCode: {
    label: { fr: 'Code d’un nouveau champ', en: 'Code of a new field' },
    help: {
      fr: 'Un code qu’aucun dossier de ce poste n’a encore. Le service garde le champ avec sa valeur.',
      en: 'A code that no application on this workstation has yet. The service keeps the field with its value.',
    },
  },
  create: {
    offline: {
      fr: 'Hors ligne\u00A0: la création sera gardée sur ce poste, et ne partira que quand vous l’enverrez, en ligne.',
      en: 'Offline: the creation will be kept on this workstation, and sent only when you send it, online.',
    },
    applied: { fr: '{{name}} est dans le service.', en: '{{name}} is in the service.' },
  },
  changed_zero: { fr: 'Rien de changé', en: 'Nothing changed' },
  changed_one: { fr: '{{count}} champ changé', en: '{{count}} field changed' },
  changed_other: { fr: '{{count}} champs changés', en: '{{count}} fields changed' },
  kept: { fr: 'Gardé sur ce poste', en: 'Kept on this workstation' },
  keptOf: { fr: 'Gardé sur ce poste\u00A0: {{name}}', en: 'Kept on this workstation: {{name}}' },
  emptyIsZero: { fr: 'Vide\u00A0= 0', en: 'Empty = 0' },
  inUnit: { fr: 'En {{unit}}', en: 'In {{unit}}' },
  saveAndSend: { fr: 'Enregistrer et envoyer', en: 'Save and send' },
  leaves: { fr: 'partira dès que le service répondra', en: 'will be sent as soon as the service answers' },
  edit: { fr: 'Modifier {{field}}', en: 'Edit {{field}}' },
  editHow: { fr: 'Entrée enregistre, Échap laisse tel quel.', en: 'Enter saves, Escape leaves it as it is.' },
  keptField: { fr: 'Gardé\u00A0: {{field}}.', en: 'Kept: {{field}}.' },
  readOnly: { fr: '{{label}}\u00A0: {{why}}.', en: '{{label}}: {{why}}.' },
  notHere: {
    fr: 'Ce champ se change ailleurs sur la fiche, avec une confirmation.',
    en: 'This field is changed elsewhere on the record, with a confirmation.',
  },
  leave: { fr: 'Quitter sans enregistrer\u00A0: votre saisie reste en brouillon', en: 'Leave without saving: what you typed stays as a draft' },
  recovered: { fr: 'Saisie reprise là où elle s’était arrêtée.', en: 'Resumed where you left off.' },
  resumed: { fr: 'Voici ce que vous aviez tapé sans l’enregistrer.', en: 'This is what you had typed without saving it.' },
  startOver: { fr: 'Revenir aux valeurs de la fiche', en: 'Go back to the record’s values' },
  problems_one: { fr: '{{count}} champ à corriger.', en: '{{count}} field to correct.' },
  problems_other: { fr: '{{count}} champs à corriger.', en: '{{count}} fields to correct.' },
  first: { fr: 'Aller au premier', en: 'Go to the first' },
  serviceSaid: { fr: 'Réponse du service\u00A0: {{said}}', en: 'The service said: {{said}}' },
  meanwhile: {
    title: { fr: 'Cette valeur a changé pendant votre saisie.', en: 'This value changed while you were typing.' },
    titleOf: { fr: '{{field}}\u00A0: cette valeur a changé pendant votre saisie.', en: '{{field}}: this value changed while you were typing.' },
    rows_one: { fr: '{{number}} ligne a changé entre-temps.', en: '{{number}} row changed meanwhile.' },
    rows_other: { fr: '{{number}} lignes ont changé entre-temps.', en: '{{number}} rows changed meanwhile.' },
    mine: { fr: 'Votre saisie', en: 'What you typed' },
    theirs: { fr: 'Valeur actuelle', en: 'Current value' },
    keepMine: { fr: 'Garder ma saisie', en: 'Keep what I typed' },
    takeTheirs: { fr: 'Prendre la valeur actuelle', en: 'Take the current value' },
    some_one: {
      fr: '{{count}} champ a changé pendant votre saisie\u00A0: choisissez sa valeur.',
      en: '{{count}} field changed while you were typing: choose its value.',
    },
    some_other: {
      fr: '{{count}} champs ont changé pendant votre saisie\u00A0: choisissez leur valeur.',
      en: '{{count}} fields changed while you were typing: choose their values.',
    },
  },
  incoming: {
    oneOnly: { fr: 'Rien n’a été lu\u00A0: déposez un seul fichier à la fois.', en: 'Nothing was read: drop one file at a time.' },
    encoding: { fr: 'Lecture des accents', en: 'How accents are read' },
    failed: {
      empty: {
        what: { fr: 'Ce fichier est vide.', en: 'This file is empty.' },
        todo: {
          fr: 'Rien n’a été repris. Vérifiez qu’il a été enregistré jusqu’au bout, puis choisissez-le de nouveau.',
          en: 'Nothing was taken. Check that it was saved to its end, then choose it again.',
        },
      },
      tooLarge: {
        what: { fr: 'Ce fichier est trop grand.', en: 'This file is too large.' },
        todo: {
          fr: 'Rien n’a été repris. Carnet lit {{size}} au plus\u00A0: partagez le fichier en plusieurs.',
          en: 'Nothing was taken. Carnet reads {{size}} at most: split the file.',
        },
      },
      unreadable: {
        what: { fr: 'Ce fichier ne se laisse pas lire.', en: 'This file cannot be read.' },
        todo: {
          fr: 'Rien n’a été repris. Il a peut-être été déplacé, il est ouvert ailleurs, ou c’est un dossier\u00A0: vérifiez, puis choisissez-le de nouveau.',
          en: 'Nothing was taken. It may have been moved, be open elsewhere, or be a folder: check, then choose it again.',
        },
      },
    },
  },
  unread: {
    fr: 'Ce que vous aviez tapé ici ne se lit plus\u00A0: les champs montrent ce qui est enregistré. Retapez ce qui manque.',
    en: 'What you typed here earlier cannot be read any more: the fields show what is saved. Type again what is missing.',
  },
  unsafe: {
    fr: 'Impossible d’écrire sur le disque de ce poste\u00A0: ce que vous tapez serait perdu à la fermeture de Carnet.',
    en: 'This workstation’s disk could not be written to: what you type would be lost when Carnet closes.',
  },
  technical: { fr: 'Champs techniques', en: 'Technical fields' },
  technicalNote: {
    fr: 'Pour l’informatique\u00A0: le service ne donne que le numéro de ce qu’ils désignent.',
    en: 'For IT: the service only gives the number of what they stand for.',
  },
  siret: {
    length: { fr: 'Un SIRET a 14 chiffres. Le numéro part tel qu’il est écrit.', en: 'A SIRET has 14 digits. The number is sent as it is written.' },
    key: {
      fr: 'Ce n’est pas un SIRET\u00A0: un chiffre est sans doute faux. Le numéro part tel qu’il est écrit.',
      en: 'This is no SIRET: a digit is probably wrong. The number is sent as it is written.',
    },
  },
  person: {
    mailLater: {
      fr: 'Se corrige là où la personne est créée, tant que la création n’est pas envoyée',
      en: 'Corrected where the person is created, as long as the creation has not been sent',
    },
    agentUnchecked: { fr: 'Campus du parcours inconnu sur ce poste\u00A0: non contrôlé.', en: 'Campus of the path unknown on this workstation: not checked.' },
  },
  who: {
    title: { fr: 'Qui êtes-vous\u202F?', en: 'Who are you?' },
    missing: { fr: 'Choisissez un conseiller.', en: 'Choose an agent.' },
    noneHere: { fr: 'Aucun conseiller de ce campus n’a été reçu sur ce poste.', en: 'No agent of this campus was received on this workstation.' },
  },
  newUser: {
    again: { fr: 'Mot de passe, encore une fois', en: 'Confirm the password' },
    passwordHelp: {
      fr: 'Chiffré avant d’être gardé\u00A0: personne ne pourra le relire.',
      en: 'Encrypted before it is stored: nobody will be able to read it again.',
    },
    passwordStays: {
      fr: 'Le compte en a un, déjà chiffré\u00A0: il reste si rien n’est écrit ici.',
      en: 'The account has one, already encrypted: it stays if nothing is typed here.',
    },
    sameLogin: {
      waits: {
        fr: 'Le compte de {{name}}, dont la création n’est pas encore confirmée, a déjà cet identifiant.',
        en: 'The account of {{name}}, whose creation is not confirmed yet, has this login already.',
      },
      there: {
        fr: 'Le compte de {{name}} a déjà cet identifiant.',
        en: 'The account of {{name}} has this login already.',
      },
    },
    how: {
      fr: 'Part en ligne, après votre confirmation. Le service ne modifie ni ne supprime un compte\u00A0: ses droits se donnent ensuite, sur sa fiche.',
      en: 'Sent online, after your confirmation. The service neither changes nor deletes an account: its rights are given afterwards, in its record.',
    },
    recovered: { fr: 'Saisie reprise là où elle s’était arrêtée, sans le mot de passe.', en: 'Resumed where you left off, without the password.' },
    notTheSame: { fr: 'Les deux mots de passe diffèrent.', en: 'The two passwords differ.' },
    badPassword: {
      noKey: {
        fr: 'Un mot de passe se chiffre avec la clé publique du service, et ce poste ne l’a pas.',
        en: 'A password is encrypted with the public key of the service, and this workstation does not have it.',
      },
      notAKey: { fr: 'La clé des réglages n’est pas une clé publique RSA.', en: 'The key in the settings is not an RSA public key.' },
      privateKey: { fr: 'La clé des réglages est une clé privée.', en: 'The key in the settings is a private key.' },
      weakKey: { fr: 'La clé des réglages est trop faible.', en: 'The key in the settings is too weak.' },
      emptyPassword: { fr: 'Le mot de passe est vide.', en: 'The password is empty.' },
      notText: { fr: 'Le mot de passe contient un caractère incomplet.', en: 'The password contains an incomplete character.' },
      tooLong: { fr: 'Le mot de passe est trop long pour la clé du service.', en: 'The password is too long for the key of the service.' },
    },
  },
} satisfies Texts;
