import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { requestsTo } from '../fixtures/interference.ts';
import { look } from '../fixtures/look.ts';
import { expectWaiting } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { catalogue } from '../fixtures/words.ts';
import { workstation } from '../fixtures/workstation.ts';

// R4.8 « Créer son compte » : the account of a person and the number in their record, as one change that goes on after
// a lost answer and a kill; of a teacher, whose record the service does not change, what the school has to do.

const desk = workstation({ signedIn: true });
const { pages, common, changes, keys } = catalogue.fr;
const dialog = (): Locator => desk.page.getByRole('dialog');
const block = (): Locator => desk.page.getByRole('region', { name: pages.account.title });
const isCreation = requestsTo('POST', 'User');

async function open(name: string): Promise<void> {
  const { page } = desk;
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Chercher une personne/u })
    .click();
  await expect(page.getByRole('searchbox').and(page.locator(':focus'))).toHaveCount(1);
  await page.keyboard.type(name);
  await page
    .getByRole('option', { name: new RegExp(name, 'iu') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name, 'iu') })).toBeVisible();
}

/** The form: the name and the address are those of the record, and an account of a directory has no password. */
async function fillAccount(login: string): Promise<void> {
  const { page } = desk;
  await block()
    .getByRole('button', { name: /^Créer son compte/u })
    .click();
  await dialog()
    .getByLabel(/^Identifiant/u)
    .fill(login);
  await dialog()
    .getByRole('button', { name: /Mode de connexion/u })
    .click();
  await page.getByRole('option', { name: 'Annuaire local', exact: true }).click();
}

async function send(): Promise<void> {
  const { page } = desk;
  await page.keyboard.press('Control+Enter');
  await page.getByRole('alertdialog').getByRole('button').last().click();
}

test('R4.8 R3.0 the answer is lost and Carnet is killed: the user names the account, and the link leaves by itself', async () => {
  test.setTimeout(180_000);
  let user = '';

  await test.step('the form knows the person', async () => {
    await open('DIALLO Aminata');
    await desk.page.getByRole('tab', { name: pages.more }).click();
    await block()
      .getByRole('button', { name: /^Créer son compte/u })
      .click();
    await expect(dialog().getByLabel(/^Nom/u)).not.toHaveValue('');
    await expect(dialog().getByLabel(/^Prénom/u)).toHaveValue('Aminata');
    await expect(dialog().getByLabel(/^Courriel/u)).toHaveValue(/@/u);
    await look(desk.page, 'fr', 'account-new');
    await desk.page.keyboard.press('Escape');
  });

  await test.step('the account is created, and the answer is lost', async () => {
    desk.proxy.interfere(isCreation, async (_request, forward) => {
      user = /"Id":(\d+)/u.exec((await forward()).body)?.[1] ?? '';
      return null;
    });
    await fillAccount('aminata.diallo');
    await send();
    await expect(desk.page.getByText(common.sent.doubtOf.silence)).toBeVisible({ timeout: 30_000 });
    await expect(block()).toContainText('pas encore dans le service');
    await expect(block().getByRole('button', { name: /^Créer son compte/u })).toBeHidden();
    await look(desk.page, 'fr', 'account-coming');
  });

  await test.step('after SIGKILL the change is still there; the user says which account it is', async () => {
    await desk.carnet.kill();
    await desk.proxy.restore();
    await desk.open();
    await open('DIALLO Aminata');
    await desk.page.getByRole('tab', { name: pages.more }).click();
    await block().getByRole('button', { name: pages.account.seeChange }).click();
    await desk.page.keyboard.press('F8');
    const decision = desk.page.getByRole('main');
    await decision.getByRole('button', { name: new RegExp(`^${keys.decision.exists}`, 'u') }).click();
    await desk.page.getByRole('textbox', { name: changes.doubt.number }).fill(user);
    await desk.page.keyboard.press('Enter');
    await decision.getByRole('button', { name: /^Prendre le/u }).click();
    await desk.page.getByRole('alertdialog').getByRole('button').last().click();
    await expectWaiting(desk.page, 0);
  });

  await test.step('its number is in the record, as text, and it was created once', async () => {
    await open('DIALLO Aminata');
    await desk.page.getByRole('tab', { name: pages.more }).click();
    const { service, proxy } = desk;
    const people = await service.all('Candidat');
    const refs = people.flatMap((row) =>
      String(valueOf(row, 'RefSysteme')) === user ? [valueOf(row, 'RefSysteme')] : [],
    );
    expect(refs).toEqual([user]);
    expect(proxy.seen.filter(isCreation)).toHaveLength(1);
    await expect(block()).toContainText(`n°\u00A0${user}`);
  });
});

test('R3.1 R4.8 of a teacher the account is created, and the page says what the school notes', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  await open('VASSEUR Hélène');
  await page.getByRole('tab', { name: pages.account.title }).click();
  await expect(block()).toContainText('l’école y note son numéro');
  await fillAccount('helene.vasseur');
  await dialog()
    .getByLabel(/^Courriel/u)
    .fill('helene.vasseur@exemple.fr');
  await send();
  const notice = page.locator('output', { hasText: /Compte n°\u00A0\d+ créé/u });
  await expect(notice).toBeVisible({ timeout: 30_000 });
  await expect(block()).toContainText(/à noter\u00A0: n°\u00A0\d+/u);
  await look(page, 'fr', 'account-teacher');
  expect(desk.proxy.seen.filter(({ method, path }) => method !== 'GET' && /\/Enseignant/u.test(path))).toEqual([]);
});
