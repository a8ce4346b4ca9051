import { grammar } from './grammar.ts';
import type { Around, Form, Item, Match } from './items.ts';
import { pattern } from './patterns.ts';
import { meanings, valueIn } from './words.ts';

/** Compiled with the first phrase: who never types one does not wait for it. */
let compiled: readonly (readonly [RegExp, Form[1]])[] = [];
function forms(): typeof compiled {
  if (compiled.length === 0)
    compiled = grammar.map(([form, meaning]) => [
      pattern(String.raw`(?<![\p{L}\d]|\d[:/.,])(?:${form})(?![\p{L}\d])`, 'duy'),
      meaning,
    ]);
  return compiled;
}

/** The longest form that begins at a place of a phrase. */
function itemAt(text: string, from: number, around: Around): Item | null {
  let best: Item | null = null;
  for (const [form, meaning] of forms()) {
    form.lastIndex = from;
    const found = form.exec(text);
    const to = from + (found?.[0].length ?? 0);
    if (!found || to === from) continue;
    const of: Match['of'] = (name) => found.groups?.[name] ?? '';
    const match: Match = {
      of,
      valueOf: (name) => valueIn(meanings[name], of(name)),
      pieceOf: (name) => {
        const [begin = from, end = to] = found.indices?.groups?.[name] ?? [];
        return { from: begin, to: end };
      },
      after: text.slice(to),
      next: () => itemAt(text, text[to] === ' ' ? to + 1 : to, around),
    };
    const said = typeof meaning === 'function' ? meaning(match, around) : meaning;
    if (said && (best === null || (said.to ?? to) > best.to)) best = { to, ...said, from };
  }
  return best;
}

/** All that looks like a day, an hour, a length or a series in a phrase (`folded`), in its order. */
export function itemsIn(text: string, around: Around): readonly Item[] {
  const items: Item[] = [];
  for (let at = 0; at < text.length;) {
    const item = text[at] === ' ' ? null : itemAt(text, at, around);
    if (item) items.push(item);
    at = item?.to ?? at + 1;
  }
  return items;
}
