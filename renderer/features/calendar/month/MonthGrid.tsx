import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { weekNumber } from '#shared/text/when/civil.ts';
import { capital } from '#timeGrid/appearance/capital.ts';
import { EventChip } from '#timeGrid/appearance/EventChip.tsx';
import type { Chip } from '#timeGrid/appearance/EventChip.tsx';
import type { FaceWords } from '#timeGrid/appearance/face.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { mostUrgent } from '#timeGrid/appearance/shown.ts';
import { useFaceWords } from '#timeGrid/appearance/useFaceWords.ts';
import { eventIdAt } from '#timeGrid/blocks.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { isOfMonth } from '#timeGrid/layout/period.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import { instantAt } from '#timeGrid/layout/schoolDay.ts';
import type { EventsShown } from '#timeGrid/TimeGrid.tsx';
import { useDayOff } from '#timeGrid/useDayOff.ts';
import { useFocusedPlace } from '#timeGrid/useFocusedPlace.ts';
import { useHeight } from '#timeGrid/useSize.ts';
import { dayMoves, Mark, useFormat } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { drawnOf, eventsByDay } from './byDay.ts';
import { MonthHeads } from './MonthHeads.tsx';

export interface MonthGridProps extends EventsShown {
  /** Six weeks. */
  readonly days: readonly SchoolDay[];
  /** The day with the keyboard position, YYYY-MM-DD; its month is the one shown. */
  readonly day: Day;
  readonly today: Day;
  readonly events: readonly ShownEvent[];
  readonly onDay: (day: Day) => void;
  readonly onOpen: (day: Day) => void;
  readonly onCreate: (span: Span) => void;
}

/** Minutes of the day at which an event made by a double click begins and ends. */
const clicked = { from: 9 * 60, to: 10 * 60 } as const;

/** Six weeks with the events of each day, as many as fit. */
export function MonthGrid({
  days,
  day,
  today,
  events,
  areDrawn = true,
  clashes,
  selectedId,
  onSelect,
  onDay,
  onOpen,
  onCreate,
}: MonthGridProps) {
  const { t } = useTranslation();
  const { focused, onFocus, onBlur } = useFocusedPlace(eventIdAt);
  const byDay = useMemo(() => eventsByDay(events, days), [events, days]);
  const scroller = useRef<HTMLDivElement>(null);
  const lines = linesIn(useHeight(scroller));
  const holds = useRef(false);
  useLayoutEffect(() => {
    if (holds.current) scroller.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    holds.current = false;
  }, [day]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const cell = dayAt(event.target);
    const isCell = event.target instanceof HTMLElement && event.target.dataset['day'] !== undefined;
    if (cell === null || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter' && isCell) {
      event.preventDefault();
      onOpen(cell);
      return;
    }
    const move = dayMoves[event.key];
    if (!move) return;
    event.preventDefault();
    holds.current = true;
    onDay(move(cell));
  };
  const onClick = (event: MouseEvent): void => {
    const cell = dayAt(event.target);
    if (cell === null) return;
    if (event.target instanceof Element && event.target.closest('[data-open]')) return onOpen(cell);
    const id = eventIdAt(event.target);
    onDay(cell);
    onSelect(id);
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const cell = days.find((each) => each.day === dayAt(event.target));
    if (cell && eventIdAt(event.target) === null)
      onCreate({ debut: instantAt(cell, clicked.from), fin: instantAt(cell, clicked.to) });
  };
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <div ref={scroller} className="cal-month-scroller" data-region>
      {/* A table whose cells have keyboard navigation is a grid; these handlers serve all of its days in one place. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        data-list="event"
        className="cal-month"
        aria-label={t('common.word.month')}
        aria-busy={!areDrawn}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
      >
        <MonthHeads days={days} byDay={byDay} week="cal-month-week" day="cal-month-head" />
        <tbody>
          {weeks.map((week, row) => (
            <tr key={week[0]?.day}>
              <th
                scope="row"
                className="cal-month-week"
                aria-label={t('timeGrid.week', { number: weekNumber(week[0]?.day ?? day) })}
              >
                {weekNumber(week[0]?.day ?? day)}
              </th>
              {week.map((each, column) => {
                const own = byDay[row * 7 + column] ?? [];
                return (
                  <MonthDay
                    key={each.day}
                    day={each}
                    events={own}
                    areDrawn={areDrawn}
                    lines={lines}
                    clashes={clashes}
                    isToday={each.day === today}
                    isOther={!isOfMonth(each.day, day)}
                    isActive={each.day === day}
                    selectedId={own.some(({ id }) => id === selectedId) ? selectedId : null}
                    focusedId={own.some(({ id }) => id === focused) ? focused : null}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const dayAt = (target: EventTarget | null): Day | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null) : null;

const headHeight = 28;
const numberHeight = 25;
const lineHeight = 25;
const rows = 6;

/** How many events fit into one day of the month: as many as its height allows, and at least one. */
const linesIn = (height: number): number =>
  Math.max(1, Math.floor(((height - headHeight) / rows - numberHeight) / lineHeight));

interface MonthDayProps {
  readonly day: SchoolDay;
  readonly events: readonly ShownEvent[];
  /** False: they are counted, and not drawn yet. */
  readonly areDrawn: boolean;
  /** How many lines fit under the number. */
  readonly lines: number;
  readonly clashes: ReadonlyMap<string, ShownEvent>;
  readonly isToday: boolean;
  /** Of a month beside the one shown. */
  readonly isOther: boolean;
  /** The day with the keyboard position: Tab reaches it and its events. */
  readonly isActive: boolean;
  /** Null when the selected event is not of this day. */
  readonly selectedId: string | null;
  /** Null when the event that has the focus is not of this day. */
  readonly focusedId: string | null;
}

const none: readonly ShownEvent[] = [];

/** One day of the month. The grid interprets a press, from `data-day`, `data-open` and `data-event`. */
const MonthDay = memo(function MonthDay({
  day,
  events,
  areDrawn,
  lines,
  clashes,
  isToday,
  isOther,
  isActive,
  selectedId,
  focusedId,
}: MonthDayProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useFaceWords(day);
  const drawn = useMemo(
    () => (areDrawn ? drawnOf(events, lines, focusedId ?? selectedId) : none),
    [areDrawn, events, lines, focusedId, selectedId],
  );
  const chips = useMemo(
    () => drawn.map((event) => chipOf(event, day, clashes.has(event.id), words, format.time)),
    [drawn, day, clashes, words, format],
  );
  const name = format.dayLong(day.start);
  const off = useDayOff()(day.day);
  const rest = areDrawn ? events.length - drawn.length : 0;
  const urgent = rest > 0 ? mostUrgent(events.filter((event) => !drawn.includes(event))) : null;
  return (
    <td
      tabIndex={isActive ? 0 : -1}
      aria-selected={isActive}
      {...(isToday ? { 'aria-current': 'date' as const } : {})}
      className="cal-month-day"
      data-day={day.day}
      data-other={isOther ? '' : undefined}
    >
      <div className="cal-month-cell">
        <span className="sr-only">
          {t('timeGrid.of.event.day', { day: off === '' ? name : `${name}, ${off}`, count: events.length })}
        </span>
        <span className="cal-month-number" data-open aria-hidden>
          {format.dayNumber(day.start)}
          {format.dayNumber(day.start) === '1' && (
            <span className="cal-month-name"> {format.dayMonth(day.start).split('\u00A0')[1]}</span>
          )}
          {off !== '' && <span className="cal-month-name"> {capital(off)}</span>}
        </span>
        {chips.map((chip) => (
          <EventChip key={chip.id} {...chip} selected={chip.id === selectedId} tabStop={isActive} />
        ))}
        {rest > 0 && (
          <button type="button" className="cal-month-more" data-open tabIndex={isActive ? 0 : -1}>
            {t('timeGrid.more', { count: rest })}
            {urgent && <Mark state={urgent} size={13} />}
            <span className="sr-only"> {t('calendar.views.month.moreLabel', { count: rest, day: name })}</span>
          </button>
        )}
      </div>
    </td>
  );
});

/** An event of a day as one line. `timeOf` formats a moment (epoch ms) in the school's zone. */
function chipOf(
  event: ShownEvent,
  day: SchoolDay,
  clash: boolean,
  words: FaceWords,
  timeOf: (ms: number) => string,
): Chip {
  const name = event.nom || event.typeName;
  const time = [event.debut >= day.start && timeOf(event.debut), words.orHour(event)].filter(Boolean).join(' ');
  // The visible text comes first, then the rest.
  const range = event.isMoment ? null : words.wholeRange(event);
  return {
    id: event.id,
    name,
    time,
    label: words.label(event, {
      text: [time, name].filter(Boolean).join(' '),
      range,
      clash,
      isOneDay: event.debut >= day.start && event.fin <= day.end,
    }),
    hue: hueOf(event.typeName),
    mark: event.mark,
    cancelled: event.annule,
    done: event.realise,
    linked: event.group !== null,
    clash,
    pinned: event.isPinned === true,
  };
}
