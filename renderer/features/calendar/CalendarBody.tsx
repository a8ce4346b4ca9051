import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '#parts/free/columns.ts';
import { DaysGrid } from '#timeGrid/DaysGrid.tsx';
import type { Slot, Span } from '#timeGrid/gesture/span.ts';
import type { Drawn } from '#timeGrid/ghosts.ts';
import { useFormat } from '#ui/index.ts';
import { DayColumns } from './columns/DayColumns.tsx';
import type { CalendarCommands } from './commands/useCalendarCommands.ts';
import { AgendaList } from './list/AgendaList.tsx';
import { MonthGrid } from './month/MonthGrid.tsx';
import { periodTitle } from './period/title.ts';
import { openDay, showDay } from './period/usePeriod.ts';
import type { Period } from './period/usePeriod.ts';

interface CalendarBodyProps {
  readonly period: Period;
  readonly campusName: string;
  readonly commands: CalendarCommands;
  readonly areDrawn: boolean;
  readonly draft: Drawn | null;
  /** The name of the person in whose column `draft` is drawn; '' for the column of events without a person. */
  readonly draftPerson: string;
  /** Where the pointer is, epoch ms; null outside of the days. */
  readonly onPoint: (at: number | null) => void;
  readonly onCreate: (slot: Slot) => void;
}

export function CalendarBody(props: CalendarBodyProps) {
  const { period, campusName, commands, areDrawn, draft, draftPerson, onPoint, onCreate } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const clashAt = (id: string, span: Span, column?: Column): string => {
    const foreseen = commands.acts.at(id)?.preview({ span, column }) ?? [];
    return (foreseen.find(({ event }) => event.id === id) ?? foreseen[0])?.words ?? '';
  };
  const { view, day, onScreen, weekend, visible, all, person, clashes, selectedId, now, otherCampuses } = period;
  const ownDraft = useMemo(() => {
    const isOfSide = person?.sides?.some(({ name }) => name === draftPerson) === true;
    return draft && isOfSide ? { ...draft, whose: new Set([draftPerson]) } : draft;
  }, [draft, draftPerson, person]);
  const shown = { areDrawn, clashes, selectedId, onSelect: commands.choice.choose };
  const grid = { ...shown, ...commands.grid, now, otherCampuses };
  const list = { ...shown, days: onScreen, day, today: format.dayOf(now), events: visible };
  const [dayShown] = onScreen;
  const hidden = (person?.events ?? all).length - period.ofTypes.length;
  switch (view) {
    case 'day':
    case 'week':
      return (
        <DaysGrid
          {...grid}
          {...{ onScreen, weekend, onPoint }}
          draft={ownDraft}
          label={t('calendar.grid')}
          sides={person?.sides}
          onCreate={(span, { whose }) => onCreate(whose === '' ? span : { ...span, enseignants: whose })}
          events={visible}
          candidates={person?.events ?? all}
          all={all}
          clashAt={(id, span) => clashAt(id, span)}
        />
      );
    case 'month':
      return <MonthGrid {...list} onDay={showDay} onOpen={openDay} onCreate={onCreate} />;
    case 'list':
      return (
        <AgendaList
          {...list}
          columns={period.listColumns}
          events={period.ofTypes}
          picked={commands.choice.picked}
          onPick={commands.choice.chooseAll}
          title={t('calendar.views.list.title', { period: periodTitle(view, onScreen, day, format) })}
          scope={[person?.name ?? campusName, hidden > 0 && t('calendar.views.filter.hidden', { count: hidden })]
            .filter(Boolean)
            .join('. ')}
        />
      );
    case 'columns':
      return dayShown ? (
        <DayColumns
          {...grid}
          {...{ draft, draftPerson, onPoint }}
          onCreate={(span, column) => onCreate(column.name === '' ? span : { ...span, enseignants: column.name })}
          day={dayShown}
          shown={period}
          clashAt={clashAt}
          onAssign={commands.assign}
          onColumns={commands.onColumns}
        />
      ) : null;
  }
  return view satisfies never;
}
