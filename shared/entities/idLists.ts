/**
 * Short lists of the school that the interface gives ids of and few or no names (R3.4), by the references that point into
 * them. A person can name their ids; of one list, a name holds wherever the id stands.
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

/** The list that a reference points into; undefined for one that points at things, each with its own name. */
export const idListOf = (field: string): string | undefined => listByField.get(field);
