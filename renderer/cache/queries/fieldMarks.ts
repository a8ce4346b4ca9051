import type { FieldChange } from '#shared/merge/change.ts';
import type { Step } from '#sync/step.ts';
import { mostUrgentMark } from '../overlay/overlayRow.ts';
import type { SyncMark } from './views.ts';

export type FieldMarks = ReadonlyMap<string, SyncMark>;

/** `nameOf`: undefined leaves a change out. */
export function fieldMarks(
  steps: readonly Step[],
  nameOf: (change: FieldChange) => string | undefined = ({ field }) => field,
): FieldMarks {
  const byName = new Map<string, Step[]>();
  for (const step of steps) {
    for (const name of step.changes.flatMap((change) => nameOf(change) ?? [])) {
      byName.set(name, [...(byName.get(name) ?? []), step]);
    }
  }
  return new Map(
    byName.entries().flatMap(([name, of]): readonly (readonly [string, SyncMark])[] => {
      const mark = mostUrgentMark(of);
      return mark === null ? [] : [[name, mark]];
    }),
  );
}
