import { describe, expect, test } from 'vitest';
import { carry, carryBetween } from '#timeGrid/gesture/span.ts';

const zone = 'Europe/Paris';
const span = (debut: string, fin: string) => ({ debut: Date.parse(debut), fin: Date.parse(fin) });
const morning = span('2026-10-23T09:00:00+02:00', '2026-10-23T10:00:00+02:00');

describe('R2.10 how far an event was moved', () => {
  test.each([
    ['an hour', span('2026-10-23T10:00:00+02:00', '2026-10-23T11:00:00+02:00'), { days: 0, minutes: 60 }],
    [
      'a day back and earlier',
      span('2026-10-22T08:45:00+02:00', '2026-10-22T09:45:00+02:00'),
      { days: -1, minutes: -15 },
    ],
    [
      'over the change of hour, on the face of the clock',
      span('2026-10-26T09:00:00+01:00', '2026-10-26T10:00:00+01:00'),
      { days: 3, minutes: 0 },
    ],
  ])('%s', (_, to, by) => {
    expect(carryBetween(morning, to, zone)).toEqual(by);
    expect(carry(morning, by, zone)).toEqual(to);
  });

  test('an event that stayed or was resized gives no move for the linked ones', () => {
    expect(carryBetween(morning, morning, zone)).toBeNull();
    expect(carryBetween(morning, { ...morning, fin: morning.fin + 900_000 }, zone)).toBeNull();
  });
});
