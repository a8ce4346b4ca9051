import { fold } from '#shared/text/fold.ts';

/**
 * Which event belongs to which interview (R4.7). The service links neither to the other: an event belongs to an
 * applicant where its name contains every word of theirs. In doubt, nothing is concluded. Times are epoch ms.
 */
interface Named {
  readonly nom: string;
}
interface OfApplicant {
  readonly applicantName: string;
}

type Mentions = (text: string, name: string) => boolean;

/** Whether a text contains every word of a name of two words or more, in any order and case, ignoring accents. */
export const mentions: Mentions = (text, name) => mentionsReader()(text, name);

/** The same for many questions about the same few texts: each is parsed once. */
export function mentionsReader(): Mentions {
  const read = new Map<string, ReadonlySet<string>>();
  const wordsOf = (text: string): ReadonlySet<string> => {
    const words =
      read.get(text) ??
      new Set(
        fold(text)
          .split(/[^\p{L}\p{N}-]+/u)
          .filter((word) => word !== ''),
      );
    read.set(text, words);
    return words;
  };
  return (text, name) => {
    const wanted = wordsOf(name);
    return wanted.size > 1 && wanted.isSubsetOf(wordsOf(text));
  };
}

/**
 * Whether an event's name contains the applicant's: what schools write when they place an interview in the calendar.
 */
export const isNamedFor = (event: Named, interview: OfApplicant, names: Mentions = mentions): boolean =>
  names(event.nom, interview.applicantName);

/**
 * Of candidates with the same name on one day, the one at that very moment, else the only one; undefined where it is
 * not clear.
 */
export const standingFor = <Item>(
  moment: number,
  named: readonly Item[],
  momentOf: (item: Item) => number,
): Item | undefined => named.find((item) => momentOf(item) === moment) ?? (named.length === 1 ? named[0] : undefined);
