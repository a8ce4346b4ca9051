import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { settleMs } from '#parts/deciding/pace.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import { picture } from '../../fixtures/pictures.ts';
import { closeToasts, event, expectWaiting, goTo, inMenu, inspector, press } from '../../fixtures/screens.ts';
import { schoolDay, valueOf } from '../../fixtures/service.ts';
import { catalogue, starts } from '../../fixtures/words.ts';
import { workstation } from '../../fixtures/workstation.ts';

// Each key decides the applicant whose line has the focus, and an interview is one thing for calendar and application.

const desk = workstation({ signedIn: true });
const words = catalogue.fr;
const dialog = (): Locator => desk.page.getByRole('dialog');

async function fileOf(name: string): Promise<RawJson> {
  const [last = '', first = ''] = name.split(' ');
  const files = (await desk.service.all('Dossier')).filter((file) => {
    const name = String(valueOf(file, 'Nom')).toLowerCase();
    return name.includes(last.toLowerCase()) && name.includes(first.toLowerCase());
  });
  expect(files.length, `files of ${name}`).toBeGreaterThan(0);
  return files[0] as RawJson; // one at least, as was just expected
}

test('R2.9 each digit decides the line that has the focus, one application of the last days after the other', async () => {
  test.setTimeout(120_000);
  const { page, service } = desk;
  await goTo(page, 'Aujourd’hui');
  const unfinished = page.getByRole('main').locator('p', { hasText: /à décider des derniers jours/u });
  const open = (): Promise<void> => unfinished.getByRole('button', { name: words.common.word.decide }).click();
  const rows = dialog().locator('[data-row]');
  const before = new Map(
    (await service.all('Dossier')).map((file) => [String(valueOf(file, 'Id')), valueOf(file, 'DecisionId')]),
  );
  await expect(unfinished).toContainText(/^8 à décider/u);
  await open();
  await expect(rows.nth(3)).toBeVisible();
  const names = await rows.locator('td:nth-child(2) > span:first-child').allTextContents();
  const ids = await rows.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset['row'] ?? ''));
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
  await expect(unfinished).toContainText(/^5 à décider/u);
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
    await open();
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

test('R4.7 an interview is one block, moved once: both rows, one line of Modifications, one toast, one undo (Dossier.3)', async () => {
  test.setTimeout(120_000);
  const { page, service } = desk;
  const name = 'BENSAÏD Inès';
  const id = String(valueOf(await fileOf(name), 'Id'));
  const hour = async (): Promise<string> =>
    String(valueOf(await service.one('Dossier', id), 'CreneauLibre')).slice(11, 16);
  const first = await hour();
  const hoursInCalendar = async (): Promise<string[]> =>
    (await service.all('Planification'))
      .filter(
        (each) =>
          String(valueOf(each, 'Nom')).includes('BENSAÏD') && String(valueOf(each, 'Debut')).startsWith(schoolDay()),
      )
      .map((each) => String(valueOf(each, 'Debut')).slice(11, 16));
  await closeToasts(page, words);
  await goTo(page, 'Calendrier');
  await expect(event(page, name)).toHaveCount(1);
  await press(page, name, 'Control+ArrowDown');
  await expect(page.locator('output', { hasText: name })).toHaveCount(1);
  await picture(page, 'interviews-both');
  await expectWaiting(page, 0);
  await expect.poll(hour).not.toBe(first);
  expect(await hoursInCalendar()).toEqual([await hour()]);

  await page.keyboard.press('Control+z');
  await expectWaiting(page, 0);
  await expect.poll(hour).toBe(first);
  await expect.poll(hoursInCalendar).toEqual([first]);

  await test.step('where the service has two hours, the row and the panel ask, and one press decides', async () => {
    await service.edit('Dossier', id, new Map([['CreneauLibre', rawOf(`${schoolDay()}T17:15:00+01:00`)]]));
    await goTo(page, 'Aujourd’hui');
    await page.keyboard.press('F5');
    const line = page.getByRole('row', { name: new RegExp(name, 'u') });
    await expect(line).toContainText(`ou ${first}`);
    await line.click();
    await expect(inspector(page)).toContainText(`17:15 (dossier) ou ${first} (calendrier)`);
    await picture(page, 'interviews-differ');
    await goTo(page, 'Calendrier');
    await expect(event(page, name)).toHaveCount(1);
    await expect(event(page, name)).toHaveAccessibleName(/ou 17:15/u);
    await event(page, name).click();
    await inspector(page).getByRole('button', { name: '17:15', exact: true }).click();
    await expectWaiting(page, 0);
    await expect.poll(hoursInCalendar).toEqual(['17:15']);
    await expect(inspector(page)).not.toContainText('(calendrier)');
  });

  await test.step('a moved application moves its event', async () => {
    await goTo(page, 'Aujourd’hui');
    await page.getByRole('row', { name: new RegExp(name, 'u') }).click();
    await inMenu(page, 'h');
    await dialog().getByLabel('Heure').fill('16:45');
    await page.keyboard.press('Control+Enter');
    await expect(dialog()).toBeHidden();
    await expectWaiting(page, 0);
    await expect.poll(hour).toBe('16:45');
    await expect.poll(hoursInCalendar).toEqual(['16:45']);
  });
});

test('R4.7 I2 where the service refuses one row of an interview, each has its verdict, and the block asks which hour it is', async () => {
  const { page, service, proxy } = desk;
  const name = 'DIALLO Aminata';
  const id = String(valueOf(await fileOf(name), 'Id'));
  const before = String(valueOf(await service.one('Dossier', id), 'CreneauLibre')).slice(11, 16);
  await goTo(page, 'Calendrier');
  proxy.answer(
    ({ method, path }) => method === 'POST' && path === `/GraphV1/Dossier/${id}`,
    400,
    '{"error":{"code":"R","message":"Créneau fermé"}}',
  );
  await press(page, name, 'Control+ArrowDown');
  await goTo(page, 'Modifications');
  await expect(page.getByRole('main')).toContainText('Refusé par le service, 1 fait sur 2');
  await proxy.restore();
  await page
    .getByRole('main')
    .getByText(/DIALLO Aminata/u)
    .first()
    .click();
  await inspector(page)
    .getByRole('button', { name: /^Abandonner/u })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Abandonner/u })
    .click();
  await picture(page, 'interviews-refused');
  await goTo(page, 'Calendrier');
  await event(page, name).click();
  await expect(inspector(page)).toContainText(`${before} (dossier) ou`);
  await inspector(page).getByRole('button', { name: before, exact: true }).click();
  await expectWaiting(page, 0);
  await expect(inspector(page)).not.toContainText('(calendrier)');
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
