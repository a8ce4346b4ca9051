import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/index.ts';
import { hueOf } from '../appearance/hue.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import { agendaOf } from '../list/agenda.ts';

/** One line per event, under the name of its day. */
export function PaperList({
  days,
  events,
}: {
  readonly days: readonly SchoolDay[];
  readonly events: readonly ShownEvent[];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const agenda = useMemo(() => agendaOf(events, days), [events, days]);
  return (
    <table className="paper-list">
      <colgroup>
        <col style={{ width: '13%' }} />
        <col style={{ width: '29%' }} />
        <col style={{ width: '18%' }} />
        <col style={{ width: '18%' }} />
      </colgroup>
      {agenda.map(({ day, events: own }) => (
        <tbody key={day.day}>
          <tr>
            <th colSpan={5}>{format.dayLong(day.start)}</th>
          </tr>
          {own.map((event) => (
            <tr
              key={event.id}
              data-unsent={event.mark === null ? undefined : ''}
              data-cancelled={event.annule ? '' : undefined}
            >
              <td>{event.interview ? format.time(event.debut) : format.timeRange(event.debut, event.fin)}</td>
              <td>
                <span className="paper-dot" data-hue={hueOf(event.typeName)} />
                <span className="paper-name">{event.nom || event.typeName}</span>
              </td>
              <td>{event.typeName}</td>
              <td>{event.enseignants}</td>
              <td>
                {[
                  event.programmeName,
                  event.annule && t('calendar.views.print.cancelled'),
                  event.mark !== null && t('calendar.views.print.unsent'),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
