import { screens } from '#shared/ipc/screens.ts';
import { expect, screenIn, test } from '../../fixtures/everyScreen.ts';
import { catalogue } from '../../fixtures/words.ts';

test('the other language, chosen in the settings, is everywhere', async ({ carnet }) => {
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
