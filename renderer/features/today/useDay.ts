import { useMemo } from 'react';
import { useDatasetStatus, useEvents, useInterviews, useMadeHere } from '#cache/queries/hooks.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { planOf } from '#parts/interviews/clash.ts';
import { useRoomOf } from '#parts/interviews/useRoomOf.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { useExpected, useIsMine } from '#timeGrid/appearance/expected.ts';
import { isInRows, useFormat, usePinnedRows, useNow } from '#ui/index.ts';
import type { Day } from '#ui/index.ts';
import { lacksDecision } from '#wording/dayTotals.ts';
import { workingDaysBefore } from './day/schedule.ts';

/** How many days back applications without a decision are searched. */
const workingDays = 5;

/** How far from its day the event of an interview is searched, in ms. */
const daysAround = 21 * 86_400_000;

const none: readonly InterviewView[] = [];

export function useDay(day: Day) {
  const format = useFormat();
  const now = useNow();
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const { shown, fieldMapping } = useDayChoices();
  const isToday = day === format.dayOf(now);
  const range = { campusId, from: format.startOfDay(day), to: format.endOfDay(day) };
  const ofDay = useInterviews(range);
  const events = useEvents(range);
  const before = useInterviews({
    campusId,
    from: isToday ? format.startOfDay(workingDaysBefore(day, workingDays)) : range.from,
    to: range.from,
  });
  const isOwn = useIsMine();
  const isMine = (interview: InterviewView): boolean => shown === 'everyone' || isOwn(interview);

  const wide = { campusId, from: range.from - daysAround, to: range.to + daysAround };
  const eventsAround = useEvents(wide);
  const roomOf = useRoomOf(ofDay);
  // Clashes are computed among the interviews of all agents, whichever are shown.
  const plan = useMemo(() => planOf(ofDay, events, roomOf, eventsAround), [ofDay, events, roomOf, eventsAround]);
  const expected = useExpected(range);
  const interviews = expected.filter(isMine);
  return {
    interviews,
    // Other agents have interviews that day: the filter « Mes entretiens » hides them.
    isOfOthers: expected.length > interviews.length,
    unfinished: isToday
      ? before.filter((interview) => lacksDecision(interview, fieldMapping, now) && isMine(interview)).toReversed()
      : none,
    plan,
  };
}

/**
 * Others' changes move no line under pointer or focus; the user's show at once, and all until the day was received
 * whole.
 */
export function usePinnedDay(
  interviews: readonly InterviewView[],
  day: Day,
): ReturnType<typeof usePinnedRows<InterviewView>> {
  const hasApplications = useDatasetStatus({ entity: 'Dossier' }).last !== null;
  const hasEvents = useDatasetStatus({ entity: 'Planification' }).last !== null;
  const { shown } = useDayChoices();
  const made = useMadeHere('Dossier');
  const isBusy = (): boolean => hasApplications && hasEvents && isInRows();
  return usePinnedRows(interviews, `${day} ${shown}`, isBusy, ({ id, mark }) => mark !== null || made.has(id));
}
