import { expect, test } from 'vitest';
import { playFleet } from './fleet.ts';

const edits = 60;
const roundTripMs = 100;
/** Two writes at once, each a read and a write; the first four requests one by one (R5.7). */
const leastMs = (Math.ceil(edits / 2) * 2 + 4) * roundTripMs;

test(
  'R5.7 I6 an outbox is sent as fast as two writes at once allow, three requests and records a step',
  { timeout: 120_000 },
  async () => {
    const end = await playFleet({ stations: 1, edits, roundTripMs, requestsPerSecond: null });
    expect(end.breaches).toEqual([]);
    expect(end.applied).toBe(edits);
    // The fresh read, the write and the read-back (I10, R3.8); a ping and the lists of the start, once.
    expect(end.taken).toEqual({ ping: 1, list: 4, one: 2 * edits, replace: edits });
    // The step as `sending`; its receipt and its row. The commit of one answer also says what leaves next.
    expect(end.records).toBe(3 * edits);
    expect(end.commits).toBeLessThanOrEqual(edits + 5);
    // In virtual time: nothing but the round trips counts.
    expect(end.drainedMs[0]).toBeLessThanOrEqual(1.1 * leastMs);
  },
);
