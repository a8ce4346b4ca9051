import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { ListColumn, ListRow } from './column.ts';
import { exported, linesAtOnce } from './exported.ts';
import type { Exported, SchoolClock } from './exported.ts';

/**
 * A table as a workbook (ECMA-376, SpreadsheetML): a text is a text there, whatever it looks like (01000, 1E5, 2-3,
 * =1+1), also after it was edited. Numbers and dates are values. Yields every millisecond or so.
 */
export function* xlsxOf<Row extends ListRow>(
  title: string,
  columns: readonly ListColumn<Row>[],
  rows: readonly Row[],
  clock: SchoolClock,
): Generator<void, Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for (const [path, text] of Object.entries(fixedParts(title))) {
    const part = new ZipDeflate(path);
    zip.add(part);
    part.push(strToU8(declaration + text), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml');
  zip.add(sheet);
  const widths = columns.map(({ instant }, at) => {
    const width = instant === 'day' ? 12 : instant ? 17 : 24;
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
  });
  const letters = columns.map((_, at) => lettersOf(at));
  const lineOf = (cells: readonly string[], line: number): string =>
    `<row r="${line}">${cells.map((cell, at) => `<c r="${letters[at]}${line}" ${cell}`).join('')}</row>`;
  const head = lineOf(
    columns.map(({ label }) => textCell(label, style.heading)),
    1,
  );
  sheet.push(
    strToU8(
      `${declaration}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${head}`,
    ),
  );
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    const lines = rows.slice(from, from + linesAtOnce).map((row, at) =>
      lineOf(
        columns.map((column) => cellOf(exported(column, row, clock))),
        from + at + 2,
      ),
    );
    sheet.push(strToU8(lines.join('')));
    yield;
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  zip.end();
  return joined(chunks);
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places in `cellXfs` below. */
const style = { number: 0, text: 1, day: 2, moment: 3, heading: 4 };
/** Formats of every spreadsheet, in the language of its user: 49 is text, 14 a day, 22 a day and hour. */
const formats = `<xf numFmtId="0"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="22" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/>`;

const fixedParts = (title: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': relations({ officeDocument: 'xl/workbook.xml' }),
  'xl/workbook.xml': `<workbook ${main} xmlns:r="${office}"><sheets><sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations({ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' }),
  'xl/styles.xml': `<styleSheet ${main}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5">${formats}</cellXfs></styleSheet>`,
});

function relations(targets: Readonly<Record<string, string>>): string {
  const each = Object.entries(targets).map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${packaged}/relationships">${each.join('')}</Relationships>`;
}

/** At most 31 characters, without the signs of a reference to a cell. */
const sheetName = (title: string): string => escaped(title.replaceAll(/[[\]:*?/\\']/gu, ' ').slice(0, 31)) || 'Carnet';

/** 0 → A, 26 → AA. */
const lettersOf = (at: number): string =>
  (at < 26 ? '' : lettersOf(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26));

/** A cell after its place. */
function cellOf(cell: Exported): string {
  if (cell.kind === 'text') return cell.text === '' ? '/>' : textCell(cell.text, style.text);
  if (cell.kind === 'number') return `s="${style.number}"><v>${cell.number}</v></c>`;
  const isDay = cell.time === null;
  return `s="${isDay ? style.day : style.moment}"><v>${serial(cell.day, cell.time ?? '00:00')}</v></c>`;
}

/** No cell may be longer. */
const longestText = 32_767;
const textCell = (text: string, s: number): string =>
  `s="${s}" t="inlineStr"><is><t xml:space="preserve">${escaped(text.slice(0, longestText))}</t></is></c>`;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Without what XML cannot hold; `_x000A_` would be read as a character by its number. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[^\P{Cc}\n\r\t]|[\uFFFE\uFFFF]/gu, ' ')
    .replaceAll(/_(?=x[\da-f]{4}_)/giu, '_x005F_')
    .replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? sign);

/** Days since 30 December 1899, by the wall clock. */
function serial(day: string, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569 + (hours * 60 + minutes) / 1440;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
