import { membersOf, rawJson, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { expect, test } from '../../fixtures/everyScreen.ts';
import type { Screen } from '../../fixtures/everyScreen.ts';
import { closeToasts, event, expectWaiting, inspector, press } from '../../fixtures/screens.ts';
import { schoolDay, valueOf } from '../../fixtures/service.ts';
import { says, starts } from '../../fixtures/words.ts';

test('changes: waiting, to decide, received', async ({ carnet }) => {
  test.setTimeout(180_000);
  const {
    page,
    main,
    proxy,
    words: { changes: words, common },
    button,
    see,
    go,
  } = carnet;
  const step = (name: string) => page.locator('main [data-row]').filter({ hasText: name }).first();

  await test.step('offline', async () => {
    await carnet.offline();
    await press(page, 'KACZMAREK Paul', 'Delete');
    await press(page, 'BENSAÏD Inès', 'Control+ArrowDown');
    await press(page, 'DIALLO Aminata', 'Control+ArrowDown', 'Enter', ',', 'e');
    await inspector(page)
      .getByRole('textbox', { name: starts(common.word.name) })
      .fill('DIALLO Aminata, visio');
    await page.keyboard.press('Control+Enter');
    await expect(event(page, 'DIALLO Aminata, visio')).toBeVisible();
    await go('changes');
    await step('KACZMAREK').click();
    await closeToasts(page, carnet.words);
    await see('outbox-waiting', 'large', 'zoomed');
    await page.keyboard.press('Escape');
    await button(words.exchange.button).click();
    await button(words.exchange.toGoOn).click();
    await expect(page.getByText(says(carnet.words.common.saved.said))).toBeVisible();
    await see('outbox-file');
    await page.keyboard.press('Escape');
  });

  await test.step('two conflicts and a refusal', async () => {
    await elsewhere(
      carnet,
      'DIALLO Aminata',
      '11:45',
      '12:30',
      new Map([
        ['Nom', rawOf('DIALLO A.')],
        ['Enseignants', rawOf('VASSEUR Hélène')],
      ]),
    );
    await elsewhere(carnet, 'BENSAÏD Inès', '16:15', '17:00');
    await proxy.restore();
    proxy.answer(
      // The event; its application is at the service.
      ({ method, body }) => method === 'PUT' && body.includes('KACZMAREK'),
      400,
      JSON.stringify({
        error: { code: 'InvalidField', message: 'Annule : l’événement est verrouillé par la scolarité.' },
      }),
    );
    await expect(page.getByRole('banner')).toContainText(common.word.countToDecide.replace('{{count}}', '3'), {
      timeout: 60_000,
    });
    await expectWaiting(page, 0, carnet.words);
    await closeToasts(page, carnet.words);
    await see('outbox-decide', 'narrow', 'large');
    await go('calendar');
    await see('calendar-conflict');
    await button(common.word.countToDecide.replace('{{count}}', '3')).click();
    await step('DIALLO').click();
    await see('outbox-conflict-inspector');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radiogroup').first()).toBeVisible();
    await see('conflict', 'large', 'zoomed');
    await page
      .getByRole('radio', { name: starts(words.decide.mine) })
      .first()
      .check({ force: true });
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
    await expectWaiting(page, 0, carnet.words);
    await closeToasts(page, carnet.words);
    await see('refused');
    await button(starts(common.word.discard)).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await see('refused-discard');
    await question.getByRole('button', { name: common.word.discard }).click();
    await expect(step('DIALLO')).toBeVisible({ timeout: 30_000 });
    await page.keyboard.press('Escape');
    await see('outbox-settled');
  });

  await test.step('receipts', async () => {
    await go('changes');
    await page.getByText(words.tab.receipts, { exact: true }).click();
    await expect(step('DIALLO')).toBeVisible({ timeout: 30_000 });
    await closeToasts(page, carnet.words);
    await see('receipts');
    await step('DIALLO').click();
    await see('receipts-inspector');
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox', { name: words.search }).fill('zzzz');
    await expect(page.getByText(words.empty.notFound)).toBeVisible();
    await see('receipts-not-found');
  });
});

test('creations that may have arrived', async ({ carnet }) => {
  test.setTimeout(150_000);
  const {
    page,
    main,
    proxy,
    service,
    words: { changes: words, newApplication, common, keys },
    button,
    see,
    go,
  } = carnet;
  const toDecide = (count: number): Promise<void> =>
    expect(button(common.word.countToDecide.replace('{{count}}', String(count)))).toBeVisible({ timeout: 60_000 });

  await test.step('an applicant that no list contains (Candidat.4)', async () => {
    const dialog = page.getByRole('dialog');
    const choose = async (field: string, option: string): Promise<void> => {
      await dialog.getByRole('button', { name: says(field) }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    proxy.loseAnswerTo(({ method, path }) => method === 'POST' && path.startsWith('/GraphV1/Candidat'));
    await go('today');
    await page.keyboard.press('Control+n');
    await dialog.getByLabel(starts(newApplication.nom)).fill('Traoré');
    await dialog.getByLabel(starts(newApplication.prenoms)).fill('Moussa');
    await dialog.getByLabel(starts(common.word.email)).fill('moussa.traore@exemple.fr');
    await choose(newApplication.path, 'BTS MCO, rentrée 2027');
    await dialog.getByRole('button', { name: newApplication.more }).click();
    await choose(common.word.state, 'Dossier complet');
    await page.keyboard.press('Control+Enter');
    await toDecide(1);
    await go('changes');
    await main.locator('[data-step]').filter({ hasText: 'Moussa' }).first().click();
    await closeToasts(page, carnet.words);
    await see('doubt-inspector');
    await page.keyboard.press('F8');
    await expect(main.getByText(words.doubt.noticeTitle)).toBeVisible();
    await see('doubt', 'large', 'zoomed');
    await main.getByRole('button', { name: starts(keys.decision.exists) }).click();
    await see('doubt-number');
  });

  await test.step('an event that the service has twice', async () => {
    const created = ({ method, path }: { readonly method: string; readonly path: string }): boolean =>
      method === 'POST' && path === '/GraphV1/Planification';
    const before = proxy.seen.filter(created).length;
    proxy.hold(
      ({ method, path }) =>
        method === 'GET' && path.startsWith('/GraphV1/Planification') && proxy.seen.filter(created).length > before,
    );
    proxy.loseAnswerTo(created);
    await go('calendar');
    await page.keyboard.press('c');
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('demain 14h jury Atelier vente 30 min');
    await page.keyboard.press('Enter');
    await expect.poll(() => proxy.seen.filter(created).length).toBeGreaterThan(before);
    const [sent] = proxy.seen.filter(created).slice(before);
    if (sent === undefined) throw new Error('no event was sent');
    await service.create('Planification', rawJson(sent.body));
    await proxy.restore();
    await toDecide(2);
    await go('changes');
    await main.getByRole('navigation').getByRole('button', { name: 'Atelier vente' }).click();
    await closeToasts(page, carnet.words);
    await see('doubt-candidates', 'zoomed');
    await page.keyboard.press('1');
    await see('doubt-chosen');
  });
});

/** A colleague gives today's event of that name other hours, and other members. */
async function elsewhere(
  { service }: Screen,
  name: string,
  begin: string,
  end: string,
  others: ReadonlyMap<string, RawJson> = new Map(),
): Promise<void> {
  const rows = await service.all('Planification');
  const row = rows.find((row) => valueOf(row, 'Nom') === name && String(valueOf(row, 'Debut')).startsWith(schoolDay()));
  if (row === undefined) throw new Error(`no event of ${name} today`);
  const at = (time: string): RawJson => rawOf(String(valueOf(row, 'Debut')).replace(/T\d\d:\d\d/u, `T${time}`));
  await service.edit(
    'Planification',
    membersOf(row).get('Id') ?? '',
    new Map([['Debut', at(begin)], ['Fin', at(end)], ...others]),
  );
}
