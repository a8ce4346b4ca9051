import { useSyncExternalStore } from 'react';
import type { ApplicationView } from '#cache/queries/views.ts';

/** The test's applications in place of the cache. */
let applications: readonly ApplicationView[] = [];
const listeners = new Set<() => void>();

export const decisionOf = (id: string): string | null =>
  applications.find((application) => application.id === id)?.decisionId ?? null;
export function put(next: readonly ApplicationView[]): void {
  applications = next;
  for (const listener of listeners) listener();
}
export const decideInCache = (id: string, decisionId: string | null): void =>
  put(applications.map((application) => (application.id === id ? { ...application, decisionId } : application)));

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useSomeApplications = (ids: readonly string[]): readonly (ApplicationView | null)[] => {
  const now = useSyncExternalStore(listen, () => applications);
  return ids.map((id) => now.find((application) => application.id === id) ?? null);
};
export const useOutbox = (): { readonly receipts: readonly [] } => ({ receipts: [] });
export const useSeenInApplications = (): object => seen;
const seen = { decisionIds: ['3', '12'], statesOfDecisions: new Map(), codes: [] };
export const useIdNames = () => noName;
const noName = (): undefined => undefined;
