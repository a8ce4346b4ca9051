import type { Language } from '../languages.ts';
import { longestLine } from '../typedText.ts';
import type { Day } from './civil.ts';
import { ahead, dates, monthDay, week, weekday, weekdaysIn } from './days.ts';
import { clock, length, range } from './hours.ts';
import type { Time } from './hours.ts';
import type { Piece } from './phrase.ts';
import { begins, pattern } from './words.ts';

/** Why a piece is not what it looks like. */
export type Wrong =
  /** 31/04, or 29 February of a common year. */
  | 'noSuchDay'
  /** 25h, 14h60. */
  | 'noSuchTime'
  /** A year for which no timetable is made. */
  | 'farYear'
  /** « lundi 24 », which is a Tuesday. */
  | 'wrongWeekday';

/** What a piece of a phrase says. */
export type PieceMeaning =
  /** One, or several in a row. A date, a day of the week alone (the next one, today included), or another word. */
  | { readonly is: 'day'; readonly days: readonly Day[]; readonly by: 'date' | 'weekday' | 'words' }
  /** One of several days, the likeliest first: the user says which. */
  | { readonly is: 'oneOf'; readonly days: readonly Day[] }
  | { readonly is: 'week'; readonly monday: Day }
  | { readonly is: 'hour'; readonly time: Time }
  | { readonly is: 'range'; readonly start: Time; readonly end: Time }
  | { readonly is: 'length'; readonly minutes: number }
  /** 1 (Monday) to 7. */
  | { readonly is: 'every'; readonly weekdays: readonly number[] }
  | { readonly is: 'times'; readonly count: number }
  /** The day that follows is the last one. */
  | { readonly is: 'until' }
  | { readonly is: 'wrong'; readonly why: Wrong };

export type Item = Piece & PieceMeaning;

export interface Around {
  readonly today: Day;
  /**
   * Of a date without its year: the next (the user is asked if it was within the last month), the nearest, or of this
   * year. `past`: the last, a year of two digits never ahead.
   */
  readonly year: 'next' | 'nearest' | 'past' | number;
  /** A year further away than this is not believed. */
  readonly yearsAround: number;
}

/** The named groups of a form; '' where one is not there. */
export type Of = (group: string) => string;

/** A pattern, and what it says; null: it is none. */
type Form = readonly [pattern: string, says: (of: Of, around: Around) => PieceMeaning | null];

/** One way to say a day, an hour, a length or a series. */
interface GrammarEntry {
  /** As the help shows them: each is read as a whole. */
  readonly examples: Readonly<Record<Language, readonly string[]>>;
  readonly forms: readonly Form[];
}

/** An hour as it is written, which may be its number alone. */
const hour = String.raw`midi|noon|\d{1,2}(?:h(?:\d\d)?| h(?: \d\d(?! ?m))?|:\d\d)?(?: ?[ap]\.?m\b\.?)?`;
/** Before an hour that has more than its number. */
const sure = String.raw`(?=midi|noon|\d{1,2}(?: ?h(?!\p{L})|:\d| ?[ap]\.?m(?!\p{L})))`;
const noHour = String.raw`(?![/.-]\d| ?(?:h|min|mn|[ap]m)(?!\p{L}))`;

/** The whole language of days, hours, lengths and series. Its names are those of `help.line`. */
export const grammar = {
  near: {
    examples: { fr: ['aujourd’hui', 'demain', 'après-demain'], en: ['today', 'tomorrow', 'the day after tomorrow'] },
    forms: [['{on}{daysAway}', ahead]],
  },
  weekday: {
    examples: { fr: ['lundi', 'mardi prochain', 'vendredi dernier'], en: ['monday', 'next tuesday', 'last friday'] },
    forms: [
      ['{on}{weekday}(?: (?:(?<next>prochain)|(?<last>dernier)))?', weekday],
      ['{on}(?:(?<next>next)|(?<last>last)) {weekday}', weekday],
    ],
  },
  monthDay: {
    examples: { fr: ['le 12', 'samedi 12'], en: ['the 12th', 'saturday 12'] },
    forms: [
      [`{the}{d}${noHour}`, monthDay],
      [`{on}{weekday} (?:(?:le|the) )?{d}${noHour}`, monthDay],
    ],
  },
  date: {
    examples: {
      fr: ['12/12', '12/12/2026', '2026-12-12', '12 décembre', 'sam. 12 déc.', 'samedi 12 décembre 2026'],
      en: ['12/12', '12/12/2026', '2026-12-12', '12 december', 'december 12', 'saturday 12 december 2026'],
    },
    forms: [
      [String.raw`{on}{ofWeekday}(?<y>\d{4})(?<sign>[-/.])(?<m>\d{1,2})\k<sign>(?<d>\d{1,2})`, dates],
      [String.raw`{on}{ofWeekday}(?<d>\d{1,2})(?<sign>[-/.])(?<m>\d{1,2})\k<sign>(?<y>\d{4}|\d{2})`, dates],
      [String.raw`{on}{ofWeekday}(?<d>\d{1,2})/(?<m>\d{1,2})`, dates],
      [String.raw`{on}{ofWeekday}{d}[ ./-]{0,2}(?:of )?{month}(?:[ ./-](?<y>\d{4}))?`, dates],
      [String.raw`{on}{ofWeekday}{englishMonth} {d}(?:,? (?<y>\d{4}))?${noHour}`, dates],
    ],
  },
  list: {
    examples: {
      fr: ['27/11, 4/12 et 11/12', 'les 23, 24 et 25 novembre'],
      en: ['27/11, 4/12 and 11/12', '23, 24 and 25 november'],
    },
    forms: [[String.raw`(?:les )?{more}{d} (?:of )?{month}(?: (?<y>\d{4}))?`, dates]],
  },
  week: {
    examples: { fr: ['semaine 49', 'mardi semaine 49'], en: ['week 49', 'tuesday week 49'] },
    forms: [[String.raw`(?:de la |la |of )?(?:semaine|week) (?<n>\d{1,2})`, week]],
  },
  hour: {
    examples: { fr: ['9h', '9h30', '9 h 30', '9:30', 'midi'], en: ['9:30', '9am', '2:30pm', 'noon'] },
    forms: [[`(?:(?:a|at) )?${sure}(?<start>${hour})`, clock]],
  },
  range: {
    examples: {
      fr: ['9h-10h30', 'de 9h à 10h', 'de 9 à 10h'],
      en: ['9:30-10:30', 'from 9am to 10am', 'from 9 to 10am', '2-3pm'],
    },
    forms: [
      [`(?<start>${hour})(?:(?<tight>-)| - )${sure}(?<end>${hour})`, range],
      [`(?:(?<from>de|from) )?(?<start>${hour}) (?:a|to) ${sure}(?<end>${hour})`, range],
    ],
  },
  length: {
    examples: { fr: ['45 min', '14h 1h30', 'pendant 2h'], en: ['45 min', '14:00 1h30', 'for 2 hours'] },
    forms: [
      [String.raw`(?:(?:pendant|for) )?(?<minutes>\d{1,3}) ?(?:min|mn|minutes?)`, length],
      [String.raw`(?:pendant|for) (?<hours>\d{1,2}) ?h ?(?<minutes>\d\d)?`, length],
      [String.raw`(?:for )?(?<hours>\d{1,2}) hours?`, length],
    ],
  },
  series: {
    examples: {
      fr: ['tous les vendredis ×6', 'tous les lundis et jeudis jusqu’au 12/12'],
      en: ['every friday ×6', 'every monday and thursday until 12/12'],
    },
    forms: [
      ['(?:tous les|every) {weekdays}', (of) => ({ is: 'every', weekdays: weekdaysIn(of('weekdays')) })],
      [String.raw`[x×] ?(?<count>\d{1,3})`, (of) => ({ is: 'times', count: Number(of('count')) })],
      ["jusqu'(?=a)|until", () => ({ is: 'until' })],
    ],
  },
} as const satisfies Readonly<Record<string, GrammarEntry>>;

export const entryNames = Object.keys(grammar) as readonly (keyof typeof grammar)[]; // keys loses the names

const forms: readonly (readonly [RegExp, Form[1]])[] = Object.values<GrammarEntry>(grammar).flatMap((entry) =>
  entry.forms.map(([form, says]) => [pattern(form), says] as const),
);
/** Where a form may begin: elsewhere none is tried. */
const begin = new RegExp(String.raw`${begins}[\p{L}\d×]`, 'gu');

/** The longest form that begins at a place of a phrase; of equally long ones the first. */
function itemAt(text: string, from: number, around: Around): Item | null {
  let best: Item | null = null;
  for (const [form, says] of forms) {
    form.lastIndex = from;
    const found = form.exec(text);
    const piece = { from, to: from + (found?.[0].length ?? 0) };
    if (!found || piece.to <= (best?.to ?? from)) continue;
    const said = says((group) => found.groups?.[group] ?? '', around);
    if (said) best = { ...piece, ...said };
  }
  return best;
}

/** All that says a day, an hour, a length or a series in a phrase (`folded`), in its order. */
export function itemsIn(phrase: string, around: Around): readonly Item[] {
  const text = phrase.slice(0, longestLine);
  const items: Item[] = [];
  for (const { index } of text.matchAll(begin)) {
    const item = index < (items.at(-1)?.to ?? 0) ? null : itemAt(text, index, around);
    if (item) items.push(item);
  }
  return items;
}

/** What a text is from its begin to its end. */
export function wholeItem(text: string, around: Around): Item | null {
  const item = text.length > longestLine ? null : itemAt(text, 0, around);
  return item?.to === text.length ? item : null;
}
