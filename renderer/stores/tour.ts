import { useMemo } from 'react';
import { create } from 'zustand';
import type { Screen } from '#shared/ipc/screens.ts';
import { useHiddenScreens } from './policy.ts';

/** The topics of the tour of Carnet, in order: it ends on the day. */
export const tourTopics = ['search', 'calendar', 'changes', 'offline', 'connection', 'help', 'today'] as const;
export type TourTopic = (typeof tourTopics)[number];

/** The screen that a topic shows; the others are shown wherever the user is. */
export const screenOfTopic: Partial<Record<TourTopic, Screen>> = {
  today: 'today',
  calendar: 'calendar',
  changes: 'changes',
  offline: 'offline',
};

/** The topics on this workstation: none leads to a screen that the policy hides (S14). */
export function useTourTopics(): readonly TourTopic[] {
  const hidden = useHiddenScreens();
  return useMemo(
    () => tourTopics.filter((topic) => !hidden.some((screen) => screen === screenOfTopic[topic])),
    [hidden],
  );
}

/** Where the tour is; null: it is not running. */
export const useTour = create<{ readonly topic: TourTopic | null }>(() => ({ topic: null }));

export function startTour(): void {
  useTour.setState({ topic: tourTopics[0] });
}

/** Leaves it; the help can start it again. */
export function leaveTour(): void {
  useTour.setState({ topic: null });
}
