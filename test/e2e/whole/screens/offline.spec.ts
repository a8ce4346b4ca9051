import { expect, test } from '../../fixtures/everyScreen.ts';
import { press } from '../../fixtures/screens.ts';
import { says, starts } from '../../fixtures/words.ts';

test('ready for offline, and the report of the day', async ({ carnet }) => {
  test.setTimeout(150_000);
  const {
    page,
    main,
    service,
    proxy,
    words: { offline: words, common },
    see,
    go,
  } = carnet;
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const folder = (name: string) => main.getByRole('treegrid').getByRole('row', { name });

  await test.step('the morning check', async () => {
    await go('offline');
    await expect(main.locator('[data-dataset][data-problem=none]')).toHaveCount(7, { timeout: 30_000 });
    await expect(main.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'ready', { timeout: 60_000 });
    await see('ready-full', 'large', 'zoomed');
    await button(words.details).click();
    await see('ready-details');
    await folder('Campus Nantes').focus();
    await page.keyboard.press('Space');
    await expect(main).toContainText(words.detail.unlisted);
    await see('ready-missing');
  });

  await test.step('preparing', async () => {
    proxy.hold(({ path }) => path.includes('Directory') && path.includes('Convocations'));
    await button(words.verdict.receive).click();
    await expect(main).toContainText(says(words.verdict.receivingFolders), { timeout: 30_000 });
    await see('ready-under-way');
    await proxy.cut();
    await expect(main).toContainText(says(words.verdict.stoppedBecause), { timeout: 20_000 });
    await see('ready-offline');
    const [first = '{}'] = await service.all('Agent');
    const cut = `{"@odata.context":"$metadata#Agent","@odata.nextLink":"https://ailleurs.example/GraphV1/Agent?page=2","value":[${first}]}`;
    await proxy.restore();
    await expect(main.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'ready', { timeout: 60_000 });
    proxy.answer(({ path }) => path.startsWith('/GraphV1/Agent'), 200, cut);
    await button(words.verdict.prepare).click();
    await expect(main.locator('[data-dataset=staff]')).toContainText(words.detail.cut, { timeout: 60_000 });
    await expect(main.getByRole('button', { name: starts(common.slow.stop) })).toBeHidden({ timeout: 60_000 });
    await see('ready-cut');
    await proxy.restore();
    await button(words.verdict.receive).click();
  });

  await test.step('the evening', async () => {
    await carnet.offline();
    await press(page, 'CHEVALIER Maëlle', ',', 'f');
    await go('offline');
    await button(common.word.dayReport).click();
    await see('ready-report', 'large');
    await page.keyboard.press('Escape');
  });
});
