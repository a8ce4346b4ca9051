import { inSelection } from '../entities/context.ts';
import type { InSelection } from '../entities/context.ts';
import { ofSelection } from '../entities/selection.ts';
import type { Endpoint } from './endpoint.ts';
import { byPerson, createClient } from './endpointParts.ts';
import { endpointsOf, made } from './ofEntity.ts';

const clientBelow = <const Person extends 'Apprenant' | 'Candidat'>(idOfParent: Person) =>
  made('Client', 'create', {
    ...createClient,
    path: `/${idOfParent}/{id}/Client`,
    idOfParent,
    readings: ['R2.7', 'R3.0', 'R3.6', 'R4.4'],
  });

/** Learners and applicants, with the enrolments and marks of learners. */
const people = {
  ...endpointsOf('Candidat', 'Apprenant'),
  'Apprenant.createClient': clientBelow('Apprenant'),
  'Candidat.createClient': clientBelow('Candidat'),
  ...endpointsOf('InscriptionSequence'),
  /** The sequences for which an agreement can be created: rows that contain only a Sequence. */
  'InscriptionSequence.eligible': made('InscriptionSequence', 'list', {
    expand: ['Sequence'],
    select: ['Sequence'],
    startsWithOn: ['Sequence/TypeSequence/Code'],
    bodyOnGet: ['Id'],
    readings: ['R1.6', 'R2.1'],
  }),
  ...endpointsOf('InscriptionCours'),
  'InscriptionCours.marks': made('ApprenantEvaluation', 'list', {
    path: '/InscriptionCours/{id}/ApprenantEvaluation',
    idOfParent: 'InscriptionCours',
    readings: ['R5.3'],
  }),
} as const;

/** All that exists below `/selection` too (R1.5). */
const inBoth = { ...people, ...endpointsOf('Dossier') } as const;

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

/** NomUsage in place of Nom, and Numero (R1.5); what is created there leaves only when the user sends it (R3.0). */
const required = ['NomUsage', 'Numero', 'Login', 'Prenoms', 'MailId'] as const;
const differs: Partial<Record<keyof typeof inBoth, Partial<Endpoint>>> = {
  'Candidat.create': {
    required,
    attended: true,
    doubt: { ...byPerson, duplicateFields: ['NomUsage', 'Prenoms', 'MailId'] },
  },
  'Apprenant.create': { required },
  'Dossier.create': {
    attended: true,
    doubt: { ...inBoth['Dossier.create'].doubt, list: inSelection('Dossier.list') },
  },
};

const isThere = (name: string): boolean => inSelection(name) in ofSelection;
const there = (row: Endpoint): object => ({
  ...row,
  path: `/${inSelection(row.path.slice(1))}`,
  ...(isThere(row.entity) && { entity: inSelection(row.entity) }),
  ...(row.idOfParent && { idOfParent: inSelection(row.idOfParent) }),
  ...(row.unitedWith && { unitedWith: inSelection(row.unitedWith) }),
});

/** The same requests below `/selection`, for other rows (R1.5). */
const selection = Object.fromEntries(
  Object.entries(inBoth).map(([name, row]) => [
    inSelection(name),
    { ...there(row), ...differs[name as keyof typeof inBoth] }, // entries loses the names
  ]),
) as AllBelow<typeof inBoth>; // fromEntries loses the names and what belongs to each: the type says how each is made

/** Every endpoint, by what it is about: those that entities have, and beside them the few that are of no usual kind. */
export const families = {
  /** Nothing is deleted: an event is cancelled with Annule (R3.1). */
  calendar: endpointsOf('Planification', 'EntiteJuridique', 'TypePlanification'),
  files: endpointsOf('Dossier', 'SessionRecrutement', 'EtatCandidature', 'Programme'),
  people,
  selection,
  agreements: {
    ...endpointsOf('Convention'),
    /** Creates the structure for the billing data. Exactly 200, with any body (R3.3, R5.1). */
    'Convention.synchroniseAffaire': made('Convention', 'action', {
      path: '/Convention/{id}/SynchronisationAffaire',
      confirm: [{ because: 'mayBillTwice' }],
      readings: ['R3.3', 'R4.3', 'R5.1', 'R5.8'],
    }),
    ...endpointsOf('ConventionOrganismeFinanceur', 'EcheanceApprentissageConvention'),
    ...endpointsOf('TypeConvention', 'EtatConvention', 'OrganismeFinanceur'),
  },
  companies: endpointsOf('Entreprise', 'Mail', 'ReferenceExterne', 'Client', 'NatureClient'),
  users: {
    ...endpointsOf('User'),
    'User.authorizations': made('User', 'ids', { path: '/User/{id}/Authorizations', readings: ['R3.3', 'R5.4'] }),
    'User.addAuthorizations': made('User', 'action', {
      path: '/User/{id}/AddAuthorizations',
      answer: 'ids',
      required: ['ids'],
      confirm: [{ because: 'givesRights' }],
      readings: ['R3.3', 'R4.3', 'R5.8'],
    }),
    'User.applyTemplate': made('User', 'action', {
      path: '/User/{id}/ApplyTemplate',
      answer: 'ids',
      required: ['templateId'],
      confirm: [{ because: 'resetsRights' }],
      readings: ['R3.3', 'R4.3'],
    }),
    ...endpointsOf('Template'),
  },
  teaching: {
    ...endpointsOf('Sequence', 'Parcours', 'Agent', 'Enseignant'),
    'Enseignant.types': made('EnseignantType', 'list', {
      path: '/Enseignant/{id}/EnseignantsTypes',
      idOfParent: 'Enseignant',
      readings: ['R5.3'],
    }),
    ...endpointsOf('Evaluation', 'AutreLieuFormation'),
  },
  finance: endpointsOf('BalanceClient'),
  folders: endpointsOf('Directory', 'Instance'),
} as const;
export type Family = keyof typeof families;
