import type { EntityName } from '#shared/entities/index.ts';
import type { Step } from '#sync/step.ts';

const none: readonly Step[] = [];

/** Of one dataset: all steps, and those of each row. */
interface Lists {
  readonly all: readonly Step[];
  readonly byRow: ReadonlyMap<string, readonly Step[]>;
}

/** The steps of the outbox: all of them, by dataset and by row. A list stays the same object while its steps do. */
export class StepLists {
  private ordered: readonly Step[] = none;
  private byEntity: ReadonlyMap<EntityName, Lists> = new Map();

  /** In order of `seq`. */
  get all(): readonly Step[] {
    return this.ordered;
  }

  in(entity: EntityName): readonly Step[] {
    return this.byEntity.get(entity)?.all ?? none;
  }

  /** A screen of 500 events asks a thousand times at each change: two look-ups, and no key is made. */
  of(entity: EntityName, target: string): readonly Step[] {
    return this.byEntity.get(entity)?.byRow.get(target) ?? none;
  }

  /** Replaces all steps. Returns the entities whose steps changed. */
  set(steps: Iterable<Step>): ReadonlySet<EntityName> {
    const all = [...steps];
    if (isSame(all, this.ordered)) return new Set();
    // They come in order, but for the first time.
    const isInOrder = all.every((step, at) => at === 0 || (all[at - 1]?.seq ?? 0) <= step.seq);
    this.ordered = isInOrder ? all : all.sort((a, b) => a.seq - b.seq);
    const next = new Map<EntityName, Lists>();
    const touched = new Set<EntityName>();
    for (const [entity, own] of Map.groupBy(this.ordered, (step) => step.entity)) {
      const before = this.byEntity.get(entity);
      if (before && isSame(before.all, own)) next.set(entity, before);
      else {
        next.set(entity, { all: own, byRow: byRow(own, before) });
        touched.add(entity);
      }
    }
    for (const entity of this.byEntity.keys()) if (!next.has(entity)) touched.add(entity);
    this.byEntity = next;
    return touched;
  }
}

/** By row; a list that holds the same steps as before is the one from before. */
function byRow(steps: readonly Step[], before: Lists | undefined): ReadonlyMap<string, readonly Step[]> {
  const rows = new Map<string, readonly Step[]>(Map.groupBy(steps, ({ target }) => target));
  for (const [target, own] of rows) {
    const old = before?.byRow.get(target);
    if (old && isSame(old, own)) rows.set(target, old);
  }
  return rows;
}

const isSame = (a: readonly Step[], b: readonly Step[]): boolean =>
  a.length === b.length && a.every((step, at) => step === b[at]);
