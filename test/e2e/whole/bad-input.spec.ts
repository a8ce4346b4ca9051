import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import type { RawJson } from '#shared/json/rawJson.ts';
import { launchCarnet } from '../fixtures/app.ts';
import { damageDisk } from '../fixtures/damage.ts';
import { portal } from '../fixtures/interference.ts';
import { look } from '../fixtures/look.ts';
import { picture } from '../fixtures/pictures.ts';
import type { SeenRequest } from '../fixtures/proxy.ts';
import { addService, event, expectWaiting, goOffline, goTo, press } from '../fixtures/screens.ts';
import { schoolDay, valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// Bad input is answered clearly and loses nothing. One workstation goes through all of it, in one day.
// One day: what was refused in one test is still there in the next.
test.describe.configure({ mode: 'serial' });

const desk = workstation({
  signedIn: true,
  viewport: { width: 1440, height: 900 },
  prepare: ({ page }) => goTo(page, 'Calendrier'),
});

const everything = (): boolean => true;
const listsEvents = ({ path }: SeenRequest): boolean =>
  path.startsWith('/GraphV1/Planification') && !/\/\d+$/u.test(path);

const statusBar = (): Locator => desk.page.getByRole('contentinfo');
const banner = (): Locator => desk.page.getByRole('banner');
const receiveAgain = (): Promise<void> => statusBar().getByRole('button', { name: 'Actualiser' }).click();

async function isOnlineAgain(): Promise<void> {
  await receiveAgain();
  await expect(banner()).toContainText('En ligne', { timeout: 60_000 });
}

async function eventOf(name: string): Promise<RawJson> {
  const rows = (await desk.service.all('Planification')).filter(
    (row) => valueOf(row, 'Nom') === name && String(valueOf(row, 'Debut')).startsWith(schoolDay()),
  );
  const [row] = rows;
  expect(rows, `events named ${name}`).toHaveLength(1);
  if (row === undefined) throw new Error(name);
  return row;
}

test.describe('a day', () => {
  test('5 6 a list that stops in its middle, or is none: the cached rows remain (Conventions.3)', async () => {
    await expect(event(desk.page, 'BENSAÏD Inès')).toBeVisible();
    const count = await desk.page.locator('[data-event]').count();
    expect(count).toBeGreaterThan(5);
    desk.proxy.cutShort(listsEvents, 20_000);
    await receiveAgain();
    await expect(statusBar()).toContainText(
      'Non reçu : Le service n’a pas répondu à temps, ou sa réponse s’est interrompue.',
    );
    await expect(desk.page.locator('[data-event]')).toHaveCount(count);
    await picture(desk.page, 'bad-13-pull-cut');
    await desk.proxy.restore();
    desk.proxy.answer(listsEvents, 200, '{"@odata.context":"$metadata#Planification","value":[{"Id":1,}]');
    await isOnlineAgain();
    await expect(statusBar()).toContainText('Non reçu : La réponse du service est illisible.');
    await expect(desk.page.locator('[data-event]')).toHaveCount(count);
    await picture(desk.page, 'bad-14-pull-json');
    await desk.proxy.restore();
    await isOnlineAgain();
    await expect(statusBar()).not.toContainText('Non reçu');
  });

  test('14 a captive portal in the middle of the day', async () => {
    const before = await eventOf('BENSAÏD Inès');
    desk.proxy.interfere(everything, portal);
    await press(desk.page, 'BENSAÏD Inès', 'Control+ArrowDown');
    await expect(statusBar()).toContainText(
      /Hors ligne depuis .*\s: une page du réseau répond à la place du service, ou ses réponses arrivent abîmées\. Tout est gardé sur ce poste\./u,
    );
    // With the hour of its application (R4.7), as everywhere here.
    await expectWaiting(desk.page, 1);
    await expect(event(desk.page, 'BENSAÏD Inès')).toHaveAccessibleName(/En attente/u);
    await picture(desk.page, 'bad-15-captive-portal');
    expect(await eventOf('BENSAÏD Inès')).toBe(before);
    await desk.proxy.restore();
    await isOnlineAgain();
    await expectWaiting(desk.page, 0);
    expect(valueOf(await eventOf('BENSAÏD Inès'), 'Debut')).not.toBe(valueOf(before, 'Debut'));
  });

  test('15 the password is changed on the service (Authentication.1)', async () => {
    desk.proxy.answer(everything, 401, '{"error":{"code":"401","message":"Non autorisé"}}');
    await press(desk.page, 'DIALLO Aminata', 'Control+ArrowDown');
    await expect(statusBar()).toContainText('Mot de passe refusé. Votre modification est gardée.');
    await press(desk.page, 'ROUSSEAU Clément', 'Control+ArrowDown');
    await expect(statusBar()).toContainText('Mot de passe refusé. Vos 2 modifications sont gardées.');
    await picture(desk.page, 'bad-16-password-refused');
    await statusBar().getByRole('button', { name: 'Se reconnecter' }).click();
    const dialog = desk.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill('toujours faux');
    await desk.page.keyboard.press('Enter');
    await expect(dialog.getByText('Mot de passe refusé.')).toHaveCount(2);
    await picture(desk.page, 'bad-17-sign-in-refused');
    await desk.proxy.restore();
    await dialog.getByRole('textbox', { name: 'Mot de passe' }).fill(desk.service.password);
    await desk.page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expectWaiting(desk.page, 0);
    await expect(banner()).toContainText('En ligne');
  });
});

test.describe('a damaged workstation', () => {
  test('9 damaged rows are shown and set aside, a damaged change comes back from the journal; the rest is there, and rows come back', async () => {
    test.setTimeout(120_000); // it starts Carnet twice, and waits for all of the lists
    await goOffline(desk);
    const [first, second] = [await eventOf('HADDAD Nour'), await eventOf('LE GOFF Yann')];
    await press(desk.page, 'HADDAD Nour', 'Control+ArrowDown');
    await expectWaiting(desk.page, 1);
    await press(desk.page, 'LE GOFF Yann', 'Control+ArrowDown');
    await expectWaiting(desk.page, 2);
    await desk.page.keyboard.press('Escape'); // beside the panel the days are narrower, and show fewer events
    await expect(desk.page.locator('[data-panel]')).toBeHidden();
    const count = await desk.page.locator('[data-event]').count();
    await desk.carnet.kill();
    await desk.open(); // everything received is written, so that no write replaces the damage
    await expectWaiting(desk.page, 2);
    const damaged = await damageDisk(desk.page, 'Planification');
    expect(damaged).toEqual({ pages: expect.any(Number), steps: 1 });
    expect(damaged.pages).toBeGreaterThan(0);
    await desk.carnet.kill();

    await desk.open();
    await expect(statusBar()).toContainText(`${damaged.pages} fiches illisibles, mises de côté.`);
    await goTo(desk.page, 'Calendrier');
    await expect(statusBar()).toContainText('Liste incomplète : 0 reçu.');
    await expectWaiting(desk.page, 2);
    await look(desk.page, 'fr', 'calendar-damaged');
    await statusBar().getByRole('button', { name: 'Fermer' }).click(); // Carnet was killed above
    await statusBar().getByRole('button', { name: 'Voir', exact: true }).click();
    await expect(desk.page.getByRole('main')).toContainText('Elles sont mises de côté, rien n’est effacé.');
    await look(desk.page, 'fr', 'settings-damaged');
    await goTo(desk.page, 'Modifications');
    await expect(desk.page.getByRole('main')).toContainText('1 modification retrouvée');
    await expect(desk.page.getByRole('main')).toContainText('LE GOFF Yann');
    await expect(desk.page.getByRole('main')).toContainText('HADDAD Nour');
    await look(desk.page, 'fr', 'outbox-repaired');
    // Until it is read, nothing says that nothing waits (I27).
    await desk.page.getByRole('button', { name: 'J’ai compris' }).click();

    await desk.proxy.restore();
    await goTo(desk.page, 'Calendrier');
    await isOnlineAgain();
    await expectWaiting(desk.page, 0);
    await expect(desk.page.locator('[data-event]')).toHaveCount(count);
    await expect(statusBar()).not.toContainText('Liste incomplète');
    await expect(statusBar()).not.toContainText('illisible');
    expect(startOf(await eventOf('LE GOFF Yann')) - startOf(second)).toBe(15 * 60_000);
    expect(startOf(await eventOf('HADDAD Nour')) - startOf(first)).toBe(15 * 60_000);
    await picture(desk.page, 'bad-23-back');
  });

  test('12 a damaged services.json is reported and set aside; adding the service again finds everything', async () => {
    await goOffline(desk);
    await press(desk.page, 'HADDAD Nour', 'Control+ArrowDown');
    await expectWaiting(desk.page, 1);
    const { profile } = desk;
    const path = join(profile, 'services.json');
    const whole = await readFile(path, 'utf8');
    await writeFile(path, whole.slice(0, 40));
    await desk.page.reload();
    const main = desk.page.getByRole('main');
    await expect(main).toContainText('Carnet n’a pas pu s’ouvrir.');
    await expect(main).toContainText(
      'Ce poste n’a pas pu lire ou écrire sur son disque. Rien n’a été effacé sur ce poste.',
    );
    await expect(main).toContainText(/services\.json → services\.damaged-.*\.json/u);
    await look(desk.page, 'fr', 'services-damaged');
    const aside = (await readdir(profile)).find((name) => name.startsWith('services.damaged-'));
    expect(await readFile(join(profile, aside ?? ''), 'utf8')).toBe(whole.slice(0, 40));
    await desk.proxy.restore();
    desk.proxy.answer(({ method, path }) => method === 'PUT' || path.startsWith('/GraphV1/Dossier/'), 429, '{}');
    await desk.page.getByRole('button', { name: 'Réessayer' }).click();
    await addService(desk.page, desk.service, desk.proxy.baseUrl);
    await expectWaiting(desk.page, 1);
    await expect(event(desk.page, 'HADDAD Nour')).toHaveAccessibleName(/En attente/u);
    await picture(desk.page, 'bad-25-services-again');
    await desk.proxy.restore();
  });

  test('12 a broken file of the practice service is reported, and unchanged', async () => {
    const profile = await mkdtemp(join(tmpdir(), 'carnet-bad-'));
    const file = join(profile, 'practice.json');
    await writeFile(file, '{"format":"carnet-practice-1","sets":{"Planif');
    const carnet = await launchCarnet({ profile, args: ['--practice', '--service'] });
    try {
      const main = carnet.page.getByRole('main');
      await expect(main).toContainText('Carnet n’a pas pu s’ouvrir.');
      await expect(main).toContainText('Rien n’a été effacé sur ce poste.');
      await expect(main).toContainText(file);
      await picture(carnet.page, 'bad-26-practice-file');
      expect(await readFile(file, 'utf8')).toBe('{"format":"carnet-practice-1","sets":{"Planif');
      await rm(file);
      await carnet.page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(carnet.page.getByRole('banner')).toContainText('En ligne');
    } finally {
      await carnet.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 20 });
    }
  });
});

const startOf = (row: RawJson): number => Date.parse(String(valueOf(row, 'Debut')));
