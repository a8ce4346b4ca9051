import type { EntityName } from '#shared/entities/index.ts';

/**
 * Each row can be taken offline alone: the service lists none whole. A BalanceClient comes by its billing case
 * (AffaireId).
 */
export const keptEntities = [
  'Apprenant',
  'Convention',
  'Sequence',
  'Parcours',
  'BalanceClient',
] as const satisfies readonly EntityName[];
export type KeptEntity = (typeof keptEntities)[number];
export const isKeptEntity = (entity: EntityName): entity is KeptEntity => keptEntities.some((each) => each === entity);

/** What is received with a row: rows of `entity` whose `by` (absent: their id) is the row's `from` (absent: its id). */
export interface KeptLink {
  readonly entity: EntityName;
  readonly from?: string;
  readonly by?: string;
  /** Received for its name only, without what belongs to it. */
  readonly isLeaf?: true;
}

/** Links as the pages show them. Where the service has no list for a link, only stored rows are followed. */
export const keptWith: Readonly<Partial<Record<EntityName, readonly KeptLink[]>>> = {
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

/** The parts of the check that rows kept one by one consist of; the first entity of each is counted. */
export const keptParts = {
  learners: ['Apprenant', 'InscriptionSequence', 'InscriptionCours'],
  agreements: ['Convention', 'Entreprise', 'EcheanceApprentissageConvention', 'ConventionOrganismeFinanceur'],
  sequences: ['Sequence'],
  tracks: ['Parcours'],
  marks: ['ApprenantEvaluation', 'Evaluation'],
  balances: ['BalanceClient', 'Client'],
} as const satisfies Readonly<Record<string, readonly EntityName[]>>;
export type KeptPart = keyof typeof keptParts;
export const keptPartIds = Object.keys(keptParts) as readonly KeptPart[]; // keys loses the names

/** Datasets that are read to know what belongs to the rows kept one by one. */
export const keptDatasets: readonly EntityName[] = [
  ...new Set([
    ...Object.values(keptParts).flat(),
    ...Object.values(keptWith).flatMap((links) => (links ?? []).map(({ entity }) => entity)),
  ]),
];
