import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { expectLanguage, expectRoom, look } from '../fixtures/look.ts';
import { byPalette, expectWaiting, goOffline, goTo, inspector, networkChanged } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// A file of applicants, on the built app: with every kind of problem, undone, redone, offline, killed half way.
// What one test leaves of the import, the next one goes on with.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });
const grid = (): Locator => desk.page.getByRole('grid', { name: 'Lignes du fichier' });
const line = (row: number): Locator => grid().locator(`[data-row="${row - 1}"]`);
const button = (name: string | RegExp): Locator => desk.page.getByRole('main').getByRole('button', { name });
const takenAs = (column: string): Locator => button(new RegExp(`Reprendre ${column} comme$`, 'u'));
const panel = (): Locator => inspector(desk.page);
const people = (): Locator => desk.page.getByRole('heading', { level: 1, name: 'Personnes et dossiers' });

const path = 'BTS MCO, rentrée 2027';
const file = [
  'Candidats du salon;;;;;;;;;',
  'NOM;Prénom(s);E-mail;Né(e) le;Téléphone;Parcours d’admission;Statut;Entretien;Heure;Avis du jury',
  // 3: whole; 4: known by address and name; 5 to 8: a day, a name, an address and a path that are none
  `Kone;Awa;awa.kone@exemple.fr;01/03/2004;0612345678;${path};Dossier incomplet;23/11/2026;8h30;Favorable`,
  `Bensaïd;Inès;ines.bensaid@exemple.fr;;;BTS NDRC, rentrée 2027;;;;`,
  `Petit;Léo;leo.petit@exemple.fr;30/02/2004;;${path};;;;`,
  `Roux;;ana.roux@exemple.fr;;;${path};;;;`,
  `Noël;Ana;pas une adresse;;;${path};;;;`,
  `Faure;Tom;tom.faure@exemple.fr;;;Licence de rien;;;;`,
  // 9: another person at a known address; 10: line 3 again; 11: line 3 for another path; 12: her brother at her address
  `Autre;Personne;ines.bensaid@exemple.fr;;;${path};;;;`,
  `KONE;awa;AWA.KONE@exemple.fr;01/03/2004;;${path};;;;`,
  `Kone;Awa;awa.kone@exemple.fr;01/03/2004;;BTS SIO, rentrée 2027;;;;`,
  `Kone;Moussa;awa.kone@exemple.fr;05/06/2006;;${path};;;;`,
  // 13: an hour is missing; 14: nothing wrong
  `Blanc;Zoé;zoe.blanc@exemple.fr;;;${path};;24/11/2026;;`,
  `Girard;Paul;paul.girard@exemple.fr;;;${path};;;;`,
].join('\r\n');
/** As Excel on Windows saves it. */
const windows1252 = Buffer.from(file.replaceAll('’', '\u0092'), 'latin1');

/** By the side bar: a key that is pressed before a window is ready is lost. */
async function showPeople(): Promise<void> {
  const zones = desk.page.getByRole('navigation', { name: 'Zones' });
  await zones.getByRole('button', { name: /^Personnes et dossiers/u }).click();
  await expect(people()).toBeVisible();
}

async function choose(name: string, buffer: Buffer): Promise<void> {
  await desk.page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

/** The file, with the state for its lines that have none. */
async function toLines(): Promise<void> {
  const { page } = desk;
  await byPalette(page, 'Importer des candidats d’un fichier');
  await choose('salon.csv', windows1252);
  await button(/État de la candidature$/u).click();
  await page.getByRole('option', { name: 'Dossier complet' }).click();
  await page.keyboard.press('Control+Enter');
}

test('a file is read, its columns are recognised, and what is not taken is said', async () => {
  const { page } = desk;
  await showPeople();
  await byPalette(page, 'Importer des candidats d’un fichier');
  await expect(button('Choisir un fichier')).toBeFocused();
  await expectRoom(page, 'the choice of a file');

  await test.step('broken files say what is wrong, and nothing is taken', async () => {
    await choose('vide.csv', Buffer.from(''));
    await expect(page.getByText('Ce fichier est vide.')).toBeVisible();
    await choose('photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 1]));
    await expect(page.getByText('Ce fichier n’est pas un tableau.')).toBeVisible();
    await choose('guillemet.csv', Buffer.from('Nom;Prénom\nA;"B\nC;D\n'));
    await expect(page.getByText(/Un guillemet ouvert n’est jamais refermé, près de la ligne 2/u)).toBeVisible();
    await choose('abime.xlsx', Buffer.from(zipSync({ 'a.txt': strToU8('x') })));
    await expect(page.getByText('Carnet ne peut pas lire ce classeur.')).toBeVisible();
    await choose('grand.csv', Buffer.alloc(5_000_001, 'a'));
    await expect(page.getByText('Ce fichier est trop grand.')).toBeVisible();
    await choose('long.csv', Buffer.from(`Nom\n${'A\n'.repeat(501)}`));
    await expect(page.getByText('Ce fichier a 501 lignes de candidats.')).toBeVisible();
  });

  await choose('salon.csv', windows1252);
  await expect(page.getByRole('heading', { name: 'Colonnes du fichier' })).toBeVisible();
  await expect(page.getByText('salon.csv · 12 lignes')).toBeVisible();
  await expect(takenAs('NOM')).toContainText('Nom de naissance');
  await expect(takenAs('E-mail')).toContainText('Courriel');
  await expect(takenAs('Statut')).toContainText('État de la candidature');
  await expect(takenAs('Avis du jury')).toContainText('Avis jury');
  await expect(page.getByText(/Colonne non reprise\s: «\sTéléphone\s»/u)).toBeVisible();
  await expectRoom(page, 'the columns');
  await look(page, 'fr', 'import-columns', ['large']);
  await button(/État de la candidature$/u).click();
  await page.getByRole('option', { name: 'Dossier complet' }).click();
  await page.keyboard.press('Control+Enter');
});

test('each line says what becomes of it, and is corrected, decided or left out', async () => {
  const { page } = desk;
  await expect(line(3)).toContainText('Nouveau candidat');
  await expect(line(4)).toContainText('Candidat connu : BENSAÏD Inès');
  await expect(line(5)).toContainText('Né(e) le : ce jour n’existe pas');
  await expect(line(6)).toContainText('Prénom(s) : manque');
  await expect(line(7)).toContainText('E-mail : n’est pas une adresse');
  await expect(line(8)).toContainText(/Parcours d’admission\s: «\s.+\s» inconnu ici/u);
  await expect(line(9)).toContainText('Est-ce BENSAÏD Inès ?');
  await expect(line(10)).toContainText('La ligne 3 demande déjà ce dossier.');
  await expect(line(11)).toContainText('Même personne que la ligne 3');
  await expect(line(12)).toContainText('Est-ce KONE Awa ?');
  await expect(line(13)).toContainText('Entretien : l’heure manque');
  await expect(button('Importer 4 candidats')).toBeVisible();
  await expectLanguage(page, 'fr', 'the lines of an import');
  await look(page, 'fr', 'import-lines', ['large']);

  await line(5).click();
  await panel().getByRole('textbox', { name: 'Date de naissance' }).fill('28/02/2004');
  await page.keyboard.press('Enter');
  await expect(line(5)).toContainText('Nouveau candidat');

  await line(8).click();
  await expectRoom(page, 'a line beside the others');
  await look(page, 'fr', 'import-line');
  const why = line(8).getByText(/Parcours d’admission\s: «\s.+\s» inconnu ici/u);
  expect(await why.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight), 'is cut').toBe(0);
  await panel().getByRole('button', { name: 'Laisser de côté' }).click();
  await expect(line(8)).toContainText('Laissée de côté');

  for (const row of [9, 12]) {
    await line(row).click();
    await panel().getByRole('radio', { name: 'Quelqu’un d’autre : un nouveau candidat' }).check({ force: true });
    await expect(line(row)).toContainText('Nouveau candidat');
  }
  await expect(button('Importer 7 candidats')).toBeVisible();
  for (const row of [9, 12]) {
    await line(row).click();
    await panel().getByRole('button', { name: 'Laisser de côté' }).click();
    await expect(line(row)).toContainText('Laissée de côté');
  }
});

test('offline, what is ready is kept, undone by one key, and redone', async () => {
  const { page } = desk;
  await goOffline(desk);
  await page.keyboard.press('Control+Enter');
  await expect(
    page.getByText(
      '5 lignes gardées sur ce poste. Elles partent dès que le service répond, au plus tôt dans dix secondes.',
    ),
  ).toBeVisible();
  // Three steps for each new person, one for the two applications alone.
  await expectWaiting(page, 11);
  await page.keyboard.press('Control+z');
  await expectWaiting(page, 0);
  // The one message, in the place of what was kept.
  await expect(page.locator('[data-toast]')).toHaveText(/^Défait\s: import de 5 lignes/u);
  await expect(button('Importer 5 candidats')).toBeVisible();
  await page.keyboard.press('Control+Shift+Z');
  await expectWaiting(page, 11);
  await expect(line(3)).toContainText('Importée');
  await goTo(page, 'Modifications');
  await expect(page.getByText('Candidat importé : KONE Awa')).toBeVisible();
});

test('I3 killed half way the file is chosen again, and nothing is made twice', async () => {
  test.setTimeout(180_000);
  const { service, proxy } = desk;
  const before = (await service.all('Candidat')).length;
  await desk.carnet.kill();
  await desk.open();
  const { page } = desk;
  await expectWaiting(page, 11);
  await toLines();
  for (const row of [3, 4, 10, 11, 14])
    await expect(line(row)).toContainText('Ce dossier attend déjà dans Modifications.');
  await line(5).click();
  await panel().getByRole('textbox', { name: 'Date de naissance' }).fill('28/02/2004');
  await page.keyboard.press('Enter');
  await expect(line(5)).toContainText('Ce dossier attend déjà dans Modifications.');
  await line(6).click();
  await panel().getByRole('textbox', { name: 'Prénoms' }).fill('Ana');
  await page.keyboard.press('Enter');
  for (const row of [7, 8, 9, 12, 13]) {
    await line(row).click();
    await panel().getByRole('button', { name: 'Laisser de côté' }).click();
    await expect(line(row)).toContainText('Laissée de côté');
  }
  await button('Importer 1 candidat').click();
  await expectWaiting(page, 14);
  // Nothing was left: it ended by itself.
  await expect(people()).toBeVisible();

  await proxy.restore();
  await networkChanged(page);
  await expectWaiting(page, 0);
  const rows = await service.all('Candidat');
  const named = (nom: string): readonly unknown[] =>
    rows.filter((row) => valueOf(row, 'Nom') === nom).map((row) => valueOf(row, 'Prenoms'));
  expect(rows.length - before).toBe(4);
  expect(named('Kone')).toEqual(['Awa']);
  expect(named('Roux')).toEqual(['Ana']);
});

test('I3 the same file again is recognised, line by line', async () => {
  await toLines();
  for (const row of [3, 4, 10, 11, 14])
    await expect(line(row)).toContainText('Ce candidat a déjà un dossier de ce parcours.');
  await expect(button(/^Importer/u)).toBeDisabled();
  await button('Abandonner').click();
  await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Abandonner' }).click();
  await expect(people()).toBeVisible();
});

test('I3 killed while hundreds of lines are being stored, the file stores the others and none twice', async () => {
  test.setTimeout(180_000);
  await goOffline(desk);
  const count = 300;
  const many = Array.from({ length: count }, (_, at) => `Nom${at},Prénom${at},p${at}@exemple.fr`);
  const long = Buffer.from(['Nom,Prénom,Mail', ...many].join('\n'));
  const toMany = async (): Promise<void> => {
    await byPalette(desk.page, 'Importer des candidats d’un fichier');
    await choose('longue.csv', long);
    await button(/Parcours d’admission$/u).click();
    await desk.page.getByRole('option', { name: path, exact: true }).click();
    await button(/État de la candidature$/u).click();
    await desk.page.getByRole('option', { name: 'Dossier complet' }).click();
    await desk.page.keyboard.press('Control+Enter');
  };
  await toMany();
  await button(`Importer ${count} candidats`).click();
  await expect(desk.page.getByRole('contentinfo')).toContainText(/\d+ modifications en attente/u);
  await desk.carnet.kill();
  await desk.open();
  await showPeople();
  await toMany();
  await expect(line(2)).toContainText('Ce dossier attend déjà dans Modifications.');
  await button(/^Importer \d+ candidat/u).click();
  await expect(people()).toBeVisible({ timeout: 60_000 });
  await expectWaiting(desk.page, 3 * count);
});
