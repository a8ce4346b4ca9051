import { useMemo } from 'react';
import { create } from 'zustand';
import { everyType, useCalendarTypes } from './calendarTypes.ts';
import type { TypeChoice } from './calendarTypes.ts';

/** Lasts as long as Carnet runs: of what it hides, a calendar that opens keeps only the choice of types. */
interface OtherFilters {
  /** The only programme shown, by its name; null: all. */
  readonly programme: string | null;
  /** Words that the teachers' text must hold; empty: any. */
  readonly teacher: string;
  /** Only what bears `ownName`. */
  readonly mine: boolean;
  /** The user's name as the calendar writes it; empty: derived from their login. */
  readonly ownName: string;
  /** Only what has changes that the service does not have yet. */
  readonly waitingOnly: boolean;
  /** Cancelled events are not shown. */
  readonly withoutCancelled: boolean;
}

/** Which events the calendar shows. */
export interface CalendarFilter extends TypeChoice, OtherFilters {}

const noOther: OtherFilters = {
  programme: null,
  teacher: '',
  mine: false,
  ownName: '',
  waitingOnly: false,
  withoutCancelled: false,
};
export const noFilter: CalendarFilter = { ...everyType, ...noOther };

const useOthers = create<OtherFilters>(() => noOther);

export function useCalendarFilter(): CalendarFilter {
  const types = useCalendarTypes();
  const others = useOthers();
  return useMemo(() => ({ ...types, ...others }), [types, others]);
}

export function filterCalendar({ hiddenTypes, onlyType, ...others }: Partial<CalendarFilter>): void {
  useOthers.setState(others);
  if (hiddenTypes !== undefined) useCalendarTypes.setState({ hiddenTypes });
  if (onlyType !== undefined) useCalendarTypes.setState({ onlyType });
}
