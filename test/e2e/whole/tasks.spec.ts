import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { settleMs } from '#parts/deciding/pace.ts';
import { rawJson } from '#shared/json/rawJson.ts';
import { closeToasts, event, goTo, inMenu, knowFields } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { catalogue, says, starts, undoneToast } from '../fixtures/words.ts';
import { workstation } from '../fixtures/workstation.ts';
import { play } from '../tasks/play.ts';
import type { Keyboard, Mouse } from '../tasks/play.ts';

// The week of an admissions officer and of a planner: one workstation; each task begins by itself, where its user
// would.

const words = catalogue.fr;
const desk = workstation({ signedIn: true, prepare: ({ page }) => knowFields(page) });
const page = (): Page => desk.page;
const main = (): Locator => page().getByRole('main');
const dialog = (): Locator => page().getByRole('dialog');
const button = (name: string | RegExp, within: Locator = main()): Locator => within.getByRole('button', { name });
const toast = (text: RegExp): Locator => page().locator('output', { hasText: text });
const palette = (): Locator => button(says(words.shell.search.placeholder), page().getByRole('banner'));
const option = (name: RegExp): Locator => page().getByRole('option', { name }).first();
/** Types a line into the palette, and takes what is first. */
const ask = async (hand: Keyboard, typed: string, found: RegExp): Promise<void> => {
  await hand.press('Control+k');
  await hand.type(typed);
  await expect(page().getByRole('option').first()).toHaveAccessibleName(found);
  await hand.press('Enter');
};
const takeBack = async (times = 1): Promise<void> => {
  await closeToasts(page(), words);
  for (let time = 0; time < times; time += 1) {
    await page().keyboard.press('Control+z');
    await expect(toast(undoneToast)).toBeVisible();
    await closeToasts(page(), words);
  }
};

const hero = (): Locator => page().getByRole('region', { name: words.common.word.nextInterview });
const today = async (): Promise<void> => {
  await closeToasts(page(), words);
  await goTo(page(), 'Aujourd’hui');
  await expect(hero()).toBeVisible();
};

play('next', page, {
  start: today,
  mouse: async () => undefined,
  keyboard: async () => undefined,
  async done() {
    await expect(hero()).toContainText('BENSAÏD Inès');
    await expect(hero()).toContainText('10:30');
    await expect(hero()).toContainText(/S\. \d+/u);
    await expect(hero()).toContainText(/pièces? manquantes?/u);
  },
});

play('arrival', page, {
  start: today,
  mouse: (hand) => hand.click(button(words.today.action.arrived, hero())),
  async keyboard(hand) {
    await hand.press(',');
    await hand.press('r');
  },
  async done() {
    const said = toast(/Arrivée notée à/u);
    const whereUndoIs = (): Promise<unknown> => button(/Défaire/u, said).boundingBox();
    await expect(said).toBeVisible();
    const before = await whereUndoIs();
    await expect(said).toContainText(words.common.kept.verified);
    expect(await whereUndoIs(), 'I27 the verdict moves no button').toEqual(before);
  },
  back: async () => {
    await page().keyboard.press('Control+z');
    await expect(toast(undoneToast)).toBeVisible();
  },
});

play('undo', page, {
  async start() {
    await today();
    await inMenu(page(), 'r');
    await expect(toast(/Arrivée notée à/u)).toBeVisible();
  },
  mouse: (hand) => hand.click(button(/Défaire/u, page().locator('output'))),
  keyboard: (hand) => hand.press('Control+z'),
  done: () => expect(toast(undoneToast)).toBeVisible(),
});

/** In the dialog of decisions: `count` rows are decided, each with the first decision. */
const decideThese = async (count: number, choose: () => Promise<void>): Promise<void> => {
  for (let done = 1; done <= count; done += 1) {
    // As long as it takes to read a name: a key that comes sooner decides nothing.
    await page().waitForTimeout(settleMs);
    await choose();
    await expect(dialog().locator('[data-decided]')).toHaveCount(done);
  }
};
/** The interviews of the last days that have no decision. */
const undecided = (): Locator =>
  button(
    new RegExp(`^${words.common.word.decide}`, 'u'),
    main().locator('p', { hasText: /à décider des derniers jours/u }),
  );
const firstDecision = (): Locator =>
  dialog().getByRole('group', { name: words.common.word.decision }).getByRole('button').first();

for (const [name, count] of [
  ['decide', 1],
  ['decideFive', 5],
] as const)
  play(name, page, {
    start: today,
    async mouse(hand) {
      await hand.click(undecided());
      await decideThese(count, () => hand.click(firstDecision()));
      await hand.click(dialog().getByRole('button', { name: words.common.close }).last());
    },
    async keyboard(hand) {
      await hand.press('F8');
      await decideThese(count, () => hand.press('1'));
      await hand.press('Escape');
    },
    done: () => expect(dialog()).toBeHidden(),
    back: () => takeBack(count),
  });

play('moveInterview', page, {
  async start() {
    await closeToasts(page(), words);
    await goTo(page(), 'Calendrier');
    await page().keyboard.press('1');
    await event(page(), 'BENSAÏD Inès').focus();
  },
  async mouse(hand) {
    await hand.drag(event(page(), 'BENSAÏD Inès'), { x: 0, y: 66 });
  },
  async keyboard(hand) {
    for (let quarter = 0; quarter < 4; quarter += 1) await hand.press('Control+ArrowDown');
  },
  async done() {
    await expect(event(page(), 'BENSAÏD Inès')).toHaveAccessibleName(/11:30/u);
    await expect(toast(/^BENSAÏD Inès\s: déplacé .*11:30/u)).toBeVisible();
  },
  back: () => takeBack(),
});

/** As it is written on a telephone, without blanks. */
const phoneOf = async (): Promise<string> => {
  const files = await desk.service.all('Dossier');
  const file = files.find((each) => /kaczmarek.*paul|paul.*kaczmarek/iu.test(String(valueOf(each, 'Nom'))));
  if (file === undefined) throw new Error('the sample has no Paul Kaczmarek');
  // as the service writes custom fields
  const parametres = valueOf(file, 'Parametres') as readonly { readonly Code: string; readonly Valeur: string }[];
  const phone = parametres.find(({ Code }) => Code === 'PORTABLE')?.Valeur ?? '';
  return phone.replaceAll(' ', '');
};

for (const [name, typed] of [
  ['misspelt', async () => 'kazmarek paul'],
  ['phone', phoneOf],
] as const)
  play(name, page, {
    start: today,
    async mouse(hand) {
      await hand.click(palette());
      await hand.type(await typed());
      await hand.click(option(/KACZMAREK Paul/u));
    },
    async keyboard(hand) {
      await hand.press('Control+k');
      await hand.type(await typed());
      await expect(option(/KACZMAREK Paul/u)).toBeVisible();
      await hand.press('Enter');
    },
    done: () => expect(main().getByRole('heading', { level: 1, name: /KACZMAREK Paul/u })).toBeVisible(),
  });

play('paper', page, {
  start: today,
  async mouse(hand) {
    await hand.click(button(/^Actions pour/u));
    await hand.click(page().getByRole('menuitem', { name: words.today.print.action }));
    await hand.click(button(words.common.paper.savePdf, dialog()));
  },
  async keyboard(hand) {
    await hand.press('Control+p');
    await expect(dialog()).toBeVisible();
    await hand.press('Control+s');
  },
  done: () => expect(toast(/Enregistré/u)).toBeVisible(),
});

const list = (): Locator => page().getByRole('grid', { name: 'Dossiers' });
const applications = async (): Promise<void> => {
  await closeToasts(page(), words);
  await page().keyboard.press('Control+3');
  await page().getByRole('radio', { name: 'Dossiers' }).check({ force: true });
};
const withoutDecision = (): Locator =>
  button(words.shell.applicationViews.undecided, page().getByRole('toolbar', { name: words.lists.quick }));
/** Nothing narrows the list. */
async function everyApplication(): Promise<void> {
  await main().getByRole('searchbox').fill('');
  for (const pressed of (await main().locator('button[aria-pressed=true]').all()).toReversed()) await pressed.click();
}

// Before the list has filters and an order of the user’s own.
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
  keyboard: (hand) => ask(hand, 'changements reçus dossier', /Changements reçus aujourd’hui.*\d+ dossiers?$/u),
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
  mouse: (hand) => hand.click(withoutDecision()),
  keyboard: (hand) => ask(hand, 'sans décision', /Sans décision/u),
  async done() {
    await expect(withoutDecision()).toHaveAttribute('aria-pressed', 'true');
    await expect(list().getByRole('row', { name: /Admis\s\?/u })).toHaveCount(0);
  },
});

play('sort', page, {
  async start() {
    await applications();
    await list().getByRole('button', { name: 'Candidat' }).click();
  },
  mouse: (hand) => hand.click(list().getByRole('button', { name: 'Rempli à' })),
  keyboard: (hand) => ask(hand, 'trier rempli', /par Rempli à/u),
  done: () => expect(list().getByRole('columnheader', { name: 'Rempli à' })).toHaveAttribute('aria-sort', 'descending'),
});

play('group', page, {
  start: applications,
  async mouse(hand) {
    await hand.click(button(words.lists.group));
    await hand.click(page().getByRole('menuitem', { name: 'État' }));
  },
  keyboard: (hand) => ask(hand, 'grouper état', /par État/u),
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
    await ask(hand, words.lists.keepView, says(words.lists.keepView));
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

const saved = (): Promise<readonly string[]> => readdir(join(desk.profile, 'saved')).catch(() => []);

play('csv', page, {
  start: applications,
  async mouse(hand) {
    await hand.click(button(words.lists.tools));
    await hand.click(page().getByRole('menuitem', { name: says(words.lists.export) }));
  },
  keyboard: (hand) => ask(hand, words.lists.export, says(words.lists.export)),
  done: () => expect.poll(saved).toContainEqual(expect.stringMatching(/^Dossiers .*\.csv$/u)),
  back: () => rm(join(desk.profile, 'saved'), { recursive: true }),
});

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

for (const [name, line, made] of [
  ['type', 'demain 14h point équipe 30 min', /^Point équipe/u],
  ['repeat', 'jury tous les vendredis à 14h ×4', /^Jury/u],
] as const)
  play(name, page, {
    start: week,
    async mouse(hand) {
      await hand.click(button(starts(words.common.word.create)));
      await expect(dialog().getByRole('textbox')).toBeFocused();
      await hand.type(line);
      await hand.click(button(starts(words.common.word.create), dialog()));
    },
    async keyboard(hand) {
      await hand.press('c');
      await expect(dialog().getByRole('textbox')).toBeFocused();
      await hand.type(line);
      await hand.press('Enter');
    },
    async done() {
      await expect(dialog()).toBeHidden();
      await expect(page().locator('[data-event]').getByText(made).first()).toBeVisible();
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
  async back() {
    await takeBack();
    await page().keyboard.press('Escape'); // what was selected is no more
  },
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
  done: () => expect(main().getByRole('heading', { level: 1 })).toContainText('11 – 15 janv. 2027'),
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

/**
 * The three texts of a new applicant, whose name differs with each hand, so that nobody is known already; each is typed
 * when its field has the focus.
 */
const fillIn = async (
  hand: Pick<Mouse, 'type'>,
  name: string,
  go: (field: Locator) => Promise<void>,
): Promise<void> => {
  const texts = [
    [/^Nom/u, name],
    [/^Prénoms/u, 'Jeanne'],
    [/^Courriel/u, `jeanne.${name.toLowerCase()}@exemple.fr`],
  ] as const;
  for (const [at, [label, text]] of texts.entries()) {
    const field = dialog().getByLabel(label);
    if (at > 0) await go(field);
    await expect(field).toBeFocused();
    await hand.type(text);
  }
};
const listOf = (name: RegExp): Locator => button(name, dialog());

// Last: who came is in the day from then on.
play('walkIn', page, {
  start: today,
  async mouse(hand) {
    await hand.click(button(words.newApplication.title.walkIn));
    await fillIn(hand, 'Lambert', async (field) => hand.click(field));
    await hand.click(listOf(/Parcours d’admission/u));
    await hand.click(option(/BTS MCO, rentrée 2027/u));
    await hand.click(button(starts(words.common.save), dialog()));
  },
  async keyboard(hand) {
    await hand.press('Control+n');
    await expect(dialog()).toBeVisible();
    await fillIn(hand, 'Mercadier', async (field) => {
      await hand.press('Tab');
      // Past the telephone.
      if ((await field.getAttribute('type')) === 'email') await hand.press('Tab');
    });
    await hand.press('Tab');
    await hand.type('BTS MCO');
    await hand.press('Control+Enter');
  },
  done: () => expect(dialog()).toBeHidden(),
});
