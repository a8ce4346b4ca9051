import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { words } from '#i18n/index.ts';
import { everyType, useCalendarTypes } from '#stores/calendarTypes.ts';
import { placeOn } from '#stores/place.ts';
import type { Accepted } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { MenuButton } from '#ui/Menu.tsx';
import { asRead, at, eventView, moveOf, now, step } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { block, drag, press } from '../show.tsx';
import { cache } from './fakeCache.ts';
import {
  asked,
  begunAt,
  begunFrom,
  click,
  dispatch,
  ines,
  jury,
  letGo,
  parked,
  redraw,
  refresh,
  runs,
  text,
  toast,
  withScreen,
} from './screen.tsx';

vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/idNames.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/applicantsIn.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/peopleHooks.ts', async (original) => ({ ...(await original<object>()), useRow: () => null }));
vi.mock('#forms/fields/useFieldText.ts', () => ({ useFieldText: () => () => null }));
vi.mock('#cache/queries/programmes.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/teachers.ts', () => import('./fakeCache.ts'));
vi.mock('#cache/queries/useDraft.ts', () => import('./fakeCache.ts'));
vi.mock('#ui/Menu.tsx', { spy: true });

withScreen();

describe('the calendar', () => {
  it('shows the week of today, and moves by keys', async () => {
    expect(text()).toContain('16 – 20 nov. 2026');
    expect(text()).toContain('Semaine 47');
    await press(document.body, 'ArrowRight');
    expect(placeOn('calendar').day).toBe('2026-11-26');
    await press(document.body, 't');
    expect(placeOn('calendar').day).toBeNull();
    await press(document.body, '&', { code: 'Digit1' }); // the digit row of an AZERTY keyboard
    expect(text()).toContain('Jeudi 19 novembre');
  });

  it('brings today into sight in a week that scrolls sideways, as it opens and at « Aujourd’hui »', async () => {
    cache.events = [16, 17, 18, 19].flatMap((day) =>
      Array.from({ length: 6 }, (_, at) => eventView(`${day}-${at}`, day, ['08:30', '09:15'], 'DUPUIS Léo')),
    );
    // The window's edge: the classes that keep the screen inside it are not styled here.
    document.querySelector<HTMLElement>('.cal-frame')?.style.setProperty('width', '900px');
    await redraw();
    const scroller = document.querySelector('.cal-grid');
    const end = (): number => document.querySelector('.cal-day[data-today]')?.getBoundingClientRect().right ?? 0;
    const right = (scroller?.getBoundingClientRect().left ?? 0) + (scroller?.clientWidth ?? 0);
    // What is brought into sight is scrolled once it is laid out, and a scroll is an event of the next frame.
    const isInSight = () => vi.waitFor(() => expect(end()).toBeLessThanOrEqual(right));
    const scrollAway = () =>
      act(async () => {
        const event = new Promise((scrolled) => scroller?.addEventListener('scroll', scrolled, { once: true }));
        scroller?.scrollTo(0, 0);
        await event;
      });
    await isInSight();
    await scrollAway();
    expect(end()).toBeGreaterThan(right);
    await press(document.body, 't');
    await isInSight();
    await scrollAway();
    await press(document.body, 'ArrowRight');
    await press(document.body, 't');
    await isInSight();
  });

  it('redraws only the title of its header when the week changes', async () => {
    const before = vi.mocked(MenuButton).mock.calls.length;
    expect(before).toBeGreaterThan(0);
    await press(document.body, 'ArrowRight');
    expect(text()).toContain('23 – 27 nov. 2026');
    expect(MenuButton).toHaveBeenCalledTimes(before);
  });

  it('performance: an edit draws neither the header nor the filters again', async () => {
    const worded = vi.spyOn(words, 't');
    cache.events = [{ ...jury, nom: 'Jury BTS, session 2' }, ines, parked];
    await redraw();
    expect(text()).toContain('Jury BTS, session 2');
    const keys = worded.mock.calls.map(([key]) => key);
    worded.mockRestore();
    expect(keys).toContain('timeGrid.of.event.day');
    for (const key of ['timeGrid.week', 'common.word.filter', 'timeGrid.weekend.show']) expect(keys).not.toContain(key);
  });

  it('dispatches a move with the school’s offset, and shows it before it is saved (R2.4) (Conventions.7)', async () => {
    let keep: (accepted: Accepted) => void = () => undefined;
    dispatch.mockReturnValue(new Promise((resolve) => (keep = resolve)));
    await act(async () => block('15').focus());
    await press(document.activeElement, 'ArrowRight', { ctrlKey: true });
    expect(asked()).toEqual({
      kind: 'edit',
      rows: [
        {
          entity: 'Planification',
          id: '15',
          members: { Debut: Date.parse('2026-11-20T10:30:00+01:00'), Fin: Date.parse('2026-11-20T11:15:00+01:00') },
        },
      ],
    });
    expect(block('15').closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-20');
    expect(toast(), 'nothing is said to be moved before it is saved').toBe('');
    await act(async () => keep({ ok: false, rejection: 'storage' }));
    expect(toast()).toContain('Impossible d’écrire sur le disque de ce poste');
    expect(block('15').closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-19'); // I1: what was not saved is not shown as saved
  });

  it('I12 a block that a colleague moves stays under the hand; a key acts on the hour that is seen', async () => {
    await act(async () => block('5').focus());
    cache.events = [asRead({ ...jury, debut: at(20, '14:00'), fin: at(20, '17:00') }), ines, parked];
    await redraw();
    expect(block('5').closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-17');
    expect(block('5').getAttribute('aria-label')).toMatch(/^Jury BTS.*, Changé ailleurs entre-temps$/u);
    expect(text()).toContain('1 nouveauté, afficher');
    await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    expect(asked()).toMatchObject({
      rows: [{ id: '5', members: { Debut: at(17, '09:15'), Fin: at(17, '12:15') } }],
    });
    expect(begunAt()).toContainEqual([
      '5',
      Date.parse('2026-11-17T09:00:00+01:00'),
      Date.parse('2026-11-17T12:00:00+01:00'),
    ]);
  });

  it('I12 what is held under the hand, and moved by the user, begins from their hour and what else is still shown', async () => {
    await act(async () => block('5').focus());
    const own = { ...jury, debut: at(17, '10:00'), fin: at(17, '13:00'), enseignants: 'ZOLA Ana' };
    const hours = moveOf(['', ''], ['', '']);
    cache.events = [asRead({ ...own, steps: [step('s', '5', hours)] }), ines, parked];
    await redraw();
    await press(block('5'), 'ArrowDown', { ctrlKey: true });
    expect(begunAt()).toContainEqual(['5', own.debut, own.fin]);
    expect(begunFrom('5', 'Enseignants')).toBe(jury.enseignants);
  });

  it('I12 what is held under the hand clashes where it is by now', async () => {
    const other = { ...jury, id: '6', nom: 'Oral', debut: at(18, '09:00'), fin: at(18, '10:00') };
    cache.events = [jury, other];
    await redraw();
    expect(block('5').getAttribute('aria-label')).not.toContain('Enseignant déjà pris');
    await act(async () => block('5').focus());
    cache.events = [jury, { ...other, debut: at(17, '10:00'), fin: at(17, '11:00') }];
    await redraw();
    expect(block('6').closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-18');
    expect(block('5').getAttribute('aria-label')).toContain('Enseignant déjà pris');
  });

  it('I12 an event and its application that a colleague moves are one change that waits, and so is the half alone', async () => {
    const hour = (day: number, time: string) => [interviewView('31', day, time, 'DUPONT Jean')];
    const pair = (day: number, time: string, end: string) =>
      eventView('70', day, [time, end], 'Entretien DUPONT Jean', { reference: 'C31' });
    cache.events = [jury, pair(18, '09:00', '09:30')];
    cache.interviews = hour(18, '09:00');
    await redraw();
    await act(async () => block('5').focus());
    cache.interviews = hour(20, '14:00');
    await redraw();
    expect(block('70').getAttribute('aria-label'), 'the half alone').toContain('Changé ailleurs entre-temps');
    expect(text()).toContain('1 nouveauté, afficher');
    cache.events = [jury, pair(20, '14:00', '14:30')];
    await redraw();
    expect(block('70').closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-18');
    expect(text()).toContain('1 nouveauté, afficher');
    await click('1 nouveauté, afficher');
    expect(block('70').closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-20');
    expect(text()).not.toContain('nouveauté');
  });

  it('R4.7 moves the interview of an application that has no event like any other, from the hour that is seen', async () => {
    cache.interviews = [interviewView('31', 19, '15:30', 'DUPONT Jean')];
    await redraw();
    const interview = block('dossier:31');
    const { left, top } = interview.getBoundingClientRect();
    const below = (down: number): [number, number] => [left + 10, top + 10 + down];
    await drag(interview, [below(0), below(60), below(66)], { hold: true });
    expect(document.querySelector('.cal-ghost')?.matches('[data-clash]')).toBe(false);
    await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
    expect(dispatch.mock.lastCall?.[0]).toMatchObject({
      kind: 'edit',
      rows: [{ entity: 'Planification', id: 'dossier:31', members: { Debut: at(19, '16:30') } }],
      from: [{ entity: 'Dossier', id: '31' }],
    });
  });

  it('does not count what waits and is hidden by a filter', async () => {
    await act(async () => useCalendarTypes.setState({ hiddenTypes: [jury.typeId], onlyType: null }));
    await redraw();
    await act(async () => block('15').focus());
    cache.events = [
      { ...jury, debut: at(20, '14:00'), fin: at(20, '17:00') },
      ines,
      parked,
      eventView('71', 18, ['14:00', '15:00'], 'Jury blanc', { type: 'Jury' }),
    ];
    await redraw();
    expect(text()).not.toContain('nouveauté');
    await act(async () => useCalendarTypes.setState(everyType));
    await redraw();
    expect(text()).toContain('2 nouveautés, afficher');
  });

  it('a block that a colleague moved goes there once the hand is elsewhere', async () => {
    await act(async () => block('5').focus());
    cache.events = [{ ...jury, debut: at(20, '14:00'), fin: at(20, '17:00') }, ines, parked];
    await redraw();
    await act(async () => {
      document.querySelector('main')?.focus();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(block('5').closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-20');
    expect(text()).not.toContain('nouveauté');
  });

  const submissions = () => dispatch.mock.calls.map(([, submission]) => submission);

  it('consecutive keys are one gesture, which ends when the user does something else', async () => {
    await act(async () => block('15').focus());
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown'])
      await press(document.activeElement, key, { ctrlKey: true });
    await press(document.activeElement, 'ArrowDown', { ctrlKey: true, shiftKey: true });
    const ids = new Set(submissions().map((submission) => submission?.id));
    expect([ids.size, submissions().every((submission) => submission?.holdMs === 1_500)]).toEqual([1, true]);
    expect(letGo).not.toHaveBeenCalled();
    await act(async () => block('5').focus());
    expect(letGo).toHaveBeenCalledExactlyOnceWith([...ids][0]);
  });

  it.each([
    ['Escape', () => press(document.activeElement, 'Escape')],
    ['another window', () => act(async () => void window.dispatchEvent(new Event('blur')))],
    [
      'a key on another event',
      async () => {
        await act(async () => block('5').focus());
        await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
      },
    ],
  ])('a gesture of keys ends with %s: the next key begins another', async (_name, turn) => {
    await act(async () => block('15').focus());
    await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    await turn();
    await act(async () => block('15').focus());
    await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    const ids = submissions().map((submission) => submission?.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(letGo).toHaveBeenCalledWith(ids[0]);
  });

  it('a gesture of keys goes on in another week, where the event is drawn once it is kept', async () => {
    // Each move is in the calendar a moment after its key.
    dispatch.mockImplementation(async (intent) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const [row] = intent.kind === 'edit' ? intent.rows : [];
      const members: Readonly<Record<string, unknown>> = row?.members ?? {};
      const [debut, fin] = [Number(members['Debut']), Number(members['Fin'])];
      cache.events = [jury, { ...ines, debut, fin }, parked];
      return { ok: true, intentId: 'i', targets: ['15'] };
    });
    const moveByKey = async (): Promise<void> => {
      const before = dispatch.mock.calls.length;
      await press(document.activeElement, 'ArrowRight', { ctrlKey: true });
      await vi.waitFor(() => expect(dispatch.mock.calls.length).toBe(before + 1));
      await act(async () => void (await dispatch.mock.results.at(-1)?.value));
      await redraw();
      await vi.waitFor(() => expect(document.activeElement).toBe(block('15')));
    };
    await act(async () => block('15').focus());
    while (!text().includes('23 – 27 nov. 2026') && dispatch.mock.calls.length < 6) await moveByKey();
    expect(text()).toContain('23 – 27 nov. 2026');
    await moveByKey();
    expect(letGo).not.toHaveBeenCalled();
    expect(new Set(submissions().map((submission) => submission?.id)).size).toBe(1);
  });

  it('R2.10 I12 linked events stay until one key moves them, as far as the moved one went in all, from where they are then', async () => {
    cache.events = [
      eventView('21', 18, ['09:00', '10:00'], 'Atelier A', { group: 'g' }),
      eventView('22', 18, ['11:00', '12:00'], 'Atelier B', { group: 'g' }),
      eventView('23', 18, ['14:00', '15:00'], 'Seul', { group: 'autre' }),
    ];
    await redraw();
    await act(async () => block('21').focus());
    for (const _ of [1, 2]) await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    expect(text()).toContain('Le reste de la série n’a pas bougé.');
    const [gesture] = submissions();
    cache.events = [
      eventView('21', 18, ['09:30', '10:30'], 'Atelier A', { group: 'g' }),
      eventView('22', 18, ['12:00', '13:00'], 'Atelier B', { group: 'g' }),
      eventView('23', 18, ['14:00', '15:00'], 'Seul', { group: 'autre' }),
    ];
    await redraw();
    await click('1 nouveauté, afficher');
    await runs('linked');
    expect(submissions().at(-1), 'one change with the move').toEqual({ id: gesture?.id, isMore: true });
    expect(asked()).toEqual({
      kind: 'edit',
      rows: [
        {
          entity: 'Planification',
          id: '22',
          members: { Debut: at(18, '12:30'), Fin: at(18, '13:30') },
        },
      ],
    });
    expect(text()).not.toContain('n’a pas bougé');
    await act(async () => block('23').focus());
    await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    expect(text()).not.toContain('n’a pas bougé');
  });

  it.each(['undone', 'not kept'])('R2.10 a move that was %s offers the rest of the series nothing', async (how) => {
    const [moved, other] = [
      eventView('21', 18, ['09:00', '10:00'], 'Atelier A', { group: 'g' }),
      eventView('22', 18, ['11:00', '12:00'], 'Atelier B', { group: 'g' }),
    ];
    cache.events = [moved, other];
    await redraw();
    if (how === 'not kept') dispatch.mockResolvedValueOnce({ ok: false, rejection: 'storage' });
    await act(async () => block('21').focus());
    await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    if (how === 'undone') {
      cache.events = [{ ...moved, debut: at(18, '09:15'), fin: at(18, '10:15') }, other];
      await redraw();
      expect(text()).toContain('n’a pas bougé');
      cache.events = [moved, other];
      await redraw();
    }
    expect(text()).not.toContain('n’a pas bougé');
    await runs('linked');
    expect(dispatch).toHaveBeenCalledOnce();
  });

  it('R3.4 says that a service does not list its events, instead of that they are not downloaded yet', async () => {
    cache.received = false;
    cache.events = [];
    await act(async () =>
      useSyncStatus.setState({
        connection: { kind: 'online', lastAnswerAt: now },
        pullFailures: { Planification: 'gone' },
      }),
    );
    await redraw();
    expect(text()).toContain('Ce service ne donne pas la liste des événements');
    expect(text()).not.toContain('Recevoir');
    await act(async () => useSyncStatus.setState({ pullFailures: { Planification: 'timeout' } }));
    await redraw();
    expect(text()).toContain('Recevoir');
  });

  it('saves one move at a time and then only the last', async () => {
    const keeps: ((accepted: Accepted) => void)[] = [];
    dispatch.mockImplementation(() => new Promise((resolve) => keeps.push(resolve)));
    await act(async () => block('15').focus());
    for (const _ of [1, 2, 3]) await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    expect(dispatch).toHaveBeenCalledOnce();
    await act(async () => keeps[0]?.({ ok: true, intentId: 'i', targets: ['15'] }));
    expect(dispatch).toHaveBeenCalledTimes(2);
    expect(asked()).toMatchObject({ rows: [{ members: { Debut: Date.parse('2026-11-19T11:15:00+01:00') } }] });
  });

  it('follows an event that leaves the period', async () => {
    cache.events = [eventView('1', 16, ['09:00', '10:00'], 'Lundi')];
    await redraw();
    await act(async () => block('1').focus());
    await press(document.activeElement, 'ArrowLeft', { ctrlKey: true });
    expect(placeOn('calendar').day).toBe('2026-11-15');
  });
});

describe('an empty week', () => {
  it('is explained: never downloaded, being downloaded, or without events', async () => {
    cache.events = [];
    cache.received = false;
    await act(async () => useSyncStatus.setState({ connection: { kind: 'unknown' } }));
    await redraw();
    expect(text(), 'while the service is being looked for').toContain('Réception du calendrier');
    await act(async () => useSyncStatus.setState({ connection: { kind: 'online', lastAnswerAt: now } }));
    expect(text()).toContain('n’a pas encore été reçu sur ce poste');
    await click('Recevoir');
    expect(refresh).toHaveBeenCalledExactlyOnceWith({ entity: 'Planification' });
    await act(async () => useSyncStatus.setState({ pulls: { Planification: { received: 10, startedAt: now } } }));
    expect(text()).toContain('Réception du calendrier');
    cache.received = true;
    await act(async () => useSyncStatus.setState({ pulls: {} }));
    await redraw();
    expect(text()).toContain('Aucun événement cette semaine.');
    await click('Créer un événement');
    expect(document.querySelector('[role=dialog] input')).not.toBeNull();
  });

  it('is not shown as empty while the disk is being read', async () => {
    cache.loaded = 'loading';
    cache.events = [];
    await redraw();
    expect(text()).not.toContain('Aucun événement');
    expect(document.querySelector('[data-day]')).toBeNull();
  });
});
