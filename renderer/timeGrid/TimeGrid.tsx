import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent as ReactPointerEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import { showToast, useFormat } from '#ui/index.ts';
import { rankOf } from './appearance/hue.ts';
import type { ShownEvent, ShownKind } from './appearance/shown.ts';
import type { CampusNames } from './appearance/useFaceWords.ts';
import { blockAt, elementAt, eventIdAt, idOf, isIn, placeAt, placeOf } from './blocks.ts';
import { CursorHandle, CursorLine } from './Cursor.tsx';
import type { Cursor } from './Cursor.tsx';
import { DayColumn } from './DayColumn.tsx';
import { isGiven, pointAt, showEdge, showWhole } from './drag.ts';
import type { Columns, DragScene } from './drag.ts';
import type { Span } from './gesture/span.ts';
import { dragNew, sameSpan, snapStep } from './gesture/span.ts';
import type { GridPoint } from './gesture/target.ts';
import type { Drawn } from './ghosts.ts';
import { drawGhosts, ghostsOf } from './ghosts.ts';
import { HourGutter, WeekendFold, ZoneName } from './GridHeads.tsx';
import { keyPressed } from './keys.ts';
import { DayLayouts, sliceOf } from './layout/layoutDay.ts';
import type { DayLayout, TimeColumn, Timed } from './layout/layoutDay.ts';
import type { Weekend } from './layout/period.ts';
import { dayAt, instantAt } from './layout/schoolDay.ts';
import { OverflowList } from './OverflowList.tsx';
import type { OpenOverflow } from './OverflowList.tsx';
import { useColumnWidths } from './useColumnWidths.ts';
import { useDrag } from './useDrag.ts';
import { useDrawnHours } from './useDrawnHours.ts';
import { useFocusedPlace } from './useFocusedPlace.ts';
import { useInSight } from './useInSight.ts';

/** How an event is given to another person or campus. */
export interface Reassignment<Column> {
  readonly from: Column;
  readonly to: Column;
  /** When it is then, if that changes too. */
  readonly span: Span | null;
  readonly isByKey: boolean;
}
/** Resolves when it is kept or refused. */
type Give<Column> = (how: Reassignment<Column>) => Promise<void>;

/** What every view shows of its events, and what it tells of pointer and keys. */
export interface EventsShown {
  /** False: events are counted, and not drawn yet. */
  readonly areDrawn?: boolean;
  /** Events whose people or room are elsewhere at the same time. */
  readonly clashes: ReadonlyMap<string, EventView>;
  readonly selectedId: string | null;
  /** `also`: in addition to the current selection. */
  readonly onSelect: (id: string | null, also?: boolean) => void;
}

export interface TimeGridProps<Column extends TimeColumn<ShownEvent>> extends EventsShown {
  readonly label: string;
  /** What its blocks are called; events by default. */
  readonly of?: ShownKind;
  readonly columns: readonly Column[];
  readonly renderHead: (column: Column) => ReactNode;
  /** No column is narrower, in pixels; those that have no room scroll sideways. */
  readonly narrowest?: number;
  /** Days without events that can be folded away; null: none. */
  readonly weekend?: Weekend | null;
  /** The campuses of events beside the open one's, which name theirs. */
  readonly otherCampuses?: CampusNames | undefined;
  /** Epoch ms, to the minute. */
  readonly now: number;
  readonly picked: ReadonlySet<string>;
  /** The one that the user was led to: it has a block before it can have the focus. */
  readonly reached?: string | null;
  /** An event that is being written and is not saved yet. */
  readonly draft?: Drawn | null;
  /** Whom or what an event would need there while they are taken, or why it cannot go there; empty: neither. */
  readonly clashAt?: (id: string, span: Span, column: Column) => string;
  /** By the pointer; undefined: none is. `from`: as when the drag began. Resolves once they are drawn there. */
  readonly onMove?: (id: string, span: Span, from: readonly EventView[]) => Promise<void>;
  readonly onNudge?: (id: string, span: Span) => void;
  /** Dragged with Ctrl: creates a copy there. Resolves once it is kept or refused, or Carnet asks. */
  readonly onCopy?: (id: string, span: Span) => Promise<void>;
  /** Drawn or pressed over an empty part; undefined: nothing is created so. */
  readonly onCreate?: ((span: Span, column: Column) => void) | undefined;
  /** The moment under the pointer, epoch ms; null outside of the days. */
  readonly onPoint?: (at: number | null) => void;
  /** An event is taken up, perhaps to be given to the person or campus of another column. */
  readonly onAssign?: (id: string) => Give<Column>;
  /** Events that keep their hours when they are given to another person. */
  readonly fixedHours?: ReadonlySet<string>;
  /** The hour at which availability is shown; null: none. */
  readonly cursor?: Cursor | null;
}

/** The length in minutes of an event made by a click. */
const clickedLength = 60;
const nobody: ReadonlySet<string> = new Set();

/** Days, or people of one day. Knows no service: reports input, and draws what comes back in `columns`. */
export function TimeGrid<Column extends TimeColumn<ShownEvent>>({
  label,
  of = 'event',
  columns,
  renderHead,
  narrowest = 0,
  weekend = null,
  areDrawn = true,
  otherCampuses,
  clashes,
  now,
  selectedId,
  picked,
  reached = null,
  draft = null,
  onSelect,
  clashAt,
  onMove,
  onNudge,
  onCopy,
  onCreate,
  onPoint,
  onAssign,
  fixedHours = nobody,
  cursor = null,
}: TimeGridProps<Column>) {
  const { t } = useTranslation();
  const format = useFormat();
  const { zone } = format;
  const { focused, ...focusedPlace } = useFocusedPlace(placeAt);
  const scroller = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const ghosts = useRef<HTMLDivElement>(null);
  const { least, shares, inner, edges } = useColumnWidths(scroller, columns, {
    narrowest,
    hasFold: weekend !== null,
  });
  const known = useMemo(() => new DayLayouts<ShownEvent>(rankOf), []);
  const inFocus = focused === null ? null : idOf(focused);
  const needed = useMemo(
    () => new Set([selectedId, inFocus, reached].filter((id) => id !== null)),
    [selectedId, inFocus, reached],
  );
  const layouts = useMemo(() => known.of(columns, inner, needed), [known, columns, inner, needed]);
  const places = useMemo(
    () =>
      columns.map(({ whose }, at) =>
        (layouts[at] ?? nothing).focusTargets.map(({ id, top, bottom }) => ({ id: placeOf(whose, id), top, bottom })),
      ),
    [columns, layouts],
  );
  const hours = useDrawnHours(layouts, scroller);
  useInSight(scroller, { open: selectedId, first: columns[0]?.day.day, widths: inner, hours });
  const byId = useMemo(
    () => new Map(columns.flatMap(({ events }) => events.map((event) => [event.id, event] as const))),
    [columns],
  );
  const [openOverflow, setOpenOverflow] = useState<OpenOverflow | null>(null);
  const lastFocused = useRef<string | null>(null);
  useLayoutEffect(() => {
    // A block that React recreated in another day lost the focus to nothing: it gets it back.
    if (lastFocused.current !== null && document.activeElement === document.body)
      elementAt(area.current, lastFocused.current)?.focus();
  });

  const all = places.flat();
  const tabStop = (all.find(({ id }) => id === focused) ?? all.find(({ id }) => idOf(id) === selectedId) ?? all[0])?.id;
  const selected = selectedId === null ? undefined : byId.get(selectedId);
  const litGroup = (inFocus === null ? undefined : byId.get(inFocus))?.group ?? selected?.group ?? null;
  const base = baseOf(selected);
  const today = dayAt(now, zone);

  useLayoutEffect(() => {
    const layer = ghosts.current;
    if (!layer || !draft) return undefined;
    drawGhosts(layer, ghostsOf(draft, format.timeRange), columns, edges, hours);
    layer.firstElementChild?.setAttribute('data-slot-anchor', '');
    return () => layer.replaceChildren();
  }, [draft, columns, edges, hours, format]);

  const give = async (to: Give<Column> | undefined, at: Columns, span: Span | null, isByKey = false): Promise<void> => {
    const [source, target] = [columns[at.from], columns[at.to]];
    if (!to || !source || !target) return;
    await to({ from: source, to: target, span, isByKey });
  };
  useDrag(area, columns, (event): DragScene | null => {
    if (!scroller.current || !area.current || !ghosts.current || !onMove) return null;
    const id = eventIdAt(event.target);
    const assignment = id === null ? undefined : onAssign?.(id);
    return {
      scroller: scroller.current,
      area: area.current,
      ghosts: ghosts.current,
      columns,
      edges,
      hours,
      zone,
      events: [...byId.values()],
      fixedHours,
      mayGive: onAssign !== undefined,
      together: picked,
      newName: t('timeGrid.newEvent'),
      timeRange: format.timeRange,
      clashAt(dragged, span, at) {
        const column = columns[at];
        return column ? (clashAt?.(dragged, span, column) ?? '') : '';
      },
      drop(dragged, span, at, then) {
        const shown = then.find((each) => each.id === dragged);
        return isGiven(columns, at)
          ? give(assignment, at, shown && sameSpan(span, shown) ? null : span)
          : onMove(dragged, span, then);
      },
      // A copy keeps its people and its campus: it would not stand in the column of another person.
      async copy(dragged, span, at) {
        if (isGiven(columns, at)) showToast(t('timeGrid.columns.copyStays'));
        else await onCopy?.(dragged, span);
      },
      create:
        onCreate &&
        ((span, at) => {
          const column = columns[at];
          if (column) onCreate(span, column);
        }),
    };
  });

  const pointOf = (pointer: MouseEvent): GridPoint | null =>
    area.current && pointAt({ area: area.current, edges, hours }, pointer);
  const onKeyDown = (event: KeyboardEvent): void =>
    keyPressed(event, placeAt(event.target), {
      places,
      zone,
      eventAt: (place) => byId.get(idOf(place)),
      focus(place) {
        // Its day may be out of sight, and not drawn yet: that of a focused event is drawn at once.
        if (!elementAt(area.current, place)) flushSync(() => focusedPlace.take(place));
        elementAt(area.current, place)?.focus();
      },
      onNudge,
      assign:
        onAssign &&
        ((place, by) => {
          const from = columns.findIndex(({ whose }) => isIn(place, whose));
          void give(onAssign(idOf(place)), { from, to: from + by }, null, true);
        }),
    });
  const onClick = (event: MouseEvent): void => {
    const id = eventIdAt(event.target);
    const place = placeAt(event.target);
    if (id !== null) return onSelect(id, event.shiftKey || event.ctrlKey || event.metaKey);
    if (place !== null) return setOpenOverflow({ place, anchor: elementAt(area.current, place) });
    if (!onCreate || selectedId !== null || picked.size > 0) return onSelect(null);
    const at = pointOf(event);
    const column = at && columns[at.column];
    if (!column) return undefined;
    const minute = Math.floor(at.minute / 30) * 30;
    return onCreate(dragNew(column.day, minute, minute + clickedLength, 30), column);
  };
  const onPointerMove = (event: ReactPointerEvent): void => {
    const block = blockAt(event.target);
    if (block) showWhole(block);
    if (block && onMove && event.buttons === 0) showEdge(block, event);
    const at = onPoint && pointOf(event);
    const day = at && columns[at.column]?.day;
    onPoint?.(day ? instantAt(day, Math.round(at.minute / snapStep) * snapStep) : null);
  };

  const overflow =
    openOverflow &&
    layouts
      .filter((_, at) => isIn(openOverflow.place, columns[at]?.whose ?? ''))
      .flatMap(({ overflows }) => overflows)
      .find(({ id }) => id === idOf(openOverflow.place));

  return (
    <div className="cal-frame">
      {/* Without an event to focus, the grid itself takes the focus, so that the arrows scroll it (WCAG 2.1.1). */}
      <section
        ref={scroller}
        className="cal-grid"
        data-people={onAssign ? '' : undefined}
        data-region
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={tabStop === undefined || !areDrawn ? 0 : -1}
        aria-busy={!areDrawn}
        aria-label={label}
      >
        <div style={{ minWidth: `calc(${least}px + var(--gutter)${weekend ? ' + var(--fold)' : ''})` }}>
          <div className="cal-heads">
            <ZoneName zone={zone} />
            {columns.map((column, at) => (
              <div
                key={column.id}
                className="cal-head"
                style={{ flexGrow: shares[at] }}
                data-head={column.id}
                data-begins={beginsDay(columns, at) ? '' : undefined}
                data-today={column.day.day === today ? '' : undefined}
              >
                {renderHead(column)}
              </div>
            ))}
            {weekend && <WeekendFold {...weekend} />}
          </div>
          <div className="cal-body">
            <div className="cal-gutter">
              <HourGutter hours={hours} />
              {cursor && <CursorHandle {...cursor} hours={hours} />}
            </div>
            {/* The events are buttons, which the keyboard reaches; these handlers serve them all in one place. */}
            {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
            <div
              ref={area}
              data-list="event"
              className="cal-days"
              style={{ backgroundSize: `100% ${hours.pixelsPerHour}px` }}
              onKeyDown={onKeyDown}
              onPointerMove={onPointerMove}
              onPointerLeave={() => onPoint?.(null)}
              onClick={onClick}
              onFocus={(event) => {
                lastFocused.current = placeAt(event.target);
                focusedPlace.onFocus(event);
              }}
              onBlur={(event) =>
                focusedPlace.onBlur(event, () => {
                  lastFocused.current = null;
                })
              }
            >
              {columns.map(({ id, day, whose, title, events }, at) => (
                <DayColumn
                  key={id}
                  of={of}
                  day={day}
                  whose={whose}
                  title={title}
                  begins={beginsDay(columns, at)}
                  layout={layouts[at] ?? nothing}
                  areDrawn={areDrawn}
                  share={shares[at] ?? 1}
                  hours={hours}
                  clashes={clashes}
                  now={day.day === today ? now : null}
                  selectedId={selectedId}
                  picked={picked}
                  tabStopId={tabStop !== undefined && isIn(tabStop, whose) ? idOf(tabStop) : null}
                  litGroup={litGroup}
                  otherCampuses={otherCampuses}
                  base={base && (whose === '' || events.includes(base.of)) ? sliceOf(base, day) : null}
                />
              ))}
              {cursor && <CursorLine {...cursor} hours={hours} />}
              <div ref={ghosts} className="cal-ghosts" aria-hidden="true" />
            </div>
            {weekend && <div className="cal-fold" />}
          </div>
        </div>
        {overflow && openOverflow.anchor && (
          <OverflowList
            of={of}
            anchor={openOverflow.anchor}
            events={overflow.events}
            clashes={clashes}
            picked={picked}
            onClose={() => setOpenOverflow(null)}
            onSelect={onSelect}
          />
        )}
      </section>
    </div>
  );
}

const nothing: DayLayout<ShownEvent> = { width: 1, blocks: [], overflows: [], focusTargets: [] };

/** Whether a column is the first of several of its day, beside another day: a stronger line parts the two. */
function beginsDay(columns: readonly TimeColumn<ShownEvent>[], at: number): boolean {
  const [before, own, after] = [columns[at - 1], columns[at], columns[at + 1]].map((column) => column?.day.day);
  return before !== undefined && before !== own && own === after;
}

/** Where the service still has an event. */
const baseOf = (event: ShownEvent | undefined): (Timed & { readonly of: ShownEvent }) | null =>
  event && event.baseDebut !== null && event.baseFin !== null
    ? { id: event.id, debut: event.baseDebut, fin: event.baseFin, of: event }
    : null;
