import { rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { noInstant, writeInstant } from '../schoolTime.ts';
import { refuseField } from '../serviceError.ts';
import { integerOf, textOf } from '../store/row.ts';
import { candidat } from './candidat.ts';
import { balanceClient, client } from './client.ts';
import { convention, conventionOrganismeFinanceur, echeanceApprentissageConvention, entreprise } from './convention.ts';
import { directory } from './directory.ts';
import { dossier } from './dossier.ts';
import { apprenant, apprenantEvaluation, evaluation, inscriptionCours, inscriptionSequence } from './learners.ts';
import { members, named, personMembers } from './members.ts';
import { autreLieuFormation, referenceExterne } from './outside.ts';
import type { ServedSet } from './servedSet.ts';
import type { SetName } from './setNames.ts';
import { enseignantType, parcours, parcoursPeriode, sequence } from './teaching.ts';

/** ProfilUser values the interface may write (R4.2). */
const writableProfiles: ReadonlySet<string> = new Set(['2', '4']);

const authentications = ['None', 'Standalone', 'CloudDirectory', 'Directory', 'DirectoryLDAP', 'CAS'];

const user: ServedSet = {
  members: {
    ...members('integer', 'Id'),
    ...members('text', 'Nom'),
    ...members('alwaysNull', 'Code'),
    ...members('text', 'Login Prenom Mail'),
    /** Sent encrypted, checked when a User is created, never stored and never answered. */
    ...members('alwaysNull', 'Password'),
    ...members('instant', 'DateCreation DateModification DateSuppression'),
    ...members('integer', 'ProfilUser'),
    ...members('flag', 'Actif'),
    ...members('text', 'TypeAuthentification'),
  },
  required: ['Nom', 'Login', 'Prenom', 'Mail', 'ProfilUser', 'TypeAuthentification'],
  assigned: ['Id', 'DateCreation', 'DateModification', 'DateSuppression'],
  make(sent, { now }) {
    const moment = rawOf(writeInstant(now));
    return new Map<string, RawJson>([
      ['DateCreation', moment],
      ['DateModification', moment],
      ['DateSuppression', rawOf(noInstant)],
      ['Actif', rawOf(sent.get('Actif') !== 'false' && integerOf(sent, 'ProfilUser') === '2')],
    ]);
  },
  check(user) {
    const profile = integerOf(user, 'ProfilUser');
    if (!writableProfiles.has(profile)) throw refuseField('ProfilUser', '2 (utilisateur) ou 4 (désactivé) attendu');
    if (!authentications.includes(textOf(user, 'TypeAuthentification'))) {
      throw refuseField('TypeAuthentification', `${authentications.join(', ')} attendu`);
    }
  },
};

/** Sets that the interface only reads. */
const agent: ServedSet = {
  members: {
    ...personMembers,
    ...members('flag', 'TiersTemps'),
    ...members('text', 'TiersTempsPrecision'),
    ...members('flag', 'Actif'),
    ...members('integer', 'IndividuId EntrepriseId EntiteJuridiqueId'),
  },
};

const enseignant: ServedSet = {
  members: {
    ...personMembers,
    ...members('integer', 'EntrepriseId EntiteJuridiqueId IndividuId MailEcoleId BatimentId'),
    ...members('flag', 'DiplomeON DoctoratON'),
    ...members('text', 'Profession Promotion Discipline NumeroINSEE NumeroURSSAF NumeroSIREN'),
    ...members('text', 'NumeroTVAintraCommunautaire DernierDiplome MatriculeRH NumeroRCS'),
    ...members('alwaysNull', 'Photo'),
  },
};

/** Not shown by the interface beyond Id, Nom and Code (R3.4). */
const instance: ServedSet = { members: { ...named, ...members('text', 'ShareName RootStreamid') } };

const programme: ServedSet = { members: { ...named, ...members('integer', 'EntiteJuridiqueId') } };
const nameOnly: ServedSet = { members: named };

/** What the service stores for its own use. */
const affaire: ServedSet = { members: { ...named, ...members('integer', 'ConventionId') } };

const conventionDocument: ServedSet = {
  members: { ...named, ...members('integer', 'ConventionId') },
  refersTo: { ConventionId: 'Convention' },
};

/** By the Id of the User, or of the Template to start from. */
const authorizations: ServedSet = { members: { ...members('integer', 'Id'), ...members('integers', 'Ids') } };

const planification: ServedSet = {
  members: {
    ...named,
    ...members('text', 'Enseignants ReferenceExterne'),
    ...members('integer', 'EntiteJuridiqueId TypePlanificationId CommentaireInterneId CommentaireExterneId'),
    ...members('integer', 'ProgrammeId SequenceId'),
    ...members('instant', 'Debut Fin'),
    ...members('nullableInstant', 'DateSynchronisation'),
    ...members('groupMark', 'ReferenceMultiple'),
    ...members('flag', 'Annule Realise'),
  },
  required: ['EntiteJuridiqueId', 'TypePlanificationId', 'Debut', 'Fin'],
  refersTo: {
    EntiteJuridiqueId: 'EntiteJuridique',
    TypePlanificationId: 'TypePlanification',
    ProgrammeId: 'Programme',
    SequenceId: 'Sequence',
  },
  spans: [['Debut', 'Fin']],
};

const sessionRecrutement: ServedSet = {
  members: {
    ...named,
    ...members('text', 'CodesPieces CodesPiecesOptionnelles LibelleExterne ReferenceCRM'),
    ...members('text', 'CodesTests LibellePeriodeRentree'),
    ...members('nullableText', 'ReferenceConcours'),
    ...members('integer', 'ProgrammeId EtablissementId CibleId PeriodeRentreeId SurveyCandidatId'),
    ...members('integer', 'SurveyReferentId SurveyEvaluateurId SessionId'),
    ...members('instant', 'Debut Fin DebutPeriodeRentree FinPeriodeRentree'),
    ...members('flag', 'Payant'),
    ...members('number', 'Frais'),
    ...members('nullableInteger', 'ParametresId'),
  },
  required: ['Nom', 'Code', 'Debut', 'Fin', 'ProgrammeId', 'LibelleExterne', 'PeriodeRentreeId'],
  refersTo: { ProgrammeId: 'Programme' },
  spans: [
    ['Debut', 'Fin'],
    ['DebutPeriodeRentree', 'FinPeriodeRentree'],
  ],
};

const mail: ServedSet = {
  members: {
    ...named,
    ...members('text', 'Adresse'),
    ...members('flag', 'IsDuplicate'),
  },
  required: ['Adresse'],
  check(mail) {
    if (!/^[^@\s]+@[^@\s]+$/u.test(textOf(mail, 'Adresse')))
      throw refuseField('Adresse', 'adresse de courriel attendue');
  },
};

/** Every set of the practice service. */
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
