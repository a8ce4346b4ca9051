import type { EventView, InterviewView } from '../../../cache/queries/views.ts';
import { foldedWords, holdsWords } from './fold.ts';

/** What the calendar shows: an event, or the interview hour of an application, which is no event of the service. */
export interface ShownEvent extends EventView {
  readonly interview?: InterviewView;
}

/** The type under which interviews of applications are shown and filtered; no id of the service. */
export const interviewTypeId = 'dossier';
export const interviewId = (fileId: string): string => `${interviewTypeId}:${fileId}`;

/** Interviews made to look like events. They have no end of their own: the service knows only when they begin. */
export function interviewsAsEvents(interviews: readonly InterviewView[], campusId: string, typeName: string): readonly ShownEvent[] {
  return interviews.map((interview) => ({
    id: interviewId(interview.id),
    mark: interview.mark,
    steps: interview.steps,
    nom: interview.applicantName || interview.numero,
    campusId,
    typeId: interviewTypeId,
    typeName,
    debut: interview.creneau,
    fin: interview.creneau,
    baseDebut: interview.baseCreneau,
    baseFin: interview.baseCreneau,
    enseignants: interview.agentName ?? '',
    programmeName: interview.pathName,
    group: null,
    annule: false,
    realise: false,
    interview,
  }));
}

/** Whether an event bears the applicant's name: what schools write when they place an interview in the calendar. */
export function isNamedFor(event: EventView, interview: InterviewView): boolean {
  return interview.applicantName !== '' && holdsWords(event.nom, foldedWords(interview.applicantName));
}

/** Without those that an event of the same name already shows at the very same moment. */
export function besideEvents(interviews: readonly InterviewView[], events: readonly EventView[]): readonly InterviewView[] {
  const atMoment = new Map<number, EventView[]>();
  for (const event of events) {
    if (event.annule) continue;
    const others = atMoment.get(event.debut);
    if (others) others.push(event);
    else atMoment.set(event.debut, [event]);
  }
  return interviews.filter((interview) => !atMoment.get(interview.creneau)?.some((event) => isNamedFor(event, interview)));
}
