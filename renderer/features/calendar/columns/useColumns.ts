import { useMemo } from 'react';
import { useAgents } from '#cache/queries/hooks.ts';
import { useTeachers } from '#cache/queries/teachers.ts';
import type { InterviewView } from '#cache/queries/views.ts';
import { useView } from '#stores/view.ts';
import { agentsOf } from '../appearance/shown.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import { columnsOf } from './columns.ts';
import type { Column, ColumnRules } from './columns.ts';

interface Events {
  /** Of the day, by the filters. */
  readonly visible: readonly ShownEvent[];
  /** A person is taken by what a filter hides too. */
  readonly all: readonly ShownEvent[];
  readonly interviews: readonly InterviewView[];
}

/**
 * A day's events by person: everyone of the campus, with or without events. A teacher's column may be a text alone; an
 * agent's is one of the campus, and an event that shows an interview belongs to its agent, whatever its teachers.
 * `busy`: the same with what the filters hide.
 */
export function useColumns(
  campusId: string,
  { visible, all, interviews }: Events,
): {
  readonly columns: readonly Column[];
  readonly busy: readonly Column[];
  /** Events whose person is the agent of an application. */
  readonly ofApplication: ReadonlySet<string>;
} {
  const kind = useView((state) => state.calendarColumns);
  const teachers = useTeachers();
  const agents = useAgents(campusId);
  return useMemo(() => {
    const agentOf = kind === 'agents' ? agentsOf(interviews, all) : new Map<string, string>();
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
            textOf: ({ id, enseignants }) => agentOf.get(id) ?? enseignants,
            ownColumn: false,
          };
    const own = all.filter(({ interview }) => interview).map(({ id }) => id);
    return {
      columns: columnsOf(visible, rules),
      busy: columnsOf(all, rules),
      ofApplication: new Set([...own, ...agentOf.keys()]),
    };
  }, [visible, all, interviews, kind, agents, teachers, campusId]);
}
