import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { look } from '../fixtures/look.ts';
import { event, goTo, press } from '../fixtures/screens.ts';
import { workstation } from '../fixtures/workstation.ts';

// What the calendar keeps over a reload, on another clock, and writes to the disk.

const desk = workstation({ signedIn: true });
const saved = async (name: RegExp): Promise<Buffer> => {
  const folder = join(desk.profile, 'saved');
  const file = (await readdir(folder)).find((each) => name.test(each));
  if (file === undefined) throw new Error(`no file ${name}`);
  return readFile(join(folder, file));
};

test('filter and view are kept, another clock changes no hour, and what waits is marked on paper and in a file', async () => {
  test.setTimeout(240_000);
  const { page, proxy, carnet } = desk;
  const main = page.getByRole('main');

  await test.step('prepared', async () => {
    await goTo(page, 'Calendrier');
    await expect(event(page, 'BENSAÏD Inès')).toBeVisible();
  });

  await test.step('a type alone, hidden events counted, all shown again; kept when Carnet opens again', async () => {
    await page.keyboard.press('Digit2');
    const jury = page.getByRole('navigation').getByRole('button', { name: 'Jury' });
    await jury.click({ modifiers: ['Alt'] });
    await expect(main).toContainText('Seulement Jury');
    await expect(event(page, 'BENSAÏD Inès')).toBeHidden();
    await jury.press('Alt+Enter');
    await expect(event(page, 'BENSAÏD Inès')).toBeVisible();
    await jury.press('Enter');
    await page.reload();
    await expect(main).toContainText('Sans Jury');
    await main.getByRole('button', { name: 'Tout effacer' }).click();
  });

  await test.step('a clock other than the school’s is shown, and changes no hour', async () => {
    const session = await page.context().newCDPSession(page);
    await expect(event(page, 'BENSAÏD Inès')).toHaveAccessibleName(/10:30\s– 11:15/u);
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Indian/Reunion' });
    await page.reload();
    await expect(page.getByRole('contentinfo')).toContainText('Ce poste est à l’heure UTC+4');
    await page.keyboard.press('Digit1');
    await look(page, 'fr', 'calendar-other-clock');
    await expect(event(page, 'BENSAÏD Inès')).toHaveAccessibleName(/10:30\s– 11:15/u);
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Paris' });
    await page.keyboard.press('Digit2');
    await session.detach();
  });

  await test.step('offline, what is not sent is marked on paper and in the file', async () => {
    await proxy.cut();
    await press(page, 'BENSAÏD Inès', 'Control+ArrowDown');
    await expect(event(page, 'BENSAÏD Inès')).toHaveAttribute('data-mark', 'waiting');
    await page.keyboard.press('Digit3');
    await page.keyboard.press('Digit2');
    await page.keyboard.press('Control+p');
    await expect(page.getByRole('dialog', { name: 'Imprimer le calendrier' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.paper')).toContainText('pas encore envoyé');
    await expect(page.locator('.paper')).toContainText('Édité le');
    await page.emulateMedia({ media: null });
    // Only here the system's own dialog is answered.
    if (carnet.host === 'electron') return page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Enregistrer en PDF' }).click();
    await expect(page.getByText(/^(?:PDF )?[Ee]nregistré/u).first()).toBeVisible();
    const pdf = (await saved(/^Carnet Semaine .*\.pdf$/u)).toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    // A4 landscape, in points.
    const [, width, height] = /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/u.exec(pdf) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Exporter la période (.ics)' }).click();
    await expect(page.getByText(/événements.*Enregistré/u).first()).toBeVisible();
    const ics = (await saved(/\.ics$/u)).toString('utf8').replaceAll(/\r\n[ \t]/gu, '');
    const moved = ics
      .split('BEGIN:VEVENT')
      .find((each) => each.includes('UID:planification:') && each.includes('SUMMARY:BENSAÏD Inès'));
    expect(moved).toContain('STATUS:TENTATIVE');
    expect(moved).toContain('Pas encore envoyé au service.');
  });

  await test.step('the chosen view is restored', async () => {
    await page.keyboard.press('Digit3');
    await page.reload();
    await expect(page.getByRole('grid', { name: 'Mois' })).toBeVisible();
  });
});
