import { members } from './members.ts';
import type { ServedSet } from './servedSet.ts';

/** A folder or file. It has no Nom and no Code (R2.8); listing and creating have their own rules. */
export const directory: ServedSet = {
  assigned: ['Id', 'Streamid', 'Path'],
  members: {
    ...members('text', 'Streamid Name File_extension Path stream'),
    ...members('instant', 'Creation_time'),
    ...members('nullableInstant', 'Update_time Delete_time Last_access_time'),
    ...members('flag', 'Isdirectory'),
    ...members('integer', 'Size Id'),
  },
};
