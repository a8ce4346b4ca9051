import { expect, test } from 'vitest';
import { lineOfCells } from '#features/calendar/quickAdd/pastedCells.ts';
import { marked, readHere, when } from './readHere.ts';

const two = '2026-11-20 14:00-15:30';
test.each([
  ['"Réunion ""bilan"""\tdemain\t14:00\t15:30', 'Réunion "bilan"', two],
  ['20/11/2026\t14:00\t15:30\tRéunion bilan', 'Réunion bilan', two],
  ['"Réunion\nbilan"\tdemain\t14:00\t15:30', 'Réunion bilan', two],
  ['Réunion bilan\tdemain\t14:00:00\t15:30:00\r\n', 'Réunion bilan', two],
  ['Réunion bilan\tdemain\t\t14 h 00\t15.30', 'Réunion bilan', two],
  ['Réunion bilan\t20/11/2026 14:00\t20/11/2026 15:30', 'Réunion bilan', two],
  ['Réunion bilan\tdemain\t2:00 PM\t3:30 PM', 'Réunion bilan', two],
  ['Réunion bilan\tdemain\t14h\t1h30', 'Réunion bilan', two],
  ['Réunion bilan\tdemain\t14:00\t24:00', 'Réunion bilan', '2026-11-20 14:00-00:00'],
])('R2.12 reads the cells %j as the event that they say', (cells, title, span) => {
  const line = lineOfCells(cells)?.line ?? '';
  const read = readHere(line);
  expect([read.title, when(read), marked(line, read)]).toEqual([title, span, '']);
});

test('R2.12 takes the first of several rows of cells, and guesses no end', () => {
  expect(lineOfCells('\t\nRéunion A\tdemain\t14:00\t15:30\r\nRéunion B\tdemain\t16:00\t17:00\r\n')).toEqual({
    line: 'Réunion A demain 14:00 – 15:30',
    rows: 2,
  });
  expect(lineOfCells('Garde\tdemain\t22:00\t02:00')?.line).toBe('Garde demain 22:00 02:00');
  expect(lineOfCells('Semaines\t20.11.26\t20.12.26')?.line).toBe('Semaines 20.11.26 20.12.26');
});

test.each(['Réunion demain 14h', 'Réunion\ndemain', '\t\n'])('%j is no row of cells', (text) =>
  expect(lineOfCells(text)).toBeNull(),
);
