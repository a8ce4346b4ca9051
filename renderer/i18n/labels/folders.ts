import type { directorySchema } from '#shared/entities/directory.ts';
import { named } from './common.ts';
import type { Meaning, Meanings } from './label.ts';

/** `Nom` is what a creation sends; rows come with Name (R3.3). */
export const directory: Meanings<typeof directorySchema> & { readonly Nom: Meaning } = {
  Id: named.Id,
  Streamid: {
    fr: 'Identifiant',
    en: 'Identifier',
    help: { fr: 'À la création, celui du dossier parent', en: 'On creation, that of the folder around it' },
  },
  Name: { fr: 'Nom', en: 'Name' },
  Nom: { fr: 'Nom du nouveau dossier', en: 'Name of the new folder' },
  File_extension: { fr: 'Extension du fichier', en: 'File extension' },
  Path: { fr: 'Chemin', en: 'Path' },
  stream: { fr: 'Contenu', en: 'Content' },
  Creation_time: { fr: 'Date de création', en: 'Date created' },
  Update_time: { fr: 'Date de modification', en: 'Date changed' },
  Delete_time: { fr: 'Date de suppression', en: 'Date deleted' },
  Last_access_time: { fr: 'Dernier accès', en: 'Last opened' },
  Isdirectory: { fr: 'Dossier', en: 'Folder' },
  Size: { fr: 'Taille', en: 'Size', unit: 'byte', source: 'R2.11' },
};
