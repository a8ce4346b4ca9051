import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { breakStorage, damageDisk, writeNewer } from '../fixtures/damage.ts';
import { expect, test } from '../fixtures/everyScreen.ts';
import { addService, everythingReceived, press } from '../fixtures/screens.ts';
import { says } from '../fixtures/words.ts';

test('a workstation that is damaged', async ({ first }) => {
  test.setTimeout(240_000);
  const { words, service, proxy, profile, see, button, go, reopen } = first;
  await addService(first.page, service, proxy.baseUrl, words);
  await everythingReceived(first.page, words);

  await test.step('unreadable records', async () => {
    await first.offline();
    await press(first.page, 'LE GOFF Yann', 'Control+ArrowDown');
    await expect(first.page.locator('[data-mark=waiting]').first()).toBeVisible();
    await reopen(() => Promise.resolve()); // everything received is written, so that no write replaces the damage
    await expect(first.page.locator('[data-event]').first().or(first.page.getByRole('main')).first()).toBeVisible();
    await damageDisk(first.page, 'Planification');
    await reopen(() => Promise.resolve());
    await go('calendar');
    await expect(first.page.getByRole('contentinfo')).toContainText(says(words.shell.status.damaged_other));
    await see('calendar-damaged');
    await first.page.getByRole('contentinfo').getByRole('button', { name: words.common.sent.see, exact: true }).click();
    await expect(first.main.getByRole('heading', { name: says(words.settings.damaged.title_other) })).toBeInViewport();
    await see('settings-damaged');
    await go('changes');
    await expect(first.main).toContainText(says(words.changes.repaired.restored_one));
    await see('outbox-repaired');
  });

  await test.step('a storage that does not open', async () => {
    const { cache } = words.stopped;
    await breakStorage(first.page, 'refuses');
    await first.page.reload();
    await expect(first.page.getByRole('heading', { name: cache.storage.what })).toBeVisible({ timeout: 30_000 });
    await see('storage-damaged', 'zoomed');
    await button(cache.startOver).click();
    await expect(first.page.getByRole('alertdialog')).toBeVisible();
    await see('storage-damaged-question');
    await breakStorage(first.page, 'hangs');
    await first.page.reload();
    await expect(first.page.getByRole('heading', { name: cache.hung.what })).toBeVisible({ timeout: 60_000 });
    await see('storage-hung');
    await reopen(() => Promise.resolve());
    await expect(first.page.getByRole('main')).toBeVisible({ timeout: 30_000 });
    await writeNewer(first.page);
    await first.page.reload();
    await expect(first.page.getByRole('heading', { name: says(cache.newerSchema.what) })).toBeVisible({
      timeout: 30_000,
    });
    await see('storage-newer');
  });

  await test.step('a key that is lost', async () => {
    await reopen(async () => {
      for (const name of await readdir(join(profile, 'secrets')))
        await writeFile(join(profile, 'secrets', name), 'abîmé');
    });
    await expect(first.page.getByText(words.stopped.keyless.damaged.what)).toBeVisible({ timeout: 30_000 });
    await see('key-lost');
    await button(words.stopped.keyless.signIn).click();
    await expect(first.page.getByRole('alertdialog')).toBeVisible();
    await see('key-lost-question');
  });
});
