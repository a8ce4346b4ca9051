import { membersOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { expect, test } from '../fixtures/everyScreen.ts';
import type { Screen } from '../fixtures/everyScreen.ts';
import { event, inspector, press } from '../fixtures/screens.ts';
import { schoolDay, valueOf } from '../fixtures/service.ts';
import { says, starts } from '../fixtures/words.ts';

test('changes: waiting, to decide, received', async ({ carnet }) => {
  test.setTimeout(180_000);
  const { page, main, proxy, words: { outbox: words, calendar, shell }, button, see, go } = carnet;
  const step = (name: string) => page.locator('[data-step]').filter({ hasText: name }).first();

  await test.step('offline', async () => {
    await carnet.offline();
    await press(page, 'KACZMAREK Paul', 'Delete');
    await press(page, 'BENSAÏD Inès', 'Control+ArrowDown');
    await press(page, 'DIALLO Aminata', 'Control+ArrowDown', 'Enter', 'e');
    await inspector(page).getByRole('textbox', { name: starts(calendar.form.name) }).fill('DIALLO Aminata, visio');
    await page.keyboard.press('Control+Enter');
    await expect(event(page, 'DIALLO Aminata, visio')).toBeVisible();
    await go('outbox');
    await step('KACZMAREK').click();
    await see('outbox-waiting', 'large', 'zoomed');
    await page.keyboard.press('Escape');
    await button(words.exchange.button).click();
    await button(words.exchange.toGoOn).click();
    await expect(page.getByText(says(words.exchange.saved))).toBeVisible();
    await see('outbox-file');
    await page.keyboard.press('Escape');
  });

  await test.step('two conflicts and a refusal', async () => {
    await elsewhere(carnet, 'DIALLO Aminata', '11:45', '12:30', new Map([['Nom', rawOf('DIALLO A.')], ['Enseignants', rawOf('VASSEUR Hélène')]]));
    await elsewhere(carnet, 'BENSAÏD Inès', '16:15', '17:00');
    await proxy.restore();
    proxy.answer(
      ({ method, body }) => method !== 'GET' && body.includes('KACZMAREK'),
      400,
      JSON.stringify({ error: { code: 'InvalidField', message: 'Annule : l’événement est verrouillé par la scolarité.' } }),
    );
    await expect(page.getByRole('banner')).toContainText(shell.toDecide.replace('{{count}}', '3'), { timeout: 60_000 });
    await see('outbox-decide', 'large');
    await go('calendar');
    await see('calendar-conflict');
    await button(shell.toDecide.replace('{{count}}', '3')).click();
    await step('DIALLO').click();
    await see('outbox-conflict-inspector');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radiogroup').first()).toBeVisible();
    await see('conflict', 'large', 'zoomed');
    await page.getByRole('radio', { name: starts(words.decide.mine) }).first().check({ force: true });
    await see('conflict-chosen');
    await page.keyboard.press('Shift+Digit1');
    await main.getByText('BENSAÏD Inès').first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'BENSAÏD Inès' })).toBeVisible();
    await page.keyboard.press('Shift+Digit1');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await see('conflict-preview');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(main.getByText(words.refused.said)).toBeVisible();
    await see('refused');
    await button(starts(words.refused.discard)).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await see('refused-discard');
    await question.getByRole('button', { name: words.discard.confirm }).click();
    await expect(step('DIALLO')).toBeVisible({ timeout: 30_000 });
    await see('outbox-settled');
  });

  await test.step('receipts', async () => {
    await go('outbox');
    await page.getByText(words.tab.receipts, { exact: true }).click();
    await expect(step('DIALLO')).toBeVisible({ timeout: 30_000 });
    await see('receipts');
    await step('DIALLO').click();
    await see('receipts-inspector');
    await page.keyboard.press('Escape');
    await page.getByRole('textbox', { name: words.search }).fill('absent');
    await expect(page.getByText(words.empty.notFound)).toBeVisible();
    await see('receipts-not-found');
  });
});

/** Somebody else gives today's event of that name other hours, and other members. */
async function elsewhere({ service }: Screen, name: string, begin: string, end: string, others: ReadonlyMap<string, RawJson> = new Map()): Promise<void> {
  const rows = await service.all('Planification');
  const row = rows.find((row) => valueOf(row, 'Nom') === name && String(valueOf(row, 'Debut')).startsWith(schoolDay()));
  if (row === undefined) throw new Error(`no event of ${name} today`);
  const at = (time: string): RawJson => rawOf(String(valueOf(row, 'Debut')).replace(/T\d\d:\d\d/u, `T${time}`));
  await service.edit('Planification', membersOf(row).get('Id') ?? '', new Map([['Debut', at(begin)], ['Fin', at(end)], ...others]));
}
