import { useCallback, useMemo } from 'react';
import { useAgents, useEvents, useInterviews } from '#cache/queries/hooks.ts';
import type { Range } from '#cache/queries/hooks.ts';
import { isLinked } from '#cache/queries/links.ts';
import type { EventView, InterviewView } from '#cache/queries/views.ts';
import { isProvisional } from '#shared/entities/describe.ts';
import type { Place } from '#shared/ipc/place.ts';
import { placeOfName } from '#shared/text/people.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { useSession } from '#stores/session.ts';
import { hueOf } from './hue.ts';

/** By hour: applications with an hour, and events of an interview type that belong to none. All counts are of these. */
export function expectedOn(
  interviews: readonly InterviewView[],
  events: readonly EventView[],
): readonly InterviewView[] {
  const alone = events.filter(
    (event) =>
      !event.annule &&
      hueOf(event.typeName) === 'interview' &&
      !interviews.some((interview) => isLinked(event, interview)),
  );
  return alone.length === 0
    ? interviews
    : [...interviews, ...alone.map(withoutFile)].toSorted((a, b) => a.creneau - b.creneau);
}

/** Those of the days of a range, which begins and ends with a day. */
export function useExpected(range: Range): readonly InterviewView[] {
  const interviews = useInterviews(range);
  const events = useEvents(range);
  const { from } = range;
  return useMemo(
    () =>
      expectedOn(
        interviews,
        events.filter(({ debut }) => debut >= from),
      ),
    [interviews, events, from],
  );
}

/** Whether an interview is the user's own: theirs as its agent, or an event whose text names them (R5.8). */
export function useIsMine(): (interview: InterviewView) => boolean {
  const campusId = useSession((session) => session.open?.profile.campusId) ?? '';
  const agents = useAgents(campusId);
  const agentId = useDayChoices((choices) => choices.agentId);
  return useCallback(
    (interview) => {
      const name = agents.find(({ id }) => id === agentId)?.name ?? '';
      return interview.event
        ? name !== '' && placeOfName(interview.event.enseignants, name) !== null
        : interview.agentId === agentId;
    },
    [agents, agentId],
  );
}

/** Where it is shown; null for an application that exists only on this workstation. */
export const placeOfExpected = ({ id, event }: Pick<InterviewView, 'id' | 'event'>): Place | null => {
  if (event) return { at: 'calendar', day: null, of: null, selected: event.id };
  return isProvisional(id) ? null : { at: 'row', entity: 'Dossier', id };
};

/** An event in the form of an interview; its id is that of no application. */
const withoutFile = (event: EventView): InterviewView => ({
  id: `event:${event.id}`,
  event,
  row: event.row,
  mark: event.mark,
  steps: event.steps,
  numero: event.reference ?? '',
  applicantName: event.nom,
  applicantId: '',
  mail: null,
  admissionPathName: event.typeName,
  campusId: event.campusId,
  creneau: event.debut,
  baseCreneau: event.baseDebut,
  agentId: null,
  agentName: event.enseignants || null,
  stateId: null,
  stateName: '',
  avancement: null,
  isNew: false,
  naissance: null,
  decisionId: null,
  dateDecision: null,
  parametres: [],
});
