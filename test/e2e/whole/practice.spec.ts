import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { launchCarnet } from '../fixtures/app.ts';
import type { Carnet } from '../fixtures/app.ts';
import { liveOn } from '../fixtures/liveOn.ts';
import { picture } from '../fixtures/pictures.ts';
import { goTo } from '../fixtures/screens.ts';

test('I2 practice follows the day while nothing is changed in it; then its user lets it begin again', async () => {
  test.setTimeout(180_000);
  const profile = await mkdtemp(join(tmpdir(), 'carnet-practice-'));
  const on = async (day: string, work: (carnet: Carnet) => Promise<void>): Promise<void> => {
    const restore = liveOn(day);
    const carnet = await launchCarnet({ profile, args: ['--practice', '--key-store'] });
    await work(carnet);
    await carnet.close();
    restore();
  };
  const interview = ({ page }: Carnet) => page.getByRole('row').filter({ hasText: 'CHEVALIER Maëlle' });
  await on('2026-11-19T10:00', async (carnet) => {
    await expect(interview(carnet)).toBeVisible();
  });
  await on('2027-01-07T10:00', async (carnet) => {
    await expect(interview(carnet)).toBeVisible();
    // Rows come with two lists: what comes after a press is held back.
    await expect(carnet.page.getByRole('contentinfo')).toContainText('Reçu à');
    await interview(carnet).click();
    await carnet.page.getByRole('main').getByRole('button', { name: 'Arrivé', exact: true }).click();
    await expect(interview(carnet)).toContainText('Arrivé');
    await expect(carnet.page.getByText('Aucune modification en attente')).toBeVisible();
  });
  await on('2027-03-04T10:00', async (carnet) => {
    const { page } = carnet;
    await expect(page.getByText('Aucun entretien aujourd’hui dans cet entraînement.')).toBeVisible();
    await picture(page, 'practice-of-another-day');
    await page.getByRole('button', { name: 'Recommencer l’entraînement' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Recommencer l’entraînement' }).click();
    await expect(interview(carnet)).toBeVisible();
    await goTo(page, 'Réglages');
    await expect(page.getByRole('button', { name: 'Recommencer l’entraînement' })).toBeVisible();
    await picture(page, 'practice-settings');
  });
  await rm(profile, { recursive: true, force: true, maxRetries: 20 });
});
