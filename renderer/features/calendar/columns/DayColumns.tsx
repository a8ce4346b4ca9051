import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { noColumns } from '#parts/free/columns.ts';
import type { BeginAssignment, Column, ShownColumns } from '#parts/free/columns.ts';
import { freeAt } from '#parts/free/free.ts';
import type { Free } from '#parts/free/free.ts';
import { showWeekOf } from '#stores/place.ts';
import { columnKinds, useView } from '#stores/view.ts';
import type { ColumnKind } from '#stores/view.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { TimeColumn } from '#timeGrid/layout/layoutDay.ts';
import { instantAt, minuteAt } from '#timeGrid/layout/schoolDay.ts';
import type { SchoolDay } from '#timeGrid/layout/schoolDay.ts';
import { TimeGrid } from '#timeGrid/TimeGrid.tsx';
import type { TimeGridProps } from '#timeGrid/TimeGrid.tsx';
import { Segmented, TextAction, TimeInput, useFormat } from '#ui/index.ts';
import { useColumns } from './useColumns.ts';
import type { EventsOfDay } from './useColumns.ts';

interface DayColumnsProps extends Omit<
  TimeGridProps<Column & TimeColumn<ShownEvent>>,
  'label' | 'columns' | 'renderHead' | 'onAssign'
> {
  readonly day: SchoolDay;
  readonly shown: EventsOfDay;
  /** As in `CalendarBody`. */
  readonly draftPerson: string;
  readonly onAssign: BeginAssignment;
  readonly onColumns: (shown: ShownColumns) => void;
}

/** The cursor of a day that is not today, until the user moves it. */
const firstMinute = 9 * 60;
const step = 15;
/** A column is never narrower, in pixels. */
const narrowest = 148;

export function DayColumns({
  day,
  shown,
  draft = null,
  draftPerson,
  onAssign,
  onColumns,
  onCreate,
  ...grid
}: DayColumnsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { now, otherCampuses } = grid;
  const chosen = useView((state) => state.calendarCursor);
  const { kind, hasCampuses, columns, busy, ofApplication } = useColumns(shown);
  useEffect(() => {
    onColumns({ kind, columns });
    return () => onColumns(noColumns);
  }, [onColumns, kind, columns]);
  const isToday = format.dayOf(now) === day.day;
  const cursor = chosen ?? (isToday ? Math.floor(minuteAt(day, now) / step) * step : firstMinute);
  const at = instantAt(day, cursor);
  const free = useMemo(() => freeAt(busy, at), [busy, at]);
  const freeIds = new Set(free.map(({ column }) => column.id));
  const ofDay = useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        day,
        whose: column.id,
        title: column.name || t(`calendar.views.columns.nobody.${kind}`),
        weight: 1,
      })),
    [columns, day, kind, t],
  );
  const drawn = useMemo(
    () => draft && { ...draft, whose: new Set(columns.filter(({ name }) => name === draftPerson).map(({ id }) => id)) },
    [draft, draftPerson, columns],
  );
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
              document.querySelector(`[data-head="${CSS.escape(id)}"]`)?.scrollIntoView({ inline: 'center' })
            }
          />
        )}
      </div>
      {columns.length > 0 && (
        <TimeGrid
          // An agent and a teacher may have one number.
          key={kind}
          {...grid}
          label={t('calendar.views.columns.grid')}
          columns={ofDay}
          draft={drawn}
          renderHead={(column) => <ColumnHead column={column} kind={kind} isFree={freeIds.has(column.id)} />}
          narrowest={narrowest}
          otherCampuses={kind === 'campuses' ? undefined : otherCampuses}
          fixedHours={ofApplication}
          cursor={kind === 'campuses' ? null : { minute: cursor, count: free.length, onMove: setCursor }}
          onAssign={(id) => onAssign(kind, id)}
          // A new event is of the open campus.
          onCreate={kind === 'campuses' ? undefined : onCreate}
        />
      )}
    </>
  );
}

interface ColumnHeadProps {
  readonly column: Column;
  readonly kind: ColumnKind;
  readonly isFree: boolean;
}

/** Whose column it is. A person's name leads to their week; by keyboard, W on one of their events does. */
export function ColumnHead({ column: { name, person, events }, kind, isFree }: ColumnHeadProps) {
  const { t } = useTranslation();
  const words = name || t(`calendar.views.columns.nobody.${kind}`);
  return (
    <div className="cal-column-head">
      {!person || kind === 'campuses' ? (
        <span className="cal-column-name" data-nobody={name === '' ? '' : undefined} title={words}>
          {words}
        </span>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          className="cal-column-name hover:underline"
          title={t('common.weekOf', { name })}
          onClick={() => showWeekOf({ kind: kind === 'teachers' ? 'teacher' : 'agent', id: person.id, name })}
        >
          {name}
        </button>
      )}
      <div className="cal-column-facts">
        {isFree && <span className="cal-column-free">{t('calendar.views.columns.free')}</span>}
        <span className="cal-column-count">{events.length}</span>
      </div>
    </div>
  );
}

interface FreeAtProps {
  /** HH:MM. */
  readonly time: string;
  readonly free: readonly Free[];
  readonly onTime: (time: string) => void;
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
        {others > 0 && <span>{t('common.word.andOthers', { count: others })}</span>}
      </output>
    </div>
  );
}
