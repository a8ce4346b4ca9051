import { expect, test } from 'playwright/test';
import type { RawJson } from '#shared/json/rawJson.ts';
import { rawOf } from '#shared/json/rawJson.ts';
import { look } from './fixtures/look.ts';
import { event, expectWaiting, goTo, press } from './fixtures/screens.ts';
import { valueOf } from './fixtures/service.ts';
import { workstation } from './fixtures/workstation.ts';

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
