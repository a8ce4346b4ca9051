import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { rawOf } from '#shared/json/rawJson.ts';
import { requestsTo } from '../fixtures/interference.ts';
import { look } from '../fixtures/look.ts';
import { reaches } from '../fixtures/reaches.ts';
import { expectWaiting, goOffline, openListForIt } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// The Selection context, on the built app: the same lists, page and forms; other people under the same numbers (R1.5).

// The first test adds the service; each goes on with the people of the one before.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });
const heading = (name: string | RegExp): Locator => desk.page.getByRole('heading', { level: 1, name });
const search = (): Locator => desk.page.getByRole('searchbox', { name: 'Chercher dans la liste' });
const tab = (name: string): Locator => desk.page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
const line = (name: string | RegExp): Locator => desk.page.getByRole('main').getByRole('row', { name });
const field = (name: string): Locator =>
  desk.page.getByRole('main').locator(`[data-field=${name}]`).getByRole('textbox').first();
const writes = (path: RegExp) => desk.proxy.seen.filter((seen) => seen.method !== 'GET' && path.test(seen.path));
const applicantId = '2001';
const learnerId = '3001';

async function nameOf(entity: string, id: string): Promise<string> {
  const row = await desk.service.one(entity, id);
  return [String(valueOf(row, 'NomUsage')).toLocaleUpperCase('fr'), String(valueOf(row, 'PrenomUsage'))].join(' ');
}
const addressOf = async (entity: string, id: string): Promise<string> =>
  `${String(valueOf(await desk.service.one(entity, id), 'Login'))}@selection.exemple.fr`;

async function openContext(): Promise<void> {
  await desk.page.keyboard.press('Control+3');
  if (await heading('Contexte Sélection').isVisible()) return;
  await openListForIt(desk.page, 'selection/Candidat');
  await expect(heading('Contexte Sélection')).toBeVisible();
}

test('R1.5 an applicant is found by e-mail (Endpoints.1), edited offline and sent beside a colleague’s change; the plain one of that number stays', async () => {
  test.setTimeout(180_000);
  const { page, service, proxy } = desk;
  const name = await nameOf('selection/Candidat', applicantId);
  const plain = await service.one('Candidat', applicantId);

  await test.step('the list, and who has an address', async () => {
    await page.keyboard.press('Control+3');
    await expect(heading('Personnes et dossiers')).toBeVisible();
    await reaches(desk, ['selection/Candidat.list'], async () => {
      await openContext();
      await expect(page.getByRole('main').getByRole('row').nth(5)).toBeVisible();
    });
    await look(page, 'fr', 'selection-list');
    await search().fill(await addressOf('selection/Candidat', applicantId));
    await page.getByRole('button', { name: 'Chercher dans le service' }).click();
    await expect(page.getByText(/^1 personne trouvée/u)).toBeVisible();
    const asked = proxy.seen.filter(({ path }) => /^\/GraphV1\/selection\/\w+\?\$filter=Mail/u.test(path));
    expect(asked.map(({ path }) => path.split('?')[0])).toEqual([
      '/GraphV1/selection/Apprenant',
      '/GraphV1/selection/Candidat',
      '/GraphV1/selection/Candidat',
    ]);
    await reaches(desk, ['selection/Candidat.one', 'selection/Dossier.list'], async () => {
      await line(new RegExp(name, 'u')).click();
      await expect(heading(name)).toBeVisible();
    });
    await look(page, 'fr', 'selection-person');
  });

  await test.step('edited offline by the same form, with NomUsage and Numero', async () => {
    await goOffline(desk);
    await page.keyboard.press('Control+e');
    await expect(field('Nom')).toHaveCount(0);
    await field('NomUsage').fill('Lefèvre-Aubry');
    await field('Numero').fill('C990001');
    await field('VilleNaissance').fill('Saint-Nazaire');
    await look(page, 'fr', 'selection-edit');
    await page.keyboard.press('Control+Enter');
    await expect(heading(/^LEFÈVRE-AUBRY/u)).toBeVisible();
    await expectWaiting(page, 1);
  });

  await test.step('R2.1 I12 sent with what a colleague changed meanwhile, below /selection', async () => {
    await service.edit('selection/Candidat', applicantId, new Map([['Fonction', rawOf('Déléguée')]]));
    await reaches(desk, ['selection/Candidat.replace'], async () => {
      await proxy.restore();
      await expectWaiting(page, 0);
    });
    const row = await service.one('selection/Candidat', applicantId);
    const members = ['NomUsage', 'Numero', 'VilleNaissance', 'Fonction'];
    expect(members.map((member) => valueOf(row, member))).toEqual([
      'Lefèvre-Aubry',
      'C990001',
      'Saint-Nazaire',
      'Déléguée',
    ]);
    expect(await service.one('Candidat', applicantId)).toBe(plain);
    expect(writes(/\/Candidat\/2001$/u).map(({ path }) => path)).toEqual(['/GraphV1/selection/Candidat/2001']);
    await tab('Plus').click();
    const history = page.getByRole('region', { name: 'Historique sur ce poste' }).getByRole('listitem');
    await expect(history).toHaveCount(2);
    await expect(history.filter({ hasText: 'Changé dans le service' })).toContainText('Déléguée');
  });

  await test.step('R4.3 a consent is confirmed, and sent', async () => {
    await tab('Fiche').click();
    const consents = page.getByRole('region', { name: 'Consentements' });
    await consents.getByRole('button', { name: /Marketing/u }).click();
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(consents).toContainText('Le changement est dans le service.');
    expect(valueOf(await service.one('selection/Candidat', applicantId), 'HasChosenMarketing')).toBe(true);
  });

  await test.step('I12 a colleague changed the same field: the user decides, for this person', async () => {
    await goOffline(desk);
    await page.keyboard.press('Control+e');
    await field('VilleNaissance').fill('Angers');
    await page.keyboard.press('Control+Enter');
    await service.edit('selection/Candidat', applicantId, new Map([['VilleNaissance', rawOf('Rennes')]]));
    await proxy.restore();
    await expect(page.getByRole('main')).toContainText('Décider', { timeout: 30_000 });
    await page.getByRole('main').getByRole('button', { name: 'Décider' }).click();
    await expect(page.getByRole('main')).toContainText('Rennes');
    await look(page, 'fr', 'selection-conflict');
    await page.getByRole('radio', { name: /Angers/u }).check({ force: true });
    await page.keyboard.press('Control+Enter');
    await expect
      .poll(async () => valueOf(await service.one('selection/Candidat', applicantId), 'VilleNaissance'))
      .toBe('Angers');
  });
});

test('a learner’s enrolments, marks and eligible sequences are their own, in the same tabs', async () => {
  test.setTimeout(120_000);
  const { page, proxy } = desk;
  const name = await nameOf('selection/Apprenant', learnerId);
  await openContext();
  await search().fill('');
  await page.getByRole('radio', { name: 'Apprenants' }).click();
  await search().fill(await addressOf('selection/Apprenant', learnerId));
  await reaches(desk, ['selection/Apprenant.list', 'selection/Apprenant.one'], async () => {
    await page.getByRole('button', { name: 'Chercher dans le service' }).click();
    await line(new RegExp(name, 'u')).click();
    await expect(heading(name)).toBeVisible();
  });
  await reaches(
    desk,
    ['selection/InscriptionSequence.list', 'selection/InscriptionCours.list', 'selection/InscriptionCours.marks'],
    async () => {
      await tab('Scolarité').click();
      await expect(page.getByRole('grid', { name: 'Inscriptions aux séquences' }).getByRole('row')).toHaveCount(3);
      await expect(page.getByRole('tabpanel').getByRole('table').getByText('Non saisie').first()).toBeVisible();
    },
  );
  await reaches(desk, ['selection/InscriptionSequence.eligible'], async () => {
    await page.getByRole('button', { name: 'Demander les séquences possibles' }).click();
    await expect(page.getByRole('list', { name: 'Séquences ouvertes à une convention' })).toBeVisible();
  });
  await look(page, 'fr', 'selection-enrolments');
  await expect(tab('Conventions')).toHaveCount(0);
  const plain = proxy.seen.filter(({ path }) => /^\/GraphV1\/(?:Apprenant|InscriptionSequence)\b.*3001/u.test(path));
  expect(plain, 'nothing of the learner of that number in the other context').toEqual([]);
  await page.keyboard.press('Control+e');
  await field('VilleNaissance').fill('Vertou');
  await reaches(desk, ['selection/Apprenant.replace'], async () => {
    await page.keyboard.press('Control+Enter');
    await expectWaiting(page, 0);
  });
  await expect
    .poll(async () => valueOf(await desk.service.one('selection/Apprenant', learnerId), 'VilleNaissance'))
    .toBe('Vertou');
});

test('R2.7 a client of a person there is created below them, once, and a lost answer is settled by ReferenceId', async () => {
  test.setTimeout(180_000);
  const { page, proxy, service } = desk;
  const isCreation = requestsTo('POST', 'selection/Apprenant/3001/Client');
  proxy.interfere(isCreation, async (_request, forward) => {
    await forward();
    return null;
  });
  const ask = async (address: string): Promise<void> => {
    await tab('Plus').click();
    await page.getByRole('button', { name: 'Nouveau client' }).click();
    await expect(page.getByRole('heading', { name: 'Repris de la personne' })).toBeVisible();
    await page.getByRole('button', { name: /Nature du client/u }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('button', { name: /Société de facturation/u }).click();
    await page.getByRole('option', { name: 'Campus Lyon' }).click();
    await page.getByLabel(/^Courriel/u).fill(address);
    await page.keyboard.press('Control+Enter');
  };
  await reaches(desk, ['selection/Apprenant.createClient'], () => ask('facture.selection@exemple.fr'));
  await proxy.restore();
  const there = async (): Promise<number> =>
    (await service.all('Client', `?$filter=ReferenceId%20eq%20${learnerId}`)).length;
  await expect.poll(there, { timeout: 60_000 }).toBe(1);
  await expectWaiting(page, 0);
  expect(proxy.seen.filter(isCreation)).toHaveLength(1);
  expect(proxy.seen.some(({ path }) => path.startsWith('/GraphV1/Client?$filter=ReferenceId'))).toBe(true);

  await openContext();
  await page.getByRole('radio', { name: 'Candidats' }).click();
  await search().fill('lefèvre-aubry');
  await line(/LEFÈVRE-AUBRY/u).click();
  await reaches(desk, ['selection/Candidat.createClient'], async () => {
    await ask('facture.candidat@exemple.fr');
    await expect(heading('Facturation')).toBeVisible({ timeout: 30_000 });
  });
});

test('an applicant and a learner are created there, with a Numero; a learner with both names of usage', async () => {
  test.setTimeout(120_000);
  const { page, service } = desk;
  const create = async (kind: 'Candidat' | 'Apprenant', number: string): Promise<void> => {
    await openContext();
    await page.keyboard.press('Control+n');
    await page.getByRole('radio', { name: kind, exact: true }).click();
    await field('NomUsage').fill('Oury');
    await field('Prenoms').fill('Zélie');
    await field('MailId').fill(`${number}@exemple.fr`);
    await page.keyboard.press('Control+Enter');
    if (kind === 'Apprenant') {
      await expect(field('PrenomUsage')).toBeFocused();
      await field('PrenomUsage').fill('Zélie');
      await page.keyboard.press('Control+Enter');
    }
    await expect(field('Numero')).toBeFocused();
    await field('Numero').fill(number);
  };
  await create('Candidat', 'C990071');
  await reaches(desk, ['selection/Candidat.create'], async () => {
    await page.keyboard.press('Control+Enter');
    await expect(heading('OURY Zélie')).toBeVisible({ timeout: 30_000 });
  });
  await create('Apprenant', 'C990072');
  await look(page, 'fr', 'selection-new-learner');
  await reaches(desk, ['selection/Apprenant.create'], async () => {
    await page.keyboard.press('Control+Enter');
    await expect(heading('OURY Zélie')).toBeVisible({ timeout: 30_000 });
  });
  await expect(page.getByText('Apprenant C990072')).toBeVisible();
  const made = writes(/\/selection\/Candidat$/u).map(({ body }) => /"Numero":"(\w+)"/u.exec(body)?.[1]);
  expect(made).toEqual(['C990071', 'C990072']);
  const [learner] = await service.all('selection/Apprenant', "?$filter=Code%20eq%20'C990072'");
  expect(learner && valueOf(learner, 'NomUsage')).toBe('Oury');
});

test('Candidat.4 Candidat.5 a file is created for an applicant there, who is listed by it, and changed there', async () => {
  test.setTimeout(120_000);
  const { page, service } = desk;
  const listed = async (): Promise<readonly unknown[]> =>
    (await service.all('selection/Candidat')).map((row) => valueOf(row, 'Numero'));
  expect(await listed()).not.toContain('C990071');
  await openContext();
  await page.getByRole('radio', { name: 'Candidats' }).click();
  await search().fill('oury');
  await line(/OURY Zélie/u).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Nouveau dossier' }).click();
  const form = page.getByRole('dialog');
  for (const choice of ['SessionRecrutementId', 'EtatCandidatureId']) {
    await form.locator(`[data-field=${choice}]`).getByRole('button').first().click();
    await page.getByRole('option').first().click();
  }
  await look(page, 'fr', 'selection-new-file');
  await reaches(desk, ['selection/Dossier.create'], async () => {
    await form.getByRole('button', { name: /^Créer dans ce contexte/u }).click();
    await expect(page.getByRole('complementary', { name: 'Dossier' })).toContainText('C990071-1', { timeout: 30_000 });
  });
  expect(await listed()).toContain('C990071');
  await reaches(desk, ['selection/Dossier.one', 'selection/Dossier.replace'], async () => {
    await page.keyboard.press('Control+e');
    await field('AnneeBac').fill('2025');
    await page.keyboard.press('Control+Enter');
    await expectWaiting(page, 0);
  });
  await look(page, 'fr', 'selection-file');
  const made = (await service.all('selection/Dossier')).find((row) => valueOf(row, 'Numero') === 'C990071-1');
  expect(made && valueOf(made, 'AnneeBac')).toBe('2025');
  expect((await service.all('Dossier')).some((row) => valueOf(row, 'Numero') === 'C990071-1')).toBe(false);
});
