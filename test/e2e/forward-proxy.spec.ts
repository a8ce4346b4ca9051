import { expect, test } from 'playwright/test';
import { startForwardProxy } from './fixtures/forwardProxy.ts';
import type { ForwardProxy } from './fixtures/forwardProxy.ts';
import { picture } from './fixtures/pictures.ts';
import { event, goTo } from './fixtures/screens.ts';
import { newWorkstation } from './fixtures/workstation.ts';

// A network that lets nothing out but through its proxy, which asks who the user is.

const school = `Basic ${Buffer.from('élise:m€t du réseau').toString('base64')}`;

test('E4 behind a proxy that wants a login: given where it stops the user, again after its password changed', async () => {
  test.setTimeout(120_000);
  await using begun = new AsyncDisposableStack();
  let accepted = school;
  const proxy: ForwardProxy = await startForwardProxy(
    ({ headers }) => (headers['proxy-authorization'] === accepted ? 'open' : 407),
    ['proxy-authenticate: Basic realm="Ecole"'],
  );
  begun.defer(() => proxy.close());
  const desk = newWorkstation({
    args: ['--key-store', `--proxy-server=${proxy.host}`, '--proxy-bypass-list=<-loopback>'],
  });
  begun.defer(() => desk.close());
  await desk.start();
  const { page, service } = desk;
  const signIn = async (password: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Identifiant du proxy' }).fill('élise');
    await page.getByRole('textbox', { name: 'Mot de passe du proxy' }).fill(password);
    await page.keyboard.press('Enter');
  };

  await page.getByRole('radio', { name: /^Le service de l’école/u }).check({ force: true });
  await page.getByRole('textbox', { name: /^Adresse/u }).fill(service.baseUrl);
  await page.getByRole('textbox', { name: /^Identifiant/u }).fill(service.user);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('textbox', { name: /^Mot de passe/u }).fill(service.password);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByRole('alert')).toContainText('Le proxy du réseau demande de s’identifier.');
  await picture(page, 'onboarding-proxy');
  await signIn('faux');
  await expect(page.getByText('Le proxy n’a pas accepté cet identifiant et ce mot de passe.')).toBeVisible();
  await signIn('m€t du réseau');
  await page.getByRole('radio', { name: 'Campus Lyon' }).check({ force: true });
  await page.getByRole('button', { name: 'Ouvrir ce service' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await goTo(page, 'Calendrier');
  await expect(event(page, 'Bilan du jour')).toBeVisible();
  expect(new Set(proxy.asked.map(({ target }) => target))).toEqual(new Set([new URL(service.baseUrl).host]));

  accepted = `Basic ${Buffer.from('élise:changé').toString('base64')}`;
  proxy.cut();
  const bar = page.getByRole('contentinfo');
  await bar.getByRole('button', { name: 'Actualiser' }).click();
  await expect(bar).toContainText('Le proxy demande de s’identifier depuis', { timeout: 30_000 });
  await bar.getByRole('button', { name: 'S’identifier' }).click();
  await picture(page, 'proxy-sign-in');
  await signIn('changé');
  await expect(page.getByRole('dialog')).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole('banner')).toContainText('En ligne', { timeout: 30_000 });
});
