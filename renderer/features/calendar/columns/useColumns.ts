import { useMemo } from 'react';
import { useAgents } from '#cache/queries/hooks.ts';
import { useTeachers } from '#cache/queries/teachers.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { useView } from '#stores/view.ts';
import { agentsOf } from '../appearance/shown.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import { columnsOf } from './columns.ts';
import type { Column } from './columns.ts';

/**
 * A day's events by person. A teacher's column may be a text alone; an agent's is one of the campus, and an event that
 * shows an interview belongs to its agent, whatever its teachers.
 */
export function useColumns(
  campusId: string,
  events: readonly ShownEvent[],
  interviews: readonly InterviewView[],
): readonly Column[] {
  const kind = useView((state) => state.calendarColumns);
  const teachers = useTeachers();
  const agents = useAgents(campusId);
  return useMemo(() => {
    if (kind === 'teachers')
      return columnsOf(events, { known: teachers, textOf: ({ enseignants }) => enseignants, ownColumn: true });
    const agentOf = agentsOf(interviews, events);
    return columnsOf(events, {
      known: agents,
      textOf: ({ id, enseignants }) => agentOf.get(id) ?? enseignants,
      ownColumn: false,
    });
  }, [events, interviews, kind, agents, teachers]);
}
