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

/** A person among those of both sets. */
export const keyOf = ({ entity, id }: Pick<SelectionRow, 'entity' | 'id'>): string => `${entity} ${id}`;

/**
 * Rows that contain the typed text in their name, number or address, and those that the service `found` by it, in
 * whichever member; by name.
 */
export function matching(
  rows: readonly SelectionRow[],
  text: string,
  found: ReadonlySet<string> = nobody,
): readonly SelectionRow[] {
  const sought = fold(text.trim());
  const textOf = (row: SelectionRow): string =>
    fold([nameIn(row), row.fields.text('Numero'), row.fields.text('Code'), addressIn(row) ?? '', row.id].join(' '));
  return rows
    .filter((row) => found.has(keyOf(row)) || textOf(row).includes(sought))
    .toSorted((a, b) => nameIn(a).localeCompare(nameIn(b), 'fr', { numeric: true }));
}

const nobody: ReadonlySet<string> = new Set();
