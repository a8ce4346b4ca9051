import type { ApplicationView, EventView } from '#cache/queries/views.ts';
import type { MemberValues, RowEdit, ShownRow } from '#intents/intent.ts';
import { rowEdit } from '#intents/intent.ts';

/** The row of a view. */
export const ofEvent = ({ id, row }: Pick<EventView, 'id' | 'row'>): ShownRow => ({ entity: 'Planification', id, row });
export const ofApplication = ({ id, row }: Pick<ApplicationView, 'id' | 'row'>): ShownRow => ({
  entity: 'Dossier',
  id,
  row,
});

/** The same members of each row. */
export const editsOf = (rows: readonly ShownRow[], members: MemberValues): readonly RowEdit[] =>
  rows.map(({ entity, id }) => rowEdit(entity, id, members));
