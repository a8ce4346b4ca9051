import type { Endpoint } from './endpoint.ts';
import { assumed, byPerson, clientOfReference, create, list, one, replace } from './endpointParts.ts';

const applicant = ['Nom', 'Login', 'Prenoms', 'MailId'] as const;
const client = ['Nom', 'Prenoms', 'EntiteJuridiqueId', 'NatureClientId'] as const;
/** A client who is billed for a person, created below that person (R4.4). */
const clientBelow = <Person extends 'Apprenant' | 'Candidat'>(person: Person) =>
  ({
    ...create('Client'),
    path: `/${person}/{id}/Client`,
    idOfParent: person,
    idMayBeZero: true,
    required: client,
    attended: true,
    doubt: clientOfReference,
    readings: ['R2.7', 'R3.0', 'R3.6', 'R4.4'],
  }) as const;
const consents = [
  { because: 'changesConsent', fields: ['HasChosenRGPD', 'HasChosenMarketing', 'AutoriseCRM'] },
] as const;

/** Learners and applicants, with the enrolments and marks of learners. All exist below `/selection` too (R1.5). */
export const people = {
  /** An applicant is listed only while their file is complete, and may leave the list. */
  'Candidat.list': {
    ...list('Candidat'),
    mayLack: 'few',
    filterOn: ['Mail/Adresse'],
    expand: ['Mail'],
    readings: ['R3.6'],
  },
  'Candidat.one': { ...one('Candidat'), ...assumed },
  /** The same request creates a learner: the service may answer with either (R3.3). */
  'Candidat.create': {
    ...create('Candidat'),
    required: applicant,
    doubt: { ...byPerson, twinFields: ['Nom', 'Prenoms', 'MailId'] },
    readings: ['R3.6', 'R3.9', 'R4.6'],
  },
  /**
   * Sent with what the learner shows beyond the applicant: both are the same person, and what is not sent is lost
   * (R3.1).
   */
  'Candidat.replace': {
    ...replace('Candidat'),
    verb: 'PUT',
    path: '/Candidat/{id}',
    unitedWith: 'Apprenant',
    confirm: consents,
    readings: ['R2.1', 'R3.1', 'R4.3'],
  },
  'Apprenant.one': { ...one('Apprenant'), readings: ['R2.1'] },
  'Apprenant.list': {
    ...list('Apprenant'),
    filterOn: ['Code', 'Nom', 'Prenoms', 'Mail/Adresse'],
    filterRequired: true,
    readings: ['R1.1', 'R5.3'],
  },
  /** A learner is created among the applicants. */
  'Apprenant.create': {
    ...create('Apprenant'),
    path: '/Candidat',
    required: applicant,
    attended: true,
    doubt: byPerson,
    readings: ['R3.0', 'R3.6', 'R4.1'],
  },
  /** The other way round. */
  'Apprenant.replace': {
    ...replace('Apprenant'),
    verb: 'PUT',
    path: '/Candidat/{id}',
    unitedWith: 'Candidat',
    confirm: consents,
    readings: ['R2.1', 'R3.1', 'R4.1', 'R4.3'],
  },
  'Apprenant.createClient': clientBelow('Apprenant'),
  'Candidat.createClient': clientBelow('Candidat'),
  'InscriptionSequence.list': {
    ...list('InscriptionSequence'),
    filterOn: ['ApprenantId'],
    filterRequired: true,
    readings: ['R2.8'],
  },
  /** The sequences for which an agreement can be created: rows that contain only a Sequence. */
  'InscriptionSequence.eligible': {
    ...list('InscriptionSequence'),
    expand: ['Sequence'],
    select: ['Sequence'],
    startsWithOn: ['Sequence/TypeSequence/Code'],
    bodyOnGet: ['Id'],
    readings: ['R1.6', 'R2.1'],
  },
  'InscriptionCours.list': {
    ...list('InscriptionCours'),
    filterOn: ['ApprenantId'],
    filterRequired: true,
    readings: ['R5.3'],
  },
  'InscriptionCours.marks': {
    ...list('ApprenantEvaluation'),
    path: '/InscriptionCours/{id}/ApprenantEvaluation',
    idOfParent: 'InscriptionCours',
    readings: ['R5.3'],
  },
} as const satisfies Record<string, Endpoint>;
