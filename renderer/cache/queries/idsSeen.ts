import { idListOf } from '#shared/entities/idLists.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { byFrench } from '#shared/text/fold.ts';
import { madeOf } from './made.ts';
import type { Rows } from './rows.ts';

export const idSets = ['Planification', 'Dossier', 'Candidat', 'Apprenant'] as const satisfies readonly EntityName[];

export interface SeenList {
  readonly list: string;
  /** The first entity with the list: its label is used for the list. */
  readonly entity: EntityName;
  readonly field: string;
  /** The most frequent first. */
  readonly ids: readonly { readonly id: string; readonly count: number; readonly served: string | null }[];
}

/** Parses every row: for the one screen that asks (R3.4). */
export const seenLists = madeOf(
  (rows) => rows.received(...idSets),
  (rows) => idSets.flatMap((entity) => listsIn(rows, entity)).reduce(together, nothing),
);

function listsIn(rows: Rows, entity: EntityName): readonly SeenList[] {
  const fields = describeEntity(entity).references.flatMap((field) => {
    const list = idListOf(field);
    return list === undefined ? [] : [{ field, list, counts: new Map<string, number>() }];
  });
  for (const id of rows.ids(entity)) {
    const row = rows.read(entity, id);
    for (const { field, counts } of fields) {
      const value = row?.id(field) ?? null;
      if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return fields
    .filter(({ counts }) => counts.size > 0)
    .map(({ field, list, counts }) => ({
      list,
      entity,
      field,
      ids: [...counts].map(([id, count]) => ({ id, count, served: rows.served(list, id) ?? null })),
    }));
}

const nothing: readonly SeenList[] = [];

function together(lists: readonly SeenList[], next: SeenList): readonly SeenList[] {
  const before = lists.find(({ list }) => list === next.list);
  if (!before) return [...lists, { ...next, ids: sorted(next.ids) }];
  const counts = new Map(before.ids.map((each) => [each.id, each]));
  for (const each of next.ids) counts.set(each.id, { ...each, count: each.count + (counts.get(each.id)?.count ?? 0) });
  return lists.map((each) => (each === before ? { ...before, ids: sorted([...counts.values()]) } : each));
}

const sorted = (ids: SeenList['ids']): SeenList['ids'] =>
  ids.toSorted((a, b) => b.count - a.count || byFrench(a.id, b.id));
