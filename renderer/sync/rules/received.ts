import type { EntityName } from '#shared/entities/index.ts';

/**
 * Entities downloaded as a whole list, in this order: lists that name references come first; until then screens show
 * ids.
 */
export const receivedEntities = [
  'Instance',
  'EntiteJuridique',
  'TypePlanification',
  'Programme',
  'EtatCandidature',
  'Planification',
  'Directory',
  'Dossier',
  'Candidat',
  'Agent',
  'Enseignant',
  'SessionRecrutement',
  'TypeConvention',
  'EtatConvention',
  'NatureClient',
  'AutreLieuFormation',
  'OrganismeFinanceur',
] as const satisfies readonly EntityName[];
export type ReceivedEntity = (typeof receivedEntities)[number];

/** What others change all day: received again and again while the service answers. */
export const receivedOften = ['Planification', 'Dossier'] as const satisfies readonly ReceivedEntity[];
