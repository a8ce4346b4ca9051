import { mentions } from '#shared/text/people.ts';

/**
 * Which event belongs to which application (R4.7). The service links neither to the other: an event that has the
 * application's number as its outside reference belongs to it for certain, another where its name contains every word
 * of the applicant's. In doubt, nothing is concluded. Times are epoch ms.
 */
interface Named {
  readonly nom: string;
  /** ReferenceExterne; absent where it is empty. */
  readonly reference?: string;
}
interface OfApplicant {
  readonly applicantName: string;
  readonly numero: string;
}

/** Whether the event has the number of this application. */
export const isReferredTo = ({ reference }: Named, { numero }: Pick<OfApplicant, 'numero'>): boolean =>
  reference !== undefined && reference === numero;

/** Whether an event is for an application: by its number, or by the name that schools write into the calendar. */
export const isNamedFor = (event: Named, interview: OfApplicant): boolean =>
  isReferredTo(event, interview) || mentions(event.nom, interview.applicantName);

/**
 * Of candidates for one item on one day, the certain ones before all others: the only one at that very moment, else the
 * only one; undefined where it is not clear.
 */
export function matchAt<Item>(
  moment: number,
  candidates: readonly Item[],
  momentOf: (item: Item) => number,
  isCertain: (item: Item) => boolean = () => false,
): Item | undefined {
  const certain = candidates.filter(isCertain);
  const named = certain.length > 0 ? certain : candidates;
  const there = named.filter((item) => momentOf(item) === moment);
  const [only, another] = there.length > 0 ? there : named;
  return another === undefined ? only : undefined;
}
