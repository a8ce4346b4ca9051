/**
 * Short lists of the school with few or no names (R3.4), by the references that lead to them: the user names the ids.
 */
const idLists: Readonly<Record<string, readonly string[]>> = {
  TypePlanification: ['TypePlanificationId'],
  EtatCandidature: ['EtatCandidatureId'],
  Decision: ['DecisionId'],
  Civilite: ['CiviliteId'],
  Nationalite: ['Nationalite1Id', 'Nationalite2Id'],
  Pays: ['PaysNaissanceId', 'ResidencePaysId', 'PaysIdBac', 'PaysId'],
  ResidenceProvince: ['ResidenceProvinceId'],
  CanalAcquisition: ['CanalAcquisitionId'],
  Baccalaureat: ['BaccalaureatId'],
  SpecialiteBaccalaureatGeneral: ['SpecialiteBaccalaureatGeneral1Id', 'SpecialiteBaccalaureatGeneral2Id'],
  Mention: ['MentionId'],
  SituationActuelle: ['SituationActuelleId'],
  DernierDiplome: ['DernierDiplomeId'],
  NiveauEtude: ['NiveauEtudeId'],
  DecisionJury: ['DecisionJuryId'],
  Appreciation: ['AppreciationId'],
  EtatCandidatureParcours: ['EtatCandidatureParcoursId'],
  TypeEvaluation: ['TypeEvaluationId'],
  /** Tutors, signatories and other contacts, whose records the interface does not give (R4.2). */
  Professionnel: ['MaitreId', 'MaitreBisId', 'SignataireId', 'ReferentId'],
  TypeConvention: ['TypeConventionId'],
  EtatConvention: ['EtatConventionId'],
  NatureContrat: ['NatureContratId'],
  TypeContratApprentissage: ['TypeContratApprentissageId'],
  MotifRupture: ['MotifRuptureId'],
  TypeEnseignant: ['TypeEnseignantId'],
  TypeSequence: ['TypeSequenceId'],
  NatureClient: ['NatureClientId'],
  FormeJuridique: ['FormeJuridiqueId'],
  TypePaiement: ['TypePaiementId'],
  CategoriePrestation: ['CategoriePrestationId'],
};

const listByField = new Map(
  Object.entries(idLists).flatMap(([list, fields]) => fields.map((field) => [field, list] as const)),
);

/** The list that a reference leads to; undefined for one that leads to entities with their own names. */
export const idListOf = (field: string): string | undefined => listByField.get(field);
