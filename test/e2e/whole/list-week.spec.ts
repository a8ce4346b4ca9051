import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { goOffline, goTo } from '../fixtures/screens.ts';
import { workstation } from '../fixtures/workstation.ts';

// Applications as a week, on the built app: the rows of their list at the hour of their interview.

const desk = workstation({ signedIn: true });
const grid = (): Locator => desk.page.getByRole('region', { name: 'Dossiers, semaine' });
const blocks = (): Locator => grid().locator('[data-event]');
const block = (name: string): Locator => grid().getByRole('button', { name: new RegExp(`^${name}`, 'u') });
const empty = (): Locator => desk.page.getByText(/^Semaine \d+\. Aucune ligne$/u);
const lines = (): Locator => desk.page.getByRole('grid', { name: 'Dossiers' }).locator('tr[data-row]');

test('the week of applications by keyboard, filtered, chosen, offline and behind a page', async () => {
  test.setTimeout(120_000);
  const { page } = desk;

  await test.step('V shows the rows that the condition leaves, each at its interview', async () => {
    await page.keyboard.press('Control+3');
    await page.getByRole('radio', { name: 'Dossiers' }).click();
    await page.getByRole('button', { name: 'Entretien cette semaine' }).click();
    await page.getByRole('button', { name: 'Sans décision' }).click();
    await expect(lines().first()).toBeVisible();
    const count = Number(/^\d+/u.exec(await page.getByText(/^\d+ sur \d+ lignes$/u).innerText())?.[0]);
    await page.getByRole('radio', { name: 'Semaine' }).check({ force: true });
    await expect(blocks()).toHaveCount(count);
    await expect(block('CHEVALIER Maëlle 08:30, jeu')).toHaveAccessibleName(/Entretien planifié$/u);
  });

  await test.step('offline, two are chosen by keys, and the keys of the list act on both', async () => {
    await goTo(page, 'Calendrier');
    await goOffline(desk);
    await page.keyboard.press('Control+3');
    await block('CHEVALIER Maëlle').focus();
    await page.keyboard.press(' ');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await expect(page.getByText('2 dossiers choisis.')).toBeVisible();
    await page.keyboard.press('Alt+3');
    await expect(page.getByRole('dialog', { name: /2 dossiers$/u })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 dossiers choisis.')).toBeHidden();
  });

  await test.step('Entrée opens the application; the way back has the week', async () => {
    await block('CHEVALIER Maëlle').press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'CHEVALIER Maëlle' })).toBeVisible();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(block('CHEVALIER Maëlle')).toBeVisible();
  });

  await test.step('another week is empty under this condition, and leads back; without it, it has rows', async () => {
    await page.getByRole('button', { name: 'Semaine suivante' }).click();
    await expect(empty()).toBeVisible();
    await expect(blocks()).toHaveCount(0);
    await expect(page.getByText('Aucune ligne n’a ces valeurs.')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Avant\s: /u })).toBeVisible();
    await page.getByRole('button', { name: 'Entretien cette semaine' }).click();
    await expect(blocks()).not.toHaveCount(0);
  });

  await test.step('rows without an hour are counted, and listed by a press', async () => {
    const without = page.getByRole('button', { name: /^Entretien : \d+ lignes? sans heure$/u });
    const count = Number(/\d+/u.exec(await without.innerText())?.[0]);
    await without.click();
    await expect(lines().first()).toBeVisible();
    await expect(page.getByText(new RegExp(`^${count} sur \\d+ lignes$`, 'u'))).toBeVisible();
    await page.getByRole('radio', { name: 'Semaine' }).check({ force: true });
    await expect(empty()).toBeVisible();
    await expect(without).toContainText(new RegExp(`\\s${count} lignes? sans heure`, 'u'));
    await expect(blocks()).toHaveCount(0);
  });
});
