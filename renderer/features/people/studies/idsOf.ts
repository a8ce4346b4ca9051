import type { RowView } from '#cache/queries/peopleHooks.ts';

/** What these rows refer to by a member, each once. */
export const idsOf = (rows: readonly RowView[], field: string): readonly string[] => [
  ...new Set(rows.flatMap((row) => row.fields.id(field) ?? [])),
];
