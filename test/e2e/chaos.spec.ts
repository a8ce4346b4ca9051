import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { campaign } from '../chaos/campaign.ts';
import { cases } from '../chaos/damage/cases.ts';
import { runMatrix } from '../chaos/damage/matrix.ts';
import { sizeOf } from '../run/tier.mjs';
import { host } from './fixtures/host.ts';

// A short run of test/chaos; its own commands run as long as wanted.
test.skip(host !== 'chromium', 'Electron is here: the fire is lit under the Chromium host');

const cycles = sizeOf('chaos');
const damaged = sizeOf('damage');

test('I2 I3 I11 I20 I23 nothing that was saved is lost, doubled or changed under faults and SIGKILL', async () => {
  test.setTimeout(120_000 + cycles * 30_000);
  const summary = await campaign({ cycles, seed: 1, minutes: Infinity, say: (line) => console.log(line) });
  expect(summary).toMatchObject({ cycles, lost: [], doubled: [], touched: [], apart: [], stuck: [], converged: true });
  expect(summary.saved).toBeGreaterThan(cycles);
});

test('I2 I3 whichever of its files is damaged, Carnet opens or says why, what either copy has comes back, and nothing is sent twice', async () => {
  test.setTimeout(120_000 + damaged * 60_000);
  const root = await mkdtemp(join(tmpdir(), 'carnet-damage-'));
  const share = cases.filter(
    (_, index) => Math.floor((index * damaged) / cases.length) !== Math.floor(((index + 1) * damaged) / cases.length),
  );
  const summary = await runMatrix(root, share, (line) => console.log(line.slice(0, 200)));
  expect(summary.breached).toEqual([]);
  expect(summary).toMatchObject({ cases: damaged });
  await rm(root, { recursive: true, force: true, maxRetries: 20 });
});
