import { entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { integerOf, rowOf } from './row.ts';
import type { Members, Row } from './row.ts';

/** Every set of the service, as rows by id in the order of their creation. Ids are unique per set only (R5.4). */
export class Store {
  readonly #sets = new Map<EntityName, Map<string, Row>>(entityNames.map((name) => [name, new Map()]));
  readonly #lastIds = new Map<EntityName, bigint>();
  #version = 0;

  /** Grows with every change. */
  get version(): number {
    return this.#version;
  }

  rows(set: EntityName): Iterable<Row> {
    return this.#set(set).values();
  }

  row(set: EntityName, id: string): Row | undefined {
    return this.#set(set).get(id);
  }

  /** Adds a row, or replaces the one with the same id. */
  put(set: EntityName, members: Members): Row {
    const row = rowOf(set, members);
    this.#set(set).set(row.id, row);
    this.#noteId(set, BigInt(integerOf(members, 'Id')));
    this.#version += 1;
    return row;
  }

  /** An id that no row of the set has or had. */
  nextId(set: EntityName): string {
    const next = (this.#lastIds.get(set) ?? 0n) + 1n;
    this.#noteId(set, next);
    return String(next);
  }

  #noteId(set: EntityName, id: bigint): void {
    if (id > (this.#lastIds.get(set) ?? 0n)) this.#lastIds.set(set, id);
  }

  #set(set: EntityName): Map<string, Row> {
    const rows = this.#sets.get(set);
    if (!rows) throw new Error(`${set} is not a set of the service`);
    return rows;
  }
}
