/** Changes of a dataset whose rows are noted, and rows of all of them: beyond that, reading all again costs no more. */
const mostChanges = 100;
const mostRows = 2000;

const none: ReadonlySet<string> = new Set();

/**
 * Which rows of one dataset changed, change by change, so that after an edit a query looks at these alone, and not at
 * all that it shows or at the whole dataset.
 */
export class ChangedRows {
  /** Rises with every change. */
  revision = 0;
  /** The latest changes, without a gap. */
  private changes: { readonly revision: number; readonly ids: readonly string[] }[] = [];
  private rows = 0;

  /** Without `ids`, any row may have changed. */
  note(ids?: Iterable<string>): void {
    this.revision += 1;
    if (ids) {
      const all = [...ids];
      this.changes.push({ revision: this.revision, ids: all });
      this.rows += all.length;
      while (this.changes.length > mostChanges || this.rows > mostRows)
        this.rows -= this.changes.shift()?.ids.length ?? 0;
    } else {
      this.changes = [];
      this.rows = 0;
    }
  }

  /** Null: any row may have changed. */
  since(revision: number): ReadonlySet<string> | null {
    if (revision === this.revision) return none;
    const first = this.changes[0];
    if (!first || first.revision > revision + 1) return null;
    return new Set(this.changes.filter((change) => change.revision > revision).flatMap(({ ids }) => ids));
  }
}
