import { isId } from '#shared/entities/idForm.ts';

/** Numbers typed with spaces, commas or semicolons between them, each once; `wrong`: what is no number of an entity. */
export function numbersIn(text: string): { readonly ids: readonly string[]; readonly wrong: readonly string[] } {
  const parts = [...new Set(text.split(/[\s,;]+/u).filter((part) => part !== ''))];
  return { ids: parts.filter(isId), wrong: parts.filter((part) => !isId(part)) };
}
