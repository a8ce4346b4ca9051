import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventView } from '#cache/queries/views.ts';
import { eventView, zone } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { startWords } from '#test/unit/renderer/words/start.ts';
import type { TimeColumn } from '#timeGrid/layout/layoutDay.ts';
import { daysOf, touches } from '#timeGrid/layout/period.ts';
import { TimeGrid } from '#timeGrid/TimeGrid.tsx';
import { FormatProvider, ShortcutScope } from '#ui/index.ts';
import { grid } from './grid.tsx';

let root: Root;
let host: HTMLElement;

beforeEach(async () => {
  // act() would draw what follows in tasks of its own too.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  await startWords('fr');
  host = document.createElement('div');
  host.style.cssText = 'position:absolute;inset:0 auto auto 0;width:600px;height:780px;display:flex';
  document.body.append(host);
  root = createRoot(host);
  drawOnce(crowded(2, 1), '2026-11-02');
  await allDrawn();
});
afterEach(() => {
  flushSync(() => root.unmount());
  host.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

/** Draws as one task of the page does; what follows in tasks of its own is not drawn yet. */
function drawOnce(of: readonly EventView[], monday: string, selectedId: string | null = null): void {
  const days = daysOf(monday, 'week', zone).slice(0, 5);
  const columns = days.map((day) => {
    const events = of.filter((event) => touches(event, day));
    return { id: day.day, day, whose: '', weight: 1, events };
  });
  drawColumns(columns, selectedId);
}

function drawColumns(columns: readonly TimeColumn<EventView>[], selectedId: string | null = null): void {
  flushSync(() =>
    root.render(
      <FormatProvider language="fr" zone={zone}>
        <ShortcutScope>
          <TimeGrid {...grid([], selectedId).props} columns={columns} />
        </ShortcutScope>
      </FormatProvider>,
    ),
  );
}

const rightArrow = (): KeyboardEvent =>
  new KeyboardEvent('keydown', { key: 'ArrowRight', code: 'ArrowRight', bubbles: true, cancelable: true });

/** So many interviews at one time on each day of a week. */
const crowded = (monday: number, count: number): readonly EventView[] =>
  [0, 1, 2, 3, 4].flatMap((day) =>
    Array.from({ length: count }, (_, at) => eventView(`${monday + day}-${at}`, monday + day, ['09:00', '09:45'], 'X')),
  );
const daysWithBlocks = (): readonly string[] =>
  [...host.querySelectorAll<HTMLElement>('.cal-day')]
    .filter((day) => day.querySelector('[data-event]'))
    .map((day) => day.dataset['day']?.slice(8) ?? '');
const isBusy = (): boolean => host.querySelector('[aria-busy=true]') !== null;
const allDrawn = (): Promise<boolean> => vi.waitUntil(() => daysWithBlocks().length === 5 && !isBusy());

describe('performance: a week that scrolls sideways', () => {
  it('draws the events of the days in sight at once, and those of the others in steps of their own', async () => {
    drawOnce(crowded(9, 6), '2026-11-09');
    expect(daysWithBlocks()).toEqual(['09', '10']);
    expect(isBusy(), 'and says that some are missing').toBe(true);
    await allDrawn();
  });

  it('draws its first events day by day', async () => {
    drawOnce([], '2026-11-09');
    drawOnce(crowded(9, 6), '2026-11-09');
    expect(daysWithBlocks()).toEqual([]);
    const seen = new Set<string>();
    const observer = new MutationObserver(() => seen.add(daysWithBlocks().join(' ')));
    observer.observe(host, { childList: true, subtree: true });
    await allDrawn();
    observer.disconnect();
    expect([...seen]).toEqual(['09', '09 10', '09 10 11', '09 10 11 12', '09 10 11 12 13']);
  });

  it('draws another week from where the user has scrolled to', async () => {
    drawOnce(crowded(9, 6), '2026-11-09');
    await allDrawn();
    const scroller = host.querySelector('.cal-grid');
    scroller?.scrollTo(10_000, 0);
    await new Promise((done) => scroller?.addEventListener('scrollend', done, { once: true }));
    drawOnce(crowded(23, 6), '2026-11-23');
    expect(daysWithBlocks()).toEqual(['26', '27']);
    await allDrawn();
  });

  it('draws the day of the open event at once, wherever it is', async () => {
    drawOnce(crowded(9, 6), '2026-11-09', '13-2');
    expect(daysWithBlocks()).toContain('13');
    await allDrawn();
  });

  it('draws a day that a key leads to at once, and moves the focus there', async () => {
    drawOnce(crowded(9, 6), '2026-11-09');
    host.querySelector<HTMLElement>('[data-event="10-0"]')?.focus();
    expect(daysWithBlocks()).toEqual(['09', '10']);
    flushSync(() => void document.activeElement?.dispatchEvent(rightArrow()));
    expect(daysWithBlocks()).toContain('11');
    expect(document.activeElement?.getAttribute('data-event')).toMatch(/^11-/u);
    await allDrawn();
  });

  it('shows no event of the day before in the column of a person', async () => {
    const columnsOf = (date: number): readonly TimeColumn<EventView>[] => {
      const [day] = daysOf(`2026-11-${String(date).padStart(2, '0')}`, 'day', zone);
      if (!day) throw new Error('No day.');
      return [0, 1, 2, 3, 4].map((person) => ({
        id: `person:${person}`,
        day,
        whose: `${person}`,
        weight: 1,
        events: Array.from({ length: date - 8 }, (_, at) =>
          eventView(`${date}-${person}-${at}`, date, ['09:00', '09:45'], 'X'),
        ),
      }));
    };
    drawColumns(columnsOf(9));
    await vi.waitUntil(() => host.querySelectorAll('[data-event^="9-"]').length === 5);
    drawColumns(columnsOf(14));
    expect(host.querySelector('[data-event^="9-"]')).toBeNull();
    await vi.waitUntil(() => !isBusy());
  });

  it('does not draw a day again that is drawn, as its events change', async () => {
    drawOnce(crowded(9, 6), '2026-11-09');
    await allDrawn();
    const before = host.querySelector('[data-event="13-2"]');
    drawOnce(crowded(9, 5), '2026-11-09');
    expect(daysWithBlocks()).toHaveLength(5);
    expect(host.querySelector('[data-event="13-2"]')).toBe(before);
    expect(isBusy()).toBe(false);
  });

  it('shows a change of a day in sight at once, and of another one in a step of its own', async () => {
    drawOnce(crowded(9, 6), '2026-11-09');
    await allDrawn();
    const has = (id: string): boolean => host.querySelector(`[data-event="${id}"]`) !== null;
    drawOnce(crowded(9, 5), '2026-11-09');
    expect([has('9-5'), has('13-5')]).toEqual([false, true]);
    await vi.waitUntil(() => !has('13-5'));
    // So many come only from the service.
    drawOnce(crowded(9, 9), '2026-11-09');
    expect([has('9-8'), has('13-8')]).toEqual([false, false]);
    await vi.waitUntil(() => has('9-8') && has('13-8'));
  });

  it('is not laid out by itself as its hours change: today is brought into sight once its frame is', async () => {
    drawOnce(crowded(16, 6), '2026-11-16');
    await allDrawn();
    const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    drawOnce([...crowded(16, 6), eventView('late', 16, ['21:00', '22:00'], 'X')], '2026-11-16');
    expect(measured).not.toHaveBeenCalled();
    await vi.waitUntil(() => measured.mock.contexts.some((each) => (each as Element).matches('.cal-day[data-today]'))); // called on elements alone
    measured.mockRestore();
  });

  it('lays another week out once, however wide the days before were', async () => {
    drawOnce(crowded(9, 9), '2026-11-09');
    await allDrawn();
    drawOnce(crowded(23, 6), '2026-11-23');
    await allDrawn();
    const moved = vi.fn<MutationCallback>();
    const observer = new MutationObserver(moved);
    drawOnce(crowded(2, 9), '2026-11-02');
    observer.observe(host, { attributes: true, subtree: true, attributeFilter: ['style', 'class'] });
    await allDrawn();
    await new Promise((frame) => setTimeout(frame, 100));
    observer.disconnect();
    expect(moved).not.toHaveBeenCalled();
  });
});
