import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { reaches } from './fixtures/reaches.ts';
import { expectWaiting, goTo, press } from './fixtures/screens.ts';
import { schoolDay, valueOf } from './fixtures/service.ts';
import { workstation } from './fixtures/workstation.ts';

// The morning before a day without a network, and its evening, on the built app and the practice service.
// What one test prepared, the next one cuts off, continues and finds again after a restart.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true, prepare: ({ page }) => goTo(page, 'Prêt hors ligne') });

const main = (): Locator => desk.page.getByRole('main');
const button = (name: string): Locator => main().getByRole('button', { name });
const dataset = (id: string): Locator => main().locator(`[data-dataset=${id}]`);
const verdict = (): Locator => main().locator('[data-verdict]');
const folder = (name: string): Locator =>
  main().getByRole('treegrid', { name: 'Documents' }).getByRole('row', { name });

test('the campus’s folders come with the first connection: one sentence says that all of the day is here', async () => {
  const { page } = desk;
  await expect(verdict()).toHaveText(/^Tout pour .*, Campus Lyon, est sur ce poste\.$/u, { timeout: 60_000 });
  await expect(dataset('calendar')).toContainText(/\d+ événements/u);
  await expect(dataset('calendar')).toBeHidden();
  await page.getByRole('button', { name: 'Détails' }).click();
  await expect(dataset('calendar')).toBeVisible();
  await expect(dataset('folders')).toContainText(/Répertoires reçus\s: (\d+) sur \1/u);
  await expect(main()).toContainText('viennent toujours entières');
  await expect(folder('Campus Lyon').getByRole('checkbox')).toBeChecked();
});

test('a folder that was never listed prevents « ready »', async () => {
  const { page } = desk;
  await folder('Modèles de courriers').focus();
  await page.keyboard.press('Space');
  await expect(verdict()).toHaveText(/sauf\s: documents \(en partie\)\.$/u);
  await button('Recevoir ce qui manque').click();
  await expect(verdict()).toHaveAttribute('data-verdict', 'ready', { timeout: 30_000 });
});

test('preparing shows its progress, continues while another screen is shown, and stops by Échap', async () => {
  const { page, proxy } = desk;
  proxy.hold(({ path }) => path.includes('Directory') && path.includes('Convocations'));
  await reaches(
    desk,
    [
      'Planification.list',
      'EntiteJuridique.list',
      'TypePlanification.list',
      'Dossier.list',
      'SessionRecrutement.list',
      'EtatCandidature.list',
      'Programme.list',
      'Candidat.list',
      'TypeConvention.list',
      'EtatConvention.list',
      'NatureClient.list',
      'AutreLieuFormation.list',
      'OrganismeFinanceur.list',
      'Agent.list',
      'Enseignant.list',
      'Instance.list',
    ],
    async () => {
      await button('Préparer').click();
      await expect(button('Interrompre')).toBeVisible();
      await expect(main()).toContainText(/Répertoires reçus\s: \d+ sur \d+/u, { timeout: 30_000 });
    },
  );
  await expect(dataset('folders').getByRole('progressbar')).toBeVisible();
  await goTo(page, 'Calendrier');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Préparation en cours' }).click();
  await expect(button('Interrompre')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(main()).toContainText(/Interrompu avant\s: \d+ répertoires?\./u);
  await expect(button('Reprendre')).toBeVisible();
});

test('the network is cut: it shows where it stopped, and continues once the service answers', async () => {
  const { page, proxy } = desk;
  await button('Reprendre').click();
  await expect(button('Interrompre')).toBeVisible();
  await proxy.cut();
  await expect(main()).toContainText(/Reste\s: \d+ répertoires?\. Carnet reprend dès que le service répond/u, {
    timeout: 20_000,
  });
  await expect(page.getByRole('contentinfo')).toContainText('Préparation interrompue');
  await proxy.restore();
  await expect(page.getByRole('contentinfo')).not.toContainText('Préparation', { timeout: 60_000 });
  await expect(verdict()).toHaveAttribute('data-verdict', 'ready');
  await expect(dataset('folders')).toContainText(/Répertoires reçus\s: (\d+) sur \1/u);
});

test('R1.4 I18 a list that the service truncated is shown, with the one action that helps', async () => {
  const { service, proxy } = desk;
  const [first = '{}'] = await service.all('Agent');
  const cut = `{"@odata.context":"$metadata#Agent","@odata.nextLink":"https://ailleurs.example/GraphV1/Agent?page=2","value":[${first}]}`;
  proxy.answer(({ path }) => path.startsWith('/GraphV1/Agent'), 200, cut);
  await button('Préparer').click();
  await expect(dataset('staff')).toContainText('Une liste est incomplète', { timeout: 60_000 });
  await expect(verdict()).toHaveText(/sauf\s: conseillers et enseignants \(en partie\)\.$/u, { timeout: 60_000 });
  await proxy.restore();
  await button('Recevoir ce qui manque').click();
  await expect(verdict()).toHaveAttribute('data-verdict', 'ready');
});

test('S8 S9 the choices are preserved over a restart', async () => {
  await desk.carnet.close();
  await desk.open();
  await goTo(desk.page, 'Prêt hors ligne');
  await expect(dataset('folders')).toContainText(/Répertoires reçus\s: (\d+) sur \1/u);
});

test('the report of the day: what was done, what waits, and a text of it', async () => {
  const { page, service, proxy } = desk;
  await goTo(page, 'Calendrier');
  await press(page, 'LE GOFF Yann', ',', 'f');
  const isDone = async (): Promise<boolean> =>
    (await service.all('Planification')).some(
      (row) =>
        valueOf(row, 'Nom') === 'LE GOFF Yann' &&
        String(valueOf(row, 'Debut')).startsWith(schoolDay()) &&
        valueOf(row, 'Realise') === true,
    );
  await expect.poll(isDone, { timeout: 20_000 }).toBe(true);
  await expectWaiting(page, 0);
  await expect(page.getByRole('banner')).toContainText('En ligne');
  await proxy.cut();
  await press(page, 'KACZMAREK Paul', 'Delete');
  // The event, and the hour of its application.
  await expectWaiting(page, 1);
  await goTo(page, 'Prêt hors ligne');
  await button('Bilan du jour').click();
  const part = (id: string): Locator => main().locator(`[data-part=${id}]`);
  await expect(part('done')).toContainText(/Événements marqués comme faits\s: 1/u);
  await expect(part('done')).toContainText('LE GOFF Yann');
  await expect(part('waiting')).toContainText(/KACZMAREK Paul\s: annulé/u);
  await expect(main()).toContainText(/Il reste\s: 1 modification en attente/u);
  await button('Enregistrer').click();
  await expect(page.getByText(/^Enregistré\s: Carnet bilan \d{4}-\d\d-\d\d\.txt/u)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Prêt hors ligne' })).toBeVisible();
  await proxy.restore();
});
