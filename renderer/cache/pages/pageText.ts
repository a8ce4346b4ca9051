import type { RawJson } from '#shared/json/rawJson.ts';

export interface PageRow {
  readonly id: string;
  /** Made by main of the text; empty for a row that a write confirmed: only a pull knows it. See also `ofNoList`. */
  readonly hash: string;
  readonly text: RawJson;
}

/** Neither occurs in the text of valid JSON, where control characters are escaped, nor in an id or a hash. */
const unit = '\u001F';
const record = '\u001E';

export class PageTextError extends Error {
  override readonly name = 'PageTextError';
}

/** `id US hash US text RS` for each row. */
export function pageText(rows: Iterable<PageRow>): string {
  let text = '';
  for (const row of rows) text += row.id + unit + row.hash + unit + row.text + record;
  return text;
}

/**
 * Throws PageTextError. Checks only the frame, so that a large dataset opens fast: the seal proves the rows unchanged.
 */
export function pageRows(text: string): PageRow[] {
  const rows: PageRow[] = [];
  let at = 0;
  while (at < text.length) {
    const afterId = text.indexOf(unit, at);
    const afterHash = text.indexOf(unit, afterId + 1);
    const end = text.indexOf(record, afterHash + 1);
    const isFramed = afterId > at && afterHash > afterId && end > afterHash;
    if (!isFramed || text[afterHash + 1] !== '{' || text[end - 1] !== '}') {
      throw new PageTextError('a row has no frame');
    }
    rows.push({
      id: text.slice(at, afterId),
      hash: text.slice(afterId + 1, afterHash),
      text: text.slice(afterHash + 1, end) as RawJson, // sealed by us from parsed rows, see above
    });
    at = end + 1;
  }
  return rows;
}
