import { screens } from '#shared/ipc/screens.ts';
import { expect, newScreen, screenIn, test } from '../../fixtures/everyScreen.ts';
import type { NewScreen } from '../../fixtures/everyScreen.ts';
import { everyPicture } from '../../fixtures/pictures.ts';
import { networkChanged } from '../../fixtures/screens.ts';
import { catalogue } from '../../fixtures/words.ts';
import { agreements } from './records/agreements.ts';
import { companies } from './records/companies.ts';
import { finance } from './records/finance.ts';
import { teaching } from './records/teaching.ts';

// These screens change nothing at the service, so they share a workstation. `teaching` and `companies` end offline.

let carnet: NewScreen;
test.beforeAll(async ({ language }) => {
  test.setTimeout(120_000);
  carnet = newScreen(language, true);
  await carnet.start();
});
test.afterAll(() => carnet.close());

test('the other language, chosen in the settings, is everywhere', async () => {
  test.skip(everyPicture, 'Pictures are taken in both languages.');
  test.setTimeout(120_000);
  const { page, go, words } = carnet;
  await go('settings');
  await page.getByRole('radio', { name: 'English' }).check({ force: true });
  const english = screenIn(carnet, 'en');
  for (const screen of screens) {
    await english.go(screen);
    await expect(page.getByRole('main', { name: catalogue.en.shell.screen[screen] })).toBeVisible();
    await english.read(`english-${screen}`);
  }
  await english.go('settings');
  await page.getByRole('radio', { name: 'Français' }).check({ force: true });
  await expect(page.getByRole('navigation', { name: words.shell.nav })).toBeVisible();
});

test('before anything of them was received', async () => {
  for (const screen of ['agreements', 'companies', 'finance'] as const) {
    await carnet.go(screen);
    await carnet.see(`${screen}-none`);
  }
});

for (const look of [agreements, finance, teaching, companies])
  test(`${look.name}: lists, pages and forms`, async () => {
    test.setTimeout(240_000);
    await carnet.proxy.restore();
    await networkChanged(carnet.page);
    await look(carnet);
  });
