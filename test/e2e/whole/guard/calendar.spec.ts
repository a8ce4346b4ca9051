import { expect, test } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { look } from '../../fixtures/look.ts';
import { middleOf } from '../../fixtures/place.ts';
import { event, expectWaiting, goTo, inspector } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { workstation } from '../../fixtures/workstation.ts';

// A double-clicking hand, a line typed in a hurry, and keys pressed three times in a row, against a service that counts
// its requests.

const desk = workstation({ signedIn: true });
const line = (page: Page): Locator => page.getByRole('dialog', { name: 'Nouvel événement' });
const create = (page: Page): Locator => page.getByRole('dialog').getByRole('button', { name: /^Créer/u });
const named = async (name: string): Promise<number> =>
  (await desk.service.all('Planification')).filter((row) => String(valueOf(row, 'Nom')) === name).length;
const sent = (method: string): number =>
  desk.proxy.seen.filter((request) => request.method === method && request.path.includes('/Planification')).length;

/** Two clicks of one press, as a worn button makes them. */
async function bounce(page: Page, control: Locator, apartMs: number): Promise<void> {
  const { x, y } = await middleOf(control);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(apartMs);
  await page.mouse.down();
  await page.mouse.up();
}
/** Keys, without modifiers, that are all on their way before the first one is answered. */
const pressed = (page: Page, text: string, ...keys: readonly string[]): Promise<unknown> =>
  Promise.all([...Array.from(text), ...keys].map((key) => page.keyboard.press(key)));
/** As slow as Windows lets a user set it. */
async function slowDoubleClick(page: Page, x: number, y: number): Promise<void> {
  await page.mouse.click(x, y);
  await page.waitForTimeout(600);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
}
async function typed(page: Page, phrase: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(line(page)).toBeHidden();
  await page.keyboard.press('c');
  await expect(line(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(phrase);
}

test('I26 what is typed right behind the key of a dialog goes into it, and two Entrée create once', async () => {
  const { page } = desk;
  await goTo(page, 'Calendrier');
  await pressed(page, 'cdemain 14h jury Prompt', 'Enter', 'Enter');
  await expect(line(page)).toBeHidden();
  await expect.poll(() => named('Jury Prompt')).toBe(1);
  await expectWaiting(page, 0);
  expect(await named('Jury Prompt')).toBe(1);
  await page.keyboard.press('Escape');
  await pressed(page, 'cjury lundi', 'Escape');
  await page.keyboard.press('Control+k');
  await pressed(page, 'documents', 'Enter');
  await expect(page.getByRole('button', { name: /^Nouveau répertoire/u })).toBeVisible();
  await page.keyboard.press('Control+n');
  await pressed(page, 'Bulletins', 'Enter', 'Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row', { name: /^Bulletins/u })).toHaveCount(1);
});

test('I1 R2.10 a double click creates once, an unclear line creates nothing, three keys are one change', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  await goTo(page, 'Calendrier');

  await test.step('a double click in the line creates one event', async () => {
    for (const apart of [15, 40, 80]) {
      await typed(page, `demain 14h jury Rebond ${apart}`);
      await expect(line(page).getByRole('status')).toContainText('14:00');
      await bounce(page, create(page), apart);
      await expect(line(page)).toBeHidden();
    }
    await typed(page, 'demain 15h jury Rebond E');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(line(page)).toBeHidden();
    await expectWaiting(page, 0);
    await expect
      .poll(() => Promise.all(['Jury Rebond 15', 'Jury Rebond 40', 'Jury Rebond 80', 'Jury Rebond E'].map(named)))
      .toEqual([1, 1, 1, 1]);
  });

  await test.step('a double click in the form creates one event', async () => {
    for (const apart of [15, 40, 80]) {
      await typed(page, `demain 16h jury Form ${apart}`);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('dialog').getByLabel('Nom')).toHaveValue(`Jury Form ${apart}`);
      await bounce(page, create(page), apart);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await expectWaiting(page, 0);
    await expect
      .poll(() => Promise.all(['Jury Form 15', 'Jury Form 40', 'Jury Form 80'].map(named)))
      .toEqual([1, 1, 1]);
  });

  await test.step('what is not understood is marked, and creates nothing', async () => {
    const before = sent('POST');
    await typed(page, 'jury tous les vendredis 14h 29/02/2027');
    await look(page, 'fr', 'calendar-quick-marked');
    await page.keyboard.press('Enter');
    await expect(create(page)).toBeDisabled();
    await page.keyboard.press('Escape');
    expect(sent('POST')).toBe(before);
  });

  await test.step('three keys move an event once: one PUT, one undo', async () => {
    await event(page, 'Jury Rebond E').focus();
    const before = sent('PUT');
    for (let index = 0; index < 3; index += 1) await page.keyboard.press('Control+ArrowDown');
    await expect(event(page, 'Jury Rebond E')).toHaveAccessibleName(/15:45/u);
    await expect.poll(() => sent('PUT') - before).toBe(1);
    await expectWaiting(page, 0);
    expect(sent('PUT') - before).toBe(1);
    await page.keyboard.press('Control+z');
    await expect(event(page, 'Jury Rebond E')).toHaveAccessibleName(/15:00/u);
    await expect.poll(() => sent('PUT') - before).toBe(2);
  });
});

test('the one-line box is whole at every width, with a long text and several marks, at the end of the week too', async () => {
  test.setTimeout(90_000);
  const { page } = desk;
  await goTo(page, 'Calendrier');
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  const long =
    'jury tous les vendredis à 4h 29/02/2027 avec Mme Delahaye-Kaczmarek en salle Marguerite Yourcenar, BTS NDRC';
  for (const width of [640, 1024, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 700 });
    for (const isLast of [false, true]) {
      await page.keyboard.press('Escape');
      await expect(line(page)).toBeHidden();
      if (isLast) {
        const day = await page.locator('.cal-day').last().boundingBox();
        if (!day) throw new Error('no day is shown');
        await slowDoubleClick(page, day.x + day.width - 3, 640);
      } else await page.keyboard.press('c');
      await line(page).getByRole('textbox').fill(long);
      await expect(line(page).getByRole('listitem')).toHaveCount(3);
      for (const part of [line(page).getByRole('textbox'), create(page)]) {
        await expect
          .poll(async () => {
            const box = await part.boundingBox();
            return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= 700;
          })
          .toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await line(page).getByRole('textbox').fill('');
    }
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize(size);
});

test('I26 no day moves between the two presses of a double click, and then none is covered', async () => {
  const { page } = desk;
  await goTo(page, 'Calendrier');
  await page.keyboard.press('t');
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const friday = await middleOf(event(page, 'MASSON Noémie'));
    await slowDoubleClick(page, friday.x, friday.y);
    await expect(inspector(page).getByRole('textbox', { name: /^Nom/u })).toHaveValue('MASSON Noémie');
    await expect(page.locator('[data-overlay][data-beside]')).toBeVisible();
    const [days, panel] = await Promise.all([
      page.locator('.cal-grid').boundingBox(),
      page.locator('[data-panel]').boundingBox(),
    ]);
    if (!days || !panel) throw new Error('not shown');
    expect(panel.x >= days.x + days.width || panel.x + panel.width <= days.x, `at ${width}`).toBe(true);
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await expect(inspector(page)).toBeHidden();
  }
  await page.setViewportSize(size);
});
