import { expect, test } from 'vitest';
import { givenMoment } from './givenDay.mjs';
import { machineNow } from './moveClock.mjs';

test('tests in a page live on the given day', () => {
  const moment = givenMoment(String(import.meta.env['CARNET_TODAY'])) ?? machineNow();
  expect(Math.abs(Date.now() - moment)).toBeLessThan(10 * 60_000);
});
