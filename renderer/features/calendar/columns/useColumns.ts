import { useMemo } from 'react';
import { useAgents } from '../../../cache/queries/hooks.ts';
import { useTeachers } from '../../../cache/queries/teachers.ts';
import { useView } from '../../../stores/view.ts';
import type { ShownEvent } from '../look/shown.ts';
import { columnsOf } from './columns.ts';
import type { Column } from './columns.ts';

/** A day's events by person, as chosen. An agent's column is one of the campus's agents; a teacher's may be a text alone. */
export function useColumns(campusId: string, events: readonly ShownEvent[]): readonly Column[] {
  const kind = useView((state) => state.calendarColumns);
  const teachers = useTeachers();
  const agents = useAgents(campusId);
  return useMemo(() => columnsOf(events, kind === 'agents' ? agents : teachers, kind === 'teachers'), [events, kind, agents, teachers]);
}
