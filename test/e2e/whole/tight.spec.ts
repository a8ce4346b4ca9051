import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { expectRoom } from '../fixtures/look.ts';
import { picture } from '../fixtures/pictures.ts';
import { createByLine, event, goTo, inspector, openFolder } from '../fixtures/screens.ts';
import { workstation } from '../fixtures/workstation.ts';

// What is too long, too small or too much like a number, on one workstation.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });
const dialog = (): Locator => desk.page.getByRole('dialog');
const link = `https://visio.example/${'j'.repeat(237)}/salle`;

test('Entrée that ends a dead key in a name creates no folder', async () => {
  const { page } = desk;
  await goTo(page, 'Répertoire');
  await openFolder(page, 'Campus Lyon');
  await page.getByRole('button', { name: 'Nouveau répertoire' }).click();
  const name = dialog().getByLabel('Nom');
  await name.fill('Sess^');
  for (const key of ['Enter', 'Escape'])
    await name.dispatchEvent('keydown', { key, code: key, isComposing: true, bubbles: true, cancelable: true });
  await expect(name).toHaveValue('Sess^');
  await page.keyboard.press('Escape');
  await expect(dialog()).toBeHidden();
  await expect(page.getByText('Sess^')).toHaveCount(0);
});

test('a name with a link of 265 letters wraps: everything to press stays in reach', async () => {
  const { page } = desk;
  await goTo(page, 'Calendrier');
  await createByLine(page, `demain 9h réunion ${link} 30 min`);
  const made = event(page, 'Réunion \\S+');
  await expect(inspector(page).getByRole('heading').first()).toContainText('/salle');
  await expectRoom(page, 'the inspector of a long name');
  await made.press('Control+ArrowDown');
  await expect(made).toHaveAccessibleName(/09:15/u);
  await page.keyboard.press('Control+z');
  const toast = page.locator('[data-toast]');
  // The name is cut, so that what was done is read.
  await expect(toast).toContainText(/jj…\s: remis à 09:00/u);
  for (const each of await toast.getByRole('button').all()) await expect(each).toBeInViewport({ ratio: 1 });
  await expectRoom(page, 'the toast of a long name');
  await picture(page, 'tight-long-toast');
  await made.focus();
  await page.keyboard.press('h');
  await expect(dialog()).toBeVisible();
  for (const each of await dialog().getByRole('button').all()) await expect(each).toBeInViewport({ ratio: 1 });
  await expectRoom(page, 'the dialog of a long name');
  await picture(page, 'tight-long-name');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
});

test('a list is saved as a workbook, made under the policy of the page', async () => {
  const { page } = desk;
  await page
    .getByRole('navigation', { name: 'Zones' })
    .getByRole('button', { name: /^Personnes et dossiers/u })
    .click();
  await page.getByRole('button', { name: 'Exporter pour un tableur (.xlsx) ce qui est montré' }).click();
  const folder = join(desk.profile, 'saved');
  await expect.poll(() => readdir(folder).catch(() => [])).toEqual([expect.stringMatching(/\.xlsx$/u)]);
  const [file = ''] = await readdir(folder);
  const sheet = strFromU8(
    unzipSync(await readFile(join(folder, file)))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  );
  expect(sheet.match(/<row /gu)?.length).toBeGreaterThan(1);
});

test('a window of 320 × 256 leaves its room to the content, and the focus is seen (WCAG 1.4.10, 2.4.11)', async () => {
  const { page } = desk;
  await page.locator('[data-toast]').getByRole('button', { name: 'Fermer' }).click();
  await page.setViewportSize({ width: 320, height: 256 });
  for (const screen of ['Calendrier', 'Aujourd’hui', 'Répertoire', 'Modifications'] as const) {
    await goTo(page, screen);
    const main = await page.getByRole('main').boundingBox();
    expect.soft(main?.height, `${screen}: the height of its room`).toBeGreaterThanOrEqual(190);
    await picture(page, `tight-${screen}`);
    await page.getByRole('main').focus();
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused === document.body) return null;
        const box = focused.getBoundingClientRect();
        // A wide row is scrolled sideways: its part in the room of the content.
        const room = (focused.closest('main') ?? document.body).getBoundingClientRect();
        const left = Math.max(box.left, room.left);
        const right = Math.min(box.right, room.right);
        const top = Math.max(box.top, room.top);
        const bottom = Math.min(box.bottom, room.bottom);
        // An interview may cover the middle of a course, which lies behind it: a corner of that is seen.
        const isSeen = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + 3, top + 3],
          [left + 3, bottom - 3],
          [right - 3, top + 3],
          [right - 3, bottom - 3],
        ].some(([x = 0, y = 0]) => {
          const at = document.elementFromPoint(x, y);
          return (
            at !== null && (focused.contains(at) || at.contains(focused) || focused.closest('label')?.contains(at))
          );
        });
        return isSeen ? null : `${focused.outerHTML.slice(0, 120)} at ${Math.round(box.left)}, ${Math.round(box.top)}`;
      });
      expect.soft(seen, `${screen}: hidden focus`).toBeNull();
    }
    await picture(page, `tight-${screen}-focus`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});
