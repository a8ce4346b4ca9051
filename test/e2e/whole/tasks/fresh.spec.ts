import { expect, test } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { catalogue, starts } from '../../fixtures/words.ts';
import { newWorkstation } from '../../fixtures/workstation.ts';
import type { Keyboard, Mouse } from '../../tasks/hand.ts';
import { play } from '../../tasks/play.ts';

// What is done once on a workstation, on a new one for each hand.

const words = catalogue.fr;

let fresh: ReturnType<typeof newWorkstation> | null = null;
const freshPage = (): Page => {
  if (!fresh) throw new Error('no workstation was begun');
  return fresh.page;
};
const begin = async (isSignedIn: boolean): Promise<void> => {
  await fresh?.close();
  fresh = newWorkstation({ signedIn: isSignedIn });
  await fresh.start();
};
test.afterAll(() => fresh?.close());

const form = (): Locator => freshPage().getByRole('dialog');
/** What is typed of an account, field by field, in the order of the form. */
async function account(): Promise<readonly (readonly [label: string, text: string])[]> {
  const key = await (await fetch(`${fresh?.service.baseUrl}/practice/publicKey`)).text();
  return [
    ['Nom', 'Aubin'],
    ['Prénom', 'Rose'],
    ['Identifiant', 'rose.aubin'],
    ['Courriel', 'rose.aubin@exemple.fr'],
    [words.access.passwordKey.label, key.trim()],
    ['Mot de passe obligatoire', 'Élève à 12 €'],
    [words.forms.newUser.again, 'Élève à 12 €'],
  ];
}
/** Nobody types a key of 450 letters. */
const enter = (hand: Mouse | Keyboard, label: string, text: string): Promise<void> =>
  label === words.access.passwordKey.label ? hand.paste(text) : hand.type(text);

play('newUser', freshPage, {
  async start() {
    await begin(true);
    const side = freshPage().getByRole('navigation', { name: words.shell.nav });
    await side.getByRole('button', { name: words.shell.otherScreens }).click();
    await side.getByRole('button', { name: starts(words.shell.screen.users) }).click();
    await expect(freshPage().getByRole('heading', { level: 1, name: words.shell.screen.users })).toBeVisible();
  },
  async mouse(hand) {
    await hand.click(
      freshPage()
        .getByRole('main')
        .getByRole('button', { name: starts(words.common.word.newUser) }),
    );
    for (const [at, [label, text]] of (await account()).entries()) {
      if (at > 0) await hand.click(form().getByLabel(starts(label)));
      await enter(hand, label, text);
    }
    await hand.click(form().getByRole('button', { name: starts(words.common.word.create) }));
    await hand.click(freshPage().getByRole('alertdialog').getByRole('button').last());
  },
  async keyboard(hand) {
    await hand.press('Control+n');
    for (const [label, text] of await account()) {
      const field = form().getByLabel(starts(label));
      while (!(await field.evaluate((element) => element === document.activeElement))) await hand.press('Tab');
      await enter(hand, label, text);
    }
    await hand.press('Control+Enter');
    await expect(freshPage().getByRole('alertdialog')).toBeVisible();
    await hand.press('Tab');
    await hand.press('Enter');
  },
  done: () => expect(freshPage().getByRole('heading', { level: 1, name: 'AUBIN Rose' })).toBeVisible(),
});

play('firstStart', freshPage, {
  async start() {
    await begin(false);
    await expect(freshPage().getByRole('radio', { name: starts(words.onboarding.practice) })).toBeVisible();
  },
  async mouse(hand) {
    await hand.click(freshPage().getByText(words.onboarding.practice, { exact: true }));
    await hand.click(freshPage().getByText('Campus Lyon', { exact: true }));
    await hand.click(freshPage().getByRole('button', { name: words.onboarding.add }));
    await hand.click(freshPage().getByRole('button', { name: words.onboarding.receive.start }));
  },
  async keyboard(hand) {
    await hand.press('Tab');
    await hand.press('Tab'); // past the language
    await hand.press('ArrowDown');
    await expect(freshPage().getByText('Campus Lyon', { exact: true })).toBeVisible();
    await hand.press('Tab');
    await hand.press('Space');
    await hand.press('Enter');
    await expect(freshPage().getByRole('button', { name: words.onboarding.receive.start })).toBeVisible();
    await hand.press('Tab');
    await hand.press('Enter');
  },
  async done() {
    const list = freshPage().getByRole('main', { name: words.shell.screen.today });
    await expect(list.locator('[data-row]').first()).toBeVisible();
    await expect(list.getByRole('note')).toHaveCount(0);
  },
});
