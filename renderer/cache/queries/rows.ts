import type { EntityName } from '#shared/entities/index.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Step } from '../../sync/step.ts';
import type { Memory } from '../memory.ts';
import { overlayRow } from '../overlay/overlayRow.ts';
import { Fields } from './fields.ts';
import { Memo } from './memo.ts';

/** Rows as a screen shows them, read once and kept. */
export class Rows {
  readonly memory: Memory;
  private readonly currents = new Memo<RawJson | undefined>();
  private readonly fields = new Memo<Fields>();

  constructor(memory: Memory) {
    this.memory = memory;
  }

  steps(entity: EntityName, id: string): readonly Step[] {
    return this.memory.stepsOf(entity, id);
  }

  base(entity: EntityName, id: string): RawJson | undefined {
    return this.memory.base.row(entity, id);
  }

  current(entity: EntityName, id: string): RawJson | undefined {
    const base = this.base(entity, id);
    const steps = this.steps(entity, id);
    if (steps.length === 0) return base;
    return this.currents.get(`${entity}/${id}`, [base, ...steps], () => overlayRow(entity, base, steps));
  }

  /** Members of the current row. */
  read(entity: EntityName, id: string): Fields | undefined {
    return this.parse(`${entity}/${id}`, this.current(entity, id));
  }

  /** Members of what the service last said. */
  readBase(entity: EntityName, id: string): Fields | undefined {
    return this.parse(`base ${entity}/${id}`, this.base(entity, id));
  }

  /** Ids of every row, those that are only here included. */
  *ids(entity: EntityName): Generator<string> {
    const area = this.memory.area(entity);
    if (area) yield* area.rows.keys();
    for (const id of this.pending(entity)) if (!area?.rows.has(id)) yield id;
  }

  /** Ids that steps in the outbox are about. */
  pending(entity: EntityName): ReadonlySet<string> {
    const steps = this.memory.steps().filter((step) => step.entity === entity);
    return new Set(steps.map((step) => step.target));
  }

  private parse(key: string, row: RawJson | undefined): Fields | undefined {
    return row === undefined ? undefined : this.fields.get(key, [row], () => new Fields(row));
  }
}
