import { byFrench } from '#shared/text/fold.ts';
import type { ShownEvent } from '../appearance/shown.ts';

/**
 * The name by which the user's own events are known: what the user typed, otherwise derived from their user name
 * (c.moreau → moreau). The service does not say which teacher or agent a user is.
 */
export function ownNameOf(typed: string, user: string): string {
  if (typed.trim() !== '') return typed;
  const [before = ''] = user.split('@');
  return before.split(/[._\s-]+/u).findLast((part) => part.length > 1) ?? before;
}

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
