import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useView } from '#stores/view.ts';
import { eventView } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { block, press } from '#test/unit/renderer/features/calendar/show.tsx';
import { TimeGrid } from '#timeGrid/TimeGrid.tsx';
import { dayColumn, events, grid, host, onSelect, redraw, week, withGrid } from './grid.tsx';

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
  const crowd = ['a', 'b', 'c', 'd', 'e'].map((id) =>
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
    expect(widths).toHaveLength(3);
    for (const width of widths) expect(width).toBeGreaterThanOrEqual(46);
    expect(rest().textContent).toContain('+2');
    expect(rest().getAttribute('aria-label')?.replaceAll('\u00A0', ' ')).toBe(
      '+2, 2 autres événements, 14:00 – 15:00, Conflit',
    );
  });

  it('is reached by arrows, opened by a press, and its event is chosen there', async () => {
    await act(async () => block('c').focus());
    await press(document.activeElement, 'ArrowDown');
    expect(document.activeElement).toBe(rest());
    await act(async () => rest().click());
    expect(options()).toEqual(['Cours d', 'Cours e']);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Cours d'));
    const second = document.querySelectorAll<HTMLElement>('[role=option]')[1];
    await act(async () => second?.click());
    expect(onSelect).toHaveBeenLastCalledWith('e');
    expect(options()).toEqual([]);
    await redraw(grid(crowd, 'e'));
    expect(block('e').hasAttribute('data-selected')).toBe(true);
    expect(rest().textContent).toContain('+1');
  });
});

it('shows a folded weekend on demand', async () => {
  await redraw(<TimeGrid {...grid(events).props} weekend={{ days: week.slice(5), isShown: false }} />);
  const fold = document.querySelector<HTMLElement>('button.cal-fold');
  expect(fold?.getAttribute('aria-label')?.replaceAll('\u00A0', ' ')).toBe('S D, Montrer sam. 21 nov. – dim. 22 nov.');
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
