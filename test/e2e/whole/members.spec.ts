import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { meaningOf } from '#i18n/labels/index.ts';
import { describeEntity, entities } from '#shared/entities/index.ts';
import type { DialogEntity } from '#stores/openedRow.ts';
import { look } from '../fixtures/look.ts';
import { valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// Every member of a row that has no page of its own, on the built app: opened by key and by mouse where it is shown.

test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });
const tab = (name: string): Locator => desk.page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
const panel = (): Locator => desk.page.getByRole('tabpanel');
const dialog = (): Locator => desk.page.getByRole('dialog');
const labelOf = (entity: DialogEntity, field: string): string => meaningOf(entity, field, 'fr').label;

/** The dialog that is open has every member of the entity. */
async function expectEvery(entity: DialogEntity): Promise<void> {
  const { navigations, neverKept } = describeEntity(entity);
  const without = new Set([...navigations, ...neverKept]);
  const members = Object.keys(entities[entity].schema.shape).filter((field) => !without.has(field));
  await expect(dialog()).toBeVisible();
  const terms = dialog().locator('dt');
  for (const field of members)
    await expect(terms.getByText(labelOf(entity, field), { exact: true }).first()).toBeVisible();
  await expect.poll(() => terms.count()).toBeGreaterThanOrEqual(members.length);
}

async function openScreen(name: string): Promise<void> {
  const { page } = desk;
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
}

test('the enrolments and the marks of a learner, each with all its members', async () => {
  test.setTimeout(180_000);
  const { page, service } = desk;
  const code = String(valueOf(await service.one('Apprenant', '3002'), 'Code'));
  await page.keyboard.press('Control+3');
  await page.getByRole('radio', { name: 'Apprenants' }).click();
  await page.getByRole('searchbox', { name: 'Chercher dans la liste' }).fill(code);
  await page.getByRole('button', { name: 'Chercher dans le service' }).click();
  await page.getByRole('grid').locator('[data-row]').first().click();
  await tab('Inscriptions').click();
  for (const [list, entity] of [
    ['Inscriptions aux séquences', 'InscriptionSequence'],
    ['Inscriptions aux cours', 'InscriptionCours'],
  ] as const) {
    await page.getByRole('grid', { name: list }).locator('[data-row]').first().focus();
    await page.keyboard.press('Enter');
    await expectEvery(entity);
    await page.keyboard.press('Escape');
    await expect(dialog()).toHaveCount(0);
  }
  await tab('Notes').click();
  const mark = panel().getByRole('table', { name: 'Notes' }).getByRole('row').getByRole('button').first();
  await mark.focus();
  await page.keyboard.press('Space');
  await expectEvery('ApprenantEvaluation');
  await expectEvery('Evaluation');
  await expect(dialog()).not.toContainText(/Absent de ce poste/u);
  await look(page, 'fr', 'row-mark', ['zoomed']);
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
});

test('a line of the ledger: 39 members, references that lead to the client and to the billing case', async () => {
  test.setTimeout(120_000);
  const { page, service } = desk;
  const [line] = await service.all('BalanceClient');
  const billingCase = String(line && valueOf(line, 'AffaireId'));
  await openScreen('Facturation');
  await page.getByRole('radio', { name: 'Soldes' }).click();
  await page.getByLabel('Numéro de l’affaire').fill(billingCase);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Affaire ${billingCase}` })).toBeVisible();
  await page.getByRole('table', { name: 'Soldes', exact: true }).getByRole('button').first().click();
  await expectEvery('BalanceClient');
  await look(page, 'fr', 'row-ledger', ['zoomed']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await page.getByRole('radio', { name: 'Lignes', exact: true }).click();
  await page.getByRole('grid', { name: 'Lignes' }).locator('[data-row]').first().click();
  await expectEvery('BalanceClient');
  // The rows of the list are of any billing case: the line says which.
  const toCase = dialog().getByRole('button', { name: /^n°\s\d+$/u });
  const number = (await toCase.innerText()).replaceAll(/\D/gu, '');
  await toCase.click();
  await expect(page.getByRole('heading', { level: 1, name: `Affaire ${number}` })).toBeVisible();
  await expect(dialog()).toHaveCount(0);
});

test('an instalment of an agreement', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  await openScreen('Conventions');
  await page.getByPlaceholder('Ouvrir par numéro').fill('8001');
  await page.keyboard.press('Enter');
  await tab('Échéances').click();
  await expect(panel().getByRole('table')).toBeVisible();
  await expect(panel().locator('svg text').first()).toContainText(/,\d\d\s€/u);
  await look(page, 'fr', 'agreement-chart');
  await panel().getByRole('row').nth(1).click();
  await expectEvery('EcheanceApprentissageConvention');
  await look(page, 'fr', 'row-instalment');
  await page.keyboard.press('Escape');
});

test('agents beside the teachers, by campus, with their page; categories of a teacher; a period of a track', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  await openScreen('Pédagogie');
  await tab('Agents').click();
  const agents = page.getByRole('grid', { name: 'Agents' });
  await expect(agents.locator('[data-row]').first()).toBeVisible();
  const all = await agents.locator('[data-row]').count();
  await look(page, 'fr', 'teaching-agents', ['zoomed']);
  await page.getByRole('button', { name: /Campus montré/u }).click();
  await page.getByRole('option', { name: 'Campus Lyon' }).click();
  await expect.poll(() => agents.locator('[data-row]').count()).toBeLessThan(all);
  await agents.locator('[data-row]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^[A-Z]{3,}/u })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mandat' })).toBeVisible();
  await look(page, 'fr', 'teaching-agent', ['zoomed']);
  await tab('Dossiers').click();
  await look(page, 'fr', 'teaching-agent-applications');
  await page.keyboard.press('Backspace');
  await tab('Enseignants').click();
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await tab('Types').click();
  await panel().getByRole('row').nth(1).click();
  await expectEvery('EnseignantType');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await tab('Cursus').click();
  await page.getByPlaceholder('Ouvrir par numéro').fill('1011');
  await page.keyboard.press('Enter');
  await tab('Périodes').click();
  await panel().getByRole('table').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expectEvery('ParcoursPeriode');
  await look(page, 'fr', 'row-period');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await tab('Références externes').click();
  await page.getByRole('radio', { name: 'Type' }).click();
  await page.getByRole('textbox', { name: 'Type' }).fill('SCOLARITE.APPRENANT');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').locator('[data-row]').first().click();
  await expectEvery('ReferenceExterne');
  await page.keyboard.press('Escape');
});

test('a folder, an event and the e-mail record of an applicant; the note of what no form offers', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  await page
    .getByRole('navigation', { name: 'Zones' })
    .getByRole('button', { name: /^Répertoire/u })
    .click();
  await page.getByRole('grid').locator('[data-row]').first().click();
  await page.getByRole('button', { name: 'Tous les champs' }).click();
  await expectEvery('Directory');
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Zones' })
    .getByRole('button', { name: /^Calendrier/u })
    .click();
  await page.locator('[data-event]').first().click();
  await page.getByRole('button', { name: 'Tous les champs' }).click();
  await expectEvery('Planification');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+3');
  await page.getByRole('radio', { name: 'Candidats' }).click();
  await page.getByRole('searchbox', { name: 'Chercher dans la liste' }).fill('bensaid ines');
  await page.getByRole('grid').locator('[data-row]').first().click();
  await page.getByRole('button', { name: /@/u }).first().click();
  await expectEvery('Mail');
  await look(page, 'fr', 'row-mail');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(page.getByText('Attribué par le service (R2.5)').first()).toBeVisible();
  await look(page, 'fr', 'person-notes');
});
