import { codeOf } from './fields.ts';
import type { Intent, RowEdit } from './intent.ts';

/**
 * So that a bounced key is ignored. A form's creation has one key at any time, a switch one in both directions (a
 * second press would switch back), an edit one by value. Null: each counts, as keys that move an event.
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
