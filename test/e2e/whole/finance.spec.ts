import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { SeenRequest } from '../fixtures/proxy.ts';
import { reaches } from '../fixtures/reaches.ts';
import { expectWaiting, openByNumber } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// Entreprises and Facturation, on the built app: what leaves only when the user sends it, and the ledger case by case.

const desk = workstation({ signedIn: true });

const goTo = async (screen: 'Entreprises' | 'Facturation' | 'Modifications'): Promise<void> => {
  const side = desk.page.getByRole('navigation', { name: 'Zones' });
  const button = side.getByRole('button', { name: new RegExp(`^${screen}`, 'u') });
  if (!(await button.isVisible())) await side.getByRole('button', { name: 'Autres écrans' }).click();
  await button.click();
};
const subject = (name: string | RegExp): Locator => desk.page.getByRole('heading', { level: 1, name });
const choose = async (label: string, option: string | RegExp): Promise<void> => {
  await desk.page.getByRole('button', { name: new RegExp(label, 'u') }).click();
  await desk.page.getByRole('option', { name: option }).first().click();
};
const clientsOf = (reference: string): Promise<readonly RawJson[]> =>
  desk.service.all('Client', `?$filter=ReferenceId%20eq%20${reference}`);

test('R3.0 a company is created with its e-mail record, and its answer is lost: the user decides, and it exists once', async () => {
  test.setTimeout(120_000);
  const { page, service, proxy } = desk;
  let companyId = '';
  const isCompany = ({ method, path }: Pick<SeenRequest, 'method' | 'path'>): boolean =>
    method === 'POST' && path === '/GraphV1/Entreprise';
  await goTo('Entreprises');
  await page.getByRole('button', { name: 'Nouvelle entreprise' }).click();
  await expect(page.getByText('Le service ne permet pas de modifier une entreprise ensuite')).toBeVisible();

  await test.step('a name is asked for; what is typed survives leaving the form', async () => {
    await page.getByLabel('Numéro SIRET').fill('80200300400015');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Ce champ est obligatoire.')).toBeVisible();
    await expect(page.getByLabel(/^Nom/u)).toBeFocused();
    await page.getByRole('button', { name: /^Quitter/u }).click();
    await page.getByRole('button', { name: 'Nouvelle entreprise' }).click();
    await expect(page.getByLabel('Numéro SIRET')).toHaveValue('80200300400015');
  });

  await test.step('the e-mail record goes first; the answer about the company is lost', async () => {
    await page.getByLabel(/^Nom/u).fill('Ateliers du Rhône');
    await page.getByLabel(/^Courriel/u).fill('contact@ateliers-rhone.example');
    proxy.interfere(isCompany, async (_request, forward) => {
      companyId = /"Id":(\d+)/u.exec((await forward()).body)?.[1] ?? '';
      return null;
    });
    await reaches(desk, ['Mail.list', 'Mail.create', 'Entreprise.create'], async () => {
      await page.getByRole('button', { name: 'Créer l’entreprise' }).click();
      await expect(page.getByText('Parti, sans réponse du service : à confirmer dans Modifications.')).toBeVisible({
        timeout: 30_000,
      });
    });
  });

  await test.step('the user names the one that exists; nothing is sent twice', async () => {
    await proxy.restore();
    await page.getByRole('button', { name: '1 à décider' }).click();
    await page.getByRole('button', { name: /^Il existe/u }).click();
    await page.getByLabel('Numéro dans le service').fill(companyId);
    await page.getByRole('button', { name: 'Chercher', exact: true }).click();
    await page.getByRole('main').getByRole('button', { name: /C’est/u }).first().click();
    await expect(page.getByRole('banner')).not.toContainText('à décider');
    const sent = proxy.seen.filter(isCompany);
    expect(sent).toHaveLength(1);
    const [mail] = await service.all('Mail', "?$filter=Adresse%20eq%20'contact@ateliers-rhone.example'");
    expect(JSON.parse(sent[0]?.body ?? '{}')).toMatchObject({
      Nom: 'Ateliers du Rhône',
      SIRET: '80200300400015',
      MailId: mail && valueOf(mail, 'Id'),
    });
    await expectWaiting(page, 0);
    await goTo('Entreprises');
    await expect(page.getByRole('grid').getByText('Ateliers du Rhône')).toBeVisible();
  });

  await test.step('another one is opened by its number', async () => {
    const id = String(valueOf(await service.one('Convention', '8001'), 'EntrepriseId'));
    const name = String(valueOf(await service.one('Entreprise', id), 'Nom'));
    await reaches(desk, ['Entreprise.one'], async () => {
      await openByNumber(page, 'Entreprise', id);
      await expect(subject(name)).toBeVisible();
    });
  });
});

test('R2.7 R4.4 a client of an applicant is created below them, answered with Id 0, and found again (Client rules 1, 2, 3, 4, Endpoints.5)', async () => {
  test.setTimeout(120_000);
  const { page, service, proxy } = desk;
  const applicant = (await service.all('Candidat')).find((row) => valueOf(row, 'Nom') === 'BENSAÏD');
  const id = String(applicant && valueOf(applicant, 'Id'));
  await service.edit('Candidat', id, new Map([['TelephoneId', rawOf(61_001)]]));
  proxy.interfere(
    ({ method, path }) => method === 'POST' && path.endsWith('/Client'),
    async (_request, forward) => {
      const answer = await forward();
      return { ...answer, body: answer.body.replace(/"Id":\d+/u, '"Id":0') };
    },
  );
  await goTo('Facturation');
  await page.getByRole('button', { name: 'Nouveau client' }).click();
  await page.getByRole('radio', { name: 'Candidat', exact: true }).click();
  await page.getByLabel('Chercher un candidat').fill(String(applicant && valueOf(applicant, 'Numero')));
  await page.getByRole('list', { name: 'Personnes trouvées' }).getByRole('button').first().click();
  await expect(page.getByRole('heading', { name: 'Repris de la personne' })).toBeVisible();
  await expect(page.getByLabel(/^Nom obligatoire/u)).toHaveValue('BENSAÏD');
  // R4.4: the address is copied into a record of the client's own; of the others, none of the person's is taken.
  const [mail] = await service.all(
    'Mail',
    `?$filter=Adresse%20eq%20'${await page.getByLabel(/^Courriel/u).inputValue()}'`,
  );
  expect(mail && valueOf(mail, 'Id')).toBe(applicant && valueOf(applicant, 'MailId'));
  const phone = page.getByLabel(/^Téléphone/u);
  await expect(page.getByText(/^La personne a la fiche n°.61001/u)).toBeVisible();
  await phone.fill('61001');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Un client a ses propres fiches de courriel/u)).toBeVisible();
  await phone.fill('');
  await choose('Nature du client', /./u);
  await choose('Société de facturation', 'Campus Lyon');
  await reaches(desk, ['Candidat.createClient'], async () => {
    await page.keyboard.press('Control+Enter');
    await expect(subject(/^BENSAÏD/u)).toBeVisible({ timeout: 30_000 });
  });
  await proxy.restore();

  const [created, ...others] = await clientsOf(id);
  expect(others).toEqual([]);
  expect(created && valueOf(created, 'Code')).toBe(applicant && valueOf(applicant, 'Code'));
  expect(created && valueOf(created, 'DateNaissance')).toBe(applicant && valueOf(applicant, 'DateNaissance'));
  for (const field of ['AdresseId', 'TelephoneId', 'MobileId']) expect(created && valueOf(created, field)).toBe(0);
  expect(created && valueOf(created, 'MailId')).not.toBe(applicant && valueOf(applicant, 'MailId'));
  const copy = (await service.all('Mail')).find(
    (row) => valueOf(row, 'Id') === (created && valueOf(created, 'MailId')),
  );
  expect(copy && [valueOf(copy, 'Adresse'), valueOf(copy, 'IsDuplicate')]).toEqual([
    mail && valueOf(mail, 'Adresse'),
    true,
  ]);
  const sent = proxy.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/Client'));
  expect(sent.map(({ path }) => path)).toEqual([`/GraphV1/Candidat/${id}/Client`]);
});

test('a client of an agreement is created by itself, linked by its number, and listed beside the others (Client.5)', async () => {
  test.setTimeout(120_000);
  const { page, proxy, service } = desk;
  const before = await clientsOf('8001');
  await goTo('Facturation');
  await page.keyboard.press('Backspace');
  await reaches(desk, ['Client.create'], async () => {
    await page.getByRole('button', { name: 'Nouveau client' }).click();
    await page.getByRole('radio', { name: 'Une convention, ou autre' }).click();
    await page.getByLabel(/^Élément lié/u).fill('8001');
    await page.getByLabel(/^Nom obligatoire/u).fill('Ravier');
    await page.getByLabel(/^Prénoms obligatoire/u).fill('Odile');
    await choose('Nature du client', /./u);
    await choose('Société de facturation', 'Campus Lyon');
    await page.keyboard.press('Control+Enter');
    await expect(subject(/^RAVIER/u)).toBeVisible({ timeout: 30_000 });
  });
  const sent = proxy.seen.filter(({ method, path }) => method === 'POST' && path === '/GraphV1/Client');
  expect(sent).toHaveLength(1);
  expect(await clientsOf('8001')).toHaveLength(before.length + 1);
  await page.keyboard.press('Backspace');
  // Of another agreement: those of this one may be on their way since the page of the client, and are asked for once.
  const references = (await service.all('Client')).map((row) => String(valueOf(row, 'ReferenceId')));
  const another = references.find((id) => /^[1-9]/u.test(id) && id !== '8001') ?? '';
  const others = await clientsOf(another);
  await reaches(desk, ['Client.list'], async () => {
    await page.getByLabel('Clients d’une convention ou d’une personne').fill(another);
    await page.getByRole('button', { name: 'Recevoir ses clients' }).click();
    const clients = others.length === 1 ? 'client' : 'clients';
    await expect(page.getByText(`${others.length} ${clients} pour le n° ${another}.`)).toBeVisible();
  });
  await page.getByLabel('Clients d’une convention ou d’une personne').fill('8001');
  await page.getByRole('button', { name: 'Recevoir ses clients' }).click();
  await expect(page.getByText(`${before.length + 1} clients pour le n° 8001.`)).toBeVisible();
});

test('R1.1 the ledger is received one billing case at a time, and shows what is owed as of today', async () => {
  const { page, service, proxy } = desk;
  const lines = await service.all('BalanceClient');
  const caseOf = (line: RawJson): string => String(valueOf(line, 'AffaireId'));
  const paid = new Set(lines.filter((line) => valueOf(line, 'CreditON') === true).map(caseOf));
  const owed = lines.map(caseOf).find((number) => !paid.has(number)) ?? '1';
  await goTo('Facturation');
  await page.keyboard.press('Backspace');
  await page.getByRole('radio', { name: 'Soldes' }).click();
  await expect(page.getByText('Aucun dossier de facturation reçu sur ce poste.')).toBeVisible();
  await reaches(desk, ['BalanceClient.list'], async () => {
    await page.getByLabel('Candidat, ou numéro de dossier de facturation').fill(owed);
    await page.keyboard.press('Enter');
    await expect(subject(`Dossier de facturation ${owed}`)).toBeVisible();
  });
  await expect(page.locator('[data-total=overdue]')).not.toContainText(/^En retard0,00/u);
  await expect(page.locator('[data-total=overdue]')).toContainText('depuis le');
  await expect(page.getByRole('table', { name: 'Solde', exact: true })).toContainText('Facture');
  await page.getByRole('radio', { name: 'Crédits' }).click();
  await expect(page.getByText('Aucune ligne de ce côté.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(
    page.getByRole('grid', { name: 'Dossiers de facturation reçus sur ce poste' }).locator('[data-row]'),
  ).toHaveCount(1);
  // Its lines are a list of their own; each leads back to the billing case.
  await page.getByRole('radio', { name: 'Lignes', exact: true }).click();
  await page.getByRole('grid', { name: 'Lignes' }).locator('[data-row]').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^n°\\s${owed}$`, 'u') })
    .click();
  await expect(subject(`Dossier de facturation ${owed}`)).toBeVisible();
  const asked = proxy.seen.filter(({ path }) => path.startsWith('/GraphV1/BalanceClient'));
  expect(asked.map(({ path }) => path)).toEqual([
    `/GraphV1/BalanceClient?$filter=AffaireId%20eq%20${owed}&$orderby=Date%20desc`,
  ]);
});
