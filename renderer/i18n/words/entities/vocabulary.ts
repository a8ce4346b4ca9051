import type { Texts } from '#shared/text/languages.ts';

/** What the school's own fields and states mean. */
export const vocabulary = {
  noneSeen: { fr: 'Aucun dossier reçu sur ce poste n’a de champ personnalisé.', en: 'No application received on this workstation has custom fields.' },
  ask: { fr: 'Noter arrivées et notes d’entretien dans Carnet\u202F?', en: 'Note arrivals and interview notes in Carnet?' },
  askOther: { fr: 'Montrer ces champs de l’école dans Carnet\u202F?', en: 'Show these fields of the school in Carnet?' },
  why: {
    fr: 'L’école a des champs pour cela, reconnus à leur nom\u00A0: {{fields}}. Rien n’y est écrit avant votre réponse.',
    en: 'The school has fields for this, recognised by their name: {{fields}}. Nothing is written there before you answer.',
  },
  isField: { fr: '{{field}} ({{code}})', en: '{{field}} ({{code}})' },
  choose: { fr: 'Choisir dans les réglages', en: 'Choose in the settings' },
  later: { fr: 'Plus tard', en: 'Later' },
  seenWith_one: { fr: 'avec l’état «\u00A0{{state}}\u00A0» dans un seul dossier', en: 'with the state “{{state}}” in one application only' },
  seenWith_other: {
    fr: 'avec l’état «\u00A0{{state}}\u00A0» dans {{shown}} dossiers sur {{count}}',
    en: 'with the state “{{state}}” in {{shown}} of {{count}} applications',
  },
} satisfies Texts;
