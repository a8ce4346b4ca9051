import { useTranslation } from 'react-i18next';
import type { EventView } from '../../../cache/queries/views.ts';
import { useFormat } from '../../../ui/index.ts';
import type { Hours } from '../layout/geometry.ts';
import { heightOf, yOf } from '../layout/geometry.ts';
import type { Placed } from '../layout/layoutDay.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import { hueOf } from '../look/hue.ts';

/** The names of the days, kept in sight while the hours scroll. */
export function DayHeads({
  days,
  layouts,
  today,
  zoneName,
}: {
  readonly days: readonly SchoolDay[];
  readonly layouts: readonly (readonly Placed<EventView>[])[];
  readonly today: string;
  readonly zoneName: string;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="cal-heads">
      <div className="cal-zone">{zoneName}</div>
      {days.map((day, index) => {
        const interviews = layouts[index]?.filter(({ event }) => hueOf(event.typeName) === 'interview' && !event.annule).length ?? 0;
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

/** The hours at the left edge. */
export function HourGutter({ hours }: { readonly hours: Hours }) {
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
