import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import type { EntityName } from '#shared/entities/index.ts';
import { expectLanguage, expectRoom, look } from '../fixtures/look.ts';
import { reaches } from '../fixtures/reaches.ts';
import { expectWaiting, goOffline, goTo, openByNumber, openListForIt } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// Teaching, on the built app: the marks of a learner; what is created offline and sent once.

// The first test adds the service; the others go on with what it received.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });
const tab = (name: string): Locator => desk.page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
const panel = (): Locator => desk.page.getByRole('tabpanel');

test('the marks of a learner with their evaluations (ApprenantEvaluation.1)', async () => {
  test.setTimeout(180_000);
  const { page, service } = desk;
  const row = await service.one('Apprenant', '3002');
  const code = String(valueOf(row, 'Code'));
  const search = page.getByRole('searchbox', { name: 'Chercher dans la liste' });
  await page.keyboard.press('Control+3');
  await page.getByRole('radio', { name: 'Apprenants' }).click();
  await search.fill(code);
  await reaches(desk, ['Apprenant.list', 'Apprenant.one'], async () => {
    await search.press('Enter'); // as « Chercher dans le service »
    const found = page.getByRole('main').getByRole('row', { name: new RegExp(String(valueOf(row, 'Nom')), 'u') });
    await found.click();
    await expect(page.getByText(`Apprenant ${code}`)).toBeVisible();
  });
  await reaches(
    desk,
    ['InscriptionSequence.list', 'InscriptionCours.list', 'InscriptionCours.marks', 'Evaluation.one'],
    async () => {
      await tab('Scolarité').click();
      await expect(page.getByRole('grid', { name: 'Inscriptions aux séquences' }).getByRole('row')).toHaveCount(3);
      await expect(panel().getByText('Non saisie').first()).toBeVisible();
    },
  );
  const [course] = await service.all('InscriptionCours', '?$filter=ApprenantId%20eq%203002');
  const given = await service.all(`InscriptionCours/${String(course && valueOf(course, 'Id'))}/ApprenantEvaluation`);
  const note = given.map((row) => Number(valueOf(row, 'Note'))).find((value) => value !== -1) ?? Number.NaN;
  const marks = panel().getByRole('table', { name: String(course && valueOf(course, 'Nom')) });
  await expect(marks.getByRole('cell', { name: note.toLocaleString('fr'), exact: true }).first()).toBeVisible();
  await expect(panel().getByRole('grid', { name: 'Inscriptions aux cours' })).toBeVisible();
  await expect(panel()).not.toContainText(/n° \d+|Inconnu ici|Réception en cours/u);
  await look(page, 'fr', 'learner-marks', ['zoomed']);
});

test('R3.4 a sequence, a track, the types of a teacher and references are received as each is asked for', async () => {
  test.setTimeout(120_000);
  const { page, service } = desk;
  const openNamed = async (of: EntityName, number: string, name: string): Promise<void> => {
    await openByNumber(page, of, number);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  };
  const nameOf = async (entity: string, id: string): Promise<string> =>
    String(valueOf(await service.one(entity, id), 'Nom'));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Pédagogie');
  await expect(page.getByRole('option').first()).toContainText('Pédagogie');
  await page.keyboard.press('Enter');

  await test.step('a sequence and a track by number', async () => {
    await tab('Séquences').click();
    const known = new Set(
      (await service.all('InscriptionSequence', '?$filter=ApprenantId%20eq%203002')).map((row) =>
        String(valueOf(row, 'SequenceId')),
      ),
    );
    const others = await service.all('InscriptionSequence', '?$filter=ApprenantId%20eq%203001');
    const number = others.map((row) => String(valueOf(row, 'SequenceId'))).find((id) => !known.has(id)) ?? '';
    await reaches(desk, ['Sequence.one'], async () => openNamed('Sequence', number, await nameOf('Sequence', number)));
    await page.keyboard.press('Backspace');
    await tab('Cursus').click();
    await reaches(desk, ['Parcours.one'], async () => openNamed('Parcours', '1011', await nameOf('Parcours', '1011')));
    await tab('Périodes').click();
    await expect(panel().getByRole('table')).toBeVisible();
    await page.keyboard.press('Backspace');
  });

  await test.step('a teacher with their types', async () => {
    await tab('Enseignants').click();
    await reaches(desk, ['Enseignant.types'], async () => {
      await page.getByRole('grid').getByRole('row').nth(1).click();
      await tab('Types').click();
      await expect(panel().getByRole('row').nth(1)).toBeVisible();
    });
    await page.keyboard.press('Backspace');
  });

  await test.step('references of a type', async () => {
    await openListForIt(page, 'ReferenceExterne');
    await reaches(desk, ['ReferenceExterne.list'], async () => {
      await page.getByRole('radio', { name: 'Type' }).click();
      await page.getByRole('textbox', { name: 'Type' }).fill('SCOLARITE.APPRENANT');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('grid').getByText('SI-3001')).toBeVisible();
    });
  });
});

test('created offline and sent once: an admission path, another place by keyboard alone, an external reference', async () => {
  test.setTimeout(240_000);
  const { page, service, proxy } = desk;
  await goTo(page, 'Calendrier');
  await goOffline(desk);
  const form = (title: string): Locator => page.getByRole('heading', { level: 1, name: title });
  const palette = async (words: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await expect(page.getByRole('option', { name: words })).toBeVisible();
    await page.keyboard.press('Enter');
  };

  await test.step('an admission path: what is missing is named, then it waits with its mark', async () => {
    await palette('Nouveau parcours d’admission');
    await expect(form('Nouveau parcours d’admission')).toBeVisible();
    await page.getByLabel(/^Nom/u).fill('Mastère Data 2028');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('6 champs à corriger.')).toBeVisible();
    await look(page, 'fr', 'teaching-path-form', ['zoomed']);
    await page.getByLabel(/^Libellé externe/u).fill('Mastère Data');
    await page.getByLabel(/^Code ?(?:\(|$|obl)/u).fill('MD-2028');
    await page.getByRole('button', { name: /Programme/u }).click();
    await page.getByRole('option').first().click();
    await page
      .getByLabel(/^Début(?! de)/u)
      .first()
      .fill('01/10/2027');
    await page
      .getByLabel(/^Fin(?! de)/u)
      .first()
      .fill('31/08/2028');
    await page.getByLabel(/^Période de rentrée/u).fill('28');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Mastère Data 2028' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Dossier complet', { exact: true })).toBeVisible();
    await expectWaiting(page, 1);
    await look(page, 'fr', 'teaching-path-waiting');
  });

  await test.step('by keyboard alone, another place: its rules are shown before anything is stored (AutreLieuFormation.2, Limits.4)', async () => {
    const to = async (label: RegExp, text: string): Promise<void> => {
      const field = page.getByLabel(label).first();
      for (let presses = 0; presses < 30; presses += 1) {
        if (await field.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      await expect(field).toBeFocused();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    };
    await palette('Nouveau lieu de formation');
    await expect(form('Nouveau lieu de formation')).toBeVisible();
    await to(/^Libellé/u, 'Atelier de Bron');
    await to(/^Code(?! UAI)/u, 'LF-VIL');
    await to(/^Code UAI/u, '69123');
    await to(/^Numéro SIRET/u, '812 345 678 00055');
    await to(/^Adresse/u, '15009');
    await to(/^Pays/u, '1');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Un code UAI a 7 chiffres puis une lettre.')).toBeVisible();
    // Another place that was received has this code: both are said at once, and the first has the focus (R4.2).
    await expect(page.getByText(/^Il y en a déjà un, et le service n’en accepte qu’un/u)).toBeVisible();
    await to(/^Code(?! UAI)/u, 'LF-BRN');
    await to(/^Code UAI/u, '0691235L');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Atelier de Bron' })).toBeVisible();
    await expectWaiting(page, 2);
  });

  await test.step('an external reference of a teacher, from their page (ReferenceExterne rules 1, 2, Limits.1)', async () => {
    await page.keyboard.press('Backspace');
    await tab('Enseignants').click();
    await page.getByRole('grid').getByRole('row').nth(1).click();
    await tab('Plus').click();
    await page.getByRole('button', { name: 'Ajouter une référence' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Type/u).fill('ENSEIGNANT');
    await dialog.getByLabel(/^Référence/u).fill('RH-77');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText('Le type d’une référence s’écrit DOMAINE.TABLE.')).toBeVisible();
    await dialog.getByLabel(/^Type/u).fill('RH.ENSEIGNANT');
    await page.keyboard.press('Control+Enter');
    await expect(panel().getByText('RH-77')).toBeVisible();
    await expectWaiting(page, 3);
    // It has its own now, although it waits here: a second one is not offered (R4.2).
    await expect(panel().getByText(/^Cet élément a sa référence/u)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ajouter une référence' })).toBeHidden();
  });

  await test.step('online, each arrives once (Endpoints.4, AutreLieuFormation.1)', async () => {
    await reaches(desk, ['SessionRecrutement.create', 'ReferenceExterne.create'], async () => {
      await proxy.restore();
      await expect
        .poll(async () => (await service.all('SessionRecrutement')).map((row) => valueOf(row, 'Code')), {
          timeout: 30_000,
        })
        .toContain('MD-2028');
    });
    await expect
      .poll(async () => await service.all('ReferenceExterne', "?$filter=Type%20eq%20'RH.ENSEIGNANT'"), {
        timeout: 30_000,
      })
      .toHaveLength(1);
    const codes = (await service.all('AutreLieuFormation')).map((row) => valueOf(row, 'Code'));
    expect(codes.filter((code) => code === 'LF-VIL' || code === 'LF-BRN').toSorted()).toEqual(['LF-BRN', 'LF-VIL']);
    const created = (await service.all('SessionRecrutement')).filter((row) => valueOf(row, 'Code') === 'MD-2028');
    expect(created).toHaveLength(1);
    expect(created[0] && valueOf(created[0], 'PeriodeRentreeId')).toBe(28);
    await expectWaiting(page, 0);
  });
});

test('R4.4 the agreement and the ledger of a learner, and a client who is created below them', async () => {
  test.setTimeout(120_000);
  const { page, proxy } = desk;
  await openByNumber(page, 'Apprenant', '3002');
  await expect(tab('Scolarité')).toBeVisible();
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
  const asked = proxy.seen.filter(({ path }) => path.startsWith('/GraphV1/BalanceClient'));
  expect(
    asked.filter(({ path }) => !path.includes('AffaireId')),
    'the ledger is received by billing case',
  ).toEqual([]);
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

test('English, in a narrow window', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  await goTo(page, 'Réglages');
  await page.getByRole('radio', { name: 'English' }).click();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('New training place');
  await expect(page.getByRole('option').first()).toHaveText(/^New training place/u);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'New training place' })).toBeVisible();
  await page
    .getByLabel(/^Code(?! UAI)/u)
    .first()
    .fill('LF-DEC');
  await page.getByLabel(/^UAI code/u).fill('0691235L');
  await page.getByLabel(/^SIRET/u).fill('812 345 678 00055');
  await page.getByLabel(/^Label/u).fill('Decines workshop');
  await page.getByLabel(/^Address/u).fill('15009');
  await page.getByLabel(/^Country/u).fill('1');
  await expectLanguage(page, 'en', 'place form');
  await reaches(desk, ['AutreLieuFormation.create'], async () => {
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(async () => (await desk.service.all('AutreLieuFormation')).map((row) => valueOf(row, 'Code')))
      .toContain('LF-DEC');
  });
  await page.setViewportSize({ width: 1024, height: 700 });
  await expectRoom(page, 'place page');
  await page.keyboard.press('Backspace');
  await expectLanguage(page, 'en', 'places');
  await expectRoom(page, 'places');
});
