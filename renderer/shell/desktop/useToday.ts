import { useMemo } from 'react';
import type { InterviewView } from '#cache/queries/views.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { useExpected, useIsMine } from '#timeGrid/appearance/expected.ts';
import { useFormat, useNow } from '#ui/index.ts';

/** Everybody who is expected today on the campus, and the time to the minute. */
export function useInterviewsToday() {
  const format = useFormat();
  const now = useNow();
  const day = format.dayOf(now);
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const interviews = useExpected({ campusId, from: format.startOfDay(day), to: format.endOfDay(day) });
  return { now, day, interviews };
}

/** Today's interviews on the campus, or the user's own where only these are shown; and the time to the minute. */
export function useToday(): { readonly now: number; readonly interviews: readonly InterviewView[] } {
  const { agentId, shown } = useDayChoices();
  const { now, interviews: all } = useInterviewsToday();
  const isMine = useIsMine();
  const isAll = shown === 'everyone' || agentId === null;
  const interviews = useMemo(() => (isAll ? all : all.filter(isMine)), [all, isAll, isMine]);
  return { now, interviews };
}
