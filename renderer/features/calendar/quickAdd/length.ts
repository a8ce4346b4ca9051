import type { Piece } from './phrase.ts';
import { pieceOf } from './phrase.ts';

/** The length that a phrase gives, in minutes. */
export interface Said {
  readonly minutes: number;
  readonly piece: Piece;
}

const numbers: Readonly<Record<string, number>> = {
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  six: 6,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const number = String.raw`\d{1,3}(?:[.,]\d+)?|${Object.keys(numbers).join('|')}`;
const numberOf = (text: string): number => numbers[text] ?? Number(text.replace(',', '.'));
const lead = String.raw`(?:\b(?:pendant|durant|duree|sur|for|lasting)(?: de)?[ :]+)?`;
/** Not followed by another letter. */
const end = String.raw`(?![\p{L}\d])`;
const hour = String.raw`(?:heures?|hours?|hrs?|h)`;

/** Forms of a length, the longest first; each with its minutes. The input is normalised. */
const ways: readonly (readonly [RegExp, (groups: readonly string[]) => number])[] = [
  [way(String.raw`(?:une |1 )?demi[ -]heure`), () => 30],
  [way(String.raw`(?:half an hour|a half hour)`), () => 30],
  [way(String.raw`(?:(?:un|1) )?quart d'heure|a quarter of an hour`), () => 15],
  [way(String.raw`(?:trois|3) quarts d'heure|three quarters of an hour`), () => 45],
  [way(String.raw`(${number}) ?${hour}(?: et demie| and a half)`), ([hours = '']) => numberOf(hours) * 60 + 30],
  [way(String.raw`an hour and a half`), () => 90],
  [
    way(String.raw`([1-8]) ?${hour} ?(\d{1,2}) ?(?:minutes?|mins?|mn)`),
    ([hours = '', minutes = '']) => numberOf(hours) * 60 + numberOf(minutes),
  ],
  [way(String.raw`(${number}) ?(?:minutes?|mins?|mn|')`), ([minutes = '']) => numberOf(minutes)],
  [way(String.raw`(${number}) (?:hours?|hrs?)`), ([hours = '']) => numberOf(hours) * 60],
  [way(String.raw`(\d[.,]\d+) ?${hour}`), ([hours = '']) => numberOf(hours) * 60],
  [way(String.raw`(une|deux|trois|quatre|cinq) heures?`), ([hours = '']) => numberOf(hours) * 60],
  // With its word before it, what looks like an hour is a length: « pendant 2h ».
  [
    new RegExp(
      String.raw`\b(?:pendant|durant|duree|sur|for|lasting)(?: de)?[ :]+(\d{1,2}) ?${hour} ?(\d{2})?${end}`,
      'u',
    ),
    ([hours = '', minutes]) => numberOf(hours) * 60 + Number(minutes ?? 0),
  ],
];

function way(pattern: string): RegExp {
  return new RegExp(String.raw`${lead}(?<![\p{L}\d:])(?:${pattern})${end}`, 'u');
}

/** A longer length is no event of one day. */
const mostMinutes = 24 * 60;

/** The length of a phrase; null when it gives none. `text` is normalised; `atStart`: what it begins with. */
export function lengthIn(text: string, atStart = false): Said | null {
  for (const [pattern, minutesOf] of ways) {
    const match = pattern.exec(text);
    if (!match || (atStart && match.index > 0)) continue;
    const minutes = Math.round(minutesOf(match.slice(1)));
    if (minutes > 0 && minutes <= mostMinutes) return { minutes, piece: pieceOf(match) };
  }
  return null;
}

/** « dans 2 heures », « in 45 minutes »: the offset from now. */
export function soonIn(text: string): Said | null {
  const lead = /\b(?:dans|d'ici|in) /gu;
  for (const match of text.matchAll(lead)) {
    const after = match.index + match[0].length;
    const said = lengthIn(text.slice(after), true) ?? hoursAt(text.slice(after));
    if (said) return { minutes: said.minutes, piece: { from: match.index, to: after + said.piece.to } };
  }
  return null;
}

/** « 2 heures », which alone could be an hour of the day too. */
function hoursAt(text: string): Said | null {
  const match = new RegExp(String.raw`^(\d{1,2}) ?${hour} ?(\d{2})?${end}`, 'u').exec(text);
  return match && { minutes: Number(match[1]) * 60 + Number(match[2] ?? 0), piece: pieceOf(match) };
}
