import { useRef, useState } from 'react';
import type { EventView } from '#cache/queries/views.ts';
import type { Carry, Span } from '../gesture/span.ts';
import { carryBetween } from '../gesture/span.ts';

/** Linked events that stayed in place when one of them was moved. */
export interface LeftBehind {
  readonly events: readonly EventView[];
  readonly by: Carry;
}

export interface LinkedMoves {
  readonly leftBehind: LeftBehind | null;
  /** `together`: events that move in any case. `events`: all on screen, as they are before the move. */
  moved(id: string, to: Span, together: ReadonlySet<string>, events: readonly EventView[]): void;
  forget(): void;
}

/**
 * Watches the moves of linked events (R2.10): they are moved only when the user asks, and as far as the moved one went
 * in all, however many moves it took.
 */
export function useLinked(zone: string): LinkedMoves {
  const [leftBehind, setLeftBehind] = useState<LeftBehind | null>(null);
  const start = useRef<{ readonly id: string; readonly span: Span } | null>(null);
  const forget = (): void => {
    start.current = null;
    setLeftBehind(null);
  };
  const moved: LinkedMoves['moved'] = (id, to, together, events) => {
    const event = events.find((each) => each.id === id);
    if (!event) return forget();
    if (start.current?.id !== id) start.current = { id, span: { debut: event.debut, fin: event.fin } };
    const by = carryBetween(start.current.span, to, zone);
    const others = linkedWith(new Set([id, ...together]), events);
    if (by === null || others.length === 0) forget();
    else setLeftBehind({ events: others, by });
  };
  return { leftBehind, moved, forget };
}

/** The other events of the groups that these belong to. */
export function linkedWith(ids: ReadonlySet<string>, events: readonly EventView[]): readonly EventView[] {
  const groups = new Set(events.filter(({ id, group }) => ids.has(id) && group !== null).map(({ group }) => group));
  return events.filter(({ id, group }) => group !== null && groups.has(group) && !ids.has(id));
}
