import { useMemo } from 'react';
import { useEvents, useInterviews, useSomeApplications } from '#cache/queries/hooks.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { withInterviews } from '#timeGrid/appearance/shown.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { clashesOfSeries } from './seriesClashes.ts';
import type { SeriesClash } from './seriesClashes.ts';

const noType = { id: '', name: '' };

interface EventsToWrite {
  readonly nom: string;
  readonly enseignants: string;
  /** Of the application that gets the first hour. */
  readonly applicationId?: string | undefined;
}

/** Where what events that are being written need is taken already, in their order: people and rooms. */
export function useSeriesClashes(
  campusId: string,
  spans: readonly Span[],
  { nom, enseignants, applicationId }: EventsToWrite,
): readonly SeriesClash[] {
  const isAsked = spans.length > 0 && (enseignants.trim() !== '' || nom.trim() !== '');
  const times = {
    from: isAsked ? Math.min(...spans.map(({ debut }) => debut)) : 0,
    to: isAsked ? Math.max(...spans.map(({ fin }) => fin)) : 0,
  };
  const events = useEvents({ campusId, ...times });
  const interviews = useInterviews({ campusId, ...times });
  const [application = null] = useSomeApplications(applicationId === undefined ? [] : [applicationId]);
  const { room } = useDayChoices((choices) => choices.fieldMapping);
  return useMemo(() => {
    if (!isAsked) return [];
    const others = withInterviews(events, interviews, campusId, noType);
    return clashesOfSeries({ spans, nom, enseignants, application }, { events: others, room });
  }, [isAsked, events, interviews, room, campusId, spans, nom, enseignants, application]);
}
