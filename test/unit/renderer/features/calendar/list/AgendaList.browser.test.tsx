import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '#features/calendar/views.css';
import { AgendaList } from '#features/calendar/list/AgendaList.tsx';
import { useEventColumns } from '#features/calendar/list/useEventColumns.tsx';
import { arrange, useFilters, useListLayouts } from '#stores/lists.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { daysOf } from '#timeGrid/layout/period.ts';
import { at, eventView, zone } from '../fixtures.ts';
import { press, show } from '../show.tsx';
import type { DrawnScreen } from '../show.tsx';

const noChange = (): undefined => undefined;
vi.mock('#cache/queries/hooks.ts', async (original) => ({
  ...(await original<object>()),
  useReceivedChange: () => noChange,
}));

/** A thousand events over the days of a month, and a few to search for. */
const many: readonly ShownEvent[] = Array.from({ length: 1000 }, (_, index) => {
  const day = 1 + Math.floor(index / 40);
  const debut = at(day, '08:00') + (index % 40) * 600_000;
  return eventView(`m${index}`, day, ['08:00', '09:00'], `Séance ${index}`, { debut, fin: debut + 600_000 });
});
const usual: readonly ShownEvent[] = [
  ...many,
  eventView('ines', 27, ['10:30', '11:15'], 'BENSAÏD Inès', { mark: 'waiting', enseignants: 'VASSEUR Hélène' }),
  eventView('gone', 27, ['14:00', '15:00'], 'Anglais', { annule: true }),
];
let events = usual;
const onSelect = vi.fn<(id: string) => void>();
const onPick = vi.fn<(ids: ReadonlySet<string>) => void>();
const picked: ReadonlySet<string> = new Set();
const days = daysOf('2026-11-19', 'list', zone);
const clashes = new Map<string, ShownEvent>();
function List({ day }: { readonly day: string }) {
  return (
    <AgendaList
      title="Calendrier – Novembre 2026"
      scope="Lyon"
      days={days}
      day={day}
      columns={useEventColumns({ days, clashes, ownName: 'vasseur' })}
      events={events}
      selectedId={null}
      onSelect={onSelect}
      picked={picked}
      onPick={onPick}
    />
  );
}
const list = (day = '2026-11-19') => <List day={day} />;

/** Of the styles, what a list needs to scroll by itself. */
const sizes = `
  .flex { display: flex } .flex-col { flex-direction: column } .flex-1 { flex: 1 } .min-h-0 { min-height: 0 }
  .scroll-thin { overflow: auto } .h-row { height: 36px }`;

let shown: DrawnScreen;
beforeEach(async () => {
  vi.clearAllMocks();
  events = usual;
  useFilters.setState(useFilters.getInitialState());
  useListLayouts.setState(useListLayouts.getInitialState());
  shown = await show(
    <>
      <style>{sizes}</style>
      {list()}
    </>,
  );
});
afterEach(async () => shown.close());

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-event]')];
const row = (id: string): HTMLTableRowElement | null => document.querySelector(`[data-event="${id}"]`);
const search = (): HTMLInputElement => {
  const input = document.querySelector<HTMLInputElement>('input');
  if (!input) throw new Error('no search');
  return input;
};
const write = (text: string) => act(async () => userEvent.fill(search(), text));
const text = (): string => (document.body.textContent ?? '').replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');

describe('the list', () => {
  it('draws only visible lines, and opens at the requested day', async () => {
    await vi.waitFor(() => expect(text()).toContain('Jeudi 19 novembre'));
    expect(row('m720')?.tabIndex).toBe(0);
    expect(rows().length).toBeGreaterThan(5);
    expect(rows().length).toBeLessThan(80);
    expect(row('m0')).toBeNull();
    expect(row('m720')).not.toBeNull(); // the first of the 19th
  });

  it('filters at each keystroke, ignoring accents, under the names of the days', async () => {
    await write('vasseur ines');
    await vi.waitFor(() => expect(rows().map((each) => each.dataset['event'])).toEqual(['ines']));
    expect(text()).toContain('Vendredi 27 novembre');
    expect(text()).toContain('1 sur 1 002 lignes');
    expect([...(row('ines')?.cells ?? [])].map((cell) => cell.textContent)).toEqual([
      '',
      '10:30',
      '11:15',
      'BENSAÏD Inès',
      'Entretien d’admission',
      'VASSEUR Hélène',
      '',
      '',
      'En attente',
    ]);
  });

  it('is reached by « / », left by an arrow to the lines, and walked by keys, of which Entrée opens the panel', async () => {
    await press(document.body, '/');
    expect(document.activeElement).toBe(search());
    await write('anglais');
    await vi.waitFor(() => expect(rows()).toHaveLength(1));
    await press(search(), 'ArrowDown');
    expect(document.activeElement).toBe(row('gone'));
    expect(onSelect).not.toHaveBeenCalled();
    await press(document.activeElement, 'Enter');
    expect(onSelect).toHaveBeenLastCalledWith('gone');
  });

  it('is a list as any other: chosen by Espace, grouped by another column, and then each hour has its day', async () => {
    await write('anglais');
    await vi.waitFor(() => expect(rows()).toHaveLength(1));
    await press(search(), 'ArrowDown');
    await press(document.activeElement, ' ');
    expect(onPick).toHaveBeenLastCalledWith(new Set(['gone']));
    await act(async () => arrange('events', { group: 'state' }));
    expect(text()).toContain('Annulé1');
    expect(row('gone')?.textContent?.replaceAll('\u00A0', ' ')).toContain('ven. 27 nov., 14:00ven. 27 nov., 15:00');
    await act(async () => arrange('events', { group: '' }));
    expect(text()).not.toContain('Annulé1');
  });
});
