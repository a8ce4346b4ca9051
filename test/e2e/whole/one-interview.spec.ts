import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { picture } from '../fixtures/pictures.ts';
import { closeToasts, event, expectWaiting, goTo, inMenu, knowFields } from '../fixtures/screens.ts';
import { schoolDay, valueOf } from '../fixtures/service.ts';
import type { Service } from '../fixtures/service.ts';
import { catalogue } from '../fixtures/words.ts';
import { workstation } from '../fixtures/workstation.ts';

// One interview from the sentence that makes it to its decision, as `npm run demo` shows it: one act each time, and
// both halves at the service.

const words = catalogue.fr;
const desk = workstation({
  signedIn: true,
  prepare: ({ page }) => knowFields(page),
});
const dialog = (): Locator => desk.page.getByRole('dialog');
const row = (name: string): Locator => desk.page.getByRole('row', { name: new RegExp(name, 'u') });

/** An applicant of the campus whose one application has no hour yet: it had one later, which is taken from it. */
async function applicantWithoutHour(service: Service): Promise<{ readonly name: string; readonly id: string }> {
  const agents = new Set(
    (await service.all('Agent'))
      .filter((agent) => String(valueOf(agent, 'EntiteJuridiqueId')) === '101')
      .map((agent) => valueOf(agent, 'Id')),
  );
  const applications = await service.all('Dossier');
  const found = applications.find(
    (each) =>
      String(valueOf(each, 'CreneauLibre')).slice(0, 10) > schoolDay() &&
      agents.has(valueOf(each, 'AgentId')) &&
      applications.filter((other) => valueOf(other, 'CandidatId') === valueOf(each, 'CandidatId')).length === 1,
  );
  if (!found) throw new Error('no application has an hour after today');
  const name = String(valueOf(found, 'Nom')).split(' - ')[0] ?? '';
  const id = String(valueOf(found, 'Id'));
  await service.edit('Dossier', id, new Map([['CreneauLibre', rawOf(null)]]));
  for (const each of await service.all('Planification'))
    if (String(valueOf(each, 'Nom')).includes(name))
      await service.edit(
        'Planification',
        String(valueOf(each, 'Id')),
        new Map([
          ['Nom', rawOf('Réservation')],
          ['Annule', rawOf(true)],
        ]),
      );
  return { name, id };
}

test('one interview, from a sentence to its decision (Dossier.3)', async () => {
  test.setTimeout(180_000);
  const { page, service, proxy } = desk;
  const see = (name: string): Promise<void> => picture(page, `one-interview/${name}`);
  const { name, id } = await applicantWithoutHour(service);
  const refresh = (): Promise<void> =>
    page.getByRole('contentinfo').getByRole('button', { name: 'Actualiser' }).click();
  await goTo(page, 'Aujourd’hui');
  await refresh();
  const application = (): Promise<RawJson> => service.one('Dossier', id);
  const hour = async (): Promise<string> => String(valueOf(await application(), 'CreneauLibre')).slice(0, 16);
  const events = async (): Promise<readonly RawJson[]> =>
    (await service.all('Planification')).filter((each) => String(valueOf(each, 'Nom')).includes(`Entretien ${name}`));

  await test.step('A sentence names the applicant, the day and the hour', async () => {
    await goTo(page, 'Calendrier');
    await refresh(); // what the service has of the interview before
    await page.keyboard.press('t');
    await page.keyboard.press('c');
    await expect(dialog().getByRole('textbox')).toBeFocused();
    await page.keyboard.type(`aujourd’hui 11h15 entretien ${name} 30 min`);
    await page.keyboard.press('Alt+Enter');
    await expect(dialog().getByText(/^Dossier .*11:15/u)).toBeVisible();
    await see('sentence');
  });

  await test.step('Enter makes the event and gives the application its hour', async () => {
    await page.keyboard.press('Enter');
    await expect(event(page, `Entretien ${name}`)).toHaveAccessibleName(/11:15/u);
    await expectWaiting(page, 0);
    await expect.poll(hour).toBe(`${schoolDay()}T11:15`);
    expect(await events()).toHaveLength(1);
    await see('made');
  });

  await test.step('The network is cut; the applicant is expected today', async () => {
    await proxy.cut();
    await closeToasts(page, words);
    await goTo(page, 'Aujourd’hui');
    await row(name).click();
    await expect(page.getByRole('banner')).toContainText('Hors ligne depuis', { timeout: 60_000 });
    await see('expected');
  });

  await test.step('They have come, and the interview is done', async () => {
    await inMenu(page, 'r');
    await expect(row(name)).toContainText('Arrivé');
    await inMenu(page, 'f');
    await see('done');
  });

  await test.step('A decision is shown with the state that goes with it', async () => {
    await row(name).click();
    await inMenu(page, 'd');
    await expect(dialog()).toBeVisible();
    await see('deciding');
  });

  await test.step('One key writes both', async () => {
    await page.keyboard.press('1');
    await expect(dialog()).toContainText(new RegExp(`${name}\\s: «\\sAdmis`, 'u'));
    await page.keyboard.press('Escape');
    await expect(dialog()).toBeHidden();
    await see('decided');
  });

  await test.step('Online again, both halves reach the service once', async () => {
    await proxy.restore();
    await expect(page.getByRole('banner')).toContainText('En ligne', { timeout: 90_000 });
    await expectWaiting(page, 0);
    expect(valueOf(await application(), 'DecisionId')).not.toBeNull();
    const [only, ...others] = await events();
    expect(others).toEqual([]);
    expect(only && valueOf(only, 'Realise')).toBe(true);
    await goTo(page, 'Modifications');
    await page.getByRole('main').getByText('Envoyées', { exact: true }).click();
    await see('sent');
  });
});
