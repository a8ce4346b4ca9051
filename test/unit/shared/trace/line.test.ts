import { expect, test } from 'vitest';
import { openMainTrace, traceCapacity, tracedId } from '#shared/trace/line.ts';

test('I24 a trace holds its last lines, oldest first, and what was read of it stays', () => {
  const trace = openMainTrace();
  const at = Date.UTC(2026, 10, 22, 9);
  const push = (event: string): void =>
    trace.push({ at, process: 'main', level: 'info', step: null, event, outcome: '200' });
  push('GET Mail.list');
  const read = trace.lines();
  for (let count = 0; count < traceCapacity; count += 1) push(`event${count}`);
  expect(read).toEqual(['2026-11-22T09:00:00.000Z info main - GET Mail.list 200']);
  expect(trace.lines()).toHaveLength(traceCapacity);
  expect(trace.lines()[0]).toContain(' event0 ');
});

test('S7 an id is shown only where it is a number, a GUID or a provisional id', () => {
  const guid = '0f8fad5b-d9cb-469f-a165-70867728950e';
  for (const id of ['7', '1234567890123456789', guid, `new:${guid}`]) expect(tracedId(id)).toBe(id);
  for (const id of ['', 'Canari', 'canari@example.org', 'new:Canari', `${guid} Canari`, '7\nCanari'])
    expect(tracedId(id)).toBe('…');
});
