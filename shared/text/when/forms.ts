import { longestLine } from '../typedText.ts';
import { dayForms, grammar } from './grammar.ts';
import type { Around, Form, Item, Match } from './items.ts';
import { pattern } from './patterns.ts';
import { meanings, valueIn } from './words.ts';

type Compiled = readonly (readonly [RegExp, Form[1]])[];
const apart = String.raw`(?<![\p{L}\d]|\d[:/.,])`;
const compile = (forms: readonly Form[]): Compiled =>
  forms.map(([form, meaning]) => [pattern(String.raw`${apart}(?:${form})(?![\p{L}\d])`, 'duy'), meaning]);
/** Where a form may begin: elsewhere none is tried. */
const begins = pattern(String.raw`${apart}[\p{L}\p{N}@'+×&]`, 'gu');

/** Compiled with the first phrase that needs them: all take a tenth of a second, those of days a tenth of that. */
const compiled: { all?: Compiled; days?: Compiled } = {};
const allForms = (): Compiled => (compiled.all ??= compile(grammar));
const formsOfDays = (): Compiled => (compiled.days ??= compile(dayForms));

/** The longest form that begins at a place of a phrase. */
function itemAt(text: string, from: number, around: Around, forms = allForms()): Item | null {
  let best: Item | null = null;
  for (const [form, meaning] of forms) {
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
export function itemsIn(phrase: string, around: Around): readonly Item[] {
  const text = phrase.slice(0, longestLine);
  const items: Item[] = [];
  let end = 0;
  for (const { index } of text.matchAll(begins)) {
    const item = index < end ? null : itemAt(text, index, around);
    if (!item) continue;
    items.push(item);
    end = item.to;
  }
  return items;
}

/**
 * The day or the week that a text is from its begin to its end. No form is longer than that, and of equally long ones
 * those of days come first: the others need not be tried.
 */
export const wholeDay = (text: string, around: Around): Item | null => wholeItem(text, around, formsOfDays());

/** What a text is from its begin to its end. */
export function wholeItem(text: string, around: Around, forms = allForms()): Item | null {
  const item = text.length > longestLine ? null : itemAt(text, 0, around, forms);
  return item?.to === text.length ? item : null;
}
