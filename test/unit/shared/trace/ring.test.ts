import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tracedId, traceText } from '#shared/trace/line.ts';
import { Ring } from '#shared/trace/ring.ts';

test('I24 a ring holds the last entries up to its capacity, oldest first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 20 }), (pushed, capacity) => {
      const ring = new Ring<number>(capacity);
      for (const entry of pushed) ring.push(entry);
      expect(ring.entries()).toEqual(pushed.slice(-capacity));
    }),
  );
});

test('what was read of a ring does not change with later pushes', () => {
  const ring = new Ring<number>(2);
  ring.push(1);
  const read = ring.entries();
  ring.push(2);
  ring.push(3);
  expect(read).toEqual([1]);
});

test('S7 an id is shown only where it is a number, a GUID or a provisional id', () => {
  const guid = '0f8fad5b-d9cb-469f-a165-70867728950e';
  for (const id of ['7', '1234567890123456789', guid, `new:${guid}`]) expect(tracedId(id)).toBe(id);
  for (const id of ['', 'Canari', 'canari@example.org', 'new:Canari', `${guid} Canari`, '7\nCanari'])
    expect(tracedId(id)).toBe('…');
});

test('a line of the saved trace has its columns between tabs, and its time in UTC', () => {
  const line = { at: Date.UTC(2026, 10, 22, 9), process: 'main', level: 'info', event: 'GET Mail.list' } as const;
  expect(traceText({ ...line, step: null, outcome: '200' })).toBe(
    '2026-11-22T09:00:00.000Z\tinfo\tmain\t-\tGET Mail.list\t200',
  );
});
