import { expect, test } from '../../fixtures/everyScreen.ts';
import { openListForIt } from '../../fixtures/screens.ts';
import { says, starts } from '../../fixtures/words.ts';

test('users, their rights, and what is created for people', async ({ carnet }) => {
  test.setTimeout(240_000);
  const {
    page,
    words: { users: words, pages, people, lists, newApplication, common, keys },
    button,
    see,
  } = carnet;
  const dialog = page.getByRole('dialog');
  const question = page.getByRole('alertdialog');
  const command = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(text);
    await expect(page.getByRole('option', { name: text }).first()).toBeVisible();
    await page.keyboard.press('Enter');
  };
  const confirm = async (): Promise<void> => {
    await question.getByRole('button').last().click();
    await expect(question).toBeHidden();
  };
  const fill = (label: string, text: string) => dialog.getByLabel(starts(label)).fill(text);
  const labels =
    carnet.language === 'fr'
      ? {
          Nom: 'Nom',
          Prenom: 'Prénom',
          Login: 'Identifiant',
          Mail: 'Courriel',
          way: 'Mode de connexion',
          ldap: 'Annuaire LDAP',
          birth: 'Date de naissance',
          name: 'Nom de naissance',
          given: 'Prénoms',
        }
      : {
          Nom: 'Name',
          Prenom: 'Given name',
          Login: 'Login',
          Mail: 'Email address',
          way: 'Sign-in method',
          ldap: 'LDAP directory',
          birth: 'Date of birth',
          name: 'Birth name',
          given: 'Given names',
        };

  await test.step('a new user', async () => {
    await command(keys.users.create);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await see('users-form-errors', 'large', 'zoomed');
    await fill(labels.Nom, 'Aubin');
    await fill(labels.Prenom, 'Rose');
    await fill(labels.Login, 'rose.aubin');
    await fill(labels.Mail, 'rose.aubin@exemple.fr');
    await dialog.getByRole('button', { name: says(labels.way) }).click();
    await page.getByRole('option', { name: labels.ldap }).click();
    await see('users-form');
    await page.keyboard.press('Control+Enter');
    await expect(question).toBeVisible();
    await see('users-confirm');
    await confirm();
    await expect(page.getByRole('heading', { level: 1, name: 'AUBIN Rose' })).toBeVisible();
    await see('user-full', 'large', 'zoomed');
  });

  await test.step('their rights', async () => {
    await page.getByRole('tab', { name: starts(words.rights.title) }).click();
    await expect(page.getByText(words.rights.none)).toBeVisible();
    await see('user-no-rights');
    await button(words.rights.add).click();
    await dialog.getByRole('checkbox', { name: /^Campus Lyon/u }).check({ force: true });
    await see('user-add-rights', 'large', 'zoomed');
    await fill(words.add.numbers, '9007199254740993');
    await page.keyboard.press('Control+Enter');
    await confirm();
    await expect(page.getByRole('list', { name: words.change.title })).toBeVisible();
    // There was none before.
    await expect(page.getByText(words.change.kept_zero)).toBeHidden();
    await see('user-rights-added');
    await button(words.rights.applyTemplate).click();
    await dialog.getByRole('button', { name: says(words.template.which) }).click();
    await page.getByRole('option', { name: 'Accueil Campus Nantes' }).click();
    await see('user-template');
    await page.keyboard.press('Control+Enter');
    await expect(question).toBeVisible();
    await see('user-template-confirm');
    await confirm();
    await expect(page.getByRole('list', { name: words.change.title })).toContainText('Campus Nantes');
    await see('user-rights-replaced', 'zoomed');
  });

  await test.step('the list, and an account that is known by its number alone', async () => {
    await page.keyboard.press('Backspace');
    await expect(carnet.main.getByRole('row').nth(1)).toBeVisible();
    await see('users-full', 'large', 'zoomed');
    await page.getByLabel(words.byNumber.label).fill('1');
    await button(words.byNumber.action).click();
    await expect(page.getByRole('list', { name: words.rights.title })).toBeVisible();
    await see('user-by-number');
  });

  await test.step('a learner, and a new application', async () => {
    await command(lists.create.learner);
    await fill(labels.name, 'Traoré');
    await fill(labels.given, 'Moussa');
    await fill(labels.Mail, 'ines.bensaid@exemple.fr');
    await dialog.getByLabel(starts(labels.birth)).fill('20/11/2012');
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText(common.rejection.minorNeedsGuardian)).toBeVisible();
    await expect(dialog.getByText(newApplication.known.address)).toBeVisible();
    await see('learner-form', 'large', 'zoomed');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Control+n');
    await expect(dialog).toBeVisible();
    await see('application-form');
    await page.keyboard.press('Escape');
  });

  await test.step('the account of a person', async () => {
    await page.getByRole('searchbox', { name: people.list.search }).fill('aminata diallo');
    await page.getByRole('row', { name: 'DIALLO Aminata' }).click();
    await page.getByRole('tab', { name: pages.more }).click();
    await page.getByRole('button', { name: starts(pages.account.link) }).click();
    await see('person-account');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: starts(pages.account.create) }).click();
    await see('person-account-new');
    await page.keyboard.press('Escape');
  });

  await test.step('the Selection context', async () => {
    await openListForIt(page, 'selection/Candidat', carnet.language);
    await expect(carnet.main.getByRole('row').nth(1)).toBeVisible();
    await see('selection-full', 'large', 'zoomed');
    await carnet.main.getByRole('row').nth(1).click();
    await expect(button(keys.people.edit)).toBeVisible();
    await see('selection-person', 'large', 'zoomed');
    await button(keys.people.edit).click();
    await see('selection-edit');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Backspace');
    await button(people.selection.create.new).click();
    await expect(page.getByRole('heading', { level: 1, name: lists.create.selectionPerson })).toBeVisible();
    await see('selection-new');
    await page.keyboard.press('Escape');
  });

  await test.step('offline', async () => {
    await carnet.offline();
    await command(keys.users.create);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByLabel(words.byNumber.label).fill('2');
    await button(words.byNumber.action).click();
    await expect(page.getByText(words.rights.online)).toBeVisible();
    await see('user-offline');
  });
});
