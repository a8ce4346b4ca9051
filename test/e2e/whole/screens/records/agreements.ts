import { rawJson } from '#shared/json/rawJson.ts';
import { titleOf } from '#test/words.ts';
import { expect, test } from '../../../fixtures/everyScreen.ts';
import type { Screen } from '../../../fixtures/everyScreen.ts';
import { openByNumber } from '../../../fixtures/screens.ts';
import { says, starts } from '../../../fixtures/words.ts';

/** Agreements: the list, a page and a draft. */
export async function agreements(carnet: Screen): Promise<void> {
  const {
    page,
    language,
    service,
    words: { agreements: words, forms, pages, common, keys },
    button,
    see,
    go,
  } = carnet;
  const tab = async (name: string): Promise<void> => {
    await page.getByRole('tab', { name: starts(name) }).click();
    await expect(page.getByRole('tabpanel')).not.toContainText(pages.receiving);
  };
  const dialog = page.getByRole('dialog');

  await test.step('the list, and a page by its number', async () => {
    await go('agreements');
    await openByNumber(page, 'Convention', '8001', language);
    await expect(page.getByRole('region', { name: titleOf('Convention', 'pay', language) })).toBeVisible();
    await see('agreement-page', 'large', 'zoomed');
    await tab(words.page.tab.company);
    await see('agreement-company');
    await tab(words.page.tab.funders);
    await see('agreement-funders');
    await tab(words.page.tab.instalments);
    await expect(page.getByRole('table', { name: words.page.tab.instalments })).toBeVisible();
    await see('agreement-instalments', 'zoomed');
    await page.getByRole('tabpanel').getByRole('row').nth(1).click();
    await expect(dialog).toBeVisible();
    await see('row-instalment');
    await page.keyboard.press('Escape');
    await tab(words.page.tab.billing);
    await expect(page.getByRole('table', { name: common.word.clientsToBill })).toBeVisible();
    await see('agreement-billing');
  });

  await test.step('its actions', async () => {
    await tab(words.page.tab.funders);
    await button(words.page.addFunder).click();
    await dialog.getByRole('button', { name: forms.others.title, exact: true }).click();
    await see('agreement-add-funder', 'zoomed');
    await page.keyboard.press('Escape');
    await button(starts(words.page.changeState)).click();
    await dialog.getByRole('button', { name: says(words.page.stateNew) }).click();
    await page.getByRole('option', { name: 'Saisie' }).click();
    await expect(dialog).toContainText('SAISIE');
    await see('agreement-state');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+e');
    await expect(page.getByRole('heading', { level: 1, name: starts(words.page.formTitle) })).toBeVisible();
    await see('agreement-form', 'large', 'zoomed');
    await page.keyboard.press('Escape');
    await tab(words.page.tab.instalments);
    await button(words.page.prepareInstalments).click();
    await expect(page.getByRole('heading', { level: 1, name: words.draft.instalmentsTitle })).toBeVisible();
    await button(words.draft.addInstalment).click();
    await button(starts(words.draft.moreInstalments)).click();
    await see('agreement-instalments-draft', 'zoomed');
  });

  await test.step('one without a company', async () => {
    const members = { ApprenantId: 3002, TypeConventionId: 1, SequenceId: 10_112 };
    const id = await service.create('Convention', rawJson(JSON.stringify(members)));
    await go('agreements');
    await openByNumber(page, 'Convention', id, language);
    await tab(words.page.tab.company);
    await see('agreement-no-company', 'zoomed');
  });

  await test.step('a draft that was just begun, and the list that it stays in', async () => {
    const drafts = page.getByRole('region', { name: words.list.drafts });
    await go('agreements');
    await expect(drafts).toContainText(words.draft.instalmentsTitle);
    await see('agreements-full', 'large');
    await page.keyboard.press('Control+n');
    await expect(page.getByRole('heading', { level: 1, name: keys.agreements.create })).toBeVisible();
    await see('agreement-draft-new', 'zoomed');
    // In a field Backspace removes what is typed: the way back is pressed.
    await page.getByRole('textbox', { name: words.draft.companyMail }).fill('contact@ravier.exemple.fr');
    await button(common.word.backToTheList).click();
    await expect(drafts).toContainText(common.unnamed);
    await see('agreements-drafts');
  });
}
