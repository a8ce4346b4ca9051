import { byLookUp } from '../endpoints/endpointParts.ts';
import { count, entity, flag, given, idWords, instant, text } from './entity.ts';
import type { RowOf } from './entity.ts';

/** A folder or file of the file tree. Identity is the GUID `Streamid`; there is no Nom and no Code (R2.8, R3.3). */
export const directory = entity('Directory', {
  names: { fr: ['Répertoire', 'Répertoires'], en: ['Folder', 'Folders'] },
  received: 'whole',
  endpoints: {
    /** Files and folders are deleted in the file system (Delete_time). */
    list: { mayLack: 'any', filterOn: ['path'], filterRequired: true, readings: ['R1.3', 'R5.5'] },
    create: {
      answer: 'guid',
      required: ['Nom', 'Streamid'],
      doubt: byLookUp('Nom'),
      readings: ['R3.3', 'R3.6', 'R5.5'],
    },
  },
  idField: 'Streamid',
  idKind: 'guid',
  listedBy: 'parent',
  bodyNames: { Nom: 'Name', Streamid: null },
  madeWith: { Isdirectory: true },
  besides: { variable: ['Nom', 'Code'] },
  sent: { Nom: { fr: 'Nom du nouveau répertoire', en: 'Name of the new folder' } },
  members: {
    Name: given(text({ fr: 'Nom', en: 'Name', column: true })),
    Path: text({ fr: 'Chemin', en: 'Path', column: true, assigned: true }),
    Isdirectory: flag({ fr: 'Répertoire', en: 'Folder', column: true }),
    Size: count({ fr: 'Taille', en: 'Size', unit: 'byte', source: 'R2.11', column: true }),
    Creation_time: instant({ fr: 'Date de création', en: 'Date created', column: true }),
    Update_time: instant({ fr: 'Date de modification', en: 'Date changed', column: true, nullable: true }),
    Id: count(idWords),
    Streamid: given(
      text({
        fr: 'Identifiant',
        en: 'Identifier',
        help: { fr: 'À la création, celui du répertoire parent', en: 'On creation, that of the folder around it' },
        assigned: true,
      }),
    ),
    File_extension: text({ fr: 'Extension du fichier', en: 'File extension' }),
    /** Never stored (R1.3): see `neverKept`. */
    stream: text({ fr: 'Contenu', en: 'Content', neverKept: true, variable: true }),
    /** Set on a row that must not be shown (R1.3). */
    Delete_time: instant({ fr: 'Date de suppression', en: 'Date deleted', nullable: true }),
    Last_access_time: instant({ fr: 'Dernier accès', en: 'Last opened', nullable: true }),
  },
});
export type Directory = RowOf<typeof directory>;
