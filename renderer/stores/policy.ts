import { useMemo } from 'react';
import { create } from 'zustand';
import type { Screen } from '#shared/ipc/screens.ts';
import { ungoverned } from '#shared/policy/settings.ts';
import type { Governed } from '#shared/policy/settings.ts';

/** What the school fixes on this workstation, for the page to show: main enforces it (S14). */
export const usePolicy = create<Governed>(() => ungoverned);

const none: readonly Screen[] = [];
const hiddenIn = ({ values }: Governed): readonly Screen[] => values.hiddenScreens ?? none;
export const hiddenScreens = (): readonly Screen[] => hiddenIn(usePolicy.getState());
export const useHiddenScreens = (): readonly Screen[] => usePolicy(hiddenIn);

/** What leads to a hidden screen alone is not shown. */
export const useIsHidden = (screen: Screen): boolean => useHiddenScreens().includes(screen);

/** The hidden screen that was asked for last; `count` tells one request from the next. */
export const useRefusedScreen = create<{ readonly screen: Screen | null; readonly count: number }>(() => ({
  screen: null,
  count: 0,
}));

/** Says that a screen is hidden, instead of showing it. */
export const refuseScreen = (screen: Screen): void =>
  useRefusedScreen.setState(({ count }) => ({ screen, count: count + 1 }));

/** The campuses that the policy lets be opened; the practice service has its own. */
export function useOpenCampuses<Campus extends { readonly id: string }>(
  campuses: readonly Campus[],
  isPractice: boolean,
): readonly Campus[] {
  const only = usePolicy(({ values }) => values.campus);
  return useMemo(
    () => (only === undefined || isPractice ? campuses : campuses.filter(({ id }) => id === only)),
    [campuses, isPractice, only],
  );
}
