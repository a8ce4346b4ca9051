import { create } from 'zustand';
import type { Screen } from '#shared/ipc/screens.ts';
import type { Language } from '#shared/text/languages.ts';

/** In the order of the keys 1–5. */
export const calendarViews = ['day', 'week', 'month', 'list', 'columns'] as const;
export type CalendarView = (typeof calendarViews)[number];
/** Kinds of columns of a day. */
const columnKinds = ['teachers', 'agents'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** The open page: of a person, or of the holder of an application, with the application beside it. */
export interface PersonPlace {
  readonly entity: 'Candidat' | 'Apprenant' | 'Dossier';
  readonly id: string;
}

interface ViewStore {
  readonly screen: Screen;
  /** The selected row or event of each screen; stays when the screen is left. */
  readonly selection: Readonly<Partial<Record<Screen, string>>>;
  /** First day of what the calendar shows, YYYY-MM-DD in the school's zone; null is today. */
  readonly calendarDay: string | null;
  readonly calendarView: CalendarView;
  readonly calendarColumns: ColumnKind;
  /** The day whose interviews are shown, YYYY-MM-DD; null is today, even after midnight. */
  readonly interviewDay: string | null;
  /** The page open among the people; null is their list. */
  readonly person: PersonPlace | null;
  /** Which people are listed, and the search text. */
  readonly peopleKind: PersonPlace['entity'];
  readonly peopleQuery: string;
  /** The open folder of the Directory: its id, or 'root'. */
  readonly folder: string;
  /** The conflict or doubt open in the decision screen. */
  readonly deciding: string | null;
  /** The open page of the settings; null is the first one, and `damaged` asks for the section on unreadable records. */
  readonly settingsPage: 'compatibility' | 'trace' | 'damaged' | null;
  /** The page of « Ready for offline » on screen; null is the check. */
  readonly offlinePage: 'report' | null;
  readonly theme: 'system' | 'light' | 'dark';
  readonly language: Language;
}

export const useView = create<ViewStore>(() => ({
  screen: 'calendar',
  selection: {},
  calendarDay: null,
  calendarView: 'week',
  calendarColumns: 'teachers',
  interviewDay: null,
  person: null,
  peopleKind: 'Candidat',
  peopleQuery: '',
  folder: 'root',
  deciding: null,
  settingsPage: null,
  offlinePage: null,
  theme: 'system',
  language: 'fr',
}));

/** Opens the page of a person or application, from any screen. */
export const openPerson = (person: PersonPlace): void =>
  useView.setState({ screen: 'people', person, deciding: null, settingsPage: null });
