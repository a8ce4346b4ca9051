import { isName } from './likeness.ts';
import type { NameWords } from './nameWords.ts';
import { beginsWord } from './search.ts';

/** As many exact results are enough: results that are only alike are not looked for. */
export const fewExact = 8;
/** More texts are not compared: the search was too vague. */
const mostCompared = 4000;
/** Worse than the best by more than this, a result is not offered. */
const tolerance = 2;

/** Indices, best first, then in order. Numbers and words of one or two letters must be as typed. Texts are folded. */
export function closeMatches(
  terms: readonly string[],
  nameWords: NameWords,
  textAt: (place: number) => string | undefined,
): readonly number[] {
  const names = terms.filter(isName);
  const asTyped = terms.filter((term) => !names.includes(term));
  if (names.length === 0) return [];
  const alike: ReadonlyMap<string, number>[] = [];
  for (const name of names) {
    const words = nameWords.alike(name);
    if (words.size === 0) return [];
    alike.push(words);
  }
  const counts = alike.map((words) => [...words.keys()].reduce((sum, word) => sum + nameWords.having(word).length, 0));
  const rarest = alike[counts.indexOf(Math.min(...counts))] ?? new Map<string, number>();
  const places = new Set([...rarest.keys()].flatMap((word) => nameWords.having(word)).slice(0, mostCompared));
  const found: { readonly place: number; readonly cost: number }[] = [];
  for (const place of places) {
    const text = textAt(place) ?? '';
    const cost = asTyped.every((term) => beginsWord(text, term)) ? costOf(text, alike) : Infinity;
    if (cost < Infinity) found.push({ place, cost });
  }
  const best = Math.min(...found.map(({ cost }) => cost));
  return found
    .filter(({ cost }) => cost <= best + tolerance)
    .sort((a, b) => a.cost - b.cost || ((textAt(a.place) ?? '') < (textAt(b.place) ?? '') ? -1 : 1))
    .map(({ place }) => place);
}

/** The sum of the best likeness of each term; Infinity where a term is like no word of the text. */
function costOf(text: string, alike: readonly ReadonlyMap<string, number>[]): number {
  const words = text.split(' ');
  return alike.reduce(
    (sum, likeness) => sum + words.reduce((best, word) => Math.min(best, likeness.get(word) ?? Infinity), Infinity),
    0,
  );
}
