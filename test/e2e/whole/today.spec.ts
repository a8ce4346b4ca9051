import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { parseRaw } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { SeenRequest } from '../fixtures/proxy.ts';
import { reaches } from '../fixtures/reaches.ts';
import { expectWaiting, goTo, inMenu, inspector, knowFields } from '../fixtures/screens.ts';
import { schoolDay, valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// An interview day by shortcuts: arrivals, decisions, moves and walk-ins made offline reach the service once and in
// order.

const desk = workstation({ signedIn: true });
const row = (name: string): Locator => desk.page.getByRole('row', { name: new RegExp(name, 'u') });
const dialog = (): Locator => desk.page.getByRole('dialog');
const choose = async (field: RegExp, option: string): Promise<void> => {
  await dialog().getByRole('button', { name: field }).click();
  await desk.page.getByRole('option', { name: option, exact: true }).click();
};
const keep = async (): Promise<void> => {
  await desk.page.keyboard.press('Control+Enter');
  await expect(dialog()).toBeHidden();
};

/** Today's application on Campus Lyon of an applicant, as the service has it. */
async function fileOf(name: string): Promise<RawJson> {
  const files = (await desk.service.all('Dossier')).filter(
    (file) =>
      String(valueOf(file, 'Nom')).startsWith(name) && String(valueOf(file, 'CreneauLibre')).startsWith(schoolDay()),
  );
  expect(files, `files of ${name} today`).toHaveLength(1);
  return files[0] as RawJson; // one, as was just expected
}
const parametre = (file: RawJson, code: string): string =>
  (valueOf(file, 'Parametres') as readonly { Code: string; Valeur: string }[]).find(({ Code }) => Code === code)
    ?.Valeur ?? ''; // as the service writes custom fields
const creations = (): readonly SeenRequest[] =>
  desk.proxy.seen.filter(({ method, path }) => method === 'POST' && /\/(?:Mail|Candidat|Dossier)$/u.test(path));
// the bodies of creations are objects
const bodyOf = ({ body }: SeenRequest): Record<string, unknown> => parseRaw(body) as Record<string, unknown>;
const isPost =
  (entity: string) =>
  (seen: SeenRequest): boolean =>
    seen.method === 'POST' && seen.path.endsWith(`/${entity}`);

test('an interview day by shortcuts, offline, then on the service', async () => {
  test.setTimeout(240_000);
  let agentId: unknown;

  await test.step('Everything is received, then the network is cut', async () => {
    await knowFields(desk.page);
    await desk.proxy.cut();
    await goTo(desk.page, 'Aujourd’hui');
    await expect(row('CHEVALIER Maëlle')).toBeVisible();
  });

  await test.step('R3.4 R notes the arrival in the custom field of the school, and is never its own undoing', async () => {
    await row('CHEVALIER Maëlle').click();
    await inMenu(desk.page, 'r');
    await expect(row('CHEVALIER Maëlle')).toContainText('Arrivé');
    await row('LE GOFF Yann').click();
    await inMenu(desk.page, 'r');
    await expect(row('LE GOFF Yann')).toContainText('Arrivé');
    await desk.page.keyboard.press(',');
    await expect(desk.page.getByRole('menuitem', { name: /^Arrivé/u })).toBeDisabled();
    await desk.page.keyboard.press('r');
    await desk.page.keyboard.press('Escape');
    await expect(row('LE GOFF Yann'), 'a repeated act undoes nothing').toContainText('Arrivé');
    await desk.page.getByRole('status').getByRole('button', { name: 'Défaire' }).last().click();
    await expect(row('LE GOFF Yann')).not.toContainText('Arrivé');
  });

  await test.step('The card is who comes next; who has arrived waits below it, until they are done', async () => {
    const card = desk.page.getByRole('region', { name: 'Prochain entretien' });
    const waiting = desk.page.getByRole('region', { name: 'En attente' });
    await desk.page.keyboard.press('Escape');
    await expect(card.getByRole('heading')).toContainText('BENSAÏD Inès');
    await expect(waiting).toContainText('CHEVALIER Maëlle');
    await waiting.getByRole('button', { name: 'Fait' }).click();
    await expect(waiting).toBeHidden();
    await expect(row('CHEVALIER Maëlle')).toBeFocused();
    await expect(row('CHEVALIER Maëlle')).toContainText('Fait');
    await desk.page.getByRole('status').getByRole('button', { name: 'Défaire' }).last().click();
    await expect(waiting).toContainText('CHEVALIER Maëlle');
  });

  await test.step('Absent, taken back by an act of its own; one set of buttons, and the focus stays with the person', async () => {
    const buttons = desk.page.getByRole('main').getByRole('button', { name: 'Absent', exact: true });
    await expect(buttons).toHaveCount(1);
    await row('HADDAD Nour').click();
    await expect(buttons).toHaveCount(1);
    await buttons.click();
    await expect(row('HADDAD Nour')).toContainText('Absent');
    await expect(row('HADDAD Nour')).toBeFocused();
    // Within half a second of its success the same command is not repeated (I26).
    await desk.page.waitForTimeout(600);
    await desk.page.getByRole('main').getByRole('button', { name: 'Annuler l’absence' }).click();
    await expect(row('HADDAD Nour')).not.toContainText('Absent');
    await expect(row('HADDAD Nour')).toBeFocused();
    await desk.page.keyboard.press('Escape');
  });

  await test.step('An interview without an application is expected as the others are, and counted once', async () => {
    await expect(row('DUPONT Camille')).toContainText('Sans dossier');
    await expect(desk.page.getByRole('main')).toContainText('10 entretiens');
    await expect(desk.page.getByRole('navigation', { name: 'Zones' })).toContainText('10 entretiens');
  });

  await test.step('H moves an interview to a typed hour', async () => {
    await row('BENSAÏD Inès').click();
    await inMenu(desk.page, 'h');
    await dialog().getByLabel('Heure').fill('12 h 05');
    await keep();
    await expect(row('BENSAÏD Inès')).toContainText('12:05');
  });

  await test.step('Another agent takes it', async () => {
    const agents = (await desk.service.all('Agent')).filter(
      (agent) => String(valueOf(agent, 'EntiteJuridiqueId')) === '101',
    );
    const own = valueOf(await fileOf('BENSAÏD Inès'), 'AgentId');
    const other = agents.find((agent) => valueOf(agent, 'Id') !== own);
    if (!other) throw new Error('no second agent');
    agentId = valueOf(other, 'Id');
    await inspector(desk.page).getByLabel('Conseiller').click();
    await desk.page
      .getByRole('option', { name: `${String(valueOf(other, 'Nom'))} ${String(valueOf(other, 'Prenoms'))}` })
      .click();
    await desk.page.keyboard.press('Control+Enter');
    // The moved hour is in the calendar too, as one change (R4.7).
    await expectWaiting(desk.page, 3);
  });

  await test.step('D notes a decision and its day together, named in the settings since the service names none', async () => {
    await desk.page.getByRole('navigation').getByRole('button', { name: 'Réglages' }).click();
    await desk.page.getByRole('button', { name: /^Noms des décisions/u }).click();
    const add = desk.page.getByRole('button', { name: 'Ajouter une décision' });
    const line = desk.page.getByRole('listitem').filter({ has: add });
    await line.getByLabel('Numéro', { exact: true }).fill('2');
    await line.getByLabel('Nom', { exact: true }).fill('Liste d’attente');
    await add.click();
    await desk.page
      .getByRole('navigation')
      .getByRole('button', { name: /^Aujourd’hui/u })
      .click();
    await row('BENSAÏD Inès').click();
    await inMenu(desk.page, 'd');
    await dialog()
      .getByRole('button', { name: /^Liste d’attente/u })
      .click();
    await expect(dialog().getByRole('row', { name: /BENSAÏD Inès/u })).toContainText('Liste d’attente');
    await desk.page.keyboard.press('Escape');
    await expect(row('BENSAÏD Inès')).toContainText('Liste d’attente');
    await expect(row('BENSAÏD Inès')).toContainText('Fait');
  });

  await test.step('N opens a walk-in: missing values are shown, and a known applicant is recognised', async () => {
    await desk.page.keyboard.press('Escape');
    await desk.page.keyboard.press('Control+n');
    await desk.page.keyboard.press('Control+Enter');
    await expect(dialog().getByText('Ce champ est obligatoire.')).toHaveCount(4);
    await expect(dialog().getByLabel(/^Nom/u)).toBeFocused();
    await dialog().getByLabel(/^Nom/u).fill('Diallo');
    await dialog()
      .getByLabel(/^Prénoms/u)
      .fill('Aminata');
    await dialog()
      .getByLabel(/^Téléphone/u)
      .focus();
    await expect(dialog()).toContainText('DIALLO Aminata a rendez-vous à 11:15\u00A0: noter son arrivée');
    await dialog().getByLabel(/^Nom/u).fill('Martinez');
    await dialog()
      .getByLabel(/^Prénoms/u)
      .fill('Lola');
    await dialog()
      .getByLabel(/^Courriel/u)
      .fill('lola@');
    await dialog()
      .getByLabel(/^Téléphone/u)
      .focus();
    await expect(dialog()).toContainText('Adresse de courriel attendue');
    await dialog()
      .getByLabel(/^Courriel/u)
      .fill('lola.martinez@exemple.fr');
    await dialog()
      .getByLabel(/^Téléphone/u)
      .focus();
    await expect(dialog()).not.toContainText('a rendez-vous');
  });

  await test.step('A crash loses nothing of the form', async () => {
    // Typed text is on the disk within 300 ms, by the page's own clock, which is slower on a busy machine.
    await desk.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
    await desk.carnet.kill();
    await desk.open();
    await goTo(desk.page, 'Aujourd’hui');
    await expect(row('CHEVALIER Maëlle')).toBeVisible();
    await desk.page.keyboard.press('Control+n');
    await expect(dialog()).toContainText('Saisie reprise');
    await expect(dialog().getByLabel(/^Courriel/u)).toHaveValue('lola.martinez@exemple.fr');
  });

  await test.step('R4.6 it is saved at once, dashed, and its application opens', async () => {
    await choose(/Parcours d’admission/u, 'BTS MCO, rentrée 2027');
    await dialog().getByRole('button', { name: 'Plus' }).click();
    await choose(/État/u, 'Dossier complet');
    await keep();
    await expect(row('MARTINEZ Lola')).toContainText('Sur ce poste seulement');
    await expect(inspector(desk.page)).toContainText('lola.martinez@exemple.fr');
    await expect(inspector(desk.page)).toContainText('Attend une création\u00A0: candidat');
    await expectWaiting(desk.page, 7);
  });

  await test.step('A crash loses nothing of the day', async () => {
    await desk.carnet.kill();
    await desk.open();
    await goTo(desk.page, 'Aujourd’hui');
    await expect(row('MARTINEZ Lola')).toBeVisible();
    await expectWaiting(desk.page, 7);
  });

  await test.step('I3 online, each arrives once and in order, though a response is lost (Conventions.9, Dossier.1)', async () => {
    desk.proxy.loseAnswerTo(isPost('Mail'));
    await reaches(desk, ['Candidat.create', 'Dossier.create'], async () => {
      await desk.proxy.restore();
      await expectWaiting(desk.page, 0);
    });
    expect(creations().map(({ path }) => path.split('/').at(-1))).toEqual(['Mail', 'Candidat', 'Dossier']);
    const mails = await desk.service.all(
      'Mail',
      `?$filter=${encodeURIComponent("Adresse eq 'lola.martinez@exemple.fr'")}`,
    );
    expect(mails).toHaveLength(1);
    const file = await fileOf('Martinez Lola');
    const person = await desk.service.one('Candidat', String(valueOf(file, 'CandidatId')));
    expect([valueOf(person, 'Nom'), valueOf(person, 'Login'), valueOf(person, 'MailId')]).toEqual([
      'Martinez',
      'lola.martinez@exemple.fr',
      valueOf(mails[0] as RawJson, 'Id'),
    ]);
    expect(parametre(file, 'ARRIVEE')).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/u);
    await expect(row('MARTINEZ Lola')).not.toContainText('Sur ce poste seulement');
    await expect(row('MARTINEZ Lola')).toBeVisible();
  });

  await test.step('The service has the arrival, the hour and the decision', async () => {
    expect(parametre(await fileOf('CHEVALIER Maëlle'), 'ARRIVEE')).not.toBe('');
    expect(parametre(await fileOf('LE GOFF Yann'), 'ARRIVEE')).toBe('');
    const file = await fileOf('BENSAÏD Inès');
    expect(String(valueOf(file, 'CreneauLibre'))).toContain('T12:05');
    expect(valueOf(file, 'DecisionId')).toBe(2);
    expect(valueOf(file, 'AgentId')).toBe(agentId);
    expect(String(valueOf(file, 'DateDecision'))).toContain(schoolDay());
  });

  await test.step('R3.5 a refused applicant is corrected in place, and the application follows', async () => {
    desk.proxy.answer(
      (seen) => isPost('Candidat')(seen) && bodyOf(seen)['Login'] === 'trop@court.fr',
      400,
      '{"error":{"code":"Login","message":"Login déjà pris"}}',
    );
    await desk.page.keyboard.press('Control+n');
    await dialog().getByLabel(/^Nom/u).fill('Petit');
    await dialog()
      .getByLabel(/^Prénoms/u)
      .fill('Noé');
    await dialog()
      .getByLabel(/^Courriel/u)
      .fill('trop@court.fr');
    await choose(/Parcours d’admission/u, 'BTS SIO, rentrée 2027');
    await dialog().getByRole('button', { name: 'Plus' }).click();
    await choose(/État/u, 'Dossier complet');
    await keep();
    await expect(row('PETIT Noé').getByRole('img', { name: 'Refusé' })).toBeVisible({ timeout: 30_000 });
    await inMenu(desk.page, 'e');
    await expect(dialog()).toContainText('Déjà dans le service');
    await dialog()
      .getByLabel(/^Identifiant/u)
      .fill('noe.petit');
    await keep();
    await expect.poll(() => creations().filter(isPost('Dossier'))).toHaveLength(2);
    await expectWaiting(desk.page, 0);
    const file = await fileOf('Petit Noé');
    expect(valueOf(await desk.service.one('Candidat', String(valueOf(file, 'CandidatId'))), 'Login')).toBe('noe.petit');
    expect(creations().filter(isPost('Dossier'))).toHaveLength(2);
  });
});
