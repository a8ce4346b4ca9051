import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useView } from '#stores/view.ts';
import { useFormat } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { campusRefusal } from './columns/campusRefusal.ts';
import type { Column } from './columns/columns.ts';
import { DayColumns } from './columns/DayColumns.tsx';
import type { CalendarCommands } from './commands/useCalendarCommands.ts';
import { nameOf } from './commands/useTargets.ts';
import type { Span } from './gesture/span.ts';
import type { Drawn } from './grid/ghosts.ts';
import { WeekGrid } from './grid/WeekGrid.tsx';
import { touches } from './layout/period.ts';
import { AgendaList } from './list/AgendaList.tsx';
import { MonthGrid } from './month/MonthGrid.tsx';
import { periodTitle } from './period/title.ts';
import { showDay } from './period/usePeriod.ts';
import type { Period } from './period/usePeriod.ts';

interface CalendarBodyProps {
  readonly period: Period;
  readonly campusName: string;
  readonly commands: CalendarCommands;
  /** Whether the days show their events yet. */
  readonly areDrawn: boolean;
  /** An event that is being written and is not kept yet. */
  readonly draft: Drawn | null;
  /** Where the pointer is, epoch ms; null outside of the days. */
  readonly onPoint: (at: number | null) => void;
  readonly onCreate: (span: Span) => void;
}

/** The events in the chosen view. */
export function CalendarBody({ period, campusName, commands, ...rest }: CalendarBodyProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { view, day, onScreen, visible, all, person } = period;
  const candidates = person?.events ?? all;
  const today = format.dayOf(period.now);
  const clashAt = (id: string, span: Span, column?: Column): string => {
    const event = all.find((each) => each.id === id);
    if (!event) return '';
    const refusal = campusRefusal(event, column);
    if (refusal) return t(`calendar.views.columns.campusRefused.${refusal}`, { programme: event.programmeName });
    if (event.annule) return '';
    const name = column?.person?.name;
    const moved = { ...event, ...span, ...(name !== undefined && { enseignants: name }) };
    const other = period.clashAt(moved, commands.grid.picked);
    if (!other) return '';
    return t(`calendar.views.clash.live.${period.reasonOf(moved, other)}`, { name: nameOf(other) });
  };
  const [dayShown] = onScreen;
  const hiddenCounts = useMemo(() => {
    if (visible === candidates) return onScreen.map(() => 0);
    const shown = new Set(visible);
    const hidden = candidates.filter((event) => !shown.has(event));
    return onScreen.map((each) => hidden.filter((event) => touches(event, each)).length);
  }, [candidates, visible, onScreen]);
  const props = {
    ...rest,
    ...period,
    ...commands.grid,
    days: onScreen,
    events: visible,
    hiddenCounts,
    clashAt,
    onDay: showDay,
    onOpen: (there: Day) => {
      showDay(there);
      useView.setState({ calendarView: 'day' });
    },
  };
  switch (view) {
    case 'day':
    case 'week':
      return <WeekGrid {...props} zone={format.zone} />;
    case 'month':
      return <MonthGrid {...props} today={today} />;
    case 'list':
      return (
        <AgendaList
          {...props}
          title={t('calendar.views.list.title', { period: periodTitle(view, onScreen, day, format) })}
          scope={[
            person?.person.name ?? campusName,
            visible.length < candidates.length &&
              t('calendar.views.filter.hidden', { count: candidates.length - visible.length }),
          ]
            .filter(Boolean)
            .join('. ')}
          onPick={commands.choice.chooseAll}
        />
      );
    case 'columns':
      return dayShown ? (
        <DayColumns {...props} day={dayShown} onAssign={commands.assign} onColumns={commands.onColumns} />
      ) : null;
  }
  return view satisfies never;
}
