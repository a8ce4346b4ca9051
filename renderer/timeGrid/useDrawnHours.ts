import { useMemo } from 'react';
import type { RefObject } from 'react';
import { usePreferences } from '#stores/preferences.ts';
import type { DrawnHours } from './layout/geometry.ts';
import { headHeight, pixelsPerHour, visibleHours } from './layout/geometry.ts';
import type { DayLayout, Timed } from './layout/layoutDay.ts';
import { useHeight } from './useSize.ts';

/** The hours that contain everything of these days, as high as the grid has room for. */
export function useDrawnHours(
  layouts: readonly DayLayout<Timed>[],
  scroller: RefObject<HTMLElement | null>,
): DrawnHours {
  const room = useHeight(scroller) - headHeight;
  const usual = usePreferences((preferences) => preferences.calendarHours);
  const { from, to } = visibleHours(
    layouts.flatMap(({ focusTargets }) => focusTargets),
    usual,
  );
  const perHour = pixelsPerHour({ from, to }, room);
  return useMemo(() => ({ from, to, pixelsPerHour: perHour }), [from, to, perHour]);
}
