import { expect, test } from 'vitest';
import { figuresOf, playFleet } from './fleet.ts';

test(
  'R3.5 I2 I3 I22 a few workstations come back at once to a service with a quota: all is sent, once',
  { timeout: 120_000 },
  async () => {
    const [stations, edits, requestsPerSecond] = [6, 6, 25];
    const end = await playFleet({ stations, edits, roundTripMs: 100, requestsPerSecond });
    expect(end.breaches).toEqual([]);
    expect(end.applied).toBe(stations * edits);
    expect(end.taken).toMatchObject({ replace: stations * edits });
    // Not the goals of the README, which a fleet misses: what keeps it from getting worse unseen.
    const { lastOfMean, refusedShare } = figuresOf(end, requestsPerSecond);
    expect(lastOfMean).toBeLessThan(2);
    expect(refusedShare).toBeLessThan(0.12);
  },
);
