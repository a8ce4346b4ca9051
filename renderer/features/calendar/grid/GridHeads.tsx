import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import { zoneCity } from '#shared/time/zoneCity.ts';
import { useFormat } from '#ui/index.ts';
import { hueOf } from '../appearance/hue.ts';
import { clockIn } from '../appearance/zoneGap.ts';
import type { Hours } from '../layout/geometry.ts';
import { heightOf, yOf } from '../layout/geometry.ts';
import type { Placed } from '../layout/layoutDay.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import { instantAt } from '../layout/schoolDay.ts';

/** The names of the days, visible while the hours scroll. */
export function DayHeads({
  days,
  layouts,
  today,
  zone,
  otherZone,
}: {
  readonly days: readonly SchoolDay[];
  readonly layouts: readonly (readonly Placed<EventView>[])[];
  readonly today: string;
  readonly zone: string;
  /** The zone whose hours are beside the school's; null: none. */
  readonly otherZone: string | null;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="cal-heads">
      <ZoneNames zone={zone} otherZone={otherZone} />
      {days.map((day, index) => {
        const interviews =
          layouts[index]?.filter(({ event }) => hueOf(event.typeName) === 'interview' && !event.annule).length ?? 0;
        return (
          <div key={day.day} className="cal-head" data-today={day.day === today ? '' : undefined}>
            <span>{format.weekdayShort(day.start)}</span>
            <span className="cal-head-number">{format.dayNumber(day.start)}</span>
            {day.day === today && interviews > 0 && (
              <span className="cal-head-count">{t('calendar.interviews', { count: interviews })}</span>
            )}
          </div>
        );
      })}
    </div>
  );
}

/** The zone of the hours at the left edge. */
export function ZoneNames({ zone, otherZone }: { readonly zone: string; readonly otherZone: string | null }) {
  return (
    <div className="cal-zone">
      {otherZone !== null && <span>{zoneCity(otherZone)}</span>}
      <span>{zoneCity(zone)}</span>
    </div>
  );
}

interface HourGutterProps {
  readonly hours: Hours;
  /** The day for which the hours of another zone are computed. */
  readonly day: SchoolDay | undefined;
  readonly otherZone: string | null;
}

/** The hours at the left edge: the school's, and before them those of another zone. */
export function HourGutter({ hours, day, otherZone }: HourGutterProps) {
  const inner = Array.from({ length: hours.to - hours.from - 1 }, (_, index) => hours.from + 1 + index);
  return (
    <div className="cal-hours" style={{ height: heightOf(hours) }} aria-hidden="true">
      {inner.map((hour) => (
        <span key={hour} className="cal-hour" style={{ top: yOf(hour * 60, hours) }}>
          {otherZone !== null && day && (
            <span className="cal-hour-other">{clockIn(instantAt(day, hour * 60), otherZone)}</span>
          )}
          {`${String(hour).padStart(2, '0')}:00`}
        </span>
      ))}
    </div>
  );
}
