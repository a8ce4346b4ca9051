import { useApplicantsIn } from '#cache/queries/applicantsIn.ts';
import type { ApplicantNamed } from '#cache/queries/applicantsIn.ts';
import { useDatasetStatus, useEventsNumbered, useLoaded } from '#cache/queries/hooks.ts';
import type { ApplicationView, EventView } from '#cache/queries/views.ts';
import { useNow } from '#ui/index.ts';
import { withWholeName } from './draft.ts';

export interface Applications {
  readonly people: readonly ApplicantNamed[];
  readonly choices: readonly ApplicationView[];
  /** Applicants and applications are still read from the disk; until then the lists are empty. */
  readonly isLooking: boolean;
  /** The event's name with the whole name of the applicant whose application was chosen. */
  readonly titled: (nom: string, application: Pick<ApplicationView, 'id'> | null) => string;
}

/** `isInterview`: whether the event is one, and so may be an applicant's. */
export function useApplications(nom: string, isInterview: boolean): Applications {
  const loaded = [useLoaded('Candidat'), useLoaded('Dossier')];
  const isLooking = isInterview && loaded.includes('loading');
  const people = useApplicantsIn(isInterview && !isLooking ? nom : '');
  return {
    people,
    choices: people.flatMap(({ applications }) => applications),
    isLooking,
    titled(text, application) {
      const named = people.find(({ applications }) => applications.some(({ id }) => id === application?.id));
      return named ? withWholeName(text, named) : text;
    },
  };
}

/** The next interview that an application has already, by its number; null: none is known. */
export function useAwaited(application: Pick<ApplicationView, 'numero'> | null): EventView | null {
  const now = useNow();
  const events = useEventsNumbered(application ? [application.numero] : []);
  return events.findLast(({ annule, realise, fin }) => !annule && !realise && fin > now) ?? null;
}

/** The list of events has not come whole: the applicant may have an interview that is not here. */
export const useIsPartial = (): boolean => useDatasetStatus({ entity: 'Planification' }).last?.complete !== true;
