import { useRef, useState } from 'react';
import { useEvent, useLinkedNow } from '#cache/queries/hooks.ts';
import type { EventView } from '#cache/queries/views.ts';
import { moveOf } from '#intents/event/rule.ts';
import { scopesOf } from '#intents/event/series.ts';
import type { Meant } from '#intents/event/series.ts';
import type { RowEdit } from '#intents/intent.ts';
import type { Span } from '#timeGrid/gesture/span.ts';
import { carry, carryBetween, sameSpan } from '#timeGrid/gesture/span.ts';

/** What was done to one event of a series can be done to others of it (R2.10). */
export interface LeftBehind {
  readonly kind: 'moved' | 'assigned';
  readonly scopes: readonly Meant<EventView>[];
  /** Those that are changed already, of this series or not. */
  readonly changed: readonly EventView[];
  /** Whether the event has what the change gave it: not once that was undone, or could not be saved. */
  readonly isStill: (now: EventView) => boolean;
  /** Of the others those that it can be done to; all without it. */
  readonly concerns?: (other: EventView) => boolean;
  /** What another one gets, by what is shown of it when the user asks for it. */
  readonly edit: (other: EventView) => RowEdit;
  /** Of the change that was made: both are one. */
  readonly intentId: string;
}

export interface LinkedChanges {
  readonly leftBehind: LeftBehind | null;
  /** `event`: as it was before it was changed. */
  readonly offer: (event: EventView, left: Omit<LeftBehind, 'scopes'>) => void;
  /** `events`: as they are before the move. */
  readonly moved: (
    id: string,
    to: Span,
    how: { readonly together: ReadonlySet<string>; readonly events: readonly EventView[]; readonly intentId: string },
  ) => void;
  readonly forget: () => void;
  /** All that are linked with one of these, of any time, but for the cancelled. */
  readonly linkedWith: (events: readonly EventView[]) => readonly EventView[];
}

/** Others change only on request, and as far as the first moved in all. `shown`: where the user moved them. */
export function useLinked(zone: string, shown: readonly EventView[]): LinkedChanges {
  const linkedNow = useLinkedNow();
  const [left, setLeft] = useState<(LeftBehind & { readonly id: string }) | null>(null);
  const offScreen = useEvent(left?.id ?? '');
  const now = shown.find(({ id }) => id === left?.id) ?? offScreen;
  const leftBehind = left && now && left.isStill(now) ? left : null;
  const start = useRef<EventView | null>(null);
  const forget = (): void => {
    start.current = null;
    setLeft(null);
  };
  const offer: LinkedChanges['offer'] = (event, offered) => {
    const { concerns = () => true } = offered;
    const changed = new Set(offered.changed.map(({ id }) => id));
    const all = event.group === null ? [] : linkedNow(event.group);
    const meant = scopesOf(
      event,
      all.filter((each) => changed.has(each.id) || concerns(each)),
    );
    const scopes = meant.filter(({ events }) => events.some(({ id }) => !changed.has(id)));
    setLeft(scopes.length === 0 ? null : { ...offered, id: event.id, scopes });
  };
  const moved: LinkedChanges['moved'] = (id, to, { together, events, intentId }) => {
    const event = events.find((each) => each.id === id);
    if (!event) return forget();
    if (start.current?.id !== id) start.current = event;
    const from = start.current;
    const by = carryBetween(from, to, zone);
    if (by === null) return forget();
    return offer(from, {
      kind: 'moved',
      changed: events.filter((each) => together.has(each.id)),
      intentId,
      isStill: (now) => sameSpan(now, to),
      edit: (other) => moveOf(other.id, carry(other, by, zone)),
    });
  };
  const linkedWith: LinkedChanges['linkedWith'] = (events) => {
    const ids = new Set(events.map(({ id }) => id));
    const groups = new Set(events.flatMap(({ group }) => group ?? []));
    return [...groups].flatMap(linkedNow).filter(({ id, annule }) => !ids.has(id) && !annule);
  };
  return { leftBehind, offer, moved, forget, linkedWith };
}
