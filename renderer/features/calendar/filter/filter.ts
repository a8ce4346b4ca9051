import { byFrench } from '#shared/text/fold.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';

export interface CountedType {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** Types of the events of the period, by name. */
export function countTypes(events: readonly ShownEvent[]): readonly CountedType[] {
  const found = new Map<string, CountedType>();
  for (const { typeId: id, typeName: name } of events)
    found.set(id, { id, name, count: (found.get(id)?.count ?? 0) + 1 });
  return [...found.values()].toSorted((a, b) => byFrench(a.name, b.name));
}
