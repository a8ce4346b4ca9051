import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { settleMs } from '#parts/deciding/pace.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { closeToasts, event, goTo, inMenu, inspector, knowFields } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { catalogue, says, starts, undoneToast } from '../../fixtures/words.ts';
import { workstation } from '../../fixtures/workstation.ts';
import type { Mouse } from '../../tasks/hand.ts';
import { play } from '../../tasks/play.ts';

// The week of an admissions officer: one workstation; each task begins by itself, where its user would.

const words = catalogue.fr;
const desk = workstation({
  signedIn: true,
  prepare: ({ page }) => knowFields(page),
});
const page = (): Page => desk.page;
const main = (): Locator => page().getByRole('main');
const dialog = (): Locator => page().getByRole('dialog');
const button = (name: string | RegExp, within: Locator = main()): Locator => within.getByRole('button', { name });
const hero = (): Locator => page().getByRole('region', { name: words.common.word.nextInterview });
const heading = (name: string | RegExp): Locator => main().getByRole('heading', { level: 1, name });
const toast = (text: RegExp): Locator => page().locator('output', { hasText: text });
const palette = (): Locator =>
  page()
    .getByRole('banner')
    .getByRole('button', { name: says(words.shell.search.placeholder) });
const option = (name: RegExp): Locator => page().getByRole('option', { name }).first();
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
/** Of the first decision. */
let decidedName = '';
const listOf = (name: RegExp): Locator => button(name, dialog());
/** The interviews of the last days that have no decision. */
const unfinished = /à décider des derniers jours/u;
const undecided = (): Locator =>
  button(new RegExp(`^${words.common.word.decide}`, 'u'), main().locator('p', { hasText: unfinished }));
const takeBack = async (times = 1): Promise<void> => {
  await closeToasts(page(), words);
  for (let time = 0; time < times; time += 1) {
    await page().keyboard.press('Control+z');
    await expect(toast(undoneToast)).toBeVisible();
    await closeToasts(page(), words);
  }
};
/** In the dialog of decisions: `count` rows are decided, each with the first decision. */
const decideThese = async (count: number, choose: () => Promise<void>): Promise<void> => {
  decidedName = (await dialog().getByRole('heading').innerText()).replace(/^.*:\s/u, '');
  for (let done = 1; done <= count; done += 1) {
    // As long as it takes to read a name: a key that comes sooner decides nothing.
    await page().waitForTimeout(settleMs);
    await choose();
    await expect(dialog().locator('[data-decided]')).toHaveCount(done);
  }
};
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

const applicationOf = async (name: string): Promise<RawJson> => {
  const [last = '', first = ''] = name.toLowerCase().split(/ (?=[^ ]+$)/u);
  const found = (await desk.service.all('Dossier')).find((file) => {
    const title = String(valueOf(file, 'Nom')).toLowerCase();
    return title.includes(last) && title.includes(first) && valueOf(file, 'DecisionId') === 1;
  });
  return found ?? ('{}' as RawJson); // an empty object is JSON
};

play('decideState', page, {
  start: today,
  async mouse(hand) {
    await hand.click(undecided());
    await decideThese(1, () => hand.click(firstDecision()));
    await hand.click(dialog().getByRole('button', { name: words.common.close }).last());
  },
  async keyboard(hand) {
    await hand.press('F8');
    await decideThese(1, () => hand.press('1'));
    await hand.press('Escape');
  },
  async done() {
    await expect(dialog()).toBeHidden();
    await expect.poll(async () => valueOf(await applicationOf(decidedName), 'EtatCandidatureId')).toBe(55);
  },
  back: () => takeBack(),
});

play('nextPerson', page, {
  async start() {
    await today();
    await page().keyboard.press('Escape');
    decidedName = await hero().getByRole('heading').innerText();
    await inMenu(page(), 'd');
    await decideThese(1, () => page().keyboard.press('1'));
    await page().keyboard.press('Escape');
  },
  mouse: async () => undefined,
  keyboard: async () => undefined,
  async done() {
    await expect(dialog()).toBeHidden();
    await expect(hero().getByRole('heading')).not.toHaveText(decidedName);
    await expect(hero()).toHaveClass(/outline-accent/u);
  },
  back: () => takeBack(),
});

play('moveFree', page, {
  async start() {
    await today();
    await main()
      .getByRole('row', { name: /BENSAÏD Inès/u })
      .click();
  },
  async mouse(hand) {
    await hand.click(button(/^Déplacer/u));
    await hand.click(dialog().getByRole('listitem').getByRole('button').first());
    await hand.click(button(/^Déplacer/u, dialog()));
  },
  async keyboard(hand) {
    await hand.press(',');
    await hand.press('h');
    await expect(dialog()).toBeVisible();
    await hand.press('ArrowDown');
    await hand.press('Enter');
  },
  async done() {
    await expect(dialog()).toBeHidden();
    await expect(toast(/Entretien déplacé au/u)).toBeVisible();
    await expect(main().getByRole('row', { name: /BENSAÏD Inès/u })).toBeFocused();
  },
  back: () => takeBack(),
});

play('whyClash', page, {
  async start() {
    await today();
    await main()
      .getByRole('row', { name: /BENSAÏD Inès/u })
      .click();
    await inMenu(page(), 'h');
    await dialog().getByLabel('Heure').fill('11:15');
    await page().keyboard.press('Enter');
    await expect(dialog()).toBeHidden();
    await page().keyboard.press('Escape');
  },
  mouse: (hand) => hand.click(button(/conflits? d’horaire/u)),
  keyboard: (hand) => hand.press('F8'),
  async done() {
    await expect(inspector(page()).getByText(/BELKACEM Karim a aussi l’entretien de/u)).toBeVisible();
  },
  async back() {
    await page().keyboard.press('Escape');
    await takeBack();
  },
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
    done: () => expect(heading(/KACZMAREK Paul/u)).toBeVisible(),
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
