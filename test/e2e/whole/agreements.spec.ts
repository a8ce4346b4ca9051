import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { objectOf, rawOf } from '#shared/json/rawJson.ts';
import { onceOnly, requestsTo } from '../fixtures/interference.ts';
import { look } from '../fixtures/look.ts';
import { isThere } from '../fixtures/processes.ts';
import { reaches } from '../fixtures/reaches.ts';
import { goOffline, goTo, openByNumber } from '../fixtures/screens.ts';
import { valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// A new agreement, on the built app: prepared offline, resumed after SIGKILL, then sent as a whole, each part with what
// the one before became, through lost answers and beside another user at work.

// One agreement goes from test to test: prepared, sent, continued, taken in again.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });
const field = (name: string | RegExp): Locator => desk.page.getByRole('textbox', { name, exact: true });
const part = (name: string): Locator => desk.page.getByRole('region', { name, exact: true });
const button = (name: string | RegExp, exact = false): Locator => desk.page.getByRole('button', { name, exact });
const progress = (): Locator => part('Déroulement');
/** The line of a stage, which says its state. */
const stage = (name: string): Locator => progress().getByRole('listitem').filter({ hasText: name });

async function openScreen(name: string): Promise<void> {
  const nav = desk.page.getByRole('navigation', { name: 'Zones' });
  const screen = nav.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
  if ((await screen.count()) === 0) await nav.getByRole('button', { name: 'Autres écrans' }).click();
  await screen.click();
  await expect(desk.page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function choose(label: RegExp, option: string | RegExp): Promise<void> {
  await desk.page.getByRole('button', { name: label }).click();
  await desk.page.getByRole('option', { name: option }).click();
}

async function openDraft(): Promise<void> {
  await openScreen('Conventions');
  await part('Conventions en préparation')
    .getByRole('button', { name: /^ROBERT Baptiste/u })
    .click();
  await expect(progress()).toBeVisible();
}

/** The one action of the screen's header, also by keyboard. */
async function send(name: string): Promise<void> {
  // A lost answer looks like a lost connection, until the service answers again.
  await expect(desk.page.getByRole('banner')).toContainText('En ligne', { timeout: 30_000 });
  const action = button(new RegExp(`^${name}`, 'u'));
  await expect(action).toBeEnabled();
  await expect(action).not.toHaveAttribute('aria-busy', 'true');
  // A key that bounces sends it once. Both presses are on their way at once: waited for
  // one after the other on a busy machine, they would be two requests.
  await Promise.all([desk.page.keyboard.press('Control+Enter'), desk.page.keyboard.press('Control+Enter')]);
}

test('a draft is filled in offline, and is whole again after SIGKILL', async () => {
  test.setTimeout(180_000);
  const { page, service, proxy } = desk;

  await test.step('a learner with their enrolments, received online', async () => {
    await page.keyboard.press('Control+3');
    await page.getByRole('radio', { name: 'Apprenants' }).click();
    await page.getByRole('searchbox').fill(String(valueOf(await service.one('Apprenant', '3002'), 'Code')));
    await button('Chercher dans le service').click();
    await page.getByRole('grid').locator('[data-row]').first().click();
    await page.getByRole('tab', { name: /^Scolarité/u }).click();
    await expect(page.getByRole('grid', { name: 'Inscriptions aux séquences' })).toContainText('alternance');
  });

  await test.step('offline, the draft takes everything', async () => {
    await goTo(page, 'Calendrier');
    await goOffline(desk);
    await openScreen('Conventions');
    await page.keyboard.press('Control+n');
    await expect(page.getByRole('heading', { level: 1, name: 'Nouvelle convention' })).toBeVisible();
    await page.getByRole('radiogroup', { name: 'Apprenants de ce poste' }).locator('label').first().click();
    await choose(/Inscription ou dossier obligatoire/u, /alternance/u);
    await choose(/Type de convention obligatoire/u, 'Contrat d’apprentissage');
    await page.getByRole('radiogroup', { name: 'Séquence' }).locator('label').last().click();
    await field('Poste').fill('Technicien support');
    await field('Rémunération').fill('1 250,10');
    await field('Nom').fill('Ateliers Ravier');
    await field('Numéro SIRET').fill('82345678900012');
    await field('Courriel du contact').fill('contact@ravier.exemple.fr');
    await part('Professionnels').getByRole('button', { name: 'Champs techniques' }).click();
    const numbers = part('Professionnels').getByRole('textbox', { name: /par son numéro$/u });
    for (const [index, id] of ['71', '72', '73'].entries()) await numbers.nth(index).fill(id);
    await part('Professionnels').getByRole('textbox', { name: /^Nom/u }).nth(3).fill('Mme Ravier, à créer');
    await button('Ajouter un financeur').click();
    await choose(/Financeur obligatoire/u, 'Atlas');
    await field('Montant total').fill('1 000');
    await field('Nombre d’échéances').fill('3');
    await field('Première échéance').fill('30/11/2026');
    await button('Calculer les échéances').click();
    await expect(part('Échéances')).toContainText('Somme des échéances : 1 000,00 €, exacte.');
    await look(page, 'fr', 'agreement-draft-offline', ['large', 'zoomed']);
    await field('Montant 1').fill('300');
    await expect(part('Échéances')).toContainText('pour 1 000,00 € prévus');
    await field('Montant 3').fill('366,67');
    await expect(part('Échéances')).toContainText('1 000,00 €, exacte.');
  });

  await test.step('SIGKILL: the draft is listed, and holds what was typed', async () => {
    // A draft is on the disk within 300 ms of the last key, by the page's own clock.
    await page.evaluate(() => new Promise((resolve) => window.setTimeout(resolve, 600)));
    await openScreen('Conventions');
    await expect(part('Conventions en préparation')).toContainText('ROBERT Baptiste');
    await desk.carnet.kill();
    await proxy.restore();
    await reaches(desk, ['OrganismeFinanceur.list'], async () => {
      await desk.open();
      await openDraft();
    });
    await expect(field('Montant 3')).toHaveValue('366,67');
    await expect(field('Nom')).toHaveValue('Ateliers Ravier');
    await expect(field('Poste')).toHaveValue('Technicien support');
  });

  await test.step('closed right after the last key, Carnet opens with what was typed', async () => {
    // In one task of the page: nothing passes between the key and the order to quit.
    await field('Poste').evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Technicien réseau');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      void window.carnet?.call('app.quit', {});
    });
    await expect.poll(() => isThere(desk.carnet.pid), { timeout: 30_000 }).toBe(false);
    await reaches(desk, ['OrganismeFinanceur.list'], async () => {
      await desk.open();
      await openDraft();
    });
    await expect(field('Poste')).toHaveValue('Technicien réseau');
  });

  await test.step('the draft is saved to a file, deleted, and taken in again; nothing is sent', async () => {
    await button('Enregistrer dans un fichier').click();
    await expect(desk.page.getByText(/^Enregistré\s: Convention ROBERT Baptiste\.json/u)).toBeVisible();
    const folder = join(desk.profile, 'saved');
    const path = join(folder, (await readdir(folder)).find((name) => name.endsWith('.json')) ?? '');
    await button('Supprimer le brouillon').click();
    await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer le brouillon' }).click();
    await expect(part('Conventions en préparation')).toBeHidden();
    const file = desk.page.getByLabel('Reprendre un brouillon');
    const taken = async (text: string): Promise<void> =>
      file.and(desk.page.locator('input')).setInputFiles({
        name: 'x.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    const text = await readFile(path, 'utf8');
    await taken(text.slice(0, -200));
    await expect(desk.page.getByText('Ce fichier est abîmé.')).toBeVisible();
    await expect(part('Conventions en préparation')).toBeHidden();
    await taken(text);
    await expect(field('Montant 3')).toHaveValue('366,67');
    await field('Poste').fill('Autre poste');
    await openScreen('Conventions');
    await taken(text);
    await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).click();
    await openDraft();
    await expect(field('Poste')).toHaveValue('Autre poste');
    await openScreen('Conventions');
    await taken(text);
    await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Remplacer' }).click();
    await expect(field('Poste')).toHaveValue('Technicien réseau');
    expect(proxy.seen.filter(({ method, path: asked }) => method === 'POST' && asked.includes('/Convention'))).toEqual(
      [],
    );
  });
});

test('R3.0 R3.6 each stage is sent once, through lost answers, SIGKILL and another user at work', async () => {
  test.setTimeout(300_000);
  const { service, proxy } = desk;
  let agreementId = '';
  let ownCompany = '';

  await test.step('R1.6 the service says which sequences are possible (Endpoints.2)', async () => {
    const { page } = desk;
    await reaches(desk, ['InscriptionSequence.eligible'], async () => {
      await button('Demander les séquences possibles').click();
      await expect(part('Apprenant et formation')).toContainText('Le service en propose');
    });
    await page.getByRole('radiogroup', { name: 'Séquence' }).locator('label').last().click();
    await look(page, 'fr', 'agreement-draft-eligible');
  });

  await test.step('the agreement: its answer is lost, Carnet is killed, and the user says that it exists (Convention.1)', async () => {
    proxy.loseAnswerTo(requestsTo('POST', 'Convention'));
    await reaches(desk, ['Convention.create'], async () => {
      await send('Envoyer la convention');
      await expect(stage('Créer la convention')).toContainText('Attend votre décision');
    });
    await look(desk.page, 'fr', 'agreement-draft-doubt');
    await desk.carnet.kill();
    await desk.open();
    agreementId = await newestAgreement();
    await openDraft();
    await decide(agreementId);
    await expectDone('Créer la convention', agreementId);
    expect(proxy.seen.filter(requestsTo('POST', 'Convention'))).toHaveLength(1);
  });

  await test.step('the company: the address is a record of its own before it, its answer is lost, and the user says that it exists (Entreprise.2)', async () => {
    proxy.loseAnswerTo(requestsTo('POST', 'Entreprise'));
    await send('Envoyer la suite');
    await expect(stage('Créer l’entreprise')).toContainText('Attend votre décision');
    await expectDone('Créer le courriel');
    // The next one that the service creates has the number after it.
    const companyId = String(Number(await service.create('Entreprise', objectOf([['Nom', rawOf('Une autre')]]))) - 1);
    ownCompany = companyId;
    await decide(companyId);
    await expectDone('Créer l’entreprise', companyId);
  });

  await test.step('I10 company and people are attached, beside another user at work, a lost answer among them; the funder never arrived, and the user says so (Conventions.8, Convention.6, Convention.7, ConventionOrganismeFinanceur.1)', async () => {
    await service.edit('Convention', agreementId, new Map([['NumContrat', rawOf('C-77')]]));
    proxy.loseAnswerTo(requestsTo('POST', 'Convention'));
    proxy.interfere(
      requestsTo('POST', 'ConventionOrganismeFinanceur'),
      onceOnly(() => Promise.resolve(null)),
    );
    await reaches(desk, ['Convention.replace'], async () => {
      await send('Envoyer la suite');
      await expect(stage('Rattacher Atlas')).toContainText('Attend votre décision', { timeout: 60_000 });
    });
    const row = await service.one('Convention', agreementId);
    const held = ['NumContrat', 'Poste', 'Remuneration', 'MaitreId', 'SignataireId', 'ReferentId'].map((member) =>
      valueOf(row, member),
    );
    expect(held).toEqual(['C-77', 'Technicien réseau', 1250.1, 71, 72, 73]);
    expect(String(valueOf(row, 'EntrepriseId'))).toBe(ownCompany);
    await decide(null);
  });

  await test.step('R4.3 R2.7 the billing is confirmed, its answer is lost, and its client is found again (Errors.1, Endpoints.3)', async () => {
    proxy.loseAnswerTo(requestsTo('POST', 'SynchronisationAffaire'));
    await reaches(desk, ['ConventionOrganismeFinanceur.create', 'Convention.synchroniseAffaire'], async () => {
      await send('Envoyer la suite');
      await desk.page.getByRole('alertdialog').getByRole('button', { name: 'Créer le dossier de facturation' }).click();
      await expect(stage('Créer le dossier de facturation')).toContainText('Attend votre décision');
    });
    await expectDone('Rattacher Atlas');
    await button('Décider', true).click();
    await button(/^C’est fait/u).click();
    await openDraft();
    await expectDone('Créer le dossier de facturation');
    expect(proxy.seen.filter(requestsTo('POST', 'SynchronisationAffaire'))).toHaveLength(1);
    await expect(part('Facturation').getByRole('table')).toContainText('Ateliers Ravier');
  });

  await test.step('R3.6 the instalments: an answer is lost, and each is created once (Convention.9)', async () => {
    proxy.loseAnswerTo(requestsTo('POST', 'EcheanceApprentissageConvention'));
    await reaches(desk, ['EcheanceApprentissageConvention.create'], async () => {
      await send('Envoyer la suite');
      await expect(progress()).toContainText('Échéances : 3 sur 3', { timeout: 60_000 });
    });
    await expect(progress()).toContainText('Le service a tout reçu.');
    await look(desk.page, 'fr', 'agreement-draft-done');
    const made = await service.all('EcheanceApprentissageConvention', `?$filter=ConventionId%20eq%20${agreementId}`);
    // Two are sent at a time: their ids need not follow their numbers.
    const amounts = new Map(made.map((row) => [Number(valueOf(row, 'Numero')), valueOf(row, 'Montant')]));
    expect(made).toHaveLength(3);
    expect(amounts).toEqual(
      new Map([
        [1, 300],
        [2, 333.33],
        [3, 366.67],
      ]),
    );
  });

  await test.step('the draft ends on the page of the agreement, with what the service gave it (Convention rules 2, 8, States.1)', async () => {
    const { page } = desk;
    await send('Terminer');
    await expect(page.getByRole('tab', { name: 'Échéances' })).toBeVisible();
    await page.getByRole('tab', { name: 'Échéances' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('3 échéances, 1 000,00 € en tout');
    await page.getByRole('tab', { name: 'Facturation' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('La créer une seconde fois peut doubler la facturation.');
    await page.getByRole('tab', { name: 'Fiche' }).click();
    const row = await service.one('Convention', agreementId);
    const nameIn = async (set: string, member: string): Promise<string> => {
      const named = (await service.all(set)).find((each) => valueOf(each, 'Id') === valueOf(row, member));
      return String(named && valueOf(named, 'Nom'));
    };
    const main = page.getByRole('main');
    await expect(main).toContainText(String(valueOf(row, 'Code')));
    await expect(main).toContainText(await nameIn('EtatConvention', 'EtatConventionId'));
    await expect(main).toContainText(String(valueOf(row, 'Devise')));
    await page.getByRole('tab', { name: 'Plus' }).click();
    await expect(main).toContainText(`Nature du contrat`);
    await page.getByRole('tab', { name: 'Financeurs' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Entreprise');
    await openScreen('Conventions');
    await expect(part('Conventions en préparation')).toBeHidden();
  });

  /** The highest number of an agreement of the service. */
  async function newestAgreement(): Promise<string> {
    for (let id = 8001; ; id += 1) {
      const isThere = await service.one('Convention', String(id + 1)).then(
        () => true,
        () => false,
      );
      if (!isThere) return String(id);
    }
  }
});

/** Decides what became of a creation, and comes back to the draft. Null: it does not exist. */
async function decide(id: string | null): Promise<void> {
  const { page } = desk;
  await page.getByRole('button', { name: 'Décider', exact: true }).click();
  if (id === null) {
    await page.getByRole('button', { name: /^Il n’existe pas, créer/u }).click();
    await page.getByRole('button', { name: 'Il n’existe pas, créer', exact: true }).last().click();
  } else {
    await page.getByRole('button', { name: /^Il existe/u }).click();
    await page.getByRole('textbox', { name: 'Numéro dans le service' }).fill(id);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^C’est celui-ci/u }).click();
  }
  await expect(page.getByText('Noté :', { exact: false }).first()).toBeVisible();
  await openDraft();
}

async function expectDone(name: string, id?: string): Promise<void> {
  await expect(stage(name)).toContainText(id === undefined ? 'Fait' : `Fait, n° ${id}`, { timeout: 60_000 });
}

test('by keyboard alone: an agreement that exists gets further instalments', async () => {
  test.setTimeout(120_000);
  const { page, service } = desk;
  const before = await service.all('EcheanceApprentissageConvention', '?$filter=ConventionId%20eq%208001');
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await press('Control+k');
  await page.keyboard.type('Conventions');
  await expect(page.getByRole('option', { name: /Conventions/u }).first()).toBeVisible();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Conventions' })).toBeVisible();
  await openByNumber(page, 'Convention', '8001');
  await expect(page.getByRole('tab', { name: 'Échéances' })).toBeVisible();
  await tabTo(/^Fiche/u);
  await reaches(desk, ['EcheanceApprentissageConvention.list'], async () => {
    for (let index = 0; index < 3; index += 1) await press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Échéances' })).toBeFocused();
    await expect(page.getByRole('tabpanel').getByRole('table')).toBeVisible();
  });
  await tabTo(/^Préparer des échéances/u);
  await press('Enter');
  await tabTo(/^Montant total/u);
  await page.keyboard.type('100');
  await tabTo(/^Nombre d’échéances/u);
  await page.keyboard.type('2');
  await tabTo(/^Première échéance/u);
  await page.keyboard.type('15/01/2027');
  await tabTo(/^Calculer les échéances/u);
  await press('Enter');
  await expect(part('Échéances')).toContainText('100,00 €, exacte.');
  const last = `Date ${before.length + 2}`;
  await tabTo(new RegExp(`^${last}$`, 'u'));
  await page.keyboard.type('31/02/2027');
  await press('Control+Enter');
  await expect(page.getByText(/^Date attendue/u)).toBeVisible();
  await expect(field(last)).toBeFocused();
  await press('Control+a');
  await page.keyboard.type('28/02/2027');
  await press('Control+Enter');
  await expect(progress()).toContainText('Échéances : 2 sur 2', { timeout: 60_000 });
  await expect(button(/^Terminer/u)).not.toHaveAttribute('aria-busy', 'true');
  await press('Control+Enter');
  await expect(page.getByRole('tab', { name: 'Échéances' })).toBeVisible();
  const after = await service.all('EcheanceApprentissageConvention', '?$filter=ConventionId%20eq%208001');
  const numbers = after.map((row) => valueOf(row, 'Numero'));
  expect(numbers).toEqual(Array.from({ length: before.length + 2 }, (_, index) => index + 1));
  expect(String(after.map((row) => valueOf(row, 'Date')).at(-1))).toContain('2027-02-28');
});

/** Presses Tab until what has the focus is called so. */
async function tabTo(name: RegExp): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    await desk.page.keyboard.press('Tab');
    const names = await desk.page.evaluate(() => {
      const focused = document.activeElement;
      const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : [];
      const texts = [focused?.getAttribute('aria-label'), focused?.getAttribute('placeholder'), focused?.textContent];
      return [...texts, ...labels.map((label) => label.textContent)].map((text) => text?.trim() ?? '');
    });
    if (names.some((text) => name.test(text))) return;
  }
  throw new Error(`no Tab leads to ${String(name)}`);
}
