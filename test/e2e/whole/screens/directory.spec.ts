import { expect, test } from '../../fixtures/everyScreen.ts';
import { openFolder } from '../../fixtures/screens.ts';

test('the folders', async ({ carnet }) => {
  test.setTimeout(120_000);
  const {
    page,
    words: { directory: words, pages, common, keys },
    button,
    see,
    go,
  } = carnet;
  const dialog = page.getByRole('dialog');
  const search = page.getByRole('searchbox', { name: keys.directory.search });

  await test.step('online', async () => {
    await go('directory');
    await expect(page.getByRole('treeitem').first()).toBeVisible();
    await see('directory-root');
    await openFolder(page, 'Campus Lyon', 'Admissions', 'Rentrée 2027');
    await expect(page.getByRole('row', { name: /Plan d’accès/u })).toBeVisible();
    await see('directory-full', 'large', 'zoomed');
    await page.getByRole('row', { name: /Plan d’accès/u }).click();
    await see('directory-file');
    await button(pages.row.every).click();
    await expect(dialog).toBeVisible();
    await see('row-folder');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('row', { name: /^Jurys/u }).click();
    await button(keys.directory.duplicate).click();
    await expect(dialog).toBeVisible();
    await see('directory-duplicate', 'zoomed');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Escape');
    await search.fill('acces');
    await expect(page.getByRole('row', { name: /Plan d’accès/u })).toBeVisible();
    await see('directory-search');
    await search.fill('introuvable');
    await see('directory-search-nothing');
    await page.keyboard.press('Escape');
    await button(words.create).click();
    await dialog.getByLabel(common.word.name).fill('a/b');
    await dialog.getByRole('button', { name: common.word.create }).click();
    await see('directory-dialog-error');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('offline', async () => {
    await carnet.offline();
    await go('directory');
    await openFolder(page, 'Rentrée 2027');
    for (const name of ['Entretiens 19-11', 'BTS MCO']) {
      await button(words.create).click();
      await dialog.getByLabel(common.word.name).fill(name);
      await dialog.getByRole('button', { name: common.word.create }).click();
      await expect(dialog).toBeHidden();
      if (name !== 'BTS MCO') await openFolder(page, name);
    }
    await openFolder(page, 'Rentrée 2027');
    await page.getByRole('row', { name: /^Entretiens 19-11/u }).click();
    await see('directory-offline');
    await openFolder(page, 'Campus Lille');
    await expect(page.getByText(words.absentOffline)).toBeVisible();
    await see('directory-absent');
  });
});
