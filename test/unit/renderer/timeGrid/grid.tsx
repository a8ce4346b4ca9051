import { act } from 'react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { EventView } from '#cache/queries/views.ts';
import { at, eventView, now, zone } from '#test/unit/renderer/features/calendar/fixtures.ts';
import { show } from '#test/unit/renderer/features/calendar/show.tsx';
import type { DrawnScreen } from '#test/unit/renderer/features/calendar/show.tsx';
import type { Slot, Span } from '#timeGrid/gesture/span.ts';
import type { Drawn } from '#timeGrid/ghosts.ts';
import { DayHead } from '#timeGrid/GridHeads.tsx';
import { daysOf, shownDays, touches } from '#timeGrid/layout/period.ts';
import { TimeGrid } from '#timeGrid/TimeGrid.tsx';

export const week = daysOf('2026-11-19', 'week', zone);
const atelier = eventView('1', 16, ['08:30', '10:30'], 'Atelier vente', { type: 'Cours' });
const jury = eventView('5', 17, ['09:00', '12:00'], 'Jury BTS', { type: 'Jury', group: 'g' });
const juryAlso = eventView('10', 18, ['09:00', '12:00'], 'Jury NDRC', { type: 'Jury', group: 'g' });
const ines = eventView('15', 19, ['10:30', '11:15'], 'BENSAÏD Inès', {
  mark: 'waiting',
  baseDebut: at(19, '10:00'),
  baseFin: at(19, '10:45'),
});
const cancelled = eventView('27', 20, ['15:45', '17:15'], 'Droit social', { type: 'Cours', annule: true });
export const events: readonly EventView[] = [atelier, jury, juryAlso, ines, cancelled];

const noClash: ReadonlyMap<string, EventView> = new Map();
export const onMove = vi.fn<(id: string, span: Span, from?: readonly EventView[]) => Promise<void>>(
  async () => undefined,
);
export const clashAt = vi.fn<(id: string, span: Span) => string>(() => '');
export const onCreate = vi.fn<(slot: Slot) => void>();
export const onCopy = vi.fn<(id: string, span: Span) => Promise<void>>(async () => undefined);
export const onSelect = vi.fn<(id: string | null, also?: boolean) => void>();
export const onPoint = vi.fn<(at: number | null) => void>();
export const grid = (
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
    onNudge={(id, span) => void onMove(id, span)}
    onCreate={onCreate}
  />
);

let shown: DrawnScreen;
/** Before each test: a week with five events, on Thursday 19 November 2026 at 10:12. */
export function withGrid(): void {
  beforeEach(async () => {
    vi.clearAllMocks();
    shown = await show(grid(events));
  });
  afterEach(() => shown.close());
}
export const redraw = (node: ReactNode): Promise<void> => shown.redraw(node);
/** What the grid fills: 1000 × 780. */
export const host = (): HTMLElement => shown.host;
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
/** Sizes are measured, and scroll events sent, with the next frame; what follows of it is drawn with the one after. */
export const settled = () =>
  act(async () => {
    await frame();
    await frame();
    await new Promise((done) => setTimeout(done, 20));
  });

export const scroller = (): Element => {
  const found = document.querySelector('.cal-grid');
  if (!found) throw new Error('no grid');
  return found;
};
export const dayColumn = (day: string): DOMRect => {
  const column = document.querySelector(`[data-day="${day}"]`);
  if (!column) throw new Error(`no day ${day}`);
  return column.getBoundingClientRect();
};
export const point = (day: string, hour: number): [number, number] => {
  const column = dayColumn(day);
  return [column.left + column.width / 2, column.top + (hour - 8) * 66];
};
export const lastMove = () => onMove.mock.calls.at(-1)?.slice(0, 2);
