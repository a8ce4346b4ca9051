import { useCallback, useMemo } from 'react';
import type { EntityName } from '#shared/entities/index.ts';
import type { PersonEntity } from '#shared/entities/people.ts';
import type { Live } from './CacheProvider.tsx';
import type { PersonView, RowView } from './people.ts';
import { forPeople } from './people.ts';
import { peopleKinds } from './search/peopleIndex.ts';
import type { PeopleKind } from './search/peopleIndex.ts';
import { useLive } from './useLive.ts';
import type { PersonRowView } from './views.ts';
import type { AllOf } from './wholeList.ts';

export type { PersonView, RowView } from './people.ts';
export { Fields } from '../pages/fields.ts';
export type { PeopleKind } from './search/peopleIndex.ts';

/** One dataset by a query, its first `limit`; by name without a query. Ignores accents, case and hyphens. */
export function usePeople(
  kind: PeopleKind,
  query: string,
  limit: number,
): { readonly rows: readonly PersonRowView[]; readonly total: number } {
  const read = useCallback(
    ({ people }: Live) => people.lines(kind, people.find(kind, query, limit).ids),
    [kind, query, limit],
  );
  const count = useCallback(({ people }: Live) => people.find(kind, query, limit).total, [kind, query, limit]);
  return { rows: useLive(forPeople, read), total: useLive(forPeople, count) };
}

/** Every applicant, learner or application on this workstation, in no order; an unchanged one stays the same object. */
export function useAllPeople(kind: PeopleKind): AllOf<PersonRowView> {
  return useLive(
    forPeople,
    useCallback(({ people }: Live) => people.all(kind), [kind]),
  );
}

/**
 * Applicants, learners and applications, the first `limit` of each; nothing without a query. For a search across all of
 * them.
 */
export function useSearchPeople(query: string, limit: number): readonly PersonRowView[] {
  const read = useCallback(
    ({ people }: Live) =>
      query.trim() === '' ? [] : peopleKinds.flatMap((kind) => people.lines(kind, people.find(kind, query, limit).ids)),
    [query, limit],
  );
  return useLive(forPeople, read);
}

/** The person of an id, with their applications; merged where both datasets refer to one (R3.1). */
export function usePerson(entity: PersonEntity, id: string): PersonView {
  return useLive(
    forPeople,
    useCallback(({ people }: Live) => people.person(entity, id), [entity, id]),
  );
}

/** The e-mail address of a person; null where it is not in the cache. */
export function useMailOf(person: RowView | null): string | null {
  return useLive(
    forPeople,
    useCallback(({ people }: Live) => person && people.mailOf(person.fields), [person]),
  );
}

/** One row; null when it is not in the cache. */
export function useRow(entity: EntityName, id: string | null): RowView | null {
  const read = useCallback(({ people }: Live) => (id === null ? null : people.row(entity, id)), [entity, id]);
  return useLive(useNeeds(entity), read);
}

/** Rows of a dataset by their ids, those that are in the cache. */
export function useRowsById(entity: EntityName, ids: readonly string[]): readonly RowView[] {
  const key = ids.join(' ');
  const read = useCallback(
    ({ people }: Live) => (key === '' ? [] : key.split(' ').flatMap((id) => people.row(entity, id) ?? [])),
    [entity, key],
  );
  return useLive(useNeeds(entity), read);
}

/** Rows of a dataset that refer to one of `ids`. */
export function useRowsOf(entity: EntityName, field: string, ids: readonly string[]): readonly RowView[] {
  const key = ids.join(' ');
  const read = useCallback(
    ({ people }: Live) => (key === '' ? [] : key.split(' ').flatMap((id) => people.rowsOf(entity, field, id))),
    [entity, field, key],
  );
  return useLive(useNeeds(entity), read);
}

/** Every row of a dataset, those that exist only here included. */
export function useAllRows(entity: EntityName): readonly RowView[] {
  const read = useCallback(
    ({ people, rows }: Live) => [...rows.ids(entity)].flatMap((id) => people.row(entity, id) ?? []),
    [entity],
  );
  return useLive(useNeeds(entity), read);
}

/** The same for a list of any length: an unchanged row stays the same object. */
export function useWholeRows(entity: EntityName): AllOf<RowView> {
  return useLive(
    useNeeds(entity),
    useCallback(({ people }: Live) => people.allRows(entity), [entity]),
  );
}

const useNeeds = (entity: EntityName): readonly EntityName[] => useMemo(() => [entity], [entity]);
