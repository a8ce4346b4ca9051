import { expect, test } from 'playwright/test';
import { look } from '../fixtures/look.ts';
import { byPalette } from '../fixtures/screens.ts';
import { workstation } from '../fixtures/workstation.ts';

// The screens of the side bar: folded, shown by choice, reached by digits, the palette, a number and Alt ←.
// Each test finds the side bar as the one before left it: unfolded, then chosen.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });
const side = () => desk.page.getByRole('navigation', { name: 'Zones' });
const inSide = (name: string) => side().getByRole('button', { name });
const screen = (name: string) => desk.page.getByRole('main', { name });

test('other screens open under one entry; a row is opened by its number, and Alt ← leads back', async () => {
  const { page } = desk;
  await expect(inSide('Conventions')).toBeHidden();
  await inSide('Autres écrans').focus();
  await page.keyboard.press('Enter');
  await expect(inSide('Utilisateurs')).toBeVisible();
  await look(page, 'fr', 'side-bar-open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(screen('Conventions')).toBeVisible();

  await page.keyboard.press('Control+g');
  const dialog = page.getByRole('dialog', { name: 'Ouvrir par un numéro' });
  await dialog.getByRole('button', { name: /^Événement/u }).click();
  await page.getByRole('option', { name: 'Entreprise', exact: true }).click();
  await dialog.getByLabel('Numéro').fill('999999');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Rien sous ce numéro dans le service')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+1');
  await expect(screen('Aujourd’hui')).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(screen('Conventions')).toBeVisible();
});

test('a list that came with the others is there when its tab is opened', async () => {
  const { page } = desk;
  await inSide('Pédagogie').click();
  await page.getByRole('tab', { name: 'Autres lieux' }).click();
  await expect(page.getByRole('grid', { name: 'Autres lieux' }).getByRole('row').nth(1)).toBeVisible();
});

test('the types of events are in sight in the calendar while the other screens are unfolded', async () => {
  await inSide('Calendrier').click();
  await expect(inSide('Utilisateurs')).toBeVisible();
  await expect(side().getByRole('toolbar').getByRole('button').last()).toBeInViewport({ ratio: 1 });
});

test('which screens are shown is chosen in the settings; digits and the palette follow, also after a restart', async () => {
  const { page } = desk;
  await inSide('Choisir les écrans').click();
  const part = page.getByRole('region', { name: 'Écrans' });
  await expect(part.getByRole('heading', { name: 'Écrans' })).toBeFocused();
  await part.getByText('Facturation', { exact: true }).click();
  await part.getByText('Aujourd’hui', { exact: true }).click();
  await look(page, 'fr', 'side-bar-chosen');
  await page.keyboard.press('Control+4');
  await expect(screen('Facturation')).toBeVisible();
  await desk.carnet.close();
  await desk.open();
  await expect(inSide('Facturation')).toBeVisible();
  await expect(inSide('Aujourd’hui')).toBeHidden();
  await desk.page.keyboard.press('Control+1');
  await expect(screen('Calendrier')).toBeVisible();
  await byPalette(desk.page, 'Utilisateurs');
  await expect(screen('Utilisateurs')).toBeVisible();
  // The screen that is on is in sight, though it is folded.
  await expect(inSide('Utilisateurs')).toHaveAttribute('aria-current', 'page');
});

test('a narrow window shows icons whose names are tooltips', async () => {
  const { page } = desk;
  await page.setViewportSize({ width: 1024, height: 700 });
  await inSide('Autres écrans').click();
  await inSide('Conventions').hover();
  await expect(page.getByRole('tooltip', { name: 'Conventions' })).toBeVisible();
  await look(page, 'fr', 'side-bar-narrow');
  await page.setViewportSize({ width: 1280, height: 800 });
});
