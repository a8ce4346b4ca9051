import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { everyType, useCalendarTypes } from '#stores/calendarTypes.ts';
import { takePaletteText } from '#stores/paletteText.ts';
import { adjust, placeOn } from '#stores/place.ts';
import { useView } from '#stores/view.ts';
import { eventView } from '../fixtures.ts';
import { block, press } from '../show.tsx';
import { cache } from './fakeCache.ts';
import {
  asked,
  choose,
  click,
  dispatch,
  ines,
  jury,
  parked,
  quick,
  redraw,
  text,
  toast,
  withScreen,
  write,
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

const rightClick = (target: Element) =>
  act(async () => {
    const { left, top } = target.getBoundingClientRect();
    const init = { bubbles: true, cancelable: true, button: 2, clientX: left + 4, clientY: top + 4 };
    target.dispatchEvent(new PointerEvent('pointermove', init));
    target.dispatchEvent(new MouseEvent('contextmenu', init));
  });
const entries = (): readonly string[] =>
  [...document.querySelectorAll('[role=menuitem]')].map((each) =>
    (each.textContent ?? '').replaceAll(/[\u00A0\u202F]/gu, ' '),
  );
const run = async (name: string): Promise<void> => {
  const entry = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')].find((each) =>
    each.textContent?.startsWith(name),
  );
  if (!entry) throw new Error(`no entry ${name}`);
  await act(async () => entry.click());
  await act(async () => new Promise<number>((resolve) => requestAnimationFrame(resolve)));
};
const hover = (at: Element) =>
  act(async () => {
    const { left, top, width, height } = at.getBoundingClientRect();
    const there = { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 };
    at.dispatchEvent(new PointerEvent('pointermove', there));
  });

describe('the menu of an event', () => {
  it('has its name on top, and what the keys do, each with its key', async () => {
    await rightClick(block('5'));
    expect(document.querySelector('[role=menu]')?.getAttribute('aria-label')).toBe('Jury BTS');
    expect(entries()).toEqual([
      'OuvrirEnter',
      'ModifierE',
      'Déplacer…H',
      'Déplacer à demainD',
      'Un jour plus tôtCtrl ←',
      'Un jour plus tardCtrl →',
      'Une semaine plus tôt',
      'Une semaine plus tard',
      'Marquer comme faitF',
      'CopierCtrl C',
      'Exporter (.ics)',
      'Semaine de VASSEUR HélèneW',
      'Annuler cet événementDel',
    ]);
    await run('Marquer comme fait');
    expect(asked()).toEqual({
      kind: 'edit',
      rows: [{ entity: 'Planification', id: '5', members: { Realise: 'true' } }],
    });
    expect(document.querySelector('[role=menu]')).toBeNull();
  });

  it('moves by a day or a week, at the same hour', async () => {
    await rightClick(block('5'));
    await run('Une semaine plus tard');
    expect(asked()).toMatchObject({
      kind: 'edit',
      rows: [
        {
          entity: 'Planification',
          id: '5',
          members: { Debut: Date.parse('2026-11-24T09:00:00+01:00'), Fin: Date.parse('2026-11-24T12:00:00+01:00') },
        },
      ],
    });
  });

  it('opens by Maj F10 on the event that has the focus, and gives the focus back to it', async () => {
    await act(async () => block('5').focus());
    await press(block('5'), 'F10', { shiftKey: true });
    expect(document.querySelector('[role=menu]')?.getAttribute('aria-label')).toBe('Jury BTS');
    await press(document.activeElement, 'Escape');
    expect(document.querySelector('[role=menu]')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(block('5')));
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('opens by « , »; its letters act in it alone: a name that is typed on an event changes nothing', async () => {
    await act(async () => block('5').focus());
    for (const letter of 'ferrari h E l') await press(block('5'), letter);
    expect([dispatch.mock.calls, document.querySelector('[role=menu], [role=dialog], form')]).toEqual([[], null]);
    await press(block('5'), ',');
    expect(document.querySelector('[role=menu]')?.getAttribute('aria-label')).toBe('Jury BTS');
    await press(document.activeElement, 'F');
    await vi.waitFor(() => expect(asked()).toMatchObject({ rows: [{ id: '5', members: { Realise: 'true' } }] }));
    expect(document.querySelector('[role=menu]')).toBeNull();
    // Every letter that stands in it chooses, those of the calendar too.
    await press(block('5'), ',');
    await press(document.activeElement, 'w');
    await vi.waitFor(() => expect(placeOn('calendar').of).toMatchObject({ name: 'VASSEUR Hélène' }));
  });

  it('acts on all events that are chosen together, and on another event alone', async () => {
    await choose('5');
    await act(async () => block('15').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
    await rightClick(block('15'));
    expect(document.querySelector('[role=menu]')?.getAttribute('aria-label')).toBe('2 événements choisis');
    expect(entries()).not.toContain('ModifierE');
    await run('Annuler ces 2 événements');
    expect(asked()).toMatchObject({
      kind: 'edit',
      rows: [
        { entity: 'Planification', id: '5', members: { Annule: 'true' } },
        { entity: 'Planification', id: '15', members: { Annule: 'true' } },
      ],
    });
    await rightClick(block('16'));
    expect(document.querySelector('[role=menu]')?.getAttribute('aria-label')).toBe('DIALLO Aminata');
  });

  it('copies an event, and the menu of an empty hour pastes it there or creates one', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await rightClick(block('5'));
    await run('Copier');
    expect(toast()).toContain('Jury BTS : copié');
    const day = document.querySelectorAll('.cal-day')[4];
    if (!day) throw new Error('no Friday');
    await hover(day);
    await rightClick(day);
    expect(entries().map((entry) => entry.replace(/\d\d:\d\d – \d\d:\d\d/u, 'H'))).toEqual([
      'Créer ici, HC',
      'Coller l’événement copiéCtrl V',
    ]);
    await run('Coller');
    expect(asked()).toMatchObject({ kind: 'copy', events: [{ id: '5' }] });
  });

  it('of a day of the month creates in it, or shows it', async () => {
    await act(async () => useView.setState({ calendarView: 'month' }));
    const cell = document.querySelector('td[data-day="2026-11-25"]');
    if (!cell) throw new Error('no cell');
    await rightClick(cell);
    expect(entries()).toEqual(['Créer ici, 09:00 – 10:00C', 'CollerCtrl V', 'Voir ce jourEnter']);
    await run('Voir ce jour');
    expect([useView.getState().calendarView, placeOn('calendar').day]).toEqual(['day', '2026-11-25']);
  });
});

describe('the week of a person', () => {
  const helene = { kind: 'teacher', id: '1', name: 'VASSEUR Hélène' } as const;

  it('is shown by W, named, and left by W', async () => {
    await act(async () => block('5').focus());
    await press(block('5'), 'w');
    expect(placeOn('calendar').of).toEqual({ kind: 'teacher', id: null, name: 'VASSEUR Hélène' });
    expect(text()).toContain('Semaine de VASSEUR Hélène Enseignant · 1 événement');
    expect(text()).toContain('Le service ne relie pas un événement à un enseignant');
    expect([...document.querySelectorAll<HTMLElement>('[data-event]')].map((each) => each.dataset['event'])).toEqual([
      '5',
    ]);
    await press(document.activeElement, 'w');
    expect(placeOn('calendar').of).toBeNull();
    expect(document.querySelectorAll('[data-event]')).toHaveLength(3);
  });

  it('of two says in the plural how their events are known, of whatever kind they are', async () => {
    const both = async (kind: 'teacher' | 'agent'): Promise<void> =>
      act(async () => adjust('calendar', { of: { ...helene, beside: { kind, id: '2', name: 'MOREL Paul' } } }));
    await both('teacher');
    expect(text()).toContain('Semaine de VASSEUR Hélène et MOREL Paul 1 événement');
    expect(text()).toContain('sont montrés ceux qui donnent l’un de leurs noms.');
    await both('agent');
    expect(text()).toContain(
      'les entretiens des dossiers d’un conseiller et les événements qui donnent l’un de leurs noms.',
    );
  });

  it('of a teacher leads to that of a colleague beside it, in the palette; of two it does not', async () => {
    await act(async () => adjust('calendar', { of: helene }));
    const beside = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Avec un collègue…');
    await act(async () => beside?.click());
    expect(takePaletteText()).toBe('Semaine de VASSEUR Hélène et ');
    await act(async () =>
      adjust('calendar', { of: { ...helene, beside: { ...helene, id: '2', name: 'MOREL Paul' } } }),
    );
    expect(text()).not.toContain('Avec un collègue…');
  });

  it('of a learner says that their courses are missing while no enrolment is known', async () => {
    await act(async () => adjust('calendar', { of: { kind: 'learner', id: '9', name: 'DIALLO Aminata' } }));
    expect(text()).toContain('aucune inscription de cet apprenant n’est sur ce poste, ses cours manquent donc');
    expect(document.querySelectorAll('[data-event]')).toHaveLength(1);
  });
});

describe('types that are hidden', () => {
  it('are counted above the days and in the head of a day that looks empty, and shown again by one press', async () => {
    await act(async () => useCalendarTypes.setState({ hiddenTypes: [jury.typeId], onlyType: null }));
    expect(text()).toContain('Sans Jury');
    expect(text()).toContain('1 événement masqué.');
    expect([...document.querySelectorAll('.cal-head')][1]?.textContent).toContain('1 masqué');
    const clear = [...document.querySelectorAll('button')].find((each) => each.textContent === 'Tout effacer');
    await act(async () => clear?.click());
    expect(useCalendarTypes.getState()).toEqual(everyType);
    expect(document.querySelectorAll('[data-event]')).toHaveLength(3);
  });

  it('do not swallow an event that is created under them: a toast says so, and one press shows it', async () => {
    await act(async () => useCalendarTypes.setState({ hiddenTypes: [jury.typeId], onlyType: null }));
    dispatch.mockResolvedValue({ ok: true, intentId: 'i', targets: ['77'] });
    const line = await quick();
    await write(line, 'demain 14h jury BTS');
    await press(line, 'Enter');
    cache.events = [...cache.events, eventView('77', 20, ['14:00', '15:00'], 'Jury BTS', { type: 'Jury' })];
    await redraw();
    await vi.waitFor(() => expect(toast()).toContain('Gardé, mais masqué par ce que le calendrier montre.'));
    await click('Tout montrer');
    expect(block('77').checkVisibility()).toBe(true);
  });

  it('leave one type alone, which is named', async () => {
    cache.events = [jury, ines, parked];
    await act(async () => useCalendarTypes.setState({ hiddenTypes: [], onlyType: jury.typeId }));
    await redraw();
    expect(text()).toContain('Seulement Jury');
    expect(document.querySelectorAll('[data-event]')).toHaveLength(1);
    await act(async () => useCalendarTypes.setState(everyType));
  });
});
