import { create } from 'zustand';
import type { Screen } from '#shared/ipc/screens.ts';
import type { Language } from '#shared/text/languages.ts';
import type { Chips } from './lists.ts';
import { pageOn, screenOfPage } from './page.ts';
import type { Page, PageOn } from './page.ts';
import { hiddenScreens, refuseScreen } from './policy.ts';

/** In the order of the keys 1–5. */
export const calendarViews = ['day', 'week', 'month', 'list', 'columns'] as const;
export type CalendarView = (typeof calendarViews)[number];
/** Kinds of columns of a day. */
export const columnKinds = ['teachers', 'agents', 'campuses'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** The lists of teaching, in order. */
export const teachingParts = [
  'SessionRecrutement',
  'Sequence',
  'Parcours',
  'Enseignant',
  'Agent',
  'AutreLieuFormation',
  'ReferenceExterne',
] as const;
export type TeachingPart = (typeof teachingParts)[number];

/** What is shown of all applications, in order. */
export const applicationViews = ['all', 'undecided', 'week', 'incomplete', 'noAgent'] as const;
export interface ApplicationFilter {
  readonly view: (typeof applicationViews)[number];
  /** Not only those of the open campus. */
  readonly isEveryCampus: boolean;
}

/** A person whose events the calendar can show alone. */
export interface WeekPerson {
  readonly kind: 'teacher' | 'agent' | 'applicant' | 'learner';
  /** Null where only a text names them. */
  readonly id: string | null;
  /** NOM Prénom. */
  readonly name: string;
}

interface ViewStore {
  readonly screen: Screen;
  /** The selected row or event of each screen; stays when the screen is left. */
  readonly selection: Readonly<Partial<Record<Screen, string>>>;
  /** First day of what the calendar shows, YYYY-MM-DD in the school's zone; null is today. */
  readonly calendarDay: string | null;
  readonly calendarView: CalendarView;
  /** The weekend of a week is shown, even where it has no events. */
  readonly calendarWeekend: boolean;
  readonly calendarColumns: ColumnKind;
  /** The person whose events the calendar shows alone (`personWeek.ts`); null: everyone's. */
  readonly calendarPerson: WeekPerson | null;
  /** The minute of the day at which the columns show who is free; null: now, or the morning. */
  readonly calendarCursor: number | null;
  /** The day whose interviews are shown, YYYY-MM-DD; null is today, even after midnight. */
  readonly interviewDay: string | null;
  /** The open page of an entity, on the screen of its kind (`page.ts`); null shows that screen's list. */
  readonly page: Page | null;
  /** The billing case (Affaire) whose ledger is open in place of the lists of billing. */
  readonly billingCase: string | null;
  /** The agreement that is being prepared, by the id of its draft; null shows the agreements. */
  readonly agreementDraft: string | null;
  /** Which people are listed, and of which context (R1.5). */
  readonly peopleKind: PageOn<'people'>['entity'];
  /** Applicants of every campus, not only of the open one: who is searched by name may be elsewhere. */
  readonly isEveryPersonCampus: boolean;
  readonly applicationFilter: ApplicationFilter;
  /** What is typed in the filter of each list, by the id of the list. */
  readonly listFilters: Readonly<Record<string, string>>;
  /** Which values the columns of each list may have, by the id of the list. */
  readonly listChips: Readonly<Record<string, Chips>>;
  readonly teachingPart: TeachingPart;
  /** The open folder of the Directory: its id, or 'root'. */
  readonly folder: string;
  /** The conflict or doubt open in the decision screen. */
  readonly deciding: string | null;
  /**
   * The open page of the settings; null is the first one; `damaged`, `screens`, `options` and `fields` ask for that
   * section of it.
   */
  readonly settingsPage:
    | 'compatibility'
    | 'connection'
    | 'health'
    | 'support'
    | 'trace'
    | 'damaged'
    | 'screens'
    | 'options'
    | 'fields'
    | null;
  /** The page of « Ready for offline » on screen; null is the check. */
  readonly offlinePage: 'report' | null;
  readonly theme: 'system' | 'light' | 'dark';
  readonly language: Language;
}

export const useView = create<ViewStore>(() => ({
  screen: 'today',
  selection: {},
  calendarDay: null,
  calendarView: 'week',
  calendarWeekend: false,
  calendarColumns: 'teachers',
  calendarPerson: null,
  calendarCursor: null,
  interviewDay: null,
  page: null,
  billingCase: null,
  agreementDraft: null,
  peopleKind: 'Candidat',
  isEveryPersonCampus: true,
  applicationFilter: { view: 'all', isEveryCampus: false },
  listFilters: {},
  listChips: {},
  teachingPart: 'SessionRecrutement',
  folder: 'root',
  deciding: null,
  settingsPage: null,
  offlinePage: null,
  theme: 'system',
  language: 'fr',
}));

/**
 * Every way to a screen passes here: links, keys, the palette, buttons, the way back. What leads to a screen that the
 * policy hides changes nothing, and is said (S14).
 */
const { setState } = useView;
useView.setState = (given, replace) => {
  const next = typeof given === 'function' ? given(useView.getState()) : given;
  const { screen } = next;
  if (screen !== undefined && hiddenScreens().includes(screen)) return refuseScreen(screen);
  return replace === true ? setState(next as ViewStore, true) : setState(next); // replaced by a whole one
};

/** Shows a screen from its beginning: its list, no decision, the first page of the settings. */
export const openScreen = (screen: Screen): void => {
  returnToScreen(screen);
  useView.setState({ deciding: null });
};

/** The same, with the decision that is open. */
export const returnToScreen = (screen: Screen): void =>
  useView.setState({ screen, settingsPage: null, page: null, billingCase: null, agreementDraft: null });

/** Opens the page of a person, an application, an agreement … on its screen, from any other. */
export const openPage = (page: Page): void =>
  useView.setState({ screen: screenOfPage(page), page, deciding: null, settingsPage: null });

/** From an open page back to its screen's list. */
export const closePage = (): void => useView.setState({ page: null });

/** The page that this screen shows; null for its list. */
export const usePage = <Shown extends Screen>(screen: Shown): PageOn<Shown> | null =>
  useView(({ page }) => pageOn(screen, page));

/** Shows a change in the list of changes. */
export const showChange = (stepId: string): void =>
  useView.setState(({ selection }) => ({
    screen: 'changes',
    deciding: null,
    page: null,
    settingsPage: null,
    selection: { ...selection, changes: stepId },
  }));

/** Opens the ledger of a billing case, from any screen. */
export const openBillingCase = (billingCase: string): void =>
  useView.setState({ screen: 'finance', billingCase, page: null, deciding: null, settingsPage: null });

/** Opens an agreement that is being prepared, from any screen. */
export const openAgreementDraft = (agreementDraft: string): void =>
  useView.setState({ screen: 'agreements', agreementDraft, page: null, deciding: null, settingsPage: null });

/** Opens the tests of the connection, from any screen. */
export const openConnection = (): void =>
  useView.setState({ screen: 'settings', settingsPage: 'connection', page: null, deciding: null });

/** Opens what a user can give to who helps, from any screen. */
export const openSupport = (): void =>
  useView.setState({ screen: 'settings', settingsPage: 'support', page: null, deciding: null });

/** Opens the condition of Carnet, from any screen. */
export const openHealth = (): void =>
  useView.setState({ screen: 'settings', settingsPage: 'health', page: null, deciding: null });
