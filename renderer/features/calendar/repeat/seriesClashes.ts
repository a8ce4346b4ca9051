import type { ApplicationView } from '#cache/queries/views.ts';
import { firstClash } from '#shared/clash/clash.ts';
import { needsOf } from '#timeGrid/appearance/needs.ts';
import { applicationOf, blankEvent } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { Span } from '#timeGrid/gesture/span.ts';

export interface SeriesClash {
  readonly span: Span;
  readonly event: ShownEvent;
}

interface NewSeries {
  readonly spans: readonly Span[];
  readonly nom: string;
  readonly enseignants: string;
  /** The application that gets the hour of the first span. */
  readonly application: ApplicationView | null;
}

interface There {
  readonly events: readonly ShownEvent[];
  /** As for `needsOf`. */
  readonly room: string | null;
}

/**
 * The first of each span that takes its teacher, agent or room, as for a drag. An application's interview counts where
 * it will be.
 */
export function clashesOfSeries(
  { spans, nom, enseignants, application }: NewSeries,
  there: There,
): readonly SeriesClash[] {
  const written = spans.map((span, at) => ({
    ...blankEvent,
    ...span,
    id: `written:${at}`,
    nom,
    enseignants,
    ...(at === 0 && application && { linked: { ...application, creneau: span.debut } }),
  }));
  const events = there.events.filter((event) => !application || applicationOf(event)?.id !== application.id);
  const needOf = needsOf(there.room);
  return written.flatMap((event, at) => {
    const found = firstClash(needOf(event), events, needOf);
    const span = spans[at];
    return found && span ? [{ span, event: found.other }] : [];
  });
}
