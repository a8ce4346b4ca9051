import { useMemo } from 'react';
import { create } from 'zustand';
import type { Screen } from '#shared/ipc/screens.ts';
import { useHiddenScreens } from './policy.ts';

/** The stops of the tour of Carnet, in order. */
export const tourStops = ['today', 'calendar', 'changes', 'offline', 'search', 'connection', 'help'] as const;
export type TourStop = (typeof tourStops)[number];

/** The screen that a stop shows; the others are shown wherever the user is. */
export const screenOfStop: Partial<Record<TourStop, Screen>> = {
  today: 'today',
  calendar: 'calendar',
  changes: 'changes',
  offline: 'offline',
};

/** The stops on this workstation: none leads to a screen that the policy hides (S14). */
export function useTourStops(): readonly TourStop[] {
  const hidden = useHiddenScreens();
  return useMemo(() => tourStops.filter((stop) => !hidden.some((screen) => screen === screenOfStop[stop])), [hidden]);
}

/** Where the tour is; null: it is not running. */
export const useTour = create<{ readonly stop: TourStop | null }>(() => ({ stop: null }));

export function startTour(): void {
  useTour.setState({ stop: tourStops[0] });
}

/** Leaves it; the help can start it again. */
export function leaveTour(): void {
  useTour.setState({ stop: null });
}
