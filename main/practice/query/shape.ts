import { arrayOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { refuseQuery } from '../serviceError.ts';
import type { Navigation, ServedSet } from '../sets/servedSet.ts';
import { integerOf } from '../store/row.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { QueryOptions } from './queryOptions.ts';

/** The members a row is answered with, after `$select` and `$expand`. */
export type Shape = (row: Row, store: Store) => readonly (readonly [string, RawJson])[];

const namesIn = (option: string | undefined): readonly string[] =>
  option === undefined ? [] : option.split(',').map((name) => name.trim());

export function parseShape(set: ServedSet, options: QueryOptions): Shape {
  const selected = namesIn(options.$select);
  const navigations = Object.entries(set.navigations ?? {});
  for (const name of selected) {
    if (set.members[name] === undefined && set.navigations?.[name] === undefined) {
      throw refuseQuery(`$select : le champ ${name} n’existe pas`);
    }
  }
  const expanded = namesIn(options.$expand).map((name) => {
    const found = navigations.find(([navigation]) => navigation === name);
    if (!found) throw refuseQuery(`$expand : ${name} n’existe pas`);
    return found;
  });
  return (row, store) => [
    ...[...row.members].filter(([name]) => selected.length === 0 || selected.includes(name)),
    ...expanded.map(
      ([name, navigation]) => [name, reached(navigation, row, store)] as const,
    ),
  ];
}

function reached({ by, to, many }: Navigation, row: Row, store: Store): RawJson {
  if (!many) return store.row(to, integerOf(row.members, by))?.text ?? rawOf(null);
  return arrayOf([...store.rows(to)].filter((other) => integerOf(other.members, by) === row.id).map(({ text }) => text));
}

/** The text of a row as it is answered within a collection. */
export const shapedText = (shape: Shape, row: Row, store: Store): RawJson => objectOf(shape(row, store));
