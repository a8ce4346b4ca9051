import type { Texts } from '#shared/text/languages.ts';

/** An interview's event and its application are one thing. */
export const linking = {
  title_one: { fr: 'Relier au dossier', en: 'Link to the application' },
  title_other: { fr: 'Relier les entretiens du jour', en: 'Link the day’s interviews' },
} satisfies Texts;
