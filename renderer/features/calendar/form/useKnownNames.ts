import { useMemo } from 'react';
import { useAgents } from '#cache/queries/hooks.ts';
import { useTeachers } from '#cache/queries/teachers.ts';
import { joinedWords } from '#shared/text/fold.ts';

/** The names known for an event's teachers. Who is a teacher and an agent is one, as the teachers write it. */
export function useKnownNames(campusId: string): readonly string[] {
  const teachers = useTeachers();
  const agents = useAgents(campusId);
  return useMemo(() => {
    const names = new Map<string, string>();
    for (const { name } of [...teachers, ...agents]) {
      const key = joinedWords(name);
      if (!names.has(key)) names.set(key, name);
    }
    return [...names.values()];
  }, [teachers, agents]);
}
