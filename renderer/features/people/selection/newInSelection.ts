import { mailOf, valuesOf } from '#forms/creation/creation.ts';
import { mailField } from '#forms/values.ts';
import type { Typed } from '#forms/values.ts';
import { requiredInSelection } from '#intents/fields.ts';
import type { Intent } from '#intents/intent.ts';

/**
 * What the form asks for, in order: NomUsage is sent in place of Nom, and Numero is not assigned here (R1.5). Without
 * PrenomUsage: with both names of usage, the same request creates a learner (document: Learners and applicants).
 */
export const fieldsInSelection = [
  'NomUsage',
  'Prenoms',
  'Numero',
  'MailId',
  'Login',
  'CiviliteId',
  'DateNaissance',
] as const;

/** The login is the address, unless another is typed: the service does not say what form it has. */
export const askedInSelection: readonly string[] = requiredInSelection('Candidat').filter((field) => field !== 'Login');

const nameInSelection = (typed: Typed): string =>
  [typed['NomUsage']?.trim().toLocaleUpperCase('fr'), typed['Prenoms']?.trim()].filter(Boolean).join(' ');

/** The creation of a person in the Selection context, after that of their e-mail record. */
export function intentInSelection(typed: Typed): Extract<Intent, { kind: 'entity.create' }> {
  const login = (typed['Login'] ?? '').trim() || (typed[mailField] ?? '').trim();
  return {
    kind: 'entity.create',
    entity: 'Candidat',
    selection: true,
    values: valuesOf({ ...typed, Login: login }),
    ...mailOf(typed),
    subject: nameInSelection(typed),
  };
}
