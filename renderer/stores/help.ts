import { create } from 'zustand';
import type { FailureKind } from '#shared/failures/failure.ts';

export const helpTabs = ['signs', 'failures', 'keys'] as const;
export type HelpTab = (typeof helpTabs)[number];

interface HelpStore {
  /** Null: the help is closed. */
  readonly tab: HelpTab | null;
  /** The failure that the user asks about; null: none in particular. */
  readonly failure: FailureKind | null;
}

/** Which part of the help is open; every screen may open it. */
export const useHelp = create<HelpStore>(() => ({ tab: null, failure: null }));

export const openHelp = (tab: HelpTab): void => useHelp.setState({ tab, failure: null });
export const explainFailure = (failure: FailureKind): void => useHelp.setState({ tab: 'failures', failure });
export const closeHelp = (): void => useHelp.setState({ tab: null, failure: null });
