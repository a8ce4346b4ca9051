import { create } from 'zustand';
import type { Language } from '#shared/text/languages.ts';

/** In the order of the keys 1–5. */
export const calendarViews = ['day', 'week', 'month', 'list', 'columns'] as const;
export type CalendarView = (typeof calendarViews)[number];
/** Kinds of columns of a day. */
export const columnKinds = ['teachers', 'agents', 'campuses'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** How everything looks, and how the calendar shows its days; where the user is says `place.ts`. */
interface ViewStore {
  readonly theme: 'system' | 'light' | 'dark';
  readonly language: Language;
  readonly calendarView: CalendarView;
  /** The weekend of a week is shown, even where it has no events. */
  readonly calendarWeekend: boolean;
  readonly calendarColumns: ColumnKind;
  /** The minute of the day at which the columns show who is free; null: now, or the morning. */
  readonly calendarCursor: number | null;
}

export const useView = create<ViewStore>(() => ({
  theme: 'system',
  language: 'fr',
  calendarView: 'week',
  calendarWeekend: false,
  calendarColumns: 'teachers',
  calendarCursor: null,
}));
