import type { RawJson } from '#shared/json/rawJson.ts';
import { expect, test } from '../../../fixtures/everyScreen.ts';
import type { Screen } from '../../../fixtures/everyScreen.ts';
import { valueOf } from '../../../fixtures/service.ts';
import { says } from '../../../fixtures/words.ts';

/** Billing: clients, a new client, balances. */
export async function finance(carnet: Screen): Promise<void> {
  const {
    page,
    words: { finance: words, pages, keys },
    button,
    see,
    go,
  } = carnet;
  const part = (id: keyof typeof words.part) => page.getByRole('radio', { name: words.part[id] }).click();
  const rows = page.getByRole('grid').getByRole('row');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('clients', async () => {
    await go('finance');
    await page.getByLabel(words.of.label).fill('8001');
    await button(words.of.receive).click();
    await expect(rows.nth(1)).toBeVisible();
    await see('finance-clients', 'large', 'zoomed');
    await rows.nth(1).click();
    await expect(heading.nth(1)).toBeVisible();
    await see('client');
    await page.getByRole('tab', { name: says(words.linked.title) }).click();
    await see('client-linked');
    await page.getByRole('tab', { name: says(pages.ledger.total.balance) }).click();
    await see('client-no-balance');
    await page.keyboard.press('Backspace');
  });

  await test.step('balances', async () => {
    await part('balances');
    await see('balances-none');
    for (const number of await casesToSee(carnet)) {
      await page.getByLabel(words.case.find).fill(number);
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('heading', { level: 1, name: says(words.case.one.replace('{{id}}', number)) }),
      ).toBeVisible();
      await expect(page.getByRole('table', { name: pages.ledger.months })).toBeVisible();
      if (number === '1') {
        await page.getByRole('main').getByRole('table').first().getByRole('button').first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await see('row-ledger', 'zoomed');
        await page.keyboard.press('Escape');
      } else await see('balance', 'large', 'zoomed');
      await page.keyboard.press('Backspace');
    }
    await expect(rows.nth(2)).toBeVisible();
    await see('balances');
    await page.getByLabel(words.case.find).fill('bensaid');
    await expect(page.getByRole('list', { name: words.form.found })).toBeVisible();
    await see('balances-found');
    await page.getByLabel(words.case.find).fill('999999');
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.case.noLines)).toBeVisible();
    await see('balance-none');
    await page.keyboard.press('Backspace');
  });

  await test.step('a new client', async () => {
    await button(keys.finance.create).click();
    await see('client-new', 'large', 'zoomed');
    await page.getByRole('radio', { name: /^Candidat|^Applicant/u }).click();
    await page.getByLabel(words.form.find.Candidat).fill('bensaid');
    await expect(page.getByRole('list', { name: words.form.found })).toBeVisible();
    await see('client-new-search');
    await page.getByRole('list', { name: words.form.found }).getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: words.form.reused })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await see('client-new-of-person', 'large');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });
}

/** A billing case that is paid, and one that is not. */
async function casesToSee({ service }: Screen): Promise<readonly string[]> {
  const lines = await service.all('BalanceClient');
  const caseOf = (line: RawJson): string => String(valueOf(line, 'AffaireId'));
  const paid = new Set(lines.filter((line) => valueOf(line, 'CreditON') === true).map(caseOf));
  const owed = lines.map(caseOf).find((number) => !paid.has(number));
  return ['1', ...(owed === undefined ? [] : [owed])];
}
