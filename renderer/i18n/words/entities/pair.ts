import type { Texts } from '#shared/text/languages.ts';

/** The two halves of an interview. */
export const pair = {
  label: { fr: 'Entretien\u00A0: événement et dossier', en: 'Interview: event and application' },
  both: {
    Dossier_one: { fr: '{{name}}\u00A0: dossier aussi, {{what}}', en: '{{name}}: application too, {{what}}' },
    Dossier_other: { fr: '{{name}}\u00A0: {{count}} dossiers aussi', en: '{{name}}: {{count}} applications too' },
    Planification_one: { fr: '{{name}}\u00A0: calendrier aussi, {{what}}', en: '{{name}}: calendar too, {{what}}' },
    Planification_other: { fr: '{{name}}\u00A0: {{count}} événements du calendrier aussi', en: '{{name}}: {{count}} calendar events too' },
  },
  /** Below the line of the row in a preview, which names it. */
  along: {
    Dossier: { fr: 'Dossier aussi\u00A0: {{what}}', en: 'Application too: {{what}}' },
    Planification: { fr: 'Calendrier aussi\u00A0: {{what}}', en: 'Calendar too: {{what}}' },
  },
  one: {
    Dossier_one: {
      fr: '{{name}}\u00A0: le dossier reste comme il était ({{now}}, et non {{what}})',
      en: '{{name}}: the application stays as it was ({{now}}, not {{what}})',
    },
    Dossier_other: { fr: '{{name}}\u00A0: {{count}} dossiers restent comme ils étaient', en: '{{name}}: {{count}} applications stay as they were' },
    Planification_one: {
      fr: '{{name}}\u00A0: le calendrier reste comme il était ({{now}}, et non {{what}})',
      en: '{{name}}: the calendar stays as it was ({{now}}, not {{what}})',
    },
    Planification_other: {
      fr: '{{name}}\u00A0: {{count}} événements du calendrier restent comme ils étaient',
      en: '{{name}}: {{count}} calendar events stay as they were',
    },
  },
  only: {
    Dossier: { fr: 'Calendrier seul', en: 'Calendar only' },
    Planification: { fr: 'Dossier seul', en: 'Application only' },
  },
  take: { fr: 'Les deux', en: 'Both' },
  what: {
    CreneauLibreOff: { fr: 'sans heure', en: 'no time' },
    Annule: { fr: 'annulé', en: 'cancelled' },
    AnnuleNot: { fr: 'pas annulé', en: 'not cancelled' },
    AnnuleOff: { fr: 'rétabli', en: 'restored' },
    Realise: { fr: 'fait', en: 'done' },
    RealiseOff: { fr: 'pas fait', en: 'not done' },
  },
  apart: {
    label: { fr: 'Entretien\u00A0: un côté manque', en: 'Interview: one side is missing' },
    refused: {
      Dossier: {
        fr: '{{name}}\u00A0: le dossier a été refusé, le calendrier est changé.',
        en: '{{name}}: the application was refused, the calendar is changed.',
      },
      Planification: {
        fr: '{{name}}\u00A0: l’événement a été refusé, le dossier est changé.',
        en: '{{name}}: the event was refused, the application is changed.',
      },
    },
    conflict: {
      Dossier: {
        fr: '{{name}}\u00A0: le dossier est en conflit, le calendrier est changé.',
        en: '{{name}}: the application is in conflict, the calendar is changed.',
      },
      Planification: {
        fr: '{{name}}\u00A0: l’événement est en conflit, le dossier est changé.',
        en: '{{name}}: the event is in conflict, the application is changed.',
      },
    },
  },
} satisfies Texts;
