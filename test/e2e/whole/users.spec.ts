import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { membersOf, parseRaw, rawJson } from '#shared/json/rawJson.ts';
import { look } from '../fixtures/look.ts';
import { reaches } from '../fixtures/reaches.ts';
import { expectWaiting } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// Users and rights, learners and consents, on the built app: what leaves only with the user's confirmation (R3.0,
// R4.3).

// The first test adds the service; each goes on with the people of the one before.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });
const dialog = (): Locator => desk.page.getByRole('dialog');
const heading = (name: string): Locator => desk.page.getByRole('heading', { level: 1, name });
const tab = (name: string): Locator => desk.page.getByRole('tab', { name: new RegExp(`^${name}`, 'u') });
const writes = (path: RegExp) => desk.proxy.seen.filter((seen) => seen.method !== 'GET' && path.test(seen.path));

const anotherKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** From any screen, by the palette. */
async function command(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(text);
  await expect(page.getByRole('option', { name: text }).first()).toBeVisible();
  await page.keyboard.press('Enter');
}

/** The confirmation that names the effect: its last button carries it out. */
async function confirm(page: Page, says: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(says);
  await question.getByRole('button').last().click();
  await expect(question).toBeHidden();
}

async function rightsOf(id: string): Promise<readonly unknown[]> {
  const { baseUrl, user, password } = desk.service;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const answer = await fetch(`${baseUrl}/GraphV1/User/${id}/Authorizations`, { headers: { authorization } });
  const value = parseRaw(membersOf(rawJson(await answer.text())).get('value') ?? 'null');
  return Array.isArray(value) ? value : [];
}

test('a user is created with a password that is encrypted, and their rights are added and replaced', async () => {
  test.setTimeout(180_000);
  const { page, service } = desk;

  await test.step('S12 without the key of the service, the form asks for it and judges it at once', async () => {
    await command(page, 'Nouvel utilisateur');
    await dialog().getByLabel(/^Nom/u).fill('Aubin');
    await dialog()
      .getByLabel(/^Prénom/u)
      .fill('Rose');
    await dialog()
      .getByLabel(/^Identifiant/u)
      .fill('rose.aubin');
    await dialog()
      .getByLabel(/^Courriel/u)
      .fill('rose.aubin@exemple.fr');
    const pem = await (await fetch(`${service.baseUrl}/practice/publicKey`)).text();
    const key = dialog().getByLabel(/^Clé publique/u);
    await key.fill(pem.replace('MII', 'xxx'));
    await expect(dialog().getByText(/n’est pas une clé publique RSA/u)).toBeVisible();
    await key.fill(pem);
    await expect(
      dialog()
        .getByText(/^C’est une clé/u)
        .last(),
    ).toBeVisible();
    await look(page, 'fr', 'user-new-key');
    await page.keyboard.press('Escape');
    await expect(dialog()).toBeHidden();
  });

  await test.step('S12 the typed text comes back without a password; the password leaves as cipher text only (User.3, Authentication.2)', async () => {
    await command(page, 'Nouvel utilisateur');
    await expect(dialog().getByLabel(/^Nom/u)).toHaveValue('Aubin');
    await expect(dialog().getByText('sans le mot de passe')).toBeVisible();
    // Of another service: a key all the same.
    await dialog()
      .getByLabel(/^Clé publique/u)
      .fill(anotherKey());
    await dialog()
      .getByLabel(/^Mot de passe obligatoire/u)
      .fill('Élève à 12 €');
    await dialog()
      .getByLabel(/^Mot de passe, encore une fois/u)
      .fill('autre');
    await page.keyboard.press('Control+Enter');
    await expect(dialog().getByText('Les deux mots de passe diffèrent.')).toBeVisible();
    await dialog()
      .getByLabel(/^Mot de passe, encore une fois/u)
      .fill('Élève à 12 €');
    await page.keyboard.press('Control+Enter');
    await confirm(page, 'AUBIN Rose');
    await expect(page.getByRole('banner')).toContainText('1 à décider');
  });

  await test.step('S12 of a password that the service refused, the key is doubted: it is corrected beside the password', async () => {
    await page.getByRole('row', { name: /AUBIN Rose/u }).dblclick();
    await page.getByRole('button', { name: /^Corriger/u }).click();
    await expect(dialog()).toContainText('Le service a refusé un mot de passe chiffré avec cette clé.');
    await dialog()
      .getByLabel(/^Clé publique/u)
      .fill(await (await fetch(`${service.baseUrl}/practice/publicKey`)).text());
    for (const label of [/^Mot de passe obligatoire/u, /^Mot de passe, encore une fois/u])
      await dialog().getByLabel(label).fill('Élève à 12 €');
    await reaches(desk, ['User.create'], async () => {
      await page.keyboard.press('Control+Enter');
      await confirm(page, 'AUBIN Rose');
      await expectWaiting(page, 0);
    });
    await expect(dialog()).toBeHidden();
    await expect(heading('AUBIN Rose')).toBeVisible();
    const creations = writes(/\/User$/u);
    expect(creations).toHaveLength(2);
    for (const { body } of creations) {
      expect(body).toContain('"Login":"rose.aubin"');
      expect(body).not.toContain('Élève');
    }
    await expectWaiting(page, 0);
  });

  await test.step('R4.3 rights are added, and a template replaces them; what changed is shown (Authentication.3)', async () => {
    await reaches(desk, ['User.authorizations'], async () => {
      await tab('Droits').click();
      await expect(page.getByText('Aucun droit.')).toBeVisible();
    });
    await page.getByRole('button', { name: 'Ajouter des droits…' }).click();
    await dialog()
      .getByRole('checkbox', { name: /^Campus Lyon/u })
      .check({ force: true });
    await dialog()
      .getByLabel(/^Autres numéros/u)
      .fill('9007199254740993');
    await reaches(desk, ['User.addAuthorizations'], async () => {
      await page.keyboard.press('Control+Enter');
      await confirm(page, '2 droits de plus');
    });
    const changed = page.getByRole('list', { name: 'Ce qui a changé' });
    await expect(changed).toContainText('Ajouté : Campus Lyon');
    await expect(changed).toContainText('Ajouté : N° 9007199254740993, sans nom sur ce poste');
    await reaches(desk, ['Template.list'], async () => {
      await page.getByRole('button', { name: 'Appliquer un modèle…' }).click();
      await expect(dialog()).toContainText('Droits actuels, qui seront remplacés');
    });
    await expect(dialog().getByRole('list', { name: 'Droits' })).toContainText('Campus Lyon');
    await dialog()
      .getByRole('button', { name: /Modèle obligatoire/u })
      .click();
    await page.getByRole('option', { name: 'Accueil Campus Nantes' }).click();
    await reaches(desk, ['User.applyTemplate'], async () => {
      await page.keyboard.press('Control+Enter');
      await confirm(page, 'Accueil Campus Nantes');
    });
    await expect(changed).toContainText('Retiré : Campus Lyon');
    await expect(changed).toContainText('Ajouté : Campus Nantes');
    const [, id] = /\/User\/(\d+)\//u.exec(writes(/AddAuthorizations$/u)[0]?.path ?? '') ?? [];
    expect(await rightsOf(id ?? '')).toEqual([102]);
    await look(page, 'fr', 'users-flow');
  });

  await test.step('the password is in no detail of the change', async () => {
    await tab('Plus').click();
    await page.getByRole('tabpanel').getByRole('button').last().click();
    await expect(page.getByRole('complementary')).toContainText('Chiffré, jamais montré');
  });
});

test('by keyboard alone: a learner under 18 with a legal representative, linked to an account', async () => {
  test.setTimeout(120_000);
  const { page, service } = desk;
  const type = async (...texts: readonly string[]): Promise<void> => {
    for (const text of texts) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
  };
  await command(page, 'Nouvel apprenant');
  await expect(dialog().getByLabel(/^Nom de naissance/u)).toBeFocused();
  // Birth name, given names, name and given name in use, title: a number, as the service lists no titles.
  await type('Traoré', 'Moussa', '', '', '');
  await type('20/11/2012', 'moussa.traore@exemple.fr');
  await page.keyboard.press('Control+Enter');

  await test.step('R4.1 without a legal representative nothing is stored (Apprenant.1, Limits.5)', async () => {
    await expect(dialog()).toContainText('Un apprenant de moins de 18 ans doit avoir un représentant légal.');
    expect(writes(/\/Mail$/u)).toEqual([]);
  });

  await test.step('with one, the address is created first, then the learner, each once (Candidat.1)', async () => {
    await expect(dialog().getByLabel(/^Représentant légal/u)).toBeFocused();
    await page.keyboard.type('71');
    await reaches(desk, ['Apprenant.create'], async () => {
      await page.keyboard.press('Control+Enter');
      await expect(heading('TRAORÉ Moussa')).toBeVisible();
    });
    const [, body] = [writes(/\/Mail$/u), writes(/\/Candidat$/u)].map((each) => {
      expect(each).toHaveLength(1);
      return each[0]?.body ?? '';
    });
    expect(body).toMatch(/"Tuteur1Id":71/u);
    expect(body).toMatch(/"MailId":\d+/u);
    await expectWaiting(page, 0);
  });

  await test.step('RefSysteme leads to the account that was created here (Apprenant.2)', async () => {
    await tab('Plus').click();
    await page.getByRole('button', { name: /^Relier à un compte…/u }).press('Enter');
    await dialog()
      .getByRole('button', { name: /Compte obligatoire/u })
      .press('Enter');
    await page.getByRole('option', { name: /^AUBIN Rose/u }).press('Enter');
    await reaches(desk, ['Apprenant.replace'], async () => {
      await page.keyboard.press('Control+Enter');
      await expect(page.getByRole('region', { name: 'Compte du service' })).toContainText('AUBIN Rose');
    });
    await expect.poll(() => writes(/\/Candidat\/\d+$/u), { timeout: 30_000 }).toHaveLength(1);
    const [edit] = writes(/\/Candidat\/\d+$/u);
    // A request is noted before the service has carried it out.
    const account = async (): Promise<unknown> =>
      valueOf(await service.one('Apprenant', edit?.path.split('/').at(-1) ?? ''), 'RefSysteme');
    await expect.poll(account).toMatch(/^\d+$/u);
    await expectWaiting(page, 0);
    await page
      .getByRole('region', { name: 'Compte du service' })
      .getByRole('button', { name: 'AUBIN Rose' })
      .press('Enter');
    await expect(heading('AUBIN Rose')).toBeVisible();
  });
});
