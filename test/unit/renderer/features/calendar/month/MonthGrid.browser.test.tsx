import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#features/calendar/views.css';
import { MonthGrid } from '#features/calendar/month/MonthGrid.tsx';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { daysOf } from '#timeGrid/layout/period.ts';
import { at, eventView, zone } from '../fixtures.ts';
import { block, press, show } from '../show.tsx';
import type { DrawnScreen } from '../show.tsx';

const events: readonly ShownEvent[] = [
  eventView('long', 18, ['22:00', '23:00'], 'Nuit', { fin: at(19, '02:00') }),
  ...Array.from({ length: 9 }, (_, index) =>
    eventView(
      `e${index}`,
      19,
      [`${String(8 + index).padStart(2, '0')}:00`, `${String(9 + index).padStart(2, '0')}:00`],
      `E${index}`,
      index === 8 ? { mark: 'conflict' } : {},
    ),
  ),
  eventView('waits', 25, ['10:00', '11:00'], 'Attend', { mark: 'waiting' }),
  { ...eventView('held', 26, ['10:00', '11:00'], 'Tenu'), isPinned: true },
];
const onDay = vi.fn<(day: string) => void>();
const onOpen = vi.fn<(day: string) => void>();
const onSelect = vi.fn<(id: string | null) => void>();
const onCreate = vi.fn<() => void>();

function Month() {
  const [day, setDay] = useState('2026-11-19');
  return (
    <MonthGrid
      days={daysOf(day, 'month', zone)}
      day={day}
      today="2026-11-19"
      events={events}
      clashes={new Map()}
      selectedId={null}
      onSelect={onSelect}
      onDay={(next) => {
        onDay(next);
        setDay(next);
      }}
      onOpen={onOpen}
      onCreate={onCreate}
    />
  );
}

let shown: DrawnScreen;
beforeEach(async () => {
  vi.clearAllMocks();
  shown = await show(<Month />);
});
afterEach(() => shown.close());

const cell = (day: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!found) throw new Error(`no day ${day}`);
  return found;
};
const words = (element: Element | null): string => (element?.textContent ?? '').replaceAll('\u00A0', ' ');

describe('the month', () => {
  it('is six weeks with their numbers, and has the number of events in each day’s name', () => {
    expect([...document.querySelectorAll('tbody th')].map((each) => each.textContent)).toEqual([
      '44',
      '45',
      '46',
      '47',
      '48',
      '49',
    ]);
    expect([...document.querySelectorAll('thead th')].map((each) => each.textContent).slice(0, 3)).toEqual([
      'S',
      'Lun.',
      'Mar.',
    ]);
    expect(document.querySelectorAll('[data-day]')).toHaveLength(42);
    expect(words(cell('2026-11-19'))).toContain('Jeudi 19 novembre, 10 événements');
    expect(words(cell('2026-11-22'))).toContain('aucun événement');
  });

  it('I12 marks what changed elsewhere and is held under the hand', () => {
    expect(block('held').querySelector('svg.lucide-user-pen')).not.toBeNull();
    expect(block('waits').querySelector('svg.lucide-user-pen')).toBeNull();
  });

  it('draws what fits and shows how many more there are', async () => {
    const drawn = (): number => cell('2026-11-19').querySelectorAll('[data-event]').length;
    const more = (): string => words(cell('2026-11-19').querySelector('button[data-open]'));
    expect(drawn()).toBeGreaterThan(1);
    expect(more()).toContain(`+${10 - drawn()}`);
    expect(more(), 'the most urgent mark of those').toContain('Conflit');
    const before = drawn();
    await act(async () => {
      shown.host.style.height = '600px';
      // Its size is reported after the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
    expect(drawn()).toBeLessThan(before);
    expect(more()).toContain(`+${10 - drawn()}`);
  });

  it('shows what goes over midnight in both days, without an hour in the second', () => {
    expect(words(cell('2026-11-18').querySelector('[data-event="long"]'))).toBe('22:00 Nuit');
    expect(words(cell('2026-11-19').querySelector('[data-event="long"]')).trim()).toBe('Nuit');
  });

  it('moves from day to day by keys, into the next month too, and opens a day with Entrée', async () => {
    await act(async () => cell('2026-11-19').focus());
    for (const [key, there] of [
      ['ArrowRight', '2026-11-20'],
      ['ArrowDown', '2026-11-27'],
      ['Home', '2026-11-23'],
      ['End', '2026-11-29'],
      ['ArrowDown', '2026-12-06'],
      ['PageUp', '2026-11-06'],
    ] as const) {
      await press(document.activeElement, key);
      expect(document.activeElement, key).toBe(cell(there));
    }
    await press(document.activeElement, 'Enter');
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('2026-11-06');
  });

  it('selects an event by a press on it, opens the day by its number, and creates an event by a double click', async () => {
    await act(async () => block('waits').click());
    expect([onSelect.mock.lastCall, onDay.mock.lastCall]).toEqual([['waits'], ['2026-11-25']]);
    await act(async () => cell('2026-11-20').querySelector<HTMLElement>('[data-open]')?.click());
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('2026-11-20');
    await act(async () => cell('2026-11-23').dispatchEvent(new MouseEvent('dblclick', { bubbles: true })));
    expect(onCreate).toHaveBeenCalledExactlyOnceWith({ debut: at(23, '09:00'), fin: at(23, '10:00') });
  });
});
