import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextOf, progressOf, waitingIn } from '#features/today/day/progress.ts';
import { usualLength } from '#shared/time/interviewLength.ts';

const hour = 3_600_000;
const minute = 60_000;

interface Row {
  readonly id: string;
  readonly creneau: number;
  readonly arrived: string | null;
  readonly done: string | null;
  readonly absent: string | null;
  readonly decisionId: string | null;
  readonly dateDecision: number | null;
}
const at = (id: string, hours: number, given: Partial<Row> = {}): Row => ({
  id,
  creneau: hours * hour,
  arrived: '',
  done: '',
  absent: '',
  decisionId: null,
  dateDecision: null,
  ...given,
});
const factsAt = (now: number) => ({
  mapped: ({ arrived, done, absent }: Row) => ({
    arrived,
    done,
    absent,
    room: null,
    missingPieces: null,
    interviewNote: null,
    phone: null,
  }),
  spanOf: ({ creneau }: Row) => ({ from: creneau, to: creneau + usualLength }),
  now,
});
const next = (rows: readonly Row[], now: number): string | undefined => nextOf(rows, factsAt(now))?.id;

test('who is late comes next, while their time lasts; then the next by hour', () => {
  const rows = [at('B', 10), at('A', 9)];
  expect(next(rows, 9 * hour + 4 * minute)).toBe('A');
  expect(progressOf(at('A', 9), factsAt(9 * hour + 4 * minute))).toBe('coming');
  expect(next(rows, 9 * hour + 20 * minute)).toBe('A');
  expect(progressOf(at('A', 9), factsAt(9 * hour + 20 * minute))).toBe('late');
  expect(next(rows, 9 * hour + usualLength)).toBe('B');
  expect(progressOf(at('A', 9), factsAt(9 * hour + usualLength))).toBe('missed');
  expect(next(rows, 11 * hour)).toBeUndefined();
});

test('who has arrived, is done, decided or absent is never next', () => {
  const row = fc.record({
    id: fc.uuid(),
    creneau: fc.integer({ min: 32, max: 72 }).map((quarter) => (quarter * hour) / 4),
    arrived: fc.constantFrom('', null, '19/11/2026 09:00', 'oui'),
    done: fc.constantFrom('', null, '19/11/2026 09:40'),
    absent: fc.constantFrom('', null, '19/11/2026 09:40'),
    decisionId: fc.constantFrom(null, '1'),
    dateDecision: fc.constantFrom(null, 9 * hour),
  });
  fc.assert(
    fc.property(fc.array(row), fc.integer({ min: 8, max: 20 }), (rows, hours) => {
      const found = nextOf(rows, factsAt(hours * hour));
      if (found) expect([found.arrived, found.done, found.absent, found.decisionId].every((each) => !each)).toBe(true);
    }),
  );
});

test('done means noted, decided on whatever day, or an event that has taken place', () => {
  const facts = factsAt(9 * hour);
  expect(progressOf(at('A', 10, { done: '08:50' }), facts)).toBe('done');
  expect(progressOf(at('A', 10, { dateDecision: 1 }), facts)).toBe('done');
  expect(progressOf(at('A', 10, { decisionId: '8' }), facts)).toBe('done');
});

test('before the school’s fields are known nobody is late or missing, and the next by hour is next', () => {
  const rows = [at('A', 9, { arrived: null, done: null }), at('B', 10, { arrived: null, done: null })];
  const facts = factsAt(9 * hour + 20 * minute);
  expect(rows.map((row) => progressOf(row, facts))).toEqual(['coming', 'coming']);
  expect(next(rows, facts.now)).toBe('B');
});

test('who has arrived waits until the interview is done, the longest wait first', () => {
  const rows = [
    at('A', 9),
    at('B', 10, { arrived: '19/11/2026 08:50' }),
    at('C', 9.5, { arrived: '19/11/2026 08:45' }),
    at('D', 9, { arrived: '19/11/2026 08:40', done: '19/11/2026 09:15' }),
  ];
  expect(waitingIn(rows, factsAt(9 * hour + 20 * minute)).map(({ id }) => id)).toEqual(['C', 'B']);
  // Where the school does not note it, until it is over.
  const here = at('E', 9, { arrived: '19/11/2026 08:50', done: null });
  expect(waitingIn([here], factsAt(9 * hour + 20 * minute))).toEqual([here]);
  expect(waitingIn([here], factsAt(9 * hour + usualLength))).toEqual([]);
});
