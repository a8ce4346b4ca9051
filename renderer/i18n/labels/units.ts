import type { Words } from './label.ts';

/** What numbers count, as written after the number. */
export const units = {
  euro: { fr: 'euros', en: 'euros' },
  euroPerMonth: { fr: 'euros par mois', en: 'euros per month' },
  euroPerMeal: { fr: 'euros par repas', en: 'euros per meal' },
  perMonth: { fr: 'par mois', en: 'per month' },
  perHour: { fr: 'par heure', en: 'per hour' },
  percent: { fr: 'pour cent', en: 'percent' },
  hour: { fr: 'heures', en: 'hours' },
  day: { fr: 'jours', en: 'days' },
  byte: { fr: 'octets', en: 'bytes' },
} as const satisfies Readonly<Record<string, Words>>;
export type Unit = keyof typeof units;
