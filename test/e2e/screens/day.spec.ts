import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures/everyScreen.ts';
import type { Screen } from '../fixtures/everyScreen.ts';
import { event, fillSlot, inMenu, inspector, networkChanged, openEventForm, press } from '../fixtures/screens.ts';
import { says, starts } from '../fixtures/words.ts';

test('the screens of a day: today, then the calendar', async ({ carnet }) => {
  test.setTimeout(300_000);
  await today(carnet);
  await carnet.proxy.restore();
  await networkChanged(carnet.page);
  await calendar(carnet);
});

async function today(carnet: Screen): Promise<void> {
  const {
    page,
    main,
    words: { today: words, shell, common, keys, newApplication },
    see,
    go,
  } = carnet;
  const dialog = page.getByRole('dialog');
  const row = page.getByRole('row', { name: /CHEVALIER Maëlle/u });
  const to = (name: string) => main.getByRole('button', { name, exact: true }).click();

  await test.step('the day, and one of its interviews', async () => {
    await go('today');
    await expect(row).toBeVisible();
    // Between tabular figures a hyphen is as wide as one: « Sans rendez - vous ».
    await expect(main.getByRole('button', { name: newApplication.title.walkIn })).toHaveCSS(
      'font-variant-numeric',
      'normal',
    );
    await see('today-full', 'large', 'zoomed');
    // In a wide window room is left for the panel; the line below the header ends at the window all the same.
    const size = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 1920, height: 1080 });
    const right = (part: Locator): Promise<number> => part.evaluate((each) => each.getBoundingClientRect().right);
    await expect.poll(() => right(main.locator('header').first())).toBe(1920);
    expect(await right(main.getByRole('button', { name: newApplication.title.walkIn }))).toBeLessThan(1576);
    await page.setViewportSize(size);
    // A press beside an open menu closes it, and does not reach the row under the pointer.
    await row.click({ button: 'right' });
    const other = await page.getByRole('row', { name: /LE GOFF/u }).boundingBox();
    await page.mouse.click((other?.x ?? 0) + 80, (other?.y ?? 0) + 20);
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(inspector(page)).toBeHidden();
    await row.click();
    await expect(inspector(page)).toBeVisible();
    await see('today-inspector', 'large');
  });

  await test.step('its questions', async () => {
    for (const [key, name] of [
      ['h', 'move'],
      ['d', 'decision'],
      ['n', 'walk-in-error'],
    ] as const) {
      if (key === 'n') await page.keyboard.press('Control+n');
      else await inMenu(page, key);
      await expect(dialog).toBeVisible();
      if (key === 'n') await page.keyboard.press('Control+Enter');
      await see(`today-${name}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
    await page.keyboard.press('Escape');
  });

  await test.step('other days', async () => {
    // At a weekend there are none.
    const [title, first, none] = [
      main.getByRole('heading').first(),
      main.getByRole('row').first(),
      main.getByText(words.noneThatDay),
    ];
    do {
      const before = await title.innerText();
      await to(keys.today.previous);
      await expect(title).not.toHaveText(before);
      await expect(first.or(none)).toBeVisible();
    } while (await none.isVisible());
    await see('today-other-day', 'narrow');
    while ((await main.getByRole('row').count()) > 0) await to(keys.today.next);
    await see('today-empty');
    await to(shell.screen.today);
  });

  await test.step('offline', async () => {
    await carnet.offline();
    await go('today');
    await row.click();
    await fillSlot(inspector(page).getByLabel(common.word.time), '8h45');
    const note = inspector(page).getByLabel('Note entretien');
    await note.fill('Projet solide, à revoir en visio.');
    await expect(row).toContainText(common.word.typedIn);
    await page.keyboard.press('Control+Enter');
    // The hour of the interview, and the note.
    await expect(page.getByRole('contentinfo')).toContainText(shell.status.waiting_other.replace('{{count}}', '2'));
    await note.scrollIntoViewIfNeeded();
    await see('today-offline', 'narrow');
  });
}

async function calendar(carnet: Screen): Promise<void> {
  const {
    page,
    main,
    words: { calendar: words, timeGrid, common, pages, shell },
    button,
    see,
    go,
  } = carnet;
  const dialog = page.getByRole('dialog');
  const view = (name: keyof typeof words.views.name) =>
    page.getByRole('radio', { name: words.views.name[name], exact: true }).check({ force: true });

  await test.step('a week, and one of its events', async () => {
    await go('calendar');
    await view('week');
    await expect(page.getByRole('contentinfo')).toContainText(says(shell.status.received));
    await expect(event(page, 'BENSAÏD Inès')).toBeVisible();
    await see('calendar-full', 'large', 'zoomed');
    // No word of a name goes on in the next line of a narrow block: « Résea », « ux ».
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(page.locator('.cal-slim > .cal-event-name').first()).toHaveCSS('overflow-wrap', 'normal');
    await page.setViewportSize({ width: 1280, height: 800 });
    await press(page, 'BENSAÏD Inès', 'Enter');
    await expect(inspector(page)).toBeVisible();
    await see('calendar-inspector', 'large');
    await inMenu(page, 'e');
    await expect(inspector(page).getByRole('textbox', { name: starts(common.word.name) })).toBeVisible();
    await see('calendar-edit');
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await expect(inspector(page)).toBeHidden();
    await button(timeGrid.previous.week).click();
    await see('calendar-other-week');
    for (let week = 0; week < 9; week += 1) await button(timeGrid.next.week).click();
    await expect(page.getByText(words.views.empty.week)).toBeVisible();
    await see('calendar-empty');
    await main.getByRole('button', { name: common.word.today }).click();
    await expect(event(page, 'BENSAÏD Inès')).toBeInViewport();
  });

  await test.step('a new event, typed and filled in', async () => {
    await openEventForm(page, carnet.words);
    await dialog.getByText(words.form.second, { exact: true }).click();
    await dialog.getByRole('button', { name: common.word.create }).click();
    await expect(dialog.getByText(words.form.nameMissing).first()).toBeVisible();
    await see('calendar-form-error');
    await dialog.getByRole('button', { name: common.cancel }).click();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('c');
    await page.keyboard.type(
      carnet.language === 'fr' ? 'demain 14h entretien Dupont 30 min' : 'tomorrow 2pm interview Dupont 30 min',
    );
    await expect(dialog.getByRole('status')).toContainText('Dupont');
    await see('calendar-quick');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('the other views', async () => {
    await view('day');
    await see('calendar-day', 'large');
    await view('month');
    await expect(page.getByRole('grid', { name: common.word.month })).toBeVisible();
    await see('calendar-month', 'large');
    await view('list');
    await expect(page.getByRole('grid', { name: words.views.list.events })).toBeVisible();
    await see('calendar-list');
    await page.getByRole('searchbox', { name: words.views.list.search }).fill('introuvable');
    await expect(main).toContainText(says(carnet.words.lists.noMatch));
    await see('calendar-list-nothing');
    await page.getByRole('searchbox', { name: words.views.list.search }).fill('');
    await view('columns');
    await expect(page.getByRole('region', { name: words.views.columns.grid })).toBeVisible();
    await see('calendar-columns', 'large');
    await page.getByRole('radio', { name: words.views.columns.campuses, exact: true }).check({ force: true });
    await see('calendar-columns-campuses', 'large');
    await page.getByRole('radio', { name: words.views.columns.teachers, exact: true }).check({ force: true });
    await view('week');
  });

  await test.step('the menu of an event, and the week of a person', async () => {
    await press(page, 'BENSAÏD Inès', 'Shift+F10');
    await expect(page.getByRole('menu', { name: 'BENSAÏD Inès' })).toBeVisible();
    await see('calendar-menu');
    await page.keyboard.press('Escape');
    await page
      .locator('.cal-day')
      .nth(3)
      .click({ button: 'right', position: { x: 40, y: 320 } });
    await expect(page.getByRole('menu')).toBeVisible();
    await see('calendar-menu-hour');
    await page.keyboard.press('Escape');
    await press(page, 'BENSAÏD Inès', 'w');
    await expect(main.getByRole('region', { name: words.person.label })).toBeVisible();
    await see('calendar-person', 'large', 'zoomed');
    await button(words.person.everyone).click();
    await expect(main.getByRole('region', { name: words.person.label })).toBeHidden();
  });

  await test.step('filters', async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: common.word.filter })).toBeVisible();
    await see('calendar-filter');
    await page.keyboard.type('personne de ce nom');
    await page.keyboard.press('Escape');
    await expect(button(words.views.filter.clear)).toBeVisible();
    await see('calendar-all-hidden');
    await button(words.views.filter.clear).click();
  });

  await test.step('offline', async () => {
    await carnet.offline();
    await press(page, 'BENSAÏD Inès', 'Control+ArrowDown', 'Control+ArrowDown');
    await press(page, 'ROUSSEAU Clément', 'Delete');
    await press(page, 'LE GOFF Yann', ',', 'f');
    await press(page, 'DIALLO Aminata', 'Control+ArrowDown', 'Enter');
    await expect(inspector(page)).toContainText(pages.pending.title);
    await see('calendar-offline', 'large');
    await page.keyboard.press('Escape');
    await view('month');
    await see('calendar-month-offline');
    await view('week');
    await page.keyboard.press('Control+p');
    await expect(page.getByRole('dialog', { name: words.views.print.title })).toBeVisible();
    await see('calendar-print');
    await page.keyboard.press('Escape');
  });
}
