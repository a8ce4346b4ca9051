import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { everyPicture } from './fixtures/pictures.ts';
import type { Language } from './fixtures/words.ts';

const output = fileURLToPath(new URL('../../out/e2e', import.meta.url));

// One worker: every spec starts a whole Carnet, and the machines are small. No browser of Playwright's own is needed.
export default defineConfig<object, { language: Language }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: `${output}/results`,
  snapshotDir: `${output}/snapshots`,
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 15_000 },
  use: { actionTimeout: 15_000 },
  // What `broken` shows is looked at by other specs; the pictures of every screen are taken in both languages.
  testIgnore: everyPicture ? '**/english.spec.ts' : '**/broken.spec.ts',
  ...(everyPicture && {
    testDir: 'screens',
    projects: (['fr', 'en'] as const).map((language) => ({ name: language, use: { language } })),
  }),
  reporter: [['line'], ['json', { outputFile: `${output}/report.json` }]],
});
