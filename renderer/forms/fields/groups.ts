import type { EditedEntity } from '#intents/fields.ts';
import type { SetOf } from '#shared/entities/context.ts';

/** A member in its place among others. */
export interface GroupedField {
  readonly field: string;
  /** Shown on a page also where it is empty. */
  readonly always?: true;
}

export interface FieldGroup {
  /** Each screen names it in its catalogue: `<screen>.group.<id>`. */
  readonly id: string;
  readonly fields: readonly GroupedField[];
}

/** Members that belong together, in the order shown, with their title in words. */
export interface TitledGroup {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly GroupedField[];
}

const always = (...names: readonly string[]): readonly GroupedField[] =>
  names.map((field) => ({ field, always: true }));
const more = (...names: readonly string[]): readonly GroupedField[] => names.map((field) => ({ field }));

const identity: FieldGroup = {
  id: 'identity',
  fields: [
    ...more('CiviliteId'),
    ...always('Nom', 'Prenoms', 'NomUsage'),
    ...more('PrenomUsage', 'Prenom2', 'Prenom3', 'NomJeuneFille', 'GenreMale'),
    ...always('DateNaissance'),
    ...more(
      'VilleNaissance',
      'DepartementNaissance',
      'CodeCommuneNaissance',
      'PaysNaissanceId',
      'Nationalite1Id',
      'Nationalite2Id',
    ),
  ],
};
const contact = (...own: readonly string[]): FieldGroup => ({
  id: 'contact',
  fields: [
    ...always('MailId', 'MobileId'),
    ...more('TelephoneId'),
    ...always('AdresseId', 'Tuteur1Id'),
    ...more('Tuteur2Id', ...own),
  ],
});
export const consents = ['HasChosenRGPD', 'HasChosenMarketing', 'AutoriseCRM'] as const;

const plain: Readonly<Record<SetOf<EditedEntity>, readonly FieldGroup[]>> = {
  Candidat: [
    identity,
    contact('ResidencePaysId', 'ResidenceProvinceId'),
    {
      id: 'origin',
      fields: [
        ...always('CanalAcquisitionId', 'Numero'),
        ...more('Handicap', 'Fonction', 'Code', 'Login', 'Password', 'RefSysteme', 'IndividuId', 'Id'),
      ],
    },
  ],
  Apprenant: [
    identity,
    contact(),
    {
      id: 'schooling',
      fields: [
        ...always('Code', 'NumeroIne'),
        ...more(
          'NumeroInsee',
          'ESI',
          'RestreintPedagogie',
          'RestreintFinance',
          'Handicap',
          'EntrepriseId',
          'Fonction',
          'Login',
          'RefSysteme',
          'IndividuId',
          'Photo',
          'Id',
        ),
      ],
    },
  ],
  Dossier: [
    {
      id: 'application',
      fields: [
        ...always('SessionRecrutementId', 'EtatCandidatureId', 'PourcentageAvancement'),
        ...more(
          'CandidatId',
          'SituationActuelleId',
          'NiveauEtudeId',
          'DernierDiplomeId',
          'DateDebut',
          'DateFin',
          'ReferenceCRM',
          'SessionId',
        ),
      ],
    },
    {
      id: 'interview',
      fields: [
        ...always('CreneauLibre', 'AgentId'),
        ...more('DateEvaluation', 'CreneauId', 'Referent1Id', 'Referent2Id'),
      ],
    },
    { id: 'decision', fields: [...always('DecisionId', 'DateDecision'), ...more('InscriptionId', 'AffaireId')] },
    {
      id: 'bac',
      fields: [
        ...more('BaccalaureatId'),
        ...always('SpecialiteBac', 'AnneeBac', 'MentionId', 'EtablissementBac', 'EtablissementNumeroUAIBac'),
        ...more(
          'EtablissementVilleBac',
          'PaysIdBac',
          'NoteBac',
          'EnCoursBac',
          'NumeroINEBac',
          'SpecialiteBaccalaureatGeneral1Id',
          'SpecialiteBaccalaureatGeneral2Id',
        ),
      ],
    },
    {
      id: 'answers',
      fields: more(
        'ReponseQuestionnaireCandidatId',
        'ReponseQuestionnaireReferent1Id',
        'ReponseQuestionnaireReferent2Id',
        'ReponseQuestionnaireEvaluateurId',
      ),
    },
    { id: 'names', fields: more('Numero', 'Code', 'Nom', 'Id') },
  ],
};

/** NomUsage first, in place of Nom, and a Numero that is typed (R1.5). */
const inSelection = (all: readonly FieldGroup[]): readonly FieldGroup[] =>
  all.map(({ id, fields }) => {
    if (id !== 'identity') return { id, fields: fields.filter(({ field }) => field !== 'Numero') };
    const named = always('NomUsage', 'Prenoms', 'Numero');
    const isNamed = ({ field }: GroupedField): boolean => named.some((each) => each.field === field);
    const others = fields.filter((each) => !isNamed(each) && each.field !== 'Nom');
    return { id, fields: [...named, ...others, ...more('Nom')] };
  });

/** Everything that is known of a person or application, in the order in which people ask for it. */
export const groups: Readonly<Record<EditedEntity, readonly FieldGroup[]>> = {
  ...plain,
  'selection/Candidat': inSelection(plain.Candidat),
  'selection/Apprenant': inSelection(plain.Apprenant),
};

/** What of an applicant a learner's record does not have; one person in both sets has both (R3.1). */
export const onlyApplicant: readonly FieldGroup[] = [
  { id: 'origin', fields: more('CanalAcquisitionId', 'Numero', 'ResidencePaysId', 'ResidenceProvinceId', 'Password') },
];
