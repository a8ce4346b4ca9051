import { act } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { EventView } from '#cache/queries/views.ts';
import { useView } from '#stores/view.ts';
import { at, eventView, now, zone } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { block, drag, press, show } from '#test/unit/renderer/features/calendar/show.tsx';
import type { Shown } from '#test/unit/renderer/features/calendar/show.tsx';
import type { Span } from '#timeGrid/gesture/span.ts';
import type { Drawn } from '#timeGrid/ghosts.ts';
import { DayHead } from '#timeGrid/GridHeads.tsx';
import { daysOf, shownDays, touches } from '#timeGrid/layout/period.ts';
import { TimeGrid } from '#timeGrid/TimeGrid.tsx';
import { Mark } from '#ui/Mark.tsx';

vi.mock('#ui/Mark.tsx', { spy: true });

const week = daysOf('2026-11-19', 'week', zone);
const atelier = eventView('1', 16, ['08:30', '10:30'], 'Atelier vente', { type: 'Cours' });
const jury = eventView('5', 17, ['09:00', '12:00'], 'Jury BTS', { type: 'Jury', group: 'g' });
const juryAlso = eventView('10', 18, ['09:00', '12:00'], 'Jury NDRC', { type: 'Jury', group: 'g' });
const ines = eventView('15', 19, ['10:30', '11:15'], 'BENSAÏD Inès', {
  mark: 'waiting',
  baseDebut: at(19, '10:00'),
  baseFin: at(19, '10:45'),
});
const cancelled = eventView('27', 20, ['15:45', '17:15'], 'Droit social', { type: 'Cours', annule: true });
const events: readonly EventView[] = [atelier, jury, juryAlso, ines, cancelled];

const noClash: ReadonlyMap<string, EventView> = new Map();
const onMove = vi.fn<(id: string, span: Span, from?: readonly EventView[]) => void>();
const clashAt = vi.fn<(id: string, span: Span) => string>(() => '');
const onCreate = vi.fn<(span: Span) => void>();
const onCopy = vi.fn<(id: string, span: Span) => void>();
const onSelect = vi.fn<(id: string | null, also?: boolean) => void>();
const onPoint = vi.fn<(at: number | null) => void>();
const grid = (
  of: readonly EventView[],
  selectedId: string | null = null,
  picked: ReadonlySet<string> = new Set(),
  draft: Drawn | null = null,
) => (
  <TimeGrid
    label="Semaine"
    columns={shownDays(week, of, '2026-11-19').map((day) => ({
      id: day.day,
      day,
      whose: '',
      weight: 1,
      events: of.filter((event) => touches(event, day)),
    }))}
    renderHead={(column) => <DayHead {...column} hidden={0} isToday={column.id === '2026-11-19'} />}
    clashes={noClash}
    clashAt={clashAt}
    now={now}
    selectedId={selectedId}
    picked={picked}
    draft={draft}
    onPoint={onPoint}
    onCopy={onCopy}
    onSelect={onSelect}
    onMove={onMove}
    onNudge={onMove}
    onCreate={onCreate}
  />
);
/** The grid with its moves applied, as the cache would show them. */
const moved = (id: string, span: Span) => events.map((event) => (event.id === id ? { ...event, ...span } : event));

let shown: Shown;
beforeEach(async () => {
  vi.clearAllMocks();
  shown = await show(grid(events));
});
afterEach(() => shown.close());

const dayColumn = (day: string): DOMRect => {
  const column = document.querySelector(`[data-day="${day}"]`);
  if (!column) throw new Error(`no day ${day}`);
  return column.getBoundingClientRect();
};
const point = (day: string, hour: number): [number, number] => {
  const column = dayColumn(day);
  return [column.left + column.width / 2, column.top + (hour - 8) * 66];
};
const lastMove = () => onMove.mock.calls.at(-1)?.slice(0, 2);
const ghosts = () => [...document.querySelectorAll<HTMLElement>('.cal-ghost')];

describe('a grid that is too narrow', () => {
  const juryOf = (day: number) => eventView(`j${day}`, day, ['09:00', '12:00'], 'Jury BTS', { type: 'Jury' });
  const alone = (day: number, hour = '09:00') => eventView(`i${day}${hour}`, day, [hour, '09:45'], 'DUPUIS Léo');
  const course = (day: number) => eventView(`c${day}`, day, ['09:00', '10:30'], 'Paie', { type: 'Cours' });
  const among = [juryOf(17), alone(17), course(17), alone(16), course(16), alone(19)];
  const widthOn = (day: number): number => dayColumn(`2026-11-${day}`).width;
  const hidden = () => [...document.querySelectorAll('[data-overflow]')].map(({ ariaLabel }) => ariaLabel);

  it('gives a day that has an interview beside a jury what it takes from the other days', async () => {
    shown.host.style.width = '500px';
    await shown.redraw(grid(among));
    await act(() => new Promise((done) => setTimeout(done, 50)));
    expect(widthOn(17)).toBeGreaterThan(widthOn(19) + 30);
    expect(block('i1709:00').getBoundingClientRect().width).toBeGreaterThan(40);
    expect(block('j17').getBoundingClientRect().width).toBeGreaterThan(40);
    expect(hidden()).toHaveLength(2);
    expect(hidden().every((label) => label?.startsWith('+1,'))).toBe(true);
  });

  describe('scrolls sideways where all days need more', () => {
    const crowdOn = (...days: readonly number[]) =>
      ['08:30', '08:35', '08:40', '08:45', '08:50'].flatMap((hour) => days.map((day) => alone(day, hour)));
    const settled = () => act(() => new Promise((done) => setTimeout(done, 50)));
    const narrow = async (width: number, node: ReactNode): Promise<void> => {
      shown.host.style.width = `${width}px`;
      await shown.redraw(node);
      await settled();
    };
    const scroller = (): Element => {
      const found = document.querySelector('.cal-grid');
      if (!found) throw new Error('no grid');
      return found;
    };
    const scrollBack = async (): Promise<void> => {
      scroller().scrollLeft = 0;
      await settled();
    };
    const right = (): number => shown.host.getBoundingClientRect().right;

    it('and keeps the open event in sight beside the hours', async () => {
      await narrow(500, grid(crowdOn(17, 20), 'i2008:50'));
      expect(hidden()).toEqual([]);
      expect(scroller().scrollWidth).toBeGreaterThan(550);
      expect(block('i2008:50').getBoundingClientRect().right).toBeLessThanOrEqual(right());
      expect(document.querySelector('.cal-hours')?.getBoundingClientRect().left).toBe(
        shown.host.getBoundingClientRect().left,
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
      expect(block('i1808:50').getBoundingClientRect().right).toBeLessThanOrEqual(right());
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
      const { left } = shown.host.getBoundingClientRect();
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

  it('says under the pointer what a narrow block has no room for', async () => {
    await shown.redraw(grid([ines, eventView('16', 19, ['10:30', '11:15'], 'KACZMAREK Paul'), atelier]));
    for (const id of ['15', '1']) block(id).dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    expect(block('15').title).toContain('BENSAÏD Inès');
    expect(block('1').title).toBe('');
  });

  it('without events takes the focus, which is seen at every edge', async () => {
    await shown.redraw(grid([]));
    // A ring over heads and folded days.
    const drawn = (): string => {
      const frame = document.querySelector('.cal-frame');
      return frame ? getComputedStyle(frame, '::after').content : '';
    };
    expect(drawn()).toBe('none');
    await act(async () => userEvent.tab());
    expect(document.activeElement?.className).toBe('cal-grid');
    expect(drawn()).toBe('""');
  });

  it('shows the name and hours of a long event while its beginning is scrolled away', async () => {
    await shown.redraw(grid([eventView('1', 18, ['08:00', '19:00'], 'Journée de jurys', { type: 'Jury' })]));
    const [scroller, heads] = ['.cal-grid', '.cal-heads'].map((each) => document.querySelector<HTMLElement>(each));
    const low = shown.host.style;
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
    await shown.redraw(grid(events, '15'));
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

  it('redraws only the blocks that a selection changes', async () => {
    const drawn = vi.mocked(Mark);
    drawn.mockClear();
    await shown.redraw(grid(events, '27'));
    expect(drawn).not.toHaveBeenCalled(); // the one block with a mark is neither selected nor deselected
    await shown.redraw(grid(events, '15'));
    expect(drawn).toHaveBeenCalled();
  });
});

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
    await shown.redraw(grid(moved('15', span as Span))); // asserted above
    expect(block('15').closest('[data-day]')?.getAttribute('data-day')).toBe('2026-11-20');
    expect(document.activeElement).toBe(block('15'));
  });

  it('does not take the focus back once it was moved elsewhere', async () => {
    await act(async () => block('15').focus());
    await act(async () => block('15').blur());
    await shown.redraw(grid(events, '5'));
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

describe('the pointer', () => {
  it('moves an event to another day and hour, with a ghost and the ghosts of its group', async () => {
    await drag(block('5'), [point('2026-11-17', 10), point('2026-11-17', 10.5), point('2026-11-18', 11.4)], {
      hold: true,
    });
    expect(ghosts().map((ghost) => [ghost.textContent?.replaceAll('\u00A0', ' '), 'linked' in ghost.dataset])).toEqual([
      ['Jury NDRC10:30 – 13:30', true],
      ['Jury BTS10:30 – 13:30', false],
    ]);
    expect(block('5').hasAttribute('data-lifted')).toBe(true);
    await act(async () =>
      window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, clientX: 0, clientY: 0 })),
    );
    expect(onMove).toHaveBeenCalledOnce();
    expect(lastMove()).toEqual(['5', { debut: at(18, '10:30'), fin: at(18, '13:30') }]);
    expect(ghosts()).toHaveLength(0);
  });

  it('I12 moves an event from where it was when the drag began', async () => {
    await drag(block('15'), [point('2026-11-19', 10.75), point('2026-11-20', 12)], { hold: true });
    await shown.redraw(grid(events.map((each) => (each.id === '15' ? { ...each, nom: 'Renommé' } : each))));
    await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
    expect(onMove.mock.calls.at(-1)?.[2]?.find(({ id }) => id === '15')).toEqual(events.find(({ id }) => id === '15'));
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

  it('resizes an event at its start', async () => {
    const [x, y] = point('2026-11-19', 10.5);
    await drag(block('15'), [[x, y + 3], point('2026-11-19', 10), point('2026-11-19', 9.8)]);
    expect(lastMove()).toEqual(['15', { debut: at(19, '09:45'), fin: at(19, '11:15') }]);
  });

  it('copies with Ctrl: the event remains visible, and a copy is requested', async () => {
    await drag(block('15'), [point('2026-11-19', 10.75), point('2026-11-20', 12), point('2026-11-20', 12.75)], {
      hold: true,
      held: { ctrlKey: true },
    });
    expect(block('15').hasAttribute('data-lifted')).toBe(false);
    await act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, ctrlKey: true })));
    expect(onCopy).toHaveBeenCalledExactlyOnceWith('15', { debut: at(20, '12:30'), fin: at(20, '13:15') });
    expect(onMove).not.toHaveBeenCalled();
  });

  it('shows that selected events move together', async () => {
    await shown.redraw(grid(events, '15', new Set(['15', '1'])));
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

  it('adds to the selection with ⇧', async () => {
    await act(async () => void block('15').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true })));
    expect(onSelect).toHaveBeenLastCalledWith('15', true);
  });

  it('creates an event where an empty part is pressed, and only clears a selection where there is one', async () => {
    const column = document.querySelector('[data-day="2026-11-20"]');
    const [clientX, clientY] = point('2026-11-20', 9.6);
    const click = async (): Promise<void> =>
      act(async () => void column?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY })));
    await shown.redraw(grid(events, '15'));
    await click();
    expect(onSelect).toHaveBeenLastCalledWith(null);
    expect(onCreate).not.toHaveBeenCalled();
    await shown.redraw(grid(events));
    await click();
    expect(onCreate).toHaveBeenCalledExactlyOnceWith(
      { debut: at(20, '09:30'), fin: at(20, '10:30') },
      expect.anything(),
    );
  });

  it('reports the moment under the pointer, to a quarter of an hour, and none after it left', async () => {
    const [clientX, clientY] = point('2026-11-20', 9.6);
    await act(
      async () => void block('27').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX, clientY })),
    );
    expect(onPoint).toHaveBeenLastCalledWith(at(20, '09:30'));
    await act(
      async () =>
        void block('27').dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body })),
    );
    expect(onPoint).toHaveBeenLastCalledWith(null);
  });

  it('draws an event that is being written', async () => {
    await shown.redraw(
      grid(events, null, new Set(), {
        span: { debut: at(18, '14:00'), fin: at(18, '15:00') },
        name: 'Jury',
        hue: 'jury',
      }),
    );
    expect(ghosts().map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual(['Jury14:00 – 15:00']);
    await shown.redraw(grid(events));
    expect(ghosts()).toHaveLength(0);
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
  beforeEach(() => shown.redraw(grid(crowd)));

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
    await shown.redraw(grid(crowd, 'd'));
    expect(block('d').hasAttribute('data-selected')).toBe(true);
    expect(rest().textContent).toContain('+1');
  });

  it('is no place to draw a new event', async () => {
    await drag(rest(), [point('2026-11-19', 14.2), point('2026-11-19', 15), point('2026-11-19', 16)]);
    expect(onCreate).not.toHaveBeenCalled();
  });
});

it('shows a folded weekend on demand', async () => {
  await shown.redraw(<TimeGrid {...grid(events).props} weekend={{ days: week.slice(5), isShown: false }} />);
  const fold = document.querySelector<HTMLElement>('button.cal-fold');
  expect(fold?.getAttribute('aria-label')?.replaceAll('\u00A0', ' ')).toBe('S D, Montrer sam. 21 nov. – dim. 22 nov.');
  await act(async () => fold?.click());
  expect(useView.getState().calendarWeekend).toBe(true);
  useView.setState({ calendarWeekend: false });
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

it('a course under the pointer, with the focus or chosen covers no interview', async () => {
  const course = eventView('31', 19, ['09:00', '12:00'], 'Droit social', { type: 'Cours' });
  const top = (): Element | null | undefined => {
    const { left, top: above, width, height } = block('15').getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, above + height / 2)?.closest('[data-event]');
  };
  await shown.redraw(grid([...events, course]));
  expect(block('31').classList).toContain('cal-ground');
  await userEvent.hover(block('31'), { position: { x: 12, y: 12 } });
  expect(block('31').matches(':hover')).toBe(true);
  expect(top()).toBe(block('15'));
  await userEvent.keyboard('{Shift}'); // a focus that follows a key is visible
  await act(async () => block('31').focus());
  expect(block('31').matches(':focus-visible')).toBe(true);
  expect(top()).toBe(block('15'));
  await shown.redraw(grid([...events, course], '31', new Set(['31'])));
  expect(block('31').matches('[data-selected][data-picked]')).toBe(true);
  expect(top()).toBe(block('15'));
});
