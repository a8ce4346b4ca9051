import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { launchCarnet } from '../../fixtures/app.ts';
import { liveOn } from '../../fixtures/liveOn.ts';
import { picture } from '../../fixtures/pictures.ts';
import { addService, everythingReceived, expectWaiting, goTo, inMenu } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { newWorkstation } from '../../fixtures/workstation.ts';

// Days on which a clock is easily misread, on the screens; and the first view of a user who opens Carnet on practice.

const quick = (page: Page) => page.getByRole('dialog', { name: 'Nouvel événement' });
const title = (page: Page) => page.getByRole('main').getByRole('heading').first();

async function typeEvent(page: Page, text: string, read: RegExp): Promise<void> {
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await expect(quick(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type(text);
  await expect(quick(page).getByRole('status')).toContainText(read);
  await page.keyboard.press('Enter');
  await expect(quick(page)).toBeHidden();
}

const days = [
  {
    today: '2027-03-28T23:50',
    title: 'Dimanche 28 mars',
    clock: /23:5\d/u,
    week: ['2027-03-22', '2027-03-28'],
    typed: 'demain 10h bilan de nuit',
    read: /29\smars,\s10:00/u,
    sent: '2027-03-29T10:00:00+02:00',
  },
  {
    today: '2027-10-31T00:10',
    title: 'Dimanche 31 octobre',
    clock: /00:1\d/u,
    week: ['2027-10-25', '2027-10-31'],
    typed: 'aujourd’hui 04:00 bilan de nuit',
    read: /31\soct\.,\s04:00/u,
    sent: '2027-10-31T04:00:00+01:00',
  },
] as const;

for (const day of days) {
  test(`R2.4 on ${day.today} the day, its week and typed values are in the school’s zone`, async () => {
    test.setTimeout(90_000);
    const desk = newWorkstation({ today: day.today });
    await using _end = { [Symbol.asyncDispose]: desk.close };
    await desk.start();
    const { page, service, proxy } = desk;
    await addService(page, service, proxy.baseUrl);
    await everythingReceived(page);
    await goTo(page, 'Aujourd’hui');
    await expect(title(page)).toContainText(day.title);
    await expect(page.getByRole('row', { name: /CHEVALIER Maëlle/u })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(day.clock);

    await goTo(page, 'Calendrier');
    for (const shown of day.week) await expect(page.locator(`.cal-day[data-day="${shown}"]`)).toBeVisible();
    await typeEvent(page, day.typed, day.read);
    await expectWaiting(page, 0);
    const made = async (): Promise<readonly unknown[]> =>
      (await service.all('Planification'))
        .filter((row) => valueOf(row, 'Nom') === 'Bilan de nuit')
        .map((row) => valueOf(row, 'Debut'));
    await expect.poll(made).toEqual([day.sent]);
  });
}

test('R3.4 practice opens on the whole product: rooms, missing documents, arrivals and decisions have their fields and names', async () => {
  test.setTimeout(90_000);
  const profile = await mkdtemp(join(tmpdir(), 'carnet-days-'));
  const back = liveOn('2028-02-29');
  const carnet = await launchCarnet({ profile, args: ['--practice', '--key-store'] });
  await using _end = {
    [Symbol.asyncDispose]: async () => {
      await carnet.close();
      back();
      await rm(profile, { recursive: true, force: true, maxRetries: 20 });
    },
  };
  const { page } = carnet;
  const row = page.getByRole('row', { name: /DIALLO Aminata/u });
  await goTo(page, 'Aujourd’hui');
  await expect(title(page)).toContainText('Mardi 29 février', { timeout: 30_000 });
  await expect(row).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('columnheader', { name: 'Salle' }).first()).toBeVisible();
  await expect(row).toContainText(/S\. \d{3}/u);
  await expect(page.getByRole('row', { name: /pièces? manquante/u }).first()).toBeVisible();
  await picture(page, 'guard-days-practice');

  await row.click();
  await inMenu(page, 'r');
  await expect(row).toContainText('Arrivé');
  await inMenu(page, 'd');
  for (const decision of ['Admis', 'Liste d’attente', 'Refusé'])
    await expect(page.getByRole('dialog').getByRole('button', { name: decision })).toBeVisible();
  await page.keyboard.press('Escape');
  await expectWaiting(page, 0);
});
