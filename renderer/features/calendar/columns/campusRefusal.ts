import type { Column } from '#parts/free/columns.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';

/**
 * Null where it can. The service would leave a programme or sequence of the old campus beside it; an interview's campus
 * is no member at all.
 */
export function campusRefusal(
  { campusId, interview, linked, programmeName, sequenceId }: ShownEvent,
  to: Pick<Column, 'campusId'> | undefined,
) {
  if (to?.campusId === undefined || to.campusId === campusId) return null;
  if (interview ?? linked) return 'interview';
  if (programmeName !== '') return 'programme';
  return sequenceId === null ? null : 'sequence';
}
