import { agent } from './agent.ts';
import { candidat } from './candidat.ts';
import type { EntityDescription } from './describe.ts';
import { directory } from './directory.ts';
import { dossier } from './dossier.ts';
import { enseignant } from './enseignant.ts';
import { mail } from './mail.ts';
import { planification } from './planification.ts';
import { entiteJuridique, etatCandidature, instance, programme, typePlanification } from './reference.ts';
import { sessionRecrutement } from './sessionRecrutement.ts';

/** Every resource Carnet knows, by the service's own name. */
export const entities = {
  Planification: planification,
  Directory: directory,
  Dossier: dossier,
  Candidat: candidat,
  Mail: mail,
  Agent: agent,
  Enseignant: enseignant,
  SessionRecrutement: sessionRecrutement,
  Instance: instance,
  EntiteJuridique: entiteJuridique,
  TypePlanification: typePlanification,
  Programme: programme,
  EtatCandidature: etatCandidature,
} as const;

export type EntityName = keyof typeof entities;
export const entityNames = Object.keys(entities) as EntityName[]; // keys forgets the names

/** The description of a resource, seen as one general type. */
export const describeEntity = (name: EntityName): EntityDescription => entities[name];
