import { expect, test } from 'playwright/test';
import { campaign } from '../fire/campaign.ts';
import { host } from './fixtures/host.ts';

// A small share of test/fire; `npm run fire` runs as many cycles as one has time for.
test.skip(host !== 'chromium', 'Electron is here: the fire is lit under the Chromium host');

const cycles = Number(process.env['CARNET_FIRE_CYCLES'] ?? 15);

test('I2 I3 I11 I20 I23 nothing that was saved is lost, doubled or changed under faults and SIGKILL', async () => {
  test.setTimeout(120_000 + cycles * 30_000);
  const summary = await campaign({ cycles, seed: 1, minutes: Infinity, say: (line) => console.log(line) });
  expect(summary).toMatchObject({ cycles, lost: [], doubled: [], touched: [], apart: [], stuck: [], converged: true });
  expect(summary.saved).toBeGreaterThan(cycles);
});
