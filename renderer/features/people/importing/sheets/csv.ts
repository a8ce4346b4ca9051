import Papa from 'papaparse';
import { isErrorValue, textOfCell } from '#shared/text/sheetCell.ts';
import { failed, mostRows, tidy } from './sheet.ts';
import type { Cell, SheetsRead } from './sheet.ts';

/** A line by which Excel says what separates the cells; it is no row. */
const separatorLine = /^sep=(?<separator>[^\n])\n/iu;
/** Where two part the same number of rows, the first one does. */
const separators = [';', '\t', '|', ','];
/** What no text holds: the file is a picture, a document, a program. */
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000E-\u001F]/u;
/** By which programs of MS-DOS end a text. */
// oxlint-disable-next-line no-control-regex
const endOfText = /(?<![\0\u001A])[\0\u001A]+\n*$/u;
/** A page of the web under the name of a sheet: an « .xls » of a portal, or the page on which one signs in. */
const webPage = /^\s*<(?:[!a-z]|\?xml(?=[^]{0,2000}<html))|^MIME-Version:/iu;
/** XML, as of Excel 2003; JSON, RTF, a calendar, a business card. */
const noTable = /^\s*(?:<\?xml|[[{]\s*["\\{[]|BEGIN:V)/iu;

/** A text of cells between separators, of which the one that parts the most rows alike is taken. */
export function readCsv(text: string): SheetsRead {
  if (webPage.test(text)) return failed('webPage');
  const lines = text.replaceAll(/\r\n?/gu, '\n').replace(endOfText, '');
  if (noTable.test(text) || control.test(lines)) return failed('notASheet');
  const said = separatorLine.exec(lines);
  const cells = lines.slice(said?.[0].length);
  const tried = (said?.groups?.['separator'] ? [said.groups['separator']] : separators).map((delimiter) =>
    Papa.parse<string[]>(asQuoted(cells, delimiter), { delimiter, newline: '\n', preview: mostRows + 1 }),
  );
  const [best] = tried.toSorted((a, b) => alike(b) - alike(a));
  if (!best) return failed('noLines');
  const quote = best.errors.find(({ type }) => type === 'Quotes');
  if (quote) return failed('openQuote', (quote.row ?? 0) + 1);
  if (best.data.length > mostRows) return failed('tooLarge');
  const sheet = tidy(
    '',
    best.data.map((row) => row.map(cellOf)),
  );
  return sheet.rows.length === 0 ? failed('noLines') : { ok: true, sheets: [sheet] };
}

/** No blanks between separator and quote, which the parser takes for text. */
const asQuoted = (text: string, separator: string): string =>
  text.replaceAll(new RegExp(`(^|[\\n${RegExp.escape(separator)}])[ \\u00A0]*("[^"]*(?:""[^"]*)*")`, 'gu'), '$1$2');

const cellOf = (text: string): Cell => (isErrorValue(text) ? { text: '', error: text } : { text: textOfCell(text) });

/** The share of the rows that have the same number of cells, more than one: a title above the table has another. */
function alike({ data }: Papa.ParseResult<string[]>): number {
  const filled = data.filter((row) => row.some((cell) => cell.trim() !== ''));
  const byWidth = Map.groupBy(filled, ({ length }) => length);
  return Math.max(0, ...byWidth.entries().map(([width, rows]) => (width > 1 ? rows.length / filled.length : 0)));
}
