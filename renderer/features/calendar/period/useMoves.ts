import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Act, How } from '#acts/useBegin.ts';
import type { EventView } from '#cache/queries/views.ts';
import { movedTo } from '#intents/event/rule.ts';
import { savingMove } from '#stores/moved.ts';
import { byStart, shownAt } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import { whileGhostStands } from '#timeGrid/drag.ts';
import type { Places, Span } from '#timeGrid/gesture/span.ts';
import { sameSpan } from '#timeGrid/gesture/span.ts';

export interface Moved {
  /** Begun where the events were then. */
  readonly act: Pick<Act, 'toEach'>;
  readonly how?: How;
  /** The events themselves, for a period that they come to. */
  readonly from: readonly EventView[];
  /** By the pointer: their ghosts stand there until they are drawn. */
  readonly isByPointer?: boolean;
}

interface Move extends Moved {
  readonly places: Places;
}

interface DrawnMove extends Pick<Move, 'places' | 'from'> {
  /** The events on screen when the change was saved: later ones contain it. Null while it is being saved. */
  readonly keptIn: readonly EventView[] | null;
}

/**
 * With pending moves, from the gesture's frame on, in their new period too: the next key finds them. One change of the
 * same events is saved at a time, of later ones the last; what cannot be saved is reverted. Until then no mark: « En
 * attente » would say that the new place is stored (I2). A drop is saved first, as its ghost stands there. `move`
 * resolves for a drop once `events` has it or it failed, for a key once it is drawn.
 */
export function useMoves(
  events: readonly EventView[],
  schoolZone: string,
): {
  readonly shown: readonly ShownEvent[];
  readonly move: (places: Places, moved: Moved) => Promise<void>;
} {
  /** By the events that move together; the last requested is last. */
  const [wanted, setWanted] = useState<ReadonlyMap<string, DrawnMove>>(new Map());
  const latest = useRef({
    events,
    wanted: new Map<string, Move>(),
    keeping: new Map<string, Move>(),
  });
  useLayoutEffect(() => {
    latest.current.events = events;
  });

  const pump = useCallback(async (key: string): Promise<void> => {
    const state = latest.current;
    if (state.keeping.has(key)) return;
    for (;;) {
      const next = state.wanted.get(key);
      if (!next) break;
      state.keeping.set(key, next);
      const { places, from } = next;
      const kept = (await next.act.toEach(movedTo(places), next.how)) !== null;
      const later = state.wanted.get(key);
      if (later && later !== next) {
        if (!kept) state.wanted.set(key, goingOn(later, next));
        continue;
      }
      state.wanted.delete(key);
      const { events: keptIn } = state;
      const isDone = !kept || isIn(keptIn, places);
      setWanted((all) => {
        if (isDone && !all.has(key)) return all;
        const open = new Map(all);
        if (isDone) open.delete(key);
        else open.set(key, { places, from, keptIn });
        return open;
      });
    }
    state.keeping.delete(key);
  }, []);

  const move = useCallback(
    async (places: Places, moved: Moved): Promise<void> => {
      const key = [...places.keys()].sort().join(' ');
      const { wanted: asked, keeping } = latest.current;
      const before = asked.get(key);
      const isSkipped = before !== undefined && before !== keeping.get(key);
      const next = isSkipped ? goingOn({ ...moved, places }, before) : { ...moved, places };
      asked.set(key, next);
      const draw = (): void =>
        setWanted((all) => {
          const open = [...all].filter(
            ([other, each]) => other !== key && (each.keptIn === null || each.keptIn === latest.current.events),
          );
          return new Map([...open, [key, { places, from: moved.from, keptIn: null }]]);
        });
      const isDrawnLater = moved.isByPointer === true;
      if (!isDrawnLater) draw();
      const saving = savingMove(() => pump(key));
      if (!isDrawnLater) return void saving;
      await whileGhostStands(saving);
      // Where the move before it failed, the same places have another base.
      if (asked.get(key)?.places === places) flushSync(draw);
      return undefined;
    },
    [pump],
  );

  const shown = useMemo(() => {
    const places = new Map<string, Span & { readonly isKept: boolean }>();
    const here = new Map(events.map((event) => [event.id, event]));
    for (const each of wanted.values()) {
      if (each.keptIn !== null && each.keptIn !== events) continue;
      for (const [id, span] of each.places) places.set(id, { ...span, isKept: each.keptIn !== null });
      for (const event of each.from) if (each.places.has(event.id) && !here.has(event.id)) here.set(event.id, event);
    }
    if (places.size === 0) return events;
    const moved = Array.from(here.values(), (event) => {
      const place = places.get(event.id);
      if (!place || sameSpan(place, event)) return event;
      const there = shownAt(event, place, schoolZone);
      return place.isKept ? there : { ...there, mark: null, isUnkept: true };
    });
    const isSame = moved.length === events.length && moved.every((event, at) => event === events[at]);
    return isSame ? events : moved.toSorted(byStart);
  }, [events, wanted, schoolZone]);
  return { shown, move };
}

/** A place that was drawn and never saved is no base: it is the act before it that goes on (I12). */
const goingOn = (next: Move, { act }: Move): Move => ({ ...next, act });

/** Whether events are at these places already. */
const isIn = (events: readonly EventView[], places: Places): boolean =>
  [...places].every(([id, place]) => events.some((event) => event.id === id && sameSpan(event, place)));
