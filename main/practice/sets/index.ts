import type { EntityName } from '#shared/entities/index.ts';
import { candidat } from './candidat.ts';
import { directory } from './directory.ts';
import { dossier } from './dossier.ts';
import { mail } from './mail.ts';
import { planification } from './planification.ts';
import { agent, enseignant, instance, nameOnly, programme } from './readOnly.ts';
import type { ServedSet } from './servedSet.ts';
import { sessionRecrutement } from './sessionRecrutement.ts';

/** Every set the practice service serves. */
export const servedSets: Readonly<Record<EntityName, ServedSet>> = {
  Planification: planification,
  Directory: directory,
  Dossier: dossier,
  Candidat: candidat,
  Mail: mail,
  Agent: agent,
  Enseignant: enseignant,
  SessionRecrutement: sessionRecrutement,
  Instance: instance,
  EntiteJuridique: nameOnly,
  TypePlanification: nameOnly,
  Programme: programme,
  EtatCandidature: nameOnly,
};
