import type { EventView } from '#cache/queries/views.ts';
import { apostrophes, hyphens, joinedWords } from '#shared/text/fold.ts';
import { nameWords, titles } from '#shared/text/people.ts';
import type { NameWord } from '#shared/text/people.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';

/**
 * Between words, what an applicant is called, or what is done to an interview: alone these say nothing of it. Without
 * « avancé », « passé » and « remise », which say something elsewhere: « en avance », « remise du dossier ».
 */
const fillers: ReadonlySet<string> = new Set(
  (
    'a au aux avec chez d de des du en et l la le les pour un une the an and at for in of on to with ' +
    'candidat candidate postulant postulante etudiant etudiante eleve applicant student ' +
    'deplacer decaler reporter avancer remettre passer move reschedule postpone shift ' +
    'deplace deplacee decale decalee reporte reportee remis moved rescheduled postponed shifted'
  ).split(' '),
);

interface Word extends NameWord {
  /** Between its hyphens and apostrophes: « DUPONT-Jean » has two names, « l’entretien » an article. */
  readonly parts: readonly string[];
}

const inside = new RegExp(`[${apostrophes}${hyphens}]`, 'u');
const wordsOf = (text: string): readonly Word[] =>
  nameWords(text).map(({ letters, from, to }) => ({
    letters,
    from,
    to,
    parts: text.slice(from, to).split(inside).map(joinedWords),
  }));

const lettersOf = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).flatMap(({ letters, parts }) => [letters, parts].flat()));

/**
 * The words of a typed name that the interview lacks which is moved in place of a second one. It keeps its own name and
 * type (R4.7), so these words would be lost. Words of the applicant's name, of the kind of event, and fillers are left
 * out. `said`: how the typed name gives the applicant, where by a number or an address. Returns '' for none.
 */
export function unplacedWords(
  nom: string,
  applicantName: string,
  event: Pick<EventView, 'nom' | 'typeName'>,
  said = applicantName,
): string {
  const at = nom.toLocaleLowerCase().indexOf(said.toLocaleLowerCase());
  const isSaid = (from: number): boolean => at !== -1 && at <= from && from < at + said.length;
  const [known, name] = [lettersOf(`${applicantName} ${event.typeName}`), lettersOf(event.nom)];
  const isKnownPart = (part: string): boolean => known.has(part) || titles.has(part) || hueOf(part) === 'interview';
  const isKnown = ({ letters, parts }: Word): boolean =>
    known.has(letters) || (parts.some(isKnownPart) && parts.every((part) => isKnownPart(part) || fillers.has(part)));
  const isFiller = ({ parts }: Word): boolean => parts.every((part) => fillers.has(part));
  const isInName = (word: Word): boolean =>
    name.has(word.letters) || word.parts.every((part) => name.has(part)) || isFiller(word);
  /** Words in a row, each with its place in the name. */
  const runs = wordsOf(nom).reduce<Word[][]>(
    (all, word) => {
      if (isSaid(word.from) || isKnown(word)) all.push([]);
      else all.at(-1)?.push(word);
      return all;
    },
    [[]],
  );
  return runs
    .flatMap((run) => {
      const isMeaning = (word: Word): boolean => !isFiller(word);
      const [first, last] = [run.find(isMeaning), run.findLast(isMeaning)];
      return first && last && !run.every(isInName) ? nom.slice(first.from, last.to) : [];
    })
    .join(' ');
}

/** The name of an interview with words that it did not have. */
export const withWords = ({ nom }: Pick<EventView, 'nom'>, words: string): string =>
  [nom.trim(), words].filter(Boolean).join(', ');
