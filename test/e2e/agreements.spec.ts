import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { look } from './fixtures/look.ts';
import { addService, everythingReceived, goOffline, goTo } from './fixtures/screens.ts';
import { valueOf } from './fixtures/service.ts';
import { workstation } from './fixtures/workstation.ts';

// A new agreement, on the built app: prepared offline, resumed after SIGKILL, then sent stage by stage, each with what
// the one before became, through lost answers and beside another user at work.

test.describe.configure({ mode: 'serial' });

const desk = workstation();
const field = (name: string | RegExp): Locator => desk.page.getByRole('textbox', { name, exact: true });
const part = (name: string): Locator => desk.page.getByRole('region', { name, exact: true });
const button = (name: string | RegExp, exact = false): Locator => desk.page.getByRole('button', { name, exact });
const progress = (): Locator => part('Déroulement');
async function openScreen(name: string): Promise<void> {
  const nav = desk.page.getByRole('navigation', { name: 'Zones' });
  const screen = nav.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  if ((await screen.count()) === 0) await nav.getByRole('button', { name: 'Autres écrans' }).click();
  await screen.click();
  await expect(desk.page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function choose(label: RegExp, option: string | RegExp): Promise<void> {
  await desk.page.getByRole('button', { name: label }).click();
  await desk.page.getByRole('option', { name: option }).click();
}

async function openDraft(): Promise<void> {
  await openScreen('Conventions');
  await part('Conventions en préparation')
    .getByRole('button', { name: /^ROBERT Baptiste/u })
    .click();
  await expect(progress()).toBeVisible();
}

test('a draft is filled in offline, and is whole again after SIGKILL', async () => {
  test.setTimeout(180_000);
  const { page, service, proxy } = desk;
  await addService(page, service, proxy.baseUrl);
  await everythingReceived(page);

  await test.step('a learner with their enrolments, received online', async () => {
    await page.keyboard.press('Control+3');
    await page.getByRole('radio', { name: 'Apprenants' }).click();
    await page.getByRole('searchbox').fill(String(valueOf(await service.one('Apprenant', '3002'), 'Code')));
    await button('Chercher dans le service').click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.getByRole('tab', { name: /^Inscriptions/u }).click();
    await expect(page.getByRole('grid', { name: 'Inscriptions aux séquences' })).toContainText('alternance');
  });

  await test.step('offline, the draft takes everything', async () => {
    await goTo(page, 'Calendrier');
    await goOffline(desk);
    await openScreen('Conventions');
    await page.keyboard.press('c');
    await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle convention' })).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Apprenants de ce poste' }).locator('label').first().click();
    await choose(/Inscription obligatoire/u, /alternance/u);
    await choose(/Type de convention obligatoire/u, 'Contrat d’apprentissage');
    await page.getByRole('radiogroup', { name: 'Séquence' }).locator('label').last().click();
    await field('Poste').fill('Technicien support');
    await field('Rémunération').fill('1 250,10');
    await field('Nom').fill('Ateliers Ravier');
    await field('Numéro SIRET').fill('82345678900012');
    await field('Courriel du contact').fill('contact@ravier.exemple.fr');
    const numbers = part('Professionnels').getByRole('textbox', { name: 'Numéro de la fiche' });
    for (const [index, id] of ['71', '72', '73'].entries()) await numbers.nth(index).fill(id);
    await part('Professionnels').getByRole('textbox', { name: /^Note/u }).nth(3).fill('Mme Ravier, à créer');
    await button('Ajouter un financeur').click();
    await part('Financeurs')
      .getByRole('textbox', { name: /^Financeur/u })
      .fill('2');
    await field('Montant total').fill('1 000');
    await field('Nombre d’échéances').fill('3');
    await field('Première échéance').fill('30/11/2026');
    await button('Calculer les échéances').click();
    await expect(part('Échéances')).toContainText('Somme des échéances : 1 000,00 €, exacte.');
    await look(page, 'fr', 'agreement-draft-offline', ['large', 'zoomed']);
    await field('Montant 1').fill('300');
    await expect(part('Échéances')).toContainText('pour 1 000,00 € prévus');
    await field('Montant 3').fill('366,67');
    await expect(part('Échéances')).toContainText('1 000,00 €, exacte.');
  });

  await test.step('SIGKILL: the draft is listed, and holds what was typed', async () => {
    // A draft is on the disk a moment after the last key.
    await openScreen('Conventions');
    await expect(part('Conventions en préparation')).toContainText('ROBERT Baptiste');
    await desk.carnet.kill();
    await proxy.restore();
    await desk.open();
    await openDraft();
    await expect(field('Montant 3')).toHaveValue('366,67');
    await expect(field('Nom')).toHaveValue('Ateliers Ravier');
    await expect(field('Poste')).toHaveValue('Technicien support');
  });
});
