import { isId } from '#shared/entities/idForm.ts';
import { instantParts } from '#shared/odata/instant.ts';
import type { TypedValue } from '../intent.ts';

export interface NewApplicant {
  readonly nom: string;
  readonly prenoms: string;
  readonly login: string;
  readonly mail: string;
  /** The address is to have another record, where the service has one of it (R3.6); absent: no. */
  readonly ownMail?: boolean;
  /** Instant of midnight at the school (R2.4); absent where it was left empty. */
  readonly naissance?: string;
  readonly fields?: readonly TypedValue[];
}

export interface NewApplication {
  readonly admissionPathId: string;
  readonly stateId: string;
  readonly agentId?: string;
  /** Instant of the interview; absent where there is none, '' where it has not been typed yet. */
  readonly creneau?: string;
  readonly parametres?: readonly { readonly code: string; readonly valeur: string }[];
  readonly fields?: readonly TypedValue[];
}

export type WalkInField = Exclude<keyof NewApplicant | keyof NewApplication, 'ownMail' | 'fields' | 'parametres'>;
type WalkInProblem = 'missing' | 'notAMail' | 'notAnInstant';
export type WalkInProblems = Partial<Record<WalkInField, WalkInProblem>>;

/** One address in the usual form, without what stood around it in a mail; the service decides. */
export const mailForm = /^[^\s@<>,;:"()]+@(?!.*\.\.)[^\s@<>,;:"()]+\.[^\s@<>,;:"().]{2,}$/u;

/** What the service's document requires of a new applicant: Nom, Login, Prenoms and a Mail with its address. */
export function applicantProblems({ nom, prenoms, login, mail, naissance }: NewApplicant): WalkInProblems {
  return {
    ...missing({ nom, prenoms, login, mail }),
    ...(mail.trim() !== '' && !mailForm.test(mail.trim()) ? { mail: 'notAMail' as const } : {}),
    ...(naissance !== undefined && !instantParts(naissance) ? { naissance: 'notAnInstant' as const } : {}),
  };
}

/** Admission path, state (and applicant). An interview has a day and an hour; an application need not. */
export function applicationProblems({ admissionPathId, stateId, creneau }: NewApplication): WalkInProblems {
  return {
    // A state that the service does not list is given by its number.
    ...missing({
      admissionPathId,
      stateId: isId(stateId) ? stateId : '',
      ...(creneau !== undefined && { creneau }),
    }),
    ...(creneau !== undefined && creneau !== '' && !instantParts(creneau) ? { creneau: 'notAnInstant' as const } : {}),
  };
}

const missing = (texts: Partial<Record<WalkInField, string>>): WalkInProblems =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text.trim() === '' ? [[field, 'missing']] : [])),
  );
