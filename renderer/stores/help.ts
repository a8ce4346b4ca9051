import { create } from 'zustand';
import type { FailureKind } from '#shared/failures/failure.ts';

export const helpTabs = ['signs', 'failures', 'workstation', 'keys', 'lines'] as const;
export type HelpTab = (typeof helpTabs)[number];

/** What the help says of this workstation and of Carnet on it, in order. Each is linked from where it is met. */
export const helpTopics = [
  'connection',
  'proxy',
  'health',
  'policy',
  'shared',
  'lock',
  'updates',
  'notices',
  'screenshots',
] as const;
export type HelpTopic = (typeof helpTopics)[number];

interface HelpStore {
  /** Null: the help is closed. */
  readonly tab: HelpTab | null;
  /** The failure that the user asks about; null: none in particular. */
  readonly failure: FailureKind | null;
  /** The topic that the user asks about; null: none in particular. */
  readonly topic: HelpTopic | null;
}

/** Which part of the help is open; every screen may open it. */
export const useHelp = create<HelpStore>(() => ({ tab: null, failure: null, topic: null }));

export const openHelp = (tab: HelpTab): void => useHelp.setState({ tab, failure: null, topic: null });
export const explainFailure = (failure: FailureKind): void =>
  useHelp.setState({ tab: 'failures', failure, topic: null });
export const explainTopic = (topic: HelpTopic): void => useHelp.setState({ tab: 'workstation', failure: null, topic });
export const closeHelp = (): void => useHelp.setState({ tab: null, failure: null, topic: null });
