import type { RowText } from '#cache/pages/readAhead.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { hasTerms, searchTerms } from '#shared/text/search.ts';
import type { Step } from '#sync/step.ts';
import { sameElements } from '../memo.ts';
import type { Rows } from '../rows.ts';
import { TextIndex } from './textIndex.ts';
import type { IndexedWords, Matches } from './textIndex.ts';

const nothing: Matches = { ids: [], total: 0 };

interface Part {
  readonly revision: number;
  readonly index: TextIndex;
}

interface Searched<Kind extends EntityName> {
  /** Is called for all rows after each change: it has to remember what it parses. */
  readonly words: (kind: Kind, row: RowText) => IndexedWords;
  /** Datasets whose rows have the words of their owners among their own. */
  readonly owners?: Readonly<Partial<Record<Kind, EntityName>>>;
}

/** Rows of some datasets by their words, including those that exist only here. */
export class RowIndex<Kind extends EntityName> {
  private readonly rows: Rows;
  private readonly kinds: readonly Kind[];
  private readonly searched: Searched<Kind>;
  private readonly parts = new Map<Kind, Part>();
  private pending: {
    readonly steps: readonly (readonly Step[])[];
    readonly words: ReadonlyMap<Kind, ReadonlyMap<string, IndexedWords>>;
  } | null = null;

  constructor(rows: Rows, kinds: readonly Kind[], searched: Searched<Kind>) {
    this.rows = rows;
    this.kinds = kinds;
    this.searched = searched;
  }

  catchUp(): void {
    const { memory } = this.rows;
    for (const kind of this.kinds) {
      const owner = this.searched.owners?.[kind];
      const revision = memory.revisionOf(kind) + (owner === undefined ? 0 : memory.revisionOf(owner));
      if (this.parts.get(kind)?.revision === revision) continue;
      const rows = Iterator.from(memory.dataset(kind)?.rows.values() ?? []);
      const index = new TextIndex(
        rows.map((row) => {
          const { words, owner = null } = this.searched.words(kind, row);
          return { id: row.id, words, owner };
        }),
      );
      this.parts.set(kind, { revision, index });
    }
  }

  /** Ahead of the first word that is typed nearly right. */
  readNames(): void {
    for (const { index } of this.parts.values()) index.readNames();
  }

  /** How many rows of a dataset are known here. */
  count(kind: Kind): number {
    const dataset = this.rows.memory.dataset(kind);
    return (
      (dataset?.rows.size ?? 0) -
      (dataset?.gone ?? 0) +
      [...this.pendingOf(kind).keys()].filter((id) => !dataset?.rows.has(id)).length
    );
  }

  /** The first rows of one dataset: in its own order without a query, else best first. */
  find(kind: Kind, query: string, limit: number): Matches {
    const index = this.parts.get(kind)?.index;
    const terms = searchTerms(query);
    const isAll = terms.length === 0;
    const pending = this.pendingOf(kind);
    const found = !index ? nothing : isAll ? index.first(limit) : index.find(query, limit);
    const ids = found.ids.filter((id) => !this.rows.isGone(kind, id));
    const goneOnes = isAll ? this.rows.memory.dataset(kind)?.gone : found.ids.length - ids.length;
    const total = found.total - (goneOnes ?? 0);
    const { heard } = found;
    if (pending.size === 0) return { ids, total, ...(heard && { heard }) };
    const own = [...pending].filter(([, { words }]) => hasTerms(words, terms)).map(([id]) => id);
    // A changed row stays where it was; rows that exist only here, and rows that match since a change, come first.
    const unchanged = ids.filter((id) => !pending.has(id) || own.includes(id));
    const added = own.filter((id) => !unchanged.includes(id));
    const known = this.rows.memory.dataset(kind)?.rows;
    return {
      ids: [...added, ...unchanged].slice(0, limit),
      total: total - (ids.length - unchanged.length) + added.filter((id) => !isAll || !known?.has(id)).length,
      ...(heard && { heard: heard.difference(new Set(own)) }),
    };
  }

  /** Rows of an owner, including those that exist only here. */
  ownedBy(kind: Kind, ownerId: string): readonly string[] {
    const unchanged = this.parts.get(kind)?.index.ownedBy(ownerId) ?? [];
    const pending = this.pendingOf(kind);
    const own = [...pending].filter(([, { owner }]) => owner === ownerId).map(([id]) => id);
    return [...new Set([...unchanged.filter((id) => pending.get(id)?.owner === ownerId || !pending.has(id)), ...own])];
  }

  private pendingOf(kind: Kind): ReadonlyMap<string, IndexedWords> {
    const steps = this.kinds.map((each) => this.rows.memory.stepsIn(each));
    if (!this.pending || !sameElements(this.pending.steps, steps)) {
      const words = new Map(this.kinds.map((each) => [each, this.readPending(each)] as const));
      this.pending = { steps, words };
    }
    return this.pending.words.get(kind) ?? new Map();
  }

  private readPending(kind: Kind): ReadonlyMap<string, IndexedWords> {
    const found = new Map<string, IndexedWords>();
    for (const id of this.rows.pending(kind)) {
      const text = this.rows.current(kind, id);
      if (text !== undefined) found.set(id, this.searched.words(kind, { text }));
    }
    return found;
  }
}
