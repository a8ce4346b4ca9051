import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '#features/calendar/views.css';
import type { ShownEvent } from '#features/calendar/appearance/shown.ts';
import { daysOf } from '#features/calendar/layout/period.ts';
import { AgendaList } from '#features/calendar/list/AgendaList.tsx';
import { at, eventView, zone } from '../fixtures.ts';
import { press, show } from '../show.tsx';
import type { Shown } from '../show.tsx';

/** A thousand events over the days of a month, and a few to search for. */
const many: readonly ShownEvent[] = Array.from({ length: 1000 }, (_, index) => {
  const day = 1 + Math.floor(index / 40);
  const debut = at(day, '08:00') + (index % 40) * 600_000;
  return eventView(`m${index}`, day, ['08:00', '09:00'], `Séance ${index}`, { debut, fin: debut + 600_000 });
});
const events: readonly ShownEvent[] = [
  ...many,
  eventView('ines', 27, ['10:30', '11:15'], 'BENSAÏD Inès', { mark: 'waiting', enseignants: 'VASSEUR Hélène' }),
  eventView('gone', 27, ['14:00', '15:00'], 'Anglais', { annule: true }),
];
const onSelect = vi.fn<(id: string) => void>();
const list = (day = '2026-11-19') => (
  <AgendaList
    days={daysOf('2026-11-19', 'list', zone)}
    day={day}
    today="2026-11-19"
    events={events}
    clashes={new Map()}
    selectedId={null}
    onSelect={onSelect}
  />
);

let shown: Shown;
beforeEach(async () => {
  vi.clearAllMocks();
  // React Stately's virtual list reads process.env as under Node; a build replaces it.
  vi.stubGlobal('process', { env: { VIRT_ON: '1' } });
  shown = await show(list());
});
afterEach(async () => {
  await shown.close();
  vi.unstubAllGlobals();
});

const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const row = (id: string): HTMLElement | null => document.querySelector(`[role="option"][data-event="${id}"]`);
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
    expect(rows().length).toBeGreaterThan(5);
    expect(rows().length).toBeLessThan(80);
    expect(row('m0')).toBeNull();
    expect(row('m720')).not.toBeNull(); // the first of the 19th
  });

  it('filters at each keystroke, ignoring accents, under the names of the days', async () => {
    await write('vasseur ines');
    await vi.waitFor(() => expect(rows().map((each) => each.dataset['event'])).toEqual(['ines']));
    expect(text()).toContain('Vendredi 27 novembre');
    expect(text()).toContain('1 événement');
    expect(row('ines')?.textContent?.replaceAll('\u00A0', ' ')).toContain('10:30 – 11:15');
    expect(row('ines')?.textContent).toContain('En attente');
  });

  it('says that no event matches the words, and clears them', async () => {
    await write('introuvable');
    expect(text()).toContain('Aucun événement de ce mois ne contient « introuvable ».');
    const clear = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Effacer la recherche');
    await act(async () => clear?.click());
    await vi.waitFor(() => expect(rows().length).toBeGreaterThan(5));
  });

  it('is reached by « / », left by an arrow to the lines, and walked by keys', async () => {
    await press(document.body, '/');
    expect(document.activeElement).toBe(search());
    await write('anglais');
    await vi.waitFor(() => expect(rows()).toHaveLength(1));
    await press(search(), 'ArrowDown');
    await vi.waitFor(() => expect(document.activeElement?.closest('[role="listbox"]')).not.toBeNull());
    await act(async () => userEvent.keyboard('{ArrowDown}'));
    expect(onSelect).toHaveBeenLastCalledWith('gone');
  });
});
