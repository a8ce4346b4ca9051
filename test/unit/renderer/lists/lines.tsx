import type { ComponentProps } from 'react';
import { beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useFilters, useListLayouts } from '#stores/lists.ts';
import { useListViews } from '#stores/listViews.ts';
import type { Commands } from '#stores/session.ts';
import { useSession } from '#stores/session.ts';
import { ShortcutScope } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

export interface Line {
  readonly id: string;
  readonly name: string;
  readonly amount: number | null;
}
export const columns: readonly ListColumn<Line>[] = [
  { id: 'name', label: 'Nom', text: ({ name }) => name },
  {
    id: 'amount',
    label: 'Montant',
    text: ({ amount }) => (amount === null ? '' : `${amount} €`),
    value: ({ amount }) => amount,
    isNumber: true,
    sum: { of: ({ amount }) => amount && Math.round(amount * 100), words: (cents) => `${cents / 100} €` },
  },
  { id: 'id', label: 'Numéro', text: ({ id }) => id },
];
const usual = ['name', 'amount'];
export const few: readonly Line[] = [
  { id: '7', name: 'Zénith', amount: 0.1 },
  { id: '8', name: 'Atelier', amount: 0.2 },
  { id: '9', name: 'Étoile', amount: 10 },
];

export const opened = vi.fn<(id: string) => void>();
export const saveFile = vi.fn<Commands['saveFile']>(async () => ({ name: 'x', folder: '/tmp', targets: [] }));

beforeEach(() => {
  vi.clearAllMocks();
  useListLayouts.setState({ layouts: {} });
  useFilters.setState({ listFilters: {}, listChips: {} });
  useListViews.setState({ views: [] });
  // The export alone is used.
  useSession.setState({ commands: { saveFile } as unknown as Commands });
});

/** The list of three lines, as a screen has it. */
export const Table = (given: Partial<ComponentProps<typeof DataTable<Line>>>) => (
  <ShortcutScope>
    <main style={{ display: 'flex', height: 500 }}>
      <DataTable
        id="lines"
        label="Lignes"
        rows={few}
        columns={columns}
        usual={usual}
        onOpen={opened}
        empty="Aucune ligne ici."
        {...given}
      />
    </main>
  </ShortcutScope>
);
export const drawTable = (rows: readonly Line[] = few): Promise<void> => draw(<Table rows={rows} />);
export const names = (): readonly string[] =>
  [...document.querySelectorAll('tr[data-row] > td:first-child')].map(({ textContent }) => textContent);
export const button = (name: string) => page.getByRole('button', { name, exact: true });
