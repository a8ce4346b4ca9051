import { create } from 'zustand';
import { usePreferences } from './preferences.ts';

/** The stops of the tour of Carnet, in order. */
export const tourStops = ['today', 'calendar', 'changes', 'offline', 'search', 'connection', 'help'] as const;
export type TourStop = (typeof tourStops)[number];

/** Where the tour is; null: it is not running. */
export const useTour = create<{ readonly stop: TourStop | null }>(() => ({ stop: null }));

export function startTour(): void {
  usePreferences.setState({ isTourOffered: false });
  useTour.setState({ stop: tourStops[0] });
}

/** Leaves it; the help can start it again. */
export function leaveTour(): void {
  usePreferences.setState({ isTourOffered: false });
  useTour.setState({ stop: null });
}
