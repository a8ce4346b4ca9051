import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { z } from 'zod';
import { launchSecond } from '../fixtures/app.ts';
import { host } from '../fixtures/host.ts';
import { picture } from '../fixtures/pictures.ts';
import { event, goTo } from '../fixtures/screens.ts';
import { workstation } from '../fixtures/workstation.ts';

// What the system shows of Carnet around its page, by what is open in it.
test.skip(
  host !== 'chromium',
  'the double alone writes what the menu shows; Playwright loses a locked page of Electron',
);
const desk = workstation({ signedIn: true, prepare: ({ page }) => goTo(page, 'Calendrier') });

const menuSchema = z.array(z.object({ label: z.string().optional(), enabled: z.boolean() }));
/** The items that are greyed. */
async function greyed(): Promise<readonly string[]> {
  const text = await readFile(join(desk.profile, 'shown', 'menu.json'), 'utf8');
  return menuSchema.parse(JSON.parse(text)).flatMap(({ label, enabled }) => (enabled || !label ? [] : label));
}
const undo = 'Défaire la dernière modification';
const redo = 'Rétablir la dernière modification';

const password = () => desk.page.getByLabel('Mot de passe du service');
/** On whatever page there is: the lock ends the process of the one before (B17). */
async function lock(): Promise<void> {
  await desk.page.keyboard.press('Control+l');
  await expect(async () => expect(await password().isVisible()).toBe(true)).toPass({ timeout: 20_000 });
}
async function unlock(): Promise<void> {
  await password().fill(desk.service.password);
  await desk.page.getByRole('button', { name: 'Déverrouiller' }).click();
  await expect(desk.page.getByRole('navigation', { name: 'Zones' })).toBeVisible();
}

test('E17 the menu greys undo and redo until there is something for them, and every command while locked', async () => {
  const { page } = desk;
  await expect.poll(greyed).toEqual(expect.arrayContaining([undo, redo, 'Écran suivant']));
  await event(page, 'BENSAÏD Inès').first().focus();
  await page.keyboard.press('Control+ArrowDown');
  await expect.poll(greyed).not.toContain(undo);
  await page.keyboard.press('Control+z');
  await expect.poll(greyed).not.toContain(redo);
  await lock();
  await expect.poll(greyed).toEqual(expect.arrayContaining(['Chercher ou agir', 'Calendrier', 'Verrouiller', undo]));
  await unlock();
});

test('E17 S13 the form for a walk-in opens from outside, after a lock, and makes nothing', async () => {
  const before = await desk.service.all('Dossier');
  await lock();
  expect(await launchSecond({ profile: desk.profile, args: ['carnet://day/walkin'] })).toBe(0);
  await unlock();
  const form = desk.page.getByRole('dialog', { name: 'Sans rendez-vous' });
  await expect(form).toBeVisible();
  await picture(desk.page, 'desktop-walkin');
  await desk.page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(desk.page.getByRole('main', { name: 'Aujourd’hui' })).toBeVisible();
  expect(await desk.service.all('Dossier')).toEqual(before);
});
