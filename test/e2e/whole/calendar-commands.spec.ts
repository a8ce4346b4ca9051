import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { RawJson } from '#shared/json/rawJson.ts';
import { look } from '../fixtures/look.ts';
import { reaches } from '../fixtures/reaches.ts';
import { event, expectWaiting, fillSlot, goOffline, goTo, inMenu, openEventForm, press } from '../fixtures/screens.ts';
import { schoolDay, valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// Events by pointer and keys: typed, copied, moved with their group, undone and redone, without a network; then with
// one, where each of them arrives once.

const desk = workstation({ signedIn: true });
const tomorrow = (): string => new Date(Date.parse(schoolDay()) + 86_400_000).toISOString().slice(0, 10);
const quick = (page: Page) => page.getByRole('dialog', { name: 'Nouvel événement' });
const toast = (page: Page, words: RegExp) => page.locator('output', { hasText: words });

async function named(name: string): Promise<readonly RawJson[]> {
  return (await desk.service.all('Planification')).filter((row) => valueOf(row, 'Nom') === name);
}
/** When the service has the events of that name, in the school's zone. */
async function times(name: string): Promise<string[]> {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short', timeStyle: 'short' });
  return (await named(name)).map((row) => clock.format(Date.parse(String(valueOf(row, 'Debut'))))).sort();
}

test('a calendar worked on without a network, then synchronised', async () => {
  test.setTimeout(180_000);
  const { page, proxy } = desk;
  const see = (name: string): Promise<void> => look(page, 'fr', name);
  const french = schoolDay().split('-').reverse().join('/');

  await test.step('everything is downloaded, then the network is cut', async () => {
    await goTo(page, 'Calendrier');
    await goOffline(desk);
  });

  await test.step('an event is typed in one line, and takes the focus from another (I26)', async () => {
    await page.locator('.cal-event').first().focus();
    await page.keyboard.press('c');
    await expect(quick(page).getByRole('textbox')).toBeFocused();
    await page.keyboard.type('demain 14h entretien Dupont 30 min');
    await expect(quick(page).getByRole('status')).toContainText(/14:00\s–\s14:30.*30\s?min/u);
    await expect(quick(page).getByRole('status')).toContainText('Entretien Dupont');
    await page.keyboard.press('Enter');
    await expect(event(page, 'Entretien Dupont')).toHaveAccessibleName(/14:00.*En attente/u);
    await expect(event(page, 'Entretien Dupont')).toBeFocused();
    await expectWaiting(page, 1);
  });

  await test.step('it is copied to the moment under the pointer', async () => {
    await event(page, 'Entretien Dupont').focus();
    await page.keyboard.press('Control+c');
    const day = await page.locator(`.cal-day[data-day="${tomorrow()}"]`).boundingBox();
    if (!day) throw new Error('tomorrow is not shown');
    await page.mouse.move(day.x + day.width / 2, day.y + 2 * 66 + 2);
    await page.keyboard.press('Control+v');
    await expect(toast(page, /Entretien Dupont.*copié au .*10:00.*Défaire/u)).toBeVisible();
    // The copy is what the panel shows and keys act on (I26); the first one goes back behind its « +2 ».
    await expect(event(page, 'Entretien Dupont').and(page.locator(':focus'))).toHaveAccessibleName(/10:00/u);
    await expectWaiting(page, 2);
  });

  await test.step('a linked pair is created, and the second follows the first with one key (R2.10) (Planification.1, Conventions.5)', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await openEventForm(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nom').fill('Bilan 1');
    await dialog.getByLabel('Type').first().click();
    await page.getByRole('option', { name: 'Jury' }).click();
    await fillSlot(dialog.getByLabel('Date').first(), french);
    await fillSlot(dialog.getByLabel('Début').first(), '8h');
    await fillSlot(dialog.getByLabel('Fin').first(), '8h30');
    await dialog.getByRole('button', { name: 'Autres champs' }).click();
    await dialog.getByLabel('Code').fill('BILAN');
    await see('calendar-form-fields');
    await dialog.getByText('Créer un second événement lié').click();
    const second = dialog.getByRole('group', { name: 'Second événement' });
    await second.getByLabel('Nom').fill('Bilan 2');
    await fillSlot(second.getByLabel('Début'), '18h');
    await fillSlot(second.getByLabel('Fin'), '18h30');
    await dialog.getByRole('button', { name: 'Créer' }).click();
    await expect(dialog).toBeHidden();
    await press(page, 'Bilan 1', 'Control+ArrowDown', 'Alt+3');
    await expect(event(page, 'Bilan 1')).toHaveAccessibleName(/08:15/u);
    await expect(event(page, 'Bilan 2')).toHaveAccessibleName(/18:15/u);
  });

  await test.step('changes are undone step by step, each announced in words, and redone', async () => {
    await page.keyboard.press('Control+z');
    await expect(event(page, 'Bilan 2')).toHaveAccessibleName(/18:00/u);
    await expect(event(page, 'Bilan 1')).toHaveAccessibleName(/08:00/u);
    await page.keyboard.press('Control+z');
    await expect(event(page, 'Bilan 1')).toBeHidden();
    await expect(event(page, 'Bilan 2')).toBeHidden();
    for (let time = 0; time < 2; time += 1) await page.keyboard.press('Control+Shift+z');
    await expect(event(page, 'Bilan 1')).toHaveAccessibleName(/08:15/u);
    await expect(event(page, 'Bilan 2')).toHaveAccessibleName(/18:15/u);
  });

  await test.step('several are selected and moved together', async () => {
    await event(page, 'Bilan 1').click();
    await event(page, 'Bilan 2').focus();
    await page.keyboard.press('Shift+Enter');
    await expect(page.getByText('2 événements choisis').first()).toBeVisible();
    await page.keyboard.press('Control+ArrowDown');
    await expect(event(page, 'Bilan 1')).toHaveAccessibleName(/08:30/u);
    await expect(event(page, 'Bilan 2')).toHaveAccessibleName(/18:30/u);
    await see('calendar-picked');
    await inMenu(page, 'e');
    const dialog = page.getByRole('dialog', { name: 'Modifier 2 événements' });
    await dialog.getByRole('button', { name: /Champ/u }).click();
    await page.getByRole('option', { name: 'Enseignants' }).click();
    await dialog.getByRole('textbox', { name: 'Enseignants' }).fill('VASSEUR Hélène');
    await expect(dialog.getByRole('list', { name: 'Ce qui change' })).toContainText('Bilan 2');
    await see('calendar-together');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(toast(page, /2 événements\s: Enseignants VASSEUR Hélène/u)).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(toast(page, /Défait\s: «\sBilan [12]/u)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectWaiting(page, 4);
  });

  await test.step('online again, each of it arrives once', async () => {
    await reaches(desk, ['Planification.create'], async () => {
      await proxy.restore();
      await page.getByRole('contentinfo').getByRole('button', { name: 'Actualiser' }).click();
      await expectWaiting(page, 0);
    });
    expect(await times('Entretien Dupont')).toEqual([`${tomorrow()} 10:00`, `${tomorrow()} 14:00`]);
    expect(await times('Bilan 1')).toEqual([`${schoolDay()} 08:30`]);
    expect(await times('Bilan 2')).toEqual([`${schoolDay()} 18:30`]);
    const [one] = await named('Bilan 1');
    const [two] = await named('Bilan 2');
    expect(one && valueOf(one, 'Code')).toBe('BILAN');
    expect(one && valueOf(one, 'ReferenceMultiple')).toBe(two && valueOf(two, 'ReferenceMultiple'));
    expect(
      proxy.seen.filter(({ method, path }) => method === 'POST' && path === '/GraphV1/Planification'),
    ).toHaveLength(4);
  });

  await test.step('a change that was sent is undone by a change of its own, and the user is informed (I8)', async () => {
    await page.keyboard.press('Control+z');
    await expect(toast(page, /Bilan 1\s: remis à 08:15/u)).toBeVisible();
    await expectWaiting(page, 0);
    await expect.poll(() => times('Bilan 1')).toEqual([`${schoolDay()} 08:15`]);
    await expect.poll(() => times('Bilan 2')).toEqual([`${schoolDay()} 18:15`]);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => times('Bilan 1')).toEqual([`${schoolDay()} 08:30`]);
    await expect.poll(() => times('Bilan 2')).toEqual([`${schoolDay()} 18:30`]);
    await expectWaiting(page, 0);
  });

  await test.step('for a group of which one is refused, its progress is shown, and one key reverts the done one (R2.10)', async () => {
    // there is one, as was just read
    const id = String(valueOf((await named('Bilan 2'))[0] ?? ('{}' as RawJson), 'Id'));
    proxy.answer(
      ({ method, path }) => method === 'PUT' && path === `/GraphV1/Planification/${id}`,
      400,
      '{"error":{"code":"R","message":"Salle fermée"}}',
    );
    await press(page, 'Bilan 1', 'Control+ArrowDown');
    await event(page, 'Bilan 1').click();
    await expect.poll(() => times('Bilan 1')).toEqual([`${schoolDay()} 08:45`]);
    await page.keyboard.press('Control+z');
    // An undo that has not left would take the next move in: nothing would be left to send for Bilan 1 (I8).
    await expect.poll(() => times('Bilan 1')).toEqual([`${schoolDay()} 08:30`]);
    await expectWaiting(page, 0);
    await event(page, 'Bilan 2').click({ modifiers: ['Shift'] });
    await event(page, 'Bilan 1').focus();
    await reaches(desk, ['Planification.one', 'Planification.replace'], async () => {
      await page.keyboard.press('Control+ArrowDown');
      await expect.poll(() => times('Bilan 1')).toEqual([`${schoolDay()} 08:45`]);
    });
    await goTo(page, 'Modifications');
    await expect(page.getByRole('main')).toContainText('1 fait sur 2');
    await see('outbox-partial');
    await page.getByRole('main').getByText('1 fait sur 2').first().click();
    await expect(
      page.getByRole('complementary').getByRole('button', { name: /^Remettre 1 élément comme avant/u }),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Remettre 1 élément comme avant/u }).click();
    await expect.poll(() => times('Bilan 1')).toEqual([`${schoolDay()} 08:30`]);
  });
});
