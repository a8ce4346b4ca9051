import { z } from 'zod';
import { describe } from './describe.ts';
import { decimal, each, integer, nullableFlag, nullableInstant, nullableText, reference } from './members.ts';

const references = [
  'ConventionId',
  'OrganismeFinanceurId',
  'OrganismeFinanceurFacturationId',
  'EcheancierEntrepriseId',
  'GestionnaireDossierId',
  'AutreContactId',
] as const;
const texts = [
  'Nom',
  'Code',
  'NumeroDossier',
  'NumeroDECA',
  'NumeroInterne',
  'StatutPortail',
  'StatutTransmission',
  'CodeAdherent',
] as const;
const instants = ['DateEnvoiPortail', 'DateTransmissionHorsPortail', 'DateReception', 'DateEnvoi'] as const;

/** A funder attached to an agreement. */
export const conventionOrganismeFinanceurSchema = z.looseObject({
  Id: integer,
  ...each(nullableText, texts),
  ...each(reference, references),
  ...each(nullableInstant, instants),
  /** `Entreprise` unless sent otherwise. */
  TypePriseCharge: nullableText,
  TauxHoraire: decimal,
  DernierCertificatEnvoye: nullableFlag,
});
export type ConventionOrganismeFinanceur = z.infer<typeof conventionOrganismeFinanceurSchema>;

export const conventionOrganismeFinanceur = describe({
  name: 'ConventionOrganismeFinanceur',
  schema: conventionOrganismeFinanceurSchema,
  references,
  instants,
  days: instants,
});
