import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

const module = pathToFileURL(join(import.meta.dirname, '../../../../../main/tools/cli/startsHere.mjs')).href;
let folder: string;
const children = new Set<ReturnType<typeof start>>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'carnet-starts-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

/** A start that builds for `buildMs`, prints `open` and stays until it is killed. */
function start(buildMs = 0) {
  const text = `
    import { buildUnlessOpen } from '${module}';
    await buildUnlessOpen(${JSON.stringify(folder)}, async () => {
      console.log('builds');
      await new Promise((resolve) => setTimeout(resolve, ${buildMs}));
    });
    console.log('open');
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', text], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  return child;
}

/** All that it printed until it was open. */
async function untilOpen(child: ReturnType<typeof start>): Promise<string> {
  let said = '';
  while (!said.includes('open\n')) said += String((await once(child.stdout, 'data'))[0]);
  return said;
}

test('E16 a second start neither builds under the first nor while it builds', async () => {
  const first = start(1_000);
  await once(first.stdout, 'data');
  const second = start();
  expect(await untilOpen(second)).toBe(
    'Carnet is open from this project already, and is not built again beside it.\nopen\n',
  );
  expect(existsSync(join(folder, 'building'))).toBe(false);
});

test('E16 once the others ended, a start builds again; one that was killed does not count', async () => {
  const first = start();
  expect(await untilOpen(first)).toBe('builds\nopen\n');
  first.kill('SIGTERM');
  await once(first, 'close');
  for (const name of [...(await readdir(folder)), '4711', 'building']) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), new Date(0), new Date(0));
  }
  expect(await untilOpen(start())).toBe('builds\nopen\n');
});
