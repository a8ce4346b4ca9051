import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { InterviewView } from '#cache/queries/views.ts';
import { columnKinds, useView } from '#stores/view.ts';
import { Segmented, useFormat } from '#ui/index.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { BeginAssignment } from '../commands/useAssigning.ts';
import { noColumns } from '../commands/useCalendarCommands.ts';
import type { ShownColumns } from '../commands/useCalendarCommands.ts';
import { instantAt, minuteAt } from '../layout/schoolDay.ts';
import { ColumnsGrid } from './ColumnsGrid.tsx';
import type { ColumnsGridProps } from './ColumnsGrid.tsx';
import { freeAt } from './free.ts';
import { FreeAt } from './FreeAt.tsx';
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
