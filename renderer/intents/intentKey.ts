import { codeOf } from './fields.ts';
import type { Intent, RowEdit } from './intent.ts';

/**
 * Identifies an activation of a control, so that a bounced key or button is ignored. A creation by a form has one key,
 * whatever its time; a switch has one key in both directions, since a second activation would switch it back; an edit
 * has another key when its value differs. Null: keys move an event several times a second, there and back, and each of
 * them counts.
 */
export function intentKey(intent: Intent): string | null {
  switch (intent.kind) {
    case 'create':
      return 'rows' in intent && intent.rows.every(({ entity }) => entity === 'Planification')
        ? 'create Planification'
        : keyOf(intent);
    case 'folder':
      return 'renames' in intent ? keyOf(intent) : intent.kind;
    case 'walkIn':
      if ('corrects' in intent) return `walkIn ${intent.corrects}`;
      return intent.people.some(({ line }) => line !== undefined) ? keyOf(intent) : intent.kind;
    case 'edit':
      return intent.rows.every(isMove) ? null : keyOf(intent.rows.map(valuesOfRow));
    case 'act':
    case 'copy':
    case 'undo':
    case 'redo':
    case 'takeOut':
      return keyOf(intent);
  }
  return intent satisfies never;
}

const times: ReadonlySet<string> = new Set(['Debut', 'Fin']);
const isMove = ({ entity, members }: RowEdit): boolean =>
  entity === 'Planification' && Object.keys(members).every((field) => times.has(field));

const switches: ReadonlySet<string> = new Set(['Annule', 'Realise', 'DecisionId', 'DateDecision']);
const isSwitch = (field: string): boolean => switches.has(field) || codeOf(field) !== null;

const valuesOfRow = ({ members, ...row }: RowEdit) => ({
  ...row,
  members: Object.entries(members).map(([field, value]) => (isSwitch(field) ? field : [field, value])),
});

/** What was seen is no part of what is wanted: the first activation may have changed it. */
export const keyOf = (wanted: object): string =>
  JSON.stringify(wanted, (name, value: unknown) => (name === 'seen' || name === 'from' ? undefined : value));
