import { useTranslation } from 'react-i18next';
import type { InterviewView } from '../../cache/queries/views.ts';
import { useView } from '../../stores/view.ts';
import { Segmented, useFormat } from '../../ui/index.ts';
import { ColumnsGrid } from './columns/ColumnsGrid.tsx';
import { useColumns } from './columns/useColumns.ts';
import type { Span } from './gesture/span.ts';
import type { Drawn } from './grid/ghosts.ts';
import { WeekGrid } from './grid/WeekGrid.tsx';
import type { CalendarView } from './layout/period.ts';
import type { SchoolDay } from './layout/schoolDay.ts';
import { AgendaList } from './list/AgendaList.tsx';
import type { ShownEvent } from './look/shown.ts';
import { MonthGrid } from './month/MonthGrid.tsx';

interface CalendarBodyProps {
  readonly view: CalendarView;
  readonly campusId: string;
  /** The day that the period was chosen by, YYYY-MM-DD. */
  readonly day: string;
  readonly days: readonly SchoolDay[];
  readonly events: readonly ShownEvent[];
  readonly interviews: readonly InterviewView[];
  readonly clashes: ReadonlyMap<string, ShownEvent>;
  /** Epoch ms, to the minute. */
  readonly now: number;
  /** Whose hours stand beside the school's; null: nobody's. */
  readonly otherZone: string | null;
  readonly selectedId: string | null;
  /** Events that are chosen together. */
  readonly picked: ReadonlySet<string>;
  /** What is being written and is not kept yet. */
  readonly drawn: Drawn | null;
  readonly onSelect: (id: string | null, also?: boolean) => void;
  readonly onMove: (id: string, span: Span) => void;
  readonly onCopy: (id: string, span: Span) => void;
  /** Where the pointer is, epoch ms. */
  readonly onPoint: (at: number | null) => void;
  readonly onCreate: (span: Span) => void;
  readonly onDay: (day: string) => void;
  /** To see one day by itself. */
  readonly onOpenDay: (day: string) => void;
}

/** The events in the view that was chosen. */
export function CalendarBody(props: CalendarBodyProps) {
  const { view, day, days, events, clashes, now, otherZone, selectedId, picked, drawn, onSelect, onMove, onCopy, onCreate, onPoint, onDay, onOpenDay } = props;
  const format = useFormat();
  const today = format.dayOf(now);
  switch (view) {
    case 'day':
    case 'week':
      return (
        <WeekGrid
          days={days}
          zone={format.zone}
          events={events}
          clashes={clashes}
          now={now}
          selectedId={selectedId}
          picked={picked}
          draft={drawn}
          onSelect={onSelect}
          onMove={onMove}
          onCopy={onCopy}
          onPoint={onPoint}
          onCreate={onCreate}
          otherZone={otherZone}
        />
      );
    case 'month':
      return (
        <MonthGrid
          days={days}
          day={day}
          today={today}
          events={events}
          clashes={clashes}
          selectedId={selectedId}
          onSelect={onSelect}
          onDay={onDay}
          onOpen={onOpenDay}
          onCreate={onCreate}
        />
      );
    case 'list':
      return <AgendaList days={days} day={day} today={today} events={events} clashes={clashes} selectedId={selectedId} onSelect={onSelect} />;
    case 'columns':
      return <DayColumns {...props} />;
  }
  return view satisfies never;
}

function DayColumns({ campusId, days, events, interviews, clashes, now, otherZone, selectedId, onSelect, onMove }: CalendarBodyProps) {
  const { t } = useTranslation();
  const kind = useView((state) => state.calendarColumns);
  const columns = useColumns(campusId, events, interviews);
  const [day] = days;
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
      {day && columns.length > 0 && (
        <ColumnsGrid
          day={day}
          kind={kind}
          columns={columns}
          clashes={clashes}
          now={now}
          selectedId={selectedId}
          onSelect={onSelect}
          onMove={onMove}
          otherZone={otherZone}
        />
      )}
    </>
  );
}
