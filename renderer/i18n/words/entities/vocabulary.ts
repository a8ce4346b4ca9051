import type { Texts } from '#shared/text/languages.ts';

/** What the school's own fields and states mean. */
export const vocabulary = {
  noneSeen: { fr: 'Aucun dossier reçu sur ce poste n’a de champ personnalisé.', en: 'No application received on this workstation has custom fields.' },
  ask: { fr: 'Noter les arrivées et les entretiens dans Carnet\u202F?', en: 'Note arrivals and interviews in Carnet?' },
  why: {
    fr: 'Carnet a reconnu dans les dossiers de l’école où se notent\u00A0: {{fields}}. Rien n’y est écrit avant votre réponse.',
    en: 'Carnet has recognised in the school’s applications where these are noted: {{fields}}. Nothing is written there before you answer.',
  },
  whereElse: {
    fr: 'Si vous n’êtes pas la personne qui règle Carnet pour l’école, répondez «\u00A0Plus tard\u00A0»\u00A0: la question reste dans Réglages, Journée d’entretiens.',
    en: 'If you do not set up Carnet for the school, answer “Later”: the question stays in Settings, Interview days.',
  },
  choose: { fr: 'Ouvrir les réglages', en: 'Open the settings' },
  later: { fr: 'Plus tard', en: 'Later' },
  seenWith_one: { fr: 'avec l’état «\u00A0{{state}}\u00A0» dans un seul dossier', en: 'with the state “{{state}}” in one application only' },
  seenWith_other: {
    fr: 'avec l’état «\u00A0{{state}}\u00A0» dans {{shown}} dossiers sur {{count}}',
    en: 'with the state “{{state}}” in {{shown}} of {{count}} applications',
  },
} satisfies Texts;
