import { useInterviews } from '#cache/queries/hooks.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { joinedWords } from '#shared/text/fold.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { useFormat, useNow } from '#ui/index.ts';
import { mappedOf } from '#wording/dayFields.ts';
import type { ApplicationDraft } from './draft.ts';

/** The interviews of today of applicants with the name that is typed, who have not arrived; null: none is typed. */
export function useAppointments(sought: Pick<ApplicationDraft, 'nom' | 'prenoms'> | null): readonly InterviewView[] {
  const format = useFormat();
  const day = format.dayOf(useNow());
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const { fieldMapping } = useDayChoices();
  const interviews = useInterviews({ campusId, from: format.startOfDay(day), to: format.endOfDay(day) });
  if (sought === null || sought.nom.trim() === '' || sought.prenoms.trim() === '') return [];
  const name = joinedWords(`${sought.nom} ${sought.prenoms}`);
  return interviews.filter((interview) => {
    const { arrived, done } = mappedOf(interview, fieldMapping);
    return joinedWords(interview.applicantName) === name && !arrived && !done;
  });
}
