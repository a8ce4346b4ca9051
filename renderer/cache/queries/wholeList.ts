import type { EntityName } from '#shared/entities/index.ts';
import { sameElements } from './memo.ts';
import type { Rows } from './rows.ts';

/** What is done at once, in ms: most lists are shorter than that. */
const firstMs = 14;
/** Of each later slice. */
const sliceMs = 8;

interface Options<View> {
  readonly rows: Rows;
  /** Whose rows are listed, and the datasets from which their views are made. */
  readonly entity: EntityName;
  readonly needs: readonly EntityName[];
  /** What else the views are made from; compared by identity. */
  readonly also?: () => unknown;
  /** Null where it is not in the cache. */
  readonly one: (id: string) => View | null;
  /** Until all are made: the first ones. */
  readonly first?: () => readonly View[];
}

export interface AllOf<View> {
  readonly rows: readonly View[];
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/**
 * Every row of a dataset as screens list it. Of 50,000 rows the views take a second or two: they are made a few
 * milliseconds at a time, and the list before them is shown meanwhile. What the user changed is made at once.
 */
export class WholeList<View extends { readonly id: string }> {
  private readonly options: Options<View>;
  private shown: AllOf<View> = { rows: [], isWhole: false };
  /** What `shown`, and what is being made, is made from. */
  private inputs: readonly unknown[] = [];
  private making: { readonly inputs: readonly unknown[]; readonly steps: Generator<void, readonly View[]> } | null =
    null;
  private steps: unknown = null;
  private pending: ReadonlySet<string> = new Set();

  constructor(options: Options<View>) {
    this.options = options;
  }

  read(): AllOf<View> {
    const { rows, needs, also } = this.options;
    const inputs = [...rows.shown(...needs), also?.()];
    if (!this.making && !sameElements(inputs, this.inputs)) this.begin(inputs);
    return this.meanwhile();
  }

  private begin(inputs: readonly unknown[]): void {
    this.making = { inputs, steps: this.make() };
    // A dataset that was just read from the disk is no empty list.
    if (this.shown.rows.length === 0) this.shown = { rows: [], isWhole: false };
    if (!this.goOn(firstMs)) setTimeout(() => this.later());
  }

  private *make(): Generator<void, readonly View[]> {
    const { rows, entity, one } = this.options;
    const views: View[] = [];
    const ids = Array.from(rows.ids(entity)); // rows may come and go meanwhile
    for (const id of ids) {
      const view = one(id);
      if (view) views.push(view);
      yield;
    }
    return views;
  }

  private goOn(ms: number): boolean {
    const { making } = this;
    if (!making) return true;
    for (const until = performance.now() + ms; performance.now() < until;) {
      const { done, value } = making.steps.next();
      if (!done) continue;
      // Before its dataset is read from the disk nothing is known of the list, not even that it is empty.
      const isWhole = this.options.rows.memory.dataset(this.options.entity) !== undefined;
      const isSame = this.shown.isWhole === isWhole && sameElements(value, this.shown.rows);
      if (!isSame) this.shown = { rows: value, isWhole };
      this.inputs = making.inputs;
      this.making = null;
      this.steps = null; // what the user changed meanwhile is applied to this list too
      return true;
    }
    return false;
  }

  /** The screens are notified in a task of its own: what they draw of a whole list takes longer than a slice. */
  private later(): void {
    const isDone = this.goOn(sliceMs);
    setTimeout(() => (isDone ? this.options.rows.memory.changed() : this.later()));
  }

  /** Until all are made: the list before, with what the user changed since. */
  private meanwhile(): AllOf<View> {
    const { rows, entity, one, first } = this.options;
    if (!this.shown.isWhole) return first ? { rows: first(), isWhole: false } : this.shown;
    const steps = rows.memory.stepsIn(entity);
    if (steps === this.steps) return this.shown;
    const pending = rows.pending(entity);
    const touched = new Set([...this.pending, ...pending]);
    [this.steps, this.pending] = [steps, pending];
    if (!this.making || touched.size === 0) return this.shown;
    const known = new Set(this.shown.rows.map(({ id }) => id));
    const own = this.shown.rows.flatMap((view) => (touched.has(view.id) ? (one(view.id) ?? []) : view));
    const added = [...touched].flatMap((id) => (known.has(id) ? [] : (one(id) ?? [])));
    this.shown = { rows: [...own, ...added], isWhole: true };
    return this.shown;
  }
}
