import { z } from 'zod';
import { agent } from './agent.ts';
import { apprenant } from './apprenant.ts';
import { apprenantEvaluation } from './apprenantEvaluation.ts';
import { autreLieuFormation } from './autreLieuFormation.ts';
import { balanceClient } from './balanceClient.ts';
import { candidat } from './candidat.ts';
import { client } from './client.ts';
import type { InSelection } from './context.ts';
import { contextOf, inSelection } from './context.ts';
import { convention } from './convention.ts';
import { conventionOrganismeFinanceur } from './conventionOrganismeFinanceur.ts';
import { directory } from './directory.ts';
import { dossier } from './dossier.ts';
import { echeanceApprentissageConvention } from './echeanceApprentissageConvention.ts';
import { enseignant } from './enseignant.ts';
import { enseignantType } from './enseignantType.ts';
import type { Entity } from './entity.ts';
import { entreprise } from './entreprise.ts';
import { evaluation } from './evaluation.ts';
import { inscriptionCours } from './inscriptionCours.ts';
import { inscriptionSequence } from './inscriptionSequence.ts';
import { mail } from './mail.ts';
import { entityNames } from './names.ts';
import type { EntityName } from './names.ts';
import { parcours, parcoursPeriode } from './parcours.ts';
import { planification } from './planification.ts';
import {
  entiteJuridique,
  etatCandidature,
  etatConvention,
  instance,
  natureClient,
  natureContrat,
  organismeFinanceur,
  programme,
  template,
  typeConvention,
  typeEnseignant,
  typePlanification,
  typeSequence,
} from './reference.ts';
import { referenceExterne } from './referenceExterne.ts';
import { ofSelection } from './selection.ts';
import { sequence } from './sequence.ts';
import { sessionRecrutement } from './sessionRecrutement.ts';
import { user } from './user.ts';

/** Every resource Carnet knows, by the service's own name; those of the Selection context by theirs (R1.5). */
export const entities = {
  Planification: planification,
  Directory: directory,
  Dossier: dossier,
  Candidat: candidat,
  Mail: mail,
  Agent: agent,
  Enseignant: enseignant,
  SessionRecrutement: sessionRecrutement,
  Instance: instance,
  EntiteJuridique: entiteJuridique,
  TypePlanification: typePlanification,
  Programme: programme,
  EtatCandidature: etatCandidature,
  Apprenant: apprenant,
  EnseignantType: enseignantType,
  Client: client,
  User: user,
  Entreprise: entreprise,
  Convention: convention,
  ConventionOrganismeFinanceur: conventionOrganismeFinanceur,
  EcheanceApprentissageConvention: echeanceApprentissageConvention,
  Sequence: sequence,
  InscriptionSequence: inscriptionSequence,
  InscriptionCours: inscriptionCours,
  Evaluation: evaluation,
  ApprenantEvaluation: apprenantEvaluation,
  BalanceClient: balanceClient,
  Parcours: parcours,
  ParcoursPeriode: parcoursPeriode,
  ReferenceExterne: referenceExterne,
  AutreLieuFormation: autreLieuFormation,
  TypeConvention: typeConvention,
  EtatConvention: etatConvention,
  NatureClient: natureClient,
  NatureContrat: natureContrat,
  OrganismeFinanceur: organismeFinanceur,
  TypeEnseignant: typeEnseignant,
  TypeSequence: typeSequence,
  Template: template,
  ...ofSelection,
} as const satisfies Readonly<Record<EntityName, Entity>>;

export { entityNames };
export type { EntityName };
/** Of another process or of the disk. */
export const entityNameSchema = z.enum(entityNames);

/** What entities say of one kind, by the names of those that say it. */
export type Named<Fact extends 'screen' | 'link' | 'received'> = {
  readonly [Name in EntityName as [FactOf<Name, Fact>] extends [never] ? never : Name]: FactOf<Name, Fact>;
};
type FactOf<Name extends EntityName, Fact extends 'screen' | 'link' | 'received'> = NonNullable<
  (typeof entities)[Name][Fact]
>;

export const describeEntity = (name: EntityName): Entity => entities[name];

/** The entity of another set in the same context, where it exists there; else the plain one (R1.5). */
export function sibling<Set extends EntityName>(of: EntityName, set: Set): Sibling<Set> {
  const there: string = inSelection(set);
  return (contextOf(of) === 'selection' && there in entities ? there : set) as Sibling<Set>; // looked up just before
}
export type Sibling<Set extends EntityName> = Set | Extract<EntityName, InSelection<Set>>;
