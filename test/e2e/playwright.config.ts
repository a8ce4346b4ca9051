import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';

const output = fileURLToPath(new URL('../../out/e2e', import.meta.url));

// One worker: every spec starts a whole Carnet, and the machines are small. No browser of Playwright's own is needed.
export default defineConfig({
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
  reporter: [['line'], ['json', { outputFile: `${output}/report.json` }]],
});
