import { useSyncExternalStore } from 'react';
import type { ApplicationView } from '#cache/queries/views.ts';
import { rawOf, splice } from '#shared/json/rawJson.ts';
import { useIdLabelStore } from '#stores/idLabels.ts';

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
  put(
    applications.map((application) =>
      application.id === id
        ? {
            ...application,
            decisionId,
            row: splice(application.row, new Map([['DecisionId', rawOf(decisionId && Number(decisionId))]])),
          }
        : application,
    ),
  );

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
const seen = {
  decisionIds: ['1', '3', '12'],
  stateOfDecision: new Map([
    ['1', { stateId: '55', count: 41, total: 41, isSure: true }],
    ['12', { stateId: '56', count: 1, total: 2, isSure: false }],
  ]),
  codes: [],
};
const states: Readonly<Record<string, string>> = { 55: 'Admis', 56: 'Liste d’attente' };
export const useIdNames = () => nameOf;
const nameOf = (field: string, id: string): string | undefined =>
  field === 'DecisionId'
    ? (useIdLabelStore.getState().lists['Decision']?.[id] ?? (id === '12' ? 'Liste d’attente' : undefined))
    : states[id];
