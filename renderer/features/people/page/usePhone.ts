import { useRowsById } from '#cache/queries/peopleHooks.ts';
import { customOf } from '#forms/fields/customOf.ts';
import { useDayChoices } from '#stores/interviewDay.ts';

/** The number to call, where the school keeps one in a custom field of its files; null where there is none. */
export function usePhone(fileIds: readonly string[]): string | null {
  const { phone } = useDayChoices().fieldMapping;
  const files = useRowsById('Dossier', fileIds);
  const numbers = files.map(({ fields }) => customOf(fields).find(({ code }) => code === phone)?.value ?? '');
  return numbers.find((number) => number !== '') ?? null;
}
