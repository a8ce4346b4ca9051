import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ListColumn } from '#lists/column.ts';
import { DataTable } from '#lists/DataTable.tsx';
import { useFilters, useListLayouts } from '#stores/lists.ts';
import { go, goBack, here, openPage } from '#stores/place.ts';
import { at } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { Screen, ShortcutScope } from '#ui/index.ts';
import { draw } from '../features/changes/drawn.tsx';

interface Line {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly hour: number | null;
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

const opened = vi.fn<(id: string) => void>();
const acted = vi.fn<(id: string) => void>();

function Table({ rows, hasHours = true }: { readonly rows: readonly Line[]; readonly hasHours?: boolean }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <ShortcutScope>
      <div style={{ display: 'flex', height: 640 }}>
        <Screen header={null}>
          <DataTable
            id="lines"
            label="Lignes"
            rows={rows}
            columns={columns}
            when={hasHours ? when : undefined}
            quick={[{ id: 'called', column: 'state', chip: ['Convoqué'], label: 'Convoqués' }]}
            onOpen={opened}
            rowKeys={[
              { shortcut: { id: 'people.folder', keys: ['o'] }, label: 'Son dossier', run: ({ id }) => acted(id) },
            ]}
            choosing={{
              chosen,
              onChoose: setChosen,
              renderBar: (picked) => <p>{`Choisis : ${picked.map(({ name }) => name).join(', ')}`}</p>,
            }}
            empty="Rien."
          />
        </Screen>
      </div>
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

test('the head of a day is as wide as its column, also where days without rows are narrower', async () => {
  await draw(<Table rows={lines} />);
  await expect.poll(names).toHaveLength(2);
  const boxes = document.createElement('style');
  boxes.textContent = '* { box-sizing: border-box; }'; // as the styles of the app
  document.body.append(boxes);
  const left = (selector: string) =>
    [...document.querySelectorAll(selector)].map((each) => Math.round(each.getBoundingClientRect().left));
  expect(left('.cal-head')).toEqual(left('.cal-day'));
});

test('arrows walk the weeks and T comes back to today; the place keeps the week behind a page', async () => {
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
  await userEvent.keyboard('t');
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
  await userEvent.keyboard('{Escape}o');
  expect(acted.mock.calls).toEqual([['2']]);
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
  await userEvent.keyboard('v');
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
