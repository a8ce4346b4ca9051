import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { startForwardProxy } from '../fixtures/forwardProxy.ts';
import { describeSchool } from '../fixtures/screens.ts';
import { newWorkstation } from '../fixtures/workstation.ts';

// The first use on a network that does not let Carnet through: each time said, tested before any sign-in, and what was
// typed is still there.

const failure = (page: Page) => page.getByRole('alert');
const check = (page: Page, id: 'service' | 'route') =>
  page.getByRole('list', { name: 'Étapes de la connexion' }).locator(`[data-check="${id}"]`);

test('a captive portal: named by the tests, and after it the same form goes on, by keyboard alone', async () => {
  test.setTimeout(90_000);
  await using begun = new AsyncDisposableStack();
  const desk = newWorkstation({ viewport: { width: 640, height: 700 } });
  begun.defer(() => desk.close());
  await desk.start();
  const { page, service, proxy } = desk;
  proxy.answer(() => true, 200, '<html><h1>Wi-Fi</h1></html>', 'text/html');
  await describeSchool(page, service, proxy.baseUrl);
  await page.keyboard.press('Enter');
  await expect(failure(page)).toContainText('Une page du réseau a répondu à la place du service');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Tester la connexion' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(check(page, 'service')).toContainText('Échec');
  await expect(check(page, 'service')).toContainText('ouvrez un navigateur');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: /^Mot de passe/u })).toHaveValue(service.password);
  await proxy.restore();
  await page.getByRole('textbox', { name: /^Mot de passe/u }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Campus Lyon' })).toBeVisible();
  // A page that shows the tests no longer: nothing goes on asking.
  const asked = proxy.seen.length;
  await page.waitForTimeout(500);
  expect(proxy.seen.length).toBe(asked);
});

test('a proxy that wants a login: the tests name it, and the way back asks for it', async () => {
  test.setTimeout(90_000);
  await using begun = new AsyncDisposableStack();
  const gate = await startForwardProxy(() => 407, ['proxy-authenticate: Basic realm="Ecole"']);
  begun.defer(() => gate.close());
  const desk = newWorkstation({
    args: ['--key-store', `--proxy-server=${gate.host}`, '--proxy-bypass-list=<-loopback>'],
  });
  begun.defer(() => desk.close());
  await desk.start();
  const { page, service } = desk;
  await describeSchool(page, service, service.baseUrl);
  await page.getByRole('button', { name: 'Continuer' }).dblclick();
  await expect(failure(page)).toContainText('Le proxy du réseau demande de s’identifier.');
  await page.getByRole('textbox', { name: 'Identifiant du proxy' }).fill('élise');
  await page.getByRole('button', { name: 'Tester la connexion' }).click();
  await expect(check(page, 'route')).toContainText('demande un identifiant et un mot de passe');
  await expect(check(page, 'route')).toContainText('revenez au formulaire');
  await page.getByRole('button', { name: 'Retour au formulaire' }).click();
  await expect(page.getByRole('textbox', { name: 'Identifiant du proxy' })).toHaveValue('élise');
});

test('a service that answers after three seconds is waited for, once; two clicks and Échap change nothing', async () => {
  test.setTimeout(90_000);
  await using begun = new AsyncDisposableStack();
  const desk = newWorkstation();
  begun.defer(() => desk.close());
  await desk.start();
  const { page, service, proxy } = desk;
  await describeSchool(page, service, proxy.baseUrl);
  await expect(page.getByText('Le service répond à cette adresse.')).toBeVisible();
  const before = proxy.seen.length;
  const released = Promise.withResolvers<void>();
  proxy.interfere(
    () => true,
    async (_request, forward) => {
      await released.promise;
      return forward();
    },
  );
  await page.getByRole('button', { name: 'Continuer' }).dblclick();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('progressbar')).toBeVisible();
  const paths = () => proxy.seen.slice(before).map(({ path }) => path);
  expect(new Set(paths()).size).toBe(paths().length);
  released.resolve();
  await expect(page.getByRole('radio', { name: 'Campus Lyon' })).toBeVisible();
});
