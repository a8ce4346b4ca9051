import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { atMost, below, portal, redirectedTo, requestsTo } from '../fixtures/interference.ts';
import { look } from '../fixtures/look.ts';
import type { Interference } from '../fixtures/proxy.ts';
import { addService, event, everythingReceived, goTo } from '../fixtures/screens.ts';
import { workstation } from '../fixtures/workstation.ts';

// A service below a base path, with a quota, behind a network that is not always the school's.

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
