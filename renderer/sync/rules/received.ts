import type { EntityName } from '#shared/entities/index.ts';

/** What this workstation receives whole. What gives the rest its names comes first: until then screens show numbers. */
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
] as const satisfies readonly EntityName[];
export type ReceivedEntity = (typeof receivedEntities)[number];

/** What others change all day: received again and again while the service answers. */
export const receivedOften = ['Planification', 'Dossier'] as const satisfies readonly ReceivedEntity[];
