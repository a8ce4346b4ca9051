import { PageTextError, pageRows, pageText } from './pageText.ts';
import type { PageRow } from './pageText.ts';

export interface RowsOfPage {
  readonly page: string;
  readonly rows: Iterable<PageRow>;
}

/**
 * Records with rows newer than their pages: a confirmed row is on the disk with its commit, and a few rows of many
 * pages are one record. The newest record of a row is right; a patch may go once each of its rows is elsewhere in a
 * newer one.
 */
export class Patches {
  /** By patch: its version, and the rows that no newer record on the disk holds. */
  private readonly records = new Map<string, { readonly version: number; readonly ids: Set<string> }>();
  private readonly patchOf = new Map<string, string>();

  get size(): number {
    return this.records.size;
  }

  get names(): Iterable<string> {
    return this.records.keys();
  }

  get ids(): Iterable<string> {
    return this.patchOf.keys();
  }

  get length(): number {
    return this.patchOf.size;
  }

  has(id: string): boolean {
    return this.patchOf.has(id);
  }

  idsOf(name: string): ReadonlySet<string> {
    return this.records.get(name)?.ids ?? new Set();
  }

  /** The version of the patch with the row's newest edition; undefined where its page has it. */
  versionOf(id: string): number | undefined {
    const name = this.patchOf.get(id);
    return name === undefined ? undefined : this.records.get(name)?.version;
  }

  add(name: string, version: number, ids: Iterable<string>): void {
    const record = this.records.get(name) ?? { version, ids: new Set<string>() };
    this.records.set(name, record);
    for (const id of ids) {
      this.dropRow(id);
      record.ids.add(id);
      this.patchOf.set(id, name);
    }
  }

  /** A newer record on the disk holds the row. */
  dropRow(id: string): void {
    const name = this.patchOf.get(id);
    if (name === undefined) return;
    this.patchOf.delete(id);
    this.records.get(name)?.ids.delete(id);
  }

  /** Patches that nothing needs any more once these rows are in newer records. */
  spentWith(ids: Iterable<string>): readonly string[] {
    if (this.records.size === 0) return [];
    const gone = new Map<string, number>();
    for (const id of new Set(ids)) {
      const name = this.patchOf.get(id);
      if (name !== undefined) gone.set(name, (gone.get(name) ?? 0) + 1);
    }
    return [...this.records].flatMap(([name, record]) => (record.ids.size === (gone.get(name) ?? 0) ? name : []));
  }

  remove(name: string): void {
    for (const id of this.idsOf(name)) this.patchOf.delete(id);
    this.records.delete(name);
  }
}

const mark = '~';

/** The record of some rows of one page. */
export const patchOfPage = (page: string, version: number): string => `${page}${mark}${version}`;

export const patchOfPages = (version: number): string => `${mark}${version}`;

/** Where the records of `patchOfPages` lie. */
export const patchesOfPages = [mark, `${mark}\uFFFF`] as const;

/** Of `patchOfPage` its page, of `patchOfPages` an empty text; null where the record is a page itself. */
export function patchedPage(record: string): string | null {
  const at = record.indexOf(mark, record.lastIndexOf('#') + 1);
  return at === -1 ? null : record.slice(0, at);
}

/** Occurs no more in a name or a row than the marks of `pageText`. */
const group = '\u001D';

/** `page GS rows GS` for each page. */
export function patchText(pages: Iterable<RowsOfPage>): string {
  let text = '';
  for (const { page, rows } of pages) text += page + group + pageText(rows) + group;
  return text;
}

/** Parses the text of a record. Throws PageTextError where it is none. */
export function recordRows(record: string, text: string): readonly RowsOfPage[] {
  const page = patchedPage(record);
  if (page !== '') return [{ page: page ?? record, rows: pageRows(text) }];
  const parts = text.split(group);
  if (parts.length % 2 === 0 || parts.pop() !== '') throw new PageTextError('a page of a patch has no frame');
  return parts.flatMap((page, at) => (at % 2 === 0 ? { page, rows: pageRows(parts[at + 1] ?? '') } : []));
}
