import { expect, test } from '../../../fixtures/everyScreen.ts';
import type { Screen } from '../../../fixtures/everyScreen.ts';
import { closeToasts, openByNumber } from '../../../fixtures/screens.ts';

/** Companies: the list, a page, the form, and one that is kept offline. */
export async function companies(carnet: Screen): Promise<void> {
  const {
    page,
    words: { changes, forms, pages, shell, keys },
    language,
    button,
    see,
    go,
    offline,
  } = carnet;
  const company = page.getByRole('heading', { level: 1 }).nth(1);

  await test.step('by number', async () => {
    await go('companies');
    await openByNumber(page, 'Entreprise', '9101', language);
    await expect(company).toBeVisible();
    await expect(page.getByRole('tabpanel')).not.toContainText(pages.receiving);
    await see('company', 'large', 'zoomed');
    await page.getByRole('tab', { name: shell.screen.agreements }).click();
    await see('company-agreements');
    await page.keyboard.press('Backspace');
    await see('companies');
  });

  await test.step('the form', async () => {
    await button(keys.companies.create).click();
    await see('company-new', 'large', 'zoomed');
    await page.getByLabel(/^(?:Courriel|Email)/u).fill('contact');
    await page.keyboard.press('Control+Enter');
    await see('company-new-problems');
    await offline();
    await go('companies');
    await expect(page.getByText(forms.create.offline)).toBeVisible();
    await see('company-new-offline');
  });

  await test.step('kept offline, for the user to send', async () => {
    await page.getByLabel(/^(?:Courriel|Email)/u).fill('');
    await page.getByLabel(/^(?:Nom|Name)/u).fill('Ateliers du Rhône');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('row').filter({ hasText: 'Ateliers du Rhône' })).toBeVisible();
    await closeToasts(page, carnet.words);
    await see('companies-waiting', 'zoomed');
    await go('changes');
    await expect(page.getByText(changes.section.online, { exact: true })).toBeVisible();
    await see('changes-to-send', 'zoomed');
  });
}
