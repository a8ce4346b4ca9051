import type { RowView } from '#cache/queries/peopleHooks.ts';

export const idsOf = (rows: readonly RowView[], field: string): readonly string[] => [
  ...new Set(rows.flatMap((row) => row.fields.id(field) ?? [])),
];
