import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { requestsTo } from '../fixtures/interference.ts';
import { look } from '../fixtures/look.ts';
import { addService, everythingReceived, expectWaiting, goTo } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

const desk = workstation({ prepare: ({ page, service, proxy }) => addService(page, service, proxy.baseUrl) });
/** An applicant of the sample. */
const maelle = { id: '2001', number: 'C00911', name: 'CHEVALIER Maëlle', mail: 'maelle.chevalier@exemple.fr' };

async function openWalkIn(nom: string, prenoms: string, mail: string): Promise<Locator> {
  const { page } = desk;
  await goTo(page, 'Aujourd’hui');
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog');
  for (const [label, text] of [['Nom', nom], ['Prénoms', prenoms], ['Courriel', mail]] as const) await dialog.getByLabel(label).first().fill(text);
  for (const [label, option] of [['Parcours d’admission', 'BTS MCO, rentrée 2027'], ['État', 'Dossier complet']] as const) {
    await dialog.getByRole('button', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).first().click();
  }
  return dialog;
}

test('R3.6 the service has the address of who walks in: the form says of whom, and the same person gets an application only', async () => {
  test.setTimeout(90_000);
  const { page, service, proxy } = desk;
  await everythingReceived(page);
  const dialog = await openWalkIn('Chevalier', 'Maelle', maelle.mail);
  await expect(dialog.getByText(`C’est ${maelle.name}`)).toBeVisible();
  await look(page, 'fr', 'walk-in-known');
  await dialog.getByText(`C’est ${maelle.name}`).click();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expectWaiting(page, 0);
  const files = await service.all('Dossier');
  expect(files.filter((row) => String(valueOf(row, 'CandidatId')) === maelle.id)).toHaveLength(2);
  expect(proxy.seen.filter(requestsTo('POST', 'Mail')), 'nobody was made twice').toEqual([]);
});
