import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { membersOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { launchCarnet } from './fixtures/app.ts';
import type { Carnet } from './fixtures/app.ts';
import { expectAccessible, expectLanguage, expectRoom } from './fixtures/look.ts';
import type { Language } from './fixtures/look.ts';
import { picture } from './fixtures/pictures.ts';
import { startProxy } from './fixtures/proxy.ts';
import type { Proxy } from './fixtures/proxy.ts';
import { event, goTo, inspector, openEventForm, openFolder, press } from './fixtures/screens.ts';
import { schoolDay, startService, valueOf } from './fixtures/service.ts';
import type { Service } from './fixtures/service.ts';

// Every screen in every state that a person meets: seen (out/e2e/pictures/screens), read by axe in both themes, measured
// for what is cut, and searched for words of the other language.

const sizes = { small: { width: 1280, height: 800 }, large: { width: 1920, height: 1080 } } as const;
type Theme = 'light' | 'dark';
/** small-light and the like. */
type View = `${keyof typeof sizes}-${Theme}`;

let service: Service;
let proxy: Proxy;
let profile: string;
let carnet: Carnet;
let page: Page;
let language: Language = 'fr';

test.beforeAll(async () => {
  service = await startService();
  proxy = await startProxy(service.baseUrl);
  profile = await mkdtemp(join(tmpdir(), 'carnet-screens-'));
  carnet = await launchCarnet({ profile, args: ['--key-store'] });
  page = carnet.page;
});

test.afterAll(async () => {
  await carnet.close();
  await proxy.close();
  await service.stop();
  await rm(profile, { recursive: true, force: true, maxRetries: 20 });
});

/** Keeps pictures of what is shown now, and checks it. Small and light without other views. */
async function see(name: string, ...views: readonly View[]): Promise<void> {
  await page.mouse.move(0, 0);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const size of ['large', 'small'] as const) {
      const wanted = views.length === 0 ? ['small-light'] : views;
      if (!wanted.includes(`${size}-${theme}`)) continue;
      await page.setViewportSize(sizes[size]);
      await picture(page, `screens/${name}-${sizes[size].width}-${theme}-${language}`);
      await expectRoom(page, `${name}, ${size}`);
    }
    await page.setViewportSize(sizes.small);
    await expectAccessible(page, theme === 'light' ? 'all' : 'colours', `${name}, ${theme}`);
  }
  await expectLanguage(page, language, name);
}

/** A deployment that serves less, and other things. */
function refuseSome(): void {
  const said = language === 'fr' ? 'Réservé à la scolarité' : 'Reserved to the registry';
  const refused = JSON.stringify({ error: { code: 'Forbidden', message: said } });
  proxy.answer(({ path }) => path.startsWith('/GraphV1/Enseignant'), 403, refused);
  proxy.answer(({ path }) => path.startsWith('/GraphV1/EtatConvention') || path.startsWith('/GraphV1/BalanceClient'), 404, '{}');
  const others = '{"@odata.context":"$metadata#NatureClient","value":[{"Id":1,"Code":3,"Couleur":"rouge","Ordre":2}]}';
  proxy.answer(({ path }) => path.startsWith('/GraphV1/NatureClient'), 200, others);
  const property = (name: string, type: string): string => `<Property Name="${name}" Type="Edm.${type}"/>`;
  const type = (name: string, ...properties: readonly string[]): string => `<EntityType Name="${name}">${properties.join('')}</EntityType>`;
  const declared = [type('EtatConvention', property('Id', 'Int64'), property('Code', 'Int32')), type('Programme', property('Id', 'Int64'))];
  proxy.answer(({ path }) => path === '/GraphV1/$metadata', 200, `<edmx:Edmx><Schema>${declared.join('')}</Schema></edmx:Edmx>`, 'application/xml');
}

test('every screen in every state', async () => {
  test.setTimeout(480_000);
  await test.step('the first start', async () => {
    await expect(page.getByRole('radio', { name: /^Un service de l’école/u })).toBeVisible();
    await see('onboarding-choice');
    await page.getByRole('radio', { name: /^Un service de l’école/u }).check({ force: true });
    await page.getByRole('textbox', { name: /^Adresse/u }).fill(proxy.baseUrl);
    await page.getByRole('textbox', { name: /^Identifiant/u }).fill(service.user);
    await see('onboarding-school');
    await page.getByRole('button', { name: 'Réglages avancés' }).click();
    await page.getByLabel('Clé publique des mots de passe').fill('-----BEGIN PUBLIC KEY-----');
    await see('onboarding-advanced', 'small-light', 'small-dark');
    await page.getByLabel('Clé publique des mots de passe').fill('');
    await page.getByRole('button', { name: 'Réglages avancés' }).click();
    await page.getByRole('button', { name: 'Continuer' }).click();
    await see('onboarding-password');
    await page.getByRole('textbox', { name: /^Mot de passe/u }).fill('faux');
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByText('Identifiant ou mot de passe refusé.')).toBeVisible();
    await see('onboarding-refused', 'small-dark');
    await page.getByRole('textbox', { name: /^Mot de passe/u }).fill(service.password);
    await page.getByRole('button', { name: 'Continuer' }).click();
    await page.getByRole('radio', { name: 'Campus Lyon' }).check({ force: true });
    await see('onboarding-campus', 'large-dark');
  });

  await test.step('nothing received yet', async () => {
    proxy.answer(({ method }) => method === 'GET', 503, '{}');
    await page.getByRole('button', { name: 'Ouvrir ce service' }).click();
    await expect(page.getByRole('heading', { name: 'Ce qui reste sous la main hors ligne' })).toBeVisible();
    await see('onboarding-receive', 'small-light', 'small-dark');
    await page.getByRole('button', { name: 'Commencer' }).click();
    await expect(page.getByText('Le calendrier n’a pas encore été reçu sur ce poste.')).toBeVisible();
    await see('calendar-never');
    await proxy.restore();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Recevoir à nouveau' }).click();
    await expect(event(page, 'BENSAÏD Inès').and(page.locator('[data-hue=interview]'))).toBeVisible();
  });

  await test.step('the calendar', async () => {
    await expect(page.getByRole('contentinfo')).toContainText('Calendrier reçu à');
    await see('calendar-week', 'small-light', 'large-light', 'small-dark');
    await press(page, 'BENSAÏD Inès', 'Enter');
    await expect(inspector(page)).toBeVisible();
    await see('calendar-inspector', 'small-light', 'large-dark');
    await page.keyboard.press('e');
    await expect(inspector(page).getByLabel('Nom')).toBeVisible();
    await see('calendar-edit', 'small-dark');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(inspector(page)).toBeHidden();
    await openEventForm(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Créer un second événement lié').click();
    await dialog.getByRole('button', { name: 'Créer' }).click();
    await expect(dialog.getByText('Donnez un nom à l’événement.').first()).toBeVisible();
    await see('calendar-create');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await page.getByRole('radio', { name: 'Jour' }).check({ force: true });
    await see('calendar-day', 'small-light', 'large-dark');
    await page.getByRole('radio', { name: 'Semaine' }).check({ force: true });
    await page.getByRole('button', { name: 'Semaine précédente' }).click();
    await see('calendar-other-week');
    for (let week = 0; week < 9; week += 1) await page.getByRole('button', { name: 'Semaine suivante' }).click();
    await expect(page.getByText('Aucun événement cette semaine.')).toBeVisible();
    await see('calendar-empty');
    await page.getByRole('main').getByRole('button', { name: 'Aujourd’hui' }).click();
  });

  await test.step('today', async () => {
    await goTo(page, 'Aujourd’hui');
    const row = page.getByRole('row', { name: /CHEVALIER Maëlle/u });
    await expect(row).toBeVisible();
    await see('today', 'small-light', 'large-light', 'small-dark');
    await row.click();
    await see('today-inspector', 'small-light', 'large-dark');
    for (const [key, name] of [['r', 'field'], ['h', 'move'], ['d', 'decision'], ['n', 'walk-in']] as const) {
      await page.keyboard.press(key);
      await expect(page.getByRole('dialog')).toBeVisible();
      if (key === 'n') await page.keyboard.press('Control+Enter');
      await see(`today-${name}`, 'small-light');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: 'Jour précédent' }).click();
    await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
    await see('today-other-day');
    while (await page.getByRole('main').getByRole('row').count() > 0) await page.getByRole('main').getByRole('button', { name: 'Jour suivant' }).click();
    await see('today-empty');
  });

  await test.step('the folders', async () => {
    await goTo(page, 'Répertoire');
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await see('directory-root');
    await openFolder(page, 'Campus Lyon', 'Admissions', 'Rentrée 2027');
    await expect(page.getByRole('row', { name: /Plan d’accès/u })).toBeVisible();
    await see('directory-deep', 'small-light', 'large-light', 'small-dark');
    await page.getByRole('button', { name: 'Nouveau dossier' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom').fill('a/b');
    await dialog.getByRole('button', { name: 'Créer' }).click();
    await see('directory-dialog', 'small-dark');
    await page.keyboard.press('Escape');
  });

  await test.step('ready for offline', async () => {
    await goTo(page, 'Prêt hors ligne');
    await expect(page.locator('[data-area][data-problem=none]')).toHaveCount(6, { timeout: 30_000 });
    await see('ready', 'small-light', 'large-light', 'small-dark');
    await page.getByRole('button', { name: 'Bilan du jour' }).click();
    await see('ready-report', 'small-light', 'small-dark');
    await page.keyboard.press('Escape');
  });

  await test.step('settings, keys, and no modification yet', async () => {
    await goTo(page, 'Réglages');
    await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
    await see('settings', 'small-light', 'large-dark');
    await page.getByRole('button', { name: 'Se déconnecter' }).click();
    await see('settings-sign-out');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Modifier les réglages avancés' }).click();
    const form = page.getByRole('form', { name: 'Réglages avancés' });
    await form.getByLabel('Clé publique des mots de passe').fill('clé');
    await form.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(form).toContainText('Ce texte n’est pas une clé publique RSA.');
    await see('settings-options', 'small-light', 'small-dark');
    await form.getByRole('button', { name: 'Annuler' }).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await see('shortcuts');
    await page.keyboard.press('Escape');
    await goTo(page, 'Modifications');
    await expect(page.getByRole('main').getByText('Aucune modification en attente.')).toBeVisible();
    await see('outbox-empty');
  });

  await test.step('compatibility', async () => {
    await goTo(page, 'Réglages');
    await page.getByRole('button', { name: 'Voir la compatibilité' }).click();
    await expect(page.getByText('Pas encore vérifiée depuis l’ouverture de Carnet.')).toBeVisible();
    await see('compatibility-never');
    await page.getByRole('button', { name: 'Vérifier' }).click();
    await expect(page.getByText('Rien de ce que le document décrit n’est refusé ni absent.')).toBeVisible();
    await see('compatibility-good', 'small-light', 'large-light', 'small-dark');
    refuseSome();
    await page.getByRole('button', { name: 'Vérifier à nouveau' }).click();
    await expect(page.getByText('décrites par le document sont refusées ou absentes')).toBeVisible();
    await see('compatibility-missed', 'small-light', 'large-dark');
    await page.getByRole('radio', { name: 'Ce qui diffère ou manque' }).click();
    await see('compatibility-notable', 'small-light', 'small-dark');
    await proxy.cut();
    await page.getByRole('button', { name: 'Vérifier à nouveau' }).click();
    await expect(page.getByText('Le rapport précédent reste affiché.')).toBeVisible();
    await see('compatibility-offline', 'small-light');
    await page.setViewportSize({ width: 640, height: 400 });
    await picture(page, `screens/compatibility-640-dark-${language}`);
    await expectRoom(page, 'compatibility at 200 %');
    await page.setViewportSize(sizes.small);
    await proxy.restore();
    await page.keyboard.press('Escape');
    await see('settings-checked');
  });

  await test.step('offline', async () => {
    await proxy.cut();
    await goTo(page, 'Calendrier');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Recevoir à nouveau' }).click();
    await expect(page.getByRole('banner')).toContainText('Hors ligne depuis');
    await press(page, 'BENSAÏD Inès', 'Control+ArrowDown', 'Control+ArrowDown');
    await press(page, 'KACZMAREK Paul', 'Delete');
    await press(page, 'LE GOFF Yann', 'f');
    await press(page, 'DIALLO Aminata', 'Control+ArrowDown', 'Enter', 'e');
    await inspector(page).getByLabel('Nom').fill('DIALLO Aminata, visio');
    await page.keyboard.press('Control+Enter');
    await expect(event(page, 'DIALLO Aminata, visio')).toBeVisible();
    await see('calendar-offline', 'small-light', 'large-light', 'small-dark');
    await goTo(page, 'Aujourd’hui');
    await page.keyboard.press('t');
    await page.getByRole('row', { name: /CHEVALIER Maëlle/u }).click();
    await inspector(page).getByLabel('Heure').fill('8h45');
    await page.keyboard.press('Tab');
    await inspector(page).getByLabel('Note entretien').fill('Projet solide, à revoir en visio.');
    await page.keyboard.press('Control+Enter');
    await see('today-offline', 'small-dark');
    await goTo(page, 'Répertoire');
    await openFolder(page, 'Campus Lyon');
    await openFolder(page, 'Admissions');
    for (const name of ['Entretiens 19-11', 'BTS MCO']) {
      await page.getByRole('button', { name: 'Nouveau dossier' }).click();
      await page.getByRole('dialog').getByLabel('Nom').fill(name);
      await page.getByRole('dialog').getByRole('button', { name: 'Créer' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      if (name !== 'BTS MCO') await openFolder(page, name);
    }
    await see('directory-created', 'small-dark');
    await openFolder(page, 'Campus Lille');
    await see('directory-absent');
    await goTo(page, 'Modifications');
    await page.locator('[data-step]').filter({ hasText: 'BENSAÏD' }).first().click();
    await see('outbox-waiting', 'large-light', 'small-dark');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Fichier…' }).click();
    await page.getByRole('button', { name: 'Enregistrer pour un autre poste' }).click();
    await expect(page.getByText(/^Enregistré/u)).toBeVisible();
    await see('outbox-file', 'small-light', 'small-dark');
    await page.keyboard.press('Escape');
  });

  await test.step('decisions', async () => {
    const rows = await service.all('Planification');
    const diallo = rows.find((row) => valueOf(row, 'Nom') === 'DIALLO Aminata' && String(valueOf(row, 'Debut')).startsWith(schoolDay()));
    if (diallo === undefined) throw new Error('no event of DIALLO Aminata today');
    const begin = String(valueOf(diallo, 'Debut'));
    const at = (time: string): RawJson => rawOf(begin.replace(/T\d\d:\d\d/u, `T${time}`));
    await service.edit('Planification', membersOf(diallo).get('Id') ?? '', new Map([
      ['Debut', at('11:45')], ['Fin', at('12:30')], ['Nom', rawOf('DIALLO A.')], ['Enseignants', rawOf('VASSEUR Hélène')],
    ]));
    await proxy.restore();
    proxy.answer(
      ({ method, body }) => method !== 'GET' && body.includes('KACZMAREK'),
      400,
      JSON.stringify({ error: { code: 'InvalidField', message: 'Annule : l’événement est verrouillé par la scolarité.' } }),
    );
    await expect(page.getByRole('banner')).toContainText('2 à décider', { timeout: 60_000 });
    await see('outbox-decide', 'small-light', 'large-dark');
    await goTo(page, 'Calendrier');
    await see('calendar-conflict');
    await page.getByRole('button', { name: '2 à décider' }).click();
    await page.locator('[data-step]').filter({ hasText: 'DIALLO' }).first().click();
    await see('outbox-conflict-inspector');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radiogroup').first()).toBeVisible();
    await see('conflict', 'small-light', 'large-light');
    await page.getByRole('radio', { name: /^Ma version/u }).first().check({ force: true });
    await see('conflict-chosen', 'small-dark');
    await page.keyboard.press('q');
    await see('refused', 'small-dark');
    await page.keyboard.press('Escape');
    await goTo(page, 'Modifications');
    await page.getByText('Reçus', { exact: true }).click();
    await see('receipts', 'small-light', 'large-dark');
    await page.getByRole('textbox', { name: 'Chercher un reçu' }).fill('absent');
    await see('receipts-not-found');
    await page.getByText('À traiter', { exact: true }).click();
  });

  await test.step('locked', async () => {
    await page.keyboard.press('Control+l');
    await expect(page.getByRole('heading', { name: 'Carnet est verrouillé' })).toBeVisible();
    await see('lock');
    await page.getByLabel('Mot de passe').fill(service.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toContainText('En ligne');
  });

  await test.step('the password is refused', async () => {
    proxy.answer(() => true, 401, '{}');
    await goTo(page, 'Calendrier');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Recevoir à nouveau' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Mot de passe à redonner' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await see('sign-in');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await goTo(page, 'Réglages');
    await expect(page.getByRole('heading', { level: 1, name: 'Réglages' })).toBeVisible();
    await see('settings-refused', 'small-dark');
  });

  await test.step('in a window at 200 %', async () => {
    for (const area of ['Aujourd’hui', 'Calendrier', 'Répertoire', 'Modifications', 'Prêt hors ligne', 'Réglages'] as const) {
      await goTo(page, area);
      await page.setViewportSize({ width: 640, height: 400 });
      await picture(page, `screens/${area}-640-dark-${language}`);
      await expectRoom(page, `${area} at 200 %`);
      await page.setViewportSize(sizes.small);
    }
  });

  await test.step('in English', async () => {
    await goTo(page, 'Réglages');
    await page.getByRole('radio', { name: 'English' }).check({ force: true });
    language = 'en';
    const areas = page.getByRole('navigation', { name: 'Areas' });
    await expect(areas).toBeVisible();
    await see('settings', 'small-light');
    await proxy.restore();
    await page.getByRole('button', { name: 'See the compatibility' }).click();
    refuseSome();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('Reserved');
    await see('compatibility-missed', 'small-light', 'large-dark');
    await proxy.restore();
    for (const [area, words] of [['calendar', 'Calendar'], ['today', 'Today'], ['directory', 'Folders'], ['outbox', 'Changes'], ['ready', 'Ready for offline']] as const) {
      await areas.getByRole('button', { name: new RegExp(`^${words}`, 'u') }).click();
      await expect(page.getByRole('main', { name: words })).toBeVisible();
      await see(area, 'small-light');
    }
  });
});
