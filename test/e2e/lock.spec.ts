import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { host } from './fixtures/host.ts';
import { lockScreenOf, refusedAsLocked } from './fixtures/lockScreen.ts';
import { picture } from './fixtures/pictures.ts';
import { event, expectWaiting, goTo, networkChanged, press } from './fixtures/screens.ts';
import { workstation } from './fixtures/workstation.ts';

// S9: a workstation that is left alone shows and returns nothing, and nothing is lost by that.
// Each test begins on the lock screen that the one before left.
test.describe.configure({ mode: 'serial' });

const name = 'BENSAÏD Inès';
const desk = workstation({ signedIn: true });
test.skip(host !== 'chromium', 'each lock ends the page’s process (B17), and Playwright loses such a page of Electron');

const { expectLocked, unlock, handedOut } = lockScreenOf(desk);

test('asleep: nothing is visible, and main returns nothing', async () => {
  const { carnet, page, service, proxy } = desk;
  await goTo(page, 'Calendrier');
  await expect(event(page, name)).toBeVisible();
  await proxy.cut();
  // Offline first: a change being sent when the page goes would rightly wait for the quiet time (I8).
  await networkChanged(page);
  await expect(page.getByRole('banner')).toContainText('Hors ligne depuis');
  await press(page, name, 'Control+ArrowDown'); // with its application (R4.7)
  await expectWaiting(page, 1);
  await page.evaluate(() => Object.assign(window, { before: true }));
  // Within a second: `away.test.ts` proves it on a clock of its own.
  await carnet.power('suspend');
  await page.waitForFunction((name) => !document.body.textContent?.includes(name), name, {
    polling: 20,
    timeout: 5_000,
  });
  await expectLocked();
  await expect(desk.page.getByText(new RegExp(`^${service.user}, `, 'u'))).toBeVisible();
  expect(await desk.page.evaluate(() => 'before' in window)).toBe(false);
  expect(await handedOut()).toEqual({ open: refusedAsLocked, pull: refusedAsLocked });
  await picture(desk.page, 'lock-screen');
});

test('nothing is sent while it is locked, and the change still waits afterwards', async () => {
  const { page, service, proxy } = desk;
  const rows = await service.all('Planification');
  await proxy.restore();
  await pause(1_500);
  expect(await service.all('Planification')).toEqual(rows);
  await proxy.cut();
  await unlock('faux');
  await expect(page.getByText(/le service ne répond pas pour en vérifier un autre/u)).toBeVisible();
  await unlock(service.password);
  await expectWaiting(page, 1);
  await proxy.restore();
  await expectWaiting(page, 0);
  await expect(event(page, name)).toBeVisible();
  expect(await service.all('Planification')).not.toEqual(rows);
});
