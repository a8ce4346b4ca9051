import { constants, openSync, closeSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { launchCarnet, launchSecond } from '../fixtures/app.ts';
import { host } from '../fixtures/host.ts';
import { picture } from '../fixtures/pictures.ts';
import { runToEnd } from '../fixtures/processes.ts';

// Windows starts programs to read the policy, which may take ten seconds each. A named pipe takes as long as a test
// wants: it answers once the test writes into it.
test.skip(process.platform === 'win32', 'Windows has no named pipe among its files');

let profile: string;
let policy: string;
test.beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'carnet-early-'));
  policy = join(profile, 'policy.json');
  expect((await runToEnd('mkfifo', [policy])).code).toBe(0);
});
/** Ends the reading of a Carnet that still waits: a process cannot end while one of its threads opens a pipe. */
function release(): void {
  try {
    closeSync(openSync(policy, constants.O_WRONLY | constants.O_NONBLOCK));
  } catch (error) {
    if (!String(error).includes('ENXIO')) throw error; // nobody reads any more
  }
}
test.afterEach(release);
test.afterEach(() => rm(profile, { recursive: true, force: true, maxRetries: 20 }));

test('E7 S14 the window is there before the policy is read; a link that comes meanwhile opens afterwards, and obeys it', async () => {
  const carnet = await launchCarnet({ profile, args: ['--policy', policy, '--practice'] });
  const { page } = carnet;
  await expect(page.getByRole('status')).toContainText('Carnet s’ouvre');
  expect(await page.evaluate(() => document.querySelectorAll('script').length), 'nothing runs under no policy').toBe(0);
  await picture(page, 'opening');
  expect(await launchSecond({ profile, args: ['carnet://event/7'] })).toBe(0);
  await writeFile(policy, JSON.stringify({ hiddenScreens: ['calendar'], protectScreen: true }));
  await expect(page.getByText('Votre établissement n’a pas prévu l’écran « Calendrier » sur ce poste.')).toBeVisible();
  if (host === 'chromium')
    expect(JSON.parse(await readFile(join(profile, 'shown', 'window.json'), 'utf8'))).toEqual({ isProtected: true });
  await carnet.close();
});

test('E7 S15 closed before the policy was read, Carnet ends at once and as it should', async () => {
  const carnet = await launchCarnet({ profile, args: ['--policy', policy, '--practice'] });
  await expect(carnet.page.getByRole('status')).toContainText('Carnet s’ouvre');
  const closed = carnet.close();
  const run = async (): Promise<unknown> => JSON.parse(await readFile(join(profile, 'run.json'), 'utf8'));
  await expect.poll(run).toMatchObject({ isOpen: false, incidents: [] });
  release();
  await closed;
});
