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

/** With the rows as shown: the base (I12). Throws where it changes a row of the service that is not among them. */
export function basedOn(rows: readonly ShownRow[], intent: Intent): Intent {
  const from = intent.from ?? rows;
  const shown = new Set(from.map(keyOf));
  const unseen = editsIn(intent).find((edit) => !isProvisional(edit.id) && !shown.has(keyOf(rowOf(edit))));
  if (unseen) throw new Error(`${keyOf(unseen)} is changed without what was shown of it`);
  return from.length === 0 ? intent : { ...intent, from };
}

type RowName = Pick<ShownRow, 'entity' | 'id'>;
const keyOf = ({ entity, id }: RowName): string => `${entity}/${id}`;

/** The interview of an application without an event is shown of its application. */
function rowOf({ entity, id }: RowName): RowName {
  const alone = shownAlone(id);
  return alone === null ? { entity, id } : { entity: 'Dossier', id: alone };
}

/** The same members of each row. */
export const editsOf = (rows: readonly ShownRow[], members: MemberValues): readonly RowEdit[] =>
  rows.map(({ entity, id }) => rowEdit(entity, id, members));
