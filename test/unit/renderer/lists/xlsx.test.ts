import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ListColumn } from '#lists/column.ts';
import { finished } from '#lists/order.ts';
import { xlsxOf } from '#lists/xlsx.ts';

interface Line {
  readonly id: string;
  readonly name: string;
  readonly at: number | null;
}
const name: ListColumn<Line> = { id: 'name', label: 'Nom', text: (line) => line.name };
const amount: ListColumn<Line> = {
  id: 'amount',
  label: 'Montant',
  text: (line) => String(line.at),
  value: (line) => line.at,
  isNumber: true,
};
const dated = (instant: 'day' | 'time'): ListColumn<Line> => ({
  id: instant,
  label: instant,
  text: () => 'lun. 23 nov.',
  value: (line) => line.at,
  instant,
});
const wall = { dayOf: () => '2026-11-23', timeOf: () => '08:30' };
const lines = (...names: readonly string[]): readonly Line[] =>
  names.map((each, at) => ({ id: String(at), name: each, at }));

const partsOf = (columns: readonly ListColumn<Line>[], rows: readonly Line[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(unzipSync(finished(xlsxOf('Dossiers / été', columns, rows, wall)))).map(([path, bytes]) => [
      path,
      strFromU8(bytes),
    ]),
  );
/** The cells of each line, as [style, type, what it holds]. */
const cells = (columns: readonly ListColumn<Line>[], rows: readonly Line[]): readonly (readonly string[][])[] =>
  (partsOf(columns, rows)['xl/worksheets/sheet1.xml'] ?? '')
    .split('<row ')
    .slice(1)
    .map((line) =>
      [
        ...line.matchAll(
          /<c r="[A-Z]+\d+" s="(\d)"(?: t="(\w+)")?>(?:<is><t[^>]*>([^<]*)<\/t><\/is>|<v>([^<]*)<\/v>)<\/c>/gu,
        ),
      ].map(([, style = '', type = 'n', text, value]) => [style, type, text ?? value ?? '']),
    );

test('a workbook holds a text of digits, an exponent, a range and a formula as text, without an apostrophe', () => {
  const texts = ['01000', '0612345678', '80295478500028', '1E5', '2-3', '=1+1', '+33 6', '-2', '@SUM(A1)', "l'an"];
  expect(cells([name], lines(...texts)).slice(1)).toEqual(texts.map((text) => [['1', 'inlineStr', text]]));
  // Style 1 has the number format « text », so that it stays a text when it is edited.
  expect(/<cellXfs[^>]*><xf [^>]*\/><xf numFmtId="(\d+)"/u.exec(partsOf([name], [])['xl/styles.xml'] ?? '')?.[1]).toBe(
    '49',
  );
});

test('a column that is sorted by a number and not declared one is text: a postcode keeps its zero', () => {
  const postcode: ListColumn<Line> = { id: 'postcode', label: 'CP', text: () => '01000', value: () => 1000 };
  expect(cells([postcode], lines('a')).slice(1)).toEqual([[['1', 'inlineStr', '01000']]]);
});

test('its numbers and dates are values, with the time of the school’s wall or without', () => {
  const [, , second] = cells([amount, dated('day'), dated('time')], lines('a', 'b'));
  expect(second).toEqual([
    ['0', 'n', '1'],
    ['2', 'n', '46349'],
    ['3', 'n', String(46349 + 8.5 / 24)],
  ]);
});

test('what XML or a workbook cannot hold is escaped, or a blank', () => {
  const [, ...found] = cells([name], lines('a<b & "c"', 'x\u000By', '_x000A_', 'z'.repeat(40_000)));
  expect(found.slice(0, 3).map(([cell]) => cell?.[2])).toEqual(['a&lt;b &amp; &quot;c&quot;', 'x y', '_x005F_x000A_']);
  expect(found[3]?.[0]?.[2]).toHaveLength(32_767);
  expect(partsOf([name], [])['xl/workbook.xml']).toContain('<sheet name="Dossiers   été"');
});

test('a long list is one sheet with every line, made in slices', () => {
  const steps = xlsxOf('L', [name], lines(...Array.from({ length: 1000 }, (_, at) => String(at))), wall);
  let slices = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) slices += 1;
  expect(slices).toBeGreaterThan(10);
  const sheet = strFromU8(unzipSync(step.value)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet.match(/<row /gu)).toHaveLength(1001);
  expect(sheet).toContain('<c r="A1001" s="1" t="inlineStr"><is><t xml:space="preserve">999</t>');
});
