import { atSchool } from '../schoolTime.ts';
import type { Store } from '../store/store.ts';
import { addDays, entryYear } from './days.ts';
import { folderTree } from './folderTree.ts';
import type { Folder } from './folderTree.ts';
import type { Random } from './random.ts';
import { addRow } from './sampleRows.ts';
import { shareName } from './school.ts';

/** Adds the root folder, the tree below it and the files in it; the root has the GUID `rootStreamid`. */
export function addFolders(
  store: Store,
  random: Random,
  { today, rootStreamid }: { today: string; rootStreamid: string },
): void {
  const add = (name: string, path: string, more: Readonly<Record<string, string | number | boolean | null>>): void => {
    const created = addDays(today, -random.whole(40, 700));
    const changed = addDays(today, -random.whole(1, 39));
    addRow(store, 'Directory', {
      Streamid: random.guid(),
      Id: Number(store.nextId('Directory')),
      Name: name,
      Path: path,
      Creation_time: atSchool(created, `09:${10 + random.whole(0, 49)}`),
      Update_time: atSchool(changed, `1${random.whole(0, 7)}:24`),
      Last_access_time: random.chance(0.5) ? atSchool(changed, '18:05') : null,
      ...more,
    });
  };
  const addFolder = (folder: Folder, parent: string): void => {
    const path = `${parent}\\${folder.name}`;
    add(folder.name, path, { Isdirectory: true });
    for (const { name, deleted } of folder.files) {
      add(name, `${path}\\${name}`, {
        File_extension: name.slice(name.lastIndexOf('.') + 1),
        Size: random.whole(18_000, 2_600_000),
        Delete_time: deleted ? atSchool(addDays(today, -1), '18:40') : null,
      });
    }
    for (const child of folder.children) addFolder(child, path);
  };
  add(shareName, shareName, { Streamid: rootStreamid, Isdirectory: true });
  for (const folder of folderTree(entryYear(today))) addFolder(folder, shareName);
}
