import { useState } from 'react';
import { useAllSearched, useApplicantsIn } from '#cache/queries/applicantsIn.ts';
import type { ApplicantNamed } from '#cache/queries/applicantsIn.ts';
import type { ApplicationView, EventView } from '#cache/queries/views.ts';
import { usePreferences } from '#stores/preferences.ts';
import { hueOf } from '#timeGrid/appearance/hue.ts';
import { withWholeName } from '../form/draft.ts';
import { useAwaited } from '../form/useAwaited.ts';
import type { Awaited } from '../form/useAwaited.ts';
import type { QuickEvent } from './useQuickEvent.ts';

/** The application whose interview a phrase makes (R4.7), as far as it is known. */
export interface Applicant {
  /** Those whom the phrase may mean. */
  readonly people: readonly ApplicantNamed[];
  /** Their applications: several, and the user says which. */
  readonly choices: readonly ApplicationView[];
  /** The one that the phrase means, also where the user leaves it. */
  readonly likely: ApplicationView | null;
  /** Gets the hour, of a series that of the first event; null: none does. */
  readonly application: ApplicationView | null;
  /** The user said so. */
  readonly isChosen: boolean;
  /** The applicant has an interview already. */
  readonly awaited: Awaited | null;
  /** It can go to the place of the phrase in place of a second one; never for a series. */
  readonly canMove: boolean;
  /** It does. */
  readonly moves: EventView | null;
  /** The applicants of this workstation are still being searched: until then none is chosen (R4.7). */
  readonly isLooking: boolean;
  /** Nothing is made until the user has said which. */
  readonly isOpen: boolean;
  /** An application, or null for the event alone. */
  readonly choose: (id: string | null) => void;
  /** The event's name with the applicant's whole name, by which others know the pair. */
  readonly titled: (title: string) => string;
}

export function useApplicant(campusId: string, { type, title, series }: QuickEvent): Applicant {
  const isBoth = usePreferences((preferences) => preferences.isActingOnBoth);
  const isInterview = type !== null && hueOf(type.name) === 'interview';
  const isLooking = !useAllSearched() && isInterview;
  const people = useApplicantsIn(isInterview && !isLooking ? title : '');
  const [chosen, setChosen] = useState<{ readonly of: string; readonly id: string | null } | null>(null);
  const choices = people.flatMap(({ applications }) => applications);
  const of = choices.map(({ id }) => id).join(' ');
  const [only, another] = choices;
  const [someone, someoneElse] = people;
  const sure = someone && !someoneElse && only && !another ? only : null;
  const said = chosen?.of === of ? chosen : null;
  const picked = choices.find((each) => each.id === said?.id) ?? null;
  const nameOnly = someone && !someoneElse ? { id: '', numero: '', applicantName: someone.name, creneau: null } : null;
  const awaited = useAwaited(campusId, picked ?? (nameOnly && only ? only : nameOnly));
  const canMove = awaited !== null && awaited.by !== 'unclear' && series === null && choices.length > 0;
  const usual = isBoth && (awaited === null || canMove) ? sure : null;
  const application = said ? picked : usual;
  const person = people.find(({ applications }) => application && applications.includes(application));
  return {
    people,
    choices,
    likely: picked ?? sure,
    application,
    isChosen: said !== null,
    awaited,
    canMove,
    moves: canMove && application && awaited ? awaited.event : null,
    isLooking,
    isOpen: isBoth && (isLooking || (said === null && sure === null && choices.length > 0)),
    choose: (next) => setChosen({ of, id: next }),
    titled(text) {
      const named = person ?? (people.length === 1 ? people[0] : undefined);
      return named ? withWholeName(text, named) : text;
    },
  };
}
