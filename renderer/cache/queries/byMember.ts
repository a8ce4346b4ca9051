import type { EntityName } from '#shared/entities/index.ts';
import { parseRaw } from '#shared/json/rawJson.ts';
import type { StoredRow } from '../pages/dataset.ts';
import type { Rows } from './rows.ts';

/** Ids of rows by the text of one member. A row is searched once, and again when it changed: there may be 50,000. */
export class ByMember {
  private readonly rows: Rows;
  private readonly entity: EntityName;
  private readonly member: string;
  private readonly form: RegExp;
  private readonly known = new Map<string, StoredRow>();
  private readonly ids = new Map<string, Set<string>>();
  private revision = -1;

  constructor(rows: Rows, entity: EntityName, member: string) {
    this.rows = rows;
    this.entity = entity;
    this.member = member;
    this.form = new RegExp(String.raw`"${member}"\s*:\s*("(?:[^"\\]|\\.)+")`, 'u');
  }

  of(value: string): readonly string[] {
    if (value === '') return [];
    this.catchUp();
    const { rows, entity, member } = this;
    return [...new Set([...(this.ids.get(value) ?? []), ...rows.pending(entity)])].filter(
      (id) => rows.read(entity, id)?.text(member).trim() === value,
    );
  }

  private catchUp(): void {
    const { memory } = this.rows;
    const revision = memory.revisionOf(this.entity);
    if (revision === this.revision) return;
    const stored = memory.dataset(this.entity)?.rows;
    const changed = this.revision === -1 ? null : memory.changedSince(this.entity, this.revision);
    for (const id of changed ?? stored?.keys() ?? []) {
      const row = stored?.get(id);
      if (!row || this.known.get(id) === row) continue;
      this.known.set(id, row);
      const raw = this.form.exec(row.text)?.[1];
      if (raw === undefined) continue;
      const value = String(parseRaw(raw)).trim();
      const ids = this.ids.get(value) ?? new Set();
      this.ids.set(value, ids.add(id));
    }
    this.revision = revision;
  }
}
