import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { arrayOf, elementsOf, rawJson, rawOf, splice } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { answeredWith, requestsTo } from '../../fixtures/interference.ts';
import { look } from '../../fixtures/look.ts';
import {
  addService,
  closeToasts,
  event,
  everythingReceived,
  expectWaiting,
  goOffline,
  goTo,
  inspector,
  openEventForm,
  openFolder,
} from '../../fixtures/screens.ts';
import { schoolDay, valueOf } from '../../fixtures/service.ts';
import { catalogue, says } from '../../fixtures/words.ts';
import { workstation } from '../../fixtures/workstation.ts';

// Points 6, 13 and 16 on the screens: undoing names what is undone with it, labels distinguish references, and what is
// only a number can be opened.

// Signed in by the first test, which changes what the service answers before anything was received.
const desk = workstation();
const words = catalogue.fr;
const dialog = (): Locator => desk.page.getByRole('dialog').or(desk.page.getByRole('alertdialog'));
const row = (name: string): Locator => desk.page.getByRole('row', { name: new RegExp(`^${name}`, 'u') });
const item = (name: string): Locator =>
  desk.page.getByRole('treeitem').filter({ has: desk.page.getByText(name, { exact: true }) });
const toast = (text: RegExp): Locator => desk.page.locator('output').getByText(text);
const choose = async (field: RegExp, option: RegExp): Promise<void> => {
  await dialog().getByRole('button', { name: field }).click();
  await desk.page.getByRole('option', { name: option }).first().click();
};

async function createFolder(name: string): Promise<void> {
  await desk.page.keyboard.press('Control+n');
  await dialog().getByLabel('Nom').fill(name);
  await desk.page.keyboard.press('Enter');
  await expect(dialog()).toBeHidden();
  await expect(row(`${name} `)).toContainText('Créé ici');
}

async function receive(name: string, path: RegExp, withInterview = true): Promise<void> {
  await goTo(desk.page, 'Aujourd’hui');
  await desk.page.keyboard.press('Control+n');
  await dialog().getByLabel(/^Nom/u).fill(name);
  await dialog()
    .getByLabel(/^Prénoms/u)
    .fill('Lola');
  await dialog()
    .getByLabel(/^Courriel/u)
    .fill(`lola.${name.toLowerCase()}@exemple.fr`);
  await choose(/Parcours d’admission/u, path);
  if (!withInterview) {
    await dialog().getByRole('button', { name: words.newApplication.more }).click();
    await dialog().getByRole('checkbox', { name: words.newApplication.withInterview }).uncheck({ force: true });
  }
  await desk.page.keyboard.press('Control+Enter');
  await expect(dialog()).toBeHidden();
}

/** The folders that the service has in one, by its path. */
async function served(...path: readonly string[]): Promise<readonly unknown[]> {
  const rows = await desk.service.all(
    'Directory',
    `?$filter=${encodeURIComponent(`path eq ${['Partage', ...path].join('\\')}`)}`,
  );
  return rows.filter((each) => valueOf(each, 'Isdirectory') === true).map((each) => valueOf(each, 'Name'));
}

test('R3.4 admission paths and programmes that share their name are distinguished, and one without a name is its number (Conventions.5)', async () => {
  test.setTimeout(90_000);
  const { page, service, proxy } = desk;
  const withAll = (change: (row: RawJson, at: number) => RawJson) =>
    answeredWith('value', (value) => arrayOf(elementsOf(value).map(change)));
  const named = (row: RawJson, member: string, name: string | null): RawJson =>
    splice(row, new Map([[member, rawOf(name)]]));
  const programmes = await service.all('Programme');
  const nameless = String(valueOf(programmes[0] ?? rawJson('{}'), 'Id'));
  proxy.interfere(
    requestsTo('GET', 'SessionRecrutement'),
    withAll((row) => named(named(row, 'Nom', ''), 'LibelleExterne', 'Rentrée 2027')),
  );
  proxy.interfere(
    requestsTo('GET', 'Programme'),
    withAll((row, at) => (at === 0 ? named(row, 'Nom', null) : row)),
  );
  const options = async (): Promise<readonly string[]> =>
    (await page.getByRole('option').allTextContents()).map((text) => text.trim());

  await test.step('The paths of a campus in the walk-in form: programme, then period', async () => {
    await addService(page, service, proxy.baseUrl);
    await everythingReceived(page);
    await goTo(page, 'Aujourd’hui');
    await page.keyboard.press('Control+n');
    await dialog()
      .getByRole('button', { name: /Parcours d’admission/u })
      .click();
    const paths = await options();
    expect(paths.length).toBeGreaterThan(5);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => !path.startsWith('Rentrée 2027 · '))).toEqual([]);
    await look(page, 'fr', 'paths-of-one-name');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(dialog()).toBeHidden();
  });

  await test.step('The programmes of every campus in the event form', async () => {
    await goTo(page, 'Calendrier');
    await openEventForm(page);
    await dialog().getByRole('button', { name: words.calendar.doing.fields.more }).click();
    await dialog()
      .getByRole('button', { name: /^Programme/u })
      .or(dialog().getByLabel('Programme'))
      .first()
      .click();
    const shown = (await options()).filter((each) => each !== words.common.word.none);
    expect(new Set(shown).size).toBe(programmes.length);
    expect(shown).toContain(`Programme n°\u00A0${nameless}`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await proxy.restore();
  });
});

test('R3.1 I2 a folder is undone with its content only after a question that names it, and one key restores all of it', async () => {
  test.setTimeout(120_000);
  const { page, proxy } = desk;
  const undo = inspector(page).getByRole('button', { name: words.common.undo });
  const inside = async (): Promise<void> => {
    await expect(item('Jury blanc')).toBeVisible();
    await openFolder(page, 'Jury blanc');
    await expect(row('Copies ')).toBeVisible();
    await expect(row('Notes ')).toBeVisible();
  };

  await test.step('Offline: a walk-in, then a folder with two folders inside', async () => {
    await goTo(page, 'Documents');
    await openFolder(page, 'Campus Lyon', 'Admissions', 'Rentrée 2027');
    await goOffline(desk);
    await receive('Martinez', /BTS SIO/u);
    await goTo(page, 'Documents');
    await openFolder(page, 'Rentrée 2027');
    await createFolder('Jury blanc');
    await openFolder(page, 'Jury blanc');
    await createFolder('Copies');
    await createFolder('Notes');
    await expectWaiting(page, 6);
  });

  await test.step('« Défaire » asks and names what is undone with it; « Annuler » keeps all of it', async () => {
    await openFolder(page, 'Rentrée 2027');
    await row('Jury blanc ').click();
    await undo.click();
    await expect(dialog()).toContainText(/Défaire aussi\s: 2 répertoires créés dedans/u);
    await expect(dialog()).toContainText('Copies');
    await closeToasts(page, words);
    await look(page, 'fr', 'undo-question');
    await page.keyboard.press('Enter');
    await expect(dialog()).toBeHidden();
    await expectWaiting(page, 6);
  });

  for (const key of ['Control+Shift+z', 'Control+z']) {
    await test.step(`After the confirmation all three are gone, and one ${key} restores them, the walk-in unchanged`, async () => {
      await openFolder(page, 'Rentrée 2027');
      await row('Jury blanc ').click();
      await undo.click();
      await dialog().getByRole('button', { name: words.common.word.undoAll }).click();
      await expect(toast(/Défait\s: .*Jury blanc.* et 2 autres/u)).toBeVisible();
      await expect(row('Jury blanc ')).toBeHidden();
      await expectWaiting(page, 3);
      if (key === 'Control+z') {
        await page.keyboard.press(key);
        await expect(toast(/même touche remettra .*Jury blanc.* et 2 autres/u)).toBeVisible();
        await expectWaiting(page, 3);
      }
      await page.keyboard.press(key);
      await expect(toast(/Refait\s: .*Jury blanc.* et 2 autres/u)).toBeVisible();
      await expectWaiting(page, 6);
      await inside();
      await closeToasts(page, words);
    });
  }

  await test.step('Each Ctrl Z says what it undid, one after the other down to the walk-in', async () => {
    for (const name of ['Notes', 'Copies', 'Jury blanc']) {
      await page.keyboard.press('Control+z');
      await expect(toast(new RegExp(String.raw`Défait\s: .*${name}`, 'u'))).toBeVisible();
    }
    await expectWaiting(page, 3);
    await page.keyboard.press('Control+z');
    await expect(toast(/Défait\s: .*martinez.* et 2 autres/iu)).toBeVisible();
    await expectWaiting(page, 0);
    for (let time = 0; time < 4; time += 1) await page.keyboard.press('Control+Shift+z');
    await expectWaiting(page, 6);
    await inside();
    await closeToasts(page, words);
  });

  await test.step('Online the service has each once, one in the other; what it has cannot be undone: that stays the next in line', async () => {
    await proxy.restore();
    await expectWaiting(page, 0);
    expect(await served('Campus Lyon', 'Admissions', 'Rentrée 2027', 'Jury blanc')).toEqual(['Copies', 'Notes']);
    for (const _press of [1, 2]) {
      await page.keyboard.press('Control+z');
      await expect(
        toast(/Pas défait\s: .*Notes.* Déjà créé dans le service, qui ne supprime rien/u).last(),
      ).toBeVisible();
      await expect(toast(/Copies/u)).toHaveCount(0);
    }
    await look(page, 'fr', 'undo-stuck');
    await page.locator('output').getByRole('button', { name: words.shell.undo.action.aside }).last().click();
    await closeToasts(page, words);
    await page.keyboard.press('Control+z');
    await expect(toast(/Pas défait\s: .*Copies/u)).toBeVisible();
    await expect(toast(says('Notes'))).toHaveCount(0);
  });
});

test('an application without an interview is created, for a new applicant and a known one, and is on the applicant’s page', async () => {
  test.setTimeout(90_000);
  const { page, service } = desk;
  const filesOf = async (name: string): Promise<readonly RawJson[]> =>
    (await service.all('Dossier')).filter((file) => String(valueOf(file, 'Nom')).startsWith(name));

  await test.step('A new applicant', async () => {
    await receive('Sansheure', /BTS SIO/u, false);
    await expect(page.getByRole('heading', { name: 'SANSHEURE Lola' })).toBeVisible();
    await expect(inspector(page)).toContainText('BTS SIO');
    await look(page, 'fr', 'file-without-interview');
    await expect
      .poll(async () => (await filesOf('Sansheure')).map((file) => valueOf(file, 'CreneauLibre')))
      .toEqual([null]);
    await expectWaiting(page, 0);
  });

  await test.step('The same applicant again: their record, one more application', async () => {
    await goTo(page, 'Aujourd’hui');
    await page.keyboard.press('Control+n');
    await dialog().getByLabel(/^Nom/u).fill('Sansheure');
    await dialog()
      .getByLabel(/^Prénoms/u)
      .fill('Lola');
    await dialog()
      .getByLabel(/^Courriel/u)
      .fill('lola.sansheure@exemple.fr');
    await dialog().getByRole('button', { name: words.newApplication.more }).click();
    await dialog()
      .getByRole('radio', { name: /SANSHEURE Lola/u })
      .check({ force: true });
    await choose(/Parcours d’admission/u, /BTS NDRC/u);
    await dialog().getByRole('checkbox', { name: words.newApplication.withInterview }).uncheck({ force: true });
    await look(page, 'fr', 'walk-in-without-interview');
    await page.keyboard.press('Control+Enter');
    await expect(dialog()).toBeHidden();
    await expect(page.getByText(words.people.applications.noInterview, { exact: true })).toHaveCount(2);
    await expect.poll(() => filesOf('Sansheure')).toHaveLength(2);
    await expectWaiting(page, 0);
    expect(new Set((await filesOf('Sansheure')).map((file) => valueOf(file, 'CandidatId'))).size).toBe(1);
  });
});

test('R3.4 an event that no list contains is opened by its number, and stays on this workstation', async () => {
  const { page, service } = desk;
  const day = schoolDay();
  const like = (await service.all('Planification')).find((row) => String(valueOf(row, 'EntiteJuridiqueId')) === '101');
  const id = await service.create(
    'Planification',
    splice(
      like ?? rawJson('{}'),
      new Map([
        ['Nom', rawOf('Jury lointain')],
        ['Debut', rawOf(`${day}T07:00:00+01:00`)],
        ['Fin', rawOf(`${day}T07:30:00+01:00`)],
      ]),
      (member) => member === 'Id',
    ),
  );

  await test.step('From the palette', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(id);
    await page.getByRole('option', { name: new RegExp(String.raw`^Événement\s: ouvrir le n°\s${id}`, 'u') }).click();
    await expect(inspector(page)).toContainText('Jury lointain');
    await goOffline(desk);
    await page.keyboard.press('Escape');
    await expect(event(page, 'Jury lointain')).toBeVisible();
  });

  await test.step('From the calendar, each failure has its words', async () => {
    await page.getByRole('button', { name: words.common.word.otherActions }).click();
    await page.getByRole('menuitem', { name: words.calendar.views.openNumber }).click();
    const answers = async (typed: string, text: RegExp): Promise<void> => {
      await dialog().getByRole('textbox').fill(typed);
      await page.keyboard.press('Enter');
      await expect(dialog()).toContainText(text);
    };
    await answers('demain', /n’est pas un numéro/u);
    await answers('999999', /ne peut pas être interrogé maintenant/u);
    await look(page, 'fr', 'open-by-number');
    await desk.proxy.restore();
    await answers('999998', /Rien sous ce numéro dans le service\s: événement n°\s999998/u);
    await dialog().getByRole('textbox').fill(id);
    await page.keyboard.press('Enter');
    await expect(dialog()).toBeHidden();
    await expect(inspector(page)).toContainText('Jury lointain');
  });
});
