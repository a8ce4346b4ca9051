import type { EntityName } from '#shared/entities/index.ts';
import { parseRaw } from '#shared/json/rawJson.ts';
import type { StoredRow } from '../pages/dataset.ts';
import { textOnce } from './made.ts';
import { Memo } from './memo.ts';
import type { Rows } from './rows.ts';

/** Ids of rows by the text of a member, as screens show it. */
export class ByMember {
  private readonly rows: Rows;
  private readonly entity: EntityName;
  private readonly member: string;
  private readonly received = new Memo<ReadonlyMap<string, readonly StoredRow[]>>();
  private readonly pending = new Memo<ReadonlyMap<string, readonly string[]>>();
  private readonly valueOf: ReturnType<typeof textOnce<string>>;

  constructor(rows: Rows, entity: EntityName, member: string) {
    this.rows = rows;
    this.entity = entity;
    this.member = member;
    // Parsing a row costs more than a search in its text.
    const form = new RegExp(String.raw`"${member}"\s*:\s*("(?:[^"\\]|\\.)+")`, 'u');
    this.valueOf = textOnce((text) => String(parseRaw(form.exec(text)?.[1] ?? '""')).trim());
  }

  of(text: string): readonly string[] {
    const { rows, entity } = this;
    const value = text.trim();
    if (value === '') return [];
    const received = this.received.get('', rows.received(entity), () =>
      Map.groupBy(rows.memory.dataset(entity)?.rows.values() ?? [], this.valueOf),
    );
    const pending = this.pending.get('', rows.shown(entity), () =>
      Map.groupBy(rows.pending(entity), (id) => this.read(id) ?? ''),
    );
    const ids = new Set([...(received.get(value) ?? []).map(({ id }) => id), ...(pending.get(value) ?? [])]);
    return [...ids].filter((id) => this.read(id) === value);
  }

  private read(id: string): string | undefined {
    return this.rows.read(this.entity, id)?.text(this.member).trim();
  }
}
