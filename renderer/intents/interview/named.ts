import { mentions } from '#shared/text/people.ts';

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

/**
 * Whether an event's name contains the applicant's: what schools write when they place an interview in the calendar.
 */
export const isNamedFor = (event: Named, interview: OfApplicant): boolean =>
  mentions(event.nom, interview.applicantName);

/**
 * Of candidates with the same name on one day, the one at that very moment, else the only one; undefined where it is
 * not clear.
 */
export const standingFor = <Item>(
  moment: number,
  named: readonly Item[],
  momentOf: (item: Item) => number,
): Item | undefined => named.find((item) => momentOf(item) === moment) ?? (named.length === 1 ? named[0] : undefined);
