import { members, named, personMembers } from './members.ts';
import type { ServedSet } from './servedSet.ts';

/** Sets that the interface only reads. */
export const agent: ServedSet = {
  members: {
    ...personMembers,
    ...members('flag', 'TiersTemps'),
    ...members('text', 'TiersTempsPrecision'),
    ...members('flag', 'Actif'),
    ...members('integer', 'IndividuId EntrepriseId EntiteJuridiqueId'),
  },
};

export const enseignant: ServedSet = {
  members: {
    ...personMembers,
    ...members('integer', 'EntrepriseId EntiteJuridiqueId IndividuId MailEcoleId BatimentId'),
    ...members('flag', 'DiplomeON DoctoratON'),
    ...members('text', 'Profession Promotion Discipline NumeroINSEE NumeroURSSAF NumeroSIREN'),
    ...members('text', 'NumeroTVAintraCommunautaire DernierDiplome MatriculeRH NumeroRCS'),
    ...members('alwaysNull', 'Photo'),
  },
};

/** Not shown by the interface beyond Id, Nom and Code (R3.4). */
export const instance: ServedSet = { members: { ...named, ...members('text', 'ShareName RootStreamid') } };
export const programme: ServedSet = { members: { ...named, ...members('integer', 'EntiteJuridiqueId') } };
export const nameOnly: ServedSet = { members: named };

/** What the service keeps for itself. */
export const affaire: ServedSet = { members: { ...named, ...members('integer', 'ConventionId') } };
export const conventionDocument: ServedSet = {
  members: { ...named, ...members('integer', 'ConventionId') },
  refersTo: { ConventionId: 'Convention' },
};
/** By the Id of the User, or of the Template to begin from. */
export const authorizations: ServedSet = { members: { ...members('integer', 'Id'), ...members('integers', 'Ids') } };
