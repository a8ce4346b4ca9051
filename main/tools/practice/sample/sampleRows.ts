import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { assignedMembers, completeRow } from '../operations/complete.ts';
import type { SetName } from '../sets/setNames.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';

type Values = Readonly<Record<string, string | number | boolean | null>>;

/** Adds a whole row: members that are not given are blank. `raw` has members whose exact text matters. */
export function addRow(
  store: Store,
  entity: SetName,
  values: Values,
  raw: Readonly<Record<string, RawJson>> = {},
): Row {
  const given = new Map([
    ...Object.entries(values).map(([name, value]) => [name, rawOf(value)] as const),
    ...Object.entries(raw),
  ]);
  return store.put(entity, completeRow(entity, given, assignedMembers(entity, given)));
}
