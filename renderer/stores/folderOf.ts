import { z } from 'zod';
import { create } from 'zustand';
import type { PersonEntity } from '#shared/entities/people.ts';
import { givenId } from './givenIds.ts';
import { filterList } from './lists.ts';
import { go } from './place.ts';
import type { Page } from './place.ts';

/** The person whose folder is requested; for an application, its applicant. */
export type Whose = Page<PersonEntity | 'Dossier'>;

/** `of`: null while no folder is requested. `isCreating`: no folder was found, and the form to create one is open. */
export const useFolderRequest = create<{ readonly of: Whose | null; readonly isCreating: boolean }>(() => ({
  of: null,
  isCreating: false,
}));

/** Opens the folder of a person from any screen, or offers to create it where none is known. */
export const openFolderOf = ({ entity, id }: Whose): void =>
  useFolderRequest.setState({ of: { entity, id: givenId(id) }, isCreating: false });
export const endFolderRequest = (): void => useFolderRequest.setState({ of: null, isCreating: false });

/** Opens a folder in the tree from any screen, in place of a search that is open there. */
export function showFolder(id: string): void {
  if (go({ at: 'folder', id })) filterList('directory', '');
}

const streamid = z.string().max(80);
export const folderChoicesSchema = z.object({
  /** The folder whose subfolders a new folder of a person gets; null: none of them, or not chosen yet. */
  template: streamid.nullable(),
  isTemplateChosen: z.boolean(),
  /** In which folder the last one was created, by admission path; '' for people without one. */
  parents: z.record(z.string().max(40), streamid),
});

/** The user's choices for folders of people on this workstation. Stored by `session/choices`. */
export const useFolderChoices = create<z.infer<typeof folderChoicesSchema>>(() => ({
  template: null,
  isTemplateChosen: false,
  parents: {},
}));

/** What is kept for the next time names the folders that were just created by their real ids (I6). */
export const renameFolderChoices = (rename: (id: string) => string): void =>
  useFolderChoices.setState(({ template, parents }) => ({
    template: template === null ? null : rename(template),
    parents: Object.fromEntries(Object.entries(parents).map(([path, id]) => [path, rename(id)])),
  }));
