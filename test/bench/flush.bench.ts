import { expect, it } from 'vitest';
import { playFleet } from '../simulation/fleet/fleet.ts';
import { report } from './compare.ts';

// In virtual time: the round trips that one flush takes, whatever else the machine does.
const [edits, roundTripMs] = [500, 100];
/** Two writes at once, each a read and a write. */
const floorMs = Math.ceil(edits / 2) * 2 * roundTripMs;

it(`${edits} waiting edits, ${roundTripMs} ms round trip`, { timeout: 600_000 }, async () => {
  const { breaches, drainedMs, taken } = await playFleet({ stations: 1, edits, roundTripMs, requestsPerSecond: null });
  expect(breaches).toEqual([]);
  const oursMs = drainedMs[0] ?? Infinity;
  report(`flush of ${edits} edits`, { ratio: oursMs / floorMs, floorMs, oursMs }, 1.1);
  console.log(`requests: ${JSON.stringify(taken)}`);
});
