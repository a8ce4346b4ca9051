import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApplicantsIn } from '#cache/queries/applicantsIn.ts';
import { useCampuses, useDatasetStatus, useEventsOf, useInterviewsOf } from '#cache/queries/hooks.ts';
import type { ApplicationView, EventView, InterviewView } from '#cache/queries/views.ts';
import { isNamedFor } from '#intents/interview/named.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import { standIns } from '#timeGrid/appearance/shown.ts';
import { useFormat, useNow } from '#ui/index.ts';

/** An interview of an applicant that is still to come. */
export interface Awaited {
  readonly event: EventView;
  /**
   * Known by the application's hour, or by its name alone. Unclear: one of several of that name, perhaps a namesake's,
   * one that has begun, or of another campus; it is moved only by hand.
   */
  readonly by: 'hour' | 'name' | 'unclear';
  /** Its day and hour, and its campus where that is another one. */
  readonly where: string;
}

/** The applicant of the interview. Where no application is known, it has the name alone. */
type OfApplicant = Pick<ApplicationView, 'id' | 'numero' | 'applicantName' | 'creneau'>;

interface Known {
  readonly events: readonly EventView[];
  readonly interviews: readonly InterviewView[];
  /** Another applicant has the same name. */
  readonly hasNamesake: boolean;
  /** Epoch ms. */
  readonly now: number;
}

/** The event of the application's hour, else the next interview of that name which no other application has (R4.7). */
function awaitedOf(
  application: Omit<OfApplicant, 'creneau'>,
  { events, interviews, hasNamesake, now }: Known,
): Omit<Awaited, 'where'> | null {
  const isAhead = ({ annule, realise, fin }: EventView): boolean => !annule && !realise && fin > now;
  const shownBy = standIns(interviews, events);
  const own = shownBy.get(application.id);
  if (own && isAhead(own) && own.debut > now) return { event: own, by: 'hour' };
  const taken = new Set([...shownBy.values()].map(({ id }) => id));
  const isTheirs = (event: EventView): boolean =>
    event === own || (!taken.has(event.id) && hueOf(event.typeName) === 'interview' && isNamedFor(event, application));
  const [first, another] = events.filter((event) => isAhead(event) && isTheirs(event));
  return first ? { event: first, by: another || hasNamesake || first.debut <= now ? 'unclear' : 'name' } : null;
}

/** Interviews are planned for the weeks to come; that of the application's hour is found whenever it is. In ms. */
const ahead = 92 * 24 * 3_600_000;

/**
 * Returns the applicant's interview that is still to come, on any campus; null where there is none, or `of` is null.
 * `campusId`: of the event that is being written.
 */
export function useAwaited(campusId: string, of: OfApplicant | null): Awaited | null {
  const { dayOf, dayTime, startOfDay, endOfDay } = useFormat();
  const now = useNow();
  const from = startOfDay(dayOf(now));
  const times = { from, to: of ? Math.max(from + ahead, endOfDay(dayOf(of.creneau ?? now))) : from };
  const campuses = useCampuses();
  const campusIds = [...new Set([campusId, ...campuses.map((campus) => campus.id)])];
  const events = useEventsOf(campusIds, times);
  const interviews = useInterviewsOf(campusIds, times);
  const { id = '', numero = '', applicantName = '' } = of ?? {};
  const hasNamesake = useApplicantsIn(applicantName).length > 1;
  const awaited = useMemo(
    () =>
      applicantName === '' ? null : awaitedOf({ id, numero, applicantName }, { events, interviews, hasNamesake, now }),
    [id, numero, applicantName, events, interviews, hasNamesake, now],
  );
  if (!awaited) return null;
  const when = dayTime(awaited.event.debut);
  if (awaited.event.campusId === campusId) return { ...awaited, where: when };
  const campus = campuses.find((each) => each.id === awaited.event.campusId);
  return { ...awaited, by: 'unclear', where: [when, ...(campus ? [campus.name] : [])].join(', ') };
}

/** The list of events has not come whole: the applicant may have an interview that is not here. */
export const useIsPartial = (): boolean => useDatasetStatus({ entity: 'Planification' }).last?.complete !== true;

export interface Halves {
  readonly application: OfApplicant | null;
  readonly moves: EventView | null;
}

/**
 * The two as they were when the user last said what is meant, which is the base of their change whatever is received
 * since (I12). `said`: changes with that.
 */
export function useBegun({ application, moves }: Halves, said = ''): Halves {
  const key = [application?.id, moves?.id, said].join(' ');
  const [begun, setBegun] = useState({ key, application, moves });
  if (begun.key !== key) setBegun({ key, application, moves });
  return begun.key === key ? begun : { application, moves };
}

/** The teachers of an event that is being written, and those of the one that it moves; '' for none. */
export function useTeachersAfter(): (given: string, moves: EventView | null) => string {
  const { t } = useTranslation();
  return (given, moves) => {
    const before = moves?.enseignants ?? '';
    if (given === '' || given === before) return before;
    return before === '' ? given : t('calendar.form.inPlaceOf', { after: given, before });
  };
}
