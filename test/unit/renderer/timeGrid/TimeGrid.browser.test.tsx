import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useView } from '#stores/view.ts';
import { at, eventView } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { block, drag, press } from '#test/unit/renderer/features/calendar/show.tsx';
import { TimeGrid } from '#timeGrid/TimeGrid.tsx';
import {
  clashAt,
  dayColumn,
  events,
  grid,
  host,
  lastMove,
  onCopy,
  onCreate,
  onMove,
  onPoint,
  onSelect,
  point,
  redraw,
  week,
  withGrid,
} from './grid.tsx';

describe('as drawn', () => {
  withGrid();

  describe('the grid', () => {
    it('places each event in its day at 66 px an hour', () => {
      const column = dayColumn('2026-11-19');
      const box = block('15').getBoundingClientRect();
      expect(box.top - column.top).toBeCloseTo(2.5 * 66 + 1, 0);
      expect(box.height).toBeCloseTo(0.75 * 66 - 2, 0);
      expect(box.left).toBeGreaterThanOrEqual(column.left);
      expect(box.right).toBeLessThanOrEqual(column.right);
    });

    it('shows of each event its name, times, type and the state of its change', () => {
      expect(block('15').getAttribute('aria-label')?.replaceAll('\u00A0', ' ')).toBe(
        'BENSAÏD Inès 10:30 – 11:15, jeu. 19 nov., Entretien d’admission, En attente',
      );
      expect(block('27').getAttribute('aria-label')).toContain('Annulé');
      expect(block('5').getAttribute('aria-label')).toContain('Événements liés');
    });

    it('shows the name and hours of a long event while its beginning is scrolled away', async () => {
      await redraw(grid([eventView('1', 18, ['08:00', '19:00'], 'Journée de jurys', { type: 'Jury' })]));
      const [scroller, heads] = ['.cal-grid', '.cal-heads'].map((each) => document.querySelector<HTMLElement>(each));
      const low = host().style;
      low.height = '300px';
      scroller?.scrollTo({ top: 350 });
      const top = heads?.getBoundingClientRect().bottom ?? Infinity;
      const [name, time] = [...block('1').querySelectorAll('span')].map((each) => each.getBoundingClientRect().top);
      expect(block('1').getBoundingClientRect().top).toBeLessThan(top - 100);
      expect([name, time].map((each) => Math.round((each ?? 0) - top))).toEqual([3, 18]);
    });

    it('marks now, today and, while it is selected, where the service has a moved event', async () => {
      const line = document.querySelector<HTMLElement>('[data-now]');
      expect(line?.closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-19');
      expect(Number.parseFloat(line?.style.top ?? '')).toBeCloseTo((2 + 12 / 60) * 66, 1);
      expect(document.querySelector('.cal-base')).toBeNull();
      await redraw(grid(events, '15'));
      const base = document.querySelector('.cal-base')?.getBoundingClientRect();
      expect((base?.top ?? 0) - dayColumn('2026-11-19').top).toBeCloseTo(2 * 66 + 1, 0);
    });

    it('gives one event a place in the tab order, and outlines its whole group on focus', async () => {
      expect(
        [...document.querySelectorAll('[data-event][tabindex="0"]')].map((each) => each.getAttribute('data-event')),
      ).toEqual(['1']);
      await act(async () => block('5').focus());
      expect(block('10').hasAttribute('data-lit')).toBe(true);
      expect(block('15').hasAttribute('data-lit')).toBe(false);
      expect(document.querySelectorAll('[data-event][tabindex="0"]')).toHaveLength(1);
    });
  });

  describe('a crowded moment', () => {
    const crowd = ['a', 'b', 'c', 'd'].map((id) =>
      eventView(id, 19, ['14:00', '15:00'], `Cours ${id}`, { type: 'Cours', ...(id === 'd' && { mark: 'conflict' }) }),
    );
    const rest = (): HTMLElement => {
      const found = document.querySelector<HTMLElement>('[data-overflow]');
      if (!found) throw new Error('no « +2 »');
      return found;
    };
    const options = () => [...document.querySelectorAll('[role=option]')].map((each) => each.textContent?.slice(0, 7));
    beforeEach(() => redraw(grid(crowd)));

    it('has « +2 » with the most urgent mark, and no block that is too narrow to read', () => {
      const widths = crowd.flatMap(({ id }) => {
        const found = document.querySelector(`[data-event="${id}"]`);
        return found ? [found.getBoundingClientRect().width] : [];
      });
      expect(widths).toHaveLength(2);
      for (const width of widths) expect(width).toBeGreaterThanOrEqual(68);
      expect(rest().textContent).toContain('+2');
      expect(rest().getAttribute('aria-label')?.replaceAll('\u00A0', ' ')).toBe(
        '+2, 2 autres événements, 14:00 – 15:00, Conflit',
      );
    });

    it('is reached by arrows, opened by a press, and its event is chosen there', async () => {
      await act(async () => block('b').focus());
      await press(document.activeElement, 'ArrowDown');
      expect(document.activeElement).toBe(rest());
      await act(async () => rest().click());
      expect(options()).toEqual(['Cours c', 'Cours d']);
      await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Cours c'));
      const second = document.querySelectorAll<HTMLElement>('[role=option]')[1];
      await act(async () => second?.click());
      expect(onSelect).toHaveBeenLastCalledWith('d');
      expect(options()).toEqual([]);
      await redraw(grid(crowd, 'd'));
      expect(block('d').hasAttribute('data-selected')).toBe(true);
      expect(rest().textContent).toContain('+1');
    });
  });

  it('shows a folded weekend on demand', async () => {
    await redraw(<TimeGrid {...grid(events).props} weekend={{ days: week.slice(5), isShown: false }} />);
    const fold = document.querySelector<HTMLElement>('button.cal-fold');
    expect(fold?.getAttribute('aria-label')?.replaceAll('\u00A0', ' ')).toBe(
      'S D, Montrer sam. 21 nov. – dim. 22 nov.',
    );
    await act(async () => fold?.click());
    expect(useView.getState().calendarWeekend).toBe(true);
    useView.setState({ calendarWeekend: false });
  });

  it('a course under the pointer, with the focus or chosen covers no interview', async () => {
    const course = eventView('31', 19, ['09:00', '12:00'], 'Droit social', { type: 'Cours' });
    const top = (): Element | null | undefined => {
      const { left, top: above, width, height } = block('15').getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, above + height / 2)?.closest('[data-event]');
    };
    await redraw(grid([...events, course]));
    expect(block('31').classList).toContain('cal-ground');
    await userEvent.hover(block('31'), { position: { x: 12, y: 12 } });
    expect(block('31').matches(':hover')).toBe(true);
    expect(top()).toBe(block('15'));
    await userEvent.keyboard('{Shift}'); // a focus that follows a key is visible
    await act(async () => block('31').focus());
    expect(block('31').matches(':focus-visible')).toBe(true);
    expect(top()).toBe(block('15'));
    await redraw(grid([...events, course], '31', new Set(['31'])));
    expect(block('31').matches('[data-selected][data-picked]')).toBe(true);
    expect(top()).toBe(block('15'));
  });
});

describe('by pointer', () => {
  withGrid();
  const ghosts = () => [...document.querySelectorAll<HTMLElement>('.cal-ghost')];

  describe('the pointer', () => {
    it('R2.10 moves an event alone to another day and hour, as its ghost shows', async () => {
      await drag(block('5'), [point('2026-11-17', 10), point('2026-11-17', 10.5), point('2026-11-18', 11.4)], {
        hold: true,
      });
      expect(
        ghosts().map((ghost) => [ghost.textContent?.replaceAll('\u00A0', ' '), 'linked' in ghost.dataset]),
      ).toEqual([['Jury BTS10:30 – 13:30', false]]);
      expect(block('5').hasAttribute('data-lifted')).toBe(true);
      await act(async () =>
        window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, clientX: 0, clientY: 0 })),
      );
      expect(onMove).toHaveBeenCalledOnce();
      expect(lastMove()).toEqual(['5', { debut: at(18, '10:30'), fin: at(18, '13:30') }]);
      expect(ghosts()).toHaveLength(0);
    });

    it('leaves the ghost where an event was dropped until it is drawn there', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout'] }); // it never takes too long
      const drawn = Promise.withResolvers<void>();
      onMove.mockReturnValueOnce(drawn.promise);
      await drag(block('5'), [point('2026-11-17', 10), point('2026-11-17', 10.5), point('2026-11-18', 11.4)]);
      expect(onMove).toHaveBeenCalledOnce();
      expect(ghosts().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Jury BTS')]);
      expect(block('5').hasAttribute('data-lifted')).toBe(true);
      await act(async () => drawn.resolve());
      expect(ghosts()).toHaveLength(0);
      expect(block('5').hasAttribute('data-lifted')).toBe(false);
      vi.runAllTimers();
      vi.useRealTimers();
    });

    it.each([
      [
        'other days are shown',
        () => redraw(<TimeGrid {...grid(events).props} columns={grid(events).props.columns.slice(1)} />),
      ],
      ['the grid leaves the screen', () => redraw(null)],
    ])('moves nothing where %s while it drags', async (_what, leave) => {
      await drag(block('15'), [point('2026-11-19', 10.75), point('2026-11-19', 13)], { hold: true });
      await leave();
      expect(ghosts()).toHaveLength(0);
      await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
      expect(onMove).not.toHaveBeenCalled();
    });

    it('I12 moves an event from where it was when the drag began', async () => {
      await drag(block('15'), [point('2026-11-19', 10.75), point('2026-11-20', 12)], { hold: true });
      await redraw(grid(events.map((each) => (each.id === '15' ? { ...each, nom: 'Renommé' } : each))));
      await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
      expect(onMove.mock.calls.at(-1)?.[2]?.find(({ id }) => id === '15')).toEqual(
        events.find(({ id }) => id === '15'),
      );
    });

    it('resizes an event at its end', async () => {
      const [x, y] = point('2026-11-19', 11.25);
      await drag(block('15'), [[x, y - 3], point('2026-11-19', 11.5), point('2026-11-19', 11.95)]);
      expect(lastMove()).toEqual(['15', { debut: at(19, '10:30'), fin: at(19, '12:00') }]);
    });

    it('draws a new event on an empty part', async () => {
      const column = document.querySelector('[data-day="2026-11-20"]');
      if (!column) throw new Error('no day');
      await drag(column, [point('2026-11-20', 9.1), point('2026-11-20', 9.6), point('2026-11-20', 10.4)]);
      expect(onCreate).toHaveBeenCalledExactlyOnceWith(
        { debut: at(20, '09:00'), fin: at(20, '10:30') },
        expect.anything(),
      );
      expect(onMove).not.toHaveBeenCalled();
    });

    it('cancels with Escape without a change, and closes nothing else', async () => {
      await drag(block('15'), [point('2026-11-19', 10.75), point('2026-11-19', 13)], { hold: true });
      expect(ghosts()).toHaveLength(1);
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      await act(async () => block('15').dispatchEvent(escape));
      expect(escape.defaultPrevented).toBe(true);
      expect(ghosts()).toHaveLength(0);
      await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
      expect(onMove).not.toHaveBeenCalled();
      expect(block('15').hasAttribute('data-lifted')).toBe(false);
    });

    it('treats a small movement as a click', async () => {
      await drag(block('15'), [
        [300, 300],
        [302, 301],
      ]);
      await act(async () => block('15').click());
      expect(onMove).not.toHaveBeenCalled();
      expect(onSelect).toHaveBeenCalledExactlyOnceWith('15', false);
    });

    it('resizes an event over days by its edge', async () => {
      const [x, y] = point('2026-11-19', 11.25);
      await drag(block('15'), [[x, y - 3], point('2026-11-20', 9), point('2026-11-20', 9.05)]);
      expect(lastMove()).toEqual(['15', { debut: at(19, '10:30'), fin: at(20, '09:00') }]);
    });

    it('copies with Ctrl: the event remains visible, and a copy is requested', async () => {
      await drag(block('15'), [point('2026-11-19', 10.75), point('2026-11-20', 12), point('2026-11-20', 12.75)], {
        hold: true,
        held: { ctrlKey: true },
      });
      expect(block('15').hasAttribute('data-lifted')).toBe(false);
      const kept = Promise.withResolvers<void>();
      onCopy.mockReturnValueOnce(kept.promise);
      vi.useFakeTimers({ toFake: ['setTimeout'] }); // it never takes too long
      await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, ctrlKey: true })));
      expect(onCopy).toHaveBeenCalledExactlyOnceWith('15', { debut: at(20, '12:30'), fin: at(20, '13:15') });
      expect(onMove).not.toHaveBeenCalled();
      expect(ghosts()).toHaveLength(1); // until the copy is there
      await act(async () => kept.resolve());
      expect(ghosts()).toHaveLength(0);
      expect(document.querySelector('[data-copies]')).toBeNull(); // what is drawn next is no copy
      vi.runAllTimers();
      vi.useRealTimers();
    });

    it('shows that selected events move together', async () => {
      await redraw(grid(events, '15', new Set(['15', '1'])));
      expect([block('15'), block('1'), block('5')].map((each) => each.getAttribute('aria-pressed'))).toEqual([
        'true',
        'true',
        'false',
      ]);
      await drag(block('15'), [point('2026-11-19', 10.75), point('2026-11-19', 11), point('2026-11-19', 11.75)], {
        hold: true,
      });
      expect(ghosts().map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
        'Atelier vente09:30 – 11:30',
        'BENSAÏD Inès11:30 – 12:15',
      ]);
      await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
      expect(lastMove()?.[0]).toBe('15');
    });

    it('creates an event where an empty part is pressed, and only clears a selection where there is one', async () => {
      const column = document.querySelector('[data-day="2026-11-20"]');
      const [clientX, clientY] = point('2026-11-20', 9.6);
      const click = async (): Promise<void> =>
        act(async () => void column?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY })));
      await redraw(grid(events, '15'));
      await click();
      expect(onSelect).toHaveBeenLastCalledWith(null);
      expect(onCreate).not.toHaveBeenCalled();
      await redraw(grid(events));
      await click();
      expect(onCreate).toHaveBeenCalledExactlyOnceWith(
        { debut: at(20, '09:30'), fin: at(20, '10:30') },
        expect.anything(),
      );
    });

    it('reports the moment under the pointer, to a quarter of an hour, and none after it left', async () => {
      const [clientX, clientY] = point('2026-11-20', 9.6);
      await act(
        async () =>
          void block('27').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX, clientY })),
      );
      expect(onPoint).toHaveBeenLastCalledWith(at(20, '09:30'));
      await act(
        async () =>
          void block('27').dispatchEvent(
            new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
          ),
      );
      expect(onPoint).toHaveBeenLastCalledWith(null);
    });

    it('draws an event that is being written', async () => {
      await redraw(
        grid(events, null, new Set(), {
          span: { debut: at(18, '14:00'), fin: at(18, '15:00') },
          name: 'Jury',
          hue: 'jury',
        }),
      );
      expect(ghosts().map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual(['Jury14:00 – 15:00']);
      await redraw(grid(events));
      expect(ghosts()).toHaveLength(0);
    });
  });

  it('shows while an event is dragged whom it would need while they are taken', async () => {
    clashAt.mockReturnValue('Enseignant déjà pris : Jury');
    await drag(block('15'), [point('2026-11-19', 10.75), point('2026-11-19', 12), point('2026-11-19', 13)], {
      hold: true,
    });
    expect(clashAt).toHaveBeenLastCalledWith(
      '15',
      { debut: at(19, '12:45'), fin: at(19, '13:30') },
      expect.objectContaining({ id: '2026-11-19' }),
    );
    expect(ghosts()[0]?.textContent).toContain('Enseignant déjà pris : Jury');
    await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
    clashAt.mockReturnValue('');
  });
});
