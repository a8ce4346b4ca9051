import { parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { refuseQuery } from '../serviceError.ts';
import type { MemberKind } from '../sets/memberKinds.ts';
import type { ServedSet } from '../sets/servedSet.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { memberPath } from './path.ts';

/** `Field` or `Field desc`, several separated by commas. Null comes first, as in OData. */
export function parseOrder(set: ServedSet, text: string): (rows: readonly Row[], store: Store) => readonly Row[] {
  const keys = text.split(',').map((part) => {
    const [name = '', direction = 'asc', ...more] = part.trim().split(/\s+/u);
    if (more.length > 0 || !['asc', 'desc'].includes(direction))
      throw refuseQuery(`$orderby : « ${part} » ne se lit pas`);
    return { path: memberPath(set, name), sign: direction === 'desc' ? -1 : 1 };
  });
  return (rows, store) =>
    rows
      .map((row) => ({ row, values: keys.map(({ path }) => sortable(path.kind, path.read(row, store))) }))
      .sort((a, b) => {
        for (const [index, { sign }] of keys.entries()) {
          const order = compare(a.values[index] ?? null, b.values[index] ?? null);
          if (order !== 0) return sign * order;
        }
        return 0;
      })
      .map(({ row }) => row);
}

type Sortable = string | number | bigint | null;

function sortable(kind: MemberKind, raw: RawJson): Sortable {
  if (raw === 'null') return null;
  if (/^-?\d+$/u.test(raw)) return BigInt(raw);
  const value = parseRaw(raw);
  if (typeof value !== 'string') return Number(value);
  return kind === 'instant' || kind === 'nullableInstant' ? (instantParts(value)?.epochMilliseconds ?? null) : value;
}

function compare(a: Sortable, b: Sortable): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'fr');
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
