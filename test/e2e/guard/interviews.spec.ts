import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { settleMs } from '#forms/deciding/pace.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { picture } from '../fixtures/pictures.ts';
import { closeToasts, event, expectWaiting, goTo, inMenu, inspector, press } from '../fixtures/screens.ts';
import { schoolDay, valueOf } from '../fixtures/service.ts';
import { catalogue, says, starts } from '../fixtures/words.ts';
import { workstation } from '../fixtures/workstation.ts';

// Points 8 and 9 on the screens: each key decides the applicant whose line has the focus, and moving one side of an
// interview proposes to move the other.

const desk = workstation({ signedIn: true });
const words = catalogue.fr;
const dialog = (): Locator => desk.page.getByRole('dialog');
const note = (): Locator => desk.page.getByRole('region', { name: words.pair.label });
const focusedName = (): Promise<string> =>
  desk.page.evaluate(
    () =>
      document.activeElement?.querySelector('td:nth-child(3) span')?.textContent ??
      document.activeElement?.tagName ??
      '',
  );

async function fileOf(name: string): Promise<RawJson> {
  const [last = '', first = ''] = name.split(' ');
  const files = (await desk.service.all('Dossier')).filter((file) => {
    const name = String(valueOf(file, 'Nom')).toLowerCase();
    return name.includes(last.toLowerCase()) && name.includes(first.toLowerCase());
  });
  expect(files.length, `files of ${name}`).toBeGreaterThan(0);
  return files[0] as RawJson; // one at least, as was just expected
}

test('R2.9 each D decides the line that has the focus, though every decided line leaves the list', async () => {
  test.setTimeout(120_000);
  const { page, service } = desk;
  await goTo(page, 'Aujourd’hui');
  const unfinished = page.getByRole('region', { name: words.today.unfinished.title });
  const rows = unfinished.locator('[data-row]');
  await expect(rows.nth(3)).toBeVisible();
  const before = new Map(
    (await service.all('Dossier')).map((file) => [String(valueOf(file, 'Id')), valueOf(file, 'DecisionId')]),
  );
  const names = await rows.locator('td:nth-child(3) > span:first-child').allTextContents();
  const ids = await rows.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset['row'] ?? ''));
  await rows.first().click();
  await expect.poll(focusedName).toBe(names[0]);
  await inMenu(page, 'd');
  for (const name of names.slice(0, 3)) {
    await expect(dialog().getByRole('heading')).toContainText(name);
    await expect(dialog().getByRole('row').filter({ hasText: name })).toBeFocused();
    // As long as it takes to read a name: a key that comes sooner decides nothing.
    await page.waitForTimeout(settleMs);
    await page.keyboard.press('1');
    // A key that bounces.
    await page.keyboard.press('1');
    await expect(dialog().locator('[data-decided]').filter({ hasText: name })).toBeVisible();
  }
  await expect(dialog().getByText(`3 sur ${ids.length}`)).toBeVisible();
  await picture(page, 'interviews-deciding');
  await page.keyboard.press('Escape');
  await expect(dialog()).toBeHidden();
  for (const name of names.slice(0, 3)) await expect(unfinished.getByText(name, { exact: true })).toBeHidden();
  await expect.poll(focusedName).toBe(names[3]);
  await expect(inspector(page).getByRole('heading', { name: names[3] ?? '' })).toBeVisible();
  await picture(page, 'interviews-decided');
  await expectWaiting(page, 0);
  const changed = async (): Promise<readonly string[]> =>
    (await service.all('Dossier'))
      .filter((file) => before.get(String(valueOf(file, 'Id'))) !== valueOf(file, 'DecisionId'))
      .map((file) => String(valueOf(file, 'Id')))
      .toSorted();
  await expect.poll(changed).toEqual(ids.slice(0, 3).toSorted());

  await test.step('I26 three Ctrl Z undo the one decision of this time, and none of those before it', async () => {
    const [, , , name = ''] = names;
    await inMenu(page, 'd');
    await expect(dialog().getByRole('row').filter({ hasText: name })).toBeFocused();
    await page.waitForTimeout(settleMs);
    await page.keyboard.press('1');
    await expect(dialog().locator('[data-decided]').filter({ hasText: name })).toBeVisible();
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('Control+z');
    await expect(dialog().locator('[data-decided]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expectWaiting(page, 0);
    await expect.poll(changed).toEqual(ids.slice(0, 3).toSorted());
  });
});

test('R4.7 what moves one half of an interview moves both, as one line of Modifications and one undo; one key leaves the other, and Aujourd’hui shows the difference (Dossier.3)', async () => {
  test.setTimeout(120_000);
  const { page, service } = desk;
  const name = 'BENSAÏD Inès';
  const id = String(valueOf(await fileOf(name), 'Id'));
  const hour = async (): Promise<string> =>
    String(valueOf(await service.one('Dossier', id), 'CreneauLibre')).slice(11, 16);
  const first = await hour();
  await closeToasts(page, words);
  await goTo(page, 'Calendrier');
  await press(page, name, 'Control+ArrowDown');
  await expect(note()).toContainText('dossier aussi');
  await picture(page, 'interviews-both');
  await expectWaiting(page, 0);
  await expect.poll(hour).not.toBe(first);
  const moved = await hour();

  // Both sides are one undo.
  await page.keyboard.press('Control+z');
  await expectWaiting(page, 0);
  await expect.poll(hour).toBe(first);
  const hoursInCalendar = async (): Promise<string[]> =>
    (await service.all('Planification'))
      .filter(
        (each) =>
          String(valueOf(each, 'Nom')).includes('BENSAÏD') && String(valueOf(each, 'Debut')).startsWith(schoolDay()),
      )
      .map((each) => String(valueOf(each, 'Debut')).slice(11, 16));
  await expect.poll(hoursInCalendar).toContain(first);

  // One key leaves the application where it was, and its line shows what the calendar has.
  await press(page, name, 'Control+ArrowDown');
  await expect(note()).toContainText('dossier aussi');
  await page.keyboard.press('Alt+Enter');
  await expect(note()).toContainText(says(words.pair.one.Dossier_one));
  await expect(note()).toContainText(new RegExp(`${first}.*${moved}`, 'u'));
  await picture(page, 'interviews-one');
  await expectWaiting(page, 0);
  expect(await hour()).toBe(first);
  await note().getByRole('button', { name: words.common.close }).click();
  await expect(note()).toBeHidden();
  await goTo(page, 'Aujourd’hui');
  await expect(page.getByRole('row', { name: new RegExp(name, 'u') })).toContainText(
    `Autre heure au calendrier : ${moved}`,
  );
  await page.getByRole('row', { name: new RegExp(name, 'u') }).click();
  await picture(page, 'interviews-badge');

  // The button that settles it, and the reverse: a moved application moves its event.
  await inspector(page)
    .getByRole('button', { name: says(words.today.clash.toCalendar) })
    .click();
  await expect(page.getByRole('row', { name: new RegExp(name, 'u') })).not.toContainText('Autre heure au calendrier');
  await page.getByRole('row', { name: new RegExp(name, 'u') }).click();
  await inMenu(page, 'h');
  await dialog().getByLabel('Heure').fill('17:15');
  await page.keyboard.press('Control+Enter');
  await expect(note()).toContainText('calendrier aussi');
  await expectWaiting(page, 0);
  await expect.poll(hour).toBe('17:15');
  await goTo(page, 'Calendrier');
  await expect(event(page, name)).toHaveAccessibleName(/17:15/u);
});

test('R4.7 R2.10 where the service refuses one half, the other says so, and both go back by one press', async () => {
  const { page, service, proxy } = desk;
  const name = 'DIALLO Aminata';
  const id = String(valueOf(await fileOf(name), 'Id'));
  const hours = async (): Promise<string[]> => {
    const events = await service.all('Planification');
    const own = events.find(
      (each) => String(valueOf(each, 'Nom')) === name && String(valueOf(each, 'Debut')).startsWith(schoolDay()),
    );
    return [
      valueOf(own ?? (await fileOf(name)), 'Debut'),
      valueOf(await service.one('Dossier', id), 'CreneauLibre'),
    ].map((each) => String(each).slice(11, 16));
  };
  const before = await hours();
  await goTo(page, 'Calendrier');
  proxy.answer(
    ({ method, path }) => method === 'POST' && path === `/GraphV1/Dossier/${id}`,
    400,
    '{"error":{"code":"R","message":"Créneau fermé"}}',
  );
  await press(page, name, 'Control+ArrowDown');
  const apart = page.getByRole('region', { name: words.pair.apart.label });
  await expect(apart).toContainText(/DIALLO Aminata\s: le dossier a été refusé/u);
  await expect(note(), 'nothing is said of both any more').toBeHidden();
  await picture(page, 'interviews-refused');
  await proxy.restore();
  await apart.getByRole('button', { name: words.shell.undo.putBack }).click();
  await expect(apart).toBeHidden();
  await expectWaiting(page, 0);
  await expect.poll(hours).toEqual(before);

  // That was one change: one Ctrl Z takes both forward again.
  await page.keyboard.press('Control+z');
  await expect.poll(async () => new Set(await hours()).size).toBe(1);
  await expect.poll(hours).not.toEqual(before);
  await page.keyboard.press('Control+Shift+z');
  await expectWaiting(page, 0);
  await expect.poll(hours).toEqual(before);

  // The key does as the button: it takes back the half that was done, and gives up the refused one.
  proxy.answer(
    ({ method, path }) => method === 'POST' && path === `/GraphV1/Dossier/${id}`,
    400,
    '{"error":{"code":"R","message":"Créneau fermé"}}',
  );
  await press(page, name, 'Control+ArrowDown');
  await expect(apart).toBeVisible();
  await proxy.restore();
  await page.keyboard.press('Control+z');
  await expect(apart).toBeHidden();
  await expectWaiting(page, 0);
  await expect.poll(hours).toEqual(before);
});

test('what « Défaire » withdrew in Modifications comes back by Ctrl Z only once it has said so', async () => {
  const { page, proxy } = desk;
  await closeToasts(page, words);
  await goTo(page, 'Calendrier');
  await proxy.cut();
  await press(page, 'ROUSSEAU Clément', ',', 'f');
  await press(page, 'KACZMAREK Paul', ',', 'f');
  await expectWaiting(page, 2);
  await goTo(page, 'Modifications');
  await page
    .getByRole('main')
    .getByText(/ROUSSEAU Clément/u)
    .first()
    .click();
  await inspector(page)
    .getByRole('button', { name: starts(words.common.undo) })
    .click();
  await expectWaiting(page, 1);
  await page.keyboard.press('Control+z');
  await expect(page.locator('output', { hasText: /même touche remettra .*ROUSSEAU Clément/u })).toBeVisible();
  await expectWaiting(page, 1);
  await page.keyboard.press('Control+z');
  await expectWaiting(page, 2);
  await proxy.restore();
  await expectWaiting(page, 0);
});
