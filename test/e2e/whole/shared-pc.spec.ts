import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { picture } from '../fixtures/pictures.ts';
import { isThere } from '../fixtures/processes.ts';
import { addService, everythingReceived, expectWaiting, goTo, networkChanged, press } from '../fixtures/screens.ts';
import { newWorkstation, workstation } from '../fixtures/workstation.ts';

// S17: who signs out of a shared workstation leaves nothing on it.
/** With its application: two changes (R4.7). */
const name = 'BENSAÏD Inès';
const desk = workstation({ signedIn: true });

/** A file that is replaced meanwhile is gone, and holds nothing. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  }
}

/** The files of the profile that hold something of the user or of the service. */
const betraying = (profile = desk.profile): readonly string[] =>
  readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = bytesOf(file);
      return ['127.0.0.1', 'c.moreau', 'Campus Lyon', 'BENSA'].some(
        (canary) => bytes.includes(canary) || bytes.includes(Buffer.from(canary, 'utf16le')),
      );
    });

/** The window may be gone before the click has returned: that the process ends is what proves it. */
const leaveBy = (button: Locator): Promise<void> => button.click().catch(() => undefined);

test('S17 signing out says what still waits, wipes the profile, and the next start finds nothing', async () => {
  test.setTimeout(120_000);
  const { page, proxy } = desk;
  await goTo(page, 'Calendrier');
  await proxy.cut();
  await networkChanged(page);
  await press(page, name, 'Control+ArrowDown');
  await expectWaiting(page, 1);
  expect(betraying().length, 'or the scan proves nothing').toBeGreaterThan(0);
  await page.keyboard.press('Control+,');
  await page.getByText('Poste partagé', { exact: true }).click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('1 modification n’est pas encore dans le service.');
  await expect(dialog).toContainText('tout en est effacé');
  const { pid } = desk.carnet;
  await leaveBy(dialog.getByRole('button', { name: 'Perdre et se déconnecter' }));
  await expect.poll(() => isThere(pid), { timeout: 30_000 }).toBe(false);
  expect(betraying().filter((file) => !file.includes('chromium'))).toEqual([]);
  await desk.open();
  await expect(desk.page.getByRole('heading').first()).toBeVisible();
  expect(readdirSync(desk.profile)).not.toContain('wipe.json');
  await desk.carnet.close();
  expect(betraying()).toEqual([]);
});

test('S17 I2 closing wipes too where the policy says so: never what waits without the user, who may keep it', async () => {
  test.setTimeout(180_000);
  await using begun = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'carnet-policy-'));
  begun.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
  const policy = join(folder, 'policy.json');
  await writeFile(policy, JSON.stringify({ sharedPc: true, wipeAtClose: true }));
  const shared = newWorkstation({ args: ['--key-store', '--policy', policy] });
  begun.defer(() => shared.close());
  await shared.start();
  const { service, proxy } = shared;
  const quit = () => shared.page.evaluate(() => void window.carnet?.call('app.quit', {}));
  const ends = () => expect.poll(() => isThere(shared.carnet.pid), { timeout: 30_000 }).toBe(false);
  const dialog = () => shared.page.getByRole('alertdialog');

  await addService(shared.page, service, proxy.baseUrl);
  await everythingReceived(shared.page);
  await goTo(shared.page, 'Calendrier');
  await proxy.cut();
  await networkChanged(shared.page);
  await press(shared.page, name, 'Control+ArrowDown');
  await expectWaiting(shared.page, 1);
  await quit();
  await expect(dialog()).toContainText('1 modification n’est pas encore dans le service');
  await expect(dialog()).toContainText('rien ne peut partir maintenant');
  await picture(shared.page, 'closing-waiting');
  await shared.page.keyboard.press('Enter'); // « Rester » has the focus
  await expect(dialog()).toBeHidden();
  await quit();
  await shared.page.keyboard.press('Escape');
  await quit();
  await leaveBy(dialog().getByRole('button', { name: 'Fermer et garder' }));
  await ends();
  expect(readdirSync(shared.profile)).not.toContain('wipe.json');

  await shared.open();
  await shared.page.getByLabel('Mot de passe').fill(service.password);
  await shared.page.keyboard.press('Enter');
  await expectWaiting(shared.page, 1);
  await quit();
  await expect(dialog()).toBeVisible();
  await proxy.restore();
  // As soon as everything has left, it goes on by itself, and wipes.
  await ends();
  expect(betraying(shared.profile).filter((file) => !file.includes('chromium'))).toEqual([]);
  await shared.open();
  await expect(shared.page.getByRole('heading').first()).toBeVisible();
  await shared.carnet.close();
  expect(betraying(shared.profile)).toEqual([]);
});
