import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { oneLanguage } from '#i18n/oneLanguage.ts';
import { chromiumFlags, headlessPath } from '#main/tools/cli/findChromium.mjs';
import { usualDay } from '#main/tools/clock/givenDay.mjs';
import { mistakePlugin } from './mutants/random/planted.mjs';

const executablePath = headlessPath();
const root = fileURLToPath(new URL('..', import.meta.url));
const isBench = process.argv.includes('bench');
// A page has React as it is built for people. Bundled apart from what other projects have.
const isPage = isBench || process.argv.includes('browser');
if (isPage) process.env['NODE_ENV'] = 'production';

/** `npm run bench -- peers`: against other libraries, which are installed beside those benches. */
const isPeers = Boolean(process.env['CARNET_PEERS']);
const benches = isPeers ? 'test/bench/againstPeers' : 'test/bench';

/**
 * A bench needs a profile on the disk: without one Chromium stores IndexedDB in memory, where nothing is written and
 * strict durability costs nothing. Deleted when the bench ends.
 */
function benchProfile(): string {
  const path = mkdtempSync(join(tmpdir(), 'carnet-bench-'));
  process.on('exit', () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

/** Begun last, they would keep one core busy for a minute after the other has nothing left to do. */
const longest = [
  'test/interface/client/deployments.test.ts',
  'test/simulation/simulation.test.ts',
  'test/mutants/mutants.test.ts',
];

/** The peers of the benches, where they are installed, bring tests of their own. */
const notUnderNode = ['**/node_modules/**', 'test/**/*.browser.test.ts', 'test/e2e/**'];
const underNode = {
  environment: 'node',
  setupFiles: ['test/clock/forTests.mjs', 'test/interface/requests/nameTest.ts', 'test/unhurried.ts'],
  testTimeout: 30_000,
};

/** In `npm test` files share what they import: it is loaded once for each worker, which is most of their time. */
const isSharing = process.env['CARNET_SHARING'] === '1';

/** Modules that a file replaces, and globals that it sets, would be there for the files after it. */
const replaces = /\bvi\.(?:mock|stubGlobal)\(/u;

const shared = (pattern: string): string[] =>
  isSharing
    ? globSync(pattern, { cwd: root })
        .map((path) => path.replaceAll('\\', '/'))
        .filter((path) => !replaces.test(readFileSync(join(root, path), 'utf8')))
    : [];

/**
 * They keep nothing outside of what they make. `pageTrace` reads what the whole process noted, `catalogue` which
 * words it has read; what `main/api` does at broken connections and time limits has a process without the
 * connections of other files.
 */
const sharing = shared(
  'test/{architecture,interface,traceability,unit/{main,renderer,shared},simulation}/**/*.test.ts',
).filter((path) => !/\.browser\.test\.ts$|\/(?:pageTrace|catalogue)\.test\.ts$|\/main\/api\//u.test(path));

class LongestFirst extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]): ReturnType<BaseSequencer['sort']> {
    const { long = [], other = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      longest.some((path) => moduleId.endsWith(path)) ? 'long' : 'other',
    );
    return [...long, ...other];
  }
}

// *.test.ts runs under Node; *.browser.test.ts(x) runs in a real Chromium (real IndexedDB, WebCrypto, layout).
export default defineConfig({
  root,
  ...(isPage && { cacheDir: `node_modules/.vite/${isPeers ? 'peers' : 'built'}` }),
  resolve: {
    alias: { dexie: 'dexie/dist/modern/dexie.mjs' }, // as the page has it (renderer/vite.config.ts)
    // What peers bring along must be the same as ours: React, the polyfill of Temporal, Dexie.
    ...(isPeers && { dedupe: ['react', 'react-dom', 'temporal-polyfill', 'dexie'] }),
  },
  plugins: [react(), oneLanguage, mistakePlugin()],
  test: {
    sequence: { sequencer: LongestFirst },
    // As in `unhurried.ts`, for what is polled by `expect`.
    expect: { poll: { timeout: 25_000 } },
    // One after the other: each would slow the others down, and one profile serves one browser.
    ...(isBench && { fileParallelism: false }),
    projects: [
      {
        extends: true,
        test: {
          ...underNode,
          name: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [...notUnderNode, ...sharing],
          benchmark: { include: [`${benches}/*.bench.ts`], exclude: [`${benches}/*.browser.bench.ts`] },
        },
      },
      ...(sharing.length === 0
        ? []
        : [
            {
              extends: true as const,
              test: {
                ...underNode,
                // Before the first file that loads Dexie, which looks for IndexedDB once.
                setupFiles: ['fake-indexeddb/auto', ...underNode.setupFiles],
                name: 'sharing',
                isolate: false,
                include: sharing,
                exclude: notUnderNode,
              },
            },
          ]),
      {
        extends: true,
        // For the few that measure what `ui/styles.css` draws.
        plugins: [tailwindcss()],
        // Each file's page asks for the same hundreds of modules: in a run that ends, they do not change.
        ...(process.argv.includes('run') && { server: { headers: { 'cache-control': 'max-age=3600' } } }),
        // Named here, so that a first run does not stop to bundle them when a test is already loaded (two Reacts).
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'react-aria-components',
            'react-i18next',
            'i18next',
            'zustand',
            'zustand/react/shallow',
            'dexie',
            'zod',
            'temporal-polyfill',
            'lucide-react',
            'fast-check',
            'async-mutex',
            'papaparse',
            'hucre',
            'hucre/xlsx',
          ],
        },
        test: {
          name: 'browser',
          include: ['test/**/*.browser.test.ts', 'test/**/*.browser.test.tsx'],
          benchmark: { include: [`${benches}/*.browser.bench.{ts,tsx}`] },
          setupFiles: ['test/clock/inPage.ts', ...(isBench ? [] : ['test/builtReact.ts']), 'test/unhurried.ts'],
          env: { CARNET_TODAY: process.env['CARNET_TODAY'] || usualDay },
          testTimeout: 30_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              ...(isBench && { persistentContext: benchProfile() }),
              launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
