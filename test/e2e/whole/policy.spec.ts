import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { launchCarnet } from '../fixtures/app.ts';
import type { Carnet } from '../fixtures/app.ts';
import { picture } from '../fixtures/pictures.ts';
import { openIt } from '../fixtures/screens.ts';

/** How often the page got as far as printing, when it asked to. */
const printed = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let began = 0;
    window.addEventListener('beforeprint', () => (began += 1));
    window.print();
    return began;
  });

test('S14 a policy fills the address in, and main refuses another one and practice', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'carnet-policy-'));
  const policy = join(profile, 'policy.json');
  await writeFile(policy, JSON.stringify({ serviceAddress: 'https://ecole.example', practice: false }));
  const carnet = await launchCarnet({ profile, args: ['--policy', policy, '--practice'] });
  const { page } = carnet;
  await expect(page.getByLabel('Adresse du service')).toHaveValue('https://ecole.example');
  const answers = await page.evaluate(async () => {
    const credentials = { baseUrl: 'https://autre.example', user: 'claire', password: 'x' };
    return [
      await window.carnet?.call('service.probe', credentials),
      await window.carnet?.call('service.probePractice', {}),
      await window.carnet?.call('app.policy', {}),
    ];
  });
  const refused = { ok: false, failure: { kind: 'policy' } };
  const fixed = { values: { serviceAddress: 'https://ecole.example', practice: false }, problems: [] };
  expect(answers).toEqual([refused, refused, { ok: true, value: fixed }]);
  expect(await printed(page), 'paper is not forbidden here').toBe(1);
  await carnet.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 20 });
});

test('S14 a hidden screen is in no list, and neither a link nor a key opens it: that is said; where paper is forbidden, the page cannot print', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'carnet-policy-'));
  const policy = join(profile, 'policy.json');
  const fixed = {
    hiddenScreens: ['calendar', 'finances', 'finance'],
    campus: '2',
    serviceOptions: { writes: 1 },
    requestsPerSecond: 20,
    lockMinutes: 10,
    exportLists: false,
    exportPaper: false,
    updateFeed: 'none',
  };
  await writeFile(policy, JSON.stringify({ ...fixed, langue: 'fr' }));
  const carnet = await launchCarnet({ profile, args: ['--policy', policy, '--practice'] });
  const { page } = carnet;
  const side = page.getByRole('navigation', { name: 'Zones' });
  await expect(side.getByRole('button', { name: 'Personnes et dossiers' })).toBeVisible();
  await expect(side.getByRole('button', { name: 'Calendrier' })).toHaveCount(0);
  expect(await printed(page)).toBe(0);
  await page.keyboard.press('Control+2');
  await expect(page.getByRole('main')).toHaveAccessibleName('Personnes et dossiers');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Facturation');
  await expect(page.getByRole('option', { name: /Facturation/u })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+,');
  await openIt(page);
  const part = page.getByRole('region', { name: 'Fixé par votre établissement' });
  await part.scrollIntoViewIfNeeded();
  await expect(part).toContainText('Calendrier, Facturation');
  await expect(part).toContainText(/«.finances.» n’est pas une valeur de «.Écrans masqués.»/u);
  await picture(page, 'policy-part');
  await carnet.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 20 });
});

test('what the user chooses where the policy leaves it free is kept on the workstation', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'carnet-policy-'));
  const open = () => launchCarnet({ profile, args: ['--practice'] });
  const own = ({ page }: Carnet) => page.getByRole('switch', { name: 'Sans noms' });
  const carnet = await open();
  const { page } = carnet;
  await page.getByRole('button', { name: 'Réglages' }).click();
  await page.getByText('Sans noms').click();
  await expect(own(carnet)).toBeChecked();
  await picture(page, 'own-notices');
  await openIt(page);
  await page.getByText('Mon proxy').click();
  await picture(page, 'own-proxy');
  await carnet.close();
  const again = await open();
  await again.page.getByRole('button', { name: 'Réglages' }).click();
  await expect(own(again)).toBeChecked();
  await again.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 20 });
});
