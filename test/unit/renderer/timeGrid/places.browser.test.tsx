import { act } from 'react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { at, eventView, now } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { block, drag, press } from '#test/unit/renderer/features/calendar/show.tsx';
import { DaysGrid } from '#timeGrid/DaysGrid.tsx';
import type { Span } from '#timeGrid/gesture/span.ts';
import { TimeGrid } from '#timeGrid/TimeGrid.tsx';
import {
  dayColumn,
  events,
  grid,
  host,
  lastMove,
  onCreate,
  onMove,
  onSelect,
  point,
  redraw,
  scroller,
  settled,
  week,
  withGrid,
} from './grid.tsx';

describe('in sight', () => {
  withGrid();

  const late = eventView('late', 19, ['18:00', '18:45'], 'DUPUIS Léo');
  const early = eventView('early', 19, ['08:00', '08:45'], 'MOREL Ana');
  const all = [...events, early, late];
  /** How far a block is inside the room for hours: negative where it is partly out of sight. */
  const inside = (id: string): number => {
    const { top, bottom } = block(id).getBoundingClientRect();
    const heads = document.querySelector('.cal-heads')?.getBoundingClientRect().bottom ?? Infinity;
    return Math.min(top - heads, host().getBoundingClientRect().bottom - bottom);
  };
  const draw = async (...of: Parameters<typeof grid>): Promise<void> => {
    await redraw(grid(...of));
    await settled();
  };

  describe('an event that is opened by a link or the palette', () => {
    beforeEach(async () => {
      host().style.height = '300px';
      await draw(all);
    });

    it('comes into sight where it lies below the fold', async () => {
      expect(inside('late')).toBeLessThan(-200);
      await draw(all, 'late');
      expect(inside('late')).toBeGreaterThanOrEqual(0);
    });

    it('does not move the hours while enough of it can be read', async () => {
      scroller().scrollTop = 60;
      await settled();
      await draw(all, '1');
      expect(scroller().scrollTop).toBe(60);
    });

    it('leaves the hours to the user who began to scroll before it was drawn', async () => {
      await draw(events, 'late');
      scroller().dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
      scroller().scrollTop = 40;
      await draw([...all, eventView('evening', 18, ['20:00', '21:00'], 'Réunion')], 'late');
      expect(scroller().scrollTop).toBe(40);
    });
  });

  describe('an event that goes over midnight', () => {
    const night = { ...eventView('night', 16, ['22:00', '23:00'], 'Nuit des métiers'), fin: at(17, '02:00') };
    const nextDay = (): HTMLElement => {
      const found = [...document.querySelectorAll<HTMLElement>('[data-event="night"]')][1];
      if (!found) throw new Error('no block of the next day');
      return found;
    };
    beforeEach(async () => {
      host().style.height = '300px';
      await draw([...all, night]);
    });

    it('I12 remains in sight by the part that has the focus, also as the window becomes lower', async () => {
      await act(async () => nextDay().focus());
      await draw([...all, night], 'night');
      expect(scroller().scrollTop).toBe(0);
      host().style.height = '240px';
      await settled();
      expect(scroller().scrollTop).toBe(0);
    });
  });

  it('I12 the hours do not move under the hand that opens an event of which only the edge is in sight', async () => {
    host().style.height = '300px';
    await draw(all);
    scroller().scrollTop = block('late').getBoundingClientRect().top - host().getBoundingClientRect().bottom + 10;
    await settled();
    const { scrollTop } = scroller();
    block('late').focus({ preventScroll: true });
    await draw(all, 'late');
    expect(scroller().scrollTop).toBe(scrollTop);
  });
});

describe('narrow', () => {
  withGrid();

  describe('a grid that is too narrow', () => {
    const juryOf = (day: number) => eventView(`j${day}`, day, ['09:00', '12:00'], 'Jury BTS', { type: 'Jury' });
    const alone = (day: number, hour = '09:00') => eventView(`i${day}${hour}`, day, [hour, '09:45'], 'DUPUIS Léo');
    const course = (day: number) => eventView(`c${day}`, day, ['09:00', '10:30'], 'Paie', { type: 'Cours' });
    const among = [juryOf(17), alone(17), course(17), alone(16), course(16), alone(19)];
    const widthOn = (day: number): number => dayColumn(`2026-11-${day}`).width;
    const hidden = () => [...document.querySelectorAll('[data-overflow]')].map(({ ariaLabel }) => ariaLabel);

    it('gives a day that has an interview beside a jury what it takes from the other days', async () => {
      host().style.width = '500px';
      await redraw(grid(among));
      await settled();
      expect(widthOn(17)).toBeGreaterThan(widthOn(19) + 30);
      expect(block('i1709:00').getBoundingClientRect().width).toBeGreaterThan(40);
      expect(block('j17').getBoundingClientRect().width).toBeGreaterThan(40);
      expect(hidden()).toHaveLength(1);
      expect(hidden().every((label) => label?.startsWith('+1,'))).toBe(true);
    });

    describe('scrolls sideways where all days need more', () => {
      const crowdOn = (...days: readonly number[]) =>
        ['08:30', '08:35', '08:40', '08:45', '08:50'].flatMap((hour) => days.map((day) => alone(day, hour)));
      const narrow = async (width: number, node: ReactNode): Promise<void> => {
        host().style.width = `${width}px`;
        await redraw(node);
        await settled();
      };
      const scrollBack = async (): Promise<void> => {
        scroller().scrollLeft = 0;
        await settled();
      };
      const right = (): number => host().getBoundingClientRect().right;

      it('and keeps the open event in sight beside the hours', async () => {
        await narrow(500, grid(crowdOn(17, 20), 'i2008:50'));
        expect(hidden()).toEqual([]);
        expect(scroller().scrollWidth).toBeGreaterThan(550);
        expect(block('i2008:50').getBoundingClientRect().right).toBeLessThanOrEqual(right());
        expect(document.querySelector('.cal-hours')?.getBoundingClientRect().left).toBe(
          host().getBoundingClientRect().left,
        );
      });

      it('and has today in sight at first, until the user scrolls it away', async () => {
        const today = () => dayColumn('2026-11-19').right;
        await narrow(500, grid(crowdOn(16, 17, 18, 19)));
        expect(today()).toBeLessThanOrEqual(right());
        await scrollBack();
        expect(today()).toBeGreaterThan(right());
        await narrow(480, grid(crowdOn(16, 17, 18, 19, 20)));
        expect(scroller().scrollLeft).toBe(0);
      });

      it('and takes a dragged event along to a day that is out of sight, but not a new one', async () => {
        await narrow(500, grid(crowdOn(16, 17, 18, 20)));
        await scrollBack();
        const [x, y] = point('2026-11-16', 9);
        const column = document.querySelector('[data-day="2026-11-16"]');
        if (!column) throw new Error('no day');
        await drag(
          column,
          [
            [x, y + 300],
            [x, y + 330],
            [right() - 5, y + 330],
          ],
          { hold: true },
        );
        await settled();
        expect(scroller().scrollLeft).toBe(0);
        await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
        await drag(
          block('i1608:30'),
          [
            [x, y],
            [x + 20, y],
            [right() - 5, y],
          ],
          { hold: true },
        );
        await vi.waitFor(() => expect(scroller().scrollLeft).toBeGreaterThan(500));
        await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
        expect(lastMove()).toEqual(['i1608:30', { debut: at(20, '08:30'), fin: at(20, '09:45') }]);
      });

      it('and has the hours and their handle over what lies over the days', async () => {
        const cursor = { minute: 9 * 60, count: 1, onMove: () => undefined };
        await narrow(500, <TimeGrid {...grid(crowdOn(16, 17, 18, 19, 20)).props} cursor={cursor} />);
        const { left } = host().getBoundingClientRect();
        expect(document.querySelector('[role=slider]')?.getBoundingClientRect().left).toBe(left + 2);
        const line = document.querySelector<HTMLElement>('.cal-now');
        if (!line) throw new Error('no line');
        line.style.pointerEvents = 'auto';
        scroller().scrollLeft += line.getBoundingClientRect().left - left - 20;
        const { top } = line.getBoundingClientRect();
        expect(document.elementFromPoint(left + 60, top + 1)).toBe(line);
        expect(document.elementFromPoint(left + 30, top + 1)?.closest('.cal-days')).toBeNull();
      });
    });
  });
});

describe('side by side', () => {
  withGrid();

  const own = eventView('own', 16, ['09:00', '10:00'], 'Cours de Hélène', { type: 'Cours' });
  const theirs = eventView('theirs', 16, ['09:00', '10:00'], 'Cours de Paul', { type: 'Cours' });
  const shared = eventView('shared', 17, ['09:00', '12:00'], 'Jury BTS', { type: 'Jury' });
  const all = [own, theirs, shared];
  const sides = [
    { name: 'VASSEUR Hélène', events: new Set(['own', 'shared']) },
    { name: 'MOREL Paul', events: new Set(['theirs', 'shared']) },
  ];
  const draw = () =>
    redraw(
      <DaysGrid
        label="Semaine"
        onScreen={week.slice(0, 5)}
        events={all}
        candidates={all}
        all={all}
        sides={sides}
        clashes={new Map()}
        now={now}
        selectedId={null}
        picked={new Set()}
        onSelect={onSelect}
        onMove={onMove}
        onNudge={(id, span) => void onMove(id, span)}
        onCreate={(span, { whose }) => onCreate({ ...span, enseignants: whose })}
      />,
    );
  const columns = () => [...document.querySelectorAll<HTMLElement>('.cal-day')];
  const columnOf = (day: number, name: string): HTMLElement => {
    const found = columns().find(({ dataset }) => dataset['day'] === `2026-11-${day}` && dataset['whose'] === name);
    if (!found) throw new Error(`no column of ${name}`);
    return found;
  };
  const pointIn = (column: Element, hour: number): [number, number] => {
    const { left, top, width } = column.getBoundingClientRect();
    return [left + width / 2, top + (hour - 8) * 66];
  };
  const isIn = (element: Element, column: Element): boolean => {
    const [inner, outer] = [element.getBoundingClientRect(), column.getBoundingClientRect()];
    return inner.left >= outer.left && inner.right <= outer.right;
  };

  it('the week of two people has a column for each in every day, by name, and an event of both in both', async () => {
    await draw();
    expect(columns()).toHaveLength(10);
    expect(
      [...document.querySelectorAll('.cal-column-name')].slice(0, 2).map(({ textContent }) => textContent),
    ).toEqual(['VASSEUR Hélène', 'MOREL Paul']);
    const ids = (column: Element) =>
      [...column.querySelectorAll<HTMLElement>('[data-event]')].map(({ dataset }) => dataset['event']);
    expect(columns().slice(0, 4).map(ids)).toEqual([['own'], ['theirs'], ['shared'], ['shared']]);
    expect(columnOf(16, 'MOREL Paul').querySelector('fieldset')?.ariaLabel).toMatch(/^MOREL Paul, lundi.16.novembre/iu);
  });

  it('the arrows go from one person to the other and on to the next day', async () => {
    await draw();
    await act(async () => block('own').focus());
    const reached: (string | undefined)[] = [];
    for (let presses = 0; presses < 3; presses += 1) {
      await press(document.activeElement, 'ArrowRight');
      reached.push(document.activeElement?.closest<HTMLElement>('.cal-day')?.dataset['whose']);
    }
    expect(reached).toEqual(['MOREL Paul', 'VASSEUR Hélène', 'MOREL Paul']);
  });

  it('an event dragged to the other person’s column changes its day and keeps its person, as its ghost shows', async () => {
    await draw();
    const [start, end] = [columnOf(16, 'VASSEUR Hélène'), columnOf(18, 'MOREL Paul')];
    await drag(block('own'), [pointIn(start, 9.5), pointIn(end, 10), pointIn(end, 10.5)], { hold: true });
    const ghosts = [...document.querySelectorAll('.cal-ghost')];
    expect(ghosts.map((ghost) => isIn(ghost, columnOf(18, 'VASSEUR Hélène')))).toEqual([true]);
    await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
    expect(lastMove()).toEqual(['own', { debut: at(18, '10:00'), fin: at(18, '11:00') }]);
  });

  it('a new event is of the person in whose column it is drawn', async () => {
    await draw();
    const column = columnOf(19, 'MOREL Paul');
    await drag(column, [pointIn(column, 9), pointIn(column, 9.5), pointIn(column, 10)]);
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({
      debut: at(19, '09:00'),
      fin: at(19, '10:00'),
      enseignants: 'MOREL Paul',
    });
  });
});

describe('by keyboard', () => {
  withGrid();

  /** The grid with its moves applied, as the cache would show them. */
  const moved = (id: string, span: Span) => events.map((event) => (event.id === id ? { ...event, ...span } : event));

  describe('the keyboard', () => {
    it('moves by a day and keeps the focus on the event there', async () => {
      await act(async () => block('15').focus());
      await press(document.activeElement, 'ArrowRight', { ctrlKey: true });
      const [id, span] = lastMove() ?? [];
      expect([id, span]).toEqual(['15', { debut: at(20, '10:30'), fin: at(20, '11:15') }]);
      await redraw(grid(moved('15', span as Span))); // asserted above
      expect(block('15').closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-20');
      expect(document.activeElement).toBe(block('15'));
    });

    it('keeps the focus on an event that is moved past others of its day, which is read no second time', async () => {
      const of = (hours: [string, string]) => [
        eventView('a', 19, hours, 'Jury'),
        eventView('b', 19, ['10:00', '11:00'], 'Cours'),
        eventView('c', 19, ['13:00', '14:00'], 'Cours'),
      ];
      const order = () =>
        [...document.querySelectorAll<HTMLElement>('[data-event]')].map(({ dataset }) => dataset['event']);
      await redraw(grid(of(['09:00', '10:00'])));
      await act(async () => block('a').focus());
      const [moving, moves] = [block('a'), vi.fn<(event: FocusEvent) => void>()];
      for (const type of ['focusin', 'focusout'] as const) document.addEventListener(type, moves);
      await redraw(grid(of(['11:00', '12:00']).toSorted((a, b) => a.debut - b.debut)));
      expect(order()).toEqual(['b', 'a', 'c']);
      await redraw(grid(of(['15:00', '16:00']).toSorted((a, b) => a.debut - b.debut)));
      expect(order()).toEqual(['b', 'c', 'a']);
      for (const type of ['focusin', 'focusout'] as const) document.removeEventListener(type, moves);
      expect([document.activeElement, block('a')]).toEqual([moving, moving]);
      expect(moves).not.toHaveBeenCalled();
    });

    it('goes from event to event in time order with Tab, and out of the grid after the last', async () => {
      await act(async () => block('1').focus());
      const reached: (string | null | undefined)[] = [];
      for (const _ of events.slice(1)) {
        await press(document.activeElement, 'Tab');
        reached.push(document.activeElement?.getAttribute('data-event'));
      }
      expect(reached).toEqual(['5', '10', '15', '27']);
      const leaving = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
      block('27').dispatchEvent(leaving);
      expect(leaving.defaultPrevented).toBe(false);
    });

    it('goes sideways with arrows, without changing the period', async () => {
      await act(async () => block('15').focus());
      await press(document.activeElement, 'ArrowLeft');
      expect(document.activeElement).toBe(block('10'));
      expect(onMove).not.toHaveBeenCalled();
    });
  });
});
