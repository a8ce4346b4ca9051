import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { parseRaw } from '#shared/json/rawJson.ts';
import { ownCertificate } from '../../unit/main/api/ownCertificates.ts';
import { startForwardProxy } from '../fixtures/forwardProxy.ts';
import type { ForwardProxy } from '../fixtures/forwardProxy.ts';
import { startNtlmProxy } from '../fixtures/ntlmProxy.ts';
import { picture } from '../fixtures/pictures.ts';
import { createByLine, event, goTo } from '../fixtures/screens.ts';
import { startTlsFront } from '../fixtures/tlsFront.ts';
import { newWorkstation } from '../fixtures/workstation.ts';

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

test('E4 behind a proxy that knows its users by NTLM, to a service whose certificate is the school’s own', async () => {
  test.setTimeout(120_000);
  await using begun = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'carnet-authority-'));
  begun.defer(() => rm(folder, { recursive: true, force: true }));
  const authorities = join(folder, 'autorites.pem');
  await writeFile(authorities, '');
  process.env['NODE_EXTRA_CA_CERTS'] = authorities;
  begun.defer(() => void delete process.env['NODE_EXTRA_CA_CERTS']);
  const authority = ownCertificate({ name: 'Autorite', organisation: 'Ecole', isAuthority: true });
  const proxy = await startNtlmProxy({ beside: ['Negotiate'] });
  begun.defer(() => proxy.close());
  const desk = newWorkstation({
    args: ['--key-store', `--proxy-server=${proxy.host}`, '--proxy-bypass-list=<-loopback>'],
  });
  begun.defer(() => desk.close());
  await desk.start();
  const { page, service } = desk;
  const front = await startTlsFront(service.baseUrl, ownCertificate({ name: 'localhost', by: authority }));
  begun.defer(() => front.close());

  await page.getByRole('radio', { name: /^Le service de l’école/u }).check({ force: true });
  await page.getByRole('textbox', { name: /^Adresse/u }).fill(front.baseUrl);
  await page.getByRole('textbox', { name: /^Identifiant/u }).fill(service.user);
  await page.getByRole('textbox', { name: /^Mot de passe/u }).fill(service.password);
  await page.getByRole('button', { name: 'Continuer' }).click();
  const user = page.getByRole('textbox', { name: 'Identifiant du proxy' });
  await expect(user).toHaveAccessibleDescription(/ECOLE\\identifiant/u);
  await picture(page, 'onboarding-proxy-ntlm');
  await user.fill('ECOLE\\elise');
  await page.getByRole('textbox', { name: 'Mot de passe du proxy' }).fill('Password');
  await page.keyboard.press('Enter');
  // The proxy lets it through, and the certificate is of an authority that is not installed yet.
  await expect(page.getByRole('alert')).toContainText('Le certificat du service n’est pas accepté');
  await writeFile(authorities, authority.cert);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('radio', { name: 'Campus Lyon' }).check({ force: true });
  await page.getByRole('button', { name: 'Ouvrir ce service' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await goTo(page, 'Calendrier');
  await expect(event(page, 'Bilan du jour')).toBeVisible();

  // A change goes out, though every tunnel ends at that moment.
  proxy.cut();
  await createByLine(page, 'Jury 18h-18h30');
  const there = async (): Promise<number> =>
    (await service.all('Planification')).filter((row) => (parseRaw(row) as { Nom: unknown }).Nom === 'Jury').length;
  await expect.poll(there, { timeout: 60_000 }).toBe(1);
  expect(new Set(proxy.users)).toEqual(new Set(['ECOLE\\elise']));
  expect(proxy.asked.filter(({ given }) => given === 'wrong' || given === 'other')).toEqual([]);
  expect(proxy.authorizations.some((text) => /^Basic/iu.test(text))).toBe(false);
});
