import { create } from 'zustand';

/** Which events the calendar shows. Lasts as long as Carnet runs: a calendar that opens hides nothing. */
export interface CalendarFilter {
  /** Ids of types that are not shown. */
  readonly hiddenTypes: readonly string[];
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

export const noFilter: CalendarFilter = {
  hiddenTypes: [],
  programme: null,
  teacher: '',
  mine: false,
  ownName: '',
  waitingOnly: false,
  withoutCancelled: false,
};

export const useCalendarFilter = create<CalendarFilter>(() => noFilter);
