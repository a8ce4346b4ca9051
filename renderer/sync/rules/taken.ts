import type { EntityName } from '#shared/entities/index.ts';

/**
 * Kinds of rows that the user can take offline one by one: the service lists none of them whole. A BalanceClient is
 * taken by its billing case (AffaireId), with the other lines of that case.
 */
export const takenEntities = [
  'Apprenant',
  'Convention',
  'Sequence',
  'Parcours',
  'BalanceClient',
] as const satisfies readonly EntityName[];
export type TakenEntity = (typeof takenEntities)[number];
export const isTakenEntity = (entity: EntityName): entity is TakenEntity =>
  takenEntities.some((each) => each === entity);

/** What is received with a row: rows of `entity` whose `by` (absent: their id) is the row's `from` (absent: its id). */
export interface TakenLink {
  readonly entity: EntityName;
  readonly from?: string;
  readonly by?: string;
  /** Received for its name only, without what belongs to it. */
  readonly isLeaf?: true;
}

/** Links as the pages show them. Where the service has no list for a link, only stored rows are followed. */
export const takenWith: Readonly<Partial<Record<EntityName, readonly TakenLink[]>>> = {
  Apprenant: [
    { entity: 'InscriptionSequence', by: 'ApprenantId' },
    { entity: 'InscriptionCours', by: 'ApprenantId' },
    { entity: 'Client', by: 'ReferenceId' },
    { entity: 'Candidat', from: 'IndividuId', by: 'IndividuId' },
  ],
  InscriptionSequence: [{ entity: 'Sequence', from: 'SequenceId' }],
  InscriptionCours: [{ entity: 'ApprenantEvaluation', by: 'InscriptionCoursId' }],
  ApprenantEvaluation: [{ entity: 'Evaluation', from: 'EvaluationId' }],
  Candidat: [{ entity: 'Dossier', by: 'CandidatId' }],
  Dossier: [{ entity: 'BalanceClient', from: 'AffaireId', by: 'AffaireId' }],
  Client: [{ entity: 'BalanceClient', by: 'ClientId' }],
  BalanceClient: [{ entity: 'BalanceClient', from: 'AffaireId', by: 'AffaireId' }],
  Convention: [
    { entity: 'Apprenant', from: 'ApprenantId', isLeaf: true },
    { entity: 'Entreprise', from: 'EntrepriseId' },
    { entity: 'Sequence', from: 'SequenceId' },
    { entity: 'EcheanceApprentissageConvention', by: 'ConventionId' },
    { entity: 'ConventionOrganismeFinanceur', by: 'ConventionId' },
    { entity: 'Client', by: 'ReferenceId' },
  ],
};

/** The parts of the check that rows taken one by one consist of; the first entity of each is counted. */
export const takenParts = {
  learners: ['Apprenant', 'InscriptionSequence', 'InscriptionCours'],
  agreements: ['Convention', 'Entreprise', 'EcheanceApprentissageConvention', 'ConventionOrganismeFinanceur'],
  sequences: ['Sequence'],
  tracks: ['Parcours'],
  marks: ['ApprenantEvaluation', 'Evaluation'],
  balances: ['BalanceClient', 'Client'],
} as const satisfies Readonly<Record<string, readonly EntityName[]>>;
export type TakenPart = keyof typeof takenParts;
export const takenPartIds = Object.keys(takenParts) as readonly TakenPart[]; // keys loses the names

/** Datasets that are read to know what belongs to the rows taken one by one. */
export const takenDatasets: readonly EntityName[] = [
  ...new Set([
    ...Object.values(takenParts).flat(),
    ...Object.values(takenWith).flatMap((links) => (links ?? []).map(({ entity }) => entity)),
  ]),
];
