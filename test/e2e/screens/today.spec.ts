import type { Locator } from 'playwright/test';
import { expect, test } from '../fixtures/everyScreen.ts';
import { fillSlot, inMenu, inspector } from '../fixtures/screens.ts';

test('today', async ({ carnet }) => {
  test.setTimeout(120_000);
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
});
