import { expect, test } from '../../fixtures/everyScreen.ts';
import type { Screen } from '../../fixtures/everyScreen.ts';
import { networkChanged, openIt } from '../../fixtures/screens.ts';
import { says } from '../../fixtures/words.ts';

test('settings, compatibility, keys and the palette', async ({ carnet }) => {
  test.setTimeout(180_000);
  const {
    page,
    main,
    proxy,
    words: { settings: words, connection, health, panels, stopped, shell, common, help },
    button,
    see,
    go,
  } = carnet;
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const closed = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  await test.step('every part of the settings', async () => {
    await go('settings');
    await expect(page.getByRole('heading', { level: 1, name: shell.screen.settings })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(shell.connection.online, { timeout: 30_000 });
    await see('settings-full', 'large', 'zoomed');
    const parts = page.getByRole('navigation', { name: words.parts });
    for (const part of ['look', 'screens'] as const) {
      await parts.getByRole('button', { name: words.nav[part], exact: true }).click();
      await see(`settings-${part}`);
    }
    await parts.getByRole('button', { name: words.nav.service, exact: true }).click();
    await button(words.signOut.action).click();
    await expect(dialog).toBeVisible();
    await see('settings-sign-out');
    await closed();
    await openIt(page, carnet.words);
    await see('settings-it', 'large', 'zoomed');
    await parts.getByRole('button', { name: words.nav.data, exact: true }).click();
    await see('settings-data');
    await parts.getByRole('button', { name: words.nav.labels, exact: true }).click();
    await button(words.labels.open).click();
    await main.getByRole('region', { name: words.nav.labels }).getByRole('button').first().click();
    await see('settings-labels');
    await button(words.options.edit).click();
    const form = page.getByRole('form', { name: words.nav.options });
    await form.getByLabel(carnet.words.access.passwordKey.label).fill('clé');
    await form.getByRole('button', { name: common.save }).click();
    await expect(form).toContainText(carnet.words.access.passwordKey.notAKey);
    await see('settings-options-error');
    await form.getByRole('button', { name: common.cancel }).click();
  });

  await test.step('the condition of Carnet, what the service serves (Versioning.2), and the file for IT', async () => {
    await button(health.open).click();
    await expect(page.getByText(health.verdict_zero)).toBeVisible();
    await expect(main.getByRole('list', { name: health.list })).toBeVisible();
    await see('health-full', 'large', 'zoomed');
    await button(words.compatibility.check).click();
    await expect(page.getByText(words.compatibility.good)).toBeVisible();
    await see('compatibility-full', 'large');
    refuseSome(carnet);
    await button(words.compatibility.again).click();
    await expect(page.getByText(says(words.compatibility.missed_other))).toBeVisible();
    await see('compatibility-missed', 'large');
    await button(health.support.title).click();
    await expect(dialog).toContainText('carnet-support');
    await see('support-full', 'zoomed');
    await page.keyboard.press('Escape');
    await proxy.cut();
    await button(words.compatibility.again).click();
    await expect(page.getByText(says(words.compatibility.failedKept))).toBeVisible();
    await see('compatibility-offline', 'zoomed');
    await proxy.restore();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: words.nav.it })).toBeVisible();
  });

  await test.step('the way to the service without a network, from the status bar', async () => {
    await proxy.cut();
    await networkChanged(page);
    await page.getByRole('contentinfo').getByRole('button', { name: common.whatToDo }).click();
    await dialog.getByRole('button', { name: common.testConnection }).click();
    await expect(page.getByText(says(connection.failed))).toBeVisible();
    await see('connection-offline', 'zoomed');
    await proxy.restore();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: words.nav.it })).toBeVisible();
  });

  await test.step('keys and palette', async () => {
    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
    await see('help-signs');
    await dialog.getByRole('tab', { name: help.tab.failures }).click();
    await see('help-failures');
    await dialog.getByRole('tab', { name: help.tab.keys }).click();
    await see('shortcuts');
    await page
      .getByRole('textbox', { name: help.shortcuts.find })
      .or(page.getByRole('searchbox', { name: help.shortcuts.find }))
      .fill('introuvable');
    await see('shortcuts-nothing');
    await page.keyboard.press('Escape');
    await closed();
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible();
    await see('palette');
    await page.keyboard.type('bensaid');
    await expect(dialog.getByRole('option').first()).toBeVisible();
    // The search answers key by key: the option that the field names must be the one that is drawn.
    await expect
      .poll(async () =>
        dialog.locator(`[id="${await dialog.locator('input').getAttribute('aria-activedescendant')}"]`).count(),
      )
      .toBe(1);
    await see('palette-found');
    await dialog.getByRole('searchbox').fill('introuvable'); // two words could be an event to create
    await expect(dialog).toContainText(panels.palette.nothing);
    await see('palette-nothing');
    await page.keyboard.press('Escape');
    await closed();
  });

  await test.step('the password is refused', async () => {
    proxy.answer(() => true, 401, '{}');
    await go('calendar');
    await page.getByRole('contentinfo').getByRole('button', { name: shell.status.refresh }).click();
    await page.getByRole('banner').getByRole('button', { name: shell.connection.signIn }).click();
    await expect(dialog).toBeVisible();
    await see('sign-in');
    await closed();
    await see('calendar-password');
    await go('settings');
    await expect(page.getByRole('heading', { level: 1, name: shell.screen.settings })).toBeVisible();
    await see('settings-password');
    await proxy.restore();
    await main.getByRole('button', { name: shell.status.signIn }).click();
    await page.getByRole('textbox', { name: common.word.password }).fill(carnet.service.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toContainText(shell.connection.online);
  });

  // Last: the lock ends the process of the page (B17).
  await test.step('locked', async () => {
    await page.keyboard.press('Control+l');
    const isLocked = () => carnet.page.getByRole('heading', { name: stopped.lock.title }).isVisible();
    await expect(async () => expect(await isLocked()).toBe(true)).toPass();
    const after = carnet.page;
    await see('lock');
    await after.getByLabel(stopped.lock.password).fill('faux');
    await after.keyboard.press('Enter');
    await expect(after.getByRole('alert').or(after.getByText(common.failure.password)).first()).toBeVisible();
    await see('lock-refused');
    await after.getByLabel(stopped.lock.password).fill(carnet.service.password);
    await after.keyboard.press('Enter');
    await expect(after.getByRole('banner')).toContainText(shell.connection.online);
  });
});

/** A deployment that serves fewer endpoints, and others. */
function refuseSome({ language, proxy }: Screen): void {
  const said = language === 'fr' ? 'Réservé à la scolarité' : 'Reserved to the registry';
  const refused = JSON.stringify({ error: { code: 'Forbidden', message: said } });
  proxy.answer(({ path }) => path.startsWith('/GraphV1/Enseignant'), 403, refused);
  proxy.answer(
    ({ path }) => path.startsWith('/GraphV1/EtatConvention') || path.startsWith('/GraphV1/SessionRecrutement'),
    404,
    '{}',
  );
  const others = '{"@odata.context":"$metadata#NatureClient","value":[{"Id":1,"Code":3,"Couleur":"rouge","Ordre":2}]}';
  proxy.answer(({ path }) => path.startsWith('/GraphV1/NatureClient'), 200, others);
  const property = (name: string, type: string): string => `<Property Name="${name}" Type="Edm.${type}"/>`;
  const type = (name: string, ...properties: readonly string[]): string =>
    `<EntityType Name="${name}">${properties.join('')}</EntityType>`;
  const declared = [
    type('EtatConvention', property('Id', 'Int64'), property('Code', 'Int32')),
    type('Programme', property('Id', 'Int64')),
  ];
  proxy.answer(
    ({ path }) => path === '/GraphV1/$metadata',
    200,
    `<edmx:Edmx><Schema>${declared.join('')}</Schema></edmx:Edmx>`,
    'application/xml',
  );
}
