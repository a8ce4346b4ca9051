import Papa from 'papaparse';
import { failed, mostRows, tidy } from './sheet.ts';
import type { SheetsRead } from './sheet.ts';

/** A line by which Excel says what separates the cells; it is no row. */
const separatorLine = /^sep=(?<separator>[^\r\n])\r?\n/iu;
const separators = [';', ',', '\t', '|'];
/** What no text holds: the file is a picture, a document, a program. */
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u0008\u000E-\u001F]/u;

/** A text of cells between semicolons, commas or tabs, the separator that fits best. */
export function readCsv(text: string): SheetsRead {
  if (control.test(text)) return failed('notASheet');
  const said = separatorLine.exec(text);
  const cells = said ? text.slice(said[0].length) : text;
  const tried = (said?.groups?.['separator'] ? [said.groups['separator']] : separators).map((delimiter) =>
    Papa.parse<string[]>(cells, { delimiter, preview: mostRows + 1 }),
  );
  const [best] = tried.toSorted((a, b) => fit(b) - fit(a));
  if (!best) return failed('noCells');
  const quote = openQuote(best);
  if (quote) return failed('openQuote', (quote.row ?? 0) + 1);
  if (best.data.length > mostRows) return failed('tooManyRows');
  const sheet = tidy('', best.data);
  return sheet.rows.length === 0 ? failed('noCells') : { ok: true, sheets: [sheet] };
}

type Parsed = Papa.ParseResult<string[]>;

const openQuote = ({ errors }: Parsed): Papa.ParseError | undefined => errors.find(({ type }) => type === 'Quotes');

/** How well a separator fits: how often it stands in the rows that are as wide as the first, the row of titles. */
function fit({ data }: Parsed): number {
  const [{ length: width } = []] = data;
  return (width - 1) * data.filter(({ length }) => length === width).length;
}
