import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#features/calendar/views.css';
import { ColumnHead } from '#features/calendar/columns/DayColumns.tsx';
import { columnsOf } from '#parts/free/columns.ts';
import type { Assignment, Column } from '#parts/free/columns.ts';
import { freeAt } from '#parts/free/free.ts';
import { placeOn } from '#stores/place.ts';
import { interviewsAsEvents } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { schoolDay } from '#timeGrid/layout/schoolDay.ts';
import { TimeGrid } from '#timeGrid/TimeGrid.tsx';
import { at, eventView, now, zone } from '../fixtures.ts';
import { interviewView } from '../interviewView.ts';
import { drag, press, show } from '../show.tsx';
import type { DrawnScreen } from '../show.tsx';

const helene = { enseignants: 'VASSEUR Hélène' };
const events: readonly ShownEvent[] = [
  eventView('a', 19, ['09:00', '10:00'], 'A', helene),
  eventView('both', 19, ['10:00', '11:00'], 'Jury', { enseignants: 'VASSEUR Hélène, MOREL Paul', type: 'Jury' }),
  eventView('nobody', 19, ['09:00', '10:00'], 'Salle'),
  ...interviewsAsEvents([interviewView('7', 19, '11:30', 'BENSAÏD Inès', { agentName: 'MOREL Paul' })], '2', {
    id: '1',
    name: 'Entretien',
  }),
];
const known = [
  { id: '1', name: 'VASSEUR Hélène' },
  { id: '2', name: 'MOREL Paul' },
];
const day = schoolDay('2026-11-19', zone);
const found = (shownEvents: readonly ShownEvent[]) =>
  columnsOf(shownEvents, {
    known,
    always: [...known, { id: '3', name: 'ZOLA Ana' }],
    textOf: ({ enseignants }) => enseignants,
    ownColumn: false,
  });
const ofDay = (shownEvents: readonly ShownEvent[]) =>
  found(shownEvents).map((column) => Object.assign({ day, whose: column.id, title: column.name, weight: 1 }, column));
const columns = ofDay(events);
const free = new Set(freeAt(found(events), at(19, '09:30')).map(({ column }) => column.id));
const onNudge = vi.fn<(id: string, span: Span) => void>();
const onMove = vi.fn<(id: string, span: Span) => Promise<void>>(async () => undefined);
const onCopy = vi.fn<(id: string, span: Span) => Promise<void>>(async () => undefined);
const assignment = vi.fn<(id: string, how: Parameters<Assignment>[0]) => Promise<void>>(async () => undefined);
const onAssign =
  (id: string): Assignment =>
  (how) =>
    assignment(id, how);
const onCursor = vi.fn<(minute: number) => void>();
const clashAt = vi.fn<(id: string, span: Span, column?: Column) => string>(() => '');
const onSelect = vi.fn<(id: string | null) => void>();

const grid = (of = columns, picked: ReadonlySet<string> = new Set()) => (
  <TimeGrid
    label="Colonnes"
    columns={of}
    renderHead={(column) => <ColumnHead column={column} kind="agents" isFree={free.has(column.id)} />}
    narrowest={148}
    clashes={new Map()}
    now={now}
    selectedId={null}
    picked={picked}
    onSelect={onSelect}
    onNudge={onNudge}
    onMove={onMove}
    onCopy={onCopy}
    onAssign={onAssign}
    clashAt={clashAt}
    fixedHours={new Set(['dossier:7'])}
    cursor={{ minute: 9 * 60 + 30, count: free.size, onMove: onCursor }}
  />
);
let shown: DrawnScreen;
const redraw = (of: readonly ShownEvent[], picked?: ReadonlySet<string>) => shown.redraw(grid(ofDay(of), picked));
beforeEach(async () => {
  vi.clearAllMocks();
  shown = await show(grid());
});
afterEach(() => shown.close());

const columnAt = (column: number): Element | undefined => [...document.querySelectorAll('.cal-day')][column];
const inColumn = (column: number, id: string): HTMLElement => {
  const found = columnAt(column)?.querySelector<HTMLElement>(`[data-event="${id}"]`);
  if (!found) throw new Error(`no ${id} in column ${column}`);
  return found;
};
const here = (): readonly [number, string | undefined] => {
  const column = columns.findIndex((_, at) => columnAt(at)?.contains(document.activeElement));
  return [column, document.activeElement instanceof HTMLElement ? document.activeElement.dataset['event'] : undefined];
};

describe('the columns', () => {
  it('are side by side by name, « Sans conseiller » last, interviews beside events at the same height', () => {
    const heads = [...document.querySelectorAll('.cal-column-name')].map((each) => each.textContent);
    expect(heads).toEqual(['MOREL Paul', 'VASSEUR Hélène', 'ZOLA Ana', 'Sans conseiller']);
    expect(inColumn(0, 'both').getBoundingClientRect().top).toBe(inColumn(1, 'both').getBoundingClientRect().top);
    const interview = inColumn(0, 'dossier:7');
    expect(interview.getAttribute('aria-label')?.replaceAll('\u00A0', ' ')).toContain('BENSAÏD Inès 11:30');
  });

  it('are walked by arrows, through an event of two people as well', async () => {
    await act(async () => inColumn(0, 'both').focus());
    await press(document.activeElement, 'ArrowRight');
    expect(here()).toEqual([1, 'both']);
    await press(document.activeElement, 'ArrowUp');
    expect(here()).toEqual([1, 'a']);
    await press(document.activeElement, 'ArrowRight');
    expect(here()).toEqual([3, 'nobody']);
    await press(document.activeElement, 'ArrowLeft');
    await press(document.activeElement, 'ArrowLeft');
    expect(here()).toEqual([0, 'both']);
    expect(document.querySelectorAll('[data-event][tabindex="0"]')).toHaveLength(1);
  });

  const middleOf = (column: number, hour: number): [number, number] => {
    const box = columnAt(column)?.getBoundingClientRect();
    if (!box) throw new Error(`no column ${column}`);
    return [box.left + box.width / 2, box.top + (hour - 8) * 66];
  };
  const ghostsIn = () => [...document.querySelectorAll<HTMLElement>('.cal-ghost')];
  const columnOf = (ghost: Element): number => {
    const { left, width } = ghost.getBoundingClientRect();
    return columns.findIndex((_, column) => {
      const box = columnAt(column)?.getBoundingClientRect();
      return box && box.left < left + width / 2 && left + width / 2 < box.right;
    });
  };
  const letGo = () => act(async () => window.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1 })));
  const assigned = () => assignment.mock.calls.map(([id, { from, to, span }]) => [id, from.name, to.name, span]);

  it('give an event to the person of the column that it is dragged to, and say whom it would clash with', async () => {
    await drag(inColumn(1, 'a'), [middleOf(1, 9.5), middleOf(2, 9.4), middleOf(2, 9.5)]);
    expect(assigned()).toEqual([['a', 'VASSEUR Hélène', 'ZOLA Ana', null]]);
    expect(clashAt).toHaveBeenLastCalledWith('a', { debut: at(19, '09:00'), fin: at(19, '10:00') }, columns[2]);
    expect(onMove).not.toHaveBeenCalled();
  });

  it('move it in time as well, as one change', async () => {
    await drag(inColumn(1, 'a'), [middleOf(1, 9.5), middleOf(2, 12), middleOf(2, 12.5)]);
    expect(assigned()).toEqual([['a', 'VASSEUR Hélène', 'ZOLA Ana', { debut: at(19, '12:00'), fin: at(19, '13:00') }]]);
  });

  it('keep the hour of an application, which is given to another agent only', async () => {
    await drag(inColumn(0, 'dossier:7'), [middleOf(0, 11.68), middleOf(2, 13), middleOf(2, 14)]);
    expect(assigned()).toEqual([['dossier:7', 'MOREL Paul', 'ZOLA Ana', null]]);
  });

  it('give an event to the next person by keys, and nowhere beyond the last', async () => {
    await act(async () => inColumn(1, 'a').focus());
    await press(document.activeElement, 'ArrowRight', { ctrlKey: true, shiftKey: true });
    expect(assigned()).toEqual([['a', 'VASSEUR Hélène', 'ZOLA Ana', null]]);
    await act(async () => inColumn(3, 'nobody').focus());
    await press(document.activeElement, 'ArrowRight', { ctrlKey: true, shiftKey: true });
    expect(assignment).toHaveBeenCalledOnce();
  });

  it('draw an event of two people in both columns while it is moved, or resized by a pointer that strays', async () => {
    await drag(inColumn(1, 'both'), [middleOf(1, 10.5), middleOf(1, 11), middleOf(1, 11.5)], { hold: true });
    expect(ghostsIn().map(columnOf)).toEqual([0, 1]);
    await letGo();
    const [x, y] = middleOf(1, 11);
    await drag(inColumn(1, 'both'), [[x, y - 3], middleOf(2, 11.5), middleOf(2, 12)], { hold: true });
    expect(ghostsIn().map(columnOf)).toEqual([0, 1]);
    await letGo();
  });

  it('I12 leave hours and columns where they are, as their heads and the hour of the cursor come into sight', async () => {
    shown.host.style.cssText += 'width:500px;height:300px';
    await redraw(events);
    const grid = document.querySelector('.cal-grid') ?? expect.fail('no grid');
    Object.assign(grid, { scrollTop: 40, scrollLeft: 60 });
    document.querySelector<HTMLElement>('.cal-cursor-handle')?.focus();
    expect(document.activeElement?.className).toBe('cal-cursor-handle');
    expect([grid.scrollTop, grid.scrollLeft]).toEqual([40, 60]);
    document.querySelector('.cal-head')?.scrollIntoView({ inline: 'center' });
    expect([grid.scrollTop, grid.scrollLeft]).toEqual([40, 0]);
  });

  it('WCAG 2.4.11 show an event that takes the focus whole, clear of hours and heads', async () => {
    shown.host.style.cssText += 'width:500px;height:300px';
    await redraw(events);
    const grid = document.querySelector('.cal-grid') ?? expect.fail('no grid');
    Object.assign(grid, { scrollTop: 90, scrollLeft: 60 });
    await act(async () => inColumn(1, 'a').focus());
    await act(async () => inColumn(0, 'both').focus());
    await act(async () => inColumn(1, 'a').focus());
    const { left, top } = grid.getBoundingClientRect();
    const box = inColumn(1, 'a').getBoundingClientRect();
    expect(box.top - top).toBeGreaterThanOrEqual(50);
    expect(box.left - left).toBeGreaterThanOrEqual(50);
  });

  it('lead to the week of their person', async () => {
    const head = [...document.querySelectorAll<HTMLElement>('button.cal-column-name')].find(
      (each) => each.textContent === 'ZOLA Ana',
    );
    await act(async () => head?.click());
    expect(placeOn('calendar').of).toMatchObject({ kind: 'agent', name: 'ZOLA Ana' });
  });

  it('mark who is free at the hour of the cursor, which is moved by arrows', async () => {
    const free = [...document.querySelectorAll('[data-head]')].filter((each) => each.textContent?.includes('libre'));
    expect(free.map((each) => each.querySelector('.cal-column-name')?.textContent)).toEqual(['MOREL Paul', 'ZOLA Ana']);
    const handle = document.querySelector<HTMLElement>('[role=slider]');
    expect(handle?.getAttribute('aria-valuetext')).toBe('09:30, 2 personnes libres');
    await press(handle, 'ArrowDown');
    expect(onCursor).toHaveBeenLastCalledWith(9 * 60 + 45);
    await press(handle, 'PageUp');
    expect(onCursor).toHaveBeenLastCalledWith(8 * 60 + 30);
  });
});
