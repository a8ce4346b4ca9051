import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { useView } from '#stores/view.ts';
import { Segmented, useFormat } from '#ui/index.ts';
import { ColumnsGrid } from './columns/ColumnsGrid.tsx';
import { useColumns } from './columns/useColumns.ts';
import { WeekGrid } from './grid/WeekGrid.tsx';
import type { WeekGridProps } from './grid/WeekGrid.tsx';
import type { CalendarView } from './layout/period.ts';
import { AgendaList } from './list/AgendaList.tsx';
import { MonthGrid } from './month/MonthGrid.tsx';
import type { MonthGridProps } from './month/MonthGrid.tsx';

/** What the grids ask for between them; each takes what it needs of it. */
interface CalendarBodyProps
  extends Omit<WeekGridProps, 'zone' | 'events' | 'clashes'>, Omit<MonthGridProps, 'today' | 'onSelect'> {
  readonly view: CalendarView;
  readonly campusId: string;
  readonly interviews: readonly InterviewView[];
}

/** The events in the view that was chosen. */
export function CalendarBody(props: CalendarBodyProps) {
  const format = useFormat();
  const today = format.dayOf(props.now);
  switch (props.view) {
    case 'day':
    case 'week':
      return <WeekGrid {...props} zone={format.zone} />;
    case 'month':
      return <MonthGrid {...props} today={today} />;
    case 'list':
      return <AgendaList {...props} today={today} />;
    case 'columns':
      return <DayColumns {...props} />;
  }
  return props.view satisfies never;
}

function DayColumns(props: CalendarBodyProps) {
  const { t } = useTranslation();
  const kind = useView((state) => state.calendarColumns);
  const columns = useColumns(props.campusId, props.events, props.interviews);
  const [day] = props.days;
  return (
    <>
      <div className="flex h-[46px] shrink-0 items-center gap-3 border-b border-line px-5 text-help text-text-3">
        {t('calendar.views.columns.kind')}
        <Segmented
          label={t('calendar.views.columns.kind')}
          value={kind}
          onChange={(chosen) => useView.setState({ calendarColumns: chosen })}
          options={[
            { id: 'teachers', label: t('calendar.views.columns.teachers') },
            { id: 'agents', label: t('calendar.views.columns.agents') },
          ]}
        />
      </div>
      {day && columns.length > 0 && <ColumnsGrid {...props} day={day} kind={kind} columns={columns} />}
    </>
  );
}
