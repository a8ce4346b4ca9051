import type { EntityName } from '#shared/entities/index.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import { fold } from '#shared/text/fold.ts';
import { nameRotations, nameWords } from '#shared/text/people.ts';
import { listKey } from '../writes/datasetKey.ts';
import { mailOf } from './labels.ts';
import { liveQuery, liveQueryBy, liveQueryOf, rowsOfEntity } from './liveQuery.ts';
import type { RowView } from './people.ts';
import { forPeople } from './people.ts';
import { peopleKinds } from './search/peopleIndex.ts';
import type { PeopleKind } from './search/peopleIndex.ts';
import type { PersonRowView } from './views.ts';

export type { PersonView, RowView } from './people.ts';
export { Fields } from '../pages/fields.ts';
export type { PeopleKind } from './search/peopleIndex.ts';

/** One dataset by a query, its first `limit`; by name without a query. Ignores accents, case and hyphens. */
export function usePeople(
  kind: PeopleKind,
  query: string,
  limit: number,
): { readonly rows: readonly PersonRowView[]; readonly total: number } {
  return { rows: useFoundPeople(kind, query, limit), total: useFoundCount(kind, query, limit) };
}
const useFoundPeople = liveQuery(forPeople, ({ people }, kind: PeopleKind, query: string, limit: number) =>
  people.lines(kind, people.find(kind, query, limit).ids),
);
const useFoundCount = liveQuery(
  forPeople,
  ({ people }, kind: PeopleKind, query: string, limit: number) => people.find(kind, query, limit).total,
);

export const useAllPeople = liveQuery(forPeople, ({ people }, kind: PeopleKind) => people.all(kind));

/** The first `limit` of each, those of the campus first; nothing without a query. */
export const useSearchPeople = liveQuery(
  forPeople,
  ({ people }, query: string, limit: number, campusId: string): readonly PersonRowView[] =>
    query.trim() === ''
      ? []
      : peopleKinds.flatMap((kind) => {
          const { ids, heard } = people.find(kind, query, limit * searchedFor);
          return likeliestFirst(people.lines(kind, ids), query, campusId, heard).slice(0, limit);
        }),
);

/** So many times as many are found as are shown, so that those of the campus are among them. */
const searchedFor = 6;

/** Words as typed before those only `heard`; of each, the campus's first. A person typed as a whole counts as one. */
export function likeliestFirst<Line extends Pick<PersonRowView, 'id' | 'name' | 'number' | 'mail' | 'campusIds'>>(
  lines: readonly Line[],
  query: string,
  campusId: string,
  heard: ReadonlySet<string> = new Set(),
): readonly Line[] {
  const isWhole = isTypedWhole(query);
  const isElsewhere = (line: Line): boolean =>
    line.campusIds.length > 0 && !line.campusIds.includes(campusId) && !isWhole(line);
  const rank = (line: Line): number => Number(heard.has(line.id)) * 2 + Number(isElsewhere(line));
  return lines.toSorted((a, b) => rank(a) - rank(b));
}

type NamedPerson = Pick<PersonRowView, 'name' | 'number' | 'mail'>;

function isTypedWhole(query: string): (person: NamedPerson) => boolean {
  const text = fold(query);
  const letters = nameWords(query)
    .map((word) => word.letters)
    .join('');
  return ({ name, number, mail }) =>
    text !== '' && ([number, mail ?? ''].map(fold).includes(text) || nameRotations(name).has(letters));
}

/** The only one who is typed as a whole, of others whose names go on or are alike; null for none, and for several. */
export function typedWhole<Line extends NamedPerson>(lines: readonly Line[], query: string): Line | null {
  const [only, other] = lines.filter(isTypedWhole(query));
  return only && !other ? only : null;
}

/** The person of an id, with their applications; merged where both datasets refer to one (R3.1). */
export const usePerson = liveQuery(forPeople, ({ people }, entity: PersonEntity, id: string) =>
  people.person(entity, id),
);

export const useMailOf = liveQueryBy(forPeople, ({ rows }, person: RowView | null) => mailOf(rows, person?.fields));

export const useRow = liveQueryOf(rowsOfEntity, ({ people }, entity: EntityName, id: string | null) =>
  id === null ? null : people.row(entity, id),
);
export const useRowsById = liveQueryOf(
  rowsOfEntity,
  ({ people }, entity: EntityName, ids: readonly string[]): readonly RowView[] =>
    ids.flatMap((id) => people.row(entity, id) ?? []),
);
export const useRowsOf = liveQueryOf(
  rowsOfEntity,
  ({ people }, entity: EntityName, field: string, ids: readonly string[]): readonly RowView[] =>
    ids.flatMap((id) => people.rowsOf(entity, field, id)),
);
export const useAllRows = liveQueryOf(rowsOfEntity, ({ people, rows }, entity: EntityName): readonly RowView[] =>
  [...rows.ids(entity)].flatMap((id) => people.row(entity, id) ?? []),
);
/** For a list of any length: an unchanged row stays the same object. */
export const useWholeRows = liveQueryOf(rowsOfEntity, ({ people }, entity: EntityName) => people.allRows(entity));

export interface DatedRow extends RowView {
  /** When it was last received by its own id (epoch ms); null: it came in a list. Absent where that is not asked. */
  readonly receivedAt?: number | null;
}
interface DatedRows {
  /** Null: none of them is received by its own id. */
  readonly entity: EntityName | null;
  readonly rows: readonly RowView[];
}
const nothing = [] as const;
const dated = new WeakMap<RowView, DatedRow>();
/** These rows with their age: one stays the same object until it, or its age, is another. */
export const useDatedRows = liveQueryBy(
  nothing,
  ({ cache: { memory } }, { entity, rows }: DatedRows): readonly DatedRow[] =>
    entity === null
      ? rows
      : rows.map((row) => {
          const receivedAt = memory.status(listKey(entity, row.id))?.at ?? null;
          const before = dated.get(row);
          if (before?.receivedAt === receivedAt) return before;
          const now = { ...row, receivedAt };
          dated.set(row, now);
          return now;
        }),
);
