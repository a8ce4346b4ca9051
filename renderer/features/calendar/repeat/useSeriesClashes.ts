import { useMemo } from 'react';
import { useEvents } from '#cache/queries/hooks.ts';
import type { EventView } from '#cache/queries/views.ts';
import { mentions } from '#intents/interview/named.ts';
import type { Span } from '../gesture/span.ts';

/** An event to be created, and one that its teacher has at the same time. */
export interface SeriesClash {
  readonly span: Span;
  readonly event: EventView;
}

/** Where the teacher of events that are being written is elsewhere, in their order; none without a teacher. */
export function useSeriesClashes(
  campusId: string,
  spans: readonly Span[],
  enseignants: string,
): readonly SeriesClash[] {
  const from = Math.min(...spans.map(({ debut }) => debut));
  const to = Math.max(...spans.map(({ fin }) => fin));
  const isAsked = enseignants.trim() !== '' && spans.length > 0;
  const events = useEvents({ campusId, from: isAsked ? from : 0, to: isAsked ? to : 0 });
  return useMemo(() => (isAsked ? clashesWith(events, spans, enseignants) : []), [isAsked, events, spans, enseignants]);
}

/** The first event of each span that takes the same teacher. */
const clashesWith = (
  events: readonly EventView[],
  spans: readonly Span[],
  enseignants: string,
): readonly SeriesClash[] => {
  const name = enseignants.trim();
  const theirs = events.filter(
    (event) => !event.annule && (event.enseignants.trim() === name || mentions(event.enseignants, name)),
  );
  return spans.flatMap((span) => {
    const event = theirs.find(({ debut, fin }) => debut < span.fin && span.debut < fin);
    return event ? [{ span, event }] : [];
  });
};
