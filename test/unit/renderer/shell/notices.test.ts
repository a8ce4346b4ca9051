import { expect, test } from 'vitest';
import { dueNotices, nothingNotified } from '#shell/desktop/Notices.tsx';
import type { Situation, Notified } from '#shell/desktop/Notices.tsx';

const minute = 60_000;
const at = (clock: string): number => Date.parse(`2026-11-19T${clock}:00Z`);
const usual: Situation = { now: at('09:00'), lead: 10 * minute, interviews: [], toDecide: [], tellsDecisions: true };
const interview = (id: string, clock: string) => ({ id, at: at(clock) });

/** Calls the function minute by minute. */
function looks(...situations: readonly Partial<Situation>[]) {
  let notified: Notified = nothingNotified;
  return situations.map((situation) => {
    const next = dueNotices({ ...usual, ...situation }, notified);
    ({ notified } = next);
    return next.due;
  });
}

test('an interview is notified once, after its lead time is reached and not after it began', () => {
  const interviews = [interview('1', '09:10')];
  const due = looks(
    { now: at('08:59'), interviews },
    { now: at('09:00'), interviews },
    { now: at('09:01'), interviews },
    { now: at('09:10'), interviews },
  );
  expect(due).toEqual([[], [{ kind: 'interviews', at: at('09:10'), ids: ['1'] }], [], []]);
  expect(looks({ now: at('09:10'), interviews })).toEqual([[]]);
});

test('an interview that was moved is notified again for its new hour', () => {
  const due = looks({ interviews: [interview('1', '09:05')] }, { interviews: [interview('1', '09:08')] });
  expect(due.map((each) => each.length)).toEqual([1, 1]);
});

test('interviews of the same hour give one notification, of two hours two, the earlier first', () => {
  const interviews = [interview('3', '09:08'), interview('1', '09:05'), interview('2', '09:05')];
  expect(looks({ interviews })).toEqual([
    [
      { kind: 'interviews', at: at('09:05'), ids: ['1', '2'] },
      { kind: 'interviews', at: at('09:08'), ids: ['3'] },
    ],
  ]);
});

test('switched off, nothing is notified; switched on again, interviews that are still to come are', () => {
  const interviews = [interview('1', '09:05')];
  expect(looks({ lead: null, interviews }, { interviews }).map((due) => due.length)).toEqual([0, 1]);
  expect(looks({}, { toDecide: ['a'], tellsDecisions: false }, { toDecide: ['a'] })).toEqual([[], [], []]);
});

test('a change that needs a decision is notified when it appears, not when it did before Carnet opened', () => {
  const due = looks(
    { toDecide: ['a'] },
    { toDecide: ['a'] },
    { toDecide: ['a', 'b', 'c'] },
    { toDecide: ['a', 'b', 'c'] },
    { toDecide: [] },
    { toDecide: ['b'] },
  );
  expect(due).toEqual([[], [], [{ kind: 'decisions', count: 2 }], [], [], [{ kind: 'decisions', count: 1 }]]);
});
