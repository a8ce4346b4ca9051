import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { cutAfter, requestsTo } from '../../fixtures/interference.ts';
import { look } from '../../fixtures/look.ts';
import { holdClock, letPass } from '../../fixtures/passing.ts';
import { createByLine, expectWaiting, goTo } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { workstation } from '../../fixtures/workstation.ts';

// A service that truncates its lists without an error, on the built app and the practice service.
// What the first test left undecided and cut short, the last one settles.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });

const main = (): Locator => desk.page.getByRole('main');
const dataset = (id: string): Locator => main().locator(`[data-dataset=${id}]`);
const made = async (): Promise<number> =>
  (await desk.service.all('Planification')).filter((row) => String(valueOf(row, 'Nom')).includes('Perdu')).length;

test('R3.6 I3 a lost creation is not sent again on a list that lacks what is known here: the user is asked, with the reason', async () => {
  test.setTimeout(90_000);
  const { page, service, proxy } = desk;
  const known = (await service.all('Planification')).length.toLocaleString('fr-FR');
  await goTo(page, 'Calendrier');
  proxy.interfere(requestsTo('GET', 'Planification'), cutAfter(20));
  proxy.loseAnswerTo(requestsTo('POST', 'Planification'));
  await holdClock(page);
  await createByLine(page, 'jury Perdu 14h');
  await expect.poll(made).toBe(1);
  const toDecide = page.getByRole('button', { name: '1 à décider' });
  await expect(async () => {
    await letPass(page, 6);
    await expect(toDecide).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  expect(await made()).toBe(1);
  expect(proxy.seen.filter(requestsTo('POST', 'Planification'))).toHaveLength(1);
  await toDecide.click();
  await expect(main()).toContainText('Jury Perdu');
  await page.keyboard.press('F8');
  await expect(main()).toContainText(
    new RegExp(
      `Le service n’a répondu que 20 des ${known} événements que Carnet connaît\\s: ne pas y figurer ne prouve rien`,
      'u',
    ),
  );
  await expect(main()).toContainText('Carnet cherchera encore dès que la liste sera complète');
  await look(page, 'fr', 'guard-doubt-cut-list');
});

test('R3.6 I18 « Prêt hors ligne » shows how much of a truncated list came, and keeps the rows it has', async () => {
  const { page, service, proxy } = desk;
  const known = (await service.all('Dossier')).length.toLocaleString('fr-FR');
  await goTo(page, 'Prêt hors ligne');
  await expect(dataset('applications')).toHaveAttribute('data-problem', 'none');
  const content = await dataset('applications')
    .getByText(/^[\d\s]+ dossiers? de candidature$/u)
    .textContent();
  proxy.interfere(requestsTo('GET', 'Dossier'), cutAfter(3));
  await page.keyboard.press('Control+3');
  await page.getByRole('radio', { name: 'Dossiers' }).click();
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await goTo(page, 'Prêt hors ligne');
  await expect(dataset('applications')).toContainText(
    new RegExp(`Liste incomplète\\s: 3 reçus sur ${known} connus`, 'u'),
    {
      timeout: 30_000,
    },
  );
  await expect(dataset('applications')).toContainText(content ?? '');
  await expect(main().locator('[data-verdict]')).toHaveText(/sauf\s: .*dossiers de candidature \(en partie\)/u);
  await main().getByRole('button', { name: 'Détails' }).click();
  await look(page, 'fr', 'guard-ready-cut-list');
});

test('R3.6 complete lists settle all of it without the user', async () => {
  test.setTimeout(90_000);
  const { page, proxy } = desk;
  await proxy.restore();
  const receive = main().getByRole('button', { name: 'Recevoir ce qui manque' });
  if (await receive.isVisible()) await receive.click();
  for (const id of ['applications', 'calendar'])
    await expect(dataset(id)).toHaveAttribute('data-problem', 'none', { timeout: 30_000 });
  await goTo(page, 'Calendrier');
  await page.keyboard.press('F5');
  await expectWaiting(page, 0);
  await expect(page.getByRole('banner')).not.toContainText('à décider', { timeout: 30_000 });
  expect(await made()).toBe(1);
  await goTo(page, 'Modifications');
  // Not the decision that was left open.
  await expect(main().getByRole('heading', { level: 1 })).toHaveText('Modifications');
});
