import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import type { ListColumn } from '#lists/column.ts';
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
const read = async (columns: readonly ListColumn<Line>[], rows: readonly Line[]) => {
  const bytes = await xlsxOf('Dossiers / été', columns, rows, wall);
  const { sheets } = await readXlsx(bytes);
  const xml = Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));
  return { sheet: sheets[0], rows: sheets[0]?.rows ?? [], xml };
};

test('a workbook holds a text of digits, an exponent, a range and a formula as text, and stays so when edited', async () => {
  const texts = [
    '01000',
    '0612345678',
    '80295478500028',
    '1E5',
    '2-3',
    '=1+1',
    '+33 6',
    '-2',
    '@SUM(A1)',
    "l'an",
    'a<b & "c"',
    '_x000A_',
  ];
  const { rows, xml } = await read([name], lines(...texts));
  expect(rows.slice(1)).toEqual(texts.map((text) => [text]));
  expect(xml['xl/styles.xml']).toContain('formatCode="@"');
});

test('a column that is sorted by a number and not declared one is text: a postcode keeps its zero', async () => {
  const postcode: ListColumn<Line> = { id: 'postcode', label: 'CP', text: () => '01000', value: () => 1000 };
  const { rows, xml } = await read([postcode], lines('a'));
  expect(rows).toEqual([['CP'], ['01000']]);
  expect(xml['xl/styles.xml'], 'the head').toContain('<b/>');
});

test('its numbers and dates are values, with the time of the school’s wall or without', async () => {
  const { rows, xml } = await read([amount, dated('day'), dated('time')], lines('a', 'b'));
  expect(rows[2]).toEqual([1, new Date('2026-11-23T00:00:00Z'), new Date('2026-11-23T08:30:00Z')]);
  expect(xml['xl/styles.xml']).toMatch(/"dd\/mm\/yyyy"[^]*"dd\/mm\/yyyy hh:mm"/u);
});

test('what a workbook cannot hold is a blank, and no cell or name is too long', async () => {
  const { rows, sheet } = await read([name], lines('x\u000By', 'z'.repeat(40_000)));
  expect(rows[1]).toEqual(['x y']);
  expect(String(rows[2]?.[0])).toHaveLength(32_767);
  expect(sheet?.name).toBe('Dossiers   été');
});

test('a long list is one sheet with every line', async () => {
  expect((await read([name], lines(...Array.from({ length: 1000 }, (_, at) => String(at))))).rows).toHaveLength(1001);
});
