import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { expectRoom } from '../fixtures/look.ts';
import { picture } from '../fixtures/pictures.ts';
import {
  closeToasts,
  createByLine,
  event,
  expectWaiting,
  goOffline,
  goTo,
  inMenu,
  inspector,
  press,
} from '../fixtures/screens.ts';
import { schoolDay, valueOf } from '../fixtures/service.ts';
import { catalogue } from '../fixtures/words.ts';
import { workstation } from '../fixtures/workstation.ts';

// What is too long, too small or too much like a number, on one workstation.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });
const dialog = (): Locator => desk.page.getByRole('dialog');
const link = `https://visio.example/${'j'.repeat(237)}/salle`;

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
  await inMenu(page, 'h');
  await expect(dialog()).toBeVisible();
  for (const each of await dialog().getByRole('button').all()) await expect(each).toBeInViewport({ ratio: 1 });
  await expectRoom(page, 'the dialog of a long name');
  await picture(page, 'tight-long-name');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
});

test('the line of a new event is whole at every width, with a long text and several marks, at the end of the week too', async () => {
  const { page } = desk;
  await goTo(page, 'Calendrier');
  const line = page.getByRole('dialog', { name: 'Nouvel événement' });
  for (const width of [640, 1280, 2560])
    for (const isLast of [false, true]) {
      await page.setViewportSize({ width, height: 700 });
      const day = await page.locator('.cal-day').last().boundingBox();
      if (isLast && day) await page.mouse.dblclick(day.x + day.width - 3, 640);
      else await page.keyboard.press('c');
      await line
        .getByRole('textbox')
        .fill('jury tous les vendredis à 4h 29/02/2027 en salle Marguerite Yourcenar, BTS NDRC');
      await expect(line.getByRole('listitem')).toHaveCount(3);
      for (const part of [line.getByRole('textbox'), line.getByRole('button', { name: /^Créer/u })])
        await expect(part).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await line.getByRole('textbox').fill('');
      await page.keyboard.press('Escape');
      await expect(line).toBeHidden();
    }
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('a list is saved as a workbook, made under the policy of the page', async () => {
  const { page } = desk;
  await page
    .getByRole('navigation', { name: 'Zones' })
    .getByRole('button', { name: /^Personnes et dossiers/u })
    .click();
  await page.getByRole('button', { name: 'Colonnes, impression, export' }).click();
  await page.getByRole('menuitem', { name: 'Exporter pour un tableur (.xlsx) ce qui est montré' }).click();
  const folder = join(desk.profile, 'saved');
  await expect.poll(() => readdir(folder).catch(() => [])).toEqual([expect.stringMatching(/\.xlsx$/u)]);
  const [file = ''] = await readdir(folder);
  const sheet = strFromU8(
    unzipSync(await readFile(join(folder, file)))['xl/worksheets/sheet1.xml'] ?? new Uint8Array(),
  );
  expect(sheet.match(/<row /gu)?.length).toBeGreaterThan(1);
});

/** Runs in the page: what has the focus, where nothing of it is seen. */
function hiddenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const box = (focused.closest('label') ?? focused).getBoundingClientRect();
  // A wide row is scrolled sideways: its part in the room of the content.
  const room = (focused.closest('main, [role=dialog]') ?? document.body).getBoundingClientRect();
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
    return at !== null && (focused.contains(at) || at.contains(focused) || focused.closest('label')?.contains(at));
  });
  return isSeen ? null : `${focused.outerHTML.slice(0, 120)} at ${Math.round(box.left)}, ${Math.round(box.top)}`;
}

/** Runs in the page: how each part below the header of the screen scrolls. */
const scrolledParts = (main: HTMLElement): readonly string[] => {
  const parts = [...main.querySelectorAll(':not(header)')].filter((part) =>
    /auto|scroll/u.test(getComputedStyle(part).overflow),
  );
  const [down, sideways] = [
    parts.filter((part) => part.scrollHeight > part.clientHeight + 1).map(() => 'down'),
    parts.filter((part) => part.scrollWidth > part.clientWidth + 1).map(() => 'sideways'),
  ];
  return [...down, ...sideways];
};

/** Tab goes through what is shown, and each stop is seen. */
async function expectFocusSeen(where: string, presses: number): Promise<void> {
  const { page } = desk;
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(hiddenFocus), `${where}: hidden focus`).toBeNull();
  }
}

test('a window of 320 × 256 leaves its room to the content, and the focus is seen (WCAG 1.4.10, 2.4.11)', async () => {
  const { page } = desk;
  await page.locator('[data-toast]').getByRole('button', { name: 'Fermer' }).click();
  await goTo(page, 'Calendrier');
  const day = await page.locator('td > [data-day]').first().boundingBox();
  expect.soft(Math.min(day?.width ?? 0, day?.height ?? 0), 'a day of the side bar (2.5.8)').toBeGreaterThanOrEqual(24);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const screen of ['Calendrier', 'Aujourd’hui', 'Documents', 'Modifications'] as const) {
    await goTo(page, screen);
    const main = await page.getByRole('main').boundingBox();
    expect.soft(main?.height, `${screen}: the height of its room`).toBeGreaterThanOrEqual(190);
    await picture(page, `tight-${screen}`);
    if (screen === 'Calendrier' || screen === 'Aujourd’hui')
      expect.soft(await page.getByRole('main').evaluate(scrolledParts), `${screen}: scrolls as one`).toEqual(['down']);
    await page.getByRole('main').focus();
    await expectFocusSeen(screen, 14);
    await picture(page, `tight-${screen}-focus`);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('so do a panel, a dialog, a message and a decision, with all pills in the bar (WCAG 1.4.10, 2.4.11)', async () => {
  test.setTimeout(120_000);
  const { page, proxy, service } = desk;
  const [usual, small] = [
    { width: 1280, height: 800 },
    { width: 320, height: 256 },
  ];
  await goTo(page, 'Aujourd’hui');
  await page.getByRole('row', { name: /CHEVALIER Maëlle/u }).click();
  await expect(inspector(page)).toBeVisible();
  await page.setViewportSize(small);
  const [main, panel] = await Promise.all([page.getByRole('main').boundingBox(), inspector(page).boundingBox()]);
  expect.soft(panel?.x, 'the panel begins beside the side bar').toBeGreaterThanOrEqual(main?.x ?? 0);
  await page.setViewportSize(usual);
  await inMenu(page, 'd');
  await expect(dialog()).toBeVisible();
  await page.setViewportSize(small);
  expect.soft((await dialog().boundingBox())?.height, 'a dialog').toBeGreaterThanOrEqual(240);
  await expectFocusSeen('a dialog', 8);
  await picture(page, 'tight-dialog');
  await page.setViewportSize(usual);
  await page.keyboard.press('Escape');
  await expect(dialog()).toBeHidden();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+3');
  const kind = page.getByRole('radio', { name: 'Dossiers' });
  await expect(kind).toBeVisible();
  await page.setViewportSize(small);
  await kind.scrollIntoViewIfNeeded();
  const { x = 0, width = 0 } = (await kind.boundingBox()) ?? {};
  expect.soft(x + width, 'the last of a few options').toBeLessThanOrEqual(small.width);
  await page.setViewportSize(usual);

  await goTo(page, 'Calendrier');
  const rows = await service.all('Planification');
  const row = rows.find(
    (each) => valueOf(each, 'Nom') === 'DIALLO Aminata' && String(valueOf(each, 'Debut')).startsWith(schoolDay()),
  );
  if (row === undefined) throw new Error('no interview of DIALLO Aminata today');
  const at = (member: string, time: string): readonly [string, RawJson] => [
    member,
    rawOf(String(valueOf(row, member)).replace(/T\d\d:\d\d/u, `T${time}`)),
  ];
  await goOffline(desk);
  await press(page, 'DIALLO Aminata', 'Control+ArrowDown');
  await expectWaiting(page, 1);
  await page.setViewportSize(small);
  const said = page.locator('[data-toast]').getByText(/DIALLO Aminata/u);
  expect.soft((await said.boundingBox())?.width, 'the words of a message').toBeGreaterThanOrEqual(180);
  await picture(page, 'tight-message');
  await service.edit('Planification', String(valueOf(row, 'Id')), new Map([at('Debut', '12:30'), at('Fin', '13:15')]));
  await proxy.restore();
  const decide = page.getByRole('button', { name: '1 à décider' });
  await expect(decide).toBeVisible({ timeout: 60_000 });
  const bar = await Promise.all(
    (await page.getByRole('banner').getByRole('button').all()).map((each) => each.boundingBox()),
  );
  for (const [index, box] of bar.entries()) {
    const before = bar[index - 1];
    const where = `button ${index} of the bar`;
    expect.soft(box?.x, where).toBeGreaterThanOrEqual(before ? before.x + before.width : 0);
    expect.soft((box?.x ?? 0) + (box?.width ?? 0), where).toBeLessThanOrEqual(small.width);
  }
  await closeToasts(page, catalogue.fr);
  await decide.click();
  await expect(page.getByRole('radiogroup').first()).toBeVisible();
  await page.getByRole('radio').first().focus();
  expect.soft(await page.evaluate(hiddenFocus), 'a version').toBeNull();
  await expectFocusSeen('a decision', 6);
  await picture(page, 'tight-decision');
  await page.setViewportSize(usual);
});

test('in forced colours, what is chosen or has the focus differs from what is not', async () => {
  const { page } = desk;
  await page.emulateMedia({ forcedColors: 'active' });
  // A ground is one colour or none: the page is seen through none.
  const colour = (of: Locator): Promise<string> =>
    of.evaluate((each) => {
      const [own, page] = [each, document.body].map((part) => getComputedStyle(part).backgroundColor);
      return own?.endsWith(', 0)') === true ? (page ?? '') : (own ?? '');
    });
  const expectApart = async (chosen: Locator, other: Locator, where: string): Promise<void> => {
    const usual = await colour(other);
    await expect.soft.poll(() => colour(chosen), { message: where }).not.toBe(usual);
  };
  await goTo(page, 'Calendrier');
  const side = page.getByRole('navigation', { name: 'Zones' });
  await expectApart(
    side.getByRole('button', { name: 'Calendrier' }),
    side.getByRole('button', { name: 'Documents' }),
    'side bar',
  );
  // The type of an event, in its block and beside its name.
  const sign = (of: Locator, pseudo?: string): Promise<string> =>
    of.evaluate((each, pseudo) => getComputedStyle(each, pseudo).clipPath, pseudo);
  const typed = (type: string) => side.getByRole('button', { name: type }).locator('[data-hue]');
  const interview = await sign(event(page, 'DIALLO Aminata').first(), '::before');
  expect.soft(interview, 'the sign of an interview').toBe(await sign(typed('Entretien d’admission')));
  expect.soft(interview, 'that of a course').not.toBe(await sign(typed('Cours')));
  await expectApart(page.getByRole('radio', { name: 'Semaine' }), page.getByRole('radio', { name: 'Mois' }), 'views');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('di');
  const found = page.getByRole('option');
  await expectApart(found.nth(0), found.nth(1), 'palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByRole('button', { name: 'Autres actions' }).click();
  await page.keyboard.press('ArrowDown');
  const items = page.getByRole('menuitem');
  await expectApart(page.locator('[role=menuitem]:focus'), items.and(page.locator(':not(:focus)')).first(), 'menu');
  await picture(page, 'tight-forced-colours');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ forcedColors: 'none' });
});
