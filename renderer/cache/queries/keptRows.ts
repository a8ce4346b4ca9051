import { listOfValue } from '#shared/endpoints/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { PullRequest, PullStatus } from '#sync/ports.ts';
import { keptWith } from '#sync/rules/kept.ts';
import type { KeptLink } from '#sync/rules/kept.ts';
import { requestKey } from '#sync/rules/request.ts';
import { Memo } from './memo.ts';
import type { Rows } from './rows.ts';

/** A request that follows from a taken row. `isLeaf`: receive only this, nothing that belongs to it. */
export interface KeptRequest {
  readonly request: PullRequest & { readonly of: string };
  readonly isLeaf: boolean;
}

/** A list or row that is kept offline, as this workstation has it. */
export interface KeptList {
  readonly request: PullRequest;
  /** Null: it was never received. */
  readonly last: PullStatus | null;
  readonly rows: number;
}

/** The rows that belong to rows kept one by one, as far as they are known here. */
export class KeptRows {
  private readonly rows: Rows;
  private readonly mentions = new Memo<ReadonlyMap<string, readonly string[]>>();

  constructor(rows: Rows) {
    this.rows = rows;
  }

  /** Everything to receive for these rows, each once, in order. */
  lists(taken: readonly { readonly entity: EntityName; readonly id: string }[]): readonly KeptList[] {
    const { memory } = this.rows;
    const found = new Map<string, KeptList>();
    const todo = taken.map(({ entity, id }): KeptRequest => ({ request: { entity, of: id }, isLeaf: false }));
    for (const { request, isLeaf } of todo) {
      const key = requestKey(request);
      if (found.has(key)) continue;
      found.set(key, { request, last: memory.status(key), rows: this.received(request).length });
      if (!isLeaf) todo.push(...this.below(request));
    }
    return [...found.values()];
  }

  /** How many rows here name one of these in a member, of an entity that the service gives to no request. */
  naming(ids: readonly string[], entity: EntityName, member: string): number {
    return ids.reduce((sum, id) => sum + this.mentioning(entity, member, id).length, 0);
  }

  /** What is received next, once the rows of a request are here. */
  below(request: KeptRequest['request']): readonly KeptRequest[] {
    return this.received(request).flatMap((id) => this.linked(request.entity, id, new Set()));
  }

  private linked(entity: EntityName, id: string, visited: Set<string>): readonly KeptRequest[] {
    const place = `${entity}/${id}`;
    if (visited.has(place)) return [];
    visited.add(place);
    const row = this.rows.readBase(entity, id);
    if (!row) return [];
    return (keptWith[entity] ?? []).flatMap((link) => {
      const of = link.from === undefined ? id : row.id(link.from);
      if (of === null) return [];
      if (isAsked(link)) return [{ request: { entity: link.entity, of }, isLeaf: link.isLeaf === true }];
      return this.mentioning(link.entity, link.by, of).flatMap((each) => this.linked(link.entity, each, visited));
    });
  }

  /** Ids of the rows here that a request reads. */
  private received({ entity, of }: KeptRequest['request']): readonly string[] {
    return this.mentioning(entity, listOfValue(entity, undefined)?.member, of);
  }

  private mentioning(entity: EntityName, member: string | undefined, id: string): readonly string[] {
    if (member === undefined) return this.rows.base(entity, id) === undefined ? [] : [id];
    const { memory } = this.rows;
    const byValue = this.mentions.get(
      `${entity}/${member}`,
      [memory.dataset(entity), memory.revisionOf(entity)],
      () => {
        // A search in the text is enough to sort rows; parsing thousands of them is not worth it.
        const value = new RegExp(`"${member}"\\s*:\\s*"?(\\d+)`, 'u');
        return Map.groupBy(
          [...memory.base.rows(entity)].map(([each]) => each),
          (each) => value.exec(memory.base.row(entity, each) ?? '')?.[1] ?? '',
        );
      },
    );
    return (byValue.get(id) ?? []).filter((each) => this.rows.readBase(entity, each)?.id(member) === id);
  }
}

/** Whether the service gives the rows of this link for one value; else they come with other lists. */
function isAsked({ entity, by }: KeptLink): boolean {
  const list = listOfValue(entity, undefined);
  return list !== undefined && list.member === by;
}
