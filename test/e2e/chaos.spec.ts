import { expect, test } from 'playwright/test';
import { campaign } from '../chaos/campaign.ts';
import { sizeOf } from '../run/tier.mjs';
import { host } from './fixtures/host.ts';

// A short run of test/chaos; its own commands run as long as wanted.
test.skip(host !== 'chromium', 'Electron is here: the fire is lit under the Chromium host');

const cycles = sizeOf('chaos');

test('I2 I3 I11 I20 I23 nothing that was saved is lost, doubled or changed under faults and SIGKILL', async () => {
  test.setTimeout(120_000 + cycles * 30_000);
  const summary = await campaign({ cycles, seed: 1, minutes: Infinity, say: (line) => console.log(line) });
  expect(summary).toMatchObject({ cycles, lost: [], doubled: [], touched: [], apart: [], stuck: [], converged: true });
  expect(summary.saved).toBeGreaterThan(cycles);
});
