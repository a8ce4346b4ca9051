import { familyOf, nameRotations, nameWords, titles } from '#shared/text/people.ts';
import type { Piece } from '#shared/text/when/phrase.ts';
import { folded } from '#shared/text/when/phrase.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import type { Hue } from '#timeGrid/appearance/hue.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\d]+/gu) ?? [];
/** The word, and its plural. */
const same = (a: string, b: string): boolean => a === b || a === `${b}s` || `${a}s` === b;
const isAmong = (words: readonly string[], word: string): boolean => words.some((each) => same(each, word));
/** Whether a folded word is one of a name. */
export const hasWord = (name: string, word: string): boolean => wordsOf(name).includes(word);

/**
 * By its first word, the one with most words in the phrase; else the only one of a kind (« Entretien »). Null for none,
 * or two alike.
 */
export function typeIn(text: string, types: readonly Named[]): Named | null {
  const words = wordsOf(text);
  const scored = types
    .map((type) => ({ type, own: wordsOf(type.name) }))
    .filter(({ own }) => own[0] !== undefined && isAmong(words, own[0]))
    .map(({ type, own }) => ({ type, hits: own.filter((word) => isAmong(words, word)).length, size: own.length }))
    .sort((a, b) => b.hits - a.hits || a.size - b.size);
  const [best, second] = scored;
  if (best) return second && second.hits === best.hits && second.size === best.size ? null : best.type;
  const hues: ReadonlySet<Hue> = new Set(words.map(hueOf).filter((hue) => hue !== 'other'));
  const alike = types.filter(({ name }) => hues.has(hueOf(name)));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Before the names of teachers, of which titles are no part. */
const leads: ReadonlySet<string> = new Set(['avec', 'with']);
/** Between the names of several; « et » is a word. */
const separator = /^\s*[,;&+/]\s*$/u;
const joints: ReadonlySet<string> = new Set(['et', 'and']);

/**
 * The teachers after « avec », by whole or family name, and the part of the phrase that leaves the title. Null where a
 * name may be another's too.
 */
export function teacherIn(
  text: string,
  teachers: readonly string[],
): { readonly name: string; readonly piece: Piece } | null {
  const said = nameWords(text);
  const known = teachers.map((name) => ({ name, family: familyOf(name), whole: nameRotations(name) }));
  const gapBefore = (at: number): string => text.slice(said[at - 1]?.to ?? 0, said[at]?.from ?? text.length);
  const isIn = (set: ReadonlySet<string>, at: number): boolean => set.has(said[at]?.letters ?? '');
  /** Those whom the words from a place on name, with blanks alone between them, and the place behind these. */
  const namedAt = (at: number): readonly { readonly name: string; readonly to: number }[] => {
    const end = said.findIndex((_, to) => to > at && !/^\s+$/u.test(gapBefore(to)));
    const words = said.slice(at, end === -1 ? undefined : end).map(({ letters }) => letters);
    const runs = words.map((_, last) => ({ letters: words.slice(0, last + 1).join(''), to: at + last + 1 }));
    const named = (isName: (teacher: (typeof known)[number], letters: string) => boolean) =>
      runs.flatMap(({ letters, to }) =>
        known.filter((teacher) => isName(teacher, letters)).map(({ name }) => ({ name, to })),
      );
    const whole = named((teacher, letters) => teacher.whole.size > 1 && teacher.whole.has(letters));
    return whole.length > 0 ? whole : named(({ family }, letters) => family === letters);
  };
  for (const [at, { from, letters }] of said.entries()) {
    if (!leads.has(letters)) continue;
    const names = new Set<string>();
    let [next, end] = [at + 1, at];
    for (;;) {
      if (isIn(titles, next)) next += 1;
      const [only, other] = namedAt(next);
      if (other) return null;
      if (!only) break;
      names.add(only.name);
      end = only.to - 1;
      if (isIn(joints, only.to)) next = only.to + 1;
      else if (separator.test(gapBefore(only.to))) next = only.to;
      else break;
    }
    if (names.size > 0) return { name: [...names].join(', '), piece: { from, to: said[end]?.to ?? from } };
  }
  return null;
}
