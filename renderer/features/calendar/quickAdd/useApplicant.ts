import { useState } from 'react';
import { useAllSearched, useApplicantsIn } from '#cache/queries/applicantsIn.ts';
import type { ApplicantNamed } from '#cache/queries/applicantsIn.ts';
import type { ApplicationView } from '#cache/queries/views.ts';
import { usePreferences } from '#stores/preferences.ts';
import { hueOf } from '../appearance/hue.ts';
import type { QuickReading } from './useReading.ts';

/** The application whose interview a phrase makes (R4.7), as far as it is known. */
export interface Applicant {
  /** Those whom the phrase may mean. */
  readonly people: readonly ApplicantNamed[];
  /** Their applications: several, and the user says which. */
  readonly choices: readonly ApplicationView[];
  /** Gets the hour; null: none does. */
  readonly application: ApplicationView | null;
  /** The applicants of this workstation are still being searched: until then none is chosen (R4.7). */
  readonly isLooking: boolean;
  /** Nothing is made until the user has said which. */
  readonly isOpen: boolean;
  /** An application, or null for the event alone. */
  readonly choose: (id: string | null) => void;
  /** The event's name with the applicant's whole name, by which others know the pair. */
  readonly titled: (title: string) => string;
}

export function useApplicant({ type, title, series }: QuickReading): Applicant {
  const isBoth = usePreferences((preferences) => preferences.isActingOnBoth);
  const isInterview = type !== null && hueOf(type.name) === 'interview' && series === null;
  const isLooking = !useAllSearched() && isInterview;
  const people = useApplicantsIn(isInterview && !isLooking ? title : '');
  const [chosen, setChosen] = useState<{ readonly of: string; readonly id: string | null } | null>(null);
  const choices = people.flatMap(({ applications }) => applications);
  const of = choices.map(({ id }) => id).join(' ');
  const [only, another] = choices;
  const usual = isBoth && people.length === 1 && only && !another ? only.id : null;
  const said = chosen?.of === of ? chosen : null;
  const id = said ? said.id : usual;
  const application = choices.find((each) => each.id === id) ?? null;
  const person = people.find(({ applications }) => application && applications.includes(application));
  return {
    people,
    choices,
    application,
    isLooking,
    isOpen: isBoth && (isLooking || (said === null && usual === null && choices.length > 0)),
    choose: (next) => setChosen({ of, id: next }),
    titled(text) {
      const named = person ?? (people.length === 1 ? people[0] : undefined);
      if (!named) return text;
      const at = text.toLocaleLowerCase().indexOf(named.said.toLocaleLowerCase());
      return at === -1 ? text : text.slice(0, at) + named.name + text.slice(at + named.said.length);
    },
  };
}
