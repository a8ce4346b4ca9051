import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { picture } from './fixtures/pictures.ts';
import { reaches } from './fixtures/reaches.ts';
import { byPalette, expectWaiting, goOffline, goTo, inMenu, inspector, openFolder } from './fixtures/screens.ts';
import { valueOf } from './fixtures/service.ts';
import { workstation } from './fixtures/workstation.ts';

// Folders: browsed and searched by keyboard, created and renamed offline, and created once on the service under the
// last name.

// The first test adds the service and makes the folders that the second one works among.
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

test('R3.1 the folder of a person: offered by O, shown, created from a template offline, undone whole, created once', async () => {
  test.setTimeout(120_000);
  const { page, proxy } = desk;
  const dialog = page.getByRole('dialog');
  const place = ['Campus Lyon', 'Admissions', 'Rentrée 2027', 'Dossiers BTS', 'BTS SIO'];
  const choose = async (label: string, ...names: readonly string[]): Promise<void> => {
    for (const name of names.slice(0, -1))
      await dialog.getByRole('button', { name: `Voir ce que contient ${name}` }).click();
    await dialog
      .getByRole('list', { name: label })
      .getByRole('button', { name: names.at(-1) ?? '', exact: true })
      .click();
  };
  await goTo(page, 'Documents');
  await openFolder(page, 'Modèles de dossiers');
  await page.getByRole('row', { name: /^\{NOM\}/u }).click();
  await byPalette(page, 'Recevoir cette branche');
  await expect(page.getByText(/est sur ce poste avec ce qu’il contient/u)).toBeVisible();
  await openFolder(page, 'Rentrée 2027', 'Dossiers BTS');
  await expect(page.getByRole('row', { name: /^BTS SIO/u })).toBeVisible();
  await goOffline(desk);
  await page.keyboard.press('Control+3');
  await page.getByRole('searchbox').fill('ines bensaid');
  await expect(page.getByRole('grid').locator('[data-row]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await inMenu(page, 'o');
  await expect(dialog).toContainText('Carnet ne sait pas encore si ce répertoire existe au service');
  await expect(dialog.getByRole('region', { name: 'Répertoires qui seront créés' })).toContainText('Pièces reçues');
  await choose('Dans : répertoires trouvés', ...place);
  await picture(page, 'directory-person-folder');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expectWaiting(page, 5);
  await page.keyboard.press('Control+z');
  await expectWaiting(page, 0);
  await page.keyboard.press('Control+Shift+z');
  await expectWaiting(page, 5);
  await inMenu(page, 'o');
  await expect(page.getByRole('navigation', { name: 'Chemin' })).toContainText('BENSAÏD Inès');
  await proxy.restore();
  await expectWaiting(page, 0);
  const created = (await served(...place)).map(String).find((name) => name.startsWith('BENSAÏD Inès')) ?? '';
  expect((await served(...place, created)).map(String).toSorted()).toEqual([
    'Décision',
    'Entretien',
    'Pièces reçues',
    'Échanges',
  ]);
});
