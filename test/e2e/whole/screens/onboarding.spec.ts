import { expect, test } from '../../fixtures/everyScreen.ts';
import { describeService } from '../../fixtures/screens.ts';
import { says, starts } from '../../fixtures/words.ts';

test('the first start, and each screen before any download', async ({ first }) => {
  test.setTimeout(120_000);
  const {
    page,
    words: { access, onboarding: words, connection, calendar, common },
    service,
    proxy,
    button,
    see,
    go,
  } = first;
  const password = page.getByRole('textbox', { name: starts(common.word.password) });

  await test.step('three steps', async () => {
    await expect(page.getByRole('radio', { name: starts(words.school) })).toBeVisible();
    await see('onboarding-choice');
    await page.getByRole('radio', { name: starts(words.school) }).check({ force: true });
    await page.getByRole('textbox', { name: starts(words.address) }).fill(proxy.baseUrl);
    await page.getByRole('textbox', { name: starts(common.word.user) }).fill(service.user);
    await see('onboarding-school');
    await button(words.advanced.title).click();
    await page.getByLabel(access.passwordKey.label).fill('-----BEGIN PUBLIC KEY-----');
    await see('onboarding-advanced');
    await page.getByLabel(access.passwordKey.label).fill('');
    await button(words.advanced.title).click();
    await expect(page.getByText(words.reached.answers)).toBeVisible();
    await see('onboarding-answers');
    await password.fill('faux');
    await button(words.continue).click();
    await expect(page.getByText(words.failure.password.what)).toBeVisible();
    await see('onboarding-refused');
    await password.fill(service.password);
    await proxy.cut();
    await button(words.continue).click();
    await expect(page.getByText(words.failure.offline.what)).toBeVisible();
    await see('onboarding-offline', 'zoomed');
    await button(common.testConnection).click();
    await expect(page.getByText(starts(connection.failed))).toBeVisible();
    await see('onboarding-tests', 'zoomed');
    await page.keyboard.press('Escape');
    await expect(button(common.testConnection)).toBeFocused();
    await proxy.restore();
    await button(words.continue).click();
    await page.getByRole('radio', { name: 'Campus Lyon' }).check({ force: true });
    await see('onboarding-campus', 'large');
  });

  await test.step('lists that are being downloaded', async () => {
    proxy.hold(({ method }) => method === 'GET');
    await button(words.add).click();
    await expect(page.getByRole('heading', { name: words.receive.title })).toBeVisible();
    await see('onboarding-receive');
    await button(words.receive.start).click();
    for (const screen of ['calendar', 'today', 'people', 'directory', 'offline'] as const) {
      await go(screen);
      if (['today', 'people', 'directory'].includes(screen))
        await expect(first.main.getByRole('status', { name: common.loading })).toBeVisible();
      await see(`${screen}-loading`);
    }
  });

  await test.step('nothing downloaded yet, and no service', async () => {
    await proxy.cut();
    await go('calendar');
    await expect(page.getByText(calendar.neverReceived)).toBeVisible();
    for (const screen of ['calendar', 'today', 'people', 'directory', 'offline', 'changes'] as const) {
      await go(screen);
      await see(screen === 'changes' ? 'outbox-empty' : `${screen}-never`);
    }
  });
});

test('a service that goes away during the first download', async ({ first }) => {
  test.setTimeout(120_000);
  const { page, words, service, proxy, button, see } = first;
  const { add, receive } = words.onboarding;
  await describeService(page, service, proxy.baseUrl, words);
  proxy.hold(({ method }) => method === 'GET');
  await button(add).click();
  const place = await button(receive.start).boundingBox();
  await proxy.cut();
  await expect(page.getByText(says(receive.later))).toBeVisible();
  expect(await button(receive.start).boundingBox()).toEqual(place);
  await see('onboarding-receive-offline');
  await proxy.restore();
  await expect(page.getByText(receive.goesOn)).toBeVisible({ timeout: 30_000 });
  await button(says(receive.tour)).click();
  await expect(page.getByRole('banner')).toContainText(words.shell.connection.online);
  await see('tour-today');
  await page.keyboard.press('Enter'); // « Suivant » has the focus
  await see('tour-calendar');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});
