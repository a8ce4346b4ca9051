import { grammar } from './grammar.ts';
import type { Around, Item, Match, Reads } from './items.ts';
import { expand } from './macros.ts';
import { meanings, valueIn } from './words.ts';

/** Compiled with the first phrase: who never types one does not wait for it. */
let compiled: readonly { readonly pattern: RegExp; readonly reads: Reads }[] = [];
const forms = (): typeof compiled => {
  if (compiled.length === 0) compiled = grammar.map(([form, reads]) => ({ pattern: patternOf(form), reads }));
  return compiled;
};
function patternOf(form: string): RegExp {
  const named = new Set<string>();
  // A group that stands twice is named once.
  const source = expand(form).replaceAll(/\(\?<(\p{L}\w*)>/gu, (group, name: string) => {
    if (named.has(name)) return '(?:';
    named.add(name);
    return group;
  });
  return new RegExp(String.raw`(?<![\p{L}\d]|\d[:/.,])(?:${source})(?![\p{L}\d])`, 'duy');
}

/** The longest form that begins at a place of a phrase. */
function itemAt(text: string, from: number, around: Around): Item | null {
  let best: Item | null = null;
  for (const { pattern, reads } of forms()) {
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    const to = from + (match?.[0].length ?? 0);
    if (!match || to === from) continue;
    const of: Match['of'] = (name) => match.groups?.[name] ?? '';
    const said = reads(
      {
        of,
        valueOf: (name) => valueIn(meanings[name], of(name)),
        pieceOf: (name) => {
          const [begin = from, end = to] = match.indices?.groups?.[name] ?? [];
          return { from: begin, to: end };
        },
        after: text.slice(to),
        next: () => itemAt(text, text[to] === ' ' ? to + 1 : to, around),
      },
      around,
    );
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
