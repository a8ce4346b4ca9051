import type { ApplicationView, EventView } from '#cache/queries/views.ts';
import type { Intent, MemberValues, RowEdit, ShownRow } from '#intents/intent.ts';
import { editsIn, rowEdit } from '#intents/intent.ts';
import { shownAlone } from '#intents/interview/alongside.ts';
import { isProvisional } from '#shared/entities/describe.ts';

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

/** Whether each row of the service that it changes is among those that were shown when it began (I12). */
export function isBased(intent: Intent): boolean {
  const shown = new Set(intent.from?.map(nameOf));
  return editsIn(intent).every((edit) => isProvisional(edit.id) || shown.has(nameOf(rowOf(edit))));
}

type RowName = Pick<ShownRow, 'entity' | 'id'>;
const nameOf = ({ entity, id }: RowName): string => `${entity}/${id}`;

/** The interview of an application without an event is shown of its application. */
function rowOf({ entity, id }: RowName): RowName {
  const alone = shownAlone(id);
  return alone === null ? { entity, id } : { entity: 'Dossier', id: alone };
}

/** The same members of each row. */
export const editsOf = (rows: readonly ShownRow[], members: MemberValues): readonly RowEdit[] =>
  rows.map(({ entity, id }) => rowEdit(entity, id, members));
