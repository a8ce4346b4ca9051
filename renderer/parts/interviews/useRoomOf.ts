import { useMemo } from 'react';
import type { InterviewView } from '#cache/queries/views.ts';
import { useDayChoices } from '#stores/interviewDay.ts';
import { mappedOf } from '#wording/dayFields.ts';

export function useRoomOf(interviews: readonly InterviewView[]): (id: string) => string {
  const { fieldMapping } = useDayChoices();
  return useMemo(() => {
    const rooms = new Map(interviews.map((each) => [each.id, mappedOf(each, fieldMapping).room ?? '']));
    return (id) => rooms.get(id) ?? '';
  }, [interviews, fieldMapping]);
}
