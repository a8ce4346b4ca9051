import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellOfText, isErrorValue, textOfCell } from '#shared/text/sheetCell.ts';

describe('a text as a cell of a CSV file', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['Durand,=1+1', "Durand,'=1+1"],
    ['Durand,"=1+1', `Durand,'"=1+1`],
    ['a\n-b\n- c', "a\n'-b\n'- c"],
    ['a\t@b', "a\t'@b"],
    ['Durand, +33 6', 'Durand, +33 6'],
    ["'06", "''06"],
    ["'t Hooft", "'t Hooft"],
    ['#N/A', "'#N/A"],
    ['Err:502', "'Err:502"],
    ["l'an, 2-3", "l'an, 2-3"],
  ])('%s is written %s, and read again as it was', (text, cell) => {
    expect(cellOfText(text)).toBe(cell);
    expect(textOfCell(cell)).toBe(text);
  });

  test('begins no formula wherever it is split, and any text is read again as it was', () => {
    const signs = fc.constantFrom(...`=+-@'",;|#\t\r\n atNA/!é0`.split(''));
    const anyText = fc.oneof(fc.string({ unit: signs }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(anyText, (text) => {
        const cell = cellOfText(text);
        expect(textOfCell(cell)).toBe(text);
        expect(isErrorValue(cell)).toBe(false);
        for (const part of cell.split(/[,\t\r\n]/u)) expect(part).not.toMatch(/^["]*[=+\-@]/u);
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  [`="01000"`, '01000'],
  [`="dit ""Zo"""`, 'dit "Zo"'],
  ["'0612345679", '0612345679'],
  ["'Dupont", 'Dupont'],
])('a cell that a spreadsheet wrote as %s is %s', (cell, text) => {
  expect(textOfCell(cell)).toBe(text);
});
