import { fold, foldedWords } from '#shared/text/fold.ts';

interface Named {
  readonly name: string;
}

/**
 * The text that names the people of an event, with one person in place of another; null: nobody. Only the name is
 * replaced (R5.8): what else the text says stays. `from` is null where the text names no known person.
 */
export function reassigned(text: string, from: Named | null, to: Named | null): string {
  const place = from && placeOf(text, from.name);
  const others = place ? `${text.slice(0, place.from)}\u0000${text.slice(place.to)}` : text;
  const isThere = to !== null && placeOf(others, to.name) !== null;
  if (to === null || isThere) return tidied(others.replace('\u0000', ''));
  if (place) return others.replace('\u0000', to.name);
  return others.trim() === '' ? to.name : `${others.trim()}, ${to.name}`;
}

/** Where a name stands in a text, word for word; accents and case ignored. */
function placeOf(text: string, name: string): { readonly from: number; readonly to: number } | null {
  const words = [...text.matchAll(/[\p{L}\p{N}\p{M}’'-]+/gu)].map((match) => ({
    word: fold(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const run = foldedWords(name);
  const at =
    run.length === 0 ? -1 : words.findIndex((_, index) => run.every((word, by) => words[index + by]?.word === word));
  const [first, last] = [words[at], words[at + run.length - 1]];
  return first && last ? { from: first.from, to: last.to } : null;
}

/** Without the separators that a removed name leaves. */
const tidied = (text: string): string =>
  text
    .replaceAll(/([,;/&+])(?:\s*[,;/&+])+/gu, '$1')
    .replaceAll(/^[\s,;/&+]+|[\s,;/&+]+$/gu, '')
    .replaceAll(/\s{2,}/gu, ' ');
