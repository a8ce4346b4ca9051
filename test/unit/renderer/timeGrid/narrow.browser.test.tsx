import { act } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { at, eventView } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { block, drag } from '#test/unit/renderer/features/calendar/show.tsx';
import { TimeGrid } from '#timeGrid/TimeGrid.tsx';
import { dayColumn, grid, host, lastMove, point, redraw, scroller, settled, withGrid } from './grid.tsx';

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

    it('and leaves the user who scrolled away where they are, as rows come or the window changes', async () => {
      await narrow(500, grid(crowdOn(17, 20), 'i2008:50'));
      await scrollBack();
      await narrow(500, grid(crowdOn(17, 18, 20), 'i2008:50'));
      expect(scroller().scrollLeft).toBe(0);
      await narrow(440, grid(crowdOn(17, 18, 20), 'i2008:50'));
      expect(scroller().scrollLeft).toBe(0);
    });

    it('and keeps the open event in sight in a window that becomes narrower', async () => {
      await narrow(500, grid(crowdOn(16, 17, 18), 'i1808:50'));
      await narrow(400, grid(crowdOn(16, 17, 18), 'i1808:50'));
      await vi.waitFor(() => expect(block('i1808:50').getBoundingClientRect().right).toBeLessThanOrEqual(right()));
    });

    it('and does not take a scroll event of the frame in which the window narrows for the hand of the user', async () => {
      await narrow(500, grid(crowdOn(16, 17, 18), 'i1808:50'));
      host().style.width = '400px';
      scroller().dispatchEvent(new Event('scroll')); // before the frame measures the grid
      await vi.waitFor(() => expect(block('i1808:50').getBoundingClientRect().right).toBeLessThanOrEqual(right()));
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
