import type { InterviewView } from '#cache/queries/views.ts';
import { freeWithin, startsWithin } from '#shared/time/free.ts';
import type { Span as Free } from '#shared/time/free.ts';
import { standIns } from '../appearance/shown.ts';
import type { ShownEvent } from '../appearance/shown.ts';
import type { ClashReason } from '../appearance/taken.ts';
import { takenBy } from '../appearance/taken.ts';
import type { Places } from '../grid/useMoves.ts';

/** Two events that would need the same person or room at the same moment. */
interface MoveClash {
  readonly event: ShownEvent;
  readonly other: ShownEvent;
  readonly reason: ClashReason;
}

/** What is known of the days that events are moved to. */
interface Surroundings {
  /** The events that are moved, as they are now. */
  readonly moved: readonly ShownEvent[];
  /** Everything else there, interviews of applications as events among it. */
  readonly others: readonly ShownEvent[];
  readonly interviews: readonly InterviewView[];
  /** The custom field that holds a room, null where none is assigned. */
  readonly roomCode: string | null;
}

interface MovePlan {
  readonly clashes: readonly MoveClash[];
  /** When one of the people or rooms concerned is taken, epoch ms. */
  readonly taken: readonly Free[];
}

/** What moved events would meet at their new places. A cancelled event takes no one. */
export function movePlan({ moved, others, interviews, roomCode }: Surroundings, places: Places): MovePlan {
  // By where the events are now: the interview that an event shows is recognised by its hour.
  const { takes, reasonOf } = takenBy([...others, ...moved], interviews, roomCode);
  const active = others.filter(({ annule }) => !annule);
  const concerned = new Set(moved.filter(({ annule }) => !annule).flatMap(takes));
  const clashes = moved.flatMap((event) => {
    const to = places.get(event.id);
    if (!to || event.annule) return [];
    const needs = new Set(takes(event));
    const other = active.find(
      (each) => each.debut < to.fin && endOf(each) > to.debut && takes(each).some((key) => needs.has(key)),
    );
    return other ? [{ event, other, reason: reasonOf(event, other) }] : [];
  });
  const taken = active
    .filter((each) => takes(each).some((key) => concerned.has(key)))
    .map((each) => ({ from: each.debut, to: endOf(each) }));
  return { clashes, taken };
}

/** An interview has only a start: it takes its moment. */
const endOf = ({ debut, fin }: ShownEvent): number => Math.max(fin, debut + 1);

/** The starts within hours of a day at which something of that length fits, none of those concerned being taken. */
export const freeStarts = (hours: Free, taken: readonly Free[], length: number): readonly number[] =>
  freeWithin(hours, taken).flatMap((span) => startsWithin(span, length));

/** Interviews that no event shows. */
export const interviewsAlone = (
  interviews: readonly InterviewView[],
  events: readonly ShownEvent[],
): readonly InterviewView[] => {
  const shown = standIns(interviews, events);
  return interviews.filter(({ id }) => !shown.has(id));
};
