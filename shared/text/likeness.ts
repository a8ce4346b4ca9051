import { soundOf } from './sound.ts';

/** A bit a letter, in the 31 bits of a small integer. */
const longest = 31;

/**
 * Counts typing errors: letters added, missing, replaced, or two swapped; all alignments at once (Hyyrö 2003, « A
 * bit-vector algorithm for computing Levenshtein and Damerau edit distances »), so that a key over a large school takes
 * milliseconds.
 */
export class TypedWord {
  private readonly bits = new Map<number, number>();
  private readonly last: number;
  private readonly length: number;

  constructor(word: string) {
    this.length = Math.min(word.length, longest);
    this.last = 1 << (this.length - 1);
    for (let at = 0; at < this.length; at += 1) {
      const letter = word.charCodeAt(at);
      this.bits.set(letter, (this.bits.get(letter) ?? 0) | (1 << at));
    }
  }

  /** Errors to the whole of a word, and to the nearest of its beginnings. */
  errorsTo(word: string): { readonly whole: number; readonly start: number } {
    let [below, above, swapped, same] = [0, ~0, 0, 0];
    let errors = this.length;
    let fewest = errors;
    for (let at = 0; at < word.length; at += 1) {
      const match = this.bits.get(word.charCodeAt(at)) ?? 0;
      swapped = ((~same & match) << 1) & swapped;
      same = (((match & above) + above) ^ above) | match | below | swapped;
      const more = below | ~(same | above);
      const less = above & same;
      if (more & this.last) errors += 1;
      if (less & this.last) errors -= 1;
      if (errors < fewest) fewest = errors;
      above = (less << 1) | ~(same | ((more << 1) | 1));
      below = ((more << 1) | 1) & same;
      swapped = match;
    }
    return { whole: errors, start: fewest };
  }
}

/** The beginning of a shorter sound would be that of too many words. */
const shortest = 3;
/** In shorter words an error would match nearly anything. */
const errorsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** A likeness: 0 sounds the same; an error costs 2, and a word that goes on 1. */
const unlike = Infinity;

/** Compares words with one that was typed; the smaller, the more alike. */
export function likenessTo(typed: string): (word: string, sound?: string) => number {
  const sounding = soundOf(typed);
  const [letters, sounds] = [new TypedWord(typed), new TypedWord(sounding)];
  const cost = (one: TypedWord, length: number, word: string): number => {
    const allowed = errorsIn(length);
    const { whole, start } = one.errorsTo(word);
    const best = Math.min(whole * 2, length < shortest ? unlike : start * 2 + 1);
    return best <= allowed * 2 + 1 ? best : unlike;
  };
  return (word, sound = soundOf(word)) => {
    if (sound === sounding) return 0;
    // Who mistypes a name nearly always begins it right; without this, short names are like too many others.
    if (word.charCodeAt(0) !== typed.charCodeAt(0) && sound.charCodeAt(0) !== sounding.charCodeAt(0)) return unlike;
    return Math.min(cost(letters, typed.length, word), cost(sounds, sounding.length, sound));
  };
}

/** A word that is compared by its likeness: letters only (a number with an error is another number), and enough. */
export const isName = (word: string): boolean => word.length > 2 && word.length <= longest && /^\p{L}+$/u.test(word);
