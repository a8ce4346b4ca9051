import { expect, test } from 'playwright/test';
import type { FileChooser, Locator } from 'playwright/test';
import type { RawJson } from '#shared/json/rawJson.ts';
import { look } from '../fixtures/look.ts';
import { event, expectWaiting, goOffline, goTo, networkChanged } from '../fixtures/screens.ts';
import { schoolDay, valueOf } from '../fixtures/service.ts';
import { workstation } from '../fixtures/workstation.ts';

// Events of an iCalendar file: chosen, dropped, looked through, kept offline as one change, undone with one key, sent
// once; then the same file again, and a changed one.

const desk = workstation({ signedIn: true });

const day = (by: number): string =>
  new Date(Date.parse(`${schoolDay()}T12:00:00Z`) + by * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
const vevent = (...lines: readonly string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const file = (name: string, ...events: readonly (readonly string[])[]) => ({
  name,
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')),
});
const visit = (hour: string, ...others: readonly string[]): string[] =>
  vevent(
    'UID:visite@mairie.example',
    'SUMMARY:Visite de la mairie',
    `DTSTART;TZID=Romance Standard Time:${day(0)}T${hour}0000`,
    'DURATION:PT1H',
    'ORGANIZER;CN=Hélène Vasseur:mailto:h.vasseur@ecole.example',
    ...others,
  );
const workshop = vevent(
  'UID:atelier@mairie.example',
  'SUMMARY:Atelier voix',
  `DTSTART;TZID=Europe/Paris:${day(1)}T080000`,
  `DTEND;TZID=Europe/Paris:${day(1)}T090000`,
  'RRULE:FREQ=WEEKLY;COUNT=3',
);
const others = [
  vevent('UID:fete@mairie.example', 'SUMMARY:Fête des diplômés', `DTSTART;VALUE=DATE:${day(30)}`),
  vevent(
    'UID:perdu@mairie.example',
    'SUMMARY:Réunion annulée',
    `DTSTART:${day(2)}T090000Z`,
    'DURATION:PT1H',
    'STATUS:CANCELLED',
  ),
  vevent('UID:casse@mairie.example', 'SUMMARY:Sans fin', `DTSTART:${day(2)}T090000Z`),
];

async function atService(name: string): Promise<readonly RawJson[]> {
  return (await desk.service.all('Planification')).filter((row) => valueOf(row, 'Nom') === name);
}

test('events of a file', async () => {
  test.setTimeout(240_000);
  const { page, proxy } = desk;
  const dialog = page.getByRole('dialog');
  const rows = dialog.getByRole('grid').locator('[data-row]');
  const fates = async (): Promise<readonly string[]> =>
    (await rows.allInnerTexts()).map((text) => /Nouveau|Changé|Déjà là|Non repris/u.exec(text)?.[0] ?? text);
  const row = (name: string): Locator => rows.filter({ hasText: name });
  let chosen: Parameters<FileChooser['setFiles']>[0] = [];
  page.on('filechooser', (chooser) => void chooser.setFiles(chosen));
  const byMenu = async (of: typeof chosen): Promise<void> => {
    chosen = of;
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Importer des événements (.ics)' }).click();
  };
  const first = file('agenda.ics', visit('18'), workshop, ...others);

  await test.step('chosen by the palette from another screen, offline: each event with what becomes of it', async () => {
    await goTo(page, 'Aujourd’hui');
    await goOffline(desk);
    chosen = first;
    await page.keyboard.press('Control+k');
    await page.keyboard.type('importer des evenements');
    await expect(page.getByRole('option').first()).toContainText('Importer des événements');
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('agenda.ics');
    await expect
      .poll(fates)
      .toEqual(['Nouveau', 'Nouveau', 'Non repris', 'Non repris', 'Nouveau', 'Nouveau', 'Nouveau']);
    await expect(row('Visite de la mairie')).toContainText('VASSEUR Hélène');
    await expect(row('Visite de la mairie')).toContainText('18:00');
    await expect(row('Fête des diplômés')).toContainText('Journée entière');
    await expect(row('Réunion annulée')).toContainText('inconnu ici');
    await expect(row('Sans fin')).toContainText('Ni fin ni durée');
    await look(page, 'fr', 'calendar-incoming', ['zoomed']);
  });

  await test.step('without a type nothing is taken; with one, all of it is one change', async () => {
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('Choisissez un type');
    await dialog.getByLabel('Type des nouveaux').click();
    await page.getByRole('option', { name: 'Réunion' }).click();
    // One that is not wanted is left out, by the keyboard.
    await row('Fête des diplômés').focus();
    await page.keyboard.press('Space');
    await expect(row('Fête des diplômés')).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-toast]')).toContainText('4 événements créés.');
    await expect(event(page, 'Visite de la mairie')).toHaveAttribute('data-mark', 'waiting');
    await expectWaiting(page, 4);
  });

  await test.step('one key takes it all back, and another brings it again', async () => {
    await page.keyboard.press('Control+z');
    await expectWaiting(page, 0);
    await expect(event(page, 'Visite de la mairie')).toBeHidden();
    await page.keyboard.press('Control+Shift+z');
    await expectWaiting(page, 4);
  });

  await test.step('the same file, while it waits: nothing would be created twice', async () => {
    await byMenu(first);
    await expect
      .poll(fates)
      .toEqual(['Déjà là', 'Déjà là', 'Non repris', 'Non repris', 'Déjà là', 'Déjà là', 'Nouveau']);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('sent, each event is at the service once, and the series is linked (R2.10)', async () => {
    await proxy.restore();
    await networkChanged(page);
    await expectWaiting(page, 0);
    const [visitThere, ...noMore] = await atService('Visite de la mairie');
    expect(noMore).toEqual([]);
    expect(visitThere && valueOf(visitThere, 'ReferenceExterne')).toBe('visite@mairie.example');
    const series = await atService('Atelier voix');
    expect(series).toHaveLength(3);
    const groups = new Set(series.map((each) => valueOf(each, 'ReferenceMultiple')));
    expect([...groups]).toEqual([expect.stringMatching(/\S/u)]);
    expect(new Set(series.map((each) => valueOf(each, 'ReferenceExterne'))).size).toBe(3);
  });

  await test.step('a later edition of the file, dropped: its changes are offered, and made where they are ticked', async () => {
    const text = file('agenda.ics', visit('19'), [
      ...workshop.slice(0, -1),
      `EXDATE;TZID=Europe/Paris:${day(8)}T080000`,
      'END:VEVENT',
      ...vevent(
        'UID:atelier@mairie.example',
        `RECURRENCE-ID;TZID=Europe/Paris:${day(15)}T080000`,
        'SUMMARY:Atelier voix',
        `DTSTART;TZID=Europe/Paris:${day(15)}T080000`,
        'DURATION:PT1H',
        'STATUS:CANCELLED',
      ),
    ]).buffer.toString('utf8');
    const data = await page.evaluateHandle((content) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content], 'agenda.ics', { type: 'text/calendar' }));
      return transfer;
    }, text);
    const grid = page.getByRole('region', { name: 'Grille du calendrier' });
    await grid.dispatchEvent('dragenter', { dataTransfer: data });
    await grid.dispatchEvent('dragover', { dataTransfer: data });
    await expect(page.getByText('Déposez le fichier d’agenda')).toBeVisible();
    await look(page, 'fr', 'calendar-incoming-drop');
    await grid.dispatchEvent('drop', { dataTransfer: data });
    await expect.poll(fates).toEqual(['Changé', 'Déjà là', 'Changé']);
    await expect(row('Visite de la mairie')).toContainText('→');
    await expect(dialog).toContainText('Sera annulé');
    // Nothing is overwritten that was not ticked.
    await page.keyboard.press('Control+Enter');
    await expect(dialog).toContainText('Cochez au moins un événement.');
    await row('Visite de la mairie').focus();
    await page.keyboard.press('Control+a');
    await look(page, 'fr', 'calendar-incoming-changed');
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('[data-toast]')).toContainText('2 événements modifiés.');
    await expectWaiting(page, 0);
    await expect
      .poll(async () => (await atService('Atelier voix')).filter((each) => valueOf(each, 'Annule') === true).length)
      .toBe(1);
    await expect(event(page, 'Visite de la mairie')).toHaveAccessibleName(/19:00/u);
  });
});
