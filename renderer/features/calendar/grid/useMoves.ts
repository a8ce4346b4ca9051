import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { EventView } from '../../../cache/queries/views.ts';
import type { Span } from '../gesture/span.ts';
import { sameSpan } from '../gesture/span.ts';

interface Wanted {
  readonly span: Span;
  /** The events on screen when the change was kept: the next ones hold it themselves. Null while it is being kept. */
  readonly keptIn: readonly EventView[] | null;
}

/**
 * Events as the hand left them, from the frame of the gesture on. One change of an event is kept at a time; of those
 * made meanwhile only the last counts. What could not be kept goes back by itself.
 */
export function useMoves(
  events: readonly EventView[],
  keep: (id: string, span: Span) => Promise<boolean>,
): { readonly shown: readonly EventView[]; readonly move: (id: string, span: Span) => void } {
  const [wanted, setWanted] = useState<ReadonlyMap<string, Wanted>>(new Map());
  const latest = useRef({ events, keep, wanted: new Map<string, Span>(), keeping: new Set<string>() });
  useLayoutEffect(() => {
    latest.current.events = events;
    latest.current.keep = keep;
  });

  const pump = useCallback(async (id: string): Promise<void> => {
    const state = latest.current;
    if (state.keeping.has(id)) return;
    state.keeping.add(id);
    for (;;) {
      const span = state.wanted.get(id);
      if (!span) break;
      const kept = await state.keep(id, span);
      const newest = state.wanted.get(id);
      if (newest && !sameSpan(newest, span)) continue;
      state.wanted.delete(id);
      setWanted((all) => {
        const next = new Map(all);
        if (kept) next.set(id, { span, keptIn: state.events });
        else next.delete(id);
        return next;
      });
    }
    state.keeping.delete(id);
  }, []);

  const move = useCallback(
    (id: string, span: Span): void => {
      latest.current.wanted.set(id, span);
      setWanted((all) => new Map([...all].filter(([, each]) => each.keptIn === null || each.keptIn === latest.current.events)).set(id, { span, keptIn: null }));
      void pump(id);
    },
    [pump],
  );

  const shown = useMemo(
    () =>
      events.map((event) => {
        const change = wanted.get(event.id);
        const holds = change && (change.keptIn === null || change.keptIn === events) && !sameSpan(change.span, event);
        return holds ? { ...event, ...change.span } : event;
      }),
    [events, wanted],
  );
  return { shown, move };
}
