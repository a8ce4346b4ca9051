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

export interface SaidTeacher {
  /** As the school writes it; several with commas between. */
  readonly name: string;
  /** The part of the phrase that leaves the title; null where the name may also be another person's. */
  readonly piece: Piece | null;
}

/** Ordinary words too: « examen blanc », « petit jury ». Alone such a word is no name. */
const words = new Set(
  (
    'blanc leblanc noir lenoir brun lebrun roux leroux rose petit grand legrand gros legros long court fort lefort bon lebon beau lebeau jeune lejeune sage ' +
    'vert rouge bleu jaune gris marchand boulanger berger meunier chevalier roy leroy prince comte page clerc maire prevost prieur mercier masson charpentier ' +
    'fournier barbier tailleur moulin dumont dupont pont fontaine riviere lac bois dubois forest champ deschamps prairie jardin vallee mont lacroix croix ' +
    'lundi mardi jeudi vendredi noel paques mars mai janvier avril aout jour matin soir midi hiver ete bac oral ecrit classe cours stage jury bilan point groupe ' +
    'king young white black brown green day may march church hall page cook baker smith wood hill field'
  ).split(' '),
);

/** Written with a capital, in a phrase that is not all capitals. */
const isCapital = (text: string, { from }: Piece): boolean =>
  /^\p{Lu}/u.test(text.slice(from)) && text !== text.toLocaleUpperCase();

/** Before names. */
const leads: ReadonlySet<string> = new Set('avec par with by prof enseignant enseignants teacher'.split(' '));
/** Between the names of several; « et » is a word. */
const separator = /^\s*[,;&+/]\s*$/u;
const joints: ReadonlySet<string> = new Set(['et', 'and']);

/**
 * With evidence: titles or « avec », whole names, or a family name that only one has, with a capital and no ordinary
 * word. In an interview a lone name is the applicant's. `text` as typed.
 */
export function teacherIn(text: string, teachers: readonly string[], isInterview: boolean): SaidTeacher | null {
  const said = nameWords(text);
  const known = teachers.map((name) => ({ name, family: familyOf(name), whole: nameRotations(name) }));
  const gapBefore = (at: number): string => text.slice(said[at - 1]?.to ?? 0, said[at]?.from ?? text.length);
  const isIn = (set: ReadonlySet<string>, at: number): boolean => set.has(said[at]?.letters ?? '');
  /** Those whom the words from a place on name, with blanks alone between them. */
  const namedAt = (
    at: number,
    isName: (teacher: (typeof known)[number], letters: string) => boolean,
  ): NamedTeacher[] => {
    const isParted = (to: number): boolean => to > at && !/^\s+$/u.test(gapBefore(to));
    const end = said.findIndex((_, to) => to > at && isParted(to));
    const runs = said.slice(at, end === -1 ? undefined : end);
    return known.flatMap((teacher) => {
      let letters = '';
      const last = runs.findIndex((word) => isName(teacher, (letters += word.letters)));
      return last === -1 ? [] : { name: teacher.name, to: at + last + 1 };
    });
  };
  const wholeAt = (at: number): NamedTeacher[] =>
    namedAt(at, ({ whole }, letters) => whole.size > 1 && whole.has(letters));
  const familyAt = (at: number): NamedTeacher[] => namedAt(at, ({ family }, letters) => family === letters);
  /** Those named from a place on, and what the first of them begins with; null where a name may be another's too. */
  const groupAt = (at: number) => {
    const isLed = isIn(leads, at);
    let next = isLed ? at + 1 : at;
    let to = at;
    let isWhole = false;
    const names: string[] = [];
    for (;;) {
      const isTitled = isIn(titles, next);
      if (isTitled) next += 1;
      const whole = wholeAt(next);
      const found = whole.length > 0 || !(isLed || isTitled) ? whole : familyAt(next);
      const [only, other] = found;
      if (other) return null;
      if (!only) return { names, isWhole, piece: { from: said[at]?.from ?? 0, to: said[to]?.to ?? 0 } };
      isWhole ||= whole.length > 0;
      names.push(only.name);
      to = only.to - 1;
      if (isIn(joints, only.to)) next = only.to + 1;
      else if (separator.test(gapBefore(only.to))) next = only.to;
      else next = said.length;
    }
  };
  const groups = said.map((_, at) => groupAt(at));
  if (groups.includes(null)) return null;
  const named = groups.filter((group) => group !== null).filter(({ names }) => names.length > 0);
  const group = named.find(({ isWhole }) => isWhole) ?? named[0];
  if (group) return { name: [...new Set(group.names)].join(', '), piece: group.piece };
  const alone = said.flatMap((word, at) => familyAt(at).map(({ name }) => ({ name, word })));
  const [only] = alone;
  if (!only || isInterview || alone.some(({ name }) => name !== only.name)) return null;
  const isOrdinary = words.has(familyOf(only.name));
  return isOrdinary || !isCapital(text, only.word) ? null : { name: only.name, piece: null };
}

/** A teacher, and the place behind the words of the name. */
interface NamedTeacher {
  readonly name: string;
  readonly to: number;
}
