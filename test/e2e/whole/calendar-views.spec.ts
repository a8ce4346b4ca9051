import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { look } from '../fixtures/look.ts';
import { byPalette, event, goTo, inspector, press } from '../fixtures/screens.ts';
import { schoolDay } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// The five views of the calendar, by keyboard alone: filtered, printed and exported.

const desk = workstation({ signedIn: true });
const saved = async (name: RegExp): Promise<Buffer> => {
  const folder = join(desk.profile, 'saved');
  const file = (await readdir(folder)).find((each) => name.test(each));
  if (file === undefined) throw new Error(`no file ${name}`);
  return readFile(join(folder, file));
};
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

test('the calendar in every view', async () => {
  test.setTimeout(240_000);
  const { page, proxy, carnet } = desk;
  const today = schoolDay();
  const main = page.getByRole('main');
  const title = main.getByRole('heading', { level: 1 });
  const monthCell = (day: string): Locator => page.locator(`.cal-month [data-day="${day}"]`);

  await test.step('prepared', async () => {
    await goTo(page, 'Calendrier');
    await expect(event(page, 'BENSAÏD Inès')).toBeVisible();
  });

  await test.step('a month: arrows move the day, Entrée opens it', async () => {
    await page.keyboard.press('Digit3');
    await expect(page.getByRole('grid', { name: 'Mois' })).toBeVisible();
    await monthCell(today).focus();
    await page.keyboard.press('ArrowDown');
    await expect(monthCell(addDays(today, 7))).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Grille du calendrier' })).toBeVisible();
    await expect(event(page, 'BENSAÏD Inès')).toBeVisible();
  });

  await test.step('the weeks in which the clock changes', async () => {
    await page.keyboard.press('Digit3');
    for (const [month, day] of [
      ['octobre 2026', '2026-10-25'],
      ['mars 2026', '2026-03-29'],
    ] as const) {
      for (let shown = await title.innerText(); !new RegExp(month, 'iu').test(shown.replaceAll('\u00A0', ' '));) {
        await main.getByRole('button', { name: 'Mois précédent' }).click();
        await expect(title).not.toHaveText(shown);
        shown = await title.innerText();
      }
      await expect(monthCell(day)).toBeVisible();
      await expect(page.locator('.cal-month [data-day]')).toHaveCount(42);
    }
    await page.keyboard.press('t');
    await page.keyboard.press('Digit2');
  });

  await test.step('a list: one search, without accents', async () => {
    await page.keyboard.press('Digit4');
    const list = page.getByRole('grid', { name: 'Liste des événements' });
    await expect(list.locator('[data-event]').filter({ hasText: 'BENSAÏD Inès' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('bensaid ines');
    await expect(list.locator('[data-event]')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(inspector(page)).toContainText('Dossier de candidature');
    await page.keyboard.press('Escape');
    await expect(inspector(page)).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.type(' introuvable');
    await expect(main).toContainText('Aucune ligne ne correspond à');
    await page.keyboard.press('Escape');
  });

  await test.step('columns by teacher and by agent', async () => {
    await main.getByRole('button', { name: 'Aujourd’hui' }).click();
    await page.keyboard.press('Digit5');
    await expect(page.getByRole('region', { name: 'Colonnes du jour' })).toBeVisible();
    await page.getByRole('radio', { name: 'Conseiller' }).click();
    await expect(page.getByText('BELKACEM Karim').first()).toBeVisible();
    await look(page, 'fr', 'calendar-columns-agents');
  });

  await test.step('campuses beside each other: what belongs to one of them stays there, and says why', async () => {
    await page.getByRole('radio', { name: 'Campus' }).click();
    await expect(page.locator('.cal-column-name')).toHaveCount(3);
    await event(page, 'BENSAÏD Inès').focus();
    await page.keyboard.press('Control+Shift+ArrowRight');
    await expect(page.locator('[data-toast]')).toContainText('celui du parcours d’admission');
    await page.getByRole('radio', { name: 'Conseiller' }).click();
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

  await test.step('the menu of an event by right click leads to the week of its teacher', async () => {
    await event(page, 'BENSAÏD Inès').click({ button: 'right' });
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page
      .getByRole('menuitem', { name: /^Semaine de/u })
      .first()
      .click();
    await expect(main.getByRole('region', { name: 'Personne affichée' })).toContainText('Semaine de');
    await page.getByRole('button', { name: 'Revenir à tous' }).click();
    await expect(main.getByRole('region', { name: 'Personne affichée' })).toBeHidden();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('semaine de vaseur');
    await expect(page.getByRole('option').first()).toContainText('Semaine de VASSEUR Hélène');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('region', { name: 'Personne affichée' })).toContainText('VASSEUR Hélène');
    await page.getByRole('button', { name: 'Revenir à tous' }).click();
  });

  await test.step('the week of a person from the header of their page, by its button and in the palette', async () => {
    const shown = main.getByRole('region', { name: 'Personne affichée' });
    for (const show of [
      () => main.getByRole('button', { name: 'Sa semaine au calendrier' }).click(),
      () => byPalette(page, 'Sa semaine au calendrier'),
    ]) {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('bensaid ines');
      await page
        .getByRole('option', { name: /^BENSAÏD Inès/u })
        .first()
        .click();
      await expect(main.getByRole('heading', { name: 'BENSAÏD Inès' })).toBeVisible();
      await show();
      await expect(shown).toContainText('Semaine de BENSAÏD Inès');
      await page.getByRole('button', { name: 'Revenir à tous' }).click();
      await expect(shown).toBeHidden();
    }
  });

  await test.step('filters show what they hide', async () => {
    await page.keyboard.press('Digit2');
    await page.keyboard.press('/');
    await expect(page.getByRole('dialog', { name: 'Filtrer' })).toBeVisible();
    await page.keyboard.type('personne de ce nom');
    await page.keyboard.press('Escape');
    await expect(main).toContainText('Les filtres masquent les');
    await page.getByRole('button', { name: 'Tout effacer' }).click();
    await expect(event(page, 'BENSAÏD Inès')).toBeVisible();
    await expect(main).not.toContainText('masqué');
    await event(page, 'BENSAÏD Inès').focus();
    await page.keyboard.press('/');
    await page.getByRole('button', { name: 'Filtrer par valeur' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Colonne/u })
      .click();
    await page.getByRole('option', { name: 'Nom' }).click();
    await page.getByRole('dialog').getByText('BENSAÏD Inès', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-event]')).toHaveCount(1);
    await expect(event(page, 'BENSAÏD Inès')).toBeFocused();
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
