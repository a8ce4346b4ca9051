import { byFrench, foldedText } from '#shared/text/fold.ts';
import { hasTerms, searchTerms } from '#shared/text/search.ts';
import type { CalendarFilter } from '#stores/calendarFilter.ts';
import type { ShownEvent } from '../appearance/shown.ts';

/** One active filter, as a chip names it. */
export type Facet = Exclude<keyof CalendarFilter, 'ownName'>;

type Test = (event: ShownEvent) => boolean;

/** The test of each facet; null while it hides nothing. `ownName`: as in `ownNameOf`. */
const tests: Readonly<Record<Facet, (filter: CalendarFilter, ownName: string) => Test | null>> = {
  onlyType: ({ onlyType }) => (onlyType === null ? null : ({ typeId }) => typeId === onlyType),
  // Beside a type that is alone they hide nothing more.
  hiddenTypes: ({ hiddenTypes, onlyType }) => {
    const hidden = new Set(onlyType === null ? hiddenTypes : []);
    return hidden.size === 0 ? null : ({ typeId }) => !hidden.has(typeId);
  },
  programme: ({ programme }) => (programme === null ? null : ({ programmeName }) => programmeName === programme),
  teacher: ({ teacher }) => bearing(teacher),
  mine: ({ mine }, ownName) => (mine ? bearing(ownName) : null),
  waitingOnly: ({ waitingOnly }) => (waitingOnly ? ({ mark }) => mark !== null : null),
  withoutCancelled: ({ withoutCancelled }) => (withoutCancelled ? ({ annule }) => !annule : null),
};
const facets = Object.keys(tests) as Facet[]; // Object.keys loses the type of the names

/** The facets that hide something now, in the order of their chips. */
export const activeFacets = (filter: CalendarFilter): readonly Facet[] =>
  facets.filter((facet) => tests[facet](filter, 'x') !== null);

/** The events that the filter does not hide. */
export function filtered<Event extends ShownEvent>(
  events: readonly Event[],
  filter: CalendarFilter,
  ownName: string,
): readonly Event[] {
  const active = facets.flatMap((facet) => tests[facet](filter, ownName) ?? []);
  return active.length === 0 ? events : events.filter((event) => active.every((test) => test(event)));
}

function bearing(text: string): Test | null {
  const terms = searchTerms(text);
  return terms.length === 0 ? null : ({ enseignants }) => hasTerms(foldedText([enseignants]), terms);
}

/**
 * The name that « mine » matches: what the user typed, otherwise derived from their user name (c.moreau → moreau). The
 * service does not say which teacher or agent a user is.
 */
export function ownNameOf({ ownName }: CalendarFilter, user: string): string {
  if (ownName.trim() !== '') return ownName;
  const [before = ''] = user.split('@');
  return before.split(/[._\s-]+/u).findLast((part) => part.length > 1) ?? before;
}

export interface Counted {
  readonly id: string;
  readonly name: string;
  readonly count: number;
}

/** Types of the events of the period, by name. */
export const countTypes = (events: readonly ShownEvent[]): readonly Counted[] =>
  counted(events, ({ typeId, typeName }) => [typeId, typeName]);

/** Programmes of the events of the period, by name. */
export const countProgrammes = (events: readonly ShownEvent[]): readonly Counted[] =>
  counted(events, ({ programmeName }) => (programmeName === '' ? null : [programmeName, programmeName]));

function counted(
  events: readonly ShownEvent[],
  keyOf: (event: ShownEvent) => readonly [id: string, name: string] | null,
): readonly Counted[] {
  const found = new Map<string, Counted>();
  for (const event of events) {
    const key = keyOf(event);
    if (key === null) continue;
    const [id, name] = key;
    found.set(id, { id, name, count: (found.get(id)?.count ?? 0) + 1 });
  }
  return [...found.values()].toSorted((a, b) => byFrench(a.name, b.name));
}
