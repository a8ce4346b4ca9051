import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { host } from '../fixtures/host.ts';
import { picture } from '../fixtures/pictures.ts';
import { goTo } from '../fixtures/screens.ts';
import { catalogue } from '../fixtures/words.ts';
import { workstation } from '../fixtures/workstation.ts';

// What is dragged into the window and out of it, by the browser's own drag and drop.

const desk = workstation({ signedIn: true, prepare: ({ page }) => goTo(page, 'Calendrier') });
const { shell } = catalogue.fr;

/** A drag from another program, let go in the middle of an element. */
async function drop(onto: Locator, what: { readonly files: readonly string[] } | { readonly link: string }) {
  const { page } = desk;
  const box = await onto.boundingBox();
  if (box === null) throw new Error('nothing to drop onto');
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: {
        items: 'link' in what ? [{ mimeType: 'text/uri-list', data: what.link }] : [],
        files: 'files' in what ? [...what.files] : [],
        dragOperationsMask: 1,
      },
    });
  await session.detach();
}
const file = async (name: string, text = name): Promise<string> => {
  await writeFile(join(desk.profile, name), text);
  return join(desk.profile, name);
};
const toast = () => desk.page.locator('[data-toast]');
const isSame = () => desk.page.evaluate(() => Reflect.get(window, 'isSame') === true);

async function goBy(name: string): Promise<void> {
  const { page } = desk;
  const bar = page.getByRole('navigation', { name: shell.nav });
  const button = bar.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  if ((await button.count()) === 0) await bar.getByRole('button', { name: /^Autres écrans/u }).click();
  await button.click();
  await expect(page.getByRole('main', { name })).toBeVisible();
}

test('E19 S5 whatever is dropped on whatever screen, the window stays, opens nothing, and says where files are read', async () => {
  test.setTimeout(180_000);
  const { page } = desk;
  const pages = page.context().pages().length;
  const address = page.url();
  await page.evaluate(() => Reflect.set(window, 'isSame', true));
  const pdf = await file('Lettre.pdf');
  for (const name of Object.values(shell.screen)) {
    await goBy(name);
    // Not on what takes a file: a calendar, a list of people.
    for (const what of [{ files: [pdf] }, { link: 'https://example.invalid/' }, { link: pathToFileURL(pdf).href }]) {
      await drop(page.getByRole('contentinfo'), what);
      await expect(toast(), `${name}: ${JSON.stringify(what)}`).toContainText('Rien n’a été ouvert.');
      await toast().getByRole('button', { name: 'Fermer' }).click();
    }
    expect([name, page.url(), await isSame()]).toEqual([name, address, true]);
  }
  expect(page.context().pages()).toHaveLength(pages);

  await goTo(page, 'Aujourd’hui');
  await drop(page.getByRole('main'), { files: [await file('agenda.ics')] });
  await expect(toast()).toContainText('un agenda (.ics) se dépose sur');
  await picture(page, 'drop-nowhere');
  await toast().getByRole('button', { name: 'Ouvrir « Calendrier »' }).click();
  await expect(page.getByRole('main', { name: 'Calendrier' })).toBeVisible();
  await drop(page.getByRole('main', { name: 'Calendrier' }), { files: [await file('agenda.ics')] });
  await expect(page.getByRole('dialog')).toContainText('agenda.ics');
  await drop(page.getByRole('dialog'), { files: [pdf] });
  await expect(page.getByRole('dialog')).toContainText('agenda.ics');
  await page.keyboard.press('Escape');
  await drop(page.getByRole('contentinfo'), { files: [await file('liste.csv')] });
  await expect(toast()).toContainText('une liste de candidats se dépose');
  expect(await isSame()).toBe(true);
});

test('E19 S5 a file that is dropped on a locked Carnet is not opened', async () => {
  test.skip(host !== 'chromium', 'Playwright loses a locked page of Electron');
  const { page } = desk;
  await page.keyboard.press('Control+l');
  const password = () => desk.page.getByLabel('Mot de passe du service');
  await expect(async () => expect(await password().isVisible()).toBe(true)).toPass({ timeout: 20_000 });
  const address = desk.page.url();
  await drop(password(), { files: [await file('Lettre.pdf')] });
  await expect(password()).toHaveValue('');
  expect(desk.page.url()).toBe(address);
  await password().fill(desk.service.password);
  await desk.page.getByRole('button', { name: 'Déverrouiller' }).click();
  await expect(desk.page.getByRole('navigation', { name: 'Zones' })).toBeVisible();
});
