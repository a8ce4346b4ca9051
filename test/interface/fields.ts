import type { EntityName } from '#shared/entities/index.ts';

/** What the document calls a member's type. `value?` is a member of which it says only that it may be null. */
export type DocumentedKind =
  | 'integer'
  | 'integer?'
  | 'reference'
  | 'reference?'
  | 'text'
  | 'text?'
  | 'flag'
  | 'decimal'
  | 'decimal?'
  | 'instant'
  | 'instant?'
  | 'value?'
  | 'list';

type Fields = Readonly<Partial<Record<DocumentedKind, string>>>;

/** The members that persons share. DateNaissance is a date of the calendar on the wall (R2.4). */
const person: Fields = {
  integer: 'Id',
  text: `Nom Code Login Prenoms NomUsage PrenomUsage Prenom2 Prenom3 NomJeuneFille Fonction VilleNaissance
    DepartementNaissance CodeCommuneNaissance RefSysteme`,
  reference: 'CiviliteId AdresseId MailId TelephoneId MobileId Nationalite1Id Nationalite2Id PaysNaissanceId',
  'instant?': 'DateNaissance',
  flag: 'GenreMale Handicap AutoriseCRM HasChosenRGPD HasChosenMarketing',
};

const named: Fields = { integer: 'Id', text: 'Nom Code' };

/** The chapter "Resources and their fields", member by member, written apart from shared/entities. */
const fields: Readonly<Partial<Record<EntityName, readonly Fields[]>>> = {
  Apprenant: [
    person,
    {
      reference: 'Tuteur1Id Tuteur2Id EntrepriseId IndividuId',
      'text?': 'NumeroIne',
      text: 'NumeroInsee ESI',
      'value?': 'Photo',
      flag: 'RestreintPedagogie RestreintFinance',
    },
  ],
  Candidat: [
    person,
    {
      text: 'Numero Password',
      reference: 'Tuteur1Id Tuteur2Id IndividuId CanalAcquisitionId ResidencePaysId ResidenceProvinceId',
    },
  ],
  Agent: [
    person,
    { flag: 'TiersTemps Actif', text: 'TiersTempsPrecision', reference: 'IndividuId EntrepriseId EntiteJuridiqueId' },
  ],
  Enseignant: [
    person,
    {
      reference: 'EntrepriseId EntiteJuridiqueId IndividuId MailEcoleId BatimentId',
      flag: 'DiplomeON DoctoratON',
      text: `Profession Promotion Discipline NumeroINSEE NumeroURSSAF NumeroSIREN NumeroTVAintraCommunautaire
        DernierDiplome MatriculeRH NumeroRCS`,
      'value?': 'Photo',
    },
  ],
  EnseignantType: [named, { reference: 'EnseignantId TypeEnseignantId' }],
  Client: [
    person,
    {
      reference: 'EntrepriseId EntiteJuridiqueId NatureClientId',
      'reference?': 'SignataireId ReferenceId ContactId',
      flag: 'Douteux',
      'text?': 'TVAintracommunautaire',
    },
  ],
  Mail: [named, { text: 'Adresse', flag: 'IsDuplicate' }],
  User: [
    {
      integer: 'Id ProfilUser',
      text: 'Nom Login Prenom Mail TypeAuthentification',
      'text?': 'Code Password',
      instant: 'DateCreation DateModification DateSuppression',
      flag: 'Actif',
    },
  ],
  Entreprise: [
    named,
    {
      text: `CaisseRetraite CaissePrevoyance SIRET NAF TVAintracommunautaire ConventionCollective IDCC
        NumUrssafParticulierEmployeur Effectif AutreInformation NumeroProjet`,
      reference: 'AdresseId MailId TelephoneId RefCompte FormeJuridiqueId',
      flag: 'IsParticulierEmployeur',
      decimal: 'TauxEntreprise',
    },
  ],
  Convention: [
    named,
    {
      reference: `ProvenanceOffreId FonctionExerceId TypeContratApprentissageId TypeContratProfessionnalisationId
        DiplomePlusEleveProfessionnalisationId DernierDiplomePrepareProfessionalisationId DiplomeViseId
        DernierDiplomePrepareId DiplomePlusEleveId DerniereClasseId SituationAvantContratApprentissageId
        SituationAvantContratProfessionnalisationId RythmeProfessionnalisationId RythmeApprentissageId TypeDerogationId
        ApprenantId SequenceId EnseignantId EntrepriseId SignataireId MaitreId MaitreBisId ReferentId
        AutreLieuFormationId MissionId MotifRuptureId ConventionOrigineId TypeConventionId
        MinimumSocialProfessionnalisationId EtatConventionId ReferenceId NatureContratId OrigineContratId
        ReferentEcoleId CompetencesAcquerirId AvantageAccordId CasParticulierId CommentaireId IdMotifAvenant`,
      'reference?': 'PeriodeConventionId LanId IdClasseAnneeDerniere IdDepartement',
      integer: 'NbJourPeriodeEssai DureeAgenceEmploi NombreOrganismeFormation',
      decimal: `Remuneration CoutFormation CoutFormationOrganismeFinanceur CoutFormationResteChargeEntreprise
        NbHeureFormation NbHeureEnseignement NbHeureOPCA NbHeureEntreprise NbJourPresence RemunerationHoraire
        DureeEffective DureeEffectiveHeure TauxEntreprise TauxOPCA`,
      'decimal?': 'AvantageLogement AvantageNourriture',
      flag: `EstLieuDeFormationPrincipal Avenant Subrogation InscritAgenceEmploi StageEtranger RemunerationNette
        OrganismeFormationInterne TravailHandicape InscritListeSportive ProjetEntreprise AssuranceChomage
        TravailDangereux AttesteEnsembleDoc`,
      text: `ClassificationEmploi NumeroAgenceEmploi Poste NiveauPoste CoeficientHierarchique OrganismeFormation
        TypeQualification NbJourConges Devise RegimeSocial AvantageAutre CaisseRetraite NumContrat NumCommande`,
      'text?': 'MotifAvenant',
      'instant?': `DateRupture DateFinMaintienFormation DateDebutSaisie DateValidationApprenant DateValidationEcole
        DateValidationEnseignant DateValidationEntreprise DateValidationMaitre DateDebut DateFin DebutFormation
        FinFormation DateFinEssai DateAvenant DateConclusion`,
    },
  ],
  ConventionOrganismeFinanceur: [
    {
      integer: 'Id',
      'text?': 'Nom Code',
      reference: `ConventionId OrganismeFinanceurId OrganismeFinanceurFacturationId EcheancierEntrepriseId
        GestionnaireDossierId AutreContactId`,
      text: `NumeroDossier NumeroDECA NumeroInterne StatutPortail StatutTransmission CodeAdherent TypePriseCharge`,
      'instant?': 'DateEnvoiPortail DateTransmissionHorsPortail DateReception DateEnvoi',
      'decimal?': 'TauxHoraire',
      flag: 'DernierCertificatEnvoye',
    },
  ],
  EcheanceApprentissageConvention: [
    named,
    {
      text: 'Libelle NumeroFacture Compte CodeAnalytique LibelleExterne PeriodeNom Source Codification Nature',
      reference: 'ConventionId EntrepriseId OPCAId NoteId CategoriePrestationId',
      integer: 'Numero',
      decimal: 'Montant',
      'decimal?': 'Pourcentage',
      instant: 'Date',
      'reference?': 'RefPrestationId RefPaiementId RefEcheanceLiee',
    },
  ],
  Dossier: [
    named,
    {
      text: `Numero ReferenceCRM AnneeBac SpecialiteBac EtablissementBac EtablissementVilleBac
        EtablissementNumeroUAIBac NumeroINEBac`,
      'text?': 'NoteBac',
      reference: 'AffaireId CandidatId SessionRecrutementId EtatCandidatureId',
      'reference?': `DecisionId SpecialiteBaccalaureatGeneral1Id SpecialiteBaccalaureatGeneral2Id PaysIdBac BaccalaureatId
        MentionId InscriptionId CreneauId SituationActuelleId DernierDiplomeId Referent1Id Referent2Id SessionId
        ReponseQuestionnaireCandidatId ReponseQuestionnaireReferent1Id ReponseQuestionnaireReferent2Id
        ReponseQuestionnaireEvaluateurId AgentId NiveauEtudeId`,
      'instant?': 'DateDebut DateFin DateEvaluation DateDecision CreneauLibre',
      flag: 'EnCoursBac',
      decimal: 'PourcentageAvancement',
      list: 'Parametres',
    },
  ],
  SessionRecrutement: [
    named,
    {
      text: 'CodesPieces CodesPiecesOptionnelles LibelleExterne ReferenceCRM CodesTests LibellePeriodeRentree',
      'value?': 'ReferenceConcours',
      reference: `ProgrammeId EtablissementId CibleId PeriodeRentreeId SurveyCandidatId SurveyReferentId
        SurveyEvaluateurId SessionId`,
      'reference?': 'ParametresId',
      instant: 'Debut Fin DebutPeriodeRentree FinPeriodeRentree',
      flag: 'Payant',
      decimal: 'Frais',
    },
  ],
  Sequence: [
    named,
    {
      text: `LibelleExterne CodesPieces CodesPiecesOptionnelles LibelleDemarche TitreDemarche DescriptifDemarche
        ConclusionDemarche LibellePeriode`,
      reference: `ProgrammeId TypeSequenceId EtablissementId CycleId ReferentEcoleId SurveyId SurveyCalendrierId
        SurveyEntrepriseId ScenarioLANId EcheancierFacturationApprentissageId EcheancierFacturationProId
        CompetencesAcquerirId RegleId`,
      integer: 'NbSequenceFille NbSequencePere',
      'reference?': 'SequenceAnnuelleId SegmentId',
      instant: 'Debut Fin DebutPeriodeCandidature FinPeriodeCandidature MobiliteDebut MobiliteFin',
      'instant?': 'DateJurySession1 DateJurySession2',
      flag: `Concomitant CreditsAuGlobal BulletinSurIntranet ReleveSurIntranet OuvertCandidature DisplayPlanning
        EstUtiliseeDansParcoursBase`,
      list: 'ReferentLANEcoleIds',
      'value?': 'Campus Marque DureeFormation NbHeureFormationDistancielle',
      decimal: 'Credits Coefficient MoyenneNotes NoteMin NoteMax',
    },
  ],
  InscriptionSequence: [
    named,
    {
      reference:
        'ApprenantId SequenceId AppreciationId EtatCandidatureParcoursId ReponseSurveyCandidatureId DecisionJuryId',
      text: 'Precision DetailValidation',
      flag: `RedoublementPartiel Valide Rattrape RelanceApprenant ContentieuxApprenant RelanceReferentFinancier`,
      decimal: 'PourcentageCorrectionNote CreditJury',
      'decimal?': 'CreditMax',
      'instant?': 'DateDesinscription',
      'value?': `PointsCorrectionNote CreditBonus ValidationInfosPerso ValidationGlobale Note NoteAvantRattrapage NbCredits
        SommePonderation NoteFinale CreditFinal NoteSurcharge CreditAvantRattrapage CreditSurcharge NoteRetenu
        CreditRetenu`,
    },
  ],
  InscriptionCours: [
    named,
    {
      reference: 'ApprenantId CoursId AppreciationId',
      integer: 'NbAbsencesJustifiees NbAbsencesInjustifiees',
      text: 'NoteECTS Precision DetailValidation',
      flag: 'Valide Rattrape',
      decimal: 'Ponderation',
      'instant?': 'DateDesinscription',
      'value?': `Note Bonus NoteAvantRattrapage CreditAvantRattrapage NbCredits CreditSurcharge CreditFinal NoteFinale
        NoteRetenu CreditRetenu`,
    },
  ],
  Evaluation: [
    named,
    {
      reference: 'CoursId TypeEvaluationId IdEvaluationParent',
      flag: 'NotesPubliees Excusable Anonyme',
      decimal: 'Ponderation Duree',
      'instant?': 'DateFinalisation',
      'reference?': 'CoursSegmenteId',
    },
  ],
  ApprenantEvaluation: [
    named,
    {
      reference: 'IdApprenant InscriptionCoursId EvaluationId',
      text: 'MotifCorrection MotifExcuse ReferencePlanification CodePresence',
      decimal: 'Note',
      'value?': 'NoteAvantCorrection',
      flag: 'Excuse Absent Dispense DeuxiemeSession',
    },
  ],
  BalanceClient: [
    {
      integer: 'Id',
      text: 'Nom Compte LibellePeriode',
      'text?': 'Code',
      decimal: 'Montant MontantHT TauxTVA',
      instant: 'Date',
      flag: 'CreditON PaiementON RejetON ODON EnNotrePossessionON',
      reference: 'ClientId AffaireId TypePaiementId PeriodeId',
      'reference?': `OperationId SessionExportPrelevementId SessionExportComptaId FactureId MailId MandatSEPAId
        CategoriePrestationId PrestationId ModalitePourPrestationId NoteDetailId`,
      'value?': `LibelleOperation CodeAnalytique ReferenceTransaction Detail RefBalanceLiee Debut Fin Relance1 Relance2
        Relance3 ReferenceDossier`,
    },
  ],
  Parcours: [named, { reference: 'ProgrammeId', list: 'ParcoursPeriodes' }],
  ParcoursPeriode: [
    named,
    {
      reference: 'ParcoursId PeriodeId SpecialiteId',
      integer: 'AnneeScolaire',
      text: 'LibellePeriode LibellePeriodeSpecifique',
      instant: 'Debut Fin',
    },
  ],
  Planification: [
    named,
    {
      text: 'Enseignants ReferenceExterne',
      reference:
        'EntiteJuridiqueId TypePlanificationId CommentaireInterneId CommentaireExterneId ProgrammeId SequenceId',
      instant: 'Debut Fin',
      'instant?': 'DateSynchronisation',
      'value?': 'ReferenceMultiple',
      flag: 'Annule Realise',
    },
  ],
  ReferenceExterne: [named, { text: 'Reference Type CRC', 'instant?': 'DateMAJ', reference: 'IdObjet' }],
  AutreLieuFormation: [named, { reference: 'AdresseId PaysId', text: 'Libelle Siret Uai' }],
  Directory: [
    {
      text: 'Streamid Name File_extension Path stream',
      instant: 'Creation_time',
      'instant?': 'Update_time Delete_time Last_access_time',
      flag: 'Isdirectory',
      integer: 'Size Id',
    },
  ],
};

export const documentedEntities = Object.keys(fields) as readonly EntityName[]; // keys forgets the names

/** The kind of every documented member of a resource, by its name. */
export function fieldsOf(entity: EntityName): ReadonlyMap<string, DocumentedKind> {
  const kinds = (fields[entity] ?? []).flatMap((group) =>
    // Object.entries loses the type of its keys
    (Object.entries(group) as readonly (readonly [DocumentedKind, string])[]).flatMap(([kind, names]) =>
      names.split(/\s+/u).map((name) => [name, kind] as const),
    ),
  );
  return new Map(kinds);
}
