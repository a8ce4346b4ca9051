import { useMemo, useSyncExternalStore } from 'react';
import { useView } from '#stores/view.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { lengthOfView, partOf, shownDays, stepPart, stepPeriod } from './layout/period.ts';
import type { CalendarView, ShownLength, Weekend } from './layout/period.ts';
import type { SchoolDay } from './layout/schoolDay.ts';

interface PeriodShown {
  readonly view: CalendarView;
  /** The day that the period was chosen by, YYYY-MM-DD. */
  readonly day: string;
  /** All days of the period. */
  readonly days: readonly SchoolDay[];
  /** What keeps a day of the weekend in sight. */
  readonly events: readonly { readonly debut: number; readonly fin: number }[];
}

interface DaysOnScreen {
  readonly onScreen: readonly SchoolDay[];
  /** Null where there is nothing to fold. */
  readonly weekend: Weekend | null;
  readonly length: ShownLength;
  /** A day of the days before or after those on screen. */
  readonly neighbour: (by: 1 | -1) => string;
}

/** Of a period, the days that hold something and that this window has room for. */
export function useDaysOnScreen({ view, day, days, events }: PeriodShown): DaysOnScreen {
  const today = useFormat().dayOf(useNow());
  const weekendShown = useView((state) => state.calendarWeekend);
  const room = useDaysThatFit();
  // An edit rarely changes which days hold something: what is drawn of the days alone is not drawn again.
  const busyCount = useMemo(() => shownDays(days, events, today).length, [days, events, today]);
  const busy = useMemo(() => days.slice(0, busyCount), [days, busyCount]);
  const open = view === 'week' && weekendShown ? days : busy;
  const onScreen = useMemo(() => (view === 'week' ? partOf(open, day, room) : open), [view, open, day, room]);
  const weekend = useMemo(
    () =>
      view !== 'week' || busy.length === days.length || onScreen.at(-1) !== open.at(-1)
        ? null
        : { days: days.slice(busy.length), isShown: weekendShown },
    [view, busy, days, open, onScreen, weekendShown],
  );
  const isPart = onScreen.length < open.length;
  const neighbour = (by: 1 | -1): string => (isPart ? stepPart(open, onScreen, by) : stepPeriod(day, view, by));
  return { onScreen, weekend, length: isPart ? 'days' : lengthOfView[view], neighbour };
}

/** Windows in which a whole week cannot be read, and how many of its days can; the narrowest first. */
const narrow = [
  { window: '(width <= 560px)', days: 1 },
  { window: '(width <= 900px)', days: 3 },
] as const;

/** How many days side by side this window has room for. */
const useDaysThatFit = (): number => useSyncExternalStore(follow, daysThatFit);

/** Asked for once: each question parses its text, and every render of the calendar asks. */
let watched: readonly { readonly days: number; readonly list: MediaQueryList }[] | undefined;
const lists = () => (watched ??= narrow.map(({ window: text, days }) => ({ days, list: window.matchMedia(text) })));

const daysThatFit = (): number => lists().find(({ list }) => list.matches)?.days ?? 7;

function follow(changed: () => void): () => void {
  for (const { list } of lists()) list.addEventListener('change', changed);
  return () => {
    for (const { list } of lists()) list.removeEventListener('change', changed);
  };
}
