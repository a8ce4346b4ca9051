import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { rawJson } from '#shared/json/rawJson.ts';
import { closeToasts } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { catalogue, says, undoneToast } from '../../fixtures/words.ts';
import { workstation } from '../../fixtures/workstation.ts';
import type { Keyboard } from '../../tasks/hand.ts';
import { play } from '../../tasks/play.ts';

// What the week of an admissions officer asks of the list of applications.

const words = catalogue.fr;
const desk = workstation({ signedIn: true });
const page = (): Page => desk.page;
const main = (): Locator => page().getByRole('main');
const dialog = (): Locator => page().getByRole('dialog');
const button = (name: string | RegExp, within: Locator = main()): Locator => within.getByRole('button', { name });
const toast = (text: RegExp): Locator => page().locator('output', { hasText: text });
const option = (name: RegExp): Locator => page().getByRole('option', { name }).first();
const takeBack = async (): Promise<void> => {
  await closeToasts(page(), words);
  await page().keyboard.press('Control+z');
  await expect(toast(undoneToast)).toBeVisible();
  await closeToasts(page(), words);
};
const list = (): Locator => page().getByRole('grid', { name: 'Dossiers' });
const applications = async (): Promise<void> => {
  await closeToasts(page(), words);
  await page().keyboard.press('Control+3');
  await page().getByRole('radio', { name: 'Dossiers' }).check({ force: true });
};
const quick = (name: 'week' | 'undecided' | 'mine'): Locator =>
  button(words.shell.applicationViews[name], page().getByRole('toolbar', { name: words.lists.quick }));
/** Nothing narrows the list. */
async function everyApplication(): Promise<void> {
  await main().getByRole('searchbox').fill('');
  for (const pressed of (await main().locator('button[aria-pressed=true]').all()).toReversed()) await pressed.click();
}
/** Finds an action of the screen by its words, and runs it. */
const command = async (hand: Keyboard, typed: string, found: RegExp): Promise<void> => {
  await hand.press('Control+k');
  await hand.type(typed);
  await expect(page().getByRole('option').first()).toHaveAccessibleName(found);
  await hand.press('Enter');
};

// Before the list has filters and an order of the user's own.
play('changedToday', page, {
  async start() {
    const [row] = await desk.service.all('Dossier');
    if (row === undefined) throw new Error('the service has no application');
    const year = rawJson(JSON.stringify(String(Number(valueOf(row, 'AnneeBac') ?? 2019) + 1)));
    await desk.service.edit('Dossier', String(valueOf(row, 'Id')), new Map([['AnneeBac', year]]));
    await page().keyboard.press('Control+1');
    await page().keyboard.press('F5');
    await expect(button(/^\d+ dossiers?$/u)).toBeVisible();
  },
  mouse: (hand) => hand.click(button(/^\d+ dossiers?$/u)),
  keyboard: (hand) => command(hand, 'changements reçus dossier', /Changements reçus aujourd’hui.*\d+ dossiers?$/u),
  done: () =>
    expect(list().getByRole('columnheader', { name: 'Changement reçu' })).toHaveAttribute('aria-sort', 'descending'),
  back: () =>
    button(/Changement reçu/u, main())
      .first()
      .click(),
});

play('undecided', page, {
  async start() {
    await applications();
    await everyApplication();
  },
  mouse: (hand) => hand.click(quick('undecided')),
  keyboard: (hand) => command(hand, 'sans décision', /Sans décision/u),
  async done() {
    await expect(quick('undecided')).toHaveAttribute('aria-pressed', 'true');
    await expect(list().getByRole('row', { name: /Admis\s\?/u })).toHaveCount(0);
  },
});

play('sort', page, {
  async start() {
    await applications();
    await list().getByRole('button', { name: 'Candidat' }).click();
  },
  mouse: (hand) => hand.click(list().getByRole('button', { name: 'Rempli à' })),
  keyboard: (hand) => command(hand, 'trier rempli', /par Rempli à/u),
  done: () => expect(list().getByRole('columnheader', { name: 'Rempli à' })).toHaveAttribute('aria-sort', 'descending'),
});

play('group', page, {
  start: applications,
  async mouse(hand) {
    await hand.click(button(words.lists.group));
    await hand.click(page().getByRole('menuitem', { name: 'État' }));
  },
  keyboard: (hand) => command(hand, 'grouper état', /par État/u),
  done: () => expect(list().getByRole('button', { name: /^Dossier complet/u })).toBeVisible(),
  async back() {
    await button(words.lists.group).click();
    await page().getByRole('menuitem', { name: words.lists.noGroup }).click();
  },
});

play('view', page, {
  start: applications,
  async mouse(hand) {
    await hand.click(button(words.lists.views));
    await hand.click(page().getByRole('menuitem', { name: words.lists.keepView }));
    await hand.type('À relancer');
    await hand.click(button(words.common.save, dialog()));
  },
  async keyboard(hand) {
    await command(hand, words.lists.keepView, says(words.lists.keepView));
    await expect(dialog().getByRole('textbox')).toBeFocused();
    await hand.type('À revoir');
    await hand.press('Enter');
  },
  done: () => expect(dialog()).toBeHidden(),
});

const rows = (): Locator => list().locator('tr[data-row]');

play('agentOfThree', page, {
  async start() {
    await applications();
    await everyApplication();
    await expect(rows().nth(3)).toBeVisible();
    await closeToasts(page(), words);
  },
  async mouse(hand) {
    await hand.drag(rows().nth(0).locator('[data-box]'), rows().nth(2).locator('[data-box]'));
    await hand.click(button('Conseiller Alt 3'));
    await hand.click(option(/BELKACEM Karim|Sans conseiller/u));
    await hand.click(button(/^Modifier \d+ dossiers?/u, dialog()));
  },
  async keyboard(hand) {
    await rows().first().focus();
    await hand.press(' ');
    await hand.press('Shift+ArrowDown');
    await hand.press('Shift+ArrowDown');
    await hand.press('Alt+3');
    await hand.type('MOREAU');
    await hand.press('Control+Enter');
  },
  async done() {
    await expect(dialog()).toBeHidden();
    await expect(toast(/^\d+ dossiers?\u00A0: conseiller/u)).toBeVisible();
  },
  back: () => takeBack(),
});

play('threeFilters', page, {
  async start() {
    await applications();
    await everyApplication();
  },
  async mouse(hand) {
    await hand.click(quick('week'));
    await hand.click(quick('undecided'));
    await hand.click(quick('mine'));
  },
  async keyboard(hand) {
    await hand.press('/');
    await hand.type('entretien cette semaine, sans décision, mon conseiller');
    await hand.press('Enter');
  },
  async done() {
    for (const name of ['week', 'undecided', 'mine'] as const)
      await expect(quick(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(main()).toContainText(/^.*\d+ sur \d+ lignes/u);
  },
});

play('fieldOfTen', page, {
  async start() {
    await applications();
    await everyApplication();
    // Few enough for all of them to be meant.
    await main().getByRole('searchbox').fill('BTS');
    await expect(rows().nth(9)).toBeVisible();
    await closeToasts(page(), words);
    await rows().first().focus();
  },
  async mouse(hand) {
    await hand.drag(rows().nth(0).locator('[data-box]'), rows().nth(9).locator('[data-box]'));
    await hand.click(button('État Alt 2'));
    await hand.click(option(/Dossier complet/u));
    await hand.click(button(/^Modifier \d+ dossiers?/u, dialog()));
  },
  async keyboard(hand) {
    await hand.press('Control+a');
    await hand.press('Alt+2');
    await hand.type('Dossier complet');
    await hand.press('Control+Enter');
  },
  async done() {
    await expect(dialog()).toBeHidden();
    await expect(toast(/^\d+ dossiers\u00A0: état Dossier complet/u)).toBeVisible();
  },
  back: () => takeBack(),
});

const saved = (): Promise<readonly string[]> => readdir(join(desk.profile, 'saved')).catch(() => []);

play('csv', page, {
  start: applications,
  async mouse(hand) {
    await hand.click(button(words.lists.tools));
    await hand.click(page().getByRole('menuitem', { name: says(words.lists.export) }));
  },
  keyboard: (hand) => command(hand, words.lists.export, says(words.lists.export)),
  done: () => expect.poll(saved).toEqual([expect.stringMatching(/^Dossiers .*\.csv$/u)]),
  back: () => rm(join(desk.profile, 'saved'), { recursive: true }),
});
