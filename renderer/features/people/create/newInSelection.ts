import { filledIn, mailOf } from '#forms/creation/creation.ts';
import { mailField } from '#forms/values.ts';
import type { Typed } from '#forms/values.ts';
import { requiredFields } from '#intents/fields.ts';
import { newRow } from '#intents/intent.ts';
import type { NamedRow } from '#intents/intent.ts';
import type { PersonEntity } from '#shared/entities/people.ts';

/** Who is created: with both names of usage the same request makes a learner (document: Learners and applicants). */
export const createdInSelection = [
  'selection/Candidat',
  'selection/Apprenant',
] as const satisfies readonly PersonEntity[];
export type CreatedInSelection = (typeof createdInSelection)[number];

/** What the form asks for, in order: NomUsage is sent in place of Nom, and Numero is not assigned here (R1.5). */
export const fieldsInSelection: Readonly<Record<CreatedInSelection, readonly string[]>> = {
  'selection/Candidat': ['NomUsage', 'Prenoms', 'Numero', 'MailId', 'Login', 'CiviliteId', 'DateNaissance'],
  'selection/Apprenant': [
    'NomUsage',
    'Prenoms',
    'PrenomUsage',
    'Numero',
    'MailId',
    'Login',
    'CiviliteId',
    'DateNaissance',
    'Tuteur1Id',
  ],
};

/** The login is the address, unless another is typed: the service does not say what form it has. */
export const askedInSelection = (entity: CreatedInSelection): readonly string[] => [
  ...requiredFields(entity).filter((field) => field !== 'Login'),
  ...(entity === 'selection/Apprenant' ? ['PrenomUsage'] : []),
];

const nameInSelection = (typed: Typed): string =>
  [typed['NomUsage']?.trim().toLocaleUpperCase('fr'), typed['Prenoms']?.trim()].filter(Boolean).join(' ');

/** The creation of a person in the Selection context, after that of their e-mail record. */
export function rowInSelection(entity: CreatedInSelection, typed: Typed): NamedRow {
  const login = (typed['Login'] ?? '').trim() || (typed[mailField] ?? '').trim();
  const asked = Object.entries(typed).filter(([field]) => fieldsInSelection[entity].includes(field));
  const members = filledIn({ ...Object.fromEntries(asked), Login: login });
  return newRow(entity, members, { ...mailOf(typed), subject: nameInSelection(typed) });
}
