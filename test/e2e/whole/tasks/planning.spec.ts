import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { closeToasts, event, goTo } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { catalogue, says, starts, undoneToast } from '../../fixtures/words.ts';
import { workstation } from '../../fixtures/workstation.ts';
import type { Keyboard } from '../../tasks/hand.ts';
import { play } from '../../tasks/play.ts';

// The week of a planner: one workstation; each task begins by itself, where its user would.

const words = catalogue.fr;
const desk = workstation({ signedIn: true });
const page = (): Page => desk.page;
const main = (): Locator => page().getByRole('main');
const dialog = (): Locator => page().getByRole('dialog');
const title = (): Locator => main().getByRole('heading', { level: 1 });
const toast = (text: RegExp): Locator => page().locator('output', { hasText: text });
const palette = (): Locator =>
  page()
    .getByRole('banner')
    .getByRole('button', { name: says(words.shell.search.placeholder) });
const option = (name: RegExp): Locator => page().getByRole('option', { name }).first();
const day = (iso: string): Locator => page().locator(`.cal-day[data-day="${iso}"]`);

const shows = (view: 'day' | 'week' | 'columns', key: string) => async (): Promise<void> => {
  await closeToasts(page(), words);
  await goTo(page(), 'Calendrier');
  await page().keyboard.press('t');
  await page().keyboard.press(key);
  await expect(page().getByRole('radio', { name: words.calendar.views.name[view], exact: true })).toBeChecked();
};
const week = shows('week', '2');
const oneDay = shows('day', '1');
const columns = shows('columns', '5');
const takeBack = async (): Promise<void> => {
  await closeToasts(page(), words);
  await page().keyboard.press('Control+z');
  await expect(toast(undoneToast)).toBeVisible();
};
/** And what was selected or chosen is no more. */
const takeBackAndClose = async (): Promise<void> => {
  await takeBack();
  await page().keyboard.press('Escape');
};
/** Types a line into the palette, and takes what is first. */
const ask = async (hand: Keyboard, typed: string, found: RegExp): Promise<void> => {
  await hand.press('Control+k');
  await hand.type(typed);
  await expect(page().getByRole('option').first()).toHaveAccessibleName(found);
  await hand.press('Enter');
};
/** The user chooses the application that the sentence may mean, and sees what becomes of it before anything is kept. */
const chooseApplication = async (name: string, choose: (button: Locator) => Promise<void>): Promise<void> => {
  if (name !== 'interviewBySentence') return;
  const button = dialog().getByRole('button', { name: /C00913-1/u });
  await expect(button).toBeVisible();
  await choose(button);
  await expect(dialog().getByText(/^Dossier C00913-1\s: entretien .*14:00/u)).toBeVisible();
};
const hourOfApplication = async (): Promise<string> => {
  const application = (await desk.service.all('Dossier')).find((each) => valueOf(each, 'Numero') === 'C00913-1');
  return application ? String(valueOf(application, 'CreneauLibre')).slice(11, 16) : '';
};
for (const [name, line, made] of [
  ['type', 'demain 14h point équipe 30 min', /^Point équipe/u],
  ['interviewBySentence', 'demain 14h entretien Yann Le Goff 30 min', /^Entretien LE GOFF Yann/u],
  ['repeat', 'jury tous les vendredis à 14h ×4', /^Jury/u],
] as const)
  play(name, page, {
    start: week,
    async mouse(hand) {
      await hand.click(main().getByRole('button', { name: starts(words.common.word.create) }));
      await expect(dialog().getByRole('textbox')).toBeFocused();
      await hand.type(line);
      await chooseApplication(name, (button) => hand.click(button));
      await hand.click(dialog().getByRole('button', { name: starts(words.common.word.create) }));
    },
    async keyboard(hand) {
      await hand.press('c');
      await expect(dialog().getByRole('textbox')).toBeFocused();
      await hand.type(line);
      await chooseApplication(name, () => hand.press('Alt+Enter'));
      await hand.press('Enter');
    },
    async done() {
      await expect(dialog()).toBeHidden();
      await expect(page().locator('[data-event]').getByText(made).first()).toBeVisible();
      if (name === 'interviewBySentence') await expect.poll(hourOfApplication).toBe('14:00');
    },
    back: takeBack,
  });

const subject = 'LE GOFF Yann';

play('toFriday', page, {
  async start() {
    await week();
    await event(page(), subject).focus();
  },
  async mouse(hand) {
    const [from, to] = [await event(page(), subject).boundingBox(), await day('2026-11-20').boundingBox()];
    if (!from || !to) throw new Error('the week is not on screen');
    await hand.drag(event(page(), subject), { x: to.x + to.width / 2 - from.x - from.width / 2, y: 0 });
  },
  async keyboard(hand) {
    await hand.press(',');
    await hand.press('h');
    await expect(dialog().getByRole('textbox').first()).toBeFocused();
    await hand.type('vendredi');
    await hand.press('Enter');
    await expect(dialog()).toContainText(/Vers ven\.\s20\snov\./u); // what it meets there is seen first
    await hand.press('Enter');
  },
  done: () => expect(event(page(), subject)).toHaveAccessibleName(/ven\.\s20\snov\., 09:15/u),
  back: takeBack,
});

/** Not those that were cancelled. */
const there = (name: string): Locator => event(page(), name).and(page().locator(':not([data-cancelled])'));

play('copy', page, {
  async start() {
    await week();
    await there(subject).first().focus();
  },
  async mouse(hand) {
    const [from, to] = [await there(subject).first().boundingBox(), await day('2026-11-20').boundingBox()];
    if (!from || !to) throw new Error('the week is not on screen');
    await hand.drag(there(subject).first(), { x: to.x + to.width / 2 - from.x - from.width / 2, y: 0 }, 'Control');
  },
  async keyboard(hand) {
    await hand.press('Control+c');
    await hand.press('Control+v');
    await expect(there(subject)).toHaveCount(2);
    await hand.press('Control+ArrowRight');
  },
  async done() {
    await expect(there(subject)).toHaveCount(2);
    await expect(there(subject).last()).toHaveAccessibleName(/ven\.\s20\snov\./u);
  },
  back: takeBack,
});

play('free', page, {
  start: week,
  async mouse(hand) {
    await hand.click(palette());
    await hand.type('libre 15h');
  },
  async keyboard(hand) {
    await hand.press('Control+k');
    await hand.type('libre 15h');
  },
  done: () => expect(option(/^Libres? .*15:00/u)).toContainText('VASSEUR Hélène'),
  back: async () => {
    await page().keyboard.press('Escape');
    await page().keyboard.press('Escape');
    await expect(dialog()).toBeHidden();
  },
});

play('reassign', page, {
  async start() {
    await columns();
    await event(page(), 'ROUSSEAU Clément').focus();
  },
  async mouse(hand) {
    const to = main().getByRole('group', { name: /^VASSEUR Hélène/u });
    const [from, there] = [await event(page(), 'ROUSSEAU Clément').boundingBox(), await to.boundingBox()];
    if (!from || !there) throw new Error('the columns are not on screen');
    await hand.drag(event(page(), 'ROUSSEAU Clément'), {
      x: there.x + there.width / 2 - from.x - from.width / 2,
      y: 0,
    });
  },
  keyboard: (hand) => hand.press('Control+Shift+ArrowRight'),
  done: () =>
    expect(
      main()
        .getByRole('group', { name: /^VASSEUR Hélène/u })
        .getByRole('button', { name: /^ROUSSEAU Clément/u }),
    ).toBeVisible(),
  back: takeBack,
});

play('cancelThree', page, {
  async start() {
    await oneDay();
    await event(page(), 'CHEVALIER Maëlle').focus();
  },
  async mouse(hand) {
    await hand.click(event(page(), 'CHEVALIER Maëlle'));
    // A course lies behind what is at its time.
    for (const course of ['Droit social', 'Réseaux'])
      await hand.click(event(page(), course).getByText(course), 'Control');
    await hand.click(main().getByRole('button', { name: /Annuler ces 3 événements/u }));
  },
  async keyboard(hand) {
    await hand.press('Shift+Enter');
    await hand.press('ArrowDown');
    await hand.press('Shift+Enter');
    await hand.press('ArrowDown');
    await hand.press('Shift+Enter');
    await hand.press('Delete');
  },
  done: () => expect(toast(/et 2 autres.: annulés/u)).toBeVisible(),
  back: takeBackAndClose,
});

/** The jury of Tuesday, Wednesday and Thursday. */
const jury = (iso: string): Locator => day(iso).getByRole('button', { name: /^Jury/u });
const onJury = async (): Promise<void> => {
  await week();
  await jury('2026-11-18').focus();
};

play('renameRest', page, {
  start: onJury,
  async mouse(hand) {
    await hand.doubleClick(jury('2026-11-18'));
    await hand.type('Jury final');
    await hand.click(main().getByRole('button', { name: /^Celui-ci et le suivant/u }));
  },
  async keyboard(hand) {
    await hand.press(',');
    await hand.press('e');
    await hand.type('Jury final');
    await hand.press('Control+Shift+Enter');
  },
  async done() {
    for (const iso of ['2026-11-18', '2026-11-19']) await expect(jury(iso)).toHaveAccessibleName(/^Jury final/u);
    await expect(jury('2026-11-17')).not.toHaveAccessibleName(/final/u);
  },
  back: takeBackAndClose,
});

play('cancelSeries', page, {
  start: onJury,
  async mouse(hand) {
    await hand.click(jury('2026-11-18'));
    await hand.click(page().getByRole('complementary').getByRole('button', { name: words.keys.calendar.cancelEvent }));
    await hand.click(dialog().getByRole('button', { name: /^Toute la série \(3\)/u }));
  },
  async keyboard(hand) {
    await hand.press('Delete');
    await expect(dialog().getByRole('button', { name: /^Cet événement/u })).toBeFocused();
    await hand.press('Alt+3');
  },
  async done() {
    await expect(toast(/^Jury.*\(3 événements\).: annulés/u)).toBeVisible();
    for (const iso of ['2026-11-17', '2026-11-18', '2026-11-19'])
      await expect(jury(iso)).toHaveAccessibleName(/Annulé/u);
  },
  back: takeBackAndClose,
});

play('goTo', page, {
  start: week,
  async mouse(hand) {
    const month = page().getByRole('region', { name: words.common.word.month });
    await hand.click(month.getByRole('button', { name: words.common.monthPicker.next }));
    await hand.click(month.getByRole('button', { name: words.common.monthPicker.next }));
    await hand.click(month.getByRole('button', { name: /^Mardi 12 janvier/u }));
  },
  keyboard: (hand) => ask(hand, '12/1', /12\sjanvier/u),
  done: () => expect(title()).toContainText('11 – 15 janv. 2027'),
});

play('weekOf', page, {
  start: week,
  async mouse(hand) {
    await hand.context(event(page(), 'CHEVALIER Maëlle'));
    await hand.click(page().getByRole('menuitem', { name: /VASSEUR Hélène/u }));
  },
  keyboard: (hand) => ask(hand, 'semaine de vasseur', /VASSEUR Hélène/u),
  done: () => expect(main()).toContainText('VASSEUR Hélène'),
});
