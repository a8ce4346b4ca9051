import { numberedWith, selectionSetNames, setNames } from '../sets/setNames.ts';
import type { SetName } from '../sets/setNames.ts';
import { integerOf, rowOf } from './row.ts';
import type { Members, Row } from './row.ts';

/** Every set of the service, as rows by id in the order of their creation. Ids are unique per set only (R5.4). */
export class Store {
  readonly #sets: Map<SetName, Map<string, Row>>;
  readonly #lastIds = new Map<SetName, bigint>();
  readonly #plain: Store | null;
  #selection: Store | null = null;
  #version = 0;
  #idsBeyond = 0n;
  #sample: { readonly day: string; readonly version: number } | null = null;

  constructor(plain: Store | null = null) {
    this.#plain = plain;
    this.#sets = new Map((plain ? selectionSetNames : setNames).map((name) => [name, new Map()]));
  }

  /** The service as `/selection` shows it: its own people, enrolments and marks; every other set is the same (R1.5). */
  get selection(): Store {
    if (this.#plain) return this;
    this.#selection ??= new Store(this);
    return this.#selection;
  }

  get plain(): Store {
    return this.#plain ?? this;
  }

  /** The same rows, which never change, in a store of its own. */
  copy(): Store {
    const copy = new Store();
    copy.#take(this);
    copy.selection.#take(this.selection);
    return copy;
  }

  #take(from: Store): void {
    for (const [set, rows] of from.#sets) this.#sets.set(set, new Map(rows));
    for (const [counter, id] of from.#lastIds) this.#lastIds.set(counter, id);
    this.#version = from.#version;
    this.#idsBeyond = from.#idsBeyond;
  }

  /** Increases with every change, also of the other context. */
  get version(): number {
    return this.plain.#version;
  }

  /** As it is now, it is the sample laid around this day (YYYY-MM-DD). */
  markSample(day: string): void {
    this.#sample = { day, version: this.version };
  }

  /** The day of the sample that it is; null once something was changed. */
  get sampleOf(): string | null {
    return this.#sample?.version === this.version ? this.#sample.day : null;
  }

  rows(set: SetName): Iterable<Row> {
    return this.#set(set).values();
  }

  row(set: SetName, id: string): Row | undefined {
    return this.#set(set).get(id);
  }

  put(set: SetName, members: Members): Row {
    const row = rowOf(set, members);
    this.#set(set).set(row.id, row);
    this.#noteId(set, BigInt(integerOf(members, 'Id')));
    this.plain.#version += 1;
    return row;
  }

  remove(set: SetName, id: string): void {
    if (this.#set(set).delete(id)) this.plain.#version += 1;
  }

  /** New ids are greater than this (R5.4). */
  numberBeyond(id: bigint): void {
    this.plain.#idsBeyond = id;
  }

  /** An id that no row of the set has or had. */
  nextId(set: SetName): string {
    const last = this.#counters(set).get(numberedWith(set)) ?? 0n;
    const beyond = this.plain.#idsBeyond;
    const next = (last < beyond ? beyond : last) + 1n;
    this.#noteId(set, next);
    return String(next);
  }

  #noteId(set: SetName, id: bigint): void {
    const counters = this.#counters(set);
    const counter = numberedWith(set);
    if (id > (counters.get(counter) ?? 0n)) counters.set(counter, id);
  }

  /** Each context numbers its own rows: the same number is another row in the other. */
  #counters(set: SetName): Map<SetName, bigint> {
    return this.#sets.has(set) ? this.#lastIds : this.plain.#lastIds;
  }

  #set(set: SetName): Map<string, Row> {
    const rows = this.#sets.get(set) ?? this.plain.#sets.get(set);
    if (!rows) throw new Error(`${set} is not a set of the service`);
    return rows;
  }
}
