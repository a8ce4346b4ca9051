import { useMemo } from 'react';
import { useAgents, useCampuses } from '#cache/queries/hooks.ts';
import { useTeachers } from '#cache/queries/teachers.ts';
import { campusColumns, columnsOf } from '#parts/free/columns.ts';
import type { Column, ColumnRules } from '#parts/free/columns.ts';
import { useView } from '#stores/view.ts';
import type { ColumnKind } from '#stores/view.ts';
import { applicationOf } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';

export interface EventsOfDay {
  readonly campusId: string;
  /** Of the day, by the filters. */
  readonly visible: readonly ShownEvent[];
  /** A person is taken by what a filter hides too. */
  readonly all: readonly ShownEvent[];
  /** The same as it was received last. */
  readonly received: readonly ShownEvent[];
}

const nobody: readonly Column[] = [];

/**
 * Everyone, with or without events. A teacher's column may be a text alone; an interview belongs to its agent, whatever
 * its teachers. `busy`: with what filters hide; empty where columns are campuses.
 */
export function useColumns({ campusId, visible, all, received }: EventsOfDay): {
  readonly kind: ColumnKind;
  readonly hasCampuses: boolean;
  readonly columns: readonly Column[];
  readonly busy: readonly Column[];
  /** Events whose person is the agent of an application. */
  readonly ofApplication: ReadonlySet<string>;
} {
  const campuses = useCampuses();
  const chosen = useView((state) => state.calendarColumns);
  // A service with one campus has nothing to put beside it.
  const hasCampuses = campuses.length > 1;
  const kind = chosen === 'campuses' && !hasCampuses ? 'teachers' : chosen;
  const teachers = useTeachers();
  const agents = useAgents(campusId);
  const found = useMemo(() => {
    const own = all.filter((event) => (kind === 'agents' ? applicationOf(event)?.agentName : event.interview));
    const ofApplication = new Set(own.map(({ id }) => id));
    if (kind === 'campuses')
      return {
        columns: campusColumns(visible, campuses, campusId),
        busy: nobody,
        ofApplication,
      };
    const rules: ColumnRules =
      kind === 'teachers'
        ? {
            known: teachers,
            always: teachers.filter((teacher) => teacher.campusId === campusId),
            textOf: ({ enseignants }) => enseignants,
            ownColumn: true,
          }
        : {
            known: agents,
            always: agents,
            textOf: (event) => applicationOf(event)?.agentName ?? event.enseignants,
            ownColumn: false,
          };
    return { columns: columnsOf(visible, rules), busy: columnsOf(received, rules), ofApplication };
  }, [visible, all, received, kind, agents, teachers, campuses, campusId]);
  return { ...found, kind, hasCampuses };
}
