import type { Typed } from '#forms/values.ts';
import type { NewApplicant, NewApplication, WalkInProblems } from '#intents/applicant/problems.ts';
import { applicantProblems, applicationProblems } from '#intents/applicant/problems.ts';
import type { Format } from '#ui/index.ts';

/** The form: days are YYYY-MM-DD, hours HH:MM, '' is nothing yet. */
export interface ApplicationDraft {
  readonly nom: string;
  readonly prenoms: string;
  /** Noted in the school's custom field for it: no creation of its record is documented (R4.9). */
  readonly phone: string;
  readonly mail: string;
  /** Another record of the address is created, where the service has one of it. */
  readonly ownMail: boolean;
  readonly login: string;
  readonly naissance: string;
  readonly admissionPathId: string;
  readonly stateId: string;
  readonly agentId: string;
  /** Whether there is an interview; without one, day and hour are not required. */
  readonly withInterview: boolean;
  readonly day: string;
  readonly time: string;
  readonly note: string;
  /** `newPerson`: none of those known; '' where the user has not said. With an appointment today: `arrivalOf`. */
  readonly knownId: string;
}

/** What was typed over what the form began with; what is ticked is typed as `true` or `false`. */
export function draftOf(
  begun: ApplicationDraft,
  { ownMail = String(begun.ownMail), withInterview = String(begun.withInterview), ...texts }: Typed,
): ApplicationDraft {
  return { ...begun, ...texts, ownMail: ownMail === 'true', withInterview: withInterview === 'true' };
}

export const newPerson = 'new';
export const arrivalOf = (applicationId: string): string => `arrival:${applicationId}`;

type Clock = Pick<Format, 'dayOf' | 'timeOf'>;

/** An empty form: the hour is now, rounded up to the next five minutes unless those are tomorrow's. */
export function emptyDraft(now: number, format: Clock): ApplicationDraft {
  const next = Math.ceil(now / 300_000) * 300_000;
  const at = format.dayOf(next) === format.dayOf(now) ? next : now;
  const nothing = {
    nom: '',
    prenoms: '',
    phone: '',
    mail: '',
    ownMail: false,
    login: '',
    naissance: '',
    admissionPathId: '',
    stateId: '',
    agentId: '',
    note: '',
    knownId: '',
  };
  return { ...nothing, withInterview: true, day: format.dayOf(at), time: format.timeOf(at) };
}

export const applicantOf = (draft: ApplicationDraft, format: Format): NewApplicant => ({
  nom: draft.nom,
  prenoms: draft.prenoms,
  mail: draft.mail,
  ...(draft.ownMail && { ownMail: true }),
  login: loginOf(draft),
  ...(draft.naissance === '' ? {} : { naissance: format.instant(format.startOfDay(draft.naissance)) }),
});

export const applicationOf = (
  draft: ApplicationDraft,
  format: Format,
  parametres: NewApplication['parametres'] = [],
): NewApplication => ({
  admissionPathId: draft.admissionPathId,
  stateId: draft.stateId.trim(),
  ...(draft.agentId === '' ? {} : { agentId: draft.agentId }),
  ...(draft.withInterview && {
    creneau: draft.day === '' || draft.time === '' ? '' : format.instant(format.at(draft.day, draft.time)),
  }),
  ...(parametres.length === 0 ? {} : { parametres }),
});

export const newcomerOf = (
  { nom, prenoms, mail, naissance }: ApplicationDraft,
  format: Pick<Format, 'startOfDay'>,
) => ({
  nom,
  prenoms,
  mail,
  naissance: naissance === '' ? null : format.startOfDay(naissance),
});

/** The service requires a Login and does not specify its form: the address, unless another is typed. */
export const loginOf = ({ login, mail }: Pick<ApplicationDraft, 'login' | 'mail'>): string =>
  login === '' ? mail.trim() : login;

/** Errors by field; of a known person, only the application's. A login that is to be the address is missing with it. */
export function problemsOf(draft: ApplicationDraft, format: Format): WalkInProblems {
  const { login, ...ofPerson } = draft.knownId === '' ? applicantProblems(applicantOf(draft, format)) : {};
  return {
    ...ofPerson,
    ...(login && draft.mail.trim() !== '' && { login }),
    ...applicationProblems(applicationOf(draft, format)),
  };
}
