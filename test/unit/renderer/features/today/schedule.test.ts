import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf, workingDaysBefore } from '#features/today/day/schedule.ts';
import { ahead, freeWithin, startsWithin } from '#shared/clash/free.ts';
import { usualLength } from '#shared/time/interviewLength.ts';
import { codeLabel } from '#wording/fields.ts';

const hour = 3_600_000;
const at = (...hours: number[]) => hours.map((each) => ({ creneau: each * hour }));

test('free time is shown between two interviews, from half an hour on', () => {
  expect(
    linesOf(at(11.25, 14, 8.5, 9.25)).map((line) =>
      line.kind === 'gap' ? [line.from / hour, line.to / hour] : line.row.creneau / hour,
    ),
  ).toEqual([8.5, 9.25, [10, 11.25], 11.25, [12, 14], 14]);
});

test('no gap ever overlaps an interview, and every interview is shown once', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 96 })), (quarters) => {
      const rows = quarters.map((quarter) => ({ creneau: quarter * 900_000 }));
      const lines = linesOf(rows);
      expect(lines.filter((line) => line.kind === 'interview').length).toBe(rows.length);
      for (const line of lines) {
        if (line.kind !== 'gap') continue;
        expect(line.to - line.from).toBeGreaterThanOrEqual(hour / 2);
        expect(rows.some((row) => row.creneau < line.to && row.creneau + usualLength > line.from)).toBe(false);
      }
    }),
  );
});

test('a custom field is labelled by its code, in readable form', () => {
  expect(['NOTE_ENTRETIEN', 'Niveau anglais', 'avis'].map(codeLabel)).toEqual([
    'Note entretien',
    'Niveau anglais',
    'Avis',
  ]);
});

test('an agent’s free times lie between occupied ones, and are half an hour long at least', () => {
  const span = (from: number, to: number) => ({ from: from * hour, to: to * hour });
  expect(freeWithin(span(8, 12), [span(9, 10), span(9.5, 10.25), span(11.75, 13), span(6, 8.75)])).toEqual([
    span(10.25, 11.75),
  ]);
  expect(freeWithin(span(8, 9), [])).toEqual([span(8, 9)]);
  expect(freeWithin(span(8, 9), [span(7, 10)])).toEqual([]);
  expect(startsWithin(span(10, 11.5), usualLength)).toEqual([10 * hour, 10.75 * hour]);
  expect(startsWithin(span(10, 10.5), usualLength)).toEqual([]);
});

test('no free time is past: what is left begins at the next quarter of an hour, and a day that is over has none', () => {
  const span = { from: 8 * hour, to: 12 * hour };
  expect(ahead(span, 10.2 * hour)).toEqual({ from: 10.25 * hour, to: 12 * hour });
  expect(ahead(span, 7 * hour)).toEqual(span);
  expect(freeWithin(ahead(span, 13 * hour), [{ from: 9 * hour, to: 10 * hour }])).toEqual([]);
});

test('a longer interview shortens the gap after it', () => {
  const lines = linesOf(at(9, 11), ({ creneau }) => ({ from: creneau, to: creneau + 1.25 * hour }));
  expect(
    lines.map((line) => (line.kind === 'gap' ? [line.from / hour, line.to / hour] : line.row.creneau / hour)),
  ).toEqual([9, [10.25, 11], 11]);
});

test('working days are counted back over a weekend, from a weekend too', () => {
  expect(workingDaysBefore('2026-11-19', 3)).toBe('2026-11-16');
  expect(workingDaysBefore('2026-11-17', 2)).toBe('2026-11-13');
  expect(workingDaysBefore('2026-11-21', 1)).toBe('2026-11-20');
});
