import { Fields } from '#cache/queries/peopleHooks.ts';
import type { SelectionRow } from '#cache/queries/selectionRows.ts';
import { fold } from '#shared/text/fold.ts';

/** NOM Prénom: in the Selection context the name is NomUsage (R1.5). */
export const nameIn = ({ fields }: SelectionRow): string =>
  [
    (fields.text('NomUsage') || fields.text('Nom')).toLocaleUpperCase('fr'),
    fields.text('PrenomUsage') || fields.text('Prenoms'),
  ]
    .filter(Boolean)
    .join(' ');

/** The e-mail address, where the service gave it with the person. */
export function addressIn({ fields }: SelectionRow): string | null {
  const expanded = fields.raw('Mail');
  return expanded?.startsWith('{') ? new Fields(expanded).text('Adresse') || null : null;
}

/** Rows that contain the typed text in their name or number, by name. */
export function matching(rows: readonly SelectionRow[], text: string): readonly SelectionRow[] {
  const sought = fold(text.trim());
  return rows
    .filter((row) =>
      fold(`${nameIn(row)} ${row.fields.text('Numero')} ${row.fields.text('Code')} ${row.id}`).includes(sought),
    )
    .toSorted((a, b) => nameIn(a).localeCompare(nameIn(b), 'fr', { numeric: true }));
}
