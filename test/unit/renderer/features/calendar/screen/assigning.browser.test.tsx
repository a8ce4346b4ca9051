import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adjust } from '#stores/place.ts';
import { useView } from '#stores/view.ts';
import { asRead, at, eventView } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { drag, press } from '../show.tsx';
import { agents, cache, teachers } from './fakeCache.ts';
import {
  asked,
  begunFrom,
  bounceOver,
  choose,
  dispatch,
  jury,
  letGo,
  redraw,
  runs,
  text,
  toast,
  withScreen,
} from './screen.tsx';

// The cache's hooks have their own tests; here they return the test's data.
vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/applicantsIn.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/peopleHooks.ts', async (original) => ({ ...(await original<object>()), useRow: () => null }));
vi.mock('#forms/fields/useFieldText.ts', () => ({ useFieldText: () => () => null }));
vi.mock('#cache/queries/programmes.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/teachers.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/useDraft.ts', () => import('./fakeCache.ts'));

withScreen();
beforeEach(async () => {
  teachers.push(
    ...['MOREL Paul', 'VASSEUR Hélène', 'ZOLA Ana'].map((name, at) => ({ id: String(at + 1), name, campusId: '2' })),
  );
  await act(async () => {
    useView.setState({ calendarView: 'columns' });
    adjust('calendar', { day: '2026-11-17' });
  });
  await redraw();
});
afterEach(() => {
  teachers.splice(0);
  agents.splice(0);
});

const event = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('[data-event="5"]');
  if (!found) throw new Error('no jury');
  return found;
};
/** What the cache shows after the change. */
const given = async (enseignants: string): Promise<void> => {
  cache.events = cache.events.map((each) => (each.id === '5' ? asRead({ ...each, enseignants }) : each));
  await redraw();
  await bounceOver();
};
const gestures = (): readonly (string | undefined)[] => dispatch.mock.calls.map(([, submission]) => submission?.id);

it('keys that give an event from person to person are one change, sent once they have settled', async () => {
  await act(async () => event().focus());
  await press(event(), 'ArrowRight', { ctrlKey: true, shiftKey: true });
  expect(asked()).toMatchObject({
    kind: 'edit',
    rows: [{ entity: 'Planification', id: '5', members: { Enseignants: 'ZOLA Ana' } }],
  });
  expect(dispatch.mock.calls[0]?.[1]).toMatchObject({ holdMs: 1_500 });
  expect(toast()).toContain('ZOLA Ana');
  await given('ZOLA Ana');
  await press(event(), 'ArrowLeft', { ctrlKey: true, shiftKey: true });
  expect(asked()).toMatchObject({
    kind: 'edit',
    rows: [{ entity: 'Planification', id: '5', members: { Enseignants: 'VASSEUR Hélène' } }],
  });
  const [first, second] = gestures();
  expect(second).toBe(first);
  expect(letGo).not.toHaveBeenCalled();
  await press(document.activeElement, 'Escape');
  expect(letGo).toHaveBeenCalledExactlyOnceWith(first);
});

it('the menu gives an event to the person of the column beside it', async () => {
  await act(async () => {
    const { left, top } = event().getBoundingClientRect();
    const init = { bubbles: true, cancelable: true, button: 2, clientX: left + 4, clientY: top + 4 };
    event().dispatchEvent(new MouseEvent('contextmenu', init));
  });
  const entries = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const offered = entries.map(({ textContent }) => textContent).filter((text) => text.startsWith('Confier'));
  expect(offered).toEqual(['Confier à MOREL PaulCtrl Shift ←', 'Confier à ZOLA AnaCtrl Shift →']);
  await act(async () => entries.find(({ textContent }) => textContent.startsWith('Confier à MOREL'))?.click());
  await vi.waitFor(() =>
    expect(asked()).toMatchObject({
      kind: 'edit',
      rows: [{ entity: 'Planification', id: '5', members: { Enseignants: 'MOREL Paul' } }],
    }),
  );
});

/** The event's people that the change is based on. */
const base = () => begunFrom('5', 'Enseignants');

it('I12 the base of a drag to another person is what was shown as it began, whatever comes before it is dropped', async () => {
  const { left, top, width, height } = event().getBoundingClientRect();
  const next = event().closest('[data-whose]')?.nextElementSibling?.getBoundingClientRect();
  if (!next) throw new Error('no next column');
  const at = (clientX: number) => ({
    bubbles: true,
    cancelable: true,
    isPrimary: true,
    pointerId: 1,
    button: 0,
    clientX,
    clientY: top + height / 2,
  });
  await act(async () => {
    event().dispatchEvent(new PointerEvent('pointerdown', at(left + width / 2)));
    window.dispatchEvent(new PointerEvent('pointermove', at(left + width / 2 + 20)));
    window.dispatchEvent(new PointerEvent('pointermove', at(next.left + next.width / 2)));
  });
  cache.events = [asRead({ ...jury, enseignants: 'MOREL Paul' })];
  await redraw();
  await act(async () => {
    window.dispatchEvent(new PointerEvent('pointerup', at(next.left + next.width / 2)));
  });
  await vi.waitFor(() =>
    expect(asked()).toMatchObject({
      kind: 'edit',
      rows: [{ entity: 'Planification', members: { Enseignants: 'ZOLA Ana' } }],
    }),
  );
  expect(base()).toBe('VASSEUR Hélène');
});

it('I12 the base of giving away an event that a colleague gave to another meanwhile is what is still shown', async () => {
  await act(async () => event().focus());
  cache.events = [asRead({ ...jury, enseignants: 'MOREL Paul' })];
  await redraw();
  await press(event(), 'ArrowRight', { ctrlKey: true, shiftKey: true });
  expect(asked()).toMatchObject({ rows: [{ id: '5', members: { Enseignants: 'ZOLA Ana' } }] });
  expect(base()).toBe('VASSEUR Hélène');
});

it('I12 so is that of an interview that a colleague gave to another agent meanwhile', async () => {
  agents.push(
    ...['PETIT Ana', 'ROUX Luc', 'ZIDI Sam'].map((name, at) => ({ id: String(at + 4), name, campusId: '2' })),
  );
  cache.events = [];
  cache.interviews = [interviewView('1', 17, '14:00', 'MOREAU Léa')];
  await act(async () => useView.setState({ calendarColumns: 'agents' }));
  await redraw();
  const interview = () => document.querySelector<HTMLElement>('[data-event="dossier:1"]');
  await act(async () => interview()?.focus());
  cache.interviews = [interviewView('1', 17, '14:00', 'MOREAU Léa', { agentId: '6', agentName: 'ZIDI Sam' })];
  await redraw();
  await press(interview(), 'ArrowRight', { ctrlKey: true, shiftKey: true });
  expect(asked()).toMatchObject({ rows: [{ entity: 'Dossier', id: '1', members: { AgentId: '5' } }] });
  expect(begunFrom('1', 'AgentId')).toBe(4);
});

const columnOf = (name: string): DOMRect => {
  const head = [...document.querySelectorAll('[data-head]')].find(({ textContent }) => textContent.startsWith(name));
  if (!head) throw new Error(`no column of ${name}`);
  return head.getBoundingClientRect();
};

it('events that are chosen together go to another person as one change, each from whom it has', async () => {
  cache.events = [
    { ...jury, enseignants: 'VASSEUR Hélène (salle 3)' },
    eventView('6', 17, ['14:00', '15:00'], 'Atelier', { enseignants: 'MOREL Paul' }),
  ];
  await redraw();
  await choose('6');
  await act(async () => void event().dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
  const { left, top } = event().getBoundingClientRect();
  const to = columnOf('ZOLA Ana');
  await drag(event(), [
    [left + 10, top + 30],
    [to.left + 20, top + 30],
  ]);
  expect(asked()).toMatchObject({
    kind: 'edit',
    rows: [
      { id: '5', members: { Enseignants: 'ZOLA Ana (salle 3)' } },
      { id: '6', members: { Enseignants: 'ZOLA Ana' } },
    ],
  });
  expect(dispatch).toHaveBeenCalledOnce();
  expect(toast()).toContain(' et 1 autre : ZOLA Ana');
});

it('R2.10 an event of a series is given to another person alone, and the others of it by a key, as one change', async () => {
  cache.events = [
    { ...jury, group: 'g' },
    eventView('6', 24, ['14:00', '15:00'], 'Jury', { enseignants: 'VASSEUR Hélène', group: 'g' }),
  ];
  await redraw();
  await act(async () => event().focus());
  await press(event(), 'ArrowRight', { ctrlKey: true, shiftKey: true });
  await given('ZOLA Ana');
  expect(text()).toContain('Le reste de la série n’a pas changé d’enseignant.');
  await runs('linked');
  expect(asked()).toMatchObject({ kind: 'edit', rows: [{ id: '6', members: { Enseignants: 'ZOLA Ana' } }] });
  expect(dispatch.mock.calls.at(-1)?.[1]).toEqual({ id: gestures()[0], isMore: true });
});

it('R2.10 I12 of the others of a series only the name of the replaced person changes, from what was shown', async () => {
  const lesson = (id: string, enseignants: string) =>
    eventView(id, 24, ['14:00', '15:00'], 'Jury', { enseignants, group: 'g' });
  cache.events = [
    { ...jury, enseignants: 'VASSEUR Hélène, ROUX Marc', group: 'g' },
    lesson('6', 'VASSEUR Hélène, LEROY Anne'),
    lesson('7', 'MOREL Paul'),
  ];
  await redraw();
  await act(async () => event().focus());
  await press(event(), 'ArrowRight', { ctrlKey: true, shiftKey: true });
  await given('ZOLA Ana, ROUX Marc');
  expect(text()).toContain('Toute la série (2)');
  await runs('linked');
  expect(asked()).toEqual({
    kind: 'edit',
    rows: [{ entity: 'Planification', id: '6', members: { Enseignants: 'ZOLA Ana, LEROY Anne' } }],
  });
});

it('R4.7 an interview that goes to another agent and hour with others has its hour written too', async () => {
  agents.push({ id: '8', name: 'ALVES Rita' }, { id: '9', name: 'BLIN Noé' });
  cache.events = [
    eventView('5', 17, ['09:00', '10:00'], 'Bilan', { enseignants: 'ALVES Rita' }),
    eventView('6', 17, ['14:00', '15:00'], 'Entretien DUPONT Jean', { reference: 'C31' }),
  ];
  cache.interviews = [interviewView('31', 17, '14:00', 'DUPONT Jean', { agentId: '8', agentName: 'ALVES Rita' })];
  await act(async () => useView.setState({ calendarColumns: 'agents' }));
  await redraw();
  await choose('6');
  await act(async () => void event().dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
  const { left, top, height } = event().getBoundingClientRect();
  const to = columnOf('BLIN Noé');
  await drag(event(), [
    [left + 10, top + 10],
    [to.left + 20, top + 10 + height],
  ]);
  expect(asked()).toMatchObject({
    kind: 'edit',
    rows: [
      { entity: 'Planification', id: '5', members: { Enseignants: 'BLIN Noé', Debut: at(17, '10:00') } },
      { entity: 'Dossier', id: '31', members: { AgentId: '9', CreneauLibre: at(17, '15:00') } },
    ],
  });
});

it('an event is created in the empty hours of a person, who has it', async () => {
  const { left, bottom } = columnOf('MOREL Paul');
  const area = document.querySelector('.cal-days');
  if (!area) throw new Error('no days');
  await act(
    async () =>
      void area.dispatchEvent(
        new MouseEvent('click', { bubbles: true, clientX: left + 20, clientY: bottom + 200, button: 0 }),
      ),
  );
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] dl')?.textContent).toContain('MOREL Paul'));
  expect(document.querySelectorAll('.cal-ghost')).toHaveLength(1);
});
