import { Fields } from '#cache/queries/peopleHooks.ts';
import { elementsOf } from '#shared/json/rawJson.ts';

/** The custom fields of a file, in its own order. */
export function customOf(file: Fields): readonly { readonly code: string; readonly value: string }[] {
  const list = file.raw('Parametres');
  if (!list?.startsWith('[')) return [];
  return elementsOf(list).map((entry) => {
    const fields = new Fields(entry);
    return { code: fields.text('Code'), value: fields.text('Valeur') };
  });
}
