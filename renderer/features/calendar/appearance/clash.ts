/** The input of the clash search. Epoch ms. */
interface Occupied {
  readonly id: string;
  readonly debut: number;
  readonly fin: number;
  readonly annule: boolean;
}

/**
 * Events that take the same people or place at the same moment, each with the event it clashes with. `takes`: who and
 * what an event needs, as texts; they are opaque (R5.8), and only identical ones are equal.
 */
export function clashesOf<Event extends Occupied>(
  events: readonly Event[],
  takes: (event: Event) => readonly string[],
): ReadonlyMap<string, Event> {
  const clashes = new Map<string, Event>();
  for (const group of byTaken(events, takes).values()) {
    if (group.length === 1) continue;
    group.sort((a, b) => a.debut - b.debut || (a.id < b.id ? -1 : 1));
    let longest: Event | undefined;
    for (const event of group) {
      if (longest && event.debut < endOf(longest)) {
        clashes.set(event.id, longest);
        if (!clashes.has(longest.id)) clashes.set(longest.id, event);
      }
      if (!longest || endOf(event) > endOf(longest)) longest = event;
    }
  }
  return clashes;
}

/** The first of the others that takes the same people or place as this event at its moment. */
export function clashWith<Event extends Occupied>(
  event: Event,
  others: readonly Event[],
  takes: (event: Event) => readonly string[],
): Event | undefined {
  const taken = new Set(takes(event));
  return others.find(
    (other) =>
      other.id !== event.id &&
      !other.annule &&
      other.debut < endOf(event) &&
      event.debut < endOf(other) &&
      takes(other).some((each) => taken.has(each)),
  );
}

/** Returns the previous map unless another event clashes, so that memoised views are not drawn again. */
export function steadyClashes<Event extends Occupied>(): (
  clashes: ReadonlyMap<string, Event>,
) => ReadonlyMap<string, Event> {
  let last: ReadonlyMap<string, Event> = new Map();
  return (clashes) => {
    const isSame = clashes.size === last.size && [...clashes].every(([id, other]) => last.get(id) === other);
    if (!isSame) last = clashes;
    return last;
  };
}

/** An interval without length, such as an interview with only a start, takes its moment. */
const endOf = ({ debut, fin }: Occupied): number => Math.max(fin, debut + 1);

function byTaken<Event extends Occupied>(
  events: readonly Event[],
  takes: (event: Event) => readonly string[],
): Map<string, Event[]> {
  const groups = new Map<string, Event[]>();
  for (const event of events) {
    if (event.annule) continue;
    const needs = takes(event);
    // Most events have one teacher.
    for (const taken of needs.length > 1 ? new Set(needs) : needs) {
      const group = groups.get(taken);
      if (group) group.push(event);
      else groups.set(taken, [event]);
    }
  }
  return groups;
}
