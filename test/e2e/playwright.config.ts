import '../clock/forTests.mjs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { host } from './fixtures/host.ts';
import { everyPicture } from './fixtures/pictures.ts';
import type { Language } from './fixtures/words.ts';

const output = fileURLToPath(new URL('../../out/e2e', import.meta.url));
/** A named run stores its results beside those of the usual one. */
const { CARNET_E2E_RUN: run } = process.env;
const ofRun = run === undefined ? '' : `-${run}`;

/**
 * Two spec files at a time: each has a workstation of its own, and one works while the other waits. Real windows share
 * one desktop, and its focus. No browser of Playwright's own is needed.
 */
export default defineConfig<object, { language: Language }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `${output}/results${ofRun}`,
  snapshotDir: `${output}/snapshots`,
  workers: host === 'electron' ? 1 : 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 15_000 },
  // A test that fails leaves beside its error: the content of the window, as words and as a picture, and every step.
  use: {
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
  },
  // What `broken` shows is looked at by other specs; the pictures of every screen are taken in both languages.
  testIgnore: everyPicture ? '**/english.spec.ts' : '**/broken.spec.ts',
  ...(everyPicture && {
    testDir: 'screens',
    projects: (['fr', 'en'] as const).map((language) => ({ name: language, use: { language } })),
  }),
  reporter: [['line'], ['json', { outputFile: `${output}/report${ofRun}.json` }]],
});
