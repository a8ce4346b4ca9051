import type { EntityName } from '#shared/entities/index.ts';
import { parseRaw } from '#shared/json/rawJson.ts';
import type { StoredRow } from '../pages/dataset.ts';
import { sameElements } from './memo.ts';
import type { Rows } from './rows.ts';

/** Ids of rows by what is read in each. A row is read once, and again when it changed. */
export class IdsBy<Key> {
  private readonly rows: Rows;
  private readonly entity: EntityName;
  private readonly read: (row: StoredRow) => Key | null;
  private readonly known = new Map<string, StoredRow>();
  private readonly ids = new Map<Key, Set<string>>();
  private revision = -1;
  /** Rises as a key comes or goes. */
  changes = 0;

  /** `read`: null for a row that is not looked for. */
  constructor(rows: Rows, entity: EntityName, read: (row: StoredRow) => Key | null) {
    this.rows = rows;
    this.entity = entity;
    this.read = read;
  }

  /** As the service has them. */
  now(): ReadonlyMap<Key, ReadonlySet<string>> {
    const { memory } = this.rows;
    const revision = memory.revisionOf(this.entity);
    if (revision === this.revision) return this.ids;
    const stored = memory.dataset(this.entity)?.rows;
    const changed = this.revision === -1 ? null : memory.changedSince(this.entity, this.revision);
    for (const id of changed ?? stored?.keys() ?? []) {
      const row = stored?.get(id);
      if (row) this.take(row);
    }
    this.revision = revision;
    return this.ids;
  }

  private take(row: StoredRow): void {
    const before = this.known.get(row.id);
    if (before === row) return;
    this.known.set(row.id, row);
    const [former, key] = [before ? this.read(before) : null, this.read(row)];
    if (former === key) return;
    if (former !== null) this.drop(former, row.id);
    if (key === null) return;
    const ids = this.ids.get(key) ?? new Set();
    if (ids.size === 0) this.changes += 1;
    this.ids.set(key, ids.add(row.id));
  }

  private drop(key: Key, id: string): void {
    const ids = this.ids.get(key);
    ids?.delete(id);
    if (ids?.size !== 0) return;
    this.ids.delete(key);
    this.changes += 1;
  }
}

export class ByMember {
  private readonly rows: Rows;
  private readonly entity: EntityName;
  private readonly member: string;
  private readonly stored: IdsBy<string>;
  private waiting: ReadonlyMap<string, readonly string[]> = new Map();
  private inputs: readonly unknown[] = [];

  constructor(rows: Rows, entity: EntityName, member: string) {
    this.rows = rows;
    this.entity = entity;
    this.member = member;
    // Parsing a row costs more than a search in its text.
    const form = new RegExp(String.raw`"${member}"\s*:\s*("(?:[^"\\]|\\.)+")`, 'u');
    this.stored = new IdsBy(rows, entity, ({ text }) => {
      const raw = form.exec(text)?.[1];
      return raw === undefined ? null : String(parseRaw(raw)).trim();
    });
  }

  of(text: string): readonly string[] {
    const value = text.trim();
    if (value === '') return [];
    const ids = [...(this.stored.now().get(value) ?? []), ...(this.pending().get(value) ?? [])];
    return [...new Set(ids)].filter((id) => this.read(id) === value);
  }

  private pending(): typeof this.waiting {
    const { rows, entity } = this;
    const inputs = rows.shown(entity);
    if (!sameElements(inputs, this.inputs)) {
      this.waiting = Map.groupBy(rows.pending(entity), (id) => this.read(id) ?? '');
      this.inputs = inputs;
    }
    return this.waiting;
  }

  private read(id: string): string | undefined {
    return this.rows.read(this.entity, id)?.text(this.member).trim();
  }
}
