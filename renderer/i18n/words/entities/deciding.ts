import type { Texts } from '#shared/text/languages.ts';

export const deciding = {
  title: { fr: 'Décision\u00A0: {{name}}', en: 'Decision: {{name}}' },
  list: { fr: 'Dossiers à décider', en: 'Applications to decide' },
  unknown: {
    fr: 'Aucun dossier reçu n’a de décision, et celles de l’école n’ont pas encore de nom.',
    en: 'No application received has a decision, and those of the school have no name yet.',
  },
  name: { fr: 'Nommer les décisions', en: 'Name the decisions' },
  day: { fr: 'Décidée le', en: 'Decided on' },
  takeOff: { fr: 'Retirer la décision', en: 'Remove the decision' },
  seenWith: { fr: '{{decision}}\u00A0: {{seenWith}}', en: '{{decision}}: {{seenWith}}' },
  withState: { fr: 'Écrire aussi l’état du dossier qui va avec la décision', en: 'Also write the application state that goes with the decision' },
  stateStays: { fr: 'les autres ne changent pas l’état', en: 'the others leave the state as it is' },
  progress: { fr: 'Dossiers décidés\u00A0: {{done}} sur {{count}}', en: 'Applications decided: {{done}} of {{count}}' },
  allDone: { fr: 'Tous ont une décision.', en: 'All have a decision.' },
  outcome: {
    noted: { fr: '{{name}}\u00A0: «\u00A0{{decision}}\u00A0»', en: '{{name}}: “{{decision}}”' },
    notedState: {
      fr: '{{name}}\u00A0: «\u00A0{{decision}}\u00A0», état «\u00A0{{state}}\u00A0»',
      en: '{{name}}: “{{decision}}”, state “{{state}}”',
    },
    takenOff: {
      fr: '{{name}}\u00A0: décision retirée, l’état reste «\u00A0{{state}}\u00A0»',
      en: '{{name}}: decision removed, the state remains “{{state}}”',
    },
    tooFast: {
      fr: 'Touche trop rapide\u00A0: rien n’a été noté pour {{name}}. Vérifiez le nom encadré, puis appuyez.',
      en: 'Key pressed too fast: nothing was noted for {{name}}. Check the outlined name, then press.',
    },
    meanwhile: {
      fr: 'La décision pour {{name}} vient d’être changée par quelqu’un d’autre\u00A0: la voici. Appuyez pour mettre la vôtre, ou passez au suivant.',
      en: 'Somebody else has just changed the decision for {{name}}: here it is. Press to put yours, or go to the next one.',
    },
    unseen: {
      fr: 'Rien n’a été noté\u00A0: {{name}} n’était pas visible. Appuyez de nouveau.',
      en: 'Nothing was noted: {{name}} was not visible. Press again.',
    },
  },
  on: { fr: 'le {{date}}', en: 'on {{date}}' },
  missing_one: { fr: '{{count}} pièce manquante', en: '{{count}} document missing' },
  missing_other: { fr: '{{count}} pièces manquantes', en: '{{count}} documents missing' },
} satisfies Texts;
