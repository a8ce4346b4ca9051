import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { host } from '../fixtures/host.ts';
import { look } from '../fixtures/look.ts';
import { byPalette, event, expectWaiting, goTo, press } from '../fixtures/screens.ts';
import { workstation } from '../fixtures/workstation.ts';

// Permanent losses have a way out that shows what is lost, and changes nothing before a confirmation. One workstation,
// one day.
// Offline since the first test, with what the one before lost.
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const desk = workstation({ signedIn: true });
const damage = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) await writeFile(join(folder, name), 'abîmé');
};
const button = (name: string | RegExp) => desk.page.getByRole('button', { name, exact: true });

test('from a changed thing to its history by one key, and from the history back to the thing', async () => {
  const { page, proxy } = desk;
  await goTo(page, 'Calendrier');
  await expect(event(page, 'BENSAÏD Inès')).toBeVisible({ timeout: 30_000 });
  await proxy.cut();
  await press(page, 'BENSAÏD Inès', 'Enter', ',', 'f');
  await expectWaiting(page, 1);
  await byPalette(page, 'Voir l’historique de ce qui est choisi');
  await expect(page.getByRole('complementary')).toContainText(/BENSAÏD Inès.*marqué comme fait/u);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main', { name: 'Calendrier' })).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('BENSAÏD Inès');
});

test('I2 both copies of the secrets are damaged: shows what is lost, changes nothing before the service knows the user, and puts the old key aside', async () => {
  const { service, proxy, profile } = desk;
  await desk.carnet.close();
  await damage(join(profile, 'secrets'));
  await desk.open();
  const { page } = desk;
  await expect(page.getByText('Ce qui protège vos données sur ce poste est abîmé.')).toBeVisible({ timeout: 30_000 });
  await look(page, 'fr', 'key-lost');
  await button('Se reconnecter…').click();
  await expect(page.getByRole('alertdialog')).toContainText('elles ne seront ni envoyées');
  await look(page, 'fr', 'key-lost-question');
  const password = page.getByLabel(/^Mot de passe de/u);
  await password.fill(service.password);
  await button('Se reconnecter').click();
  await expect(page.getByRole('alertdialog')).toContainText('lui seul peut vérifier votre mot de passe', {
    timeout: 30_000,
  });
  expect((await readdir(join(profile, 'secrets'))).filter((name) => name.includes('.aside-'))).toEqual([]);
  await proxy.restore();
  await button('Se reconnecter').click();
  await expect(page.getByRole('contentinfo')).toContainText('En ligne', { timeout: 60_000 });
  const secrets = await readdir(join(profile, 'secrets'));
  const aside = secrets.filter((name) => name.endsWith('.aside-0'));
  expect(aside).toHaveLength(2);
  for (const name of aside) expect(await readFile(join(profile, 'secrets', name), 'utf8')).toBe('abîmé');
  expect((await readdir(join(profile, 'journal'))).filter((name) => name.endsWith('.aside-0'))).toHaveLength(1);
  await goTo(page, 'Modifications');
  await expect(page.getByRole('main')).toContainText('Des modifications manquent peut-être');
});

test('I2 a storage that is broken for good, with an unreadable journal: it can be emptied, after a second confirmation', async () => {
  test.skip(host !== 'chromium', 'where Electron keeps its databases is another folder');
  const { profile } = desk;
  await desk.carnet.close();
  await damage(join(profile, 'journal'));
  const databases = join(profile, 'chromium', 'Default', 'IndexedDB');
  for (const name of (await readdir(databases)).filter((each) => each.endsWith('.leveldb'))) {
    // Folders where files belong: Chromium repairs what it can, and not this.
    for (const file of (await readdir(join(databases, name))).filter((each) => /^(?:CURRENT|MANIFEST)/u.test(each))) {
      await rm(join(databases, name, file));
      await mkdir(join(databases, name, file));
    }
  }
  await desk.open();
  const { page } = desk;
  await expect(page.getByText('Ce poste n’a pas pu lire ce que Carnet y garde.')).toBeVisible({ timeout: 30_000 });
  await button('Vider les données de ce poste').click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Perdu ici');
  await look(page, 'fr', 'storage-broken-question');
  await button('Annuler').click();
  await button('Vider les données de ce poste').click();
  await button('Vider et recommencer').click();
  await expect(page.getByRole('contentinfo')).toContainText('En ligne', { timeout: 60_000 });
  expect((await readdir(join(databases, '..'))).filter((name) => name.startsWith('IndexedDB.aside-'))).toEqual([
    'IndexedDB.aside-0',
  ]);
});
