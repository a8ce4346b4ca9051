import type { InSelection } from '../entities/context.ts';
import { inSelection } from '../entities/context.ts';
import { ofSelection } from '../entities/selection.ts';
import type { Endpoint } from './endpoint.ts';
import { byPerson } from './endpointParts.ts';
import { people } from './people.ts';

type Entity = keyof typeof ofSelection;
/** The name of a member's entity there; a Client is one of the plain interface, in either case (R2.7b). */
type There<Name> = Name extends string ? (InSelection<Name> extends Entity ? InSelection<Name> : Name) : Name;
type Below<Row> = {
  readonly [Member in keyof Row]: Member extends 'path'
    ? Row[Member] extends `/${infer Path}`
      ? `/${InSelection<Path>}`
      : never
    : Member extends 'entity' | 'idOfParent' | 'unitedWith'
      ? There<Row[Member]>
      : Row[Member];
};
type AllBelow<Rows> = { readonly [Name in keyof Rows & string as InSelection<Name>]: Below<Rows[Name]> };

/**
 * NomUsage in place of Nom, and Numero (R1.5). No application is made of an applicant there, without which the service
 * may never list them: so they leave only when the user sends them (R3.0).
 */
const required = ['NomUsage', 'Numero', 'Login', 'Prenoms', 'MailId'] as const;
const differs: Partial<Record<keyof typeof people, Partial<Endpoint>>> = {
  'Candidat.create': {
    required,
    attended: true,
    doubt: { ...byPerson, twinFields: ['NomUsage', 'Prenoms', 'MailId'] },
  },
  'Apprenant.create': { required },
};

const isThere = (name: string): boolean => inSelection(name) in ofSelection;
const there = (row: Endpoint): object => ({
  ...row,
  path: `/${inSelection(row.path.slice(1))}`,
  ...(isThere(row.entity) && { entity: inSelection(row.entity) }),
  ...(row.idOfParent && { idOfParent: inSelection(row.idOfParent) }),
  ...(row.unitedWith && { unitedWith: inSelection(row.unitedWith) }),
});

/** Learners and applicants, their enrolments and marks, below `/selection`: the same requests for other rows (R1.5). */
export const selection = Object.fromEntries(
  Object.entries(people).map(([name, row]) => [
    inSelection(name),
    { ...there(row), ...differs[name as keyof typeof people] }, // entries loses the names
  ]),
) as AllBelow<typeof people>; // fromEntries loses the names and what belongs to each: the type says how each is made
