import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { create } from 'zustand';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useFilters, useListLayouts } from '#stores/lists.ts';
import { go, goBack, here, openPage } from '#stores/place.ts';
import { at } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { FocusKeeper, runShortcut, Screen, ShortcutScope } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

interface Line {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly hour: number | null;
  readonly mark?: 'waiting';
  readonly steps?: readonly { readonly action: string; readonly changes: readonly { readonly field: string }[] }[];
}
const columns: readonly ListColumn<Line>[] = [
  { id: 'name', label: 'Nom', text: ({ name }) => name },
  { id: 'state', label: 'État', text: ({ state }) => state },
  {
    id: 'hour',
    label: 'Entretien',
    instant: 'time',
    value: ({ hour }) => hour,
    text: ({ hour }) => (hour === null ? '' : new Date(hour).toISOString()),
  },
];
const when = { at: 'hour', by: 'state' };
const lines: readonly Line[] = [
  { id: '1', name: 'MOREAU Léa', state: 'Convoqué', hour: at(17, '14:00') },
  { id: '2', name: 'PETIT Luc', state: 'Admis', hour: at(19, '09:30') },
  { id: '3', name: 'ROCHE Zoé', state: 'Convoqué', hour: at(26, '10:00') },
  { id: '4', name: 'SIMON Yann', state: 'Incomplet', hour: null },
];

/** More at one hour than their day has room for. */
const crowd: readonly Line[] = Array.from('ABCDEFGHIJKLMNOPQRST', (letter) => ({
  id: letter,
  name: `${letter}. NOM`,
  state: 'Convoqué',
  hour: at(19, '09:30'),
}));

const opened = vi.fn<(id: string) => void>();
const acted = vi.fn<(id: string) => void>();
const among = vi.fn<(ids: readonly string[]) => void>();

const nothing: ReadonlySet<string> = new Set();

interface TableProps {
  readonly rows: readonly Line[];
  readonly hasHours?: boolean;
  readonly typedIn?: ReadonlySet<string>;
}

function Table({ rows, hasHours = true, typedIn = nothing }: TableProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <ShortcutScope>
      <FocusKeeper />
      <main style={{ display: 'flex', height: 640 }}>
        <Screen header={null}>
          <DataTable
            id="lines"
            label="Lignes"
            rows={rows}
            columns={columns}
            when={hasHours ? when : undefined}
            quick={[{ id: 'called', column: 'state', chip: ['Convoqué'], label: 'Convoqués' }]}
            onOpen={opened}
            typedIn={typedIn}
            rowKeys={[
              {
                shortcut: { id: 'people.folder', keys: [', o'] },
                label: 'Son dossier',
                run({ id }, shown) {
                  acted(id);
                  among(shown.map((each) => each.id));
                },
              },
            ]}
            choosing={{
              chosen,
              onChoose: setChosen,
              renderBar: (picked) => <p>{`Choisis : ${picked.map(({ name }) => name).join(', ')}`}</p>,
            }}
            empty="Rien."
          />
        </Screen>
      </main>
    </ShortcutScope>
  );
}

beforeEach(async () => {
  vi.clearAllMocks();
  await page.viewport(1280, 900);
  useListLayouts.setState({ layouts: {} });
  useFilters.setState({ listFilters: {}, listChips: {} });
  go({ at: 'rows', entity: 'Dossier', week: '2026-11-19' });
});

const block = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`, 'u') });
const names = (): readonly string[] =>
  [...document.querySelectorAll('.cal-day-blocks [data-event] .cal-event-name')].map(({ textContent }) => textContent);

test('rows are blocks at their hour, named, with their state in words and in its colour', async () => {
  await draw(<Table rows={lines} />);
  await expect.poll(names).toEqual(['MOREAU Léa', 'PETIT Luc']);
  await expect
    .element(block('MOREAU Léa 14:00'))
    .toHaveAccessibleName(/^MOREAU Léa 14:00, mar\.\s17\snov\., Convoqué$/u);
  const hueOf = (id: string) =>
    /cal-hue-\w+/u.exec(document.querySelector(`[data-event="${id}"]`)?.className ?? '')?.[0];
  const called = hueOf('1');
  expect(called).not.toBe(hueOf('2'));
  await expect.element(page.getByRole('list', { name: 'Couleurs' })).toHaveTextContent('AdmisConvoqué');
  // A filter leaves rows out, and changes no colour.
  await page.getByRole('button', { name: 'Convoqués' }).click();
  await expect.poll(names).toEqual(['MOREAU Léa']);
  expect(hueOf('1')).toBe(called);
});

test('arrows walk the weeks, and an act comes back to today; the place keeps the week behind a page', async () => {
  await draw(<Table rows={lines} />);
  await expect.poll(names).toHaveLength(2);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(names).toEqual(['ROCHE Zoé']);
  expect(here()).toMatchObject({ at: 'rows', week: '2026-11-26' });
  openPage({ entity: 'Dossier', id: '3' });
  goBack();
  expect(here()).toMatchObject({ at: 'rows', week: '2026-11-26' });
  await userEvent.keyboard('{ArrowRight}');
  await page.getByRole('button', { name: /^Avant/u }).click();
  await expect.poll(names).toEqual(['ROCHE Zoé']);
  runShortcut('table.now');
  expect(here()).toMatchObject({ at: 'rows', week: null });
});

test('a press and Espace choose, Entrée and a double click open, the keys and the menu of a row act on its block', async () => {
  await draw(<Table rows={lines} />);
  await block('MOREAU Léa').click();
  await expect.element(page.getByText('Choisis : MOREAU Léa')).toBeVisible();
  await expect.element(block('MOREAU Léa')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowRight} ');
  await expect.element(page.getByText('Choisis : MOREAU Léa, PETIT Luc')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([['2']]);
  await userEvent.keyboard('{Escape},o');
  await expect.poll(() => acted.mock.calls).toEqual([['2']]);
  await block('MOREAU Léa').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /Son dossier/u }).click();
  expect(acted.mock.calls).toEqual([['2'], ['1']]);
  await block('MOREAU Léa').dblClick();
  expect(opened.mock.calls).toEqual([['2'], ['1']]);
});

test('what is chosen holds in both layouts; rows without an hour are counted, and found', async () => {
  await draw(<Table rows={lines} />);
  await block('PETIT Luc').click();
  await page.getByRole('radio', { name: 'Liste' }).click();
  await expect.element(page.getByRole('row', { name: /PETIT/u })).toHaveAttribute('aria-selected', 'true');
  runShortcut('table.week');
  await expect.element(block('PETIT Luc')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /1 ligne sans heure/u }).click();
  await expect.element(page.getByRole('row', { name: /SIMON Yann/u })).toBeVisible();
  await expect.element(page.getByText('1 sur 4 lignes')).toBeVisible();
});

test('a list whose rows have no hour offers no week, also where the place asks for one', async () => {
  await draw(<Table rows={lines} hasHours={false} />);
  await expect.element(page.getByRole('row', { name: /PETIT/u })).toBeVisible();
  expect(page.getByRole('radio', { name: 'Semaine' }).elements()).toEqual([]);
});

test('a row that is pressed in the list of « +2 » gets a block and the focus, and keys act on it (I26)', async () => {
  await draw(<Table rows={crowd} />);
  await page.getByRole('button', { name: /^\+\d/u }).click();
  await page.getByRole('option', { name: /^T\. NOM/u }).click();
  await expect.element(block(String.raw`T\. NOM`)).toHaveFocus();
  await expect.element(page.getByText('Choisis : T. NOM')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(opened.mock.calls).toEqual([['T']]);
  // Back behind « +2 », it is said to be chosen there.
  await userEvent.keyboard('{ArrowUp}');
  await page.getByRole('button', { name: /^\+\d/u }).click();
  await expect.element(page.getByRole('option', { name: /^T\. NOM/u })).toHaveAccessibleName(/, Choisi$/u);
});

test('a key of a row gets the rows of the week, in time order; chosen rows elsewhere are counted', async () => {
  await draw(<Table rows={lines.toReversed()} />);
  await block('MOREAU Léa').click();
  await userEvent.keyboard('{Escape},o');
  expect(among.mock.calls).toEqual([[['1', '2']]]);
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Choisis : MOREAU Léa')).toBeVisible();
  expect(page.getByText(/dans les jours affichés/u).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Semaine suivante' }).click();
  await expect.element(page.getByText('1 ligne choisie n’est pas dans les jours affichés.')).toBeVisible();
});

const useReceived = create<readonly Line[]>(() => lines);
const Receiving = () => <Table rows={useReceived()} />;

test('while the focus is in the week, rows that come wait until the user shows them', async () => {
  useReceived.setState(lines, true);
  await draw(<Receiving />);
  await expect.poll(names).toHaveLength(2);
  document.querySelector<HTMLElement>('[data-event="2"]')?.focus();
  useReceived.setState([{ id: '5', name: 'ABEL Eva', state: 'Admis', hour: at(20, '09:30') }, ...lines], true);
  const show = page.getByRole('button', { name: /^1\snouveauté/u });
  await expect.element(show).toBeVisible();
  expect(names()).toEqual(['MOREAU Léa', 'PETIT Luc']);
  // By a click alone: a press of the pointer would end the hold by itself.
  show.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(block('ABEL Eva')).toBeVisible();
});

test('Maj and a press choose the rows up to it; a double click opens a row and leaves the choice as it was', async () => {
  await draw(<Table rows={[...lines, { id: '5', name: 'VIAL Eva', state: 'Admis', hour: at(20, '09:30') }]} />);
  await block('MOREAU Léa').click();
  await block('VIAL Eva').click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('Choisis : MOREAU Léa, PETIT Luc, VIAL Eva')).toBeVisible();
  await block('PETIT Luc').dblClick();
  expect(opened.mock.calls).toEqual([['2']]);
  await expect.element(page.getByText('Choisis : MOREAU Léa, PETIT Luc, VIAL Eva')).toBeVisible();
});
