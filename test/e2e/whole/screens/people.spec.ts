import { namesOf } from '#i18n/labels/names.ts';
import { expect, test } from '../../fixtures/everyScreen.ts';
import { inspector } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { says, starts } from '../../fixtures/words.ts';

test('people and their applications', async ({ carnet }) => {
  test.setTimeout(180_000);
  const {
    page,
    language,
    words: { people: words, forms, pages, shell, common, keys, lists },
    button,
    see,
    go,
  } = carnet;
  const search = page.getByRole('searchbox', { name: words.list.search });
  const line = (name: string) => page.getByRole('grid', { name: words.list.people }).getByRole('row', { name });
  const kind = (id: keyof typeof words.list.kind) => page.getByRole('radio', { name: words.list.kind[id] }).click();
  const tab = async (id: keyof typeof words.tab | 'more'): Promise<void> => {
    const name = starts(id === 'more' ? pages.more : words.tab[id]);
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  };

  await test.step('the list', async () => {
    await go('people');
    await expect(page.getByRole('banner')).toContainText(carnet.words.shell.connection.online, { timeout: 30_000 });
    await expect(page.getByRole('grid', { name: words.list.people }).locator('[data-row]').first()).toBeVisible();
    // Between tabular figures a hyphen is as wide as one: « paul.ben - amar@exemple.fr ».
    await expect(page.getByRole('gridcell', { name: /@exemple\.fr/u }).first()).toHaveCSS(
      'font-variant-numeric',
      'normal',
    );
    await see('people-full', 'large', 'zoomed');
    await search.fill('aminata');
    await expect(line('DIALLO Aminata')).toBeVisible();
    await see('people-found');
    await page.getByRole('row', { name: 'DIALLO Aminata' }).click({ button: 'right' });
    await see('people-menu');
    await page.keyboard.press('Escape');
    await button(carnet.words.lists.tools).click();
    await carnet.page.getByRole('menuitem', { name: says(carnet.words.lists.columns) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await see('people-columns');
    await page.keyboard.press('Escape');
    await carnet.page.keyboard.press('Control+p');
    await expect(page.getByRole('dialog')).toBeVisible();
    await see('people-print');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await search.fill('personne de ce nom');
    await expect(page.getByText(says(words.list.noMatch))).toBeVisible();
    await see('people-nobody');
    await kind('Dossier');
    await expect(page.getByRole('grid', { name: words.list.kind.Dossier })).toBeVisible();
    await see('people-files', 'large');
    await page.getByRole('radio', { name: lists.week.week }).check({ force: true });
    await expect(page.locator('[data-event]').first()).toBeVisible();
    await see('people-week', 'large', 'zoomed');
    await page.getByRole('radio', { name: lists.week.list }).check({ force: true });
    await page.getByRole('button', { name: shell.applicationViews.undecided }).click();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+a');
    await see('people-files-chosen');
    await page.keyboard.press('Alt+1');
    await page.keyboard.press('ArrowDown'); // who opens it by its key may type at once
    await page.getByRole('option').first().click();
    await see('people-files-together');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
  });

  await test.step('an applicant and an application', async () => {
    await kind('Candidat');
    await search.fill('aminata diallo');
    await line('DIALLO Aminata').click();
    await expect(page.getByRole('heading', { level: 1, name: 'DIALLO Aminata' })).toBeVisible();
    await see('person-full', 'large', 'zoomed');
    await page
      .getByRole('region', { name: namesOf('Dossier', language).other })
      .getByRole('listitem')
      .getByRole('button')
      .first()
      .click();
    await expect(inspector(page)).toContainText(common.word.customFields);
    await see('person-file', 'large');
    await page.keyboard.press('Escape');
    for (const name of ['events', 'more'] as const) {
      await tab(name);
      await see(`person-${name}`);
    }
    await page.getByRole('main').getByRole('button', { name: /@/u }).first().click();
    await see('row-mail');
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: words.folders.open }).first().click();
    await expect(page.getByRole('dialog', { name: 'DIALLO Aminata' })).toBeVisible();
    await see('person-folder-new', 'zoomed');
    await page.keyboard.press('Escape');
    await tab('sheet');
    await page.getByRole('row', { name: 'Lille' }).dblclick();
    await expect(page.getByRole('row', { name: 'Lille' }).getByRole('textbox')).toBeFocused();
    await see('person-field', 'zoomed');
    await page.keyboard.press('Escape');
  });

  await test.step('a learner', async () => {
    await go('people');
    await kind('Apprenant');
    await search.fill('');
    await expect(page.getByText(words.list.noLearners)).toBeVisible();
    await see('people-no-learners');
    await search.fill('inconnu@exemple.fr');
    await button(carnet.words.pages.find.action).click();
    await see('people-learner-unknown');
    const code = String(valueOf(await carnet.service.one('Apprenant', '3002'), 'Code'));
    await search.fill(code);
    await button(carnet.words.pages.find.action).click();
    await page.getByRole('grid').locator('[data-row]').first().click();
    await expect(page.getByText(says(words.subject.Apprenant.replace('{{number}}', code)))).toBeVisible();
    await see('learner-full');
    for (const name of ['studies', 'agreements', 'more'] as const) {
      await tab(name);
      if (name === 'agreements') {
        await expect(page.getByText(says(words.agreements.none))).toBeVisible();
      }
      if (name === 'more') {
        await expect(page.getByText(pages.ledger.none)).toBeVisible();
      }
      const panel = page.getByRole('tabpanel');
      await expect(panel).not.toContainText(pages.receiving);
      // Names of courses come after the rows that refer to them.
      if (name === 'studies') await expect(panel).not.toContainText(says(common.numbered));
      await see(`learner-${name}`);
      if (name !== 'studies') continue;
      await panel.getByRole('table').getByRole('row').getByRole('button').first().click();
      await see('row-mark', 'zoomed');
      await page.keyboard.press('Escape');
    }
  });

  await test.step('forms, offline', async () => {
    await carnet.offline();
    await go('people');
    await kind('Candidat');
    await search.fill('bensaid ines');
    await line('BENSAÏD Inès').click();
    await expect(page.getByRole('heading', { level: 1, name: 'BENSAÏD Inès' })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: starts(keys.people.edit) })
      .click();
    const name = page.getByRole('textbox', { name: carnet.language === 'fr' ? /^Nom de naissance/u : /^Birth name/u });
    await name.fill('');
    await page.keyboard.press('Control+Enter');
    await see('person-form-error', 'large', 'zoomed');
    await name.fill('BENSAÏD-ROUX');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'BENSAÏD-ROUX Inès' })).toBeVisible();
    await see('person-offline');
    await page
      .getByRole('region', { name: namesOf('Dossier', language).other })
      .getByRole('listitem')
      .getByRole('button')
      .first()
      .click();
    await page.keyboard.press('Control+e');
    await page.getByRole('textbox', { name: forms.newCode.label }).fill('avis jury');
    await page.keyboard.press('Enter');
    await see('person-file-form', 'zoomed');
    await page.keyboard.press('Escape');
  });
});
