import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import { showWeekOf } from '#stores/place.ts';
import type { ColumnKind } from '#stores/view.ts';
import { showToast, useFormat } from '#ui/index.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { Span } from '../gesture/span.ts';
import { sameSpan } from '../gesture/span.ts';
import { eventIdAt, findStop, stopAt } from '../grid/blocks.ts';
import { DayColumn } from '../grid/DayColumn.tsx';
import { beginDrag } from '../grid/drag.ts';
import type { DragScene } from '../grid/drag.ts';
import { HourGutter, ZoneName } from '../grid/GridHeads.tsx';
import { keyPressed } from '../grid/keys.ts';
import { RestList } from '../grid/RestList.tsx';
import type { OpenRest } from '../grid/RestList.tsx';
import { useDrawnHours } from '../grid/useDrawnHours.ts';
import { useInHand } from '../grid/useInHand.ts';
import { useWidth } from '../grid/useSize.ts';
import { dayMargins } from '../grid/WeekGrid.tsx';
import { cascadeDay } from '../layout/layoutDay.ts';
import type { DayLayout } from '../layout/layoutDay.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import { dayAt } from '../layout/schoolDay.ts';
import { edgesOf } from '../layout/shares.ts';
import type { Assignment } from './assign.ts';
import type { Column } from './columns.ts';
import { CursorHandle, CursorLine } from './Cursor.tsx';
import type { Free } from './free.ts';

export interface ColumnsGridProps {
  readonly day: SchoolDay;
  readonly kind: ColumnKind;
  readonly columns: readonly Column[];
  /** False: their events are counted, and not drawn yet. */
  readonly areDrawn?: boolean;
  /** Events whose person is the agent of an application. */
  readonly ofApplication: ReadonlySet<string>;
  readonly clashes: ReadonlyMap<string, ShownEvent>;
  /** Epoch ms, to the minute. */
  readonly now: number;
  readonly selectedId: string | null;
  readonly onSelect: (id: string | null) => void;
  /** One key step. */
  readonly onNudge: (id: string, span: Span) => void;
  /** Moved or resized by the pointer. */
  /** `then`: the events as they were when the drag began. */
  readonly onMove: (id: string, span: Span, then?: readonly EventView[]) => void;
  /** Dragged with Ctrl: creates a copy there. */
  readonly onCopy: (id: string, span: Span) => void;
  /** Taken up, perhaps to be given to the person or campus of another column. */
  readonly onAssign: (id: string) => Assignment;
  /** Whom or what an event would need there while they are taken, or why it cannot go there; empty: neither. */
  readonly clashAt: (id: string, span: Span, column?: Column) => string;
  /** The minute of the day at which availability is shown; null: it is not. */
  readonly cursor: number | null;
  /** Who has nothing then. */
  readonly free: readonly Free[];
  readonly onCursor: (minute: number) => void;
  /** The hours of this machine beside the school's; null: none. */
}

/** A column is never narrower; more of them scroll sideways. */
const narrowest = 148;
const separator = '\u0000';

/** One day, one column per person or campus. An event of two people is in both columns. */
export function ColumnsGrid({
  day,
  kind,
  columns,
  areDrawn = true,
  ofApplication,
  clashes,
  now,
  selectedId,
  onSelect,
  onNudge,
  onMove,
  onCopy,
  onAssign,
  clashAt,
  cursor,
  free,
  onCursor,
}: ColumnsGridProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { focused, ...inHand } = useInHand(placeAt);
  const [openRest, setOpenRest] = useState<OpenRest | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const ghosts = useRef<HTMLDivElement>(null);
  const width = Math.floor(Math.max(useWidth(area) / columns.length, narrowest)) - dayMargins;
  const held = idOf(focused);
  const layouts = useMemo(() => {
    const drawn = new Set([selectedId, held].filter((id) => id !== null));
    return columns.map(({ events }) => cascadeDay(events, day, width, drawn));
  }, [columns, day, width, selectedId, held]);
  const hours = useDrawnHours(layouts, scroller);
  const freeIds = new Set(free.map(({ column }) => column.id));
  const isToday = dayAt(now, day.zone) === day.day;
  // The same event may be in two columns: here its place is its key.
  const places = useMemo(
    () => layouts.map(({ stops }, index) => stops.map((each) => ({ ...each, id: `${index}${separator}${each.id}` }))),
    [layouts],
  );
  const known = new Set(places.flat().map(({ id }) => id));
  const tabStop =
    focused !== null && known.has(focused)
      ? focused
      : (places.flat().find(({ id }) => idOf(id) === selectedId) ?? places.flat()[0])?.id;

  const eventOf = (id: string | null): ShownEvent | undefined =>
    columns.flatMap(({ events }) => events).find((event) => event.id === id);
  const give = (assignment: Assignment, from: number, to: number, span: Span | null, isByKey = false): void => {
    const [source, target] = [columns[from], columns[to]];
    if (source && target) assignment({ from: source, to: target, span, isByKey });
  };
  const press = useEffectEvent((event: PointerEvent) => {
    if (!scroller.current || !area.current || !ghosts.current || event.button !== 0 || !event.isPrimary) return;
    const assignment = onAssign(eventIdAt(event.target) ?? '');
    const scene: DragScene = {
      scroller: scroller.current,
      area: area.current,
      ghosts: ghosts.current,
      days: columns.map(() => day),
      edges: edgesOf(columns.map(() => 1)),
      hours,
      zone: day.zone,
      events: columns.flatMap(({ events }) => events),
      together: new Set(),
      byPerson: true,
      isFixedInTime: (id, to, from) => to !== from && ofApplication.has(id),
      newName: '',
      timeRange: format.timeRange,
      clashAt: (id, span, column) => clashAt(id, span, columns[column]),
      drop(id, span, { from, to }, then) {
        const shown = then.find((each) => each.id === id);
        if (from === to) onMove(id, span, then);
        else give(assignment, from, to, shown && sameSpan(span, shown) ? null : span);
      },
      // A copy keeps its people and its campus: it would not stand in another column.
      copy(id, span, { from, to }) {
        if (from === to) onCopy(id, span);
        else showToast(t('calendar.views.columns.copyStays'));
      },
      create: () => undefined,
    };
    beginDrag(scene, event);
  });
  useLayoutEffect(() => {
    const element = area.current;
    const listen = (event: PointerEvent): void => press(event);
    element?.addEventListener('pointerdown', listen);
    return () => element?.removeEventListener('pointerdown', listen);
  }, []);
  const onClick = (event: MouseEvent): void => {
    const place = placeAt(event.target);
    if (place !== null && isRest(place)) setOpenRest({ place, anchor: elementAt(area.current, place) });
    else onSelect(eventIdAt(event.target));
  };
  const onKeyDown = (event: KeyboardEvent): void =>
    keyPressed(event, placeAt(event.target), {
      places,
      zone: day.zone,
      eventAt: (place) => eventOf(idOf(place)),
      focus: (place) => focusPlace(area.current, place),
      onNudge,
      assign: (place, by) => give(onAssign(idOf(place) ?? ''), columnOf(place), columnOf(place) + by, null, true),
    });
  const restPlace = openRest?.place ?? null;
  const rest = layouts[columnOf(restPlace)]?.rests.find(({ id }) => id === idOf(restPlace));
  return (
    // Without an event to focus, the grid itself takes the focus, so that the arrows scroll it (WCAG 2.1.1).
    <section
      ref={scroller}
      className="cal-grid"
      data-region
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={tabStop === undefined || !areDrawn ? 0 : -1}
      aria-busy={!areDrawn}
      aria-label={t('calendar.views.columns.grid')}
    >
      <div className="cal-columns" style={{ minWidth: columns.length * narrowest + 46 }}>
        <div className="cal-heads">
          <ZoneName zone={day.zone} />
          {columns.map((column) => (
            <div key={column.id} className="cal-head" data-person={column.id}>
              <ColumnName column={column} kind={kind} />
              {freeIds.has(column.id) && <span className="cal-column-free">{t('calendar.views.columns.free')}</span>}
              <span className="cal-column-count">{column.events.length}</span>
            </div>
          ))}
        </div>
        <div className="cal-body">
          <HourGutter hours={hours} />
          {cursor !== null && <CursorHandle hours={hours} minute={cursor} count={free.length} onMove={onCursor} />}
          {/* The events are buttons, which the keyboard reaches; these handlers serve them all in one place. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
          <div
            ref={area}
            data-list="event"
            className="cal-days"
            onKeyDown={onKeyDown}
            style={{ backgroundSize: `100% ${hours.pixelsPerHour}px` }}
            onClick={onClick}
            {...inHand}
          >
            {columns.map((column, index) => (
              <fieldset
                key={column.id}
                className="cal-column"
                data-column={index}
                aria-label={t('calendar.views.columns.events', {
                  name: column.name || t(`calendar.views.columns.nobody.${kind}`),
                  count: column.events.length,
                })}
              >
                <DayColumn
                  day={day}
                  layout={layouts[index] ?? nothing}
                  areDrawn={areDrawn}
                  share={1}
                  hours={hours}
                  clashes={clashes}
                  now={isToday ? now : null}
                  selectedId={selectedId}
                  tabStopId={tabStop?.startsWith(`${index}${separator}`) ? idOf(tabStop) : null}
                  litGroup={null}
                  base={null}
                />
              </fieldset>
            ))}
            {cursor !== null && <CursorLine hours={hours} minute={cursor} />}
            <div ref={ghosts} className="cal-ghosts" aria-hidden="true" />
          </div>
        </div>
      </div>
      {rest && openRest?.anchor && (
        <RestList
          anchor={openRest.anchor}
          events={rest.events}
          clashes={clashes}
          onClose={() => setOpenRest(null)}
          onSelect={onSelect}
        />
      )}
    </section>
  );
}

/** Whose column it is. A person's name leads to their week; by keyboard, W on one of their events does. */
function ColumnName({ column: { name, person }, kind }: { readonly column: Column; readonly kind: ColumnKind }) {
  const { t } = useTranslation();
  if (!person || kind === 'campuses')
    return (
      <span className="cal-column-name" data-nobody={name === '' ? '' : undefined}>
        {name || t(`calendar.views.columns.nobody.${kind}`)}
      </span>
    );
  return (
    <button
      type="button"
      tabIndex={-1}
      className="cal-column-name hover:underline"
      title={t('common.weekOf', { name })}
      onClick={() => showWeekOf({ kind: kind === 'teachers' ? 'teacher' : 'agent', id: person.id, name })}
    >
      {name}
    </button>
  );
}

/** The event or « +2 » at a place. */
const idOf = (place: string | null): string | null => place?.slice(place.indexOf(separator) + 1) ?? null;
const columnOf = (place: string | null): number => (place === null ? -1 : Number.parseInt(place, 10));
const isRest = (place: string | null): boolean => idOf(place)?.startsWith('rest:') ?? false;

function placeAt(target: EventTarget | null): string | null {
  const id = stopAt(target);
  const column =
    target instanceof Element ? target.closest<HTMLElement>('[data-column]')?.dataset['column'] : undefined;
  return id === null || column === undefined ? null : `${column}${separator}${id}`;
}

const elementAt = (root: ParentNode | null, place: string): HTMLElement | null =>
  findStop(root?.querySelector<HTMLElement>(`[data-column="${columnOf(place)}"]`) ?? null, idOf(place) ?? '');

const focusPlace = (root: ParentNode | null, place: string): void => elementAt(root, place)?.focus();

const nothing: DayLayout<ShownEvent> = { width: 1, blocks: [], rests: [], stops: [] };
