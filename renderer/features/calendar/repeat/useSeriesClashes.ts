import { useMemo } from 'react';
import { useEvents, useInterviews } from '#cache/queries/hooks.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { interviewsAsEvents, standIns } from '../appearance/shown.ts';
import type { Span } from '../gesture/span.ts';
import { clashesOfSeries } from './seriesClashes.ts';
import type { SeriesClash } from './seriesClashes.ts';

/** Where what events that are being written need is taken already, in their order: people and rooms. */
export function useSeriesClashes(
  campusId: string,
  spans: readonly Span[],
  { nom, enseignants }: { readonly nom: string; readonly enseignants: string },
): readonly SeriesClash[] {
  const isAsked = spans.length > 0 && (enseignants.trim() !== '' || nom.trim() !== '');
  const times = {
    from: isAsked ? Math.min(...spans.map(({ debut }) => debut)) : 0,
    to: isAsked ? Math.max(...spans.map(({ fin }) => fin)) : 0,
  };
  const events = useEvents({ campusId, ...times });
  const interviews = useInterviews({ campusId, ...times });
  const { room } = useDayChoices((choices) => choices.fieldMapping);
  return useMemo(() => {
    if (!isAsked) return [];
    const shownBy = standIns(interviews, events);
    const alone = interviews.filter(({ id }) => !shownBy.has(id));
    const all = [...events, ...interviewsAsEvents(alone, campusId, '')];
    return clashesOfSeries({ spans, nom, enseignants }, { events: all, interviews, room });
  }, [isAsked, events, interviews, room, campusId, spans, nom, enseignants]);
}
