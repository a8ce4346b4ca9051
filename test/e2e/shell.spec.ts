import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { rawOf } from '#shared/json/rawJson.ts';
import { launchSecond } from './fixtures/app.ts';
import { expectRoom } from './fixtures/look.ts';
import { reaches } from './fixtures/reaches.ts';
import { expectWaiting, goTo, inspector, press } from './fixtures/screens.ts';
import { schoolDay, valueOf } from './fixtures/service.ts';
import { workstation } from './fixtures/workstation.ts';

// The frame around the screens: commands available everywhere, by keys, by a link, and from outside the window. Then
// the morning before a day without a network, and its evening.

// What one test prepared, the next one cuts off and continues.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true, prepare: ({ page }) => goTo(page, 'Calendrier') });

const palette = () => desk.page.getByRole('dialog', { name: 'Chercher ou agir' });
const screen = (name: string) => desk.page.getByRole('main', { name });

/** Opens the palette, types, and takes the first result. */
async function say(text: string): Promise<void> {
  const { page } = desk;
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
  await expect(palette().getByRole('option').first()).toHaveAttribute('data-focused', 'true');
}

/** The dialog of a new event opens; it is closed without saving. */
async function expectCreating(): Promise<void> {
  const { page } = desk;
  const asked = page.getByRole('dialog', { name: 'Nouvel événement' });
  await expect(asked).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked).toBeHidden();
}

test('palette: a screen, an action of the screen, a person and an event, by keyboard alone', async () => {
  const { page } = desk;
  await say('documents');
  await expect(palette().getByRole('option').first()).toContainText('Aller à : Documents');
  await page.keyboard.press('Enter');
  await expect(screen('Documents')).toBeVisible();

  await say('calendrier');
  await page.keyboard.press('Enter');
  await expect(screen('Calendrier')).toBeVisible();
  await say('creer un evenement');
  await page.keyboard.press('Enter');
  await expectCreating();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('bensaid');
  const person = palette()
    .getByRole('group', { name: 'Personnes' })
    .getByRole('option', { name: /BENSAÏD Inès/u })
    .first();
  await expect(person).toBeVisible();
  for (let steps = 0; steps < 20 && (await person.getAttribute('data-focused')) === null; steps += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    screen('Personnes et dossiers')
      .getByRole('heading', { name: /BENSAÏD Inès/u })
      .first(),
  ).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(palette().getByRole('group', { name: 'Récents' }).getByRole('option').first()).toContainText(
    'BENSAÏD Inès',
  );
  await page.keyboard.press('Escape');
  await expect(palette()).toBeHidden();
});

test('palette: letters are typed in it, and have no effect on the screen behind', async () => {
  const { page } = desk;
  await goTo(page, 'Calendrier');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('zecflt?');
  await expect(palette().getByRole('searchbox')).toHaveValue('zecflt?');
  await expect(palette()).toContainText('Aucun résultat sur ce poste.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('settings: density and a label for an id, at once and everywhere', async () => {
  const { page } = desk;
  await page.keyboard.press('Control+,');
  const settings = screen('Réglages');
  const parts = page.getByRole('navigation', { name: 'Parties des réglages' });
  await parts.getByRole('button', { name: 'Affichage' }).click();
  await expect(settings.getByRole('heading', { name: 'Affichage' })).toBeFocused();
  await settings.getByRole('radio', { name: 'Compacte' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-density', 'dense');

  await parts.getByRole('button', { name: 'Journée d’entretiens' }).click();
  await settings.getByRole('button', { name: /^Noms des décisions/u }).click();
  const name = settings.getByRole('textbox', { name: 'Décision, libellé du n° 1' });
  await name.fill('Admise');
  await page.keyboard.press('Enter');
  await expect(name).toHaveValue('Admise');
  await page.setViewportSize({ width: 640, height: 400 });
  await expectRoom(page, 'the settings at 200 %');
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('S13 a link opens the running Carnet on its event; an invalid one is reported; neither writes', async () => {
  const { page, service, profile } = desk;
  const before = await service.all('Planification');
  const today = before.find(
    (row) => valueOf(row, 'Nom') === 'BENSAÏD Inès' && String(valueOf(row, 'Debut')).startsWith(schoolDay()),
  );
  if (today === undefined) throw new Error('no such event');
  expect(await launchSecond({ profile, args: [`carnet://event/${String(valueOf(today, 'Id'))}`] })).toBe(0);
  await expect(screen('Calendrier')).toBeVisible();
  await expect(inspector(page)).toContainText('BENSAÏD Inès');

  await goTo(page, 'Aujourd’hui');
  expect(await launchSecond({ profile, args: ['carnet://event/12?annule=true'] })).toBe(0);
  await expect(page.getByText('Ce lien ne mène nulle part dans Carnet.')).toBeVisible();
  expect(await launchSecond({ profile, args: ['carnet://file/999999999'] })).toBe(0);
  await expect(page.getByText('Le dossier de ce lien n’est pas sur ce poste.')).toBeVisible();
  await expect(screen('Aujourd’hui')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Aucune modification en attente');
  expect(await service.all('Planification')).toEqual(before);
});

test('the next interview is notified once by the system, only while Carnet does not have the focus, and leads to its application', async () => {
  const { carnet, page, service } = desk;
  expect(await carnet.surfaces.notifications()).toEqual([]);
  await carnet.surfaces.focus(false);
  const files = await service.all('Dossier');
  const file = files.find((row) => String(valueOf(row, 'CreneauLibre')).startsWith(schoolDay()));
  if (file === undefined) throw new Error('no interview today');
  const soon = new Date(Date.now() + 6 * 60_000);
  const id = String(valueOf(file, 'Id'));
  await service.edit('Dossier', id, new Map([['CreneauLibre', rawOf(`${soon.toISOString().slice(0, 19)}+00:00`)]]));
  await page.getByRole('contentinfo').getByRole('button', { name: 'Actualiser' }).click();
  await expect.poll(() => carnet.surfaces.notifications()).toHaveLength(1);
  const [notification] = await carnet.surfaces.notifications();
  const hour = new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    hour: '2-digit',
    minute: '2-digit',
  }).format(soon);
  expect(notification?.title).toBe(`Entretien à ${hour}`);
  await carnet.surfaces.clickNotification(`Entretien à ${hour}`);
  await expect(screen('Personnes et dossiers')).toBeVisible();
  await goTo(page, 'Aujourd’hui');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Actualiser' }).click();
  await expect(page.getByRole('contentinfo')).toContainText('Reçu à');
  expect(await carnet.surfaces.notifications()).toHaveLength(1);
});

const main = (): Locator => desk.page.getByRole('main');
const button = (name: string): Locator => main().getByRole('button', { name });
const dataset = (id: string): Locator => main().locator(`[data-dataset=${id}]`);
const verdict = (): Locator => main().locator('[data-verdict]');
const folder = (name: string): Locator =>
  main().getByRole('treegrid', { name: 'Documents' }).getByRole('row', { name });

test('the campus’s folders come with the first connection: one sentence says that all of the day is here', async () => {
  const { page } = desk;
  await goTo(page, 'Prêt hors ligne');
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
  await proxy.restore();
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
