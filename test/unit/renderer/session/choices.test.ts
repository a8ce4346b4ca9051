import { afterEach, expect, test, vi } from 'vitest';
import type { Notes } from '#cache/writes/notes.ts';
import { openChoices } from '#session/choices.ts';
import { everyType, useCalendarTypes } from '#stores/calendarTypes.ts';
import { nameId, useIdLabelStore } from '#stores/idLabels.ts';
import { chooseForDay, mapDayField, useDayChoices } from '#stores/interviewDay.ts';
import { useFilters } from '#stores/lists.ts';
import { saveView, useListViews, viewsOf } from '#stores/listViews.ts';

/** Notes of one service, as its database would keep them. */
function notesIn(kept: Map<string, string>): Notes {
  return {
    setAside: (name) => Promise.resolve(void kept.delete(name)),
    read: (name) => Promise.resolve(kept.get(name) ?? null),
    write: (name, text) => Promise.resolve(void kept.set(name, text)),
  };
}
const refused = vi.fn<() => void>();
let close: () => Promise<void> = () => Promise.resolve();
const open = async (notes: Notes): Promise<void> => void (close = await openChoices(notes, refused));
afterEach(async () => {
  await close();
  refused.mockClear();
});

test('S9 what was said of a service is there again with it, and no other service has it', async () => {
  const [school, other] = [new Map<string, string>(), new Map<string, string>()];
  await open(notesIn(school));
  mapDayField('arrived', 'ARRIVEE');
  chooseForDay({ agentId: '4', shown: 'mine' });
  nameId('Decision', '1', ' Admise ');
  await close();
  expect([useDayChoices.getState().agentId, useIdLabelStore.getState().lists]).toEqual([null, {}]);
  await open(notesIn(other));
  expect(useDayChoices.getState().fieldMapping.arrived).toBeNull();
  await close();
  await open(notesIn(school));
  expect(useDayChoices.getState()).toMatchObject({
    fieldMapping: { arrived: 'ARRIVEE', room: null },
    agentId: '4',
    shown: 'mine',
  });
  expect(useIdLabelStore.getState().lists).toEqual({ Decision: { 1: 'Admise' } });
});

test('R3.4 the service’s proposal applies until the user chooses otherwise, and never to another service', async () => {
  const proposal = {
    fieldMapping: { room: 'SALLE', arrived: 'ARRIVEE', unknown: 'X' },
    idLabels: { Decision: { 1: 'Admis' } },
  };
  const kept = new Map<string, string>();
  close = await openChoices(notesIn(kept), refused, proposal);
  expect(useDayChoices.getState()).toMatchObject({
    fieldMapping: { room: 'SALLE', arrived: 'ARRIVEE', phone: null },
    agentId: null,
  });
  expect(useIdLabelStore.getState().lists).toEqual({ Decision: { 1: 'Admis' } });
  expect(kept.size).toBe(0);
  mapDayField('room', null);
  nameId('Decision', '1', 'Reçu');
  await close();
  close = await openChoices(notesIn(kept), refused, proposal);
  expect(useDayChoices.getState().fieldMapping).toMatchObject({ room: null, arrived: 'ARRIVEE' });
  expect(useIdLabelStore.getState().lists).toEqual({ Decision: { 1: 'Reçu' } });
  await close();
  await open(notesIn(new Map()));
  expect(useDayChoices.getState().fieldMapping).toMatchObject({ room: null, arrived: null });
  expect(useIdLabelStore.getState().lists).toEqual({});
});

test('fields that an earlier Carnet stored stay, beside those that it did not know', async () => {
  const notes = new Map([['interviewDay', JSON.stringify({ fieldMapping: { arrived: 'ARRIVEE', done: null } })]]);
  await open(notesIn(notes));
  expect(useDayChoices.getState().fieldMapping).toMatchObject({ arrived: 'ARRIVEE', absent: null, phone: null });
});

test('an empty name takes the label back', async () => {
  await open(notesIn(new Map()));
  nameId('Decision', '1', 'Admise');
  nameId('Decision', '1', '  ');
  expect(useIdLabelStore.getState().lists).toEqual({ Decision: {} });
});

test('what cannot be read of it leaves its default, and the rest is taken', async () => {
  await open(
    notesIn(
      new Map([
        ['interviewDay', '{"agentId":7,"shown":"mine"}'],
        ['idLabels', 'not JSON'],
      ]),
    ),
  );
  expect(useDayChoices.getState()).toEqual({ ...useDayChoices.getInitialState(), shown: 'mine' });
  expect(useIdLabelStore.getState().lists).toEqual({});
});

test('a disk that refuses is reported, and the choice lasts until Carnet closes', async () => {
  const refuse = () => Promise.reject(new Error('disk'));
  await open({ read: refuse, setAside: refuse, write: refuse });
  chooseForDay({ agentId: '4' });
  await vi.waitFor(() => expect(refused).toHaveBeenCalledOnce());
  expect(useDayChoices.getState().agentId).toBe('4');
});

test('S8 the types that the calendar hides are kept with the service', async () => {
  const school = new Map<string, string>();
  await open(notesIn(school));
  useCalendarTypes.setState({ hiddenTypes: ['3'], onlyType: '4' });
  await close();
  expect(useCalendarTypes.getState()).toEqual(everyType);
  await open(notesIn(school));
  expect(useCalendarTypes.getState()).toEqual({ hiddenTypes: ['3'], onlyType: '4' });
});

test('S8 any view that can be saved is there again, and one that cannot be read takes no other with it', async () => {
  const kept = new Map<string, string>();
  await open(notesIn(kept));
  useFilters.setState({ listFilters: { lines: 'x'.repeat(5000) }, listChips: { lines: { name: ['y'.repeat(5000)] } } });
  for (let at = 0; at < 300; at += 1) saveView('lines', `Vue ${at}`);
  useListViews.setState(({ views }) => ({ views: ['damaged', { list: 3 }, ...views] }));
  await close();
  expect(useListViews.getState().views).toEqual([]);
  await open(notesIn(kept));
  const { own, unreadable } = viewsOf(useListViews.getState().views, 'lines');
  expect([own.length, unreadable, own[0]?.filter.length]).toEqual([300, 2, 5000]);
});

test.each([
  ['a day that does not exist', { from: '2026-02-30', to: null }],
  ['a date that no day has', { unit: 'month', by: 900_000_000_000 }],
])('a view with %s on the disk is one that cannot be read', (_, chip) => {
  const view = { list: 'lines', name: 'Mars', columns: null, sort: null, filter: '', group: null };
  const { own, unreadable } = viewsOf([{ ...view, chips: { date: chip } }], 'lines');
  expect([own, unreadable]).toEqual([[], 1]);
});
