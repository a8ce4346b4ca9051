/** Words of forms and field lists, whatever the entity. */
export const forms = {
  yes: 'Oui',
  no: 'Non',
  empty: 'Non renseigné',
  numbered: 'n°\u00A0{{id}}',
  unreadable: 'Carnet ne sait pas lire cette valeur\u00A0: {{value}}',
  absent: 'Le service n’en donne que le numéro ({{what}})',
  hour: 'Heure',
  clear: 'Vider {{field}}',
  number: 'Numéro interne',
  seen: 'Déjà vus\u00A0: {{seen}}',
  byNumber: 'Un autre, par son numéro…',
  /** An e-mail address that the service has already. */
  ownMail: {
    choice: 'Son propre enregistrement, marqué en double',
    makes:
      'Un enregistrement à part est créé avec cette adresse, sans rien demander. Celui qui existe reste comme il est.',
    asks: 'Sans cela, rien ne part sans votre réponse, dans Modifications\u00A0: partager cette adresse, par exemple.',
  },
  /** What one agreement alone may refer to: its company. */
  unshared: {
    notOffered_one:
      '{{count}} fiche de ce poste n’est pas proposée\u00A0: elle est celle d’une autre convention, et chacune a la sienne.',
    notOffered_other:
      '{{count}} fiches de ce poste ne sont pas proposées\u00A0: chacune est celle d’une autre convention.',
    ofAnother:
      'C’est la fiche de la convention {{name}}, et chacune a la sienne. Donnez-en une autre\u00A0: rien ne part ainsi.',
  },
  named: '{{name}} ({{id}})',
  choose: 'Choisir',
  none: 'Aucun',
  others: {
    title: 'Autres',
    filled_one: '{{what}}\u00A0: {{count}} rempli',
    filled_other: '{{what}}\u00A0: {{count}} remplis',
  },
  addCustom: 'Ajouter un champ vu dans d’autres dossiers',
  newCode: {
    label: 'Code d’un nouveau champ',
    help: 'Un code qu’aucun dossier de ce poste n’a encore. Le service garde le champ avec sa valeur.',
    add: 'Ajouter',
  },
  create: {
    offline:
      'Hors ligne\u00A0: la création sera gardée sur ce poste, et ne partira que quand vous l’enverrez, en ligne.',
    applied: '{{name}} est dans le service.',
    open: 'Ouvrir la fiche',
  },
  changed_zero: 'Rien de changé',
  changed_one: '{{count}} champ changé',
  changed_other: '{{count}} champs changés',
  kept: 'Gardé sur ce poste',
  leaves: 'partira dès que le service répondra',
  edit: 'Modifier {{field}}',
  editHow: 'Entrée enregistre, Échap laisse tel quel.',
  keptField: 'Gardé\u00A0: {{field}}.',
  readOnly: '{{label}}\u00A0: {{why}}.',
  notHere: 'Ce champ se change ailleurs sur la fiche, avec une confirmation.',
  leave: 'Quitter sans enregistrer\u00A0: votre saisie reste en brouillon',
  resumed: 'Voici ce que vous aviez tapé sans l’enregistrer.',
  startOver: 'Revenir aux valeurs de la fiche',
  problems_one: '{{count}} champ à corriger.',
  problems_other: '{{count}} champs à corriger.',
  first: 'Aller au premier',
  serviceSaid: 'Réponse du service\u00A0: {{said}}',
  meanwhile: {
    title: 'Cette valeur a changé pendant votre saisie.',
    titleOf: '{{field}}\u00A0: cette valeur a changé pendant votre saisie.',
    rows_one: '{{number}} ligne a changé entre-temps.',
    rows_other: '{{number}} lignes ont changé entre-temps.',
    mine: 'Votre saisie',
    theirs: 'Valeur actuelle',
    keepMine: 'Garder ma saisie',
    takeTheirs: 'Prendre la valeur actuelle',
    some_one: '{{count}} champ a changé pendant votre saisie\u00A0: choisissez sa valeur.',
    some_other: '{{count}} champs ont changé pendant votre saisie\u00A0: choisissez leur valeur.',
  },
  incoming: {
    oneOnly: 'Rien n’a été lu\u00A0: déposez un seul fichier à la fois.',
    failed: {
      empty: {
        what: 'Ce fichier est vide.',
        todo: 'Rien n’a été repris. Vérifiez qu’il a été enregistré jusqu’au bout, puis choisissez-le de nouveau.',
      },
      tooLarge: {
        what: 'Ce fichier est trop grand.',
        todo: 'Rien n’a été repris. Carnet lit {{size}} au plus\u00A0: partagez le fichier en plusieurs.',
      },
      unreadable: {
        what: 'Ce fichier ne se laisse pas lire.',
        todo: 'Rien n’a été repris. Il a peut-être été déplacé, il est ouvert ailleurs, ou c’est un dossier\u00A0: vérifiez, puis choisissez-le de nouveau.',
      },
    },
  },
  unread:
    'Ce que vous aviez tapé ici ne se lit plus\u00A0: les champs montrent ce qui est enregistré. Retapez ce qui manque.',
  unsafe:
    'Impossible d’écrire sur le disque de ce poste\u00A0: ce que vous tapez serait perdu à la fermeture de Carnet.',
  technical: 'Champs techniques',
  technicalNote: 'Le service ne donne que le numéro de ce qu’ils désignent.',
};
