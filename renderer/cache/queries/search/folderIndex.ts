import type { Dataset } from '#cache/pages/dataset.ts';
import { Fields } from '#cache/pages/fields.ts';
import { straw, typedText } from '#shared/text/searchText.ts';
import type { Rows } from '../rows.ts';
import { Haystack } from './haystack.ts';
import type { Matches } from './haystack.ts';
import { InSlices } from './inSlices.ts';

/** Folders and files by the words of their names, including those that exist only here. */
export class FolderIndex {
  private readonly rows: Rows;
  private readonly slices: InSlices;
  private haystack = new Haystack();
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
    const folded = typedText(query);
    if (folded === '') return { ids: [], total: 0 };
    const own = this.madeHere(folded);
    const { ids, total } = this.haystack.find(folded, limit);
    return { ids: [...own, ...ids].slice(0, limit), total: total + own.length };
  }

  private take(isOver: () => boolean): boolean {
    const { memory } = this.rows;
    const dataset = memory.dataset('Directory');
    const revision = memory.revisionOf('Directory');
    if (dataset === this.dataset && revision === this.revision) return true;
    if (dataset !== this.dataset) this.haystack = new Haystack();
    this.dataset = dataset;
    const { isWhole } = this.haystack.catchUp(
      dataset?.rows.values() ?? [],
      ({ text }) => ({ words: wordsOf(new Fields(text)) }),
      isOver,
      revision,
    );
    if (isWhole) this.revision = revision;
    return isWhole;
  }

  private madeHere(folded: string): readonly string[] {
    const terms = folded.split(' ');
    return [...this.rows.pending('Directory')].filter((id) => {
      const row = this.dataset?.rows.has(id) ? undefined : this.rows.read('Directory', id);
      const text = row ? straw(wordsOf(row)) : '';
      return text !== '' && terms.every((term) => text.includes(term));
    });
  }
}

/** A deleted row is neither shown nor found (R1.3). */
const wordsOf = (row: Fields): readonly string[] => (row.text('Delete_time') === '' ? [row.text('Name')] : []);
