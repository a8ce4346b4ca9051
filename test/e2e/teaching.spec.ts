import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { look } from './fixtures/look.ts';
import { addService, everythingReceived } from './fixtures/screens.ts';
import { valueOf } from './fixtures/service.ts';
import { workstation } from './fixtures/workstation.ts';

// Teaching, on the built app: marks and averages of a learner; what is created offline and sent once.

test.describe.configure({ mode: 'serial' });

const desk = workstation();
const tab = (name: string): Locator => desk.page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
const panel = (): Locator => desk.page.getByRole('tabpanel');

test('the marks of a learner with their evaluations, and averages that Carnet says are its own', async () => {
  test.setTimeout(180_000);
  const { page, service, proxy } = desk;
  await addService(page, service, proxy.baseUrl);
  await everythingReceived(page);
  const code = String(valueOf(await service.one('Apprenant', '3002'), 'Code'));
  await page.keyboard.press('Control+3');
  await page.getByRole('radio', { name: 'Apprenants' }).click();
  await page.getByRole('searchbox', { name: 'Chercher dans la liste' }).fill(code);
  await page.getByRole('button', { name: 'Chercher dans le service' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await tab('Notes').click();
  const marks = panel().getByRole('table', { name: 'Notes' });
  await expect(marks.getByText('Non saisie').first()).toBeVisible();
  // The examinations have no mark yet, so the average of a course is its one mark.
  const [course] = await service.all('InscriptionCours', '?$filter=ApprenantId%20eq%203002');
  const given = await service.all(`InscriptionCours/${String(course && valueOf(course, 'Id'))}/ApprenantEvaluation`);
  const note = given.map((row) => Number(valueOf(row, 'Note'))).find((value) => value !== -1) ?? Number.NaN;
  await expect(marks.getByRole('rowheader', { name: String(course && valueOf(course, 'Nom')) })).toContainText(
    `Moyenne de Carnet : ${note.toLocaleString('fr')}`,
  );
  await expect(panel()).toContainText('Moyenne générale calculée par Carnet');
  await expect(panel()).not.toContainText(/Inconnu ici|Réception en cours/u);
  await look(page, 'fr', 'learner-marks', ['zoomed']);
  await tab('Inscriptions').click();
  await expect(panel().getByRole('grid', { name: 'Inscriptions aux cours' })).toBeVisible();
  await expect(panel()).not.toContainText(/n° \d+|Réception en cours/u);
  await look(page, 'fr', 'learner-enrolments');
});
