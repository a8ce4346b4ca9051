import type { Texts } from '#shared/text/languages.ts';

export const panels = {
  palette: {
    free_zero: { fr: '{{when}}\u00A0: personne n’est libre', en: '{{when}}: nobody is free' },
    free_one: { fr: 'Libre {{when}}', en: 'Free {{when}}' },
    free_other: { fr: 'Libres {{when}}', en: 'Free {{when}}' },
    freeDay_zero: { fr: 'Plus aucune heure libre\u00A0: {{day}} en colonnes', en: 'No free hour left: {{day}} in columns' },
    freeDay_one: { fr: 'Heures libres du {{day}}, en colonnes', en: 'Free hours of {{day}}, in columns' },
    freeDay_other: { fr: 'Heures libres du {{day}}, en colonnes', en: 'Free hours of {{day}}, in columns' },
    freeHour: { fr: 'À une heure précise\u00A0: «\u00A0libre 15h\u00A0»', en: 'At a certain hour: “free 3pm”' },
    /** What a typed act does. */
    act: {
      arrived: { fr: '{{name}}\u00A0: arrivée à {{time}}', en: '{{name}}: arrived at {{time}}' },
      absent: { fr: '{{name}}\u00A0: absence, notée à {{time}}', en: '{{name}}: absent, noted at {{time}}' },
      done: { fr: '{{name}}\u00A0: entretien fait à {{time}}', en: '{{name}}: interview done at {{time}}' },
      already: { fr: '{{name}}\u00A0: déjà noté ({{what}})', en: '{{name}}: noted already ({{what}})' },
      withoutFile: { fr: '{{name}}\u00A0: sans dossier, à relier ou à créer', en: '{{name}}: no application, to be linked or created' },
      change: { fr: '{{name}}\u00A0: {{from}} → {{to}}', en: '{{name}}: {{from}} → {{to}}' },
      free: { fr: 'libre', en: 'free' },
      taken: { fr: 'déjà pris ({{who}})\u00A0: {{what}}, {{range}}', en: 'taken already ({{who}}): {{what}}, {{range}}' },
      busy_zero: { fr: 'libre', en: 'free' },
      busy_one: { fr: '{{count}} déjà pris', en: '{{count}} taken already' },
      busy_other: { fr: '{{count}} déjà pris', en: '{{count}} taken already' },
      assignDay_one: { fr: '{{from}} → {{to}}, {{count}} rendez-vous', en: '{{from}} → {{to}}, {{count}} appointment' },
      assignDay_other: { fr: '{{from}} → {{to}}, {{count}} rendez-vous', en: '{{from}} → {{to}}, {{count}} appointments' },
    },
    found: { fr: 'Résultats', en: 'Results' },
    nothing: { fr: 'Aucun résultat sur ce poste.', en: 'No result on this workstation.' },
    atService: { fr: 'Chercher {{text}} dans le service', en: 'Search for {{text}} in the service' },
    day: { fr: 'Aller à\u00A0: {{day}} {{year}}', en: 'Go to: {{day}} {{year}}' },
    event: { fr: 'Créer l’événement {{text}}', en: 'Create the event {{text}}' },
    person: { fr: 'Nouvelle candidature de {{name}}', en: 'New application of {{name}}' },
    choice: { fr: '{{of}}\u00A0: {{value}}', en: '{{of}}: {{value}}' },
    choose: {
      applications: { fr: 'Dossiers', en: 'Applications' },
      campus: { fr: 'Campus', en: 'Campus' },
      theme: { fr: 'Thème', en: 'Theme' },
      density: { fr: 'Densité', en: 'Density' },
      text: { fr: 'Taille du texte', en: 'Text size' },
      language: { fr: 'Langue', en: 'Language' },
    },
    group: {
      recent: { fr: 'Récents', en: 'Recent' },
      action: { fr: 'Actions', en: 'Actions' },
      person: { fr: 'Personnes', en: 'People' },
      application: { fr: 'Dossiers', en: 'Applications' },
      page: { fr: 'Fiches', en: 'Records' },
      event: { fr: 'Événements', en: 'Events' },
      folder: { fr: 'Documents', en: 'Documents' },
      number: { fr: 'Par un numéro', en: 'By a number' },
    },
    types: {
      only: { fr: 'N’afficher que les événements «\u00A0{{name}}\u00A0»', en: 'Show only events of type “{{name}}”' },
      hide: { fr: 'Masquer les événements «\u00A0{{name}}\u00A0»', en: 'Hide events of type “{{name}}”' },
      show: { fr: 'Afficher les événements «\u00A0{{name}}\u00A0»', en: 'Show events of type “{{name}}”' },
      all: { fr: 'Afficher tous les types d’événement', en: 'Show every type of event' },
    },
  },
  /** What a person is asked before what cannot be undone, by reason (R4.3). */
  confirm: {
    deletesDocuments: {
      title: { fr: 'Repasser en saisie et supprimer les documents\u202F?', en: 'Go back to data entry and delete the documents?' },
      effect: {
        fr: 'Le service supprime les documents de cette convention. Ils ne peuvent pas être récupérés.',
        en: 'The service deletes the documents of this agreement. They cannot be recovered.',
      },
      action: { fr: 'Supprimer les documents', en: 'Delete the documents' },
    },
    resetsRights: {
      title: { fr: 'Remplacer tous les droits\u202F?', en: 'Replace all rights?' },
      effect: {
        fr: 'Le modèle remplace tous les droits de ce compte, y compris ceux donnés à la main.',
        en: 'The template replaces every right of this account, including those given by hand.',
      },
      action: { fr: 'Remplacer les droits', en: 'Replace the rights' },
    },
    givesRights: {
      title: { fr: 'Donner ces droits\u202F?', en: 'Give these rights?' },
      effect: { fr: 'Ce compte pourra faire ce que ces droits permettent, dès maintenant.', en: 'From now on this account can do what these rights allow.' },
      action: { fr: 'Donner les droits', en: 'Give the rights' },
    },
    mayBillTwice: {
      title: { fr: 'Créer le dossier de facturation\u202F?', en: 'Create the billing case?' },
      effect: {
        fr: 'Le service crée le dossier de facturation. S’il existe déjà, il peut être créé en double.',
        en: 'The service creates the billing case. If it already exists, it may be created twice.',
      },
      action: { fr: 'Créer le dossier de facturation', en: 'Create the case' },
    },
    setsProfile: {
      title: { fr: 'Créer ce compte\u202F?', en: 'Create this account?' },
      effect: {
        fr: 'Le service ne modifie ni ne supprime un compte\u00A0: il restera tel que vous le créez.',
        en: 'The service neither changes nor deletes an account: it stays as you create it.',
      },
      action: { fr: 'Créer le compte', en: 'Create the account' },
    },
    changesConsent: {
      title: { fr: 'Changer un consentement\u202F?', en: 'Change a consent?' },
      effect: {
        fr: 'Le choix de cette personne sur l’usage de ses données sera remplacé. Faites-le seulement si elle vous l’a demandé.',
        en: 'This person’s choice on the use of their data will be replaced. Do this only if they asked you to.',
      },
      action: { fr: 'Changer le consentement', en: 'Change the consent' },
    },
  },
  undo: {
    title: { fr: 'Défaire\u202F?', en: 'Undo?' },
    along: { fr: 'Défaire aussi\u00A0: {{what}}', en: 'Also undo: {{what}}' },
    remains: { fr: 'Reste dans le service, qui ne supprime rien\u00A0:', en: 'Stays in the service, which deletes nothing:' },
    redo: { fr: '«\u00A0Refaire\u00A0» ramène tout ce qui aura été défait.', en: '“Redo” brings back everything that was undone.' },
    rest: { fr: 'Défaire le reste', en: 'Undo the rest' },
  },
} satisfies Texts;
