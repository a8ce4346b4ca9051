import { useMemo } from 'react';
import { useAgents } from '#cache/queries/hooks.ts';
import { useTeachers } from '#cache/queries/teachers.ts';
import type { WeekPerson } from '#shared/ipc/place.ts';
import { peopleFinder } from '#shared/text/people.ts';
import { applicationOf } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';

/** Several people in a text: it is not one name. */
const severalNames = /[,;/&+]/u;

export type PeopleOf = (event: ShownEvent) => readonly WeekPerson[];

/** Whose an event is, as far as that is known: teachers and agents that its text names, applicant and their agent. */
export function usePeopleOf(campusId: string): PeopleOf {
  const teachers = useTeachers();
  const agents = useAgents(campusId);
  const teachersIn = useMemo(() => peopleFinder(teachers), [teachers]);
  const agentsIn = useMemo(() => peopleFinder(agents), [agents]);
  return useMemo(() => {
    return (event) => {
      const interview = applicationOf(event);
      // For an interview alone, the text is its agent's name already.
      const text = event.interview ? '' : event.enseignants.trim();
      const people: WeekPerson[] = [
        ...teachersIn(text).map(({ id, name }) => ({ kind: 'teacher' as const, id, name })),
        ...agentsIn(text).map(({ id, name }) => ({ kind: 'agent' as const, id, name })),
      ];
      if (people.length === 0 && text !== '' && !severalNames.test(text))
        people.push({ kind: 'teacher', id: null, name: text });
      if (interview?.agentName) people.push({ kind: 'agent', id: interview.agentId, name: interview.agentName });
      if (interview?.applicantName)
        people.push({ kind: 'applicant', id: interview.applicantId, name: interview.applicantName });
      return people.filter(
        (person, at) => people.findIndex(({ kind, name }) => kind === person.kind && name === person.name) === at,
      );
    };
  }, [teachersIn, agentsIn]);
}
