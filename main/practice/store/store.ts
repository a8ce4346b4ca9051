import { numberedWith, setNames } from '../sets/setNames.ts';
import type { SetName } from '../sets/setNames.ts';
import { integerOf, rowOf } from './row.ts';
import type { Members, Row } from './row.ts';

/** Every set of the service, as rows by id in the order of their creation. Ids are unique per set only (R5.4). */
export class Store {
  readonly #sets = new Map<SetName, Map<string, Row>>(setNames.map((name) => [name, new Map()]));
  readonly #lastIds = new Map<SetName, bigint>();
  #version = 0;
  #idsBeyond = 0n;

  /** The same rows, which never change, in a store of its own. */
  copy(): Store {
    const copy = new Store();
    for (const [set, rows] of this.#sets) copy.#sets.set(set, new Map(rows));
    for (const [counter, id] of this.#lastIds) copy.#lastIds.set(counter, id);
    copy.#version = this.#version;
    copy.#idsBeyond = this.#idsBeyond;
    return copy;
  }

  /** Increases with every change. */
  get version(): number {
    return this.#version;
  }

  rows(set: SetName): Iterable<Row> {
    return this.#set(set).values();
  }

  row(set: SetName, id: string): Row | undefined {
    return this.#set(set).get(id);
  }

  /** Adds a row, or replaces the one with the same id. */
  put(set: SetName, members: Members): Row {
    const row = rowOf(set, members);
    this.#set(set).set(row.id, row);
    this.#noteId(set, BigInt(integerOf(members, 'Id')));
    this.#version += 1;
    return row;
  }

  remove(set: SetName, id: string): void {
    if (this.#set(set).delete(id)) this.#version += 1;
  }

  /** New ids are greater than this (R5.4). */
  numberBeyond(id: bigint): void {
    this.#idsBeyond = id;
  }

  /** An id that no row of the set has or had. */
  nextId(set: SetName): string {
    const last = this.#lastIds.get(numberedWith(set)) ?? 0n;
    const next = (last < this.#idsBeyond ? this.#idsBeyond : last) + 1n;
    this.#noteId(set, next);
    return String(next);
  }

  #noteId(set: SetName, id: bigint): void {
    const counter = numberedWith(set);
    if (id > (this.#lastIds.get(counter) ?? 0n)) this.#lastIds.set(counter, id);
  }

  #set(set: SetName): Map<string, Row> {
    const rows = this.#sets.get(set);
    if (!rows) throw new Error(`${set} is not a set of the service`);
    return rows;
  }
}
