import type { Texts } from '#shared/text/languages.ts';

/** An interview's event and its application are one thing. */
export const linking = {
  title_one: { fr: 'Relier au dossier', en: 'Link to the application' },
  title_other: { fr: 'Relier les entretiens du jour', en: 'Link the day’s interviews' },
  action: { fr: 'Relier au dossier…', en: 'Link to an application…' },
  create: { fr: 'Créer son dossier', en: 'Create the application' },
  search: { fr: 'Nom ou numéro du dossier', en: 'Name or application number' },
  none: { fr: 'Aucun dossier sans événement à ce nom ni à cette heure.', en: 'No application without an event of this name or time.' },
  noHour: { fr: 'sans heure', en: 'no time' },
  because: {
    both: { fr: 'même nom, même heure', en: 'same name, same time' },
    name: { fr: 'même nom', en: 'same name' },
    hour: { fr: 'même heure', en: 'same time' },
    typed: { fr: 'nom cherché', en: 'name searched' },
  },
  link_zero: { fr: 'Relier', en: 'Link' },
  link_one: { fr: 'Relier', en: 'Link' },
  link_other: { fr: 'Relier {{count}} entretiens', en: 'Link {{count}} interviews' },
  done_one: { fr: 'Entretien de {{name}} relié à son dossier', en: 'Interview of {{name}} linked to the application' },
  done_other: { fr: '{{count}} entretiens reliés à leur dossier', en: '{{count}} interviews linked to their applications' },
  /** Of two hours, or two interviewers. */
  differs: { fr: '{{own}} (dossier) ou {{other}} (calendrier)\u202F?', en: '{{own}} (application) or {{other}} (calendar)?' },
  settled: { fr: 'Entretien de {{name}}\u00A0: {{what}}', en: 'Interview of {{name}}: {{what}}' },
} satisfies Texts;
