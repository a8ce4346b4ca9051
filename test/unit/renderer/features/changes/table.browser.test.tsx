import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { StepTable } from '#features/changes/table/StepTable.tsx';
import { useFilters, useListLayouts } from '#stores/lists.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import type { Step } from '#sync/step.ts';
import { runShortcut, ShortcutScope } from '#ui/index.ts';
import { draw, Worded } from './drawn.tsx';
import { applied, at, step, waiting } from './steps.ts';

const ended = { kind: 'dropped', at: at('2026-11-21T08:00:00+01:00'), mayHaveArrived: false } as const;
const said = (subject: string) => ({ key: 'event.cancelled', subject, values: {} });
const receipts = [
  step({
    id: 'k',
    state: ended,
    summary: said('Jury BTS'),
    decisions: [{ at: 0, about: 'conflict', choice: 'theirs' }],
  }),
  step({ id: 'c', state: applied('verified'), summary: said('Entretien BENSAÏD Inès') }),
];
const open = [
  step({ id: 'w', state: waiting, summary: said('Entretien Diallo') }),
  step({ id: 's', state: { kind: 'sending' }, sentAt: 1, summary: said('Entretien Roux') }),
];
const saveFile = vi.fn<Commands['saveFile']>(async () => ({ name: 'x', folder: '/tmp', ways: [] }));
const onUndo = vi.fn<(steps: readonly Step[]) => void>();
const onOpen = vi.fn<(step: Step) => void>();
const onOrder = vi.fn<(ids: readonly string[]) => void>();

beforeEach(() => {
  vi.clearAllMocks();
  useListLayouts.setState({ layouts: {} });
  useFilters.setState({ listFilters: {}, listChips: {} });
  // The export alone is used.
  useSession.setState({ commands: { saveFile } as unknown as Commands });
});

function Table({ kind, steps }: { readonly kind: 'receipts' | 'all'; readonly steps: readonly Step[] }) {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <ShortcutScope>
      <div style={{ display: 'flex', height: 500 }}>
        <Worded>
          <StepTable
            kind={kind}
            steps={steps}
            everything={steps}
            selected={selected}
            onSelect={setSelected}
            onOrder={onOrder}
            onOpen={onOpen}
            onUndo={onUndo}
          />
        </Worded>
      </div>
    </ShortcutScope>
  );
}
const shown = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('tr[data-row]')].map(({ dataset }) => dataset['row']);

test('receipts stand by their end, are found by their words and their end, and go to a CSV with before and after', async () => {
  await draw(<Table kind="receipts" steps={receipts} />);
  expect(shown()).toEqual(['k', 'c']);
  await page.getByRole('searchbox', { name: 'Chercher parmi les envoyées' }).fill('version gardee');
  await expect.poll(shown).toEqual(['k']);
  await page.getByRole('searchbox').fill('bensaid entretien');
  await expect.poll(shown).toEqual(['c']);
  await page.getByRole('button', { name: 'Colonnes, impression, export' }).click();
  await page.getByRole('menuitem', { name: 'Exporter en CSV ce qui est montré' }).click();
  await expect
    .poll(() => saveFile.mock.calls[0]?.[1])
    .toBe(
      ['\uFEFFModification;État;Terminée', 'Entretien BENSAÏD Inès\u00A0: annulé;Vérifié;19/11/2026 10:11', ''].join(
        '\r\n',
      ),
    );
  await page.getByRole('searchbox').fill('zzz');
  await expect.element(page.getByText('Aucune modification envoyée ne contient ces mots.')).toBeVisible();
  await page.getByRole('button', { name: 'Effacer le filtre' }).click();
  await expect.poll(shown).toEqual(['k', 'c']);
});

test('the panel goes from one to the next as the table shows them: sorted, and without those that it hides', async () => {
  await draw(<Table kind="receipts" steps={receipts} />);
  expect(onOrder).toHaveBeenLastCalledWith(['k', 'c']);
  await page.getByRole('button', { name: 'Terminée' }).click();
  await expect.poll(() => onOrder.mock.lastCall).toEqual([['c', 'k']]);
  await page.getByRole('searchbox').fill('bensaid');
  await expect.poll(() => onOrder.mock.lastCall).toEqual([['c']]);
});

test('the arrows show one change after the other, Entrée opens what it is about', async () => {
  await draw(<Table kind="all" steps={[...open, ...receipts]} />);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => onOpen.mock.calls.length).toBe(1);
  expect(document.querySelectorAll('tr[aria-selected=true]')).toHaveLength(0);
});

test('of the chosen ones, those that have not left are undone together; the others are counted', async () => {
  await draw(<Table kind="all" steps={[...open, ...receipts]} />);
  await userEvent.keyboard('{ArrowDown}{Control>}a{/Control}');
  await expect.element(page.getByText('4 modifications choisies.')).toBeVisible();
  await expect.element(page.getByText(/^Une seule peut être défaite/u)).toBeVisible();
  runShortcut('changes.undoChosen');
  expect(onUndo.mock.calls.map(([steps]) => steps.map(({ id }) => id))).toEqual([['w']]);
  await expect.element(page.getByText('4 modifications choisies.')).not.toBeInTheDocument();
  runShortcut('changes.undoChosen');
  expect(onUndo).toHaveBeenCalledTimes(1);
});

test('nothing ever changed: one sentence says it', async () => {
  await draw(<Table kind="receipts" steps={[]} />);
  await expect.element(page.getByText('Aucune modification envoyée.')).toBeVisible();
});
