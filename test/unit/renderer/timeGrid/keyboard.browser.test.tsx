import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { at, eventView } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { block, press } from '#test/unit/renderer/features/calendar/show.tsx';
import type { Span } from '#timeGrid/gesture/span.ts';
import { events, grid, lastMove, onMove, redraw, withGrid } from './grid.tsx';

withGrid();

/** The grid with its moves applied, as the cache would show them. */
const moved = (id: string, span: Span) => events.map((event) => (event.id === id ? { ...event, ...span } : event));

describe('the keyboard', () => {
  it('moves by a quarter of an hour', async () => {
    await act(async () => block('15').focus());
    await press(document.activeElement, 'ArrowDown', { ctrlKey: true });
    expect(lastMove()).toEqual(['15', { debut: at(19, '10:45'), fin: at(19, '11:30') }]);
  });

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

  it('does not take the focus back once it was moved elsewhere', async () => {
    await act(async () => block('15').focus());
    await act(async () => block('15').blur());
    await redraw(grid(events, '5'));
    expect(document.activeElement).toBe(document.body);
    expect(document.querySelector('[data-event][tabindex="0"]')).toBe(block('5'));
  });

  it('resizes', async () => {
    await act(async () => block('15').focus());
    await press(document.activeElement, 'ArrowUp', { ctrlKey: true, shiftKey: true });
    expect(lastMove()).toEqual(['15', { debut: at(19, '10:30'), fin: at(19, '11:00') }]);
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
