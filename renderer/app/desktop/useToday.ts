import { useInterviews } from '../../cache/queries/hooks.ts';
import type { InterviewView } from '../../cache/queries/views.ts';
import { useSession } from '../../stores/session.ts';
import { useFormat, useNow } from '../../ui/index.ts';

/** Today's interviews on the campus, and the time to the minute. */
export function useToday(): { readonly now: number; readonly interviews: readonly InterviewView[] } {
  const format = useFormat();
  const now = useNow();
  const day = format.dayOf(now);
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  return { now, interviews: useInterviews({ campusId, from: format.startOfDay(day), to: format.endOfDay(day) }) };
}
