import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { event, expectWaiting, goTo, networkChanged, press } from '../fixtures/screens.ts';
import { workstation } from '../fixtures/workstation.ts';

// S15: what stopped Carnet is said at the next start, once, with what is safe.
// The second test crashes the Carnet that the first one opened.
test.describe.configure({ mode: 'serial' });

/** Of no application: one change. */
const name = 'Droit social';
const desk = workstation({ signedIn: true });
const status = () => desk.page.getByRole('contentinfo', { name: 'État' });
const killed = 'La dernière fois, Carnet n’a pas été fermé normalement.';

test('S15 a Carnet that was killed says so at the next start, with the change that still waits, until it is read', async () => {
  test.setTimeout(120_000);
  const { page, proxy } = desk;
  await expect(status()).not.toContainText('Carnet');
  await goTo(page, 'Calendrier');
  await proxy.cut();
  await networkChanged(page);
  await press(page, name, 'Control+ArrowDown');
  await expectWaiting(page, 1);
  await desk.carnet.kill();
  await desk.open();
  await expect(status()).toContainText(`${killed} Votre modification en attente est toujours là.`);
  await status().getByRole('button', { name: 'Voir', exact: true }).click();
  await expect(desk.page.getByRole('heading', { name: 'État de Carnet' })).toBeVisible();
  await expect(desk.page.getByRole('main')).toContainText(killed);
  await expect(status()).not.toContainText(killed);
  const check = (id: string) => desk.page.locator(`[data-check="${id}"]`);
  await expect(check('changes')).toContainText('1 modification n’est pas encore dans le service.');
  await expect(check('changes')).toContainText('Seconde copie');
  await expect(check('changes')).toHaveAttribute('data-state', 'ok');
  await expect(check('keyStore')).toHaveAttribute('data-state', 'ok');
  await expect(check('incidents')).toContainText(killed);
  await desk.page.getByRole('button', { name: 'Fichier d’assistance' }).click();
  const shown = desk.page.getByRole('dialog', { name: 'Fichier d’assistance' }).locator('pre');
  await expect(shown).toContainText('GET Mail.list offline');
  const text = await shown.textContent();
  await desk.page.getByRole('button', { name: 'Enregistrer' }).click();
  const folder = join(desk.profile, 'saved');
  // Its draft begins with a dot until it is whole.
  const saved = (): string => (existsSync(folder) && readdirSync(folder).find((file) => file.endsWith('.json'))) || '.';
  await expect.poll(saved).not.toMatch(/^\./u);
  expect(readFileSync(join(folder, saved()), 'utf8'), 'S16 what was shown is what is saved').toBe(text);
  expect(text).not.toMatch(/BENSA|Droit social|127\.0\.0\.1|moreau/iu);
  await desk.page.keyboard.press('Escape');
  await expect(desk.page.getByRole('heading', { name: 'État de Carnet' })).toBeVisible();
  await desk.carnet.close();
  await desk.open();
  await goTo(desk.page, 'Calendrier');
  await expect(event(desk.page, name)).toBeVisible();
  await expect(status()).not.toContainText('Carnet');
});
