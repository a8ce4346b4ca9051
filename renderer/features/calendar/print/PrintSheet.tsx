import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '#stores/preferences.ts';
import { useFormat } from '#ui/index.ts';
import { capital } from '../appearance/capital.ts';
import { hueOf } from '../appearance/hue.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { CalendarView } from '../layout/period.ts';
import type { SchoolDay } from '../layout/schoolDay.ts';
import type { Paper, PaperColumn } from './paper.ts';
import { sheetsOf } from './paper.ts';
import { PaperHours } from './PaperHours.tsx';
import { PaperList } from './PaperList.tsx';
import { PaperMonth } from './PaperMonth.tsx';

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

/** The view on paper: not visible on screen, and nothing else is printed. `now`: epoch ms. */
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
  return createPortal(
    <div className="paper" data-paper={paper} data-theme="light" aria-hidden="true">
      {sheets.map((sheet) => (
        <section
          key={sheet?.columns[0]?.column.id ?? view}
          className="paper-sheet"
          data-filled={sheet ? '' : undefined}
        >
          <header className="paper-title">
            <h1>{printed.title}</h1>
            <span>{printed.campusName}</span>
            <span className="paper-edited">
              {t('calendar.views.print.edited', { date: format.date(now), time: format.time(now) })}
            </span>
          </header>
          {events.length === 0 && <p>{t('calendar.views.print.noEvent')}</p>}
          {sheet && <PaperHours sheet={sheet} />}
          {view === 'month' && <PaperMonth days={days} day={printed.day} events={events} />}
          {view === 'list' && <PaperList days={days} events={events} />}
          <Legend events={events} hidden={printed.hidden} />
        </section>
      ))}
    </div>,
    document.body,
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
  const types = [...new Set(events.map(({ typeName }) => typeName))].toSorted((a, b) => a.localeCompare(b));
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
