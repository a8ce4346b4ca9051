import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { isThere } from './fixtures/processes.ts';
import { addService, everythingReceived, expectWaiting, goTo, press } from './fixtures/screens.ts';
import { workstation } from './fixtures/workstation.ts';

// S17: who signs out of a shared workstation leaves nothing on it.
const name = 'BENSAÏD Inès';
const desk = workstation();

/** The files of the profile that hold something of the user or of the service. */
const betraying = (): readonly string[] =>
  readdirSync(desk.profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return ['127.0.0.1', 'c.moreau', 'Campus Lyon', 'BENSA'].some(
        (canary) => bytes.includes(canary) || bytes.includes(Buffer.from(canary, 'utf16le')),
      );
    });

test('S17 signing out says what still waits, wipes the profile, and the next start finds nothing', async () => {
  test.setTimeout(120_000);
  const { page, service, proxy } = desk;
  await addService(page, service, proxy.baseUrl);
  await everythingReceived(page);
  await goTo(page, 'Calendrier');
  await proxy.cut();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
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
  await dialog.getByRole('button', { name: 'Perdre et se déconnecter' }).click();
  await expect.poll(() => isThere(pid), { timeout: 30_000 }).toBe(false);
  expect(betraying().filter((file) => !file.includes('chromium'))).toEqual([]);
  await desk.open();
  await expect(desk.page.getByRole('heading').first()).toBeVisible();
  expect(readdirSync(desk.profile)).not.toContain('wipe.json');
  await desk.carnet.close();
  expect(betraying()).toEqual([]);
});
