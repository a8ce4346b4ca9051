import { create } from 'zustand';
import type { Incident } from '#shared/ipc/incident.ts';

interface IncidentStore {
  /** What stopped Carnet without the user's will, oldest first (S15). */
  readonly incidents: readonly Incident[];
}

export const useIncidents = create<IncidentStore>(() => ({ incidents: [] }));

/** Those that the user has not read. */
export const unsaidOf = ({ incidents }: IncidentStore): readonly Incident[] =>
  incidents.filter(({ isSaid }) => !isSaid);
