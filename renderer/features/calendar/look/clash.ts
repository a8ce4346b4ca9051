/** What a clash is judged by. Epoch ms. */
interface Occupied {
  readonly id: string;
  readonly debut: number;
  readonly fin: number;
  /** Opaque text (R5.8): only the very same text is taken for the same people. Of an interview, the agent's name. */
  readonly enseignants: string;
  readonly annule: boolean;
}

/** Events whose teachers are elsewhere at the same moment, each with the event it clashes with. */
export function clashesOf<Event extends Occupied>(events: readonly Event[]): ReadonlyMap<string, Event> {
  const clashes = new Map<string, Event>();
  for (const group of byTeachers(events).values()) {
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

/** What has no length, as an interview of which only the beginning is known, takes its moment all the same. */
const endOf = ({ debut, fin }: Occupied): number => Math.max(fin, debut + 1);

function byTeachers<Event extends Occupied>(events: readonly Event[]): Map<string, Event[]> {
  const groups = new Map<string, Event[]>();
  for (const event of events) {
    const teachers = event.enseignants.trim();
    if (event.annule || teachers === '') continue;
    const group = groups.get(teachers);
    if (group) group.push(event);
    else groups.set(teachers, [event]);
  }
  return groups;
}
