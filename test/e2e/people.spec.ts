import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { foldedWords } from '#shared/text/fold.ts';
import { expectLanguage, expectRoom, look } from './fixtures/look.ts';
import { reaches } from './fixtures/reaches.ts';
import { expectWaiting, goOffline, goTo, inspector, openByNumber } from './fixtures/screens.ts';
import { valueOf } from './fixtures/service.ts';
import { workstation } from './fixtures/workstation.ts';

// Personnes et dossiers, on the built app: searched, shown with their age, edited offline, sent online.

// The first test adds the service; the second edits whom it found.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });
const list = (): Locator => desk.page.getByRole('grid', { name: 'Personnes et dossiers trouvés' });
/** Without the header and the headings. */
const lines = (): Locator => list().locator('[data-row]');
const line = (name: string | RegExp): Locator => lines().filter({ hasText: name });
const search = (): Locator => desk.page.getByRole('searchbox', { name: 'Chercher dans la liste' });
const tab = (name: string): Locator => desk.page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
const heading = (name: string): Locator => desk.page.getByRole('heading', { level: 1, name });

test('people are found as the user types, and their pages show what is known here', async () => {
  test.setTimeout(180_000);
  const { page, service, proxy } = desk;

  await test.step('search: without accents, by several words, by number', async () => {
    await page.keyboard.press('Control+3');
    await expect(page.getByRole('heading', { level: 1, name: 'Personnes et dossiers' })).toBeVisible();
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

  await test.step('a learner is looked up at the service by code, and their blocks are downloaded', async () => {
    const [learner] = await service.all('Apprenant', "?$filter=Nom%20eq%20'x'");
    expect(learner).toBeUndefined();
    const row = await service.one('Apprenant', '3002');
    const code = String(valueOf(row, 'Code'));
    await page.keyboard.press('Control+3');
    await page.getByRole('radio', { name: 'Apprenants' }).click();
    await search().fill('');
    await expect(page.getByText('Aucun apprenant n’a encore été ouvert sur ce poste.')).toBeVisible();
    await search().fill(code);
    await reaches(desk, ['Apprenant.list', 'Apprenant.one'], async () => {
      await search().press('Enter'); // as « Chercher dans le service »
      await expect(line(new RegExp(String(valueOf(row, 'Nom')), 'u'))).toBeVisible();
      await line(new RegExp(String(valueOf(row, 'Nom')), 'u')).click();
      await expect(page.getByText(`Apprenant ${code}`)).toBeVisible();
    });
    await reaches(
      desk,
      ['InscriptionSequence.list', 'InscriptionCours.list', 'InscriptionCours.marks', 'Evaluation.one'],
      async () => {
        await tab('Scolarité').click();
        await expect(page.getByRole('grid', { name: 'Inscriptions aux séquences' }).getByRole('row')).toHaveCount(3);
        await expect(page.getByRole('table', { name: 'Notes' }).getByText('Non saisie').first()).toBeVisible();
      },
    );
    await tab('Conventions').click();
    await expect(page.getByRole('button', { name: 'Nouvelle convention' })).toBeVisible();
    await reaches(desk, ['Convention.one'], async () => {
      await openByNumber(page, 'Convention', '8001');
      await expect(page.getByRole('region', { name: 'Entreprise et professionnels' })).toBeVisible();
    });
    await page.keyboard.press('Alt+ArrowLeft');
    await tab('Plus').click();
    await expect(page.getByText('Le service ne dit pas le dossier de facturation d’une convention.')).toBeVisible();
    await page.getByLabel('Numéro du dossier de facturation').fill('1');
    await page.getByRole('button', { name: 'Recevoir ses lignes' }).click();
    await expect(page.getByRole('table', { name: 'Solde', exact: true })).toContainText('Facture');
    await expect(page.getByRole('table', { name: 'Soldes par mois' })).toBeVisible();
    const asked = proxy.seen.filter(({ path }) => path.startsWith('/GraphV1/BalanceClient'));
    expect(
      asked.filter(({ path }) => !path.includes('AffaireId')),
      'the ledger is received by billing case',
    ).toEqual([]);
  });

  await test.step('R4.4 a client of the learner is created from their page, below them', async () => {
    await reaches(desk, ['Apprenant.createClient'], async () => {
      await page.getByRole('button', { name: 'Nouveau client' }).click();
      await expect(page.getByRole('heading', { name: 'Repris de la personne' })).toBeVisible();
      await page.getByRole('button', { name: /Nature du client/u }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('button', { name: /Société de facturation/u }).click();
      await page.getByRole('option', { name: 'Campus Lyon' }).click();
      await page.getByLabel(/^Courriel/u).fill('facture.3002@exemple.fr');
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('heading', { level: 1, name: 'Facturation' })).toBeVisible({ timeout: 30_000 });
    });
    const created = proxy.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/Client'));
    expect(created.map(({ path }) => path)).toEqual(['/GraphV1/Apprenant/3002/Client']);
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

test('English, and a window at 200 %', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  await goTo(page, 'Réglages');
  await page.getByRole('radio', { name: 'English' }).click();
  await page.keyboard.press('Control+3');
  await expect(page.getByRole('heading', { level: 1, name: 'People and applications' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search in the list' }).fill('diallo aminata');
  const english = async (name: string): Promise<void> => {
    await expectRoom(page, name);
    await expectLanguage(page, 'en', name);
  };
  await english('list');
  await page.getByRole('row', { name: 'DIALLO Aminata' }).click();
  await page.getByRole('region', { name: 'Applications', exact: true }).getByRole('button').first().click();
  await english('file');
  await page.keyboard.press('Control+e');
  await english('form');
  await page.setViewportSize({ width: 640, height: 400 });
  await english('form-640');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await english('person-640');
  await page.keyboard.press('Control+3');
  await english('list-640');
});
