import { ChevronsRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventView } from '#cache/queries/views.ts';
import { zoneCity } from '#shared/time/zoneCity.ts';
import { useView } from '#stores/view.ts';
import { useFormat } from '#ui/index.ts';
import { hueOf } from '../appearance/hue.ts';
import type { DrawnHours } from '../layout/geometry.ts';
import { heightOf, yOf } from '../layout/geometry.ts';
import type { DayLayout } from '../layout/layoutDay.ts';
import type { Weekend } from '../layout/period.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';

/** The names of the days, visible while the hours scroll. */
export function DayHeads({
  days,
  shares,
  layouts,
  hiddenCounts,
  today,
  zone,
  weekend,
}: {
  readonly days: readonly SchoolDay[];
  readonly shares: readonly number[];
  readonly layouts: readonly DayLayout<EventView>[];
  readonly hiddenCounts?: readonly number[] | undefined;
  readonly today: string;
  readonly zone: string;
  readonly weekend: Weekend | null;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="cal-heads">
      <ZoneName zone={zone} />
      {days.map((day, index) => {
        const drawn = layouts[index]?.blocks.length ?? 0;
        const interviews = day.day === today ? interviewsOf(layouts[index]) : 0;
        const hidden = hiddenCounts?.[index] ?? 0;
        return (
          <div
            key={day.day}
            className="cal-head"
            style={{ flexGrow: shares[index] ?? 1 }}
            data-today={day.day === today ? '' : undefined}
          >
            <span>{format.weekdayShort(day.start)}</span>
            <span className="cal-head-number">{format.dayNumber(day.start)}</span>
            {interviews > 0 && (
              <span className="cal-head-count">{t('calendar.interviews', { count: interviews })}</span>
            )}
            {/* A day whose events are all hidden must not look like an empty one. */}
            {hidden > 0 && drawn === 0 && (
              <span className="cal-head-count">{t('calendar.views.filter.hiddenHere', { count: hidden })}</span>
            )}
          </div>
        );
      })}
      {weekend && <WeekendFold {...weekend} />}
    </div>
  );
}

const interviewsOf = ({ blocks, rests }: DayLayout<EventView> = nothing): number =>
  [blocks.map(({ event }) => event), ...rests.map(({ events }) => events)]
    .flat()
    .filter((event) => hueOf(event.typeName) === 'interview' && !event.annule).length;
const nothing: DayLayout<EventView> = { width: 1, blocks: [], rests: [], stops: [] };

/** Shows a weekend without events, or folds it away. */
const WeekendFold = memo(function WeekendFold({ days, isShown }: Weekend) {
  const { t } = useTranslation();
  const format = useFormat();
  const names = days.map(({ start }) => format.day(start)).join(' – ');
  const label = t(isShown ? 'calendar.views.weekend.fold' : 'calendar.views.weekend.show', { days: names });
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
