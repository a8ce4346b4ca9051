import { ChevronsRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneCity } from '#shared/time/zoneCity.ts';
import { useView } from '#stores/view.ts';
import { useFormat } from '#ui/index.ts';
import { capital } from './appearance/capital.ts';
import { expectedOn } from './appearance/expected.ts';
import { applicationOf } from './appearance/shown.ts';
import type { ShownEvent } from './appearance/shown.ts';
import type { DrawnHours } from './layout/geometry.ts';
import { heightOf, yOf } from './layout/geometry.ts';
import type { Weekend } from './layout/period.ts';
import type { SchoolDay } from './layout/schoolDay.ts';
import { useDayOff } from './useDayOff.ts';

interface DayHeadProps {
  readonly day: SchoolDay;
  readonly events: readonly ShownEvent[];
  /** How many of its events the filters hide. */
  readonly hidden: number;
  readonly isToday: boolean;
  /** Whose column of the day it is, by name; empty: everyone's. */
  readonly whose: string;
}

/** The name of a day, why it is off, today its count of interviews; below the name of the person whose column it is. */
export function DayHead({ day, events, hidden, isToday, whose }: DayHeadProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const off = useDayOff()(day.day);
  const interviews = isToday ? expectedAmong(events) : 0;
  const about = (
    <>
      <span>{capital(format.weekdayShort(day.start))}</span>
      <span className="cal-head-number">{format.dayNumber(day.start)}</span>
      {off !== '' && (
        <span className="cal-head-count" title={off}>
          {capital(off)}
        </span>
      )}
      {interviews > 0 && <span className="cal-head-count">{t('common.word.interviews', { count: interviews })}</span>}
      {/* A day whose events are all hidden must not look like an empty one. */}
      {hidden > 0 && events.length === 0 && (
        <span className="cal-head-count">{t('timeGrid.hiddenHere', { count: hidden })}</span>
      )}
    </>
  );
  if (whose === '') return about;
  return (
    <div className="cal-column-head">
      <span className="cal-column-name" title={whose}>
        {whose}
      </span>
      <div className="cal-column-facts">{about}</div>
    </div>
  );
}

/** Rows of a list, which have a colour of their own, are none. */
function expectedAmong(events: readonly ShownEvent[]): number {
  const others = events.filter((event) => !applicationOf(event) && event.hue === undefined);
  return expectedOn(
    events.flatMap((event) => (event.annule ? [] : (applicationOf(event) ?? []))),
    others,
  ).length;
}

/** Shows a weekend without events, or folds it away. */
export const WeekendFold = memo(function WeekendFold({ days, isShown }: Weekend) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = days.map(({ start }) => format.day(start)).join(' – ');
  const label = t(isShown ? 'timeGrid.weekend.fold' : 'timeGrid.weekend.show', { days: names });
  const letters = days.map(({ start }) => format.weekdayShort(start).charAt(0).toLocaleUpperCase()).join(' ');
  return (
    <button
      type="button"
      className="cal-fold"
      // The visible text comes first (WCAG 2.5.3).
      aria-label={isShown ? label : `${letters}, ${label}`}
      aria-expanded={isShown}
      title={label}
      onClick={() => useView.setState({ calendarWeekend: !isShown })}
    >
      {isShown ? <ChevronsRight size={14} aria-hidden /> : letters}
    </button>
  );
});

/** The zone of the hours at the left edge. */
export function ZoneName({ zone }: { readonly zone: string }) {
  return (
    <div className="cal-zone">
      <span>{zoneCity(zone)}</span>
    </div>
  );
}

/** The school's hours at the left edge. */
export function HourGutter({ hours }: { readonly hours: DrawnHours }) {
  const inner = Array.from({ length: hours.to - hours.from - 1 }, (_, index) => hours.from + 1 + index);
  return (
    <div className="cal-hours" style={{ height: heightOf(hours) }} aria-hidden="true">
      {inner.map((hour) => (
        <span key={hour} className="cal-hour" style={{ top: yOf(hour * 60, hours) }}>
          {`${String(hour).padStart(2, '0')}:00`}
        </span>
      ))}
    </div>
  );
}
