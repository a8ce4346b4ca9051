import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import { look } from './fixtures/look.ts';
import { event, expectWaiting, goOffline, goTo, press } from './fixtures/screens.ts';
import { valueOf } from './fixtures/service.ts';
import { workstation } from './fixtures/workstation.ts';

// Conflicts decided together; then Dossiers as a table: found, chosen, and changed together, offline, with one undo.

// Each test goes on with what the one before left.
test.describe.configure({ mode: 'serial' });

const desk = workstation({ signedIn: true });
const names = ['BENSAÏD Inès', 'DIALLO Aminata', 'ROUSSEAU Clément'] as const;
const at = (row: RawJson | undefined): number => Date.parse(String(row && valueOf(row, 'Debut')));
/** The same moments, so many minutes later, with their offset. */
function later(row: RawJson, minutes: number): ReadonlyMap<string, RawJson> {
  const moved = (member: string): RawJson => {
    const text = String(valueOf(row, member));
    const offset = /[+-]\d\d:\d\d$/u.exec(text)?.[0] ?? '+00:00';
    const [sign, hours, rest] = [offset.startsWith('-') ? -1 : 1, Number(offset.slice(1, 3)), Number(offset.slice(4))];
    const local = new Date(Date.parse(text) + (minutes + sign * (hours * 60 + rest)) * 60_000);
    return rawOf(`${local.toISOString().slice(0, 19)}${offset}`);
  };
  return new Map(['Debut', 'Fin'].map((member) => [member, moved(member)]));
}

test('I2 I12 three conflicts are decided by keyboard, previewed, and sent together; values that gave way are in the receipt', async () => {
  test.setTimeout(120_000);
  const { page, service, proxy } = desk;
  // Until the admission paths have come, interviews of every campus are shown, and hide these behind a « +7 ».
  await goTo(page, 'Calendrier');
  for (const name of names) await expect(event(page, name)).toBeVisible({ timeout: 30_000 });
  const before = new Map((await service.all('Planification')).map((row) => [String(valueOf(row, 'Nom')), row]));
  const rowOf = (name: string): RawJson => before.get(name) ?? ('{}' as RawJson); // an empty object is JSON
  const idOf = (name: string): string => String(valueOf(rowOf(name), 'Id'));

  await proxy.cut();
  for (const name of names) {
    await press(page, name, 'Control+ArrowDown');
    await service.edit('Planification', idOf(name), later(rowOf(name), 60));
  }
  // Each with its application.
  await expectWaiting(page, 3);
  await proxy.restore();
  await expect(page.getByRole('button', { name: '3 à décider' })).toBeVisible({ timeout: 60_000 });

  await goTo(page, 'Modifications');
  await expect(page.getByRole('main').locator('[data-step]').filter({ hasText: 'Conflit' })).toHaveCount(3);
  await page.keyboard.press('F8');
  // All mine, all the service's, all mine: in the order of the queue.
  for (const [index, key] of ['Shift+Digit1', 'Shift+Digit2', 'Shift+Digit1'].entries()) {
    await expect(page.getByRole('heading', { level: 2, name: names[index] ?? '' })).toBeVisible();
    await page.keyboard.press(key);
    await page.keyboard.press('F8');
  }
  await expect(page.getByText('Décidé, pas encore envoyé')).toHaveCount(3);
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('La version du service est gardée telle quelle')).toBeVisible();
  await expect(dialog.getByRole('region')).toHaveCount(3);
  await look(page, 'fr', 'conflict-preview-of-three');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('banner')).not.toContainText('à décider', { timeout: 30_000 });
  await expectWaiting(page, 0);

  const movedBy = async (name: string): Promise<number> =>
    (at(await service.one('Planification', idOf(name))) - at(rowOf(name))) / 60_000;
  await expect.poll(() => Promise.all(names.map(movedBy))).toEqual([15, 60, 15]);

  await goTo(page, 'Modifications');
  await page.getByText('Envoyées', { exact: true }).click();
  await page.getByLabel('Chercher parmi les envoyées').fill('version gardee');
  const receipt = page.getByRole('main').locator('[data-row]');
  await expect(receipt).toHaveCount(1);
  await receipt.click();
  await expect(page.getByRole('complementary')).toContainText('Version du service gardée');
  await expect(page.getByRole('complementary')).toContainText('la vôtre est abandonnée');
  await expect(page.getByRole('complementary')).toContainText(service.user);
  await look(page, 'fr', 'receipts-gave-way');
});

const grid = (): Locator => desk.page.getByRole('grid', { name: 'Dossiers' });
const lines = (): Locator => grid().locator('tr[data-row]');
const row = (name: string): Locator => grid().getByRole('row', { name: new RegExp(name, 'u') });
const cells = (column: number): Promise<string[]> =>
  grid().locator(`tr[data-row] > td:nth-child(${column})`).allTextContents();
const column = { applicant: 2, decision: 5, agent: 7 };
const filter = (): Locator => desk.page.getByRole('searchbox', { name: /^Filtrer/u });
/** Numbers of the writes that the service received since the conflicts were decided. */
let decided = 0;
const replaced = (): readonly string[] =>
  desk.proxy.seen
    .slice(decided)
    .filter(({ method, path }) => method === 'POST' && /\/Dossier\/\d+$/u.test(path))
    .map(({ path }) => path);

test('words of any column find an application; the filter and the view are still there after its page', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  decided = desk.proxy.seen.length;
  await page.keyboard.press('Control+3');
  await page.getByRole('radio', { name: 'Dossiers' }).click();
  await page.getByRole('button', { name: 'Sans décision' }).click();
  await page.keyboard.press('/');
  await page.keyboard.type('bts mco planifie');
  await expect(row('CHEVALIER Maëlle')).toBeVisible();
  await expect(lines().filter({ hasNotText: 'BTS MCO' })).toHaveCount(0); // the filter follows the typed words
  expect(new Set(await cells(column.decision))).toEqual(new Set(['']));
  const [first = ''] = await cells(column.applicant);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(filter()).toHaveValue('bts mco planifie');
  await expect(page.getByRole('button', { name: 'Sans décision' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Mes vues' }).click();
  await page.getByRole('menuitem', { name: 'Enregistrer cette vue' }).click();
  await page.keyboard.type('À décider');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  // The button that opened it has the focus again: the key that named the view does not press it.
  const views = page.getByRole('button', { name: 'Mes vues : À décider' });
  await expect(views).toBeFocused();
  await expect(views).toHaveAttribute('aria-expanded', 'false');
});

test('by keyboard, offline: three get a decision after a preview, one key undoes it, redone it is sent once each', async () => {
  test.setTimeout(120_000);
  const { page, service, proxy } = desk;
  await goTo(page, 'Calendrier');
  await goOffline(desk);
  await page.keyboard.press('Control+3');
  const filtered = await lines().count();
  await filter().fill('');
  await expect(lines()).not.toHaveCount(filtered);
  await filter().press('ArrowDown');
  await page.keyboard.press(' ');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('3 dossiers choisis.')).toBeVisible();
  const names = (await cells(column.applicant)).slice(0, 3);
  await page.keyboard.press('Alt+1');
  const dialog = page.getByRole('dialog', { name: 'Décision pour 3 dossiers' });
  await page.keyboard.press('ArrowDown');
  const option = page.getByRole('option').first();
  const decision = await option.innerText();
  await option.press('Enter');
  // With the state that goes with it.
  await expect(dialog.getByRole('listitem')).toHaveText(
    names.map((name) => new RegExp(`^${name}Aucune décision · .+ → ${RegExp.escape(decision)} · .+$`, 'u')),
  );
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expectWaiting(page, 3);
  // They leave the view, and a notice says what was done.
  await expect(page.getByText(`3 dossiers\u00A0: décision ${decision}`)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expectWaiting(page, 0);
  await page.keyboard.press('Control+y');
  await expectWaiting(page, 3);
  expect(replaced()).toEqual([]);
  await proxy.restore();
  await expectWaiting(page, 0);
  expect(new Set(replaced()).size).toBe(3);
  expect(replaced()).toHaveLength(3);
  const rows = await service.all('Dossier');
  const sent = new Set(replaced().map((path) => path.split('/').at(-1)));
  for (const each of rows.filter((one) => sent.has(String(valueOf(one, 'Id')))))
    expect(valueOf(each, 'DateDecision')).toBeTruthy();
});

test('by mouse: a range gets another agent; who has it already, or is of another campus, is left out', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  await page.getByRole('button', { name: 'Sans décision' }).click();
  await page.getByRole('radio', { name: 'Tous les campus' }).click();
  const box = (at: number): Locator => lines().locator('[data-box]').nth(at);
  await box(0).click();
  await box(7).click({ modifiers: ['Shift'] });
  await expect(page.getByText('8 dossiers choisis.')).toBeVisible();
  await page.getByRole('button', { name: 'Conseiller Alt 3' }).click();
  const dialog = page.getByRole('dialog', { name: 'Conseiller de 8 dossiers' });
  await page.getByRole('option', { name: 'MOREAU Claire' }).click();
  const left = dialog.getByRole('listitem').filter({ hasText: /inchangé|autre campus/u });
  const out = await left.count();
  expect(out).toBeGreaterThan(0);
  const before = replaced().length;
  // Two clicks of a bouncing mouse are one.
  await dialog.getByRole('button', { name: `Modifier ${8 - out} dossier` }).dblclick();
  await expect(dialog).toBeHidden();
  await expect.poll(replaced).toHaveLength(before + 8 - out);
  await expectWaiting(page, 0);
  expect(replaced()).toHaveLength(before + 8 - out);
  await expect(page.getByText('8 dossiers choisis.')).toBeHidden();
});
