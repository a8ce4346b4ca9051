import { text } from 'node:stream/consumers';
import { expect, test } from 'playwright/test';
import { host } from '../fixtures/host.ts';
import { start } from '../fixtures/processes.ts';

// Its probes read what crosses the bridge and what the page stores: where these change, the bench is to follow.
test('the bench of the built application measures a first start in a small school', async () => {
  test.skip(
    host !== 'chromium' || process.platform !== 'linux',
    'the bench runs in the Chromium host, and reads /proc',
  );
  test.setTimeout(120_000);
  const args = ['test/bench/app/cli.ts', '--sizes', '0.1', '--only', 'receive'];
  // What it starts is no part of this test, whose name Playwright would give it.
  const { child, exit } = start(process.execPath, args, { env: { TEST_WORKER_INDEX: undefined } });
  if (!child.stdout) throw new Error('the bench was started without an output');
  const [table, code] = await Promise.all([text(child.stdout), exit]);
  expect(code).toBe(0);
  expect(table).toMatch(/receive: over the bridge, MB \| [\d.]*[1-9]/u);
  expect(table).toMatch(/receive: written into pages, MB \| [\d.]*[1-9]/u);
});
