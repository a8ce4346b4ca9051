import type { Proposal } from '#shared/ipc/proposal.ts';
import { decisionIds } from './files.ts';
import { fileStates } from './school.ts';

/** What the sample's custom fields tell, and the names of ids that the interface lists nowhere (R3.4). */
export const sampleProposal: Proposal = {
  fieldMapping: {
    arrived: 'ARRIVEE',
    done: 'ENTRETIEN_FAIT',
    room: 'SALLE',
    missingPieces: 'PIECES_MANQUANTES',
    interviewNote: 'NOTE_ENTRETIEN',
    phone: 'PORTABLE',
  },
  idLabels: {
    Decision: Object.fromEntries(
      Object.entries(decisionIds).map(([state, id]) => [id, fileStates[state as keyof typeof decisionIds].name]),
    ), // entries forgets the keys
    Civilite: { 1: 'Monsieur', 2: 'Madame' },
    CanalAcquisition: {
      1: 'Salon de l’étudiant',
      2: 'Portes ouvertes',
      3: 'Site de l’école',
      4: 'Forum d’orientation',
      5: 'Réseaux sociaux',
      6: 'Recommandation',
    },
  },
};
