import type { Dataset } from '#cache/pages/dataset.ts';
import { Fields } from '#cache/pages/fields.ts';
import { foldedText } from '#shared/text/fold.ts';
import { hasTerms, searchTerms } from '#shared/text/search.ts';
import type { Terms } from '#shared/text/search.ts';
import type { Rows } from '../rows.ts';
import { InSlices } from './inSlices.ts';
import { TextIndex } from './textIndex.ts';
import type { Matches } from './textIndex.ts';

/** Folders and files by the words of their names, including those that exist only here. */
export class FolderIndex {
  private readonly rows: Rows;
  private readonly slices: InSlices;
  private index = new TextIndex();
  private dataset: Dataset | undefined;
  private revision = -1;

  constructor(rows: Rows) {
    this.rows = rows;
    this.slices = new InSlices(
      (isOver) => this.take(isOver),
      () => rows.memory.changed(),
    );
  }

  /** The first of those whose name contains every word, best first; none without a word. */
  find(query: string, limit: number): Matches {
    this.slices.catchUp();
    const terms = searchTerms(query);
    if (terms.length === 0) return { ids: [], total: 0 };
    const own = this.madeHere(terms);
    const { ids, total } = this.index.find(query, limit);
    return { ids: [...own, ...ids].slice(0, limit), total: total + own.length };
  }

  private take(isOver: () => boolean): boolean {
    const { memory } = this.rows;
    const dataset = memory.dataset('Directory');
    const revision = memory.revisionOf('Directory');
    if (dataset === this.dataset && revision === this.revision) return true;
    if (dataset !== this.dataset) this.index = new TextIndex();
    this.dataset = dataset;
    const { isWhole } = this.index.catchUp(
      dataset?.rows.values() ?? [],
      ({ text }) => ({ words: wordsOf(new Fields(text)) }),
      isOver,
      revision,
    );
    if (isWhole) this.revision = revision;
    return isWhole;
  }

  private madeHere(terms: Terms): readonly string[] {
    return [...this.rows.pending('Directory')].filter((id) => {
      const row = this.dataset?.rows.has(id) ? undefined : this.rows.read('Directory', id);
      return row !== undefined && hasTerms(foldedText(wordsOf(row)), terms);
    });
  }
}

/** A deleted row is neither shown nor found (R1.3). */
const wordsOf = (row: Fields): readonly string[] => (row.text('Delete_time') === '' ? [row.text('Name')] : []);
