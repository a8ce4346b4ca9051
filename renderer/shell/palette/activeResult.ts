/** The result that Entrée takes. The focus stays in the field, which names it (`aria-activedescendant`). */
export interface ActiveResult {
  /** Null: none. */
  readonly id: string | null;
  /** Its place among the results: where it leaves them, the one that comes there follows. */
  readonly place: number;
  /** The first result becomes it as soon as there is one. */
  readonly wantsFirst: boolean;
  /** Whether a screen reader hears of it: after the letter that was typed, at once, or not until it moves. */
  readonly said: 'later' | 'now' | 'not';
}

export const noResult: ActiveResult = { id: null, place: 0, wantsFirst: false, said: 'now' };
export const firstResult: ActiveResult = { id: null, place: 0, wantsFirst: true, said: 'later' };

/** The same among these results: it stays on its result while that is found, however many come before it. */
export function settled(active: ActiveResult, ids: readonly string[]): ActiveResult {
  const { id, wantsFirst } = active;
  if (id === null) {
    const [first] = ids;
    return wantsFirst && first !== undefined ? { ...active, id: first, place: 0, wantsFirst: false } : active;
  }
  const place = ids.indexOf(id);
  if (place === active.place) return active;
  if (place !== -1) return { ...active, place };
  const next = Math.min(active.place, ids.length - 1);
  return { ...active, id: ids[next] ?? null, place: Math.max(0, next), wantsFirst: ids.length === 0 };
}

/** The place that a key leads to; null where the key moves nothing. `page`: how many results are seen at once. */
export function placeAfter(key: string, active: ActiveResult, count: number, page: number): number | null {
  const here = active.id === null ? null : active.place;
  const last = count - 1;
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return here === null ? 0 : Math.min(last, here + 1);
    case 'ArrowUp':
      return here === null ? last : Math.max(0, here - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'PageDown':
      return Math.min(last, (here ?? 0) + page);
    case 'PageUp':
      return Math.max(0, (here ?? last) - page);
    default:
      return null;
  }
}
