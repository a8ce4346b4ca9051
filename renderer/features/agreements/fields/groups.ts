import type { FieldGroup, GroupedField } from '#forms/fields/groups.ts';

const always = (...names: readonly string[]): readonly GroupedField[] =>
  names.map((field) => ({ field, always: true }));
const more = (...names: readonly string[]): readonly GroupedField[] => names.map((field) => ({ field }));

/**
 * Every field of an agreement, once, in the order in which people ask for it. Their words are `agreements.group.<id>`.
 */
export const agreementGroups = [
  {
    id: 'identity',
    fields: [
      ...always('Nom', 'Code', 'TypeConventionId', 'EtatConventionId', 'ApprenantId', 'SequenceId', 'EnseignantId'),
      ...more(
        'ReferentEcoleId',
        'NatureContratId',
        'OrigineContratId',
        'ProvenanceOffreId',
        'NumContrat',
        'NumCommande',
        'ConventionOrigineId',
        'TypeDerogationId',
        'StageEtranger',
      ),
    ],
  },
  {
    id: 'dates',
    fields: [
      ...always('DateDebut', 'DateFin', 'DateConclusion'),
      ...more(
        'NbJourPeriodeEssai',
        'DateFinEssai',
        'DureeEffective',
        'DureeEffectiveHeure',
        'NbJourPresence',
        'PeriodeConventionId',
      ),
    ],
  },
  {
    id: 'company',
    fields: [...always('EntrepriseId', 'MaitreId', 'SignataireId', 'ReferentId'), ...more('MaitreBisId')],
  },
  {
    id: 'job',
    fields: [
      ...always('Poste'),
      ...more(
        'NiveauPoste',
        'FonctionExerceId',
        'MissionId',
        'ClassificationEmploi',
        'CoeficientHierarchique',
        'NbJourConges',
        'TravailDangereux',
      ),
    ],
  },
  {
    id: 'pay',
    fields: [
      ...always('Remuneration'),
      ...more(
        'RemunerationHoraire',
        'RemunerationNette',
        'Devise',
        'AvantageNourriture',
        'AvantageLogement',
        'AvantageAutre',
        'AvantageAccordId',
        'RegimeSocial',
        'CaisseRetraite',
        'AssuranceChomage',
      ),
    ],
  },
  {
    id: 'before',
    fields: more(
      'DernierDiplomePrepareId',
      'DiplomePlusEleveId',
      'DerniereClasseId',
      'IdClasseAnneeDerniere',
      'InscritAgenceEmploi',
      'NumeroAgenceEmploi',
      'DureeAgenceEmploi',
      'TravailHandicape',
      'InscritListeSportive',
      'ProjetEntreprise',
    ),
  },
  {
    id: 'apprenticeship',
    fields: more('TypeContratApprentissageId', 'RythmeApprentissageId', 'SituationAvantContratApprentissageId'),
  },
  {
    id: 'professionalisation',
    fields: more(
      'TypeContratProfessionnalisationId',
      'RythmeProfessionnalisationId',
      'SituationAvantContratProfessionnalisationId',
      'DernierDiplomePrepareProfessionalisationId',
      'DiplomePlusEleveProfessionnalisationId',
      'MinimumSocialProfessionnalisationId',
      'TypeQualification',
    ),
  },
  {
    id: 'training',
    fields: more(
      'DiplomeViseId',
      'CompetencesAcquerirId',
      'OrganismeFormation',
      'OrganismeFormationInterne',
      'NombreOrganismeFormation',
      'AutreLieuFormationId',
      'EstLieuDeFormationPrincipal',
      'DebutFormation',
      'FinFormation',
      'DateFinMaintienFormation',
      'NbHeureFormation',
      'NbHeureEnseignement',
      'NbHeureEntreprise',
      'NbHeureOPCA',
    ),
  },
  {
    id: 'costs',
    fields: more(
      'CoutFormation',
      'CoutFormationOrganismeFinanceur',
      'CoutFormationResteChargeEntreprise',
      'TauxEntreprise',
      'TauxOPCA',
      'Subrogation',
    ),
  },
  {
    id: 'validation',
    fields: more(
      'DateDebutSaisie',
      'DateValidationApprenant',
      'DateValidationEcole',
      'DateValidationEnseignant',
      'DateValidationEntreprise',
      'DateValidationMaitre',
      'AttesteEnsembleDoc',
    ),
  },
  {
    id: 'ending',
    fields: more('DateRupture', 'MotifRuptureId', 'Avenant', 'DateAvenant', 'IdMotifAvenant', 'MotifAvenant'),
  },
  {
    id: 'technical',
    fields: more('Id', 'ReferenceId', 'CasParticulierId', 'CommentaireId', 'IdDepartement', 'LanId'),
  },
] as const satisfies readonly FieldGroup[];
