/** An event; `reference` is its ReferenceExterne, absent where it is empty. */
interface Event {
  readonly reference?: string;
  /** Epoch ms. */
  readonly debut: number;
}

/** Whether an event is of an application: it has its number, and nothing else makes it so (R4.7). */
export const isLinked = ({ reference }: Pick<Event, 'reference'>, { numero }: { readonly numero: string }): boolean =>
  reference !== undefined && reference === numero.trim();

/** Of events with the number of an application, that of its interview: the only one at its hour, else the only one. */
export function interviewAmong<Item extends Event>(events: readonly Item[], creneau: number | null): Item | undefined {
  const there = events.filter(({ debut }) => debut === creneau);
  const [only, another] = there.length > 0 ? there : events;
  return another === undefined ? only : undefined;
}
