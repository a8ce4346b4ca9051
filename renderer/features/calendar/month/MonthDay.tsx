import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Mark, useFormat } from '#ui/index.ts';
import { EventChip } from '../appearance/EventChip.tsx';
import type { Chip } from '../appearance/EventChip.tsx';
import type { FaceWords } from '../appearance/face.ts';
import { hueOf } from '../appearance/hue.ts';
import { mostUrgent } from '../appearance/shown.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import { useFaceWords } from '../appearance/useFaceWords.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import { drawnOf } from './byDay.ts';

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
export const MonthDay = memo(function MonthDay({
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
        <span className="sr-only">{t('calendar.views.month.day', { day: name, count: events.length })}</span>
        <span className="cal-month-number" data-open aria-hidden>
          {format.dayNumber(day.start)}
          {format.dayNumber(day.start) === '1' && (
            <span className="cal-month-name"> {format.dayMonth(day.start).split('\u00A0')[1]}</span>
          )}
        </span>
        {chips.map((chip) => (
          <EventChip key={chip.id} {...chip} selected={chip.id === selectedId} tabStop={isActive} />
        ))}
        {rest > 0 && (
          <button type="button" className="cal-month-more" data-open tabIndex={isActive ? 0 : -1}>
            {t('calendar.views.month.more', { count: rest })}
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
  const time = event.debut >= day.start ? timeOf(event.debut) : '';
  // The visible text comes first, then the rest.
  const range = event.interview ? null : words.wholeRange(event);
  return {
    id: event.id,
    name,
    time,
    label: words.label(event, { text: [time, name].filter(Boolean).join(' '), range, clash }),
    hue: hueOf(event.typeName),
    mark: event.mark,
    cancelled: event.annule,
    done: event.realise,
    linked: event.group !== null,
    clash,
    interview: event.interview !== undefined,
  };
}
