import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { look } from '../fixtures/look.ts';
import { goTo, openByNumber } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

const desk = workstation({ signedIn: true });

const main = (): Locator => desk.page.getByRole('main');
const button = (name: string): Locator => main().getByRole('button', { name });
const dataset = (id: string): Locator => main().locator(`[data-dataset=${id}]`);

test('R3.6 an agreement, a sequence, a track and a billing case that are kept offline are read without a network, after a restart', async () => {
  test.setTimeout(180_000);
  const { service, proxy } = desk;
  const agreement = await service.one('Convention', '8001');
  const sequence = await service.one('Sequence', String(valueOf(agreement, 'SequenceId')));
  const company = await service.one('Entreprise', String(valueOf(agreement, 'EntrepriseId')));
  const [line] = await service.all('BalanceClient');
  const billingCase = String(line && valueOf(line, 'AffaireId'));
  const names = {
    agreement: String(valueOf(agreement, 'Nom')),
    sequence: String(valueOf(sequence, 'Nom')),
    track: String(valueOf(await service.one('Parcours', '1011'), 'Nom')),
    case: `Dossier de facturation ${billingCase}`,
  };
  // A billing case is named after its learner too, once that is known.
  const subject = (name: string): Locator => main().getByRole('heading', { level: 1 }).filter({ hasText: name });
  const lineOf = (name: string): Locator => main().getByRole('grid').getByText(name, { exact: true }).first();
  const openScreen = async (name: string): Promise<void> => {
    const side = desk.page.getByRole('navigation', { name: 'Zones' });
    const screen = side.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
    if (!(await screen.isVisible())) await side.getByRole('button', { name: 'Autres écrans' }).click();
    await screen.click();
  };
  /** Opens by its number what no list shows, and takes it along with the key of every page. */
  const keep = async (name: string): Promise<void> => {
    await subject(name).click();
    await button('Garder hors ligne').click();
    await expect(button('Ne plus garder hors ligne')).toBeVisible();
  };

  await test.step('kept offline on their pages, none of whose tabs is opened', async () => {
    const { page } = desk;
    await openByNumber(page, 'Convention', '8001');
    await keep(names.agreement);
    await openByNumber(page, 'Sequence', String(valueOf(sequence, 'Id')));
    await keep(names.sequence);
    await openByNumber(page, 'Parcours', '1011');
    await keep(names.track);
    await openScreen('Facturation');
    await page.getByRole('radio', { name: 'Soldes' }).click();
    await page.getByLabel('Candidat, ou numéro de dossier de facturation').fill(billingCase);
    await page.keyboard.press('Enter');
    await keep(names.case);
    await goTo(page, 'Prêt hors ligne');
    for (const part of ['agreements', 'sequences', 'tracks', 'balances', 'partners'])
      await expect(dataset(part)).toHaveAttribute('data-problem', 'none', { timeout: 30_000 });
    await expect(main().locator('[data-verdict]')).not.toContainText(/conventions|séquences|cursus|lignes|lieux/iu);
    await expect(dataset('tracks')).toContainText('1 cursus');
    await expect(dataset('partners')).toContainText(/lieux? de formation, \d+ financeurs?/u);
    await look(page, 'fr', 'ready-rows', ['zoomed']);
  });

  await test.step('killed, and opened again without a network', async () => {
    await desk.carnet.kill();
    await proxy.cut();
    await desk.open();
    await expect(desk.page.getByRole('banner')).toContainText('Hors ligne', { timeout: 30_000 });
  });

  await test.step('each page is whole', async () => {
    const { page } = desk;
    const table = (name: string): Locator => page.getByRole('table', { name, exact: true });
    await openScreen('Conventions');
    await lineOf(names.agreement).click();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Échéances' }).click();
    await expect(table('Échéances')).toContainText('Échéance 1');
    await page.getByRole('tab', { name: 'Entreprise' }).click();
    await expect(page.getByRole('tabpanel')).toContainText(String(valueOf(company, 'Nom')));
    await page.getByRole('tab', { name: 'Facturation' }).click();
    await expect(table('Clients à facturer')).toBeVisible();
    await look(page, 'fr', 'agreement-offline');
    await openScreen('Pédagogie');
    await page.getByRole('tab', { name: /^Séquences/u }).click();
    await lineOf(names.sequence).click();
    await page.keyboard.press('Enter');
    await expect(subject(names.sequence)).toBeVisible();
    await openScreen('Pédagogie');
    await page.getByRole('tab', { name: /^Cursus/u }).click();
    await lineOf(names.track).click();
    await page.keyboard.press('Enter');
    await expect(subject(names.track)).toBeVisible();
    await openScreen('Facturation');
    await page.getByRole('radio', { name: 'Soldes' }).click();
    await lineOf(`n° ${billingCase}`).click();
    await page.keyboard.press('Enter');
    await expect(table('Solde')).toBeVisible();
    await look(page, 'fr', 'balance-offline');
    await proxy.restore();
    await expect(page.getByRole('banner')).toContainText('En ligne', { timeout: 30_000 });
  });
});
