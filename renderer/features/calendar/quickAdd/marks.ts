import type { Piece } from './phrase.ts';

/** Why a piece of a phrase is not taken for what it looks like. Keys of `calendar.doing.quick.marked`. */
export type Why =
  /** 31/04, or 29 February of a common year. */
  | 'noSuchDay'
  /** 25h, 14h60. */
  | 'noSuchTime'
  /** A year that no timetable is made for. */
  | 'farYear'
  /** « lundi 24 », which is a Tuesday. */
  | 'wrongWeekday'
  /** Several events: not made from one line yet. */
  | 'repetition'
  /** Another day, hour or length than the one that was understood. */
  | 'second'
  /** A number with a unit or a form that nothing reads. */
  | 'unread';

/** A piece that is neither understood nor, as long as the user does not say so, part of the name. */
export interface Mark extends Piece {
  readonly why: Why;
}

/** What of the form behind the line a mark leaves open: it is given there, and not guessed. */
export const leavesOpen: Readonly<Record<Why, 'day' | 'time' | null>> = {
  noSuchDay: 'day',
  farYear: 'day',
  wrongWeekday: 'day',
  repetition: 'day',
  noSuchTime: 'time',
  second: null,
  unread: null,
};
