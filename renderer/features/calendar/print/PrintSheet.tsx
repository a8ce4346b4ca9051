import { useMemo } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { byFrench } from '#shared/text/fold.ts';
import { weekNumber } from '#shared/text/when/civil.ts';
import { usePreferences } from '#stores/preferences.ts';
import { capital } from '#timeGrid/appearance/capital.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import { otherHour } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { CalendarView } from '#timeGrid/layout/period.ts';
import { isOfMonth } from '#timeGrid/layout/period.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import { useFormat } from '#ui/index.ts';
import type { Paper } from '#wording/paper/PaperDialog.tsx';
import { PaperSheets, PaperTitle } from '#wording/paper/PaperSheets.tsx';
import { eventsByDay } from '../month/byDay.ts';
import { MonthHeads } from '../month/MonthHeads.tsx';
import type { PaperColumn, Sheet } from './paper.ts';
import { percentOf, sheetsOf } from './paper.ts';

export interface Printed {
  readonly view: CalendarView;
  readonly days: readonly SchoolDay[];
  /** The day that the period was chosen by, YYYY-MM-DD. */
  readonly day: string;
  readonly events: readonly ShownEvent[];
  /** For the columns view: one per person. */
  readonly people: readonly { readonly id: string; readonly title: string; readonly events: readonly ShownEvent[] }[];
  readonly title: string;
  readonly campusName: string;
  /** How many events the filters hide. */
  readonly hidden: number;
}

/** The view on paper. `now`: epoch ms. */
export function PrintSheet({
  printed,
  paper,
  now,
}: {
  readonly printed: Printed;
  readonly paper: Paper;
  readonly now: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const usual = usePreferences((preferences) => preferences.calendarHours);
  const { view, days, events } = printed;
  const hours = view === 'columns' || view === 'day' || view === 'week';
  const sheets = hours ? sheetsOf(columnsOf(), paper, usual) : [null];
  return (
    <PaperSheets paper={paper}>
      {sheets.map((sheet) => (
        <section
          key={sheet?.columns[0]?.column.id ?? view}
          className="paper-sheet"
          data-filled={sheet ? '' : undefined}
        >
          <PaperTitle title={printed.title} now={now}>
            {printed.campusName}
          </PaperTitle>
          {events.length === 0 && <p>{t('calendar.views.print.noEvent')}</p>}
          {sheet && <PaperHours sheet={sheet} />}
          {view === 'month' && <PaperMonth days={days} day={printed.day} events={events} />}
          <Legend events={events} hidden={printed.hidden} />
        </section>
      ))}
    </PaperSheets>
  );

  function columnsOf(): readonly PaperColumn[] {
    const [day] = days;
    if (view === 'columns' && day && printed.people.length > 0)
      return printed.people.map((person) => ({ ...person, day }));
    return days.map((each) => ({ id: each.day, title: capital(format.day(each.start)), day: each, events }));
  }
}

/** The meaning of colours, dashes and strikethrough that are on the paper, and what is not on it. */
function Legend({ events, hidden }: { readonly events: readonly ShownEvent[]; readonly hidden: number }) {
  const { t } = useTranslation();
  const types = [...new Set(events.map(({ typeName }) => typeName))].toSorted(byFrench);
  return (
    <footer className="paper-legend">
      {types.map((name) => (
        <span key={name}>
          <span className="paper-dot" data-hue={hueOf(name)} />
          {name}
        </span>
      ))}
      {events.some(({ mark }) => mark !== null) && (
        <span>
          <span className="paper-dashes" />
          {t('calendar.views.print.unsentLegend')}
        </span>
      )}
      {hidden > 0 && <span>{t('calendar.views.filter.hidden', { count: hidden })}</span>}
    </footer>
  );
}

function PaperHours({ sheet: { hours, columns } }: { readonly sheet: Sheet }) {
  const format = useFormat();
  const whole = Array.from({ length: hours.to - hours.from }, (_, index) => hours.from + index);
  return (
    <div className="paper-hours">
      <div className="paper-heads">
        <span className="paper-gutter">{format.zone.split('/').at(-1)}</span>
        {columns.map(({ column: { id, title } }) => (
          <span key={id} className="paper-head">
            {title}
          </span>
        ))}
      </div>
      <div className="paper-body">
        <div className="paper-gutter">
          {whole.slice(1).map((hour) => (
            <span key={hour} className="paper-hour" style={{ top: `${percentOf(hour * 60, hours)}%` }}>
              {`${String(hour).padStart(2, '0')}:00`}
            </span>
          ))}
        </div>
        {columns.map(({ column, placed }) => (
          <div key={column.id} className="paper-column">
            {whole.slice(1).map((hour) => (
              <span key={hour} className="paper-line" style={{ top: `${percentOf(hour * 60, hours)}%` }} />
            ))}
            {placed.map((each) => (
              <PaperEvent
                key={each.id}
                event={each.event}
                style={{
                  position: 'absolute',
                  top: `${percentOf(each.top, hours)}%`,
                  height: `calc(${percentOf(each.bottom, hours) - percentOf(each.top, hours)}% - 0.4mm)`,
                  left: `${(each.column / each.columns) * 100}%`,
                  width: `calc(${(each.span / each.columns) * 100}% - 0.5mm)`,
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Six weeks with every event: a week grows as needed, and is split between two sheets only if it fills one. */
function PaperMonth({
  days,
  day,
  events,
}: {
  readonly days: readonly SchoolDay[];
  readonly day: string;
  readonly events: readonly ShownEvent[];
}) {
  const format = useFormat();
  const byDay = useMemo(() => eventsByDay(events, days), [events, days]);
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table className="paper-month">
      <MonthHeads days={days} byDay={byDay} week="paper-week" />
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

interface PaperEventProps {
  readonly event: ShownEvent;
  /** In one line, with its beginning only: a cell of the month. */
  readonly short?: boolean;
  /** It began on a day before: its hour is not one of this day. */
  readonly goesOn?: boolean;
  readonly style?: CSSProperties;
}

/** An event on paper: what colours and dashes mean is written in words too. */
function PaperEvent({ event, short = false, goesOn = false, style }: PaperEventProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const other = otherHour(event);
  const hour = event.isMoment || short ? format.time(event.debut) : format.timeRange(event.debut, event.fin);
  const when = other === null ? hour : `${hour} ${t('timeGrid.orHour', { time: format.dayTime(other) })}`;
  const detail = short ? '' : event.enseignants || event.programmeName;
  const states = [
    event.annule && t('calendar.views.print.cancelled'),
    event.mark !== null && t('calendar.views.print.unsent'),
  ].filter(Boolean);
  return (
    <div
      className="paper-event"
      data-short={short ? '' : undefined}
      data-hue={hueOf(event.typeName)}
      data-unsent={event.mark === null ? undefined : ''}
      data-cancelled={event.annule ? '' : undefined}
      style={style}
    >
      <div className="paper-words">
        {short && !goesOn && `${when} `}
        <span className="paper-name">{event.nom || event.typeName}</span>
        {states.length > 0 && <em> {states.join(', ')}</em>}
        {!short && (
          <>
            {' '}
            <span className="paper-when">{when}</span>
            <span className="paper-begin">{format.time(event.debut)}</span>
          </>
        )}
        {detail !== '' && <span className="paper-detail">{detail}</span>}
      </div>
    </div>
  );
}
