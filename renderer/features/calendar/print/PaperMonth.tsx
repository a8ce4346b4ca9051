import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/index.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import { isOfMonth, weekNumber } from '../layout/period.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import { eventsByDay } from '../month/byDay.ts';
import { PaperEvent } from './PaperEvent.tsx';

/** Six weeks with every event: a week grows as needed, and is split between two sheets only if it fills one. */
export function PaperMonth({
  days,
  day,
  events,
}: {
  readonly days: readonly SchoolDay[];
  readonly day: string;
  readonly events: readonly ShownEvent[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const byDay = useMemo(() => eventsByDay(events, days), [events, days]);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className="paper-month">
      <thead>
        <tr>
          <th className="paper-week">{t('calendar.views.month.weekShort')}</th>
          {days.slice(0, 7).map((each) => (
            <th key={each.day}>{format.weekdayShort(each.start)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week[0]?.day}>
            <th className="paper-week">{weekNumber(week[0]?.day ?? day)}</th>
            {week.map((each, column) => (
              <td key={each.day} data-other={isOfMonth(each.day, day) ? undefined : ''}>
                <span className="paper-number">{format.dayNumber(each.start)}</span>
                {byDay[row * 7 + column]?.map((event) => (
                  <PaperEvent key={event.id} event={event} short goesOn={event.debut < each.start} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
