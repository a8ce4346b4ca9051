import { candidat } from './candidat.ts';
import { balanceClient, client } from './client.ts';
import { convention } from './convention.ts';
import { conventionOrganismeFinanceur, echeanceApprentissageConvention, entreprise } from './conventionParts.ts';
import { directory } from './directory.ts';
import { dossier } from './dossier.ts';
import { apprenant, apprenantEvaluation, evaluation, inscriptionCours, inscriptionSequence } from './learners.ts';
import { mail } from './mail.ts';
import { autreLieuFormation, referenceExterne } from './outside.ts';
import { planification } from './planification.ts';
import {
  affaire,
  agent,
  authorizations,
  conventionDocument,
  enseignant,
  instance,
  nameOnly,
  programme,
} from './readOnly.ts';
import type { ServedSet } from './servedSet.ts';
import { sessionRecrutement } from './sessionRecrutement.ts';
import type { SetName } from './setNames.ts';
import { enseignantType, parcours, parcoursPeriode, sequence } from './teaching.ts';
import { user } from './user.ts';

/** Every set the practice service holds. */
export const servedSets: Readonly<Record<SetName, ServedSet>> = {
  Planification: planification,
  Directory: directory,
  Dossier: dossier,
  Candidat: candidat,
  Mail: mail,
  Agent: agent,
  Enseignant: enseignant,
  SessionRecrutement: sessionRecrutement,
  Instance: instance,
  EntiteJuridique: nameOnly,
  TypePlanification: nameOnly,
  Programme: programme,
  EtatCandidature: nameOnly,
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
  EtatConvention: nameOnly,
  TypeConvention: nameOnly,
  NatureContrat: nameOnly,
  TypeSequence: nameOnly,
  TypeEnseignant: nameOnly,
  NatureClient: nameOnly,
  OrganismeFinanceur: nameOnly,
  Template: nameOnly,
  Affaire: affaire,
  ConventionDocument: conventionDocument,
  UserAuthorizations: authorizations,
  TemplateAuthorizations: authorizations,
};
