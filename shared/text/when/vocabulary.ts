/** Patterns, and what each stands for. */
export type Meanings<Value> = Readonly<Record<string, Value>>;

/**
 * All words of days, hours, lengths and series of one language, without accents and in lower case, as pieces of regular
 * expressions. In `forms`, which are whole expressions, {braces} stand for a list of `words` or for what `forms.ts`
 * captures ({n}, {weekday}, {month} …).
 */
export interface Vocabulary {
  /** From Monday, between blanks. Three letters are enough where a number or a dot follows. */
  readonly weekdays: string;
  /** From January. Three letters are enough. */
  readonly months: string;
  /** From zero. */
  readonly numbers: string;
  /** Days from today. */
  readonly days: Meanings<number>;
  /** What moves a weekday: to the one of the next or last week, or by days. */
  readonly beforeWeekday: Meanings<'next' | 'last' | number>;
  readonly afterWeekday: Meanings<'next' | 'last' | number>;
  /** Weeks from this one. */
  readonly weeks: Meanings<number>;
  /** Minutes since 00:00. */
  readonly clock: Meanings<number>;
  /** Minutes that are added to an hour. */
  readonly beforeHour: Meanings<number>;
  readonly afterHour: Meanings<number>;
  /** Parts of a day, and the minute at which each begins; of today. */
  readonly parts: Meanings<number>;
  readonly partsToday: Meanings<number>;
  /** Lengths in minutes that are no number with its unit. */
  readonly lengths: Meanings<number>;
  /** How often a series comes: in weeks; null where the words name weekdays or a number. */
  readonly every: Meanings<number | null>;
  readonly words: Readonly<Record<WordList, string>>;
  readonly forms: Readonly<Record<Form, readonly string[]>>;
}

type WordList =
  /** Small words before a day, which belong to no name. */
  | 'on'
  | 'the'
  | 'of'
  | 'ordinal'
  /** Before the day from which a series runs. */
  | 'since'
  | 'until'
  | 'at'
  | 'from'
  | 'to'
  | 'between'
  | 'and'
  /** After an hour of the day, and after a number of hours. */
  | 'hour'
  | 'hours'
  | 'minutes'
  | 'half'
  | 'lasting'
  | 'soon'
  /** Before a part of the day. */
  | 'during'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  /** Which of several: « premier », "2nd". */
  | 'nth'
  /** Days that have a name, and are not read. */
  | 'feasts'
  /** A number after these is a name: « salle 12 ». */
  | 'numbered'
  /** A fraction before these is none of a year: « 1/2 groupe ». */
  | 'parted';

type Form =
  | 'monthFirst'
  | 'week'
  | 'allDay'
  /** A number of events, and how long they come. */
  | 'times'
  | 'lastingWeeks'
  | 'lastingMonths'
  | 'withHolidays'
  | 'withoutHolidays'
  /** Looks like a series, or like a day or an hour, and is not read: marked. */
  | 'repetition'
  | 'unread';
