import { expect, test } from 'playwright/test';
import type { Locator } from 'playwright/test';
import { rawJson } from '#shared/json/rawJson.ts';
import { picture } from '../../fixtures/pictures.ts';
import { expectWaiting, goTo, inspector } from '../../fixtures/screens.ts';
import { valueOf } from '../../fixtures/service.ts';
import { workstation } from '../../fixtures/workstation.ts';

// A colleague changes at the service what the user is typing: what they saw as they began is the base (I12).

const desk = workstation({ signedIn: true });
const note = (): Locator => inspector(desk.page).getByRole('textbox', { name: /^Note (?:d’)?entretien/u });
const question = (): Locator => inspector(desk.page).getByRole('alert');
const code = 'NOTE_ENTRETIEN';

interface Entry {
  readonly Code: string;
  readonly Valeur: string;
}

/** The application of an applicant, and its note as the service has it. */
async function application(who: string) {
  const rows = await desk.service.all('Dossier');
  const row = rows.find((each) => `${String(valueOf(each, 'Nom'))} ${String(valueOf(each, 'Prenoms'))}`.includes(who));
  if (row === undefined) throw new Error(`no application of ${who}`);
  const id = String(valueOf(row, 'Id'));
  const entries = async (): Promise<readonly Entry[]> =>
    valueOf(await desk.service.one('Dossier', id), 'Parametres') as readonly Entry[]; // as the service writes them
  return {
    stored: async () => (await entries()).find((entry) => entry.Code === code)?.Valeur,
    /** A colleague writes it. */
    write: async (text: string): Promise<void> => {
      const changed = (await entries()).map((entry) =>
        entry.Code === code ? Object.assign({}, entry, { Valeur: text }) : entry,
      );
      await desk.service.edit('Dossier', id, new Map([['Parametres', rawJson(JSON.stringify(changed))]]));
    },
  };
}

async function openInterview(who: string): Promise<void> {
  await goTo(desk.page, 'Aujourd’hui');
  await desk.page
    .getByRole('row', { name: new RegExp(who, 'u') })
    .first()
    .click();
  await expect(note()).toBeVisible();
}

/** The list comes, while the focus stays where the user types. */
async function listComes(): Promise<void> {
  await desk.page.keyboard.press('F5');
}

test('I12 a note that a colleague writes too: both are shown at once, and the one that is chosen is stored', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  const file = await application('BENSAÏD');
  await openInterview('BENSAÏD Inès');
  await note().fill('Six minutes de notes');
  await file.write('Vue par un collègue');
  await listComes();
  await expect(question()).toContainText('Six minutes de notes');
  await expect(question()).toContainText('Vue par un collègue');
  await expect(note()).toBeFocused();
  await picture(page, 'meanwhile-note');

  // Tab goes to the answers, and takes nothing away.
  await page.keyboard.press('Tab');
  await expect(question().getByRole('button', { name: /^Garder ma saisie/u })).toBeFocused();
  expect(await file.stored()).toBe('Vue par un collègue');
  await page.keyboard.press('Alt+2');
  await expect(note()).toBeFocused();
  await expect(note()).toHaveValue('Vue par un collègue');
  await expect(question()).toBeHidden();

  await note().fill('La mienne');
  await file.write('Encore la leur');
  await listComes();
  await expect(question()).toContainText('Encore la leur');
  await page.keyboard.press('Alt+1');
  await expect(question()).toBeHidden();
  await expect(note()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect.poll(file.stored).toBe('La mienne');
  await expectWaiting(page, 0);
});

test('I12 left without a choice, the note of the colleague stays and the user decides among the changes', async () => {
  test.setTimeout(120_000);
  const { page } = desk;
  const file = await application('BENSAÏD');
  await openInterview('BENSAÏD Inès');
  await note().fill('Laissée sans choix');
  await file.write('Toujours là');
  await listComes();
  await expect(question()).toContainText('Toujours là');
  await page.getByRole('main').getByRole('heading').first().click();
  await expect(page.getByRole('button', { name: '1 à décider' })).toBeVisible({ timeout: 40_000 });
  expect(await file.stored()).toBe('Toujours là');
});

test('I12 a note taken up after a restart is asked about when a colleague wrote it meanwhile', async () => {
  test.setTimeout(120_000);
  const file = await application('DIALLO');
  await openInterview('DIALLO Aminata');
  await note().fill('Avant le redémarrage');
  // A draft is on the disk a moment after its last letter.
  await desk.page.waitForTimeout(1_000);
  await desk.carnet.kill();
  await file.write('Pendant le redémarrage');
  await desk.open();
  await openInterview('DIALLO Aminata');
  await listComes();
  await expect(question()).toContainText('Avant le redémarrage');
  await expect(question()).toContainText('Pendant le redémarrage');
  expect(await file.stored()).toBe('Pendant le redémarrage');
  await note().click();
  await desk.page.keyboard.press('Alt+1');
  await expect(question()).toBeHidden();
  await desk.page.keyboard.press('Tab');
  await expect.poll(file.stored).toBe('Avant le redémarrage');
});

test('R3.10 what colleagues changed today is said, that before a restart too, and leads to its rows', async () => {
  const { page } = desk;
  await page.getByRole('button', { name: '2 dossiers', exact: true }).click();
  const row = (who: string): Locator => page.getByRole('row', { name: new RegExp(`${who}.*10:\\d\\d`, 'u') });
  await expect(row('BENSAÏD Inès')).toBeVisible();
  await expect(row('DIALLO Aminata')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('2 sur 300 lignes');
});
