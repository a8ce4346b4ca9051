import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TracePart } from '#features/settings/trace/TracePart.tsx';
import { TraceScreen } from '#features/settings/trace/TraceScreen.tsx';
import type { TraceLine } from '#shared/trace/line.ts';
import { beginOn, go, here } from '#stores/place.ts';
import { useSession } from '#stores/session.ts';
import type { Commands } from '#stores/session.ts';
import { Toasts } from '#ui/index.ts';
import { draw } from '../changes/drawn.tsx';

const step = '0f8fad5b-d9cb-469f-a165-708677289501';
const at = Date.UTC(2026, 10, 22, 9, 32, 5, 120);
const line = (more: Partial<TraceLine>): TraceLine => ({
  at,
  process: 'page',
  level: 'info',
  step: null,
  event: 'woke',
  outcome: 'no change',
  ...more,
});
const lines: readonly TraceLine[] = [
  line({ level: 'detail' }),
  line({ at: at + 1_000, step, event: 'added', outcome: 'replace Planification 7: new → sending, send' }),
  line({
    at: at + 2_000,
    process: 'main',
    level: 'warning',
    step,
    event: 'PUT Planification.replace',
    outcome: 'offline, 12 ms',
  }),
  line({ at: at + 3_000, process: 'main', level: 'error', event: 'main.uncaught', outcome: 'TypeError at a (b.js:1)' }),
];

const readTrace = vi.fn<Commands['readTrace']>();
const saveFile = vi.fn<Commands['saveFile']>(async () => true);
beforeEach(() => {
  readTrace.mockReset();
  readTrace.mockResolvedValue({ lines, failure: null });
  saveFile.mockClear();
  useSession.setState({ commands: { readTrace, saveFile } as unknown as Commands }); // no other command is used here
});

const shown = async (): Promise<void> =>
  draw(
    <>
      <TraceScreen version="1.2.3" />
      <Toasts />
    </>,
  );
const rows = (): readonly string[] =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('td:nth-child(4) span span')?.textContent ?? '');
const counted = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

test('the part of the settings leads to the log, and says that no personal data is in it', async () => {
  await draw(<TracePart />);
  await expect.element(page.getByText(/^Aucune donnée personnelle n’y figure/u)).toBeVisible();
  await page.getByRole('button', { name: 'Voir le journal technique' }).click();
  expect(here()).toEqual({ at: 'settings', part: 'trace' });
  beginOn('today');
});

test('lines are shown newest first, and filtered by level, process and text', async () => {
  await shown();
  await counted('4 lignes');
  await expect.element(page.getByText(/^Les dernières opérations.*Aucune donnée personnelle/u)).toBeVisible();
  expect(rows()).toEqual(['main.uncaught', 'PUT Planification.replace', 'added', 'woke']);
  expect(page.getByRole('row').elements()[3]?.textContent).toContain('10:32:06');

  await page.getByRole('radio', { name: 'Sans les détails' }).click();
  await counted('3 sur 4 lignes');
  expect(rows()).not.toContain('woke');
  await page.getByRole('button', { name: /^Les deux parties/u }).click();
  await page.getByRole('option', { name: 'Programme', exact: true }).click();
  await counted('2 sur 4 lignes');
  await page.getByRole('searchbox', { name: 'Chercher dans le journal' }).fill('planification OFFLINE');
  await counted('1 sur 4 lignes');
  expect(rows()).toEqual(['PUT Planification.replace']);

  await page.getByRole('searchbox', { name: 'Chercher dans le journal' }).fill('introuvable');
  await expect.element(page.getByText('Aucune ligne ne correspond.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copier' })).toBeDisabled();
  await page.getByRole('button', { name: 'Tout montrer' }).click();
  await counted('4 lignes');
});

test('a step is followed through both processes by its id', async () => {
  await shown();
  await page.getByRole('button', { name: '0f8fad5b' }).first().click();
  await counted('2 sur 4 lignes');
  expect(rows()).toEqual(['PUT Planification.replace', 'added']);
  await expect.element(page.getByRole('searchbox', { name: 'Chercher dans le journal' })).toHaveValue(step);
});

test('what the filter shows is saved, oldest first, with the version', async () => {
  await shown();
  await page.getByRole('button', { name: '0f8fad5b' }).first().click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.element(page.getByText(/Enregistré.*Journal technique .*\.txt/u)).toBeVisible();
  const [name, text] = saveFile.mock.calls[0] ?? [];
  expect(name).toMatch(/^Journal technique \d{4}-\d\d-\d\d\.txt$/u);
  expect(text?.split('\n')).toEqual([
    'Carnet 1.2.3',
    `2026-11-22T09:32:06.120Z\tinfo\tpage\t${step}\tadded\treplace Planification 7: new → sending, send`,
    `2026-11-22T09:32:07.120Z\twarning\tmain\t${step}\tPUT Planification.replace\toffline, 12 ms`,
    '',
  ]);
});

test('it stays as it was read until it is read again, and Échap leads back', async () => {
  await shown();
  await counted('4 lignes');
  readTrace.mockResolvedValue({ lines: [], failure: null });
  await page.getByRole('button', { name: 'Actualiser' }).click();
  await expect.element(page.getByText(/^Le journal est vide/u)).toBeVisible();
  expect(readTrace).toHaveBeenCalledTimes(2);
  go({ at: 'settings', part: 'trace' });
  await userEvent.keyboard('{Escape}');
  expect(here()).toEqual({ at: 'settings' });
});

test('a part that could not be read is said, beside what is there', async () => {
  readTrace.mockResolvedValue({ lines: lines.slice(0, 2), failure: 'storage' });
  await shown();
  await expect.element(page.getByText('Le journal n’a pas pu être lu en entier.')).toBeVisible();
  expect(rows()).toEqual(['added', 'woke']);
});

test('of a long log the last 200 lines are drawn, and more at a press', async () => {
  readTrace.mockResolvedValue({
    lines: Array.from({ length: 450 }, (_, number) => line({ at: at + number, event: `event${number}` })),
    failure: null,
  });
  await shown();
  await vi.waitFor(() => expect(rows()).toHaveLength(200));
  await page.getByRole('button', { name: /^Montrer 200 lignes de plus/u }).click();
  await vi.waitFor(() => expect(rows()).toHaveLength(400));
  await page.getByRole('button', { name: /^Montrer 50 lignes de plus/u }).click();
  await vi.waitFor(() => expect(rows()).toHaveLength(450));
  expect(rows().at(-1)).toBe('event0');
});
