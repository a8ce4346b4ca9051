import type { EventView } from '#cache/queries/views.ts';
import { nameWords, titles } from '#shared/text/people.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';

/** Between words, or what is done to an interview: alone these say nothing of it. */
const fillers: ReadonlySet<string> = new Set(
  (
    'a au aux avec chez d de des du en et l la le les pour un une the an and at for in of on to with ' +
    'deplacer decaler reporter avancer remettre passer move reschedule postpone shift'
  ).split(' '),
);

const lettersOf = (text: string): ReadonlySet<string> => new Set(nameWords(text).map(({ letters }) => letters));

/**
 * The words of a typed name that an interview which is moved in place of a second one does not have: it keeps its name
 * and its type (R4.7), so they would be lost. The applicant's name, the kind of event and what stands between words do
 * not count. `said`: how the typed name gives the applicant, where by a number or an address. Returns '' for none.
 */
export function unplacedWords(
  nom: string,
  applicantName: string,
  event: Pick<EventView, 'nom' | 'typeName'>,
  said = applicantName,
): string {
  const at = nom.toLocaleLowerCase().indexOf(said.toLocaleLowerCase());
  const isSaid = (from: number): boolean => at !== -1 && at <= from && from < at + said.length;
  const [person, type, name] = [applicantName, event.typeName, event.nom].map(lettersOf);
  const isKnown = (letters: string): boolean =>
    Boolean(person?.has(letters) || type?.has(letters)) || titles.has(letters) || hueOf(letters) === 'interview';
  /** Words in a row, each with its place in the name. */
  const runs = nameWords(nom).reduce<ReturnType<typeof nameWords>[number][][]>(
    (all, word) => {
      if (isSaid(word.from) || isKnown(word.letters)) all.push([]);
      else all.at(-1)?.push(word);
      return all;
    },
    [[]],
  );
  return runs
    .flatMap((run) => {
      const isMeaning = ({ letters }: (typeof run)[number]): boolean => !fillers.has(letters);
      const [first, last] = [run.find(isMeaning), run.findLast(isMeaning)];
      const isNamed = run.every(({ letters }) => fillers.has(letters) || name?.has(letters));
      return first && last && !isNamed ? nom.slice(first.from, last.to) : [];
    })
    .join(' ');
}

/** The name of an interview with words that it did not have. */
export const withWords = ({ nom }: Pick<EventView, 'nom'>, words: string): string =>
  [nom.trim(), words].filter(Boolean).join(', ');
