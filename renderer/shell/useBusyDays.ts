import { useEffect, useMemo, useState } from 'react';
import { useEvents, useInterviews } from '#cache/queries/hooks.ts';
import { useSession } from '#stores/session.ts';
import { useView } from '#stores/view.ts';
import { useFormat } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { daysHolding } from './monthGrid.ts';

const nothing = { from: 0, to: 0 } as const;

/** Which of these days, one after the other, hold something: interviews where those are shown, else events. */
export function useBusyDays(days: readonly Day[]): ReadonlySet<Day> {
  const format = useFormat();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const ofInterviews = useView((view) => view.screen === 'today');
  const idle = useIdle();
  const key = days.join(' ');
  const edges = useMemo(() => {
    const each = key.split(' ');
    return [...each.map((day) => format.startOfDay(day)), format.endOfDay(each.at(-1) ?? '')];
  }, [key, format]);
  const whole = { from: edges[0] ?? 0, to: edges.at(-1) ?? 0 };
  const events = useEvents({ campusId, ...(idle && !ofInterviews ? whole : nothing) });
  const interviews = useInterviews({ campusId, ...(idle && ofInterviews ? whole : nothing) });
  return useMemo(() => {
    const spans = ofInterviews
      ? interviews.map(({ creneau }) => ({ debut: creneau, fin: creneau }))
      : events.filter(({ annule }) => !annule);
    return new Set(daysHolding(spans, edges).map((index) => key.split(' ')[index] ?? ''));
  }, [ofInterviews, interviews, events, edges, key]);
}

/** True once the page has nothing more urgent to do: six weeks of events are not read before the first screen stands. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const handle = requestIdleCallback(() => setIdle(true));
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}
