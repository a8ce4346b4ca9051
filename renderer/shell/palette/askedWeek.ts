import { fold } from '#shared/text/fold.ts';

const question =
  /^(?:semaine|emploi du temps|calendrier|planning|week|schedule|calendar)\s+(?:(?:de|of|for)\s+|d\s*'\s*)?(?<who>\S.*)$/u;

/** « semaine de Girault », « week of Girault »: the name; null for any other text. */
export const askedWeek = (query: string): string | null => question.exec(fold(query))?.groups?.['who'] ?? null;
