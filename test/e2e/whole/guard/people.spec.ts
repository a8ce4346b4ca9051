import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import type { RawJson } from '#shared/json/rawJson.ts';
import { failing, requestsTo } from '../../fixtures/interference.ts';
import { look } from '../../fixtures/look.ts';
import { expectWaiting, goTo } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { workstation } from '../../fixtures/workstation.ts';

const desk = workstation({ signedIn: true });
/** Applicants of the sample. */
const maelle = { id: '2001', number: 'C00911', name: 'CHEVALIER Maëlle', mail: 'maelle.chevalier@exemple.fr' };
const yann = { id: '2002', name: 'LE GOFF Yann', mail: 'yann.le-goff@exemple.fr' };

const toDecide = (count: number): Promise<void> =>
  expect(desk.page.getByRole('button', { name: `${count} à décider` })).toBeVisible({ timeout: 40_000 });

/** Opens the first decision. */
async function decideFirst(): Promise<void> {
  const { page } = desk;
  await page.getByRole('button', { name: '1 à décider' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'À décider' })).toBeVisible();
}

/** The applications of an applicant, as the service has them. */
const filesOf = async (applicant: string): Promise<readonly RawJson[]> =>
  (await desk.service.all('Dossier')).filter((row) => String(valueOf(row, 'CandidatId')) === applicant);

/** Where the fields of a form are; not those of what was found, which stands between them and the buttons. */
const places = (dialog: Locator): Promise<readonly number[]> =>
  dialog
    .locator(':is(label, input, button)')
    .evaluateAll((all) =>
      all
        .filter((each) => !each.closest('[data-known], footer'))
        .map((each) => Math.round(each.getBoundingClientRect().top)),
    );

/** The same once nothing moves any more: two reads that agree. */
async function settledPlaces(dialog: Locator): Promise<readonly number[]> {
  let last: readonly number[] = [];
  await expect
    .poll(async () => {
      const before = last;
      last = await places(dialog);
      return last.join() === before.join();
    })
    .toBe(true);
  return last;
}

/** `says`: what the form shows about the address; it moves no field. */
async function openWalkIn(nom: string, prenoms: string, mail: string, says?: string): Promise<Locator> {
  const { page } = desk;
  await goTo(page, 'Aujourd’hui');
  await page.keyboard.press('Control+n');
  const dialog = page.getByRole('dialog');
  for (const [label, text] of [
    ['Nom', nom],
    ['Prénoms', prenoms],
    ['Courriel', mail],
  ] as const)
    await dialog.getByLabel(label).first().fill(text);
  if (says !== undefined) {
    await dialog.getByLabel('Courriel').fill('');
    const before = await settledPlaces(dialog);
    expect(before.length).toBeGreaterThan(6);
    await dialog.getByLabel('Courriel').fill(mail);
    await expect(dialog.getByText(says)).toBeVisible();
    expect(await settledPlaces(dialog), 'nothing moves under the pointer').toEqual(before);
  }
  await dialog.getByRole('button', { name: 'Parcours d’admission' }).click();
  await page.getByRole('option', { name: 'BTS MCO, rentrée 2027', exact: true }).first().click();
  return dialog;
}

test('R3.6 the service has the walk-in’s address: the form shows its owner, and the same person gets an application only', async () => {
  test.setTimeout(90_000);
  const { page, proxy } = desk;
  // The name that the address has at the service is not the one that is typed: a maiden name.
  const dialog = await openWalkIn('Garnier', 'Maelle', maelle.mail, 'rien ne part sans votre réponse');
  await expect(dialog.getByText(`C’est ${maelle.name}`)).toBeVisible();
  await look(page, 'fr', 'walk-in-known');
  await dialog.getByText(`C’est ${maelle.name}`).click();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => filesOf(maelle.id)).toHaveLength(2);
  await expectWaiting(page, 0);
  expect(proxy.seen.filter(requestsTo('POST', 'Mail')), 'no address was created twice').toEqual([]);
});

test('R3.6 an address that belongs to another person, at a service that answers 500 to it: nothing is sent, the user is asked whose it is', async () => {
  test.setTimeout(90_000);
  const { page, service, proxy } = desk;
  proxy.interfere(requestsTo('POST', 'Mail'), failing(false));
  await openWalkIn('Haddad', 'Inès', yann.mail, 'rien ne part sans votre réponse');
  await page.keyboard.press('Control+Enter');
  await toDecide(1);
  expect(proxy.seen.filter(requestsTo('POST', 'Mail'))).toEqual([]);
  await decideFirst();
  const main = page.getByRole('main');
  await expect(main.getByText(`${yann.mail} est déjà dans le service`)).toBeVisible();
  await expect(main.getByText(yann.name).first()).toBeVisible();
  await look(page, 'fr', 'address-known', ['zoomed']);

  await test.step('taking Yann for Inès shows a warning, and asks a second time', async () => {
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    const sure = page.getByRole('alertdialog');
    await expect(sure).toContainText('Diffère de ce qui a été saisi');
    await look(page, 'fr', 'address-known-other');
    await page.keyboard.press('Escape');
    await expect(sure).toBeHidden();
    await toDecide(1);
  });
  await test.step('a sister shares the address, on the user’s confirmation only', async () => {
    await page.keyboard.press('2');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Partager cette adresse' }).click();
    const made = () => proxy.seen.findLast(requestsTo('POST', 'Candidat'));
    await expect.poll(made).toBeDefined();
    await expectWaiting(page, 0);
    expect(proxy.seen.filter(requestsTo('POST', 'Mail'))).toEqual([]);
    const shared = valueOf(await service.one('Candidat', yann.id), 'MailId');
    expect(JSON.parse(made()?.body ?? '{}')).toMatchObject({ Nom: 'Haddad', MailId: shared });
  });
  await proxy.restore();
});

test('R3.6 an address that belongs to another person: a record of its own is chosen in the form, or as Carnet asks', async () => {
  test.setTimeout(90_000);
  const { page, service, proxy } = desk;
  const bodies = () =>
    proxy.seen.filter(requestsTo('POST', 'Mail')).map(({ body }) => JSON.parse(body ?? '{}') as unknown);
  const dialog = await openWalkIn('Haddad', 'Sami', yann.mail, 'rien ne part sans votre réponse');
  await page.keyboard.press('Control+Enter');
  await toDecide(1);
  await decideFirst();
  await page.keyboard.press('3');
  await expect.poll(bodies).toEqual([{ Adresse: yann.mail, IsDuplicate: true }]);
  await expectWaiting(page, 0);
  await openWalkIn('Haddad', 'Noé', yann.mail, 'rien ne part sans votre réponse');
  await dialog.getByText('Son propre enregistrement, marqué en double').click();
  await expect(dialog.getByText('Celui qui existe reste comme il est.')).toBeVisible();
  await look(page, 'fr', 'address-own-record', ['zoomed']);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(() => bodies().length).toBe(2);
  await expectWaiting(page, 0);
  const mails = (await service.all('Candidat')).filter(
    (row) => valueOf(row, 'Nom') === 'Haddad' && ['Sami', 'Noé'].includes(String(valueOf(row, 'Prenoms'))),
  );
  const ids = mails.map((row) => valueOf(row, 'MailId'));
  expect(new Set([...ids, valueOf(await service.one('Candidat', yann.id), 'MailId')]).size).toBe(3);
});

test('I16 the number of a lost creation: its owner is read and compared, and a wrong digit attaches nothing to another person', async () => {
  test.setTimeout(120_000);
  const { page, proxy } = desk;
  // The list hides applicants without an application: the id that the service gave is read from the lost response.
  let made = '';
  proxy.interfere(requestsTo('POST', 'Candidat'), async (_request, forward) => {
    made = String(valueOf((await forward()).body as RawJson, 'Id')); // the practice service answers JSON
    return null;
  });
  await openWalkIn('Traoré', 'Moussa', 'moussa.traore@exemple.fr');
  await page.keyboard.press('Control+Enter');
  await toDecide(1);
  await decideFirst();
  const main = page.getByRole('main');
  await page.keyboard.press('1');
  const field = main.getByLabel('Numéro dans le service');
  const type = async (text: string): Promise<void> => {
    await field.fill(text);
    await field.press('Enter');
  };

  await type('Moussa');
  await expect(main.getByText('Ceci n’est pas un numéro').first()).toBeVisible();
  await type('C99999');
  await expect(main.getByText('Impossible de savoir s’il existe', { exact: true })).toBeVisible({ timeout: 20_000 });
  await look(page, 'fr', 'doubt-number-unknown');
  await type('c 00911');
  await expect(main.getByText(`${maelle.name} · ${maelle.number}`).first()).toBeVisible();
  await type(yann.id);
  await expect(main.getByText(yann.name).first()).toBeVisible();
  await expect(main.getByText('C’est quelqu’un d’autre').first()).toBeVisible();
  await look(page, 'fr', 'doubt-number-other', ['large', 'zoomed']);
  await main.getByRole('button', { name: /C’est celui-ci/u }).click();
  const sure = page.getByRole('alertdialog');
  await expect(sure).toContainText('Cette fiche existait déjà avant l’envoi');
  await look(page, 'fr', 'doubt-number-sure');
  await page.keyboard.press('Escape');
  await toDecide(1);
  const files = proxy.seen.filter(requestsTo('POST', 'Dossier')).length;

  await proxy.cut();
  await type('77');
  await expect(main.getByText('Impossible à vérifier maintenant').first()).toBeVisible({ timeout: 20_000 });
  await look(page, 'fr', 'doubt-number-offline');
  await proxy.restore();
  expect(proxy.seen.filter(requestsTo('POST', 'Dossier')), 'nothing dependent left before').toHaveLength(files);

  await type(made);
  await expect(main.getByText('TRAORÉ Moussa').last()).toBeVisible({ timeout: 20_000 });
  await expect(main.getByText('C’est quelqu’un d’autre').first()).toBeHidden();
  await look(page, 'fr', 'doubt-number-own');
  await main.getByRole('button', { name: /C’est celui-ci/u }).click();
  await expect.poll(() => filesOf(made)).toHaveLength(1);
  await expectWaiting(page, 0);
});
