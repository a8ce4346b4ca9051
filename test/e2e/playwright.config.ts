import '../clock/forTests.mjs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { usualDay } from '#main/tools/clock/givenDay.mjs';
import { machineNow } from '#main/tools/clock/moveClock.mjs';
import { defaultZone } from '#shared/time/defaultZone.mjs';
import { isWhole } from '../run/tier.mjs';
import { host } from './fixtures/host.ts';
import { everyPicture } from './fixtures/pictures.ts';
import type { Language } from './fixtures/words.ts';

const output = fileURLToPath(new URL('../../out/e2e', import.meta.url));
/** A named run stores its results beside those of the usual one. */
const { CARNET_E2E_RUN: run } = process.env;
const ofRun = run === undefined ? '' : `-${run}`;

/**
 * One spec file a core at a time: each has a workstation of its own, and each worker more signs in once more. Real
 * windows share one desktop, and its focus. No browser of Playwright's own is needed.
 */
export default defineConfig<{ language: Language }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './fixtures/signedIn.ts',
  outputDir: `${output}/results${ofRun}`,
  snapshotDir: `${output}/snapshots`,
  workers: host === 'electron' ? 1 : Math.min(4, availableParallelism()),
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Long enough for a machine that does as much again beside the tests: only a test that fails waits for them.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  // A test that fails leaves beside its error: the content of the window, as words and as a picture, and every step.
  use: {
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
  },
  projects: everyPicture
    ? (['fr', 'en'] as const).map((language) => ({
        name: language,
        testMatch: '**/screens/*.spec.ts',
        use: { language },
      }))
    : [
        // What `broken` shows is looked at by others.
        { name: 'first tier', testIgnore: ['**/e2e/whole/**', '**/e2e/engine/**', '**/broken.spec.ts'] },
        // On a package of its own, which `npm run engine` installs.
        ...(process.env['CARNET_ENGINE'] === undefined ? [] : [{ name: 'engine', testDir: 'engine' }]),
        ...(isWhole ? [{ name: 'whole', testDir: 'whole' }] : []),
        // Nothing may depend on the usual day: one interview day is on the machine's own, at an hour that does not
        // depend on when the test runs.
        ...(isWhole && process.env['CARNET_TODAY'] === usualDay
          ? [
              {
                name: 'own day',
                testMatch: '**/e2e/whole/today.spec.ts',
                metadata: { today: machineDay() },
              },
            ]
          : []),
      ],
  reporter: [['line'], ['json', { outputFile: `${output}/report${ofRun}.json` }]],
});

/** The date of the machine's clock at the school, as CARNET_TODAY. */
function machineDay(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: defaultZone }).format(machineNow());
}
