import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { columnKinds, useView } from '#stores/view.ts';
import { Segmented, TextAction, TimeInput, useFormat } from '#ui/index.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import { instantAt, minuteAt } from '../layout/schoolDay.ts';
import type { BeginAssignment } from './assign.ts';
import { noColumns } from './columns.ts';
import type { ShownColumns } from './columns.ts';
import { ColumnsGrid } from './ColumnsGrid.tsx';
import type { ColumnsGridProps } from './ColumnsGrid.tsx';
import { freeAt } from './free.ts';
import type { Free } from './free.ts';
import { useColumns } from './useColumns.ts';

interface DayColumnsProps extends Omit<
  ColumnsGridProps,
  'kind' | 'columns' | 'ofApplication' | 'cursor' | 'free' | 'onCursor' | 'onAssign'
> {
  readonly campusId: string;
  readonly events: readonly ShownEvent[];
  readonly all: readonly ShownEvent[];
  readonly interviews: readonly InterviewView[];
  readonly onAssign: BeginAssignment;
  /** Which columns are on screen now. */
  readonly onColumns: (shown: ShownColumns) => void;
}

/** The cursor of a day that is not today, until the user moves it. */
const firstMinute = 9 * 60;
const step = 15;

/** A day by person: their columns, and who is free at an hour. */
export function DayColumns({ campusId, events, all, interviews, onAssign, onColumns, ...props }: DayColumnsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { day, now } = props;
  const chosen = useView((state) => state.calendarCursor);
  const { kind, hasCampuses, columns, busy, ofApplication } = useColumns(campusId, {
    visible: events,
    all,
    interviews,
  });
  useEffect(() => {
    onColumns({ kind, columns });
    return () => onColumns(noColumns);
  }, [onColumns, kind, columns]);
  const isToday = format.dayOf(now) === day.day;
  const cursor = chosen ?? (isToday ? Math.floor(minuteAt(day, now) / step) * step : firstMinute);
  const at = instantAt(day, cursor);
  const free = useMemo(() => freeAt(busy, at), [busy, at]);
  const setCursor = (minute: number): void => useView.setState({ calendarCursor: minute });
  return (
    <>
      <div className="flex min-h-[46px] shrink-0 flex-wrap items-center gap-x-6 gap-y-1 border-b border-line px-5 py-1 text-help text-text-3">
        <div className="flex items-center gap-3">
          {t('calendar.views.columns.kind')}
          <Segmented
            label={t('calendar.views.columns.kind')}
            value={kind}
            onChange={(next) => useView.setState({ calendarColumns: next })}
            options={columnKinds
              .filter((id) => id !== 'campuses' || hasCampuses)
              .map((id) => ({ id, label: t(`calendar.views.columns.${id}`) }))}
          />
        </div>
        {kind !== 'campuses' && (
          <FreeAt
            time={format.timeOf(at)}
            free={free}
            onTime={(time) => setCursor(minuteAt(day, format.at(day.day, time)))}
            onShow={(id) =>
              document.querySelector(`[data-person="${CSS.escape(id)}"]`)?.scrollIntoView({ inline: 'center' })
            }
          />
        )}
      </div>
      {columns.length > 0 && (
        <ColumnsGrid
          {...props}
          kind={kind}
          columns={columns}
          ofApplication={ofApplication}
          cursor={kind === 'campuses' ? null : cursor}
          free={free}
          onCursor={setCursor}
          onAssign={(id) => onAssign(kind, id)}
        />
      )}
    </>
  );
}

interface FreeAtProps {
  /** HH:MM. */
  readonly time: string;
  readonly free: readonly Free[];
  readonly onTime: (time: string) => void;
  /** Shows the column of a person. */
  readonly onShow: (columnId: string) => void;
}

/** As many names as fit beside the hour; the columns of the others are marked. */
const most = 6;

/** « Libres à 15:00 »: who has nothing at an hour, and until when. */
function FreeAt({ time, free, onTime, onShow }: FreeAtProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const others = free.length - most;
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2">
      <span aria-hidden className="shrink-0 whitespace-nowrap">
        {t('calendar.views.columns.freeAt')}
      </span>
      <div className="w-[72px] shrink-0">
        <TimeInput label={t('calendar.views.columns.freeAt')} hideLabel value={time} onChange={onTime} />
      </div>
      <output className="flex min-w-0 flex-wrap items-center gap-x-2.5 text-text-2">
        {free.length === 0 && t('calendar.views.columns.nobodyFree')}
        {free.slice(0, most).map(({ column, until }) => (
          <span key={column.id} className="whitespace-nowrap">
            <TextAction onPress={() => onShow(column.id)}>{column.name}</TextAction>
            {until !== null && ` ${t('calendar.views.columns.until', { time: format.time(until) })}`}
          </span>
        ))}
        {others > 0 && <span>{t('calendar.views.columns.others', { count: others })}</span>}
      </output>
    </div>
  );
}
