/** Which events of a series (R2.10) an act on one of them means: it alone, with those after it, or all of them. */
export type Scope = 'one' | 'following' | 'all';

interface OfSeries {
  readonly id: string;
  readonly debut: number;
  readonly annule: boolean;
}

/** What a scope means, in order of time. */
export interface Meant<Event> {
  readonly scope: Scope;
  readonly events: readonly Event[];
}

/**
 * The narrowest first, without those that mean the same. `linked`: all with its ReferenceMultiple; cancelled ones are
 * of it no more, and one that is restored may bring them back (`areCancelled`).
 */
export function scopesOf<Event extends OfSeries>(
  event: Event,
  linked: readonly Event[],
  areCancelled = false,
): readonly Meant<Event>[] {
  const isOwn = ({ id }: OfSeries): boolean => id === event.id;
  const all = linked.filter((each) => isOwn(each) || each.annule === areCancelled);
  const following = all.filter((each) => isOwn(each) || each.debut >= event.debut);
  return [
    { scope: 'one', events: [event] },
    ...(following.length > 1 && following.length < all.length
      ? [{ scope: 'following', events: following } as const]
      : []),
    ...(all.length > 1 ? [{ scope: 'all', events: all } as const] : []),
  ];
}
