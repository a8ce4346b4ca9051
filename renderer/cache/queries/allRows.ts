import type { EntityName } from '#shared/entities/index.ts';
import { sameElements } from './memo.ts';
import type { Rows } from './rows.ts';

interface AllRowsOptions<View> {
  readonly rows: Rows;
  readonly entity: EntityName;
  readonly needs: readonly EntityName[];
  /** What else the views are made from; compared by identity. */
  readonly also?: () => unknown;
  /** Null where it is not in the cache. */
  readonly one: (id: string) => View | null;
}

/** Every row of a dataset as screens list it: the same list until one of its views is another. */
export class AllRows<View> {
  private readonly options: AllRowsOptions<View>;
  private views: readonly View[] = [];
  private inputs: readonly unknown[] = [];

  constructor(options: AllRowsOptions<View>) {
    this.options = options;
  }

  read(): readonly View[] {
    const { rows, entity, needs, also, one } = this.options;
    const inputs = [...rows.shown(...needs), also?.()];
    if (sameElements(inputs, this.inputs)) return this.views;
    const views = Array.from(rows.ids(entity)).flatMap((id) => one(id) ?? []);
    if (!sameElements(views, this.views)) this.views = views;
    this.inputs = inputs;
    return this.views;
  }
}
