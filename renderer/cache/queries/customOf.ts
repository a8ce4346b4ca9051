import { elementsOf } from '#shared/json/rawJson.ts';
import { Fields } from '../pages/fields.ts';

export function customOf(application: Fields): readonly { readonly code: string; readonly value: string }[] {
  const list = application.raw('Parametres');
  if (!list?.startsWith('[')) return [];
  return elementsOf(list).map((entry) => {
    const fields = new Fields(entry);
    return { code: fields.text('Code'), value: fields.text('Valeur') };
  });
}
