import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { cases } from '../../chaos/damage/cases.ts';
import { runMatrix } from '../../chaos/damage/matrix.ts';
import { host } from '../fixtures/host.ts';

// Some cases of the corruption matrix of test/chaos; its own command runs them all.
test.skip(host !== 'chromium', 'Electron is here: the fire is lit under the Chromium host');

const damaged = Number(process.env['CARNET_DAMAGE_CASES'] ?? 6);

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
