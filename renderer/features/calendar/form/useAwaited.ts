import { useMemo } from 'react';
import { useEvents, useInterviews } from '#cache/queries/hooks.ts';
import type { ApplicationView, EventView, InterviewView } from '#cache/queries/views.ts';
import { isNamedFor } from '#intents/interview/named.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import { standIns } from '#timeGrid/appearance/shown.ts';
import { useFormat, useNow } from '#ui/index.ts';

/** An interview of an applicant that is still to come. */
export interface Awaited {
  readonly event: EventView;
  /** Known by the application's hour, by its name alone, or one of several of that name. */
  readonly by: 'hour' | 'name' | 'several';
}

/** Whose interview it is; without an application, only the name is known. */
type OfApplicant = Pick<ApplicationView, 'id' | 'numero' | 'applicantName' | 'creneau'>;

interface Known {
  readonly events: readonly EventView[];
  readonly interviews: readonly InterviewView[];
  /** Epoch ms. */
  readonly now: number;
}

/** The event of the application's hour, else the next interview of that name which no other application has (R4.7). */
function awaitedOf(application: Omit<OfApplicant, 'creneau'>, { events, interviews, now }: Known): Awaited | null {
  const isAhead = ({ annule, realise, fin }: EventView): boolean => !annule && !realise && fin > now;
  const shownBy = standIns(interviews, events);
  const own = shownBy.get(application.id);
  if (own && isAhead(own)) return { event: own, by: 'hour' };
  const taken = new Set([...shownBy.values()].map(({ id }) => id));
  const [first, another] = events.filter(
    (event) =>
      isAhead(event) && !taken.has(event.id) && hueOf(event.typeName) === 'interview' && isNamedFor(event, application),
  );
  return first ? { event: first, by: another ? 'several' : 'name' } : null;
}

/** Interviews are planned for the weeks to come; that of the application's hour is found whenever it is. In ms. */
const ahead = 92 * 24 * 3_600_000;

/** What of an applicant's interviews is still to come on a campus; null: nothing, or nobody is asked about. */
export function useAwaited(campusId: string, of: OfApplicant | null): Awaited | null {
  const { dayOf, startOfDay, endOfDay } = useFormat();
  const now = useNow();
  const from = startOfDay(dayOf(now));
  const range = { campusId, from, to: of ? Math.max(from + ahead, endOfDay(dayOf(of.creneau ?? now))) : from };
  const events = useEvents(range);
  const interviews = useInterviews(range);
  const { id = '', numero = '', applicantName = '' } = of ?? {};
  return useMemo(
    () => (applicantName === '' ? null : awaitedOf({ id, numero, applicantName }, { events, interviews, now })),
    [id, numero, applicantName, events, interviews, now],
  );
}
