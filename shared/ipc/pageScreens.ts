import type { EntityName } from '../entities/index.ts';
import type { Screen } from './screens.ts';

/** The entities that have a page of their own, and the screen that shows it: for the page, and for links in main. */
export const pageScreens = {
  Candidat: 'people',
  Apprenant: 'people',
  Dossier: 'people',
  'selection/Candidat': 'people',
  'selection/Apprenant': 'people',
  Convention: 'agreements',
  Entreprise: 'companies',
  Client: 'finance',
  SessionRecrutement: 'teaching',
  Sequence: 'teaching',
  Parcours: 'teaching',
  Enseignant: 'teaching',
  Agent: 'teaching',
  AutreLieuFormation: 'teaching',
  User: 'users',
} as const satisfies Partial<Record<EntityName, Screen>>;
