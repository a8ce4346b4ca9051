import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CalendarScreen } from '#features/calendar/index.tsx';
import { words } from '#i18n/index.ts';
import { everyType, useCalendarTypes } from '#stores/calendarTypes.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { takePaletteText } from '#stores/paletteText.ts';
import { adjust, placeOn } from '#stores/place.ts';
import type { Accepted } from '#stores/session.ts';
import { useSyncStatus } from '#stores/sync.ts';
import { calendarViews, useView } from '#stores/view.ts';
import type { CalendarView } from '#stores/view.ts';
import { FormatProvider, ShortcutScope } from '#ui/index.ts';
import { asRead, at, eventView, moveOf, now, step, zone } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { block, drag, press } from '../show.tsx';
import { cache } from './fakeCache.ts';
import {
  asked,
  begunAt,
  begunFrom,
  choose,
  click,
  dispatch,
  ines,
  jury,
  letGo,
  parked,
  quick,
  redraw,
  refresh,
  runs,
  text,
  toast,
  withScreen,
  write,
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
// The cache's hooks have their own tests; here they return the test's data.
vi.mock('#cache/queries/hooks.ts', () => import('./fakeCache.ts'));
withScreen();

describe('the week', () => {
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

    it('performance: an edit draws neither the header nor the filters again', async () => {
      const worded = vi.spyOn(words, 't');
      cache.events = [{ ...jury, nom: 'Jury BTS, session 2' }, ines, parked];
      await redraw();
      expect(text()).toContain('Jury BTS, session 2');
      const keys = worded.mock.calls.map(([key]) => key);
      worded.mockRestore();
      expect(keys).toContain('timeGrid.of.event.day');
      for (const key of ['timeGrid.week', 'common.word.filter', 'timeGrid.weekend.show'])
        expect(keys).not.toContain(key);
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
});

describe('the subject', () => {
  const made = eventView('new', 20, ['14:00', '14:30'], 'Entretien Dupont', { mark: 'waiting' });
  /** What the panel shows, by the service's number. */
  const shown = (): string | undefined => placeOn('calendar').selected ?? undefined;
  const marks = async (): Promise<unknown> => {
    await runs('done');
    return asked();
  };

  /** An event that is typed in one line, and arrives in the calendar. */
  async function typed(): Promise<void> {
    dispatch.mockResolvedValueOnce({ ok: true, intentId: 'i', targets: ['new'] });
    const line = await quick();
    await write(line, 'demain 14h entretien Dupont 30 min');
    await press(line, 'Enter');
    cache.events = [jury, ines, parked, made];
    await redraw();
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  }

  it('R4.7 of an interview without an event, done is noted in the school’s field alone: without one, that is said', async () => {
    cache.interviews = [interviewView('31', 19, '15:30', 'DUPONT Jean')];
    await redraw();
    await choose('dossier:31');
    await runs('done');
    expect(dispatch).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(toast()).toContain('l’école n’a pas encore indiqué où cela se note'));
    const { fieldMapping } = useDayChoices.getState();
    await act(async () => useDayChoices.setState({ fieldMapping: { ...fieldMapping, done: 'FAIT' } }));
    expect(await marks()).toMatchObject({ rows: [{ id: 'dossier:31', members: { Realise: 'true' } }] });
    await act(async () => useDayChoices.setState({ fieldMapping }));
  });

  describe('I26 what the panel shows and what keys act on are the same event', () => {
    it('after one was typed while another had the focus', async () => {
      await act(async () => block('5').focus());
      await typed();
      await vi.waitFor(() => expect(document.activeElement).toBe(block('new')));
      expect(shown()).toBe('new');
      expect(await marks()).toMatchObject({
        kind: 'edit',
        rows: [{ entity: 'Planification', id: 'new', members: { Realise: expect.any(String) } }],
      });
    });

    it('after arrows from the event whose panel is open; another is chosen beside that one', async () => {
      await choose('15');
      await act(async () => block('15').focus());
      await press(document.activeElement, 'ArrowDown');
      expect(document.activeElement).toBe(block('16'));
      expect([shown(), await marks()]).toMatchObject(['16', { rows: [{ id: '16' }] }]);
      await act(async () => void block('16').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
      expect(text()).toContain('2 événements choisis');
    });

    it('R4.7 R5.8 with its clash, its agent and its application in another week too', async () => {
      cache.events = cache.events.map((each) => (each.id === '15' ? { ...each, reference: 'C7' } : each));
      cache.interviews = [interviewView('7', 19, '10:30', 'BENSAÏD Inès'), interviewView('8', 19, '10:45', 'ROY Léo')];
      await redraw();
      await choose('15');
      const panel = (): string => document.querySelector('aside, [role=complementary]')?.textContent ?? '';
      const inSight = panel().replaceAll('\u00A0', ' ');
      for (const part of ['Même conseiller (PETIT Ana) au même moment : ROY Léo, 10:45.', 'C7', 'Semaine de PETIT Ana'])
        expect(inSight).toContain(part);
      await act(async () => adjust('calendar', { day: '2026-11-26' }));
      expect(text()).toContain('23 – 27 nov. 2026');
      expect(panel().replaceAll('\u00A0', ' ')).toBe(inSight);
    });
  });
});

describe('days first', () => {
  let root: Root | undefined;
  let host: HTMLElement | undefined;
  afterEach(async () => {
    await act(async () => root?.unmount());
    host?.remove();
  });

  /** What opening the calendar draws at once, in the task of the press that opens it. */
  function opened(view: CalendarView, selected?: string): HTMLElement {
    useView.setState({ calendarView: view });
    adjust('calendar', { selected: selected ?? null });
    host = document.createElement('div');
    host.style.cssText = 'position:absolute;inset:0 auto auto 0;width:1000px;height:780px;display:flex';
    document.body.append(host);
    root = createRoot(host);
    const drawing = root;
    // Outside of act(), which would draw everything that follows too.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    flushSync(() =>
      drawing.render(
        <FormatProvider language="fr" zone={zone}>
          <ShortcutScope>
            <CalendarScreen />
          </ShortcutScope>
        </FormatProvider>,
      ),
    );
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    return host;
  }

  const blocks = (of: HTMLElement): number => of.querySelectorAll('[data-event]').length;
  const counted = (of: HTMLElement): readonly string[] =>
    [...of.querySelectorAll('.cal-day-blocks, .cal-month-day > * > .sr-only')].map(
      (each) => each.getAttribute('aria-label') ?? each.textContent ?? '',
    );

  // React Stately's virtual list reads process.env as under Node; a build replaces it.
  beforeEach(() => void vi.stubGlobal('process', { env: { VIRT_ON: '1' } }));
  afterEach(() => vi.unstubAllGlobals());

  describe('performance: opening the calendar', () => {
    it.each(['week', 'month'] as const)(
      'draws the days of the %s first, with how many events each has, and then these',
      async (view) => {
        const calendar = opened(view);
        expect(blocks(calendar)).toBe(0);
        expect(calendar.querySelector('[aria-busy=true]')).not.toBeNull();
        const before = counted(calendar);
        expect(before.some((label) => /\b2 événements/u.test(label))).toBe(true);
        await vi.waitUntil(() => blocks(calendar) === 3);
        expect(calendar.querySelector('[aria-busy=true]')).toBeNull();
        expect(counted(calendar), 'nothing else is said of them').toEqual(before);
      },
    );

    it('draws the day of a selected event at once: it has its place, and its inspector too', () => {
      expect(opened('week', '15').querySelector('[data-event="15"]')).not.toBeNull();
    });
  });
});

describe('many teachers', () => {
  // In a time of its square, each view would take an hour.
  it('an event with a page of teachers is drawn in every view, and opened', async () => {
    const enseignants = 'DURAND Inès MOREL Paul, Ana et '.repeat(13_000);
    cache.events = [{ ...jury, enseignants }];
    for (const calendarView of [...calendarViews, 'week' as const]) {
      await act(async () => {
        useView.setState({ calendarView });
        adjust('calendar', { day: '2026-11-17' });
      });
      await redraw();
    }
    await choose('5');
    expect(text()).toContain('DURAND Inès');
  });
});

describe('the menu', () => {
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
  });
});
