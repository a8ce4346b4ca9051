import { useCallback } from 'react';
import { euros } from '#i18n/labels/quantity.ts';
import { useFormat } from '#ui/index.ts';

/** Writes an amount of cents as euros (R2.11). The same function until the language changes. */
export function useEuros(): (cents: number) => string {
  const { language } = useFormat();
  return useCallback((cents: number) => euros(language, cents), [language]);
}
