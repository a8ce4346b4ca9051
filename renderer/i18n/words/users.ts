import type { Texts } from '#shared/text/languages.ts';

export const users = {
  note: {
    fr: 'Le service ne donne ni la liste des comptes, ni leur détail\u00A0: voici ceux qui ont été créés sur ce poste.',
    en: 'The service gives neither the list of accounts nor their details: these were created on this workstation.',
  },
  onlyRights: {
    fr: 'Le service ne donne pas ce compte\u00A0: seuls ses droits se lisent et se changent, par son numéro.',
    en: 'The service does not give this account: only its rights can be read and changed, by its number.',
  },
  byNumber: {
    label: { fr: 'Numéro d’un autre compte', en: 'Number of another account' },
    action: { fr: 'Voir ses droits', en: 'Show its rights' },
  },
  people: {
    title: { fr: 'Personnes reliées', en: 'Linked people' },
    none: {
      fr: 'Aucune personne de ce poste n’est reliée à ce compte. Le lien se fait depuis la fiche d’un candidat ou d’un apprenant.',
      en: 'Nobody on this workstation is linked to this account. The link is made in the record of an applicant or learner.',
    },
  },
  rights: {
    title: { fr: 'Droits', en: 'Rights' },
    add: { fr: 'Ajouter des droits…', en: 'Add rights…' },
    applyTemplate: { fr: 'Appliquer un modèle…', en: 'Apply a template…' },
    none: { fr: 'Aucun droit.', en: 'No rights.' },
    ambiguous: { fr: 'n°\u00A0{{id}}, aussi celui d’un autre élément', en: 'no.\u00A0{{id}}, which another item has too' },
    unnamed: { fr: 'N°\u00A0{{id}}, sans nom sur ce poste', en: 'No. {{id}}, without a name on this workstation' },
    onlyBelow: { fr: 'Pas de droit à ce niveau', en: 'No right at this level' },
    notYet: {
      fr: 'Ce compte n’est pas encore dans le service. Ses droits se donnent une fois qu’il y est.',
      en: 'This account is not in the service yet. Its rights can be given once it is.',
    },
    waiting: { fr: 'Gardé sur ce poste, jusqu’à ce que vous l’envoyiez.', en: 'Kept on this workstation until you send it.' },
    unread: { fr: 'Ses droits actuels n’ont pas été lus.', en: 'Its current rights have not been read.' },
    online: { fr: 'Ses droits se lisent en ligne seulement.', en: 'Its rights can be read online only.' },
    how: {
      fr: 'Le service donne des numéros\u00A0: Carnet les nomme quand un campus ou un programme de ce poste le porte. Un droit ne se retire que par un modèle.',
      en: 'The service gives numbers: Carnet names one where a campus or programme on this workstation has it. Only a template takes a right away.',
    },
  },
  add: {
    title: { fr: 'Ajouter des droits\u00A0: {{name}}', en: 'Add rights: {{name}}' },
    which: { fr: 'Campus et programmes', en: 'Campuses and programmes' },
    already: { fr: 'déjà donné', en: 'given already' },
    noneNamed: {
      fr: 'Aucun campus ni programme n’a été reçu sur ce poste. Les numéros restent possibles.',
      en: 'No campus or programme was received on this workstation. Numbers are still possible.',
    },
    numbers: { fr: 'Autres numéros', en: 'Other numbers' },
    numbersHelp: { fr: 'Séparés par des espaces ou des virgules.', en: 'Separated by spaces or commas.' },
    notNumbers: { fr: 'Des numéros sont attendus\u00A0: {{text}}', en: 'Numbers are expected: {{text}}' },
    nothing: { fr: 'Choisissez au moins un droit nouveau.', en: 'Choose at least one new right.' },
    about_one: { fr: '{{name}}\u00A0: {{count}} droit de plus', en: '{{name}}: {{count}} more right' },
    about_other: { fr: '{{name}}\u00A0: {{count}} droits de plus', en: '{{name}}: {{count}} more rights' },
  },
  template: {
    title: { fr: 'Appliquer un modèle\u00A0: {{name}}', en: 'Apply a template: {{name}}' },
    action: { fr: 'Appliquer', en: 'Apply' },
    which: { fr: 'Modèle', en: 'Template' },
    choose: { fr: 'Choisir un modèle', en: 'Choose a template' },
    notListed: { fr: 'Le service ne donne pas la liste de ses modèles.', en: 'The service does not list its templates.' },
    missing: { fr: 'Choisissez un modèle.', en: 'Choose a template.' },
    effect: {
      fr: 'Les droits du modèle remplacent tous ceux du compte. Le service ne dit pas d’avance lesquels\u00A0: ce qui a changé est montré ensuite.',
      en: 'The rights of the template replace all rights of the account. The service does not say which in advance: what changed is shown afterwards.',
    },
    before: { fr: 'Droits actuels, qui seront remplacés', en: 'Current rights, to be replaced' },
    about: { fr: '{{name}}\u00A0: modèle «\u00A0{{template}}\u00A0»', en: '{{name}}: template “{{template}}”' },
  },
  change: {
    title: { fr: 'Ce qui a changé', en: 'What changed' },
    same: { fr: 'Ses droits sont les mêmes qu’avant.', en: 'Its rights are the same as before.' },
    added: { fr: 'Ajouté\u00A0: {{name}}', en: 'Added: {{name}}' },
    removed: { fr: 'Retiré\u00A0: {{name}}', en: 'Removed: {{name}}' },
    kept_zero: { fr: 'Aucun droit gardé.', en: 'No rights kept.' },
    kept_one: { fr: '{{count}} droit gardé.', en: '{{count}} right kept.' },
    kept_other: { fr: '{{count}} droits gardés.', en: '{{count}} rights kept.' },
  },
} satisfies Texts;
