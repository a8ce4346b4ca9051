import { useRef, useState } from 'react';
import type { EventView } from '../../../cache/queries/views.ts';
import type { Carry, Span } from '../gesture/span.ts';
import { carryBetween } from '../gesture/span.ts';

/** Linked events that stayed where they were when one of them was moved. */
export interface LeftBehind {
  readonly events: readonly EventView[];
  readonly by: Carry;
}

/**
 * Watches the moves of linked events (R2.10): they are moved by a person's word only, and as far as theirs went in all,
 * however many moves it took.
 */
export function useLinked(zone: string): {
  readonly leftBehind: LeftBehind | null;
  /** `events`: all that are on screen, as they are before the move. */
  moved(id: string, to: Span, events: readonly EventView[]): void;
  forget(): void;
} {
  const [leftBehind, setLeftBehind] = useState<LeftBehind | null>(null);
  const start = useRef<{ readonly id: string; readonly span: Span } | null>(null);
  const forget = (): void => {
    start.current = null;
    setLeftBehind(null);
  };
  const moved = (id: string, to: Span, events: readonly EventView[]): void => {
    const event = events.find((each) => each.id === id);
    if (!event) return forget();
    if (start.current?.id !== id) start.current = { id, span: { debut: event.debut, fin: event.fin } };
    const by = carryBetween(start.current.span, to, zone);
    const others = events.filter((each) => each.id !== id && each.group !== null && each.group === event.group);
    if (by === null || others.length === 0) forget();
    else setLeftBehind({ events: others, by });
  };
  return { leftBehind, moved, forget };
}
