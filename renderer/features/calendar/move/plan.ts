import { firstClash } from '#shared/clash/clash.ts';
import type { Common, Span as Free } from '#shared/clash/clash.ts';
import { freeWithin, startsWithin, takenBy } from '#shared/clash/free.ts';
import { needsOf } from '#timeGrid/appearance/needs.ts';
import { applicationOf } from '#timeGrid/appearance/shown.ts';
import type { ShownEvent } from '#timeGrid/appearance/shown.ts';
import type { Places } from '#timeGrid/gesture/span.ts';

/** Two events that would need the same person or room at the same moment. */
interface MoveClash extends Common {
  readonly event: ShownEvent;
  readonly other: ShownEvent;
}

/** What is known of the days that events are moved to. */
interface Surroundings {
  /** The events that are moved, as they are now. */
  readonly moved: readonly ShownEvent[];
  /** Everything else there, interviews of applications as events among it. */
  readonly others: readonly ShownEvent[];
  /** The custom field that holds a room, null where none is assigned. */
  readonly roomCode: string | null;
}

interface MovePlan {
  readonly clashes: readonly MoveClash[];
  /** When one of the people or rooms concerned is taken, epoch ms. */
  readonly taken: readonly Free[];
}

/** What moved events would meet at their new places. A cancelled event takes no one. */
export function movePlan({ moved, others, roomCode }: Surroundings, places: Places): MovePlan {
  const applicants = moved.flatMap((event) => applicationOf(event) ?? []);
  const needOf = needsOf(roomCode, applicants);
  const needed = others.map((other) => ({ other, need: needOf(other) }));
  const needs = needed.map(({ need }) => need);
  const clashes = moved.flatMap((event) => {
    const to = places.get(event.id);
    const found = to && firstClash({ ...needOf(event), from: to.debut, to: to.fin }, needed, ({ need }) => need);
    return found ? [{ ...found, event, other: found.other.other }] : [];
  });
  return { clashes, taken: takenBy(moved.map(needOf), needs) };
}

/** The starts within hours of a day at which something of that length fits, none of those concerned being taken. */
export const freeStarts = (hours: Free, taken: readonly Free[], length: number): readonly number[] =>
  freeWithin(hours, taken).flatMap((span) => startsWithin(span, length));
