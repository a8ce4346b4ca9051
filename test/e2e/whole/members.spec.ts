import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { meaningOf } from '#i18n/labels/index.ts';
import { describeEntity, entities } from '#shared/entities/index.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import type { DialogEntity } from '#stores/openedRow.ts';
import { look } from '../fixtures/look.ts';
import { openByNumber, openListForIt } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// Every member of a row that has no page of its own, on the built app: opened by key and by mouse where it is shown.

test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });
const tab = (name: string): Locator => desk.page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
const panel = (): Locator => desk.page.getByRole('tabpanel');
const dialog = (): Locator => desk.page.getByRole('dialog');
const labelOf = (entity: DialogEntity, field: string): string => meaningOf(entity, field, 'fr').label;

/** The dialog that is open has every member of the entity. */
async function expectEvery(entity: DialogEntity): Promise<void> {
  const { navigations, neverKept } = describeEntity(entity);
  const without = new Set([...navigations, ...neverKept]);
  const members = Object.keys(entities[entity].schema.shape).filter((field) => !without.has(field));
  await expect(dialog()).toBeVisible();
  const terms = dialog().locator('dt');
  for (const field of members)
    await expect(terms.getByText(labelOf(entity, field), { exact: true }).first()).toBeVisible();
  await expect.poll(() => terms.count()).toBeGreaterThanOrEqual(members.length);
}

async function openScreen(name: string): Promise<void> {
  const { page } = desk;
  await page.keyboard.press('Control+k');
  await page.keyboard.type(name);
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
}

test('the enrolments and the marks of a learner, each with all its members', async () => {
  test.setTimeout(180_000);
  const { page, service } = desk;
  const code = String(valueOf(await service.one('Apprenant', '3002'), 'Code'));
  await page.keyboard.press('Control+3');
  await page.getByRole('radio', { name: 'Apprenants' }).click();
  await page.getByRole('searchbox', { name: 'Chercher dans la liste' }).fill(code);
  await page.getByRole('button', { name: 'Chercher dans le service' }).click();
  await page.getByRole('grid').locator('[data-row]').first().click();
  await tab('Scolarité').click();
  for (const [list, entity] of [
    ['Inscriptions aux séquences', 'InscriptionSequence'],
    ['Inscriptions aux cours', 'InscriptionCours'],
  ] as const) {
    await page.getByRole('grid', { name: list }).locator('[data-row]').first().focus();
    await page.keyboard.press('Enter');
    await expectEvery(entity);
    await page.keyboard.press('Escape');
    await expect(dialog()).toHaveCount(0);
  }
  const mark = panel().getByRole('table', { name: 'Notes' }).getByRole('row').getByRole('button').first();
  await mark.focus();
  await page.keyboard.press('Space');
  await expectEvery('ApprenantEvaluation');
  await expectEvery('Evaluation');
  await expect(dialog()).not.toContainText(/Absent de ce poste/u);
  await look(page, 'fr', 'row-mark', ['zoomed']);
  await page.keyboard.press('Escape');
  await expect(mark).toBeFocused();
});

test('a line of the ledger: 39 members, references that lead to the client and to the billing case', async () => {
  test.setTimeout(120_000);
  const { page, service } = desk;
  const [line] = await service.all('BalanceClient');
  const billingCase = String(line && valueOf(line, 'AffaireId'));
  await openScreen('Facturation');
  await page.getByRole('radio', { name: 'Soldes' }).click();
  await page.getByLabel('Candidat, ou numéro de dossier de facturation').fill(billingCase);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Dossier de facturation ${billingCase}` })).toBeVisible();
  await page.getByRole('table', { name: 'Solde', exact: true }).getByRole('button').first().click();
  await expectEvery('BalanceClient');
  await look(page, 'fr', 'row-ledger', ['zoomed']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await page.getByRole('radio', { name: 'Lignes', exact: true }).click();
  await page.getByRole('grid', { name: 'Lignes' }).locator('[data-row]').first().click();
  await expectEvery('BalanceClient');
  // The rows of the list are of any billing case: the line says which.
  const toCase = dialog().getByRole('button', { name: /^n°\s\d+$/u });
  const number = (await toCase.innerText()).replaceAll(/\D/gu, '');
  await toCase.click();
  await expect(page.getByRole('heading', { level: 1, name: `Dossier de facturation ${number}` })).toBeVisible();
  await expect(dialog()).toHaveCount(0);
});

test('an instalment of an agreement', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  await openScreen('Conventions');
  await openByNumber(page, 'Convention', '8001');
  await tab('Échéances').click();
  await expect(panel().getByRole('table')).toBeVisible();
  await expect(panel().locator('svg text').first()).toContainText(/,\d\d\s€/u);
  await look(page, 'fr', 'agreement-chart');
  await panel().getByRole('row').nth(1).click();
  await expectEvery('EcheanceApprentissageConvention');
  await look(page, 'fr', 'row-instalment');
  await page.keyboard.press('Escape');
});

test('agents beside the teachers, by campus, with their page; categories of a teacher; a period of a track', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  await openScreen('Pédagogie');
  await tab('Conseillers').click();
  const agents = page.getByRole('grid', { name: 'Conseillers' });
  await expect(agents.locator('[data-row]').first()).toBeVisible();
  const all = await agents.locator('[data-row]').count();
  await look(page, 'fr', 'teaching-agents', ['zoomed']);
  await page.getByRole('button', { name: /Campus montré/u }).click();
  await page.getByRole('option', { name: 'Campus Lyon' }).click();
  await expect.poll(() => agents.locator('[data-row]').count()).toBeLessThan(all);
  await agents.locator('[data-row]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^[A-Z]{3,}/u })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mandat' })).toBeVisible();
  await look(page, 'fr', 'teaching-agent', ['zoomed']);
  await tab('Dossiers').click();
  await look(page, 'fr', 'teaching-agent-applications');
  await page.keyboard.press('Backspace');
  await tab('Enseignants').click();
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await tab('Types').click();
  await panel().getByRole('row').nth(1).click();
  await expectEvery('EnseignantType');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await tab('Cursus').click();
  await openByNumber(page, 'Parcours', '1011');
  await tab('Périodes').click();
  await panel().getByRole('table').getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expectEvery('ParcoursPeriode');
  await look(page, 'fr', 'row-period');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Backspace');
  await openListForIt(page, 'ReferenceExterne');
  await page.getByRole('radio', { name: 'Type' }).click();
  await page.getByRole('textbox', { name: 'Type' }).fill('SCOLARITE.APPRENANT');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').locator('[data-row]').first().click();
  await expectEvery('ReferenceExterne');
  await page.keyboard.press('Escape');
});

test('a folder, an event and the e-mail record of an applicant; the note of what no form offers', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  await page
    .getByRole('navigation', { name: 'Zones' })
    .getByRole('button', { name: /^Documents/u })
    .click();
  await page.getByRole('grid').locator('[data-row]').first().click();
  await page.getByRole('button', { name: 'Tous les champs' }).click();
  await expectEvery('Directory');
  await page.keyboard.press('Escape');
  await page
    .getByRole('navigation', { name: 'Zones' })
    .getByRole('button', { name: /^Calendrier/u })
    .click();
  await page.locator('[data-event]').first().click();
  await page.getByRole('button', { name: 'Tous les champs' }).click();
  await expectEvery('Planification');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+3');
  await page.getByRole('radio', { name: 'Candidats' }).click();
  await page.getByRole('searchbox', { name: 'Chercher dans la liste' }).fill('bensaid ines');
  await page.getByRole('grid').locator('[data-row]').first().click();
  await tab('Plus').click();
  await page.getByRole('button', { name: /@/u }).first().click();
  await expectEvery('Mail');
  await look(page, 'fr', 'row-mail');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+e');
  await expect(page.getByText('La lettre C et des chiffres').first()).toBeVisible();
  await look(page, 'fr', 'person-notes');
});

test('R3.1 a funder and an instalment are created with everything that was given under « Autres »', async () => {
  test.setTimeout(180_000);
  const { page, proxy } = desk;
  const sentTo = (entity: string): Readonly<Record<string, unknown>> => {
    const posts = proxy.seen.filter(({ method, path }) => method === 'POST' && path === `/GraphV1/${entity}`);
    // The body of a creation is an object.
    return JSON.parse(posts.at(-1)?.body || '{}') as Readonly<Record<string, unknown>>;
  };
  await openScreen('Conventions');
  await openByNumber(page, 'Convention', '8001');

  await test.step('a funder: a wrong day is said before anything leaves', async () => {
    await tab('Financeurs').click();
    await page.getByRole('button', { name: 'Rattacher un financeur' }).click();
    await dialog()
      .getByRole('button', { name: /Financeur obligatoire/u })
      .click();
    await page.getByRole('option').nth(1).click();
    await dialog().getByRole('button', { name: 'Autres', exact: true }).click();
    await dialog()
      .getByLabel(/^Taux horaire/u)
      .fill('12,50');
    await dialog()
      .getByLabel(/^Code adhérent/u)
      .fill('ADH-7');
    await dialog()
      .getByLabel(/^Nom(?! )/u)
      .fill('OPCO de la convention');
    await dialog()
      .getByLabel(/^Date de réception/u)
      .first()
      .fill('20/11/2026');
    await page.keyboard.press('Tab');
    await look(page, 'fr', 'funder-new', ['zoomed']);
    await dialog()
      .getByRole('button', { name: /^Rattacher/u })
      .click();
    await expect(dialog()).toHaveCount(0);
    await expect
      .poll(() => sentTo('ConventionOrganismeFinanceur'))
      .toMatchObject({
        TauxHoraire: 12.5,
        CodeAdherent: 'ADH-7',
        Nom: 'OPCO de la convention',
        DateReception: '2026-11-20T00:00:00+01:00',
      });
    await panel().getByRole('row').nth(1).click();
    await expectEvery('ConventionOrganismeFinanceur');
    await look(page, 'fr', 'row-funder');
    await page.keyboard.press('Escape');
  });

  await test.step('an instalment: what all share, and what one has of its own', async () => {
    await tab('Échéances').click();
    await page.getByRole('button', { name: 'Préparer des échéances' }).click();
    await page.getByRole('button', { name: 'Ajouter une échéance' }).click();
    const row = page.getByRole('table', { name: 'Échéances' });
    await row.getByRole('textbox', { name: /^Montant/u }).fill('120,05');
    await row.getByRole('textbox', { name: /^Date/u }).fill('30/09/2027');
    await page.getByRole('button', { name: /^Autres champs de toutes/u }).click();
    await page.getByRole('textbox', { name: 'Compte' }).last().fill('706000');
    await row.getByRole('button', { name: /^Autres champs de l’échéance/u }).click();
    await row.getByRole('textbox', { name: 'Code analytique' }).fill('ALT-1');
    await look(page, 'fr', 'agreement-instalment-new', ['zoomed']);
    await row.getByRole('textbox', { name: /^Note/u }).fill('n° 4');
    await page.keyboard.press('Tab');
    await expect(page.getByText(/n’a pas la bonne forme/u)).toBeVisible();
    await row.getByRole('textbox', { name: /^Note/u }).fill('');
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(() => sentTo('EcheanceApprentissageConvention'), { timeout: 30_000 })
      .toMatchObject({
        Montant: 120.05,
        Compte: '706000',
        CodeAnalytique: 'ALT-1',
      });
  });
});

test('R2.3 what is emptied in the form of an agreement leaves as 0 where the document has no null', async () => {
  test.setTimeout(120_000);
  const { page, proxy } = desk;
  await openScreen('Conventions');
  await openByNumber(page, 'Convention', '8001');
  const input = (field: string): Locator => page.locator(`[data-field=${field}] input`).first();
  const numbers = ['Remuneration', 'NbJourPeriodeEssai', 'MaitreBisId', 'AvantageNourriture', 'LanId'];
  const change = async (value: string): Promise<void> => {
    await page.getByRole('button', { name: /^Modifier/u }).click();
    await page.getByRole('button', { name: 'Champs techniques' }).click();
    for (const field of numbers) await input(field).fill(value);
    if (value === '') await page.getByRole('button', { name: 'Vider Fin de la période d’essai' }).click();
    else await input('DateFinEssai').fill('27/11/2026');
    await page.keyboard.press('Control+Enter');
  };
  const path = '/GraphV1/Convention/8001';
  const sent = (): unknown =>
    JSON.parse(proxy.seen.findLast((asked) => asked.method === 'POST' && asked.path === path)?.body ?? '{}');
  await change('77');
  await expect.poll(sent).toMatchObject({ Remuneration: 77, LanId: 77 });
  await change('');
  await expect.poll(sent).toMatchObject({
    Remuneration: 0,
    NbJourPeriodeEssai: 0,
    MaitreBisId: 0,
    AvantageNourriture: null,
    LanId: null,
    DateFinEssai: null,
  });
  await expect.poll(async () => valueOf(await desk.service.one('Convention', '8001'), 'Remuneration')).toBe(0);
});

test('Entreprise.1 an agreement without a company gets an empty one', async () => {
  test.setTimeout(120_000);
  const { page, proxy, service } = desk;
  const members = { ApprenantId: 3002, TypeConventionId: 1, SequenceId: 10_112 };
  const id = await service.create('Convention', rawJson(JSON.stringify(members)));
  await openScreen('Conventions');
  await openByNumber(page, 'Convention', id);
  await tab('Entreprise').click();
  await look(page, 'fr', 'agreement-no-company', ['zoomed']);
  await panel().getByRole('button', { name: 'Créer une fiche vide' }).click();
  await expect(panel().getByRole('button', { name: 'Ouvrir l’entreprise' })).toBeVisible();
  const created = () =>
    proxy.seen.flatMap(({ method, path, body }) => (`${method} ${path}` === 'POST /GraphV1/Entreprise' ? [body] : []));
  await expect.poll(created).toEqual(['{}']);
  await expect.poll(async () => valueOf(await service.one('Convention', id), 'EntrepriseId')).toBeGreaterThan(0);
});

test('R2.5 R2.9 the progress of an application is given, and a custom field whose code no application here has', async () => {
  test.setTimeout(120_000);
  const { page, proxy } = desk;
  await page.keyboard.press('Control+3');
  await page.getByRole('radio', { name: 'Dossiers' }).click();
  await page.getByRole('grid').locator('[data-row]').first().click();
  await page.keyboard.press('Control+e');
  const code = page.getByRole('textbox', { name: 'Code d’un nouveau champ' });
  await code.fill('avis jury');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Un code a des lettres et des chiffres/u)).toBeVisible();
  await code.fill('SOUHAIT_LOGEMENT');
  await look(page, 'fr', 'file-new-code', ['zoomed']);
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'Souhait logement' });
  await expect(field).toBeFocused();
  await page.keyboard.type('Internat');
  const progress = page.getByRole('textbox', { name: 'Avancement' });
  await progress.fill('120');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Un nombre de 0 à 100 est attendu.')).toBeVisible();
  await progress.fill('87,5');
  await page.keyboard.press('Control+Enter');
  const sent = (): string =>
    proxy.seen.findLast(({ method, path }) => method === 'POST' && /\/Dossier\/\d+$/u.test(path))?.body ?? '';
  await expect.poll(sent).toMatch(/"SOUHAIT_LOGEMENT"/u);
  // The body of a replace.
  const body = JSON.parse(sent()) as {
    readonly Parametres: readonly object[];
    readonly PourcentageAvancement: unknown;
  };
  const { Parametres, PourcentageAvancement } = body;
  expect(PourcentageAvancement).toBe(87.5);
  expect(Parametres).toContainEqual(expect.objectContaining({ Code: 'SOUHAIT_LOGEMENT', Valeur: 'Internat' }));
});
