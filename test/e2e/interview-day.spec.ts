import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { elementsOf, membersOf, parseRaw, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { instantParts } from '#shared/odata/instant.ts';
import { launchCarnet } from './fixtures/app.ts';
import type { Carnet } from './fixtures/app.ts';
import { picture, readmePicture } from './fixtures/pictures.ts';
import { startProxy } from './fixtures/proxy.ts';
import type { Proxy } from './fixtures/proxy.ts';
import { addService, event, expectWaiting, fillSlot, goTo, inspector, openEventForm, openFolder, press } from './fixtures/screens.ts';
import { schoolDay, startService, valueOf } from './fixtures/service.ts';
import type { Service } from './fixtures/service.ts';

// A whole interview day: prepared online, worked offline, killed, opened again, and brought home with others at work.

let service: Service;
let proxy: Proxy;
let profile: string;
let carnet: Carnet;

test.beforeAll(async () => {
  service = await startService();
  proxy = await startProxy(service.baseUrl);
  profile = await mkdtemp(join(tmpdir(), 'carnet-day-'));
});

test.afterAll(async () => {
  await carnet.close();
  await proxy.close();
  await service.stop();
  await rm(profile, { recursive: true, force: true, maxRetries: 20 });
});

const open = (): Promise<Carnet> =>
  launchCarnet({ profile, args: ['--key-store'], viewport: { width: 1440, height: 900 } });

const epoch = (row: RawJson, member: string): number =>
  instantParts(String(valueOf(row, member)))?.epochMilliseconds ?? Number.NaN;
const minutes = (count: number): number => count * 60_000;

/** Every member of a row but some, as text: what must be byte for byte what it was. */
const restOf = (row: RawJson, ...without: readonly string[]): Record<string, string> =>
  Object.fromEntries([...membersOf(row)].filter(([name]) => !without.includes(name)));

/** Today's event of Campus Lyon with this name. */
async function eventNamed(name: string): Promise<RawJson> {
  const rows = await service.all('Planification');
  const found = rows.filter(
    (row) => valueOf(row, 'Nom') === name && String(valueOf(row, 'EntiteJuridiqueId')) === '101' && isToday(row),
  );
  expect(found, `events named ${name}`).toHaveLength(1);
  const [row] = found;
  if (row === undefined) throw new Error(name);
  return row;
}
const isToday = (row: RawJson): boolean => String(valueOf(row, 'Debut')).startsWith(schoolDay());
const idOf = (row: RawJson): string => membersOf(row).get('Id') ?? '';

test('an interview day, offline, on a real service', async () => {
  test.setTimeout(180_000);
  const french = schoolDay().split('-').reverse().join('/');
  const before = new Map<string, RawJson>();
  for (const name of ['CHEVALIER Maëlle', 'LE GOFF Yann', 'BENSAÏD Inès', 'DIALLO Aminata', 'ROUSSEAU Clément', 'KACZMAREK Paul']) {
    before.set(name, await eventNamed(name));
  }
  const was = (name: string): RawJson => {
    const row = before.get(name);
    if (row === undefined) throw new Error(name);
    return row;
  };
  const fileBefore = (await service.all('Dossier')).find(
    (row) => String(valueOf(row, 'Nom')).startsWith('CHEVALIER Maëlle') && String(valueOf(row, 'CreneauLibre')).startsWith(schoolDay()),
  );
  if (fileBefore === undefined) throw new Error('no file of CHEVALIER Maëlle today');
  const agents = (await service.all('Agent')).filter((row) => String(valueOf(row, 'EntiteJuridiqueId')) === '101');
  const otherAgent = agents.find((row) => valueOf(row, 'Id') !== valueOf(fileBefore, 'AgentId'));
  if (otherAgent === undefined) throw new Error('no second agent');
  const agentName = `${String(valueOf(otherAgent, 'Nom'))} ${String(valueOf(otherAgent, 'Prenoms'))}`;
  let page: Page;

  await test.step('The service is added, its address, user, password and campus given', async () => {
    carnet = await open();
    page = carnet.page;
    await expect(page.getByRole('radio', { name: /^Un service de l’école/u })).toBeVisible();
    await picture(page, '01-first-start');
    await addService(page, service, proxy.baseUrl);
    await expect(page.getByRole('banner')).toContainText('En ligne');
  });

  await test.step('The calendar, the files and the folders are received', async () => {
    await expect(event(page, 'BENSAÏD Inès')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Calendrier reçu à');
    await picture(page, '02-calendar-received');
    await goTo(page, 'Aujourd’hui');
    await expect(page.getByRole('row', { name: /CHEVALIER Maëlle/u })).toBeVisible();
    await picture(page, '03-today-received');
    await goTo(page, 'Répertoire');
    await openFolder(page, 'Campus Lyon', 'Admissions');
    await picture(page, '04-folders-received');
  });

  await test.step('The network is cut: the service’s port is closed', async () => {
    await proxy.cut();
    await goTo(page, 'Calendrier');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Recevoir à nouveau' }).click();
    await expect(page.getByRole('banner')).toContainText('Hors ligne depuis');
    await picture(page, '05-offline');
  });

  await test.step('Three events are moved, one of them renamed', async () => {
    await press(page, 'BENSAÏD Inès', 'Control+ArrowDown', 'Control+ArrowDown');
    await expect(event(page, 'BENSAÏD Inès')).toHaveAccessibleName(/11:00\s–\s11:45.*En attente/u);
    await press(page, 'DIALLO Aminata', 'Control+ArrowDown');
    await expect(event(page, 'DIALLO Aminata')).toHaveAccessibleName(/11:30\s–\s12:15.*En attente/u);
    await press(page, 'DIALLO Aminata', 'Enter', 'e');
    await inspector(page).getByLabel('Nom').fill('DIALLO Aminata, visio');
    await page.keyboard.press('Control+Enter');
    await expect(event(page, 'DIALLO Aminata, visio')).toBeVisible();
    await dragDown(page, 'ROUSSEAU Clément', 66 / 4);
    await expect(event(page, 'ROUSSEAU Clément')).toHaveAccessibleName(/14:15\s–\s15:00.*En attente/u);
  });

  await test.step('A linked pair is created, one event cancelled, one marked as done', async () => {
    await page.keyboard.press('Escape');
    await openEventForm(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom').fill('Jury blanc 1');
    await dialog.getByLabel('Type').click();
    await page.getByRole('option', { name: 'Jury' }).click();
    await fillSlot(dialog.getByLabel('Date').first(), french);
    await fillSlot(dialog.getByLabel('Début').first(), '16h45');
    await fillSlot(dialog.getByLabel('Fin').first(), '17h15');
    await dialog.getByText('Créer un second événement lié').click();
    const second = dialog.getByRole('group', { name: 'Second événement' });
    await second.getByLabel('Nom').fill('Jury blanc 2');
    await fillSlot(second.getByLabel('Début'), '18h');
    await fillSlot(second.getByLabel('Fin'), '18h30');
    await dialog.getByRole('button', { name: 'Créer' }).click();
    await expect(dialog).toBeHidden();
    await expect(event(page, 'Jury blanc 1')).toHaveAccessibleName(/16:45\s–\s17:15.*Événements liés.*En attente/u);
    await expect(event(page, 'Jury blanc 2')).toHaveAccessibleName(/18:00\s–\s18:30.*Événements liés.*En attente/u);
    await press(page, 'KACZMAREK Paul', 'Delete');
    await expect(event(page, 'KACZMAREK Paul')).toHaveAccessibleName(/Annulé.*En attente/u);
    await press(page, 'LE GOFF Yann', 'f');
    await expect(event(page, 'LE GOFF Yann')).toHaveAccessibleName(/Fait.*En attente/u);
    await picture(page, '06-calendar-offline-edits');
  });

  await test.step('A folder is created, and one inside it', async () => {
    await goTo(page, 'Répertoire');
    await openFolder(page, 'Campus Lyon', 'Admissions');
    await createFolder(page, 'Entretiens du jour');
    await openFolder(page, 'Entretiens du jour');
    await createFolder(page, 'BTS MCO');
    await picture(page, '07-folders-offline');
  });

  await test.step('An interview’s time, agent and one custom field are changed', async () => {
    await goTo(page, 'Aujourd’hui');
    await page.getByRole('row', { name: /CHEVALIER Maëlle/u }).click();
    await fillSlot(inspector(page).getByLabel('Heure'), '8h45');
    await inspector(page).getByLabel('Agent').click();
    await page.getByRole('option', { name: agentName }).click();
    await inspector(page).getByLabel('Note entretien').fill('Projet solide, à revoir en visio.');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('row', { name: /CHEVALIER Maëlle/u })).toContainText('08:45');
    await picture(page, '08-interview-changed');
    await expectWaiting(page, 13);
    await goTo(page, 'Modifications');
    await picture(page, '09-pending-changes');
  });

  await test.step('Carnet is killed, and started again without a network', async () => {
    await carnet.kill();
    carnet = await open();
    page = carnet.page;
    await expect(page.getByRole('banner')).toContainText('Hors ligne depuis');
    await expectWaiting(page, 13);
    await goTo(page, 'Calendrier');
    await expect(event(page, 'BENSAÏD Inès')).toHaveAccessibleName(/11:00\s–\s11:45.*En attente/u);
    await expect(event(page, 'DIALLO Aminata, visio')).toHaveAccessibleName(/11:30\s–\s12:15.*En attente/u);
    await expect(event(page, 'ROUSSEAU Clément')).toHaveAccessibleName(/14:15\s–\s15:00.*En attente/u);
    await expect(event(page, 'Jury blanc 1')).toHaveAccessibleName(/En attente/u);
    await expect(event(page, 'Jury blanc 2')).toHaveAccessibleName(/En attente/u);
    await expect(event(page, 'KACZMAREK Paul')).toHaveAccessibleName(/Annulé.*En attente/u);
    await expect(event(page, 'LE GOFF Yann')).toHaveAccessibleName(/Fait.*En attente/u);
    await goTo(page, 'Aujourd’hui');
    await expect(page.getByRole('row', { name: /CHEVALIER Maëlle/u })).toContainText('08:45');
    await goTo(page, 'Répertoire');
    await openFolder(page, 'Campus Lyon', 'Admissions', 'Entretiens du jour');
    await expect(page.getByRole('row', { name: /BTS MCO/u })).toContainText('Créé ici');
    await goTo(page, 'Calendrier');
    await picture(page, '10-started-again-offline');
    await readmePicture(page);
    const sent = proxy.seen.filter(({ method }) => method !== 'GET');
    expect(sent, 'nothing has left').toEqual([]);
  });

  await test.step('Meanwhile somebody else changes things on the service', async () => {
    await service.edit('Planification', idOf(was('BENSAÏD Inès')), new Map([['Enseignants', rawOf('VASSEUR Hélène, BELKACEM Karim')]]));
    const moved = new Map([
      ['Debut', rawOf(`${schoolDay()}T11:45:00+0${offsetHours(was('DIALLO Aminata'))}:00`)],
      ['Fin', rawOf(`${schoolDay()}T12:30:00+0${offsetHours(was('DIALLO Aminata'))}:00`)],
      ['Nom', rawOf('DIALLO A.')],
    ]);
    await service.edit('Planification', idOf(was('DIALLO Aminata')), moved);
    const list = membersOf(fileBefore).get('Parametres') ?? '[]';
    const added = `${list.trimEnd().slice(0, -1)},{"Id":0,"Code":"AUTRE_ECOLE","Valeur":"Oui, à Grenoble","Ordre":12345678901234567890}]`;
    await service.edit('Dossier', idOf(fileBefore), new Map([['Parametres', added as RawJson]])); // written on the line above
  });

  await test.step('The network is back; the answer to one creation is lost on the way', async () => {
    proxy.loseAnswerTo(({ method, path }) => method === 'POST' && path === '/GraphV1/Planification');
    await proxy.restore();
    await expect(page.getByRole('banner')).toContainText('En ligne', { timeout: 90_000 });
    await expect(page.getByRole('banner')).toContainText('1 à décider', { timeout: 60_000 });
    await expectWaiting(page, 0);
    await picture(page, '11-everything-flowed');
  });

  await test.step('Everything is there once, whole, and nothing of anybody else’s is lost', async () => {
    const events = await service.all('Planification');
    const created = events.filter((row) => String(valueOf(row, 'Nom')).startsWith('Jury blanc'));
    expect(created.map((row) => valueOf(row, 'Nom'))).toEqual(['Jury blanc 1', 'Jury blanc 2']);
    const groups = new Set(created.map((row) => valueOf(row, 'ReferenceMultiple')));
    expect(groups.size).toBe(1);
    expect([...groups][0]).toBeTruthy();

    const bensaid = await service.one('Planification', idOf(was('BENSAÏD Inès')));
    expect(epoch(bensaid, 'Debut')).toBe(epoch(was('BENSAÏD Inès'), 'Debut') + minutes(30));
    expect(epoch(bensaid, 'Fin')).toBe(epoch(was('BENSAÏD Inès'), 'Fin') + minutes(30));
    expect(valueOf(bensaid, 'Enseignants')).toBe('VASSEUR Hélène, BELKACEM Karim');
    expect(restOf(bensaid, 'Debut', 'Fin', 'Enseignants')).toEqual(restOf(was('BENSAÏD Inès'), 'Debut', 'Fin', 'Enseignants'));

    const rousseau = await service.one('Planification', idOf(was('ROUSSEAU Clément')));
    expect(epoch(rousseau, 'Debut')).toBe(epoch(was('ROUSSEAU Clément'), 'Debut') + minutes(15));
    expect(restOf(rousseau, 'Debut', 'Fin')).toEqual(restOf(was('ROUSSEAU Clément'), 'Debut', 'Fin'));
    const kaczmarek = await service.one('Planification', idOf(was('KACZMAREK Paul')));
    expect(restOf(kaczmarek)).toEqual({ ...restOf(was('KACZMAREK Paul')), Annule: 'true' });
    const leGoff = await service.one('Planification', idOf(was('LE GOFF Yann')));
    expect(restOf(leGoff)).toEqual({ ...restOf(was('LE GOFF Yann')), Realise: 'true' });

    const diallo = await service.one('Planification', idOf(was('DIALLO Aminata')));
    expect(valueOf(diallo, 'Nom'), 'a conflict sends nothing').toBe('DIALLO A.');

    const folders = await service.all('Directory', `?$filter=${encodeURIComponent('path eq Partage\\Campus Lyon\\Admissions')}`);
    expect(folders.filter((row) => valueOf(row, 'Name') === 'Entretiens du jour')).toHaveLength(1);
    const inside = await service.all(
      'Directory',
      `?$filter=${encodeURIComponent('path eq Partage\\Campus Lyon\\Admissions\\Entretiens du jour')}`,
    );
    expect(inside.map((row) => valueOf(row, 'Name'))).toEqual(['BTS MCO']);

    const file = await service.one('Dossier', idOf(fileBefore));
    expect(epoch(file, 'CreneauLibre')).toBe(epoch(fileBefore, 'CreneauLibre') + minutes(15));
    expect(valueOf(file, 'AgentId')).toBe(valueOf(otherAgent, 'Id'));
    expect(restOf(file, 'CreneauLibre', 'AgentId', 'Parametres')).toEqual(restOf(fileBefore, 'CreneauLibre', 'AgentId', 'Parametres'));
    const entries = new Map(
      elementsOf(membersOf(file).get('Parametres') ?? '[]').map((entry) => [String(valueOf(entry, 'Code')), entry]),
    );
    for (const entry of elementsOf(membersOf(fileBefore).get('Parametres') ?? '[]')) {
      const code = String(valueOf(entry, 'Code'));
      if (code === 'NOTE_ENTRETIEN') expect(valueOf(entries.get(code) ?? entry, 'Valeur')).toBe('Projet solide, à revoir en visio.');
      else expect(entries.get(code)).toBe(entry);
    }
    expect(entries.get('AUTRE_ECOLE')).toContain('12345678901234567890');
  });

  await test.step('The conflict is shown and solved: mine for the hours, the service’s for the name', async () => {
    await page.getByRole('button', { name: '1 à décider' }).click();
    await page.getByRole('button', { name: /DIALLO Aminata/u }).first().click();
    await page.keyboard.press('Enter');
    const hours = page.getByRole('radiogroup', { name: 'Horaire' });
    const name = page.getByRole('radiogroup', { name: 'Nom' });
    await expect(hours).toContainText(/11:30\s–\s12:15/u);
    await expect(hours).toContainText(/11:45\s–\s12:30/u);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Envoyer ces choix' })).toBeDisabled();
    await picture(page, '12-conflict');
    await hours.getByRole('radio', { name: /^Ma version/u }).check({ force: true });
    await name.getByRole('radio', { name: /^Version du service/u }).check({ force: true });
    await picture(page, '13-conflict-decided');
    await page.getByRole('button', { name: 'Envoyer ces choix' }).click();
    await expect(page.getByRole('banner')).not.toContainText('à décider');
    await expectWaiting(page, 0);
    const diallo = await service.one('Planification', idOf(was('DIALLO Aminata')));
    expect(valueOf(diallo, 'Nom')).toBe('DIALLO A.');
    expect(epoch(diallo, 'Debut')).toBe(epoch(was('DIALLO Aminata'), 'Debut') + minutes(15));
    expect(epoch(diallo, 'Fin')).toBe(epoch(was('DIALLO Aminata'), 'Fin') + minutes(15));
    expect(restOf(diallo, 'Debut', 'Fin', 'Nom')).toEqual(restOf(was('DIALLO Aminata'), 'Debut', 'Fin', 'Nom'));
  });

  await test.step('The day is told: every change has its receipt', async () => {
    await goTo(page, 'Modifications');
    await expect(page.getByText('Vérifié à').first()).toBeVisible();
    await picture(page, '14-receipts');
    await goTo(page, 'Calendrier');
    await expect(event(page, 'DIALLO A.')).toHaveAccessibleName(/11:30\s–\s12:15/u);
    await picture(page, '15-calendar-at-the-end');
  });
});

/** Hours east of Greenwich of an instant's text, one digit. */
const offsetHours = (row: RawJson): string => /\+0(\d):00$/u.exec(String(parseRaw(membersOf(row).get('Debut') ?? '""')))?.[1] ?? '1';

async function dragDown(page: Page, name: string, pixels: number): Promise<void> {
  const box = await event(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not on screen`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + pixels / 2, { steps: 3 });
  await page.mouse.move(x, y + pixels, { steps: 3 });
  await page.mouse.up();
}

async function createFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouveau dossier' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nom').fill(name);
  await dialog.getByRole('button', { name: 'Créer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(name, 'u') })).toContainText('Créé ici');
}
