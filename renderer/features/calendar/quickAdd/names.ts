import { hueOf } from '../appearance/hue.ts';
import type { Hue } from '../appearance/hue.ts';
import type { Piece } from './phrase.ts';
import { folded } from './phrase.ts';

export interface Named {
  readonly id: string;
  readonly name: string;
}

const wordsOf = (text: string): string[] => folded(text).match(/[\p{L}\d]+/gu) ?? [];
/** The word, and its plural. */
const same = (a: string, b: string): boolean => a === b || a === `${b}s` || `${a}s` === b;
const hasWord = (words: readonly string[], word: string): boolean => words.some((each) => same(each, word));

/**
 * The event type that a phrase names: by the first word of its name, the one with most of its words in the phrase;
 * otherwise the only one of the kind that a word means ("interview" of « Entretien »). Null when none, or when two are
 * equally likely.
 */
export function typeIn(text: string, types: readonly Named[]): Named | null {
  const words = wordsOf(text);
  const scored = types
    .map((type) => ({ type, own: wordsOf(type.name) }))
    .filter(({ own }) => own[0] !== undefined && hasWord(words, own[0]))
    .map(({ type, own }) => ({ type, hits: own.filter((word) => hasWord(words, word)).length, size: own.length }))
    .sort((a, b) => b.hits - a.hits || a.size - b.size);
  const [best, second] = scored;
  if (best) return second && second.hits === best.hits && second.size === best.size ? null : best.type;
  const hues: ReadonlySet<Hue> = new Set(words.map(hueOf).filter((hue) => hue !== 'other'));
  const alike = types.filter(({ name }) => hues.has(hueOf(name)));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

export interface SaidTeacher {
  /** As the school writes it. */
  readonly name: string;
  /** The part of the phrase that leaves the title; null where the name may also be another person's. */
  readonly piece: Piece | null;
}

/**
 * Family names that are ordinary words too: « examen blanc », « petit jury ». Such a word alone is not parsed as a
 * name.
 */
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

/**
 * The teacher that a phrase names, where there is evidence: a title or « avec » before the family name, the whole name,
 * or a family name that only one of them has, written with a capital and not an ordinary word. In an interview a lone
 * family name is the applicant's. `text` as typed.
 */
export function teacherIn(text: string, teachers: readonly string[], isInterview: boolean): SaidTeacher | null {
  const phrase = folded(text);
  const found = (pattern: string): Piece | null => {
    const match = new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d])`, 'u').exec(phrase);
    return match && { from: match.index, to: match.index + match[0].length };
  };
  const lead = String.raw`(?:(?:avec|par|with|by|prof\.?|enseignant|teacher)\s+)?(?:(?:m\.?|mme|mr\.?|mrs\.?|ms\.?)\s+)?`;
  for (const name of teachers) {
    const [family, given] = halvesOf(name);
    if (given === '') continue;
    const piece = found(String.raw`${lead}(?:${family}[\s-]+${given}|${given}[\s-]+${family})`);
    if (piece) return { name, piece };
  }
  const byFamily = teachers.filter((name) => found(halvesOf(name)[0]));
  const [only, other] = byFamily;
  if (only === undefined || other !== undefined) return null;
  const [family] = halvesOf(only);
  const led = found(
    String.raw`(?:(?:avec|par|with|by|prof\.?|enseignant|teacher)\s+(?:(?:m\.?|mme|mr\.?|mrs\.?|ms\.?)\s+)?|(?:m\.?|mme|mr\.?|mrs\.?)\s+)${family}`,
  );
  if (led) return { name: only, piece: led };
  const alone = found(family);
  return isInterview || words.has(family) || !alone || !isCapital(text, alone) ? null : { name: only, piece: null };
}

/** NOM Prénom as two patterns: the words in capitals, otherwise the first one, and the others. */
function halvesOf(name: string): readonly [family: string, given: string] {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const isCapital = (word: string): boolean => word.length > 1 && word === word.toLocaleUpperCase();
  const capitals = words.some(isCapital) ? words.filter(isCapital) : words.slice(0, 1);
  const others = words.filter((word) => !capitals.includes(word));
  // two in, two out
  return [capitals, others].map((half) => wordsOf(half.join(' ')).join(String.raw`[\s-]+`)) as [string, string];
}
