import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { rawJson } from '#shared/json/rawJson.ts';
import {
  atMost,
  answeredWith,
  below,
  busyFor,
  onceOnly,
  portal,
  redirectedTo,
  requestsTo,
} from '../../fixtures/interference.ts';
import { look } from '../../fixtures/look.ts';
import type { Interference } from '../../fixtures/proxy.ts';
import { addService, event, everythingReceived, expectWaiting, goTo, press } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { workstation } from '../../fixtures/workstation.ts';

// A service below a base path, with a quota, behind a network that is not always the school's (issue 10: 11 to 15).

// The first test adds the service below its base path.
test.describe.configure({ mode: 'serial' });

const base = '/ecole';
// No key store: the password lasts as long as the session (S7).
const desk = workstation({ args: [] });
const statusBar = (): Locator => desk.page.getByRole('contentinfo');
const banner = (): Locator => desk.page.getByRole('banner');
const everything = (): boolean => true;

/** From now on the service is reached this way, without kept-alive connections. */
async function connection(how?: Interference): Promise<void> {
  await desk.proxy.restore();
  desk.proxy.interfere(everything, below(base, how));
}

const isOnline = (): Promise<void> => expect(banner()).toContainText('En ligne', { timeout: 8_000 });

test('R5.7 a service that accepts 16 requests a second is added, and downloaded as a whole', async () => {
  test.setTimeout(120_000);
  const { page, service, proxy } = desk;
  let refused = 0;
  await connection(atMost(16, () => (refused += 1)));
  await addService(page, service, proxy.baseUrl + base);
  await everythingReceived(page);
  expect(proxy.seen.length).toBeGreaterThan(30);
  expect(refused).toBeLessThan(proxy.seen.length / 4);
  expect(proxy.seen.filter(({ path }) => !path.startsWith(`${base}/`))).toEqual([]);
});

test('R5.3b a learner whose answers name Candidat is found, opened and edited', async () => {
  const { page, service } = desk;
  const named = answeredWith('@odata.context', (raw) => rawJson(raw.replace('#Apprenant', '#Candidat')));
  await connection((request, forward) =>
    requestsTo('GET', 'Apprenant')(request) ? named(request, forward) : forward(),
  );
  const learner = await service.one('Apprenant', '3002');
  const name = String(valueOf(learner, 'Nom'));
  await page.keyboard.press('Control+3');
  await page.getByRole('radio', { name: 'Apprenants' }).click();
  await page.getByRole('searchbox', { name: 'Chercher dans la liste' }).fill(String(valueOf(learner, 'Code')));
  await page.getByRole('button', { name: 'Chercher dans le service' }).click();
  await page
    .getByRole('grid', { name: 'Personnes et dossiers trouvés' })
    .getByRole('row', { name: new RegExp(name, 'u') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name, 'u') })).toBeVisible();
  await page.keyboard.press('Control+e');
  await page.getByLabel('Ville de naissance').fill('Saint-Étienne');
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(async () => valueOf(await service.one('Apprenant', '3002'), 'VilleNaissance'))
    .toBe('Saint-Étienne');
  await expectWaiting(page, 0);
});

test('R3.5 a busy service gets no requests for as long as it asks, and the user sees until when', async () => {
  test.setTimeout(60_000);
  const { page, proxy } = desk;
  await goTo(page, 'Calendrier');
  await expect(event(page, 'Droit social')).toBeVisible();
  await connection((request, forward) => (request.method === 'GET' ? forward() : busy(request, forward)));
  const busy = onceOnly(busyFor(10, 503));
  await press(page, 'Droit social', 'Control+ArrowDown');
  await expect(statusBar()).toContainText(/Le service est occupé, reprise à \d\d:\d\d/u);
  const asked = proxy.seen.length;
  await goTo(page, 'Modifications');
  await expect(page.getByRole('main')).toContainText(/Le service est occupé, reprise à \d\d:\d\d/u);
  await look(page, 'fr', 'network-busy');
  expect(proxy.seen).toHaveLength(asked);
  await expect(statusBar()).not.toContainText('occupé', { timeout: 30_000 });
  await expectWaiting(page, 0);
});

test('R3.2 R3.5 a service that is busy when a change is read first keeps it waiting, not « sending »', async () => {
  test.setTimeout(60_000);
  const { page } = desk;
  await goTo(page, 'Calendrier');
  await expect(event(page, 'BENSAÏD Inès')).toBeVisible();
  const isRead = requestsTo('GET', 'Planification/[0-9]+');
  const busy = onceOnly(busyFor(10, 503));
  await connection((request, forward) => (isRead(request) ? busy(request, forward) : forward()));
  await press(page, 'BENSAÏD Inès', 'Control+ArrowDown');
  await expect(statusBar()).toContainText(/Le service est occupé, reprise à \d\d:\d\d:\d\d/u);
  await goTo(page, 'Modifications');
  const changes = page.getByRole('main');
  await expect(changes).toContainText(/Nouvel essai à \d\d:\d\d:\d\d/u);
  await expect(changes).not.toContainText('Envoi en cours');
  await look(page, 'fr', 'network-busy-read');
  await expectWaiting(page, 0);
});

test('R1.7 credentials follow no redirect out of the base path', async () => {
  const { page, proxy } = desk;
  await goTo(page, 'Calendrier');
  await connection(redirectedTo('/portail/GraphV1/Mail'));
  await statusBar().getByRole('button', { name: 'Actualiser' }).click();
  await expect(statusBar()).toContainText('une page du réseau répond à la place du service');
  await connection();
  await isOnline();
  expect(proxy.seen.filter(({ path }) => path.startsWith('/portail'))).toEqual([]);
});

test('R3.7 after a captive portal, data of the service is downloaded within a few seconds', async () => {
  test.setTimeout(60_000);
  const { page, proxy } = desk;
  await connection(portal);
  await statusBar().getByRole('button', { name: 'Actualiser' }).click();
  await expect(statusBar()).toContainText('une page du réseau répond à la place du service');
  // Long enough that the gaps between attempts have reached their maximum.
  const before = proxy.seen.length;
  await expect.poll(() => proxy.seen.length, { timeout: 30_000 }).toBeGreaterThan(before + 5);
  await look(page, 'fr', 'network-portal');
  const listed = proxy.seen.length;
  await connection();
  await expect
    .poll(() => proxy.seen.slice(listed).some(requestsTo('GET', 'Planification')), { timeout: 8_000 })
    .toBe(true);
  await isOnline();
  await connection(portal);
  await statusBar().getByRole('button', { name: 'Actualiser' }).click();
  await expect(banner()).toContainText('Hors ligne');
  await connection();
  // Carnet may have found the service by itself meanwhile: the button is then gone.
  await statusBar()
    .getByRole('button', { name: 'Vérifier maintenant' })
    .click({ timeout: 2_000 })
    .catch(() => isOnline());
  await isOnline();
});

test('S7 after a restart without a key store, a password that was never sent is asked for and not reported as refused', async () => {
  test.setTimeout(60_000);
  await desk.carnet.close();
  const before = desk.proxy.seen.length;
  await desk.open();
  const { page, proxy, service } = desk;
  await expect(statusBar()).toContainText('Mot de passe à redonner : ce poste ne le garde pas.');
  await expect(banner()).toContainText(/Hors ligne depuis/u);
  await expect(page.locator('body')).not.toContainText('refusé');
  await expect(event(page, 'BENSAÏD Inès')).toBeVisible();
  await look(page, 'fr', 'network-password');
  expect(proxy.seen).toHaveLength(before);
  await statusBar().getByRole('button', { name: 'Se reconnecter' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Mot de passe à redonner : ce poste ne le garde pas.');
  await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill('faux');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Mot de passe refusé.');
  await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill(service.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await isOnline();
});
