import type { Language } from '../languages.ts';
import type { Day } from './civil.ts';
import type { Piece } from './phrase.ts';
import type { meanings } from './words.ts';

/** An hour of the day. */
export interface Time {
  /** Since 00:00; up to 1440. */
  readonly minute: number;
  /** A number alone. */
  readonly isBare: boolean;
  /** 14h30 and 2h may be a length as well; 14:30, 2pm and 02h are hours of the day. */
  readonly mayBeLength: boolean;
  /** One digit from 1 to 6, without am or pm. */
  readonly isEither: boolean;
  readonly hasHalf: boolean;
  /** The number of its hour. */
  readonly digits: Piece;
}

/** Why a piece is not what it looks like. */
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
  /** Looks like a day, an hour or a length, in a form that is not read. */
  | 'unread';

export type SeriesEnd =
  /** Weeks or months run from the first event on; the day on which they end is not part of it. */
  | { readonly kind: 'count' | 'weeks' | 'months'; readonly count: number }
  /** This day included. */
  | { readonly kind: 'until'; readonly day: Day };

/** The hour as HH:MM, a length in minutes, or a day. */
export type Meaning = { readonly hour: string } | { readonly minutes: number } | { readonly day: Day };

/** What a piece may mean, and what the user would have written for it, in place of `piece` or of the whole item. */
export interface Option {
  readonly meaning: Meaning;
  readonly says: string;
  readonly piece?: Piece;
}

/** What a piece of a phrase says. */
export type Said =
  /** A date, a day of the week alone (the next one, today included), or other words; `isSince`: « à partir du … ». */
  | { readonly is: 'day'; readonly day: Day; readonly by: 'date' | 'weekday' | 'words'; readonly isSince: boolean }
  | { readonly is: 'week'; readonly monday: Day }
  /** `number`: an hour where nothing else is one: « à 9 », 1430. */
  | { readonly is: 'hour' | 'untilHour' | 'number'; readonly time: Time; readonly isLed: boolean }
  | { readonly is: 'range'; readonly start: Time; readonly end: Time }
  | { readonly is: 'part'; readonly minute: number; readonly isToday: boolean }
  /** How long, or in how long from now. */
  | { readonly is: 'length' | 'soon'; readonly minutes: number }
  | { readonly is: 'every'; readonly weekdays: readonly number[] | null; readonly weeks: number | null }
  | { readonly is: 'end'; readonly end: SeriesEnd }
  | { readonly is: 'holidays'; readonly areSkipped: boolean }
  | { readonly is: 'allDay' | 'since' }
  /** Says when only where nothing else says that day or hour (`looseForms`). */
  | { readonly is: 'loose'; readonly of: 'day' | 'hour' }
  /** One of several days or hours, the likeliest first: the user says which. */
  | { readonly is: 'unclear'; readonly options: readonly Option[] }
  | { readonly is: 'unread'; readonly why: Why };

export type Item = Piece & Said;

export interface Around {
  readonly today: Day;
  readonly language: Language;
  /**
   * Which day a date without its year is: the next one (the user is asked if it was within the last month), the
   * nearest one, or one of this year. `past`: the last one, and a year of two digits is never ahead. `from` and `to`:
   * the first one from that day on, or the last one up to it; so are « lundi » and « le 20 », which are the next one
   * otherwise.
   */
  readonly year: 'next' | 'nearest' | 'past' | number | { readonly from: Day } | { readonly to: Day };
  /** A year further away than this is not believed. */
  readonly yearsAround: number;
  /** Whether a folded word is a name that is known: it is no other word that is typed wrongly. */
  readonly isName?: (word: string) => boolean;
}

/** Where a form was found in a phrase. */
export interface Match {
  /** A named group; '' where it is not there. */
  readonly of: (name: string) => string;
  readonly pieceOf: (name: string) => Piece;
  /** What the words of a list mean. */
  readonly valueOf: (name: keyof typeof meanings) => number | undefined;
  /** The rest of the phrase, and the longest item that it begins with. */
  readonly after: string;
  readonly next: () => Item | null;
}

/** `to`: where it ends, if not with its form. */
type Reading = Said & { readonly to?: number };
export type Reads = (match: Match, around: Around) => Reading | null;
/** A pattern, and what it says or how it is read. */
export type Form = readonly [pattern: string, meaning: Reading | Reads];

export const unread = (why: Why): Said => ({ is: 'unread', why });
