import type { Piece } from './phrase.ts';

/** Why a piece of a phrase is not what it looks like. Keys of `calendar.doing.quick.marked`. */
export type Why =
  /** 31/04, or 29 February of a common year. */
  | 'noSuchDay'
  /** 25h, 14h60. */
  | 'noSuchTime'
  /** A year for which no timetable is made. */
  | 'farYear'
  /** « lundi 24 », which is a Tuesday. */
  | 'wrongWeekday'
  /** Several events, in words that are not read. */
  | 'repetition'
  /** « tous les vendredis », without until when. */
  | 'endless'
  /** More events than are created at once (`mostEvents`). */
  | 'tooMany'
  /** A series without any day. */
  | 'empty'
  /** « à 4h »: 16:00 or 04:00. */
  | 'unclear'
  /** A second day, hour or length beside the one that was parsed. */
  | 'second'
  /** A number with a unit or a form that no parser reads. */
  | 'unread';

/** A piece that is neither parsed nor, unless the user declares it so, part of the name. */
export interface Mark extends Piece {
  readonly why: Why;
  /** What it may mean, the likeliest first: the user chooses. */
  readonly choices?: readonly Choice[];
}

export interface Choice {
  /** The phrase that says this and nothing else. */
  readonly phrase: string;
  /** The hour as HH:MM, or a length in minutes. */
  readonly meaning: { readonly hour: string } | { readonly minutes: number };
}

/** The field of the form that a mark leaves empty: the user fills it in, it is not guessed. */
export const leavesOpen: Readonly<Record<Why, 'day' | 'time' | null>> = {
  noSuchDay: 'day',
  farYear: 'day',
  wrongWeekday: 'day',
  repetition: 'day',
  endless: 'day',
  tooMany: null,
  empty: 'day',
  noSuchTime: 'time',
  unclear: 'time',
  second: null,
  unread: null,
};
