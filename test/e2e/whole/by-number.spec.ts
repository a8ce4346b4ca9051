import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import type { RawJson } from '#shared/json/rawJson.ts';
import { look } from '../fixtures/look.ts';
import { reaches } from '../fixtures/reaches.ts';
import { goOffline } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { catalogue } from '../fixtures/words.ts';
import { workstation } from '../fixtures/workstation.ts';

// R3.4 anything by its number, from the palette: a word and a number, or a number alone; what is not here is read.

const desk = workstation({ signedIn: true });
const { panels, common, keys } = catalogue.fr;
const dialog = (): Locator => desk.page.getByRole('dialog', { name: keys.app.openNumber });
const option = (name: RegExp): Locator => desk.page.getByRole('option', { name });

async function type(query: string): Promise<void> {
  const { page } = desk;
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Chercher une personne/u })
    .click();
  await expect(page.getByRole('searchbox').and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.type(query);
}
const heading = (name: RegExp): Locator => desk.page.getByRole('heading', { level: 1, name });

test('R3.4 a word and a number open what has it, and a number alone offers every kind', async () => {
  test.setTimeout(180_000);
  const { page, service, proxy } = desk;

  await test.step('what is here opens at once, by a French word', async () => {
    const [application] = await service.all('Dossier');
    if (!application) throw new Error('the sample has applications');
    await type(`dossier ${String(valueOf(application, 'Id'))}`);
    await expect(option(/^Dossier de candidature n°/u)).toBeVisible();
    await look(page, 'fr', 'palette-number-named');
    await page.keyboard.press('Enter');
    await expect(page.getByText(String(valueOf(application, 'Numero'))).first()).toBeVisible();
  });

  await test.step('what is not here is read, by an English word', async () => {
    await type('learner 3002');
    await reaches(desk, ['Apprenant.one'], async () => {
      await expect(option(/^Apprenant/u).first()).toBeVisible();
      await page.keyboard.press('Enter');
      const row = await service.one('Apprenant', '3002');
      await expect(heading(new RegExp(String(valueOf(row, 'Nom')), 'iu'))).toBeVisible();
    });
  });

  await test.step('a row that has no page opens in its dialog', async () => {
    const [course] = await service.all('InscriptionCours', '?$filter=ApprenantId%20eq%203002');
    const [mark] = await service.all(
      `InscriptionCours/${String(valueOf(course ?? ('{}' as RawJson), 'Id'))}/ApprenantEvaluation`,
    );
    await type(`évaluation ${String(valueOf(mark ?? ('{}' as RawJson), 'EvaluationId'))}`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: /^Évaluation/u })).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
  });

  await test.step('a number alone offers each kind, what is here first', async () => {
    await type('3002');
    const numbers = page.getByRole('group', { name: panels.palette.group.number });
    await expect(numbers.getByRole('option').first()).toContainText('Apprenant n°\u00A03002');
    expect(await numbers.getByRole('option').count()).toBeGreaterThan(9);
    await look(page, 'fr', 'palette-number');
    // The first Échap empties the field, the second one closes.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  await test.step('a slow answer is waited for with progress, and can be left', async () => {
    proxy.hold(({ path }) => path.endsWith('/Apprenant/3003'));
    await type('apprenant 3003');
    await page.keyboard.press('Enter');
    await expect(dialog()).toContainText(common.slow.asking, { timeout: 10_000 });
    await look(page, 'fr', 'number-slow');
    await dialog().getByRole('button', { name: common.slow.leave }).click({ timeout: 15_000 });
    await expect(dialog()).not.toContainText(common.slow.asking);
    await page.keyboard.press('Escape');
    await proxy.restore();
  });

  await test.step('a number that nothing has', async () => {
    await type('séquence 999999');
    await page.keyboard.press('Enter');
    await expect(dialog()).toContainText('999999', { timeout: 30_000 });
    await expect(
      dialog()
        .getByRole('alert')
        .or(dialog().getByText(/999999/u))
        .first(),
    ).toBeVisible();
    await look(page, 'fr', 'number-absent');
    await page.keyboard.press('Escape');
  });

  await test.step('offline, what is here opens, and the rest says why not', async () => {
    await goOffline(desk);
    await type('apprenant 3002');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 }).last()).toBeVisible();
    await type('convention 999');
    await page.keyboard.press('Enter');
    await expect(dialog()).toContainText(common.failure.offline, { timeout: 30_000 });
    await look(page, 'fr', 'number-offline');
    await page.keyboard.press('Escape');
  });
});
