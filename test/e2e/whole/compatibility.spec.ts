import { expect, test } from 'playwright/test';
import { goTo, openIt } from '../fixtures/screens.ts';
import { workstation } from '../fixtures/workstation.ts';

// The user checks what the service serves, on the built app and the practice service.
// Each test goes on with the report that the one before made.
test.describe.configure({ mode: 'serial' });

const desk = workstation({
  signedIn: true,
  async prepare({ page }) {
    await goTo(page, 'Réglages');
    await openIt(page);
  },
});
const main = () => desk.page.getByRole('main');

test('R3.4 R5.5 from the settings to the report and back, by keyboard (Versioning.2)', async () => {
  const { page, proxy } = desk;
  await page.getByRole('button', { name: 'Voir l’état de Carnet' }).focus();
  await page.keyboard.press('Enter');
  await expect(main()).toContainText('Tout est en ordre.');
  const before = proxy.seen.length;
  await page.getByRole('button', { name: 'Vérifier', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(main()).toContainText('Rien de ce que le document décrit n’est refusé ni absent.', { timeout: 60_000 });
  const asked = proxy.seen.slice(before);
  expect(asked.some(({ path }) => path === '/GraphV1/$metadata')).toBe(true);
  expect(asked.length).toBeGreaterThan(20);
  expect(
    asked.filter(({ method }) => method !== 'GET'),
    'nothing is written',
  ).toEqual([]);
});

test('what is refused and what is absent is shown, in the service’s own words', async () => {
  const { page, proxy } = desk;
  proxy.answer(
    ({ path }) => path.startsWith('/GraphV1/Enseignant'),
    403,
    JSON.stringify({ error: { code: 'x', message: 'Réservé à la scolarité' } }),
  );
  proxy.answer(({ path }) => path.startsWith('/GraphV1/EtatConvention'), 404, '{}');
  proxy.answer(
    ({ path }) => path.startsWith('/GraphV1/NatureClient'),
    200,
    '{"@odata.context":"$metadata#NatureClient","value":[{"Id":1,"Code":3,"Couleur":"rouge"}]}',
  );
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click();
  await expect(main()).toContainText(/décrites? par le document (est|sont) refusées? ou absentes?/u, {
    timeout: 60_000,
  });
  const row = (request: string) => main().getByRole('listitem').filter({ hasText: request });
  await expect(row('GET /Enseignant').first()).toContainText('Refusée');
  await expect(row('GET /Enseignant').first()).toContainText('« Réservé à la scolarité »');
  await expect(row('GET /EtatConvention')).toContainText(/Absente.*supposée/u);
  await expect(row('GET /NatureClient')).toContainText('Champ absent : Nom.');
  await expect(row('GET /NatureClient')).toContainText('D’une autre forme : Code.');
  await expect(row('GET /NatureClient')).toContainText('En plus, gardé tel quel : Couleur.');
});

test('being offline is shown, and the earlier report remains', async () => {
  const { page, proxy } = desk;
  await proxy.cut();
  await page.getByRole('button', { name: 'Vérifier à nouveau' }).click();
  await expect(main()).toContainText('Le service ne répond pas');
  await expect(main()).toContainText('Le rapport précédent reste affiché.');
  await expect(main().getByRole('list', { name: 'Ce qui diffère ou manque' })).toBeVisible();
  await proxy.restore();
});

test('R1.6 R5.7 S12 advanced settings can be changed later, and a key is validated in words', async () => {
  const { page, service } = desk;
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Modifier les réglages avancés' }).click();
  const form = page.getByRole('form', { name: 'Réglages avancés' });
  await form
    .getByLabel('Clé publique des mots de passe')
    .fill('-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(form).toContainText('Ce texte n’est pas une clé publique RSA.');
  await expect(form.getByLabel('Clé publique des mots de passe')).toBeFocused();
  const pem = await (await fetch(`${service.baseUrl}/practice/publicKey`)).text();
  await form.getByLabel('Clé publique des mots de passe').fill(pem);
  await form.getByLabel('Nom du partage').fill('ECOLE');
  await form.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('button', { name: 'Modifier les réglages avancés' })).toBeFocused();
  await expect(main()).toContainText('PKCS1-v1_5');
  await expect(main()).toContainText('ECOLE');
});
