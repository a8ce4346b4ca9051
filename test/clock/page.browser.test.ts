import { expect, test } from 'vitest';
import { givenMoment } from '../../main/tools/clock/givenDay.mjs';
import { machineNow } from '../../main/tools/clock/moveClock.mjs';

test('tests in a page run on the given day', () => {
  const moment = givenMoment(String(import.meta.env['CARNET_TODAY'])) ?? machineNow();
  expect(Math.abs(Date.now() - moment), 'however long the run takes').toBeLessThan(6 * 3_600_000);
});
