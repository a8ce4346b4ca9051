import { useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, PointerEvent as ReactPointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import { useFormat } from '#ui/index.ts';
import type { CampusNames } from '../appearance/useFaceWords.ts';
import type { Span } from '../gesture/span.ts';
import { dragNew, snapStep } from '../gesture/span.ts';
import { DayLayouts, sliceOf } from '../layout/layoutDay.ts';
import type { DayLayout } from '../layout/layoutDay.ts';
import type { Weekend } from '../layout/period.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import { dayAt, instantAt } from '../layout/schoolDay.ts';
import { edgesOf } from '../layout/shares.ts';
import { blockAt, eventIdAt, findStop, focusEvent, stopAt } from './blocks.ts';
import { DayColumn } from './DayColumn.tsx';
import type { DragScene } from './drag.ts';
import { beginDrag, pointAt, showEdge } from './drag.ts';
import type { Drawn } from './ghosts.ts';
import { drawGhosts, ghostsOf } from './ghosts.ts';
import { DayHeads, HourGutter } from './GridHeads.tsx';
import { keyPressed } from './keys.ts';
import { RestList } from './RestList.tsx';
import type { OpenRest } from './RestList.tsx';
import { useDrawnHours } from './useDrawnHours.ts';
import { useInHand } from './useInHand.ts';
import { useWidth } from './useSize.ts';

export interface WeekGridProps {
  readonly days: readonly SchoolDay[];
  /** How wide each day is beside the others. */
  readonly shares: readonly number[];
  /** Days without events that can be folded away; null: none. */
  readonly weekend: Weekend | null;
  readonly zone: string;
  readonly events: readonly EventView[];
  /** False: they have their room, and are not drawn yet. */
  readonly areDrawn?: boolean;
  /** The campuses of events beside the open one's, which name theirs. */
  readonly otherCampuses?: CampusNames | undefined;
  /** How many events of each day the filters hide. */
  readonly hiddenCounts?: readonly number[];
  /** Events whose teachers are elsewhere at the same time. */
  readonly clashes: ReadonlyMap<string, EventView>;
  /** Epoch ms, to the minute. */
  readonly now: number;
  readonly selectedId: string | null;
  /** Events that are selected together. */
  readonly picked: ReadonlySet<string>;
  /** An event that is being written and is not saved yet. */
  readonly draft: Drawn | null;
  /** `also`: in addition to the current selection. */
  readonly onSelect: (id: string | null, also?: boolean) => void;
  /** Whom or what an event would need there while they are taken; empty: nobody. */
  readonly clashAt: (id: string, span: Span) => string;
  /** Moved or resized by pointer or key. */
  /** `from`: the events as they were when the drag began. */
  readonly onMove: (id: string, span: Span, from?: readonly EventView[]) => void;
  /** One key step. */
  readonly onNudge: (id: string, span: Span) => void;
  /** Dragged with Ctrl: creates a copy there. */
  readonly onCopy: (id: string, span: Span) => void;
  /** Drawn or pressed over an empty part. */
  readonly onCreate: (span: Span) => void;
  /** The moment under the pointer, epoch ms; null outside of the days. */
  readonly onPoint: (at: number | null) => void;
  /** The zone whose hours are beside the school's; null: none. */
}

/** The length in minutes of an event made by a click. */
const clickedLength = 60;

/**
 * The days side by side with their events. It knows no service: it reports input through the callbacks, and draws what
 * comes back in `events`.
 */
export function WeekGrid({
  days,
  zone,
  events,
  areDrawn = true,
  otherCampuses,
  hiddenCounts,
  clashes,
  now,
  selectedId,
  picked,
  draft,
  onSelect,
  onMove,
  onNudge,
  onCopy,
  onCreate,
  onPoint,
  shares,
  weekend,
  clashAt,
}: WeekGridProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { focused: focusedId, ...inHand } = useInHand(stopAt);
  const scroller = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const ghosts = useRef<HTMLDivElement>(null);
  const width = useWidth(area);
  const edges = useMemo(() => edgesOf(shares), [shares]);
  const known = useMemo(() => new DayLayouts<EventView>(), []);
  const layouts = useMemo(() => {
    const drawn = new Set([selectedId, focusedId].filter((id) => id !== null));
    return known.of(events, days, widthsOf(edges, width), drawn);
  }, [known, events, days, edges, width, selectedId, focusedId]);
  const stops = layouts.map((layout) => layout.stops);
  const hours = useDrawnHours(layouts, scroller);
  const byId = useMemo(() => new Map(events.map((event) => [event.id, event])), [events]);
  const [openRest, setOpenRest] = useState<OpenRest | null>(null);
  const holding = useRef<string | null>(null);
  useLayoutEffect(() => {
    // A block that React recreated in another day lost the focus to nothing: it gets it back.
    if (holding.current !== null && document.activeElement === document.body) focusEvent(area.current, holding.current);
  });

  const onScreen = (id: string | null): boolean =>
    id !== null && stops.some((places) => places.some((each) => each.id === id));
  const tabStopId = onScreen(focusedId) ? focusedId : onScreen(selectedId) ? selectedId : (stops.flat()[0]?.id ?? null);
  const selected = selectedId === null ? undefined : byId.get(selectedId);
  const litGroup = (focusedId === null ? undefined : byId.get(focusedId))?.group ?? selected?.group ?? null;
  const base = baseOf(selected);
  const today = dayAt(now, zone);

  useLayoutEffect(() => {
    const layer = ghosts.current;
    if (!layer || !draft) return undefined;
    drawGhosts(layer, ghostsOf(draft, format.timeRange), days, edges, hours);
    layer.firstElementChild?.setAttribute('data-slot-anchor', '');
    return () => layer.replaceChildren();
  }, [draft, days, edges, hours, format]);

  const scene = (): DragScene | null =>
    scroller.current && area.current && ghosts.current
      ? {
          scroller: scroller.current,
          area: area.current,
          ghosts: ghosts.current,
          days,
          edges,
          hours,
          zone,
          events,
          together: picked,
          newName: t('calendar.form.create'),
          timeRange: format.timeRange,
          clashAt: (id, span) => clashAt(id, span),
          drop: (id, span, _columns, from) => onMove(id, span, from),
          copy: (id, span) => onCopy(id, span),
          create: onCreate,
        }
      : null;
  const press = useEffectEvent((event: PointerEvent) => {
    const current = scene();
    if (current && event.button === 0 && event.isPrimary) beginDrag(current, event);
  });
  useLayoutEffect(() => {
    const element = area.current;
    const listen = (event: PointerEvent): void => press(event);
    element?.addEventListener('pointerdown', listen);
    return () => element?.removeEventListener('pointerdown', listen);
  }, []);

  const onKeyDown = (event: KeyboardEvent): void =>
    keyPressed(event, stopAt(event.target), {
      places: stops,
      zone,
      eventAt: (id) => byId.get(id),
      focus: (id) => findStop(area.current, id)?.focus(),
      onNudge,
    });
  const onClick = (event: MouseEvent): void => {
    const id = eventIdAt(event.target);
    const rest = id === null ? stopAt(event.target) : null;
    if (rest !== null) return setOpenRest({ place: rest, anchor: findStop(area.current, rest) });
    if (id !== null) return onSelect(id, event.shiftKey || event.ctrlKey || event.metaKey);
    if (selectedId !== null || picked.size > 0) return onSelect(null);
    const current = scene();
    const at = current && pointAt(current, event);
    const day = at && days[at.day];
    if (!day) return;
    const minute = Math.floor(at.minute / 30) * 30;
    onCreate(dragNew(day, minute, minute + clickedLength, 30));
  };
  const onPointerMove = (event: ReactPointerEvent): void => {
    const block = blockAt(event.target);
    if (block && event.buttons === 0) showEdge(block, event);
    const current = scene();
    const at = current && pointAt(current, event);
    const day = at && days[at.day];
    onPoint(day ? instantAt(day, Math.round(at.minute / snapStep) * snapStep) : null);
  };

  const rest = layouts.flatMap(({ rests }) => rests).find(({ id }) => id === openRest?.place);

  return (
    // Without an event to focus, the grid itself takes the focus, so that the arrows scroll it (WCAG 2.1.1).
    <section
      ref={scroller}
      className="cal-grid"
      data-region
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={tabStopId === null || !areDrawn ? 0 : -1}
      aria-busy={!areDrawn}
      aria-label={t('calendar.grid')}
    >
      <DayHeads
        days={days}
        shares={shares}
        layouts={layouts}
        hiddenCounts={hiddenCounts}
        today={today}
        zone={zone}
        weekend={weekend}
      />
      <div className="cal-body">
        <HourGutter hours={hours} />
        {/* The events are buttons, which the keyboard reaches; these handlers serve them all in one place. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div
          ref={area}
          data-list="event"
          className="cal-days"
          style={{ backgroundSize: `100% ${hours.pixelsPerHour}px` }}
          onKeyDown={onKeyDown}
          onPointerMove={onPointerMove}
          onPointerLeave={() => onPoint(null)}
          onClick={onClick}
          onFocus={(event) => {
            holding.current = eventIdAt(event.target);
            inHand.onFocus(event);
          }}
          onBlur={(event) =>
            inHand.onBlur(event, () => {
              holding.current = null;
            })
          }
        >
          {days.map((day, index) => (
            <DayColumn
              key={day.day}
              day={day}
              layout={layouts[index] ?? nothing}
              areDrawn={areDrawn}
              share={shares[index] ?? 1}
              hours={hours}
              clashes={clashes}
              now={day.day === today ? now : null}
              selectedId={selectedId}
              picked={picked}
              tabStopId={tabStopId}
              litGroup={litGroup}
              otherCampuses={otherCampuses}
              base={base && sliceOf(base, day)}
            />
          ))}
          <div ref={ghosts} className="cal-ghosts" aria-hidden="true" />
        </div>
        {weekend && <div className="cal-fold" />}
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

const nothing: DayLayout<EventView> = { width: 1, blocks: [], rests: [], stops: [] };

/** The border and the margins of a day, in pixels. */
export const dayMargins = 5;

/** The width of each day inside its margins. */
const widthsOf = (edges: readonly number[], width: number): readonly number[] =>
  edges.slice(1).map((edge, index) => Math.max(1, Math.floor((edge - (edges[index] ?? 0)) * width) - dayMargins));

const baseOf = (
  event: EventView | undefined,
): { readonly id: string; readonly debut: number; readonly fin: number } | null =>
  event && event.baseDebut !== null && event.baseFin !== null
    ? { id: event.id, debut: event.baseDebut, fin: event.baseFin }
    : null;
