import { euros } from '#forms/fields/useFieldText.ts';
import { useFormat } from '#ui/index.ts';

/** Writes an amount of cents as euros (R2.11). */
export function useEuros(): (cents: number) => string {
  const { language } = useFormat();
  return (cents) => euros(language, cents / 100);
}
