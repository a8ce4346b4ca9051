import { arrayOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { refuseQuery } from '../serviceError.ts';
import { servedSets } from '../sets/index.ts';
import type { Navigation, ServedSet } from '../sets/servedSet.ts';
import { integerOf } from '../store/row.ts';
import type { Row } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import type { QueryOptions } from './queryOptions.ts';

/** The members of a row in an answer, after `$select` and `$expand`. */
export type Shape = (row: Row, store: Store) => readonly (readonly [string, RawJson])[];

const namesIn = (option: string | undefined): readonly string[] =>
  option === undefined ? [] : option.split(',').map((name) => name.trim());

/** `$expand` names navigations, and through them others: `Sequence/TypeSequence`. */
export function parseShape(set: ServedSet, options: Pick<QueryOptions, '$select' | '$expand'>): Shape {
  const selected = namesIn(options.$select);
  for (const name of selected) {
    if (set.members[name] === undefined && set.navigations?.[name] === undefined) {
      throw refuseQuery(`$select : le champ ${name} n’existe pas`);
    }
  }
  const expanded = [...inner(namesIn(options.$expand))].map(([name, further]) => {
    const navigation = set.navigations?.[name];
    if (!navigation) throw refuseQuery(`$expand : ${name} n’existe pas`);
    const shape = parseShape(servedSets[navigation.to], further.length > 0 ? { $expand: further.join(',') } : {});
    return { name, navigation, shape };
  });
  return (row, store) => [
    ...[...row.members].filter(([name]) => selected.length === 0 || selected.includes(name)),
    ...expanded.map(({ name, navigation, shape }) => [name, reached(navigation, shape, row, store)] as const),
  ];
}

/** The navigations to expand further, by the first name of each path. */
function inner(paths: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const byName = Map.groupBy(paths, (path) => path.split('/', 1)[0] ?? '');
  return new Map(
    [...byName].map(([name, group]) => [
      name,
      group.filter((path) => path !== name).map((path) => path.slice(name.length + 1)),
    ]),
  );
}

function reached({ by, to, many }: Navigation, shape: Shape, row: Row, store: Store): RawJson {
  if (many) {
    const others = [...store.rows(to)].filter((other) => integerOf(other.members, by) === row.id);
    return arrayOf(others.map((other) => shapedText(shape, other, store)));
  }
  const other = store.row(to, integerOf(row.members, by));
  return other ? shapedText(shape, other, store) : rawOf(null);
}

/** The text of a row within a collection. */
export const shapedText = (shape: Shape, row: Row, store: Store): RawJson => objectOf(shape(row, store));
