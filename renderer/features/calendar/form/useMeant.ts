import { useAllSearched, useApplicantsIn } from '#cache/queries/applicantsIn.ts';
import type { ApplicantNamed } from '#cache/queries/applicantsIn.ts';
import type { ApplicationView } from '#cache/queries/views.ts';
import { withWholeName } from './draft.ts';

/** Whom the name of an interview may mean (R4.7). */
export interface Meant {
  readonly people: readonly ApplicantNamed[];
  /** Their applications: several, and the user says which. */
  readonly choices: readonly ApplicationView[];
  /** These choices and no others: what the user said of others does not count. */
  readonly key: string;
  /** The only application of the only applicant. */
  readonly sure: ApplicationView | null;
  /** The applicants of this workstation are still being searched; meanwhile `people` and `choices` are empty. */
  readonly isLooking: boolean;
  /** The event's name with the applicant's whole name, by which others know the pair. */
  readonly titled: (nom: string, application: Pick<ApplicationView, 'id'> | null) => string;
}

/** `isInterview`: whether the event is one, and so may be an applicant's. */
export function useMeant(nom: string, isInterview: boolean): Meant {
  const isLooking = !useAllSearched() && isInterview;
  const people = useApplicantsIn(isInterview && !isLooking ? nom : '');
  const choices = people.flatMap(({ applications }) => applications);
  const [person, another] = people;
  const [only, other] = choices;
  return {
    people,
    choices,
    key: choices.map(({ id }) => id).join(' '),
    sure: person && !another && only && !other ? only : null,
    isLooking,
    titled(text, application) {
      const isTheirs = ({ applications }: ApplicantNamed): boolean =>
        applications.some(({ id }) => id === application?.id);
      const named = people.find(isTheirs) ?? (another ? undefined : person);
      return named ? withWholeName(text, named) : text;
    },
  };
}
