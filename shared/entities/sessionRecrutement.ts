import { z } from 'zod';
import { describe } from './describe.ts';
import { decimal, flag, integer, nullableInstant, nullableText, reference } from './members.ts';

/** An admission path: what an applicant applies for. */
export const sessionRecrutementSchema = z.looseObject({
  Id: integer,
  Nom: nullableText,
  Code: nullableText,
  CodesPieces: nullableText,
  CodesPiecesOptionnelles: nullableText,
  LibelleExterne: nullableText,
  ReferenceCRM: nullableText,
  CodesTests: nullableText,
  LibellePeriodeRentree: nullableText,
  ReferenceConcours: z.unknown().optional(),
  ProgrammeId: reference,
  EtablissementId: reference,
  CibleId: reference,
  PeriodeRentreeId: reference,
  SurveyCandidatId: reference,
  SurveyReferentId: reference,
  SurveyEvaluateurId: reference,
  SessionId: reference,
  Debut: nullableInstant,
  Fin: nullableInstant,
  DebutPeriodeRentree: nullableInstant,
  FinPeriodeRentree: nullableInstant,
  Payant: flag.nullish(),
  Frais: decimal,
  ParametresId: reference,
});
export type SessionRecrutement = z.infer<typeof sessionRecrutementSchema>;

export const sessionRecrutement = describe({
  name: 'SessionRecrutement',
  schema: sessionRecrutementSchema,
  references: [
    'ProgrammeId',
    'EtablissementId',
    'CibleId',
    'PeriodeRentreeId',
    'SurveyCandidatId',
    'SurveyReferentId',
    'SurveyEvaluateurId',
    'SessionId',
    'ParametresId',
  ],
  instants: ['Debut', 'Fin', 'DebutPeriodeRentree', 'FinPeriodeRentree'],
  days: ['Debut', 'Fin', 'DebutPeriodeRentree', 'FinPeriodeRentree'],
});
