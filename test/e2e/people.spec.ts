import { expect, test } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { foldedWords } from '#shared/text/fold.ts';
import { expectRoom, look } from './fixtures/look.ts';
import { picture } from './fixtures/pictures.ts';
import { reaches } from './fixtures/reaches.ts';
import { expectWaiting, goOffline, goTo, inspector, openFolder } from './fixtures/screens.ts';
import { valueOf } from './fixtures/service.ts';
import { workstation } from './fixtures/workstation.ts';

// Folders: browsed and searched by keyboard, created and renamed offline, and created once on the service under the
// last name. Then people and applications: searched, shown with their age, edited offline, sent online.

// Each test goes on with what the one before left.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });

/** The folders that the service has in one, by its path. */
async function foldersIn(path: readonly string[]): Promise<readonly RawJson[]> {
  const filter = encodeURIComponent(`path eq ${['Partage', ...path].join('\\')}`);
  const rows = await desk.service.all('Directory', `?$filter=${filter}`);
  return rows.filter((row) => valueOf(row, 'Isdirectory') === true);
}
const served = async (...path: readonly string[]): Promise<readonly unknown[]> =>
  (await foldersIn(path)).map((row) => valueOf(row, 'Name'));

async function createFolder(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+n');
  await page.getByRole('dialog').getByLabel('Nom').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(`^${name} `, 'u') })).toContainText('Créé ici');
}

test('folders by keyboard, and what is created offline', async () => {
  test.setTimeout(180_000);
  const { page, service, proxy } = desk;
  const item = (name: string) => page.getByRole('treeitem').filter({ has: page.getByText(name, { exact: true }) });

  await test.step('The tree is walked by keys, and each level is downloaded when it is unfolded (Directory rules 1, 2, Errors.2)', async () => {
    await expect(page.getByRole('banner')).toContainText('En ligne');
    await goTo(page, 'Documents');
    await item('Campus Lille').focus();
    await page.keyboard.press('Home');
    await expect(item('Campus Lille')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(item('Campus Lyon')).toBeFocused();
    await reaches(desk, ['Directory.list'], async () => {
      await page.keyboard.press('ArrowRight');
      await expect(item('Admissions')).toBeVisible();
    });
    await page.keyboard.press('ArrowRight');
    await expect(item('Admissions')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(item('Rentrée 2027')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await expect(item('Admissions')).toBeFocused();
    await item('Rentrée 2027').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: /^Guide du candidat 2027/u })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Chemin' })).toContainText('Rentrée 2027');
    expect(proxy.seen.some(({ path }) => path.startsWith('/GraphV1/Instance'))).toBe(true);
    const listed = proxy.seen.filter(({ path }) => path.startsWith('/GraphV1/Directory'));
    expect(listed.filter(({ path }) => !/[?&]\$filter=path%20eq%20/u.test(path))).toEqual([]);
  });

  await test.step('A column sorts', async () => {
    const files = page.getByRole('row').filter({ hasText: /\.(pdf|xlsx|docx|png)/u });
    const first = await files.first().textContent();
    await page.getByRole('button', { name: 'Nom', exact: true }).click();
    await expect(files.last()).toHaveText(first ?? '');
    await page.getByRole('button', { name: 'Nom', exact: true }).click();
  });

  await test.step('The search finds what was listed, in all of the tree, and no more than that', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('acces');
    const found = page.getByRole('row', { name: /^Plan d’accès/u });
    await expect(found).toContainText('Partage › Campus Lyon › Admissions › Rentrée 2027');
    await page.getByRole('searchbox').fill('attente');
    await expect(page.getByText('Aucun nom connu de ce poste ne contient')).toBeVisible();
    await page.keyboard.press('Escape');
    await openFolder(page, 'Relations entreprises');
    await expect(page.getByRole('row', { name: /^Annuaire des tuteurs/u })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('annuaire tuteurs');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('row', { name: /^Annuaire des tuteurs/u })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(inspector(page)).toContainText('Annuaire des tuteurs.xlsx');
  });

  await test.step('Offline, nested folders are created, and renamed', async () => {
    await goOffline(desk);
    await openFolder(page, 'Rentrée 2027');
    await createFolder(page, 'Entretiens');
    await openFolder(page, 'Entretiens');
    await createFolder(page, 'BTS MCO');
    await openFolder(page, 'Rentrée 2027');
    await page.getByRole('row', { name: /^Entretiens /u }).click();
    await page.keyboard.press('F2');
    const name = page.getByRole('dialog').getByLabel('Nom');
    await expect(name).toHaveValue('Entretiens');
    await name.fill('Convocations');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('Ce nom existe déjà ici.');
    await name.fill('Entretiens 19-11');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('row', { name: /^Entretiens 19-11/u })).toContainText('Créé ici');
    await expect(item('Entretiens 19-11')).toBeVisible();
    await expect(inspector(page)).toContainText('« BTS MCO »');
    await expectWaiting(page, 2);
  });

  await test.step('A folder that the service has keeps its name', async () => {
    await page.getByRole('row', { name: /^Convocations/u }).click();
    await expect(inspector(page).getByRole('button', { name: 'Renommer' })).toHaveCount(0);
    await page.keyboard.press('F2');
    await expect(
      page.getByText('Ce répertoire est déjà parti vers le service, qui ne permet pas de le renommer.'),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('A folder never opened here says so', async () => {
    await openFolder(page, 'Campus Nantes');
    await expect(
      page.getByText('Ce répertoire n’a jamais été ouvert sur ce poste. Il sera reçu quand vous serez en ligne.'),
    ).toBeVisible();
  });

  await test.step('Online, each is created once, under its last name, where it was made (I4, R3.3) (Directory.3)', async () => {
    await reaches(desk, ['Directory.create'], async () => {
      await proxy.restore();
      await expectWaiting(page, 0);
    });
    const sent = proxy.seen.filter(({ method, path }) => method === 'POST' && path.startsWith('/GraphV1/Directory'));
    expect(sent).toHaveLength(2);
    const place = ['Campus Lyon', 'Admissions', 'Rentrée 2027'];
    const there = await served(...place);
    expect(there.filter((name) => String(name).startsWith('Entretiens'))).toEqual(['Entretiens 19-11']);
    expect(await served(...place, 'Entretiens 19-11')).toEqual(['BTS MCO']);
    await openFolder(page, 'Rentrée 2027');
    await expect(page.getByRole('row', { name: /^Entretiens 19-11/u })).not.toContainText('Créé ici');
  });

  await test.step('A folder that a colleague created meanwhile is used instead of a second one, and gets what was created in it (R3.6, I3)', async () => {
    const place = ['Campus Lyon', 'Admissions', 'Rentrée 2027'];
    await goOffline(desk);
    await createFolder(page, 'Oraux');
    await openFolder(page, 'Oraux');
    await createFolder(page, 'Groupe A');
    const parent = (await foldersIn(place.slice(0, -1))).find((row) => valueOf(row, 'Name') === place.at(-1));
    if (parent === undefined) throw new Error('the service has no such folder');
    await service.create(
      'Directory',
      objectOf([
        ['Nom', rawOf('Oraux')],
        ['Streamid', rawOf(String(valueOf(parent, 'Streamid')))],
      ]),
    );
    await proxy.restore();
    await expect.poll(() => served(...place, 'Oraux')).toEqual(['Groupe A']);
    await expectWaiting(page, 0);
    expect((await served(...place)).filter((name) => name === 'Oraux')).toHaveLength(1);
    await goTo(page, 'Modifications');
    await page.getByRole('main').getByText('Envoyées', { exact: true }).click();
    await page.getByRole('main').locator('[data-row]').filter({ hasText: 'Oraux' }).click();
    await expect(page.getByRole('complementary')).toContainText('existait déjà dans le service');
    await picture(page, 'directory-there-already');
  });
});

const list = (): Locator => desk.page.getByRole('grid', { name: 'Personnes et dossiers trouvés' });
/** Without the header and the headings. */
const lines = (): Locator => list().locator('[data-row]');
const line = (name: string | RegExp): Locator => lines().filter({ hasText: name });
const search = (): Locator => desk.page.getByRole('searchbox', { name: 'Chercher dans la liste' });
const tab = (name: string): Locator => desk.page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
const heading = (name: string): Locator => desk.page.getByRole('heading', { level: 1, name });

test('people are found as the user types, and their pages show what is known here', async () => {
  test.setTimeout(180_000);
  const { page, service } = desk;

  await test.step('search: without accents, by several words, by number', async () => {
    await page.keyboard.press('Control+3');
    await expect(page.getByRole('heading', { level: 1, name: 'Personnes et dossiers' })).toBeVisible();
    await search().fill('');
    await expect(lines().first()).toBeVisible();
    await page.getByRole('radio', { name: 'Tous les campus' }).check({ force: true });
    // The last one is drawn when it is scrolled to.
    const rows = await service.all('Candidat');
    const names = rows.map((row) => foldedWords([valueOf(row, 'Nom'), valueOf(row, 'Prenoms')].join(' ')));
    const last = rows[names.indexOf(names.toSorted().at(-1) ?? '')];
    await expect(async () => {
      await list().evaluate(({ parentElement }) => parentElement?.scrollTo(0, parentElement.scrollHeight));
      await expect(line(new RegExp(String(last && valueOf(last, 'Numero')), 'u'))).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press('/');
    await expect(search()).toBeFocused();
    await page.keyboard.type('ines bensaid');
    await expect(lines()).toHaveCount(1);
    await expect(line('BENSAÏD Inès')).toContainText('ines.bensaid@exemple.fr');
    await search().fill('C00911');
    await expect(lines()).toHaveCount(1);
    await search().fill('personne de ce nom');
    await expect(page.getByText('Rien sur ce poste ne correspond à « personne de ce nom ».')).toBeVisible();
  });

  await test.step('keyboard: the arrows select, Entrée opens, Alt ← comes back', async () => {
    await search().fill('aminata diallo');
    await expect(line('DIALLO Aminata')).toBeVisible();
    await reaches(desk, ['Candidat.one'], async () => {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(heading('DIALLO Aminata')).toBeVisible();
    });
    await expect(page.getByRole('main')).toContainText('aminata.diallo@exemple.fr');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(search()).toHaveValue('aminata diallo');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(heading('DIALLO Aminata')).toBeVisible();
  });

  await test.step('an application opens beside its applicant', async () => {
    await page
      .getByRole('region', { name: 'Dossiers de candidature' })
      .getByRole('listitem')
      .getByRole('button')
      .first()
      .click();
    await expect(inspector(page)).toContainText('Champs personnalisés');
    await expect(page.getByText('Le service n’en donne que le numéro')).toBeHidden();
    for (const name of ['Événements et documents', 'Plus']) {
      await tab(name).click();
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
      await expectRoom(page, name);
    }
    await page.keyboard.press('Escape');
    await expect(inspector(page)).toBeHidden();
  });
});

test('a person and an application are edited offline, validated, saved, and sent when the service is reachable', async () => {
  test.setTimeout(180_000);
  const { page, service, proxy } = desk;
  await goTo(page, 'Calendrier');
  await goOffline(desk);
  await page.keyboard.press('Control+3');
  await page.getByRole('radio', { name: 'Candidats' }).click();
  await search().fill('bensaid ines');
  await line('BENSAÏD Inès').click();
  await expect(heading('BENSAÏD Inès')).toBeVisible();
  await expect(page.getByText('Chaque changement part en ligne, après votre confirmation.')).toBeVisible();

  await test.step('a missing name, and an invalid address, are shown below their fields', async () => {
    await page.keyboard.press('Control+e');
    const name = page.getByLabel(/^Nom de naissance/u);
    await name.fill('');
    await page.getByLabel('Ville de naissance').fill('Saint-Étienne');
    await page.getByLabel(/^Courriel/u).fill('ines.bensaid');
    await page.keyboard.press('Control+Enter');
    await expect(name).toBeFocused();
    await expect(page.getByText('2 champs à corriger.')).toBeVisible();
  });

  await test.step('typed values are restored, and saved as one change with its mark', async () => {
    await page.getByLabel(/^Nom de naissance/u).fill('BENSAÏD-ROUX');
    await page.getByLabel(/^Courriel/u).fill('ines.roux@exemple.fr');
    await goTo(page, 'Calendrier');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(heading('BENSAÏD Inès')).toBeVisible();
    await page.keyboard.press('Control+e');
    await expect(page.getByLabel(/^Nom de naissance/u)).toHaveValue('BENSAÏD-ROUX');
    await page.keyboard.press('Control+Enter');
    await expect(heading('BENSAÏD-ROUX Inès')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).getByRole('img', { name: 'En attente' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('ines.roux@exemple.fr');
    await expectWaiting(page, 2);
  });

  await test.step('an application: its bac, its agent and a custom field', async () => {
    await page
      .getByRole('region', { name: 'Dossiers de candidature' })
      .getByRole('listitem')
      .getByRole('button')
      .first()
      .click();
    await expect(inspector(page)).toBeVisible();
    await page.keyboard.press('Control+e');
    await page.getByLabel('Année du bac').fill('2024');
    await page.getByLabel('Niveau anglais').fill('C2');
    await page.keyboard.press('Control+Enter');
    await expect(inspector(page)).toContainText('C2');
    await expectWaiting(page, 3);
    await tab('Plus').click();
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(3);
    await look(page, 'fr', 'person-history-changes');
    await page.keyboard.press('Control+3');
    await search().fill('bensaid roux');
    await expect(line('BENSAÏD-ROUX Inès').getByRole('img', { name: 'En attente' })).toBeVisible();
  });

  await test.step('online, all of it arrives, and a consent is confirmed', async () => {
    await reaches(desk, ['Candidat.replace', 'Dossier.one', 'Dossier.replace'], async () => {
      await proxy.restore();
      await expectWaiting(page, 0);
    });
    const person = (await service.all('Candidat', '?$expand=Mail')).find(
      (row) => valueOf(row, 'Nom') === 'BENSAÏD-ROUX',
    );
    expect(person).toBeDefined();
    expect(person && valueOf(person, 'VilleNaissance')).toBe('Saint-Étienne');
    expect(person && valueOf(person, 'Mail')).toMatchObject({ Adresse: 'ines.roux@exemple.fr' });
    await line('BENSAÏD-ROUX Inès').click();
    const consents = page.getByRole('region', { name: 'Consentements' });
    await consents.getByRole('button', { name: /Noter l’accord.*Marketing/u }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await look(page, 'fr', 'person-consent');
    await question.getByRole('button', { name: 'Annuler' }).click();
    await expect(consents).not.toContainText('Le changement est dans le service');
    await consents.getByRole('button', { name: /Envoyer.*Marketing/u }).click();
    await question.getByRole('button').last().click();
    await expect(consents).toContainText('Le changement est dans le service.');
    const after = await service.one('Candidat', String(person && valueOf(person, 'Id')));
    expect(valueOf(after, 'HasChosenMarketing')).toBe(true);
  });
});
