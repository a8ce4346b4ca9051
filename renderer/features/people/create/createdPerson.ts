import { filledIn, mailOf } from '#forms/creation/creation.ts';
import { readDraft } from '#forms/typed.ts';
import { mailField, ownMailField } from '#forms/values.ts';
import type { Typed } from '#forms/values.ts';
import { requiredFields } from '#intents/fields.ts';
import { newRow } from '#intents/intent.ts';
import type { NamedRow } from '#intents/intent.ts';

/**
 * In order. In Selection NomUsage is sent for Nom, and Numero too (R1.5); with both names of usage it makes a learner
 * (document: Learners and applicants), who needs a guardian under 18 (R4.1).
 */
export const askedOf = {
  Apprenant: [
    'Nom',
    'Prenoms',
    'NomUsage',
    'PrenomUsage',
    'CiviliteId',
    'DateNaissance',
    mailField,
    'Login',
    'Tuteur1Id',
  ],
  'selection/Candidat': ['NomUsage', 'Prenoms', 'Numero', mailField, 'Login', 'CiviliteId', 'DateNaissance'],
  'selection/Apprenant': [
    'NomUsage',
    'Prenoms',
    'PrenomUsage',
    'Numero',
    mailField,
    'Login',
    'CiviliteId',
    'DateNaissance',
    'Tuteur1Id',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type CreatedPerson = keyof typeof askedOf;

/** The typed texts of a stored draft: an earlier Carnet stored the address of a new learner as `Mail`. */
export function readPerson(text: string | null): Typed | null {
  const typed = readDraft(text);
  const { Mail, ...others } = typed ?? {};
  return Mail === undefined ? typed : { [mailField]: Mail, ...others };
}

/** What the user has to type: the login is the address, unless another is typed. */
export const requiredOf = (entity: CreatedPerson): readonly string[] => [
  ...requiredFields(entity).filter((field) => field !== 'Login'),
  ...(entity === 'selection/Apprenant' ? ['PrenomUsage'] : []),
];

/** The service does not say what form a login has. */
export const loginOf = (valueOf: (field: string) => string): string => valueOf('Login') || valueOf(mailField).trim();

/** By both names of usage, empty or not, the request is one for a learner and not for an applicant (POST Candidat). */
const alwaysSent: Readonly<Record<CreatedPerson, Typed>> = {
  Apprenant: { NomUsage: '', PrenomUsage: '' },
  'selection/Candidat': {},
  'selection/Apprenant': {},
};

export function personRow(entity: CreatedPerson, typed: Typed): NamedRow {
  const asked: ReadonlySet<string> = new Set([...askedOf[entity], ownMailField]);
  const own = Object.fromEntries(Object.entries(typed).filter(([field]) => asked.has(field)));
  const members = filledIn(own);
  const [surname] = askedOf[entity];
  return newRow(
    entity,
    { ...alwaysSent[entity], ...members, Login: loginOf((field) => members[field] ?? own[field] ?? '') },
    {
      ...mailOf(own),
      subject: [members[surname]?.toLocaleUpperCase('fr'), members['Prenoms']].filter(Boolean).join(' '),
    },
  );
}
