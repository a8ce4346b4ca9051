import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { envelopeSchema } from '#shared/ipc/channels.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { launchCarnet, launchSecond } from '../fixtures/app.ts';
import { damageDisk } from '../fixtures/damage.ts';
import { look } from '../fixtures/look.ts';
import { picture } from '../fixtures/pictures.ts';
import type { SeenRequest } from '../fixtures/proxy.ts';
import {
  addService,
  event,
  expectWaiting,
  fillSlot,
  goOffline,
  goTo,
  inspector,
  openEventForm,
  openFolder,
  press,
} from '../fixtures/screens.ts';
import { schoolDay, valueOf } from '../fixtures/service.ts';
import { aWebPage, brokenJson, closedPort, halfACollection, startStranger, webPage } from '../fixtures/strangers.ts';
import type { Stranger } from '../fixtures/strangers.ts';
import { workstation } from '../fixtures/workstation.ts';

// Bad input is answered clearly and loses nothing. One workstation goes through all of it, in one day.
// One day: what was refused in one test is still there in the next.
test.describe.configure({ mode: 'serial' });

const desk = workstation({
  args: ['--key-store', '--service', 'pas une adresse'],
  viewport: { width: 1440, height: 900 },
});
const reopen = (): Promise<void> => desk.open({ args: ['--key-store'] });

const everything = (): boolean => true;
const replacesAnEvent = ({ method, path }: SeenRequest): boolean =>
  method === 'PUT' && path.startsWith('/GraphV1/Planification/');
const listsEvents = ({ path }: SeenRequest): boolean =>
  path.startsWith('/GraphV1/Planification') && !/\/\d+$/u.test(path);

const statusBar = (): Locator => desk.page.getByRole('contentinfo');
const banner = (): Locator => desk.page.getByRole('banner');
const field = (name: RegExp): Locator => desk.page.getByRole('textbox', { name });
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

test.describe('the first screen', () => {
  /** Fills the first step, and submits; the result is at a field, or in the notice below. */
  async function ask(address: string, password = desk.service.password): Promise<void> {
    await field(/^Adresse/u).fill(address);
    await field(/^Identifiant/u).fill(desk.service.user);
    await field(/^Mot de passe/u).fill(password);
    await desk.page.getByRole('button', { name: 'Continuer' }).click();
  }
  const said = (): Locator => desk.page.getByRole('alert');

  test('11 a --service that is no address is shown to be corrected', async () => {
    await expect(field(/^Adresse/u)).toHaveValue('pas une adresse');
    await ask('pas une adresse');
    await expect(desk.page.getByText('Écrivez-la comme https://ecole.example.')).toBeVisible();
    await expect(field(/^Adresse/u)).toBeFocused();
    await picture(desk.page, 'bad-01-service-switch');
  });

  test('1 garbage is refused at the field, and nothing typed is lost', async () => {
    for (const garbage of [
      'notre école !!',
      'ftp://ecole.example',
      'https://',
      'javascript:alert(1)',
      'https://a:b@ecole.example',
    ]) {
      await ask(garbage);
      await expect(desk.page.getByText('Écrivez-la comme https://ecole.example.'), garbage).toBeVisible();
      await expect(field(/^Adresse/u)).toHaveValue(garbage);
      await expect(field(/^Identifiant/u)).toHaveValue(desk.service.user);
    }
    await picture(desk.page, 'bad-02-garbage');
  });

  test('1 a port without a server', async () => {
    await ask(`http://127.0.0.1:${await closedPort()}`);
    await expect(said()).toContainText('Rien ne répond à cette adresse.');
    await expect(said()).toContainText('Vérifiez l’adresse et la connexion, puis réessayez.');
    await picture(desk.page, 'bad-03-refused-port');
  });

  test('3 S10 http:// to another machine: nothing is sent', async () => {
    const listener = await startStranger(aWebPage);
    await ask('http://192.0.2.1');
    await expect(said()).toHaveCount(0); // the earlier error of the address
    await expect(
      desk.page.getByText('Cette adresse commence par http:// : le mot de passe circulerait en clair.'),
    ).toBeVisible();
    await picture(desk.page, 'bad-04-insecure');
    // Forms of an address that resolve to this machine without naming it: main refuses them before any connection.
    for (const host of ['192.0.2.1', '0.0.0.0', '[::ffff:127.0.0.1]', '127.0.0.1.nip.example']) {
      const baseUrl = `http://${host}:${listener.port}`;
      const answer = envelopeSchema.parse(
        await desk.page.evaluate(
          (baseUrl) => window.carnet?.call('service.probe', { baseUrl, user: 'u', password: 'p' }),
          baseUrl,
        ),
      );
      expect(answer, baseUrl).toEqual({ ok: false, failure: { kind: 'insecureAddress' } });
    }
    expect(listener.connections).toBe(0);
    await listener.close();
  });

  const strangers = [
    [
      '4 a web page instead of a service',
      aWebPage,
      'Une page du réseau a répondu à la place du service, ou sa réponse est arrivée abîmée.',
      'bad-05-web-page',
    ],
    [
      '5 a service that stops in the middle',
      halfACollection,
      'Le service n’a pas répondu à temps, ou sa réponse s’est interrompue.',
      'bad-06-half',
    ],
    [
      '6 JSON that is none',
      brokenJson,
      'La réponse s’est interrompue, ou n’est pas celle d’un service.',
      'bad-07-json',
    ],
  ] as const;
  for (const [name, answer, words, shot] of strangers) {
    test(name, async () => {
      const stranger: Stranger = await startStranger(answer);
      await ask(`http://127.0.0.1:${stranger.port}`);
      await expect(said()).toContainText(words);
      await expect(said()).toContainText('Rien n’est enregistré.');
      await expect(said()).toBeFocused();
      await picture(desk.page, shot);
      await stranger.close();
    });
  }

  test('2 a wrong password (Authentication.1)', async () => {
    await ask(desk.proxy.baseUrl, 'faux');
    await expect(said()).toContainText('Identifiant ou mot de passe refusé.');
    await expect(said()).toContainText('Vérifiez l’un et l’autre, majuscules comprises, puis réessayez.');
    await picture(desk.page, 'bad-08-password');
  });

  test('after all of it nothing is saved, and the right values open the service', async () => {
    expect(await desk.page.evaluate(() => window.carnet?.call('service.list', {}))).toEqual({
      ok: true,
      value: { profiles: [] },
    });
    await addService(desk.page, desk.service, desk.proxy.baseUrl);
    await expect(banner()).toContainText('En ligne');
    await expect(event(desk.page, 'BENSAÏD Inès')).toBeVisible();
  });
});

test.describe('a day', () => {
  test('7 an event whose end is before its start', async () => {
    await openEventForm(desk.page);
    const dialog = desk.page.getByRole('dialog');
    await dialog.getByLabel('Nom').fill('À l’envers');
    await dialog.getByLabel('Type').first().click();
    await desk.page.getByRole('option', { name: 'Jury' }).click();
    await fillSlot(dialog.getByLabel('Début'), '16h45');
    await fillSlot(dialog.getByLabel('Fin'), '16h15');
    await dialog.getByRole('button', { name: 'Créer' }).click();
    await expect(dialog).toContainText('La fin doit être après le début.');
    await expect(dialog.getByLabel('Nom')).toHaveValue('À l’envers');
    await picture(desk.page, 'bad-09-end-before-start');
    await fillSlot(dialog.getByLabel('Fin'), '25h70');
    await expect(dialog).toContainText('Heure attendue, par exemple 14:30 ou 14h30.');
    await dialog.getByRole('button', { name: 'Annuler' }).click();

    await press(desk.page, 'BENSAÏD Inès', 'Enter', ',', 'e');
    await fillSlot(inspector(desk.page).getByLabel('Fin'), '7h');
    await desk.page.keyboard.press('Control+Enter');
    await expect(inspector(desk.page)).toContainText('La fin doit être après le début.');
    await picture(desk.page, 'bad-10-end-before-start-edit');
    await desk.page.keyboard.press('Escape');
    await desk.page.keyboard.press('Escape');
    await expectWaiting(desk.page, 0);

    // Bypassing every screen, through the bridge: the service itself refuses, and nothing is stored there.
    const before = await desk.service.all('Planification');
    const body =
      `{"Nom":"À l’envers","Debut":"${schoolDay()}T16:45:00+01:00","Fin":"${schoolDay()}T16:15:00+01:00",` +
      '"TypePlanificationId":1,"EntiteJuridiqueId":101}';
    const answer = await desk.page.evaluate(
      async (order) => {
        const list = (await window.carnet?.call('service.list', {})) as
          | { value: { profiles: readonly { id: string }[] } }
          | undefined; // its form is not under test
        return window.carnet?.call('write.create', { ...order, profileId: list?.value.profiles[0]?.id });
      },
      { entity: 'Planification', body },
    );
    expect(JSON.stringify(answer)).toMatch(/"kind":"(?:refused|badRequest)"/u);
    expect(await desk.service.all('Planification')).toEqual(before);
  });

  test('8 names that no folder can have', async () => {
    await goTo(desk.page, 'Documents');
    await openFolder(desk.page, 'Campus Lyon');
    await desk.page.getByRole('button', { name: 'Nouveau répertoire' }).click();
    const dialog = desk.page.getByRole('dialog');
    const tries = async (name: string, words: string): Promise<void> => {
      await dialog.getByLabel('Nom').fill(name);
      await dialog.getByRole('button', { name: 'Créer' }).click();
      await expect(dialog, name).toContainText(words);
      await expect(dialog.getByLabel('Nom')).toHaveValue(name);
    };
    const forbidden = 'Un nom ne peut pas contenir \\ / : * ? " < > |, ni finir par un point.';
    for (const character of '\\/:*?"<>|') await tries(`Jurys ${character} mars`, forbidden);
    await tries('Jurys.', forbidden);
    await picture(desk.page, 'bad-11-folder-name');
    for (const name of ['CON', 'LPT1.txt', 'COM¹']) await tries(name, 'Windows garde ce nom pour lui');
    await tries('', 'Donnez un nom.');
    await tries('   ', 'Donnez un nom.');
    await tries('x'.repeat(256), 'Ce nom dépasse 255 caractères.');
    await tries('ADMISSIONS', 'Ce nom existe déjà ici.');
    await picture(desk.page, 'bad-12-folder-exists');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expectWaiting(desk.page, 0);
    await goTo(desk.page, 'Calendrier');
  });

  test('5 6 a list that stops in its middle, or is none: the cached rows remain (Conventions.3)', async () => {
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
    desk.proxy.answer(everything, 200, webPage, 'text/html; charset=utf-8');
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

  test('15 the password is changed on the service', async () => {
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

  test('13 a refused change is stored, and discarded only after a confirmation', async () => {
    const before = await eventOf('KACZMAREK Paul');
    desk.proxy.answer(
      replacesAnEvent,
      400,
      '{"error":{"code":"AGENT","message":"L’agent n’est pas du campus du parcours."}}',
    );
    await press(desk.page, 'KACZMAREK Paul', 'Control+ArrowDown');
    await expect(banner()).toContainText('1 à décider');
    await expect(event(desk.page, 'KACZMAREK Paul')).toHaveAccessibleName(/Refusé/u);
    await banner().getByRole('button', { name: '1 à décider' }).click();
    await desk.page
      .getByRole('button', { name: /KACZMAREK Paul/u })
      .first()
      .click();
    await desk.page.keyboard.press('Enter');
    await expect(desk.page.getByRole('main')).toContainText('Le service a dit');
    await expect(desk.page.getByRole('main')).toContainText('« L’agent n’est pas du campus du parcours. »');
    await picture(desk.page, 'bad-18-refused');
    const giveUp = desk.page.getByRole('button', { name: /^Abandonner/u });
    await giveUp.click();
    const dialog = desk.page.getByRole('alertdialog');
    await expect(dialog).toContainText('Sera perdu');
    await expect(dialog.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await picture(desk.page, 'bad-19-give-up');
    await desk.page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(banner()).toContainText('1 à décider');
    await giveUp.click();
    await dialog.getByRole('button', { name: 'Abandonner' }).click();
    await expect(banner()).not.toContainText('à décider');
    expect(await eventOf('KACZMAREK Paul')).toBe(before);
    await desk.proxy.restore();
  });

  test('13 a refused change is corrected where it was made, and sent', async () => {
    await goTo(desk.page, 'Calendrier');
    const before = await eventOf('KACZMAREK Paul');
    desk.proxy.answer(replacesAnEvent, 400, '{"error":{"code":"","message":"Créneau fermé."}}');
    await press(desk.page, 'KACZMAREK Paul', 'Control+ArrowDown');
    await expect(banner()).toContainText('1 à décider');
    await banner().getByRole('button', { name: '1 à décider' }).click();
    await desk.page
      .getByRole('button', { name: /KACZMAREK Paul/u })
      .first()
      .click();
    await desk.page.keyboard.press('Enter');
    await desk.page.getByRole('button', { name: /^Corriger/u }).click();
    await expect(event(desk.page, 'KACZMAREK Paul')).toBeVisible();
    await desk.proxy.restore();
    await press(desk.page, 'KACZMAREK Paul', 'Control+ArrowDown');
    await expect(banner()).not.toContainText('à décider');
    await expectWaiting(desk.page, 0);
    await expect.poll(async () => startOf(await eventOf('KACZMAREK Paul')) - startOf(before)).toBe(30 * 60_000);
    await picture(desk.page, 'bad-20-corrected');
  });

  test('10 a second Carnet ends at once, and the first is notified and comes to the front', async () => {
    const heard = desk.page.evaluate(
      () =>
        new Promise((resolve) => {
          const stop = window.carnet?.onEvent((event) => {
            stop?.();
            resolve(event);
          });
        }),
    );
    expect(await launchSecond({ profile: desk.profile })).toBe(0);
    expect(await heard).toEqual({ kind: 'secondInstance' });
    await expect(event(desk.page, 'KACZMAREK Paul')).toBeVisible();
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
    await reopen(); // everything received is written, so that no write replaces the damage
    await expectWaiting(desk.page, 2);
    const damaged = await damageDisk(desk.page, 'Planification');
    expect(damaged).toEqual({ pages: expect.any(Number), steps: 1 });
    expect(damaged.pages).toBeGreaterThan(0);
    await desk.carnet.kill();

    await reopen();
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
