import { describe, expect, test } from 'vitest';
import type { ListColumn } from '#lists/column.ts';
import { csvOf } from '#lists/csv.ts';
import { linesOf } from '#lists/groups.ts';
import { moved, shownColumns, shownSort } from '#lists/layout.ts';
import { extremes, needOf } from '#lists/needs.ts';
import { RowTexts, sortedBy } from '#lists/order.ts';
import type { ListChoices } from '#lists/order.ts';

interface Line {
  readonly id: string;
  readonly name: string;
  readonly amount: number | null;
}
const lines: readonly Line[] = [
  { id: '1', name: 'Étude 10', amount: 1250.1 },
  { id: '2', name: 'étude 9', amount: null },
  { id: '3', name: '', amount: -3 },
  { id: '4', name: 'Stage', amount: 0.0000001 },
];
const name: ListColumn<Line> = { id: 'name', label: 'Nom', text: (line) => line.name };
const amount: ListColumn<Line> = {
  id: 'amount',
  label: 'Montant',
  text: (line) => (line.amount === null ? '' : `${line.amount} €`),
  value: (line) => line.amount,
  isNumber: true,
};
const texts = new RowTexts([name, amount]);
const ids = (rows: readonly Line[]): string => rows.map(({ id }) => id).join('');
const nothing: ListChoices = { filter: '', chips: {}, sort: null, group: null };
const shown = (wanted: Partial<ListChoices>, rows: readonly Line[] = lines): string =>
  ids(texts.ordered(rows, { ...nothing, ...wanted }).rows);

describe('the order of a list', () => {
  test('texts are in French order with their numbers, and what says nothing comes last in both directions', () => {
    expect(shown({ sort: { column: 'name', direction: 'ascending' } })).toBe('2143');
    expect(shown({ sort: { column: 'name', direction: 'descending' } })).toBe('4123');
  });

  test('numbers are in the order of their values', () => {
    expect(shown({ sort: { column: 'amount', direction: 'ascending' } })).toBe('3412');
    expect(shown({ sort: { column: 'amount', direction: 'descending' } })).toBe('1432');
  });

  test('without an order, and by a column that is not shown, rows stay as they came', () => {
    expect(shown({ sort: null })).toBe('1234');
    expect(shown({ sort: { column: 'other', direction: 'ascending' } })).toBe('1234');
  });

  test('a press on a header sorts texts from A and numbers from the largest, the next press the other way', () => {
    const byName = sortedBy(null, name);
    expect([byName, sortedBy(byName, name), sortedBy(byName, amount)]).toEqual([
      { column: 'name', direction: 'ascending' },
      { column: 'name', direction: 'descending' },
      { column: 'amount', direction: 'descending' },
    ]);
  });
});

test('the filter takes the rows that have every word, in any column, without accents and capitals', () => {
  expect(shown({ filter: ' ETUDE ' })).toBe('12');
  expect(shown({ filter: '1250 étude' })).toBe('1');
  expect(shown({ filter: ' ' })).toBe('1234');
  expect(shown({ filter: 'rien' })).toBe('');
});

test('the texts that the filter looks in are made once', () => {
  let made = 0;
  const counted = new RowTexts([{ ...name, text: (line: Line) => `${(made += 1)} ${line.name}` }]);
  for (const filter of ['a', 'b', 'étude']) counted.ordered(lines, { ...nothing, filter });
  expect(made).toBe(lines.length);
});

test('what is only like the filter comes last, whatever the order, and says so; a number with an error is none', () => {
  const people = ['GIRAULT Juliette', 'Giro Paul', 'GIRAUD Juliette', 'Lambert 27'].map((text, at) => ({
    id: `${at}`,
    name: text,
    amount: null,
  }));
  const found = texts.ordered(people, {
    ...nothing,
    filter: 'giro',
    sort: { column: 'name', direction: 'descending' },
  });
  expect([ids(found.rows), [...found.close].toSorted()]).toEqual(['120', ['0', '2']]);
  expect(shown({ filter: 'juliete giro' }, people)).toBe('20');
  expect(shown({ filter: '28' }, people)).toBe('');
});

test('values of a column choose rows: any of them in one, all columns together', () => {
  expect(shown({ chips: { name: ['Stage', 'étude 9'] } })).toBe('24');
  expect(shown({ chips: { name: ['Stage', 'étude 9'], amount: [''] } })).toBe('2');
  expect(shown({ chips: { name: [''] } })).toBe('3');
});

test('groups are in the order of their values, of the list where it is sorted by them, and none comes last', () => {
  const groups = (wanted: Partial<ListChoices>): readonly string[] =>
    texts.ordered(lines, { ...nothing, ...wanted }).groups;
  expect(groups({ group: 'name' })).toEqual(['étude 9', 'Étude 10', 'Stage', '']);
  expect(groups({ group: 'amount' })).toEqual(['-3 €', '1e-7 €', '1250.1 €', '']);
  expect(groups({ group: 'amount', sort: { column: 'amount', direction: 'descending' } })).toEqual([
    '1250.1 €',
    '1e-7 €',
    '-3 €',
    '',
  ]);
  expect(groups({ group: 'gone' })).toEqual([]);
});

test('the values of a column are counted, the most frequent first, then from A', () => {
  const rows = ['b', 'a', 'c', 'b', ''].map((text, at) => ({ id: `${at}`, name: text, amount: null }));
  expect(texts.values(rows, name)).toEqual([
    ['b', 2],
    ['', 1],
    ['a', 1],
    ['c', 1],
  ]);
});

const begin: ListColumn<Line> = {
  id: 'begin',
  label: 'Entretien',
  text: ({ amount: at }) => (at === null ? '' : `le ${at}`),
  value: ({ amount: at }) => at,
  instant: 'day',
};

test('days leave rows that lie within them, and are offered in their order', () => {
  const dated = new RowTexts([name, begin]);
  const within = (from: number, before: number): string =>
    ids(dated.ordered(lines, { ...nothing, chips: { begin: { from, before } } }).rows);
  expect([within(-3, 1250), within(-Infinity, -3), within(1, Infinity)]).toEqual(['34', '', '1']);
  expect(dated.values(lines, begin).map(([text]) => text)).toEqual(['le -3', 'le 1e-7', 'le 1250.1', '']);
});

test('values of a column that is gone leave out nothing', () => {
  expect(shown({ chips: { gone: ['x'] } })).toBe('1234');
});

test('a column of hours is grouped and chosen by its days; a view that was saved before names hours, and is read', () => {
  const begin: ListColumn<Line> = {
    id: 'begin',
    label: 'Début',
    text: ({ id }) => `${id}:30`,
    value: ({ id }) => Number(id),
    instant: 'time',
    group: ({ id }) => (Number(id) < 3 ? 'lundi' : 'mardi'),
  };
  const hours = new RowTexts([name, begin]);
  const of = (wanted: Partial<ListChoices>) => hours.ordered(lines, { ...nothing, ...wanted });
  expect(of({ group: 'begin' }).groups).toEqual(['lundi', 'mardi']);
  expect(hours.values(lines, begin)).toEqual([
    ['lundi', 2],
    ['mardi', 2],
  ]);
  expect(ids(of({ chips: { begin: ['mardi'] } }).rows)).toBe('34');
  expect(ids(of({ chips: { begin: ['2:30'] } }).rows)).toBe('2');
});

test('groups stand in order with their number, rows without a value last, and can be folded', () => {
  const rows = ['b', '', 'a', 'b'].map((text, at) => ({ id: `${at}`, name: text, amount: at }));
  const drawn = (folded: readonly string[], by: typeof name | null = name) => {
    const { all } = linesOf({
      rows,
      close: new Set(by ? ['3'] : []),
      by,
      textOf: (row) => row.name,
      order: ['a', 'b', ''],
      folded: new Set(folded),
    });
    return all.map((line) => {
      if (line.kind === 'row') return line.row.id;
      return line.kind === 'group' ? `${line.text}:${line.count}` : `~${line.count}`;
    });
  };
  expect(drawn([], null)).toEqual(['0', '1', '2', '3']);
  expect(drawn([])).toEqual(['a:1', '2', 'b:1', '0', ':1', '1', '~1', '3']);
  expect(drawn(['b'])).toEqual(['a:1', '2', 'b:1', ':1', '1', '~1', '3']);
});

describe('the export', () => {
  const wall = { dayOf: () => '2026-11-23', timeOf: () => '08:30' };
  const csv = (columns: readonly ListColumn<Line>[], rows: readonly Line[]): string => csvOf(columns, rows, wall);

  test('has dates that a French spreadsheet reads, with the time of the school’s wall or without', () => {
    const dated = (instant: 'day' | 'time'): ListColumn<Line> => ({
      id: instant,
      label: instant,
      text: (line) => (line.amount === null ? '' : 'lun. 23 nov.'),
      value: (line) => line.amount,
      instant,
    });
    expect(csv([dated('day'), dated('time')], lines.slice(0, 2))).toBe(
      '\uFEFFday;time\r\n23/11/2026;23/11/2026 08:30\r\n;\r\n',
    );
  });

  test('is for a French spreadsheet: mark of UTF-8, semicolons, decimal commas without thousands', () => {
    expect(csv([name, amount], lines)).toBe(
      '\uFEFFNom;Montant\r\nÉtude 10;1250,1\r\nétude 9;\r\n;-3\r\nStage;0,0000001\r\n',
    );
  });

  test('has no cell that runs as a formula, and a text stays in its cell', () => {
    const cells = [
      '=1+1',
      '+33 6',
      '-2',
      '@SUM(A1)',
      'Durand,=1+1',
      'a\n=1',
      '\tx',
      'a;b',
      'dit "oui"',
      'deux\nlignes',
      "l'an",
    ];
    const rows = cells.map((text, at) => ({ id: String(at), name: text, amount: null }));
    expect(csv([name], rows).split('\r\n').slice(1, -1)).toEqual([
      "'=1+1",
      "'+33 6",
      "'-2",
      "'@SUM(A1)",
      `"Durand,'=1+1"`,
      `"a\n'=1"`,
      `"'\tx"`,
      '"a;b"',
      '"dit ""oui"""',
      '"deux\nlignes"',
      "l'an",
    ]);
  });
});

describe('the arrangement of a list', () => {
  const columns = [name, amount];
  const of = (usual: readonly string[], chosen?: readonly string[]): readonly string[] =>
    shownColumns(columns, usual, chosen).map(({ id }) => id);

  test('shows the chosen columns in their order, else the usual ones, else all; unknown ones are left out', () => {
    expect([of(['amount']), of(['amount'], ['amount', 'gone', 'name']), of(['amount'], ['gone']), of([])]).toEqual([
      ['amount'],
      ['amount', 'name'],
      ['amount'],
      ['name', 'amount'],
    ]);
  });

  test('is not sorted by a column that it does not show', () => {
    const sort = { column: 'amount', direction: 'ascending' } as const;
    expect([shownSort([name], sort), shownSort(columns, sort), shownSort(columns, null)]).toEqual([null, sort, null]);
  });

  test('a column moves by one place, and not beyond the ends', () => {
    const three = ['a', 'b', 'c'];
    expect([moved(three, 'b', -1), moved(three, 'b', 1), moved(three, 'a', -1), moved(three, 'x', 1)]).toEqual([
      ['b', 'a', 'c'],
      ['a', 'c', 'b'],
      three,
      three,
    ]);
  });
});

describe('the room that a column needs', () => {
  const perLetter = (text: string): number => text.length * 7;
  const named = (
    names: readonly string[],
    column: ListColumn<Line> = name,
    place: { readonly isName?: boolean } = {},
  ) =>
    needOf(
      column,
      names.map((each, at): Line => ({ id: `${at}`, name: each, amount: null })),
      place,
      perLetter,
    );

  test('is that of most of its rows before that of the longest', () => {
    const [least, most, all] = named([...Array<string>(99).fill('x'.repeat(20)), 'x'.repeat(200)]);
    expect([least, most, all]).toEqual([96, 192, 1416]);
  });

  test('is never more at least than its rows are long, nor less than the longest word of its header', () => {
    expect(named(['Oui', ''])).toEqual([56, 56, 56, 56]);
    expect(named(['Oui'], { ...name, label: 'Avancement moyen' })).toEqual([104, 104, 144, 144]);
    expect(named([])).toEqual([56, 56, 56, 56]);
  });

  test('is all of it for days and numbers, and the column that names a row keeps more than the others', () => {
    const long = ['mer. 10 mars 2027, 15:45'];
    expect(named(long, { ...name, instant: 'time' })[0]).toBe(184);
    expect(named(long, name, { isName: true })[0]).toBe(120);
    expect(named(long)[0]).toBe(96);
    // The colour before a name takes none of its letters.
    expect(named(long, { ...name, signWidth: 22 }, { isName: true })[0]).toBe(144);
  });

  test('finds the longest numbers among thousands, and looks at no column that may be cut', () => {
    const rows = Array.from({ length: 2_000 }, (_, at): Line => ({ id: `${at}`, name: 'x'.repeat(at), amount: 1 }));
    const [long, owed]: readonly [Line, Line] = [
      { id: 'long', name: '', amount: 1_234_567.89 },
      { id: 'owed', name: '', amount: -34_567.89 },
    ];
    const all = rows.with(1_237, long).with(1_001, owed);
    expect(extremes(amount, all)).toEqual([owed, long]);
    expect(extremes(name, all)).toEqual([]);
  });

  test('leaves place for a sum, for what is beside the text, and is given where there are signs', () => {
    const sum = { of: () => 1, words: String };
    expect(named(['100'], { ...name, isNumber: true, sum })[0]).toBe(72);
    expect(named(['100'], { ...name, isNumber: true, signWidth: 24 })[0]).toBe(64);
    expect(named(['x'.repeat(99)], { ...name, width: 80 })).toEqual([80, 80, 80, 0]);
  });
});
