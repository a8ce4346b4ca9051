import type { EntityName } from '#shared/entities/index.ts';

/**
 * What the service's document shows, in our own words and written separately from the code: nothing here is derived
 * from shared/. The tests of this folder compare the two.
 */
export interface DocumentedRow {
  readonly verb: 'GET' | 'POST' | 'PUT';
  /** Below /GraphV1. */
  readonly path: `/${string}`;
  /** What is returned, created or changed. */
  readonly about: EntityName;
  /** Paths that the document's filters name. */
  readonly filter?: readonly string[];
  readonly startsWith?: readonly string[];
  readonly expand?: readonly string[];
  readonly select?: readonly string[];
  readonly orderBy?: readonly string[];
  /** Members that the document says must be sent. */
  readonly needs?: readonly string[];
  /** A JSON body with these members, on a request that otherwise reads. */
  readonly bodyWith?: readonly string[];
  /** The same path is said to exist below /selection. */
  readonly selection?: true;
}

const selection = { selection: true } as const;
const aboutApplicant = { about: 'Candidat', needs: ['Nom', 'Login', 'Prenoms', 'MailId'], ...selection } as const;
const aboutClient = { about: 'Client', needs: ['Nom', 'Prenoms', 'EntiteJuridiqueId', 'NatureClientId'] } as const;

/** The tables of the document's chapter "Endpoints", in its order. */
const plainRows: readonly DocumentedRow[] = [
  // Learners and applicants
  { verb: 'GET', path: '/Apprenant/<id>', about: 'Apprenant', ...selection },
  {
    verb: 'GET',
    path: '/Apprenant',
    about: 'Apprenant',
    filter: ['Code', 'Nom', 'Prenoms', 'Mail/Adresse'],
    ...selection,
  },
  // With NomUsage, PrenomUsage and CiviliteId beyond what an applicant requires: the document does not show what marks
  // a learner.
  { verb: 'POST', path: '/Candidat', ...aboutApplicant, about: 'Apprenant' },
  { verb: 'PUT', path: '/Candidat/<id>', about: 'Apprenant', ...selection },
  // The same row, with the applicant that it is named after (R3.1).
  { verb: 'PUT', path: '/Candidat/<id>', about: 'Candidat', ...selection },
  { verb: 'GET', path: '/Candidat', about: 'Candidat', filter: ['Mail/Adresse'], expand: ['Mail'], ...selection },
  { verb: 'POST', path: '/Candidat', ...aboutApplicant },
  { verb: 'POST', path: '/Apprenant/<id>/Client', ...aboutClient, ...selection },
  { verb: 'POST', path: '/Candidat/<id>/Client', ...aboutClient, ...selection },
  { verb: 'GET', path: '/InscriptionSequence', about: 'InscriptionSequence', filter: ['ApprenantId'], ...selection },
  { verb: 'GET', path: '/InscriptionCours', about: 'InscriptionCours', filter: ['ApprenantId'], ...selection },
  { verb: 'GET', path: '/InscriptionCours/<id>/ApprenantEvaluation', about: 'ApprenantEvaluation', ...selection },
  {
    verb: 'GET',
    path: '/InscriptionSequence',
    about: 'InscriptionSequence',
    startsWith: ['Sequence/TypeSequence/Code'],
    expand: ['Sequence'],
    select: ['Sequence'],
    bodyWith: ['Id'],
    ...selection,
  },
  // Agreements
  { verb: 'GET', path: '/Convention/<id>', about: 'Convention' },
  { verb: 'POST', path: '/Convention', about: 'Convention', needs: ['ApprenantId', 'TypeConventionId', 'SequenceId'] },
  { verb: 'POST', path: '/Convention/<id>', about: 'Convention' },
  {
    verb: 'POST',
    path: '/ConventionOrganismeFinanceur',
    about: 'ConventionOrganismeFinanceur',
    needs: ['ConventionId', 'OrganismeFinanceurId'],
  },
  { verb: 'POST', path: '/Convention/<id>/SynchronisationAffaire', about: 'Convention' },
  {
    verb: 'GET',
    path: '/EcheanceApprentissageConvention',
    about: 'EcheanceApprentissageConvention',
    filter: ['ConventionId'],
  },
  // The document does not require its members; without this one it could not be found again (R3.6).
  {
    verb: 'POST',
    path: '/EcheanceApprentissageConvention',
    about: 'EcheanceApprentissageConvention',
    needs: ['ConventionId'],
  },
  // Files, admission paths. Candidat rule 5: the same endpoints, by rule 4 those of the applicant's file too (R1.5).
  { verb: 'GET', path: '/Dossier', about: 'Dossier', ...selection },
  { verb: 'GET', path: '/Dossier/<id>', about: 'Dossier', ...selection },
  {
    verb: 'POST',
    path: '/Dossier',
    about: 'Dossier',
    needs: ['SessionRecrutementId', 'CandidatId', 'EtatCandidatureId'],
    ...selection,
  },
  { verb: 'POST', path: '/Dossier/<id>', about: 'Dossier', ...selection },
  { verb: 'GET', path: '/SessionRecrutement', about: 'SessionRecrutement' },
  {
    verb: 'POST',
    path: '/SessionRecrutement',
    about: 'SessionRecrutement',
    needs: ['Nom', 'Code', 'Debut', 'Fin', 'ProgrammeId', 'LibelleExterne', 'PeriodeRentreeId'],
  },
  // Users. Password is needed for a Standalone user only (R4.2).
  {
    verb: 'POST',
    path: '/User',
    about: 'User',
    needs: ['Nom', 'Login', 'Prenom', 'Mail', 'ProfilUser', 'TypeAuthentification'],
  },
  { verb: 'GET', path: '/User/<id>/Authorizations', about: 'User' },
  { verb: 'POST', path: '/User/<id>/AddAuthorizations', about: 'User', needs: ['ids'] },
  { verb: 'POST', path: '/User/<id>/ApplyTemplate', about: 'User', needs: ['templateId'] },
  // Companies, mail, external references, clients
  { verb: 'GET', path: '/Entreprise/<id>', about: 'Entreprise' },
  { verb: 'POST', path: '/Entreprise', about: 'Entreprise' },
  { verb: 'POST', path: '/Mail', about: 'Mail', needs: ['Adresse'] },
  { verb: 'GET', path: '/Mail', about: 'Mail', filter: ['Adresse'] },
  { verb: 'GET', path: '/ReferenceExterne', about: 'ReferenceExterne', filter: ['IdObjet', 'Type'] },
  { verb: 'POST', path: '/ReferenceExterne', about: 'ReferenceExterne', needs: ['Reference', 'Type', 'IdObjet'] },
  { verb: 'GET', path: '/Client', about: 'Client', filter: ['ReferenceId'] },
  { verb: 'POST', path: '/Client', ...aboutClient },
  // Calendar, teaching, finance, other
  {
    verb: 'POST',
    path: '/Planification',
    about: 'Planification',
    needs: ['EntiteJuridiqueId', 'TypePlanificationId', 'Debut', 'Fin'],
  },
  { verb: 'PUT', path: '/Planification/<id>', about: 'Planification' },
  { verb: 'GET', path: '/Sequence/<id>', about: 'Sequence' },
  { verb: 'GET', path: '/Parcours/<id>', about: 'Parcours', expand: ['ParcoursPeriodes'] },
  { verb: 'GET', path: '/Agent', about: 'Agent', filter: ['EntiteJuridiqueId'] },
  { verb: 'GET', path: '/Enseignant', about: 'Enseignant' },
  { verb: 'GET', path: '/Enseignant/<id>/EnseignantsTypes', about: 'EnseignantType' },
  { verb: 'GET', path: '/Evaluation/<id>', about: 'Evaluation' },
  {
    verb: 'GET',
    path: '/BalanceClient',
    about: 'BalanceClient',
    filter: ['AffaireId', 'CreditON'],
    orderBy: ['Date'],
  },
  { verb: 'GET', path: '/AutreLieuFormation', about: 'AutreLieuFormation' },
  {
    verb: 'POST',
    path: '/AutreLieuFormation',
    about: 'AutreLieuFormation',
    needs: ['Code', 'AdresseId', 'PaysId', 'Libelle', 'Siret', 'Uai'],
  },
  { verb: 'GET', path: '/Directory', about: 'Directory', filter: ['path'] },
  { verb: 'POST', path: '/Directory', about: 'Directory', needs: ['Nom', 'Streamid'] },
];

/** Candidat rule 5: below /selection NomUsage is sent in place of Nom, and Numero is needed too. */
const neededThere = (row: DocumentedRow): Partial<DocumentedRow> =>
  row.verb === 'POST' && row.path === '/Candidat'
    ? { needs: ['NomUsage', 'Numero', ...(row.needs ?? []).filter((member) => member !== 'Nom')] }
    : {};

/** A client is one of the plain interface, whose person it is for may be there (R2.7b). */
const setThere = (about: EntityName): EntityName => (about === 'Client' ? about : (`selection/${about}` as EntityName)); // as the document names them

/** Every row, those of the Selection context with its path. */
export const documentedRows: readonly DocumentedRow[] = plainRows.flatMap((row) =>
  row.selection
    ? [row, { ...row, ...neededThere(row), path: `/selection${row.path}` as const, about: setThere(row.about) }]
    : [row],
);
