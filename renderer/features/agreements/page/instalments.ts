import type { RowView } from '#cache/queries/peopleHooks.ts';
import { centsOf } from '#shared/entities/cents.ts';

type Instalment = Pick<RowView, 'fields'>;

export const sumOf = (rows: readonly Instalment[]) => ({
  cents: rows.reduce((sum, { fields }) => sum + (centsOf(fields.digits('Montant')) ?? 0), 0),
  // Those whose amount cannot be read are in no sum.
  unread: rows.filter(({ fields }) => fields.notANumber('Montant') !== null).length,
});

/** For numbering further ones; at least as many as there are where a number is missing or unreadable. */
export function lastNumberOf(rows: readonly Instalment[]): number {
  const numbers = rows.map(({ fields }) => fields.number('Numero'));
  const known = numbers.filter((number) => number !== null);
  return Math.max(0, ...known, known.length < numbers.length ? numbers.length : 0);
}
