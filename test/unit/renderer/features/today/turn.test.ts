import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { turnOf } from '#features/today/day/turn.ts';
import { usualLength } from '#shared/time/interviewLength.ts';
import { isDecided } from '#wording/dayFields.ts';

const hour = 3_600_000;
const minute = 60_000;

interface Row {
  readonly id: string;
  readonly creneau: number;
  readonly arrived: string | null;
  readonly done: string | null;
  readonly decisionId: string | null;
  readonly dateDecision: number | null;
}
const at = (id: string, hours: number, given: Partial<Row> = {}): Row => ({
  id,
  creneau: hours * hour,
  arrived: '',
  done: '',
  decisionId: null,
  dateDecision: null,
  ...given,
});
const turn = (rows: readonly Row[], now: number, before: string | null = null) =>
  turnOf(rows, {
    mapped: ({ arrived, done }) => ({
      arrived,
      done,
      room: null,
      missingPieces: null,
      interviewNote: null,
      phone: null,
    }),
    spanOf: ({ creneau }) => ({ from: creneau, to: creneau + usualLength }),
    now,
    before,
  });
const said = (...given: Parameters<typeof turn>): string | undefined => {
  const found = turn(...given);
  return found && `${found.interview.id} ${found.reason}`;
};

test('who arrived and waits longest comes first, whatever the hour of the interview', () => {
  const rows = [
    at('A', 9),
    at('B', 10, { arrived: '19/11/2026 08:50' }),
    at('C', 9.5, { arrived: '19/11/2026 08:55' }),
  ];
  expect(said(rows, 9 * hour + 20 * minute)).toBe('B waiting');
});

test('then who is late, while their time lasts; then the next', () => {
  const rows = [at('B', 10), at('A', 9)];
  expect(said(rows, 9 * hour + 4 * minute)).toBe('A next');
  expect(said(rows, 9 * hour + 20 * minute)).toBe('A late');
  expect(said(rows, 9 * hour + usualLength)).toBe('B next');
  expect(said(rows, 11 * hour)).toBeUndefined();
});

test('where the school notes no arrival nobody is late', () => {
  const rows = [at('A', 9, { arrived: null }), at('B', 10, { arrived: null })];
  expect(said(rows, 9 * hour + 20 * minute)).toBe('B next');
});

test('noted as done, it stays to be decided; decided or passed on, the next person comes', () => {
  const done = at('A', 9, { arrived: '19/11/2026 08:50', done: '19/11/2026 09:30' });
  const next = at('B', 10, { arrived: '19/11/2026 09:10' });
  expect(said([done, next], 9.5 * hour, 'A')).toBe('A decide');
  expect(said([done, next], 9.5 * hour, null)).toBe('B waiting');
  expect(said([{ ...done, decisionId: '1' }, next], 9.5 * hour, 'A')).toBe('B waiting');
  expect(said([{ ...done, dateDecision: 9 * hour }, next], 9.5 * hour, 'A')).toBe('B waiting');
});

test('it is never about an interview that is over', () => {
  const row = fc.record({
    id: fc.uuid(),
    creneau: fc.integer({ min: 32, max: 72 }).map((quarter) => (quarter * hour) / 4),
    arrived: fc.constantFrom('', null, '19/11/2026 09:00', 'oui'),
    done: fc.constantFrom('', null, '19/11/2026 09:40'),
    decisionId: fc.constantFrom(null, '1'),
    dateDecision: fc.constantFrom(null, 9 * hour),
  });
  fc.assert(
    fc.property(fc.array(row), fc.integer({ min: 8, max: 20 }), fc.nat(8), (rows, hours, index) => {
      const before = rows[index]?.id ?? null;
      const found = turn(rows, hours * hour, before);
      if (found === undefined) return;
      expect(isDecided(found.interview)).toBe(false);
      if (found.interview.done) expect(found).toMatchObject({ reason: 'decide', interview: { id: before } });
    }),
  );
});
