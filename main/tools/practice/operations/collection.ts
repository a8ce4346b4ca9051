import type { RawJson } from '#shared/json/rawJson.ts';
import { parseRaw } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { memberPath } from '../query/path.ts';
import { refuseQuery } from '../serviceError.ts';
import { servedSets } from '../sets/index.ts';
import type { MemberKind } from '../sets/memberKinds.ts';
import type { ServedSet } from '../sets/servedSet.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { collectionBody } from './operation.ts';
import type { Answer, Call } from './operation.ts';

/** In some order unless one is requested, cut short without notice (R5.3), in pages (R1.4). */
export function collectionAnswer(call: Call, rows: readonly Row[], textOf: (row: Row) => RawJson): Answer {
  const { options, store, differences } = call;
  const ordered =
    options.$orderby === undefined
      ? inSomeOrder(rows, differences.order)
      : parseOrder(servedSets[call.set], options.$orderby)(rows, store);
  const { shown, nextLink } = pageOf(call, cut(ordered, differences.cutLists));
  return { body: collectionBody(call, shown.map(textOf), nextLink) };
}

/** An arbitrary order, the same each time, that no caller may rely on (R5.3). */
function inSomeOrder(rows: readonly Row[], order: Call['differences']['order']): readonly Row[] {
  if (order === 'kept') return rows;
  // The digits of an Id or GUID, read as hexadecimal, scattered.
  const rank = ({ id }: Row): number => Number((BigInt(`0x${id.replaceAll('-', '')}`) * 7919n) % 1009n);
  return rows
    .map((row) => ({ row, place: rank(row) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ row }) => row);
}

const cut = (rows: readonly Row[], at: Call['differences']['cutLists']): readonly Row[] =>
  at === 'none' ? rows : rows.slice(0, Number(at));

/** `$skiptoken` is the place of the first row. */
function pageOf(call: Call, rows: readonly Row[]): { readonly shown: readonly Row[]; readonly nextLink?: string } {
  const { pages } = call.differences;
  // A link has no body: an answer to a body comes whole.
  if (pages === 'none' || call.body.size > 0) return { shown: rows };
  const token = call.options.$skiptoken ?? '0';
  if (!/^\d{1,9}$/u.test(token)) throw refuseQuery('$skiptoken : à prendre de @odata.nextLink');
  const end = Number(token) + Number(pages);
  const shown = rows.slice(Number(token), end);
  return end < rows.length ? { shown, nextLink: linkTo(call.address, end) } : { shown };
}

/** The same query, from another row on. */
function linkTo(address: string, from: number): string {
  const [path = '', ...search] = address.split('?');
  const options = search
    .join('?')
    .split('&')
    .filter((option) => option !== '' && !/^(?:\$|%24)skiptoken=/u.test(option));
  return `${path}?${[...options, `$skiptoken=${from}`].join('&')}`;
}

/** `Field` or `Field desc`, several separated by commas. Null comes first, as in OData. */
function parseOrder(set: ServedSet, text: string): (rows: readonly Row[], store: Store) => readonly Row[] {
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
