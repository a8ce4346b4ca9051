import { create } from 'zustand';
import { usuallyFolded } from '#shared/ipc/screens.ts';
import type { Screen } from '#shared/ipc/screens.ts';

/** The lead times that the settings offer, in minutes. */
export const leadTimes = [5, 10, 15, 30, 60] as const;

/** The user's preferences on this workstation. Nothing of the service is in it (S8). */
interface PreferenceStore {
  /** Height of lines: 44 or 36 px. */
  readonly density: 'usual' | 'dense';
  /** Size of texts: 13, 15 or 17 px where they are read. */
  readonly text: 'usual' | 'large' | 'largest';
  /** The screens folded under « Other screens » in the side bar. */
  readonly foldedScreens: readonly Screen[];
  /** Hours of the day between which the calendar opens, `to` excluded. */
  readonly calendarHours: { readonly from: number; readonly to: number };
  /** Days on which the school is closed, beside public holidays; days are YYYY-MM-DD, both ends among them. */
  readonly schoolHolidays: readonly { readonly name: string; readonly from: string; readonly to: string }[];
  /** Several users share the workstation: signing out wipes it (S17). */
  readonly isSharedPc: boolean;
  /** Which notifications the system shows while Carnet is in the background. */
  readonly notify: {
    readonly interviews: boolean;
    /** Minutes before an interview. */
    readonly lead: (typeof leadTimes)[number];
    readonly decisions: boolean;
  };
}

export const usePreferences = create<PreferenceStore>(() => ({
  density: 'usual',
  text: 'usual',
  foldedScreens: usuallyFolded,
  calendarHours: { from: 8, to: 19 },
  schoolHolidays: [],
  isSharedPc: false,
  notify: { interviews: true, lead: 10, decisions: true },
}));
