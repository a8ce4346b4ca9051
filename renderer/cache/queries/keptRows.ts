import { listOfValue } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { PullRequest, PullStatus } from '#sync/ports.ts';
import { keptWith } from '#sync/rules/kept.ts';
import type { KeptLink } from '#sync/rules/kept.ts';
import { requestKey } from '#sync/rules/request.ts';
import { madeOf } from './made.ts';
import type { Rows } from './rows.ts';

/** A request that follows from a taken row. `isLeaf`: receive only this, nothing that belongs to it. */
export interface KeptRequest {
  readonly request: PullRequest & { readonly of: string };
  readonly isLeaf: boolean;
}

export interface KeptList {
  readonly request: PullRequest;
  /** Null: it was never received. */
  readonly last: PullStatus | null;
  readonly rows: number;
}

/** Everything to receive for rows kept one by one, as far as it is known here: each once, in order. */
export function keptLists(
  rows: Rows,
  taken: readonly { readonly entity: EntityName; readonly id: string }[],
): readonly KeptList[] {
  const found = new Map<string, KeptList>();
  const todo = taken.map(({ entity, id }): KeptRequest => ({ request: { entity, of: id }, isLeaf: false }));
  for (const { request, isLeaf } of todo) {
    const key = requestKey(request);
    if (found.has(key)) continue;
    found.set(key, { request, last: rows.memory.status(key), rows: received(rows, request).length });
    if (!isLeaf) todo.push(...keptBelow(rows, request));
  }
  return [...found.values()];
}

export const keptBelow = (rows: Rows, request: KeptRequest['request']): readonly KeptRequest[] =>
  received(rows, request).flatMap((id) => linked(rows, request.entity, id, new Set()));

function linked(rows: Rows, entity: EntityName, id: string, visited: Set<string>): readonly KeptRequest[] {
  const place = `${entity}/${id}`;
  if (visited.has(place)) return [];
  visited.add(place);
  const row = rows.readBase(entity, id);
  if (!row) return [];
  return (keptWith[entity] ?? []).flatMap((link) => {
    const of = link.from === undefined ? id : row.id(link.from);
    if (of === null) return [];
    if (isAsked(link)) return [{ request: { entity: link.entity, of }, isLeaf: link.isLeaf === true }];
    return rowsNaming(rows, link.entity, link.by, of).flatMap((each) => linked(rows, link.entity, each, visited));
  });
}

const received = (rows: Rows, { entity, of }: KeptRequest['request']): readonly string[] =>
  rowsNaming(rows, entity, listOfValue(entity, undefined)?.member, of);

/** Ids of the rows here that name another in a member; without one, the row itself. */
export function rowsNaming(rows: Rows, entity: EntityName, member: string | undefined, id: string): readonly string[] {
  if (member === undefined) return rows.base(entity, id) === undefined ? [] : [id];
  return byNamed(rows, entity, member).get(id) ?? [];
}

const byNamed = madeOf(
  (rows, entity: EntityName, _member: string) => rows.received(entity),
  (rows, entity, member) =>
    Map.groupBy(
      [...rows.memory.base.rows(entity)].map(([id]) => id),
      (id) => rows.readBase(entity, id)?.id(member) ?? '',
    ),
);

/** Whether the service gives the rows of this link for one value; else they come with other lists. */
function isAsked({ entity, by }: KeptLink): boolean {
  const list = listOfValue(entity, undefined);
  return list !== undefined && list.member === by;
}
