import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { goTo } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { catalogue, starts } from '../../fixtures/words.ts';
import { workstation } from '../../fixtures/workstation.ts';
import { play } from '../../tasks/play.ts';

// What an office does now and then, and wants behind it.

const words = catalogue.fr;
const desk = workstation({ signedIn: true });
const page = (): Page => desk.page;
const main = (): Locator => page().getByRole('main');
const question = (): Locator => page().getByRole('alertdialog');
const button = (name: string | RegExp, within: Locator = main()): Locator => within.getByRole('button', { name });
const part = (name: string): Locator => main().getByRole('region', { name, exact: true });
const choose = async (label: RegExp, option: string | RegExp): Promise<void> => {
  await button(label).click();
  await page().getByRole('option', { name: option }).first().click();
};

const { draft } = words.agreements;
/** How many were: no address and no professional belongs to two. */
let made = 0;

/** A learner's page, and from it a draft with all that an agreement has: seven parts and their instalments. */
async function fillInAgreement(): Promise<void> {
  made += 1;
  const code = String(valueOf(await desk.service.one('Apprenant', '3002'), 'Code'));
  await goTo(page(), 'Aujourd’hui');
  await page().keyboard.press('Control+3');
  await page().getByRole('radio', { name: 'Apprenants' }).click();
  await page().getByRole('searchbox').fill(code);
  await button(words.pages.find.action).click();
  await main().getByRole('grid').locator('[data-row]').first().click();
  await page()
    .getByRole('tab', { name: /^Conventions/u })
    .click();
  await button(words.keys.agreements.create).click();
  await choose(/Inscription ou dossier obligatoire/u, /alternance/u);
  await choose(/Type de convention obligatoire/u, 'Contrat d’apprentissage');
  await page().getByRole('radiogroup', { name: draft.sequence }).locator('label').last().click();
  await main().getByRole('textbox', { name: 'Poste', exact: true }).fill('Technicien support');
  await main().getByRole('textbox', { name: 'Nom', exact: true }).fill('Ateliers Ravier');
  await main().getByRole('textbox', { name: draft.companyMail }).fill(`contact${made}@ravier.exemple.fr`);
  await part(draft.part.people).getByRole('button', { name: words.forms.technical }).click();
  const numbers = part(draft.part.people).getByRole('textbox', { name: /par son numéro$/u });
  for (const index of [0, 1, 2]) await numbers.nth(index).fill(String(70 + 10 * made + index));
  await button(draft.addFunder).click();
  await choose(/Financeur obligatoire/u, 'Atlas');
}

/** The answer of the confirmation of R4.3: the only question on the way. */
const confirm = (): Locator => question().getByRole('button').last();

play('sendAgreement', page, {
  start: fillInAgreement,
  async mouse(hand) {
    await hand.click(button(starts(draft.send)));
    await hand.click(confirm());
  },
  async keyboard(hand) {
    await hand.press('Control+Enter');
    await expect(question()).toBeVisible();
    await hand.press('Tab');
    await hand.press('Enter');
  },
  async done() {
    await expect(part(draft.progress)).toContainText(draft.complete, { timeout: 30_000 });
    const parts = part(draft.progress).getByRole('listitem');
    await expect(parts).toHaveCount(7);
    await expect(parts.filter({ hasText: /Fait/u })).toHaveCount(7);
  },
  async back() {
    await button(starts(words.common.word.finish)).click();
  },
});
