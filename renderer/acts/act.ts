import type { ApplicationView, EventView } from '#cache/queries/views.ts';
import type { Intent, MemberValues, RowEdit, ShownRow } from '#intents/intent.ts';
import { rowEdit } from '#intents/intent.ts';

/** The row of a view. */
export const ofEvent = ({ id, row }: Pick<EventView, 'id' | 'row'>): ShownRow => ({ entity: 'Planification', id, row });
export const ofApplication = ({ id, row }: Pick<ApplicationView, 'id' | 'row'>): ShownRow => ({
  entity: 'Dossier',
  id,
  row,
});

/** What is asked of rows, with them as they were shown: the base of the change (I12). */
export const basedOn = (rows: readonly ShownRow[], intent: Intent): Intent =>
  rows.length === 0 ? intent : { ...intent, from: rows };

/** The same members of each row. */
export const editsOf = (rows: readonly ShownRow[], members: MemberValues): readonly RowEdit[] =>
  rows.map(({ entity, id }) => rowEdit(entity, id, members));
