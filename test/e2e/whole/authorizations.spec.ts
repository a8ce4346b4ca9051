import { expect, test } from 'playwright/test';
import { rawJson } from '#shared/json/rawJson.ts';
import { look } from '../fixtures/look.ts';
import { openByNumber } from '../fixtures/screens.ts';
import { startService, valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// A service that shows a user only what belongs to the campuses of their authorizations (Authentication 3).

const desk = workstation({
  signedIn: true,
  serve: () => startService({ differences: { authorizations: 'enforced' } }),
});

/** The campus of an agreement: that of its sequence's programme. */
async function campusOf(agreement: string): Promise<unknown> {
  const { service } = desk;
  const sequence = await service.one(
    'Sequence',
    String(valueOf(await service.one('Convention', agreement), 'SequenceId')),
  );
  const programmes = await service.all('Programme');
  const own = programmes.find((row) => valueOf(row, 'Id') === valueOf(sequence, 'ProgrammeId'));
  return own && valueOf(own, 'EntiteJuridiqueId');
}

/** Extends the rights of a user, as another user of the service does. */
async function authorize(user: string, campus: number): Promise<void> {
  const { service } = desk;
  const answer = await fetch(`${service.baseUrl}/GraphV1/User/${user}/AddAuthorizations`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${service.user}:${service.password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ ids: [campus] }),
  });
  expect(answer.status).toBe(200);
}

const open = async (screen: string): Promise<void> => {
  const side = desk.page.getByRole('navigation', { name: 'Zones' });
  const button = side.getByRole('button', { name: new RegExp(`^${screen}`, 'u') });
  if (!(await button.isVisible())) await side.getByRole('button', { name: 'Autres écrans' }).click();
  await button.click();
};

test('Authentication.3 what the user may no longer read is kept and said, and what is asked for by its number is refused in words', async () => {
  test.setTimeout(120_000);
  const { page, service } = desk;
  let elsewhere = '';
  for (let id = 8001; elsewhere === '' && id < 8040; id += 1)
    if ((await campusOf(String(id)).catch(() => undefined)) === 102) elsewhere = String(id);
  const files = (await service.all('Dossier')).length;
  const user = await service.create(
    'User',
    rawJson(
      '{"Nom":"MOREAU","Prenom":"Claire","Login":"c.moreau","Mail":"c.moreau@ecole.fr","ProfilUser":2,"TypeAuthentification":"CAS"}',
    ),
  );
  await authorize(user, 101);
  const shown = (await service.all('Dossier')).length;
  expect(shown).toBeGreaterThan(0);
  expect(shown).toBeLessThan(files);

  await test.step('a list that became shorter deletes nothing: what is missing is counted, and stays', async () => {
    await open('Personnes et dossiers');
    await page.getByRole('radio', { name: 'Dossiers' }).click();
    await page.getByRole('radio', { name: 'Tous les campus' }).click();
    await page.getByRole('button', { name: 'Actualiser' }).click();
    await expect(page.getByRole('contentinfo')).toContainText('Liste incomplète', { timeout: 30_000 });
    await expect(page.getByRole('main')).toContainText(`${files} lignes`);
    await look(page, 'fr', 'authorizations-list');
  });

  await test.step('one row of another campus: the service answered, and the screen says so', async () => {
    await open('Conventions');
    await openByNumber(page, 'Convention', elsewhere);
    await expect(page.getByRole('dialog')).toContainText('ne vous autorise pas à lire cette fiche');
    await look(page, 'fr', 'authorizations-number');
  });

  await test.step('once the rights are extended, it opens', async () => {
    await authorize(user, 102);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText('CONV-');
    await expect(page.getByRole('main')).not.toContainText('ne vous autorise pas');
  });
});
