import type { Column } from '#parts/free/columns.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';

type Refusal = 'interview' | 'programme' | 'sequence';

/**
 * Why an event cannot go to the campus of another column; null where it can. The service replaces the campus of an
 * event like any other reference, and would leave beside it a programme or a sequence of the campus that it comes from;
 * an interview's campus is no member of it at all.
 */
export function campusRefusal(
  { campusId, interview, linked, programmeName, sequenceId }: ShownEvent,
  to: Pick<Column, 'campusId'> | undefined,
): Refusal | null {
  if (to?.campusId === undefined || to.campusId === campusId) return null;
  if (interview ?? linked) return 'interview';
  if (programmeName !== '') return 'programme';
  return sequenceId === null ? null : 'sequence';
}
