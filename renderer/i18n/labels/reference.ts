import type { instanceSchema, programmeSchema, referenceSchema } from '#shared/entities/reference.ts';
import { named, references } from './common.ts';
import type { Meanings } from './label.ts';

/** Of every set that has no more than these. */
export const reference: Meanings<typeof referenceSchema> = named;

export const programme: Meanings<typeof programmeSchema> = {
  ...named,
  EntiteJuridiqueId: references.EntiteJuridiqueId,
};

export const instance: Meanings<typeof instanceSchema> = {
  ...named,
  ShareName: {
    fr: 'Nom du partage',
    en: 'Share name',
    help: { fr: 'Début de tous les chemins du répertoire', en: 'What every folder’s path begins with' },
    source: 'R1.3',
  },
  RootStreamid: {
    fr: 'Identifiant du dossier racine',
    en: 'Root folder identifier',
    help: {
      fr: 'Sans lui, aucun dossier ne se crée à la racine',
      en: 'Without it, no folder can be created at the root',
    },
    source: 'R5.5',
  },
};
