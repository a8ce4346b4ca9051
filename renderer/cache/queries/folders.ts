import { isProvisional } from '#shared/entities/describe.ts';
import type { Step } from '../../sync/step.ts';
import { parentOfCreation, rootFolder, rootStreamid } from '../overlay/folders.ts';
import { mostUrgentMark } from '../overlay/marks.ts';
import { folderAreaKey } from '../writes/areaKey.ts';
import { byFrench } from './labels.ts';
import type { Label } from './labels.ts';
import { Memo } from './memo.ts';
import type { Rows } from './rows.ts';
import type { FolderView } from './views.ts';

/** The file tree as a screen shows it. */
export class Folders {
  private readonly rows: Rows;
  private readonly memo = new Memo<FolderView | null>();
  private readonly labels = new Memo<Label>();

  constructor(rows: Rows) {
    this.rows = rows;
  }

  /** What lies in a folder: `root`, a Streamid or a provisional id. Folders first, by French collation. */
  inside(parent: string): readonly FolderView[] {
    const folder = this.normal(parent);
    const ids = new Set(this.rows.memory.base.children(folder));
    for (const step of this.creations()) if (parentOfCreation(step) === folder) ids.add(step.target);
    return [...ids]
      .map((id) => this.one(id))
      .filter((view) => view !== null)
      .sort((a, b) => Number(b.isFolder) - Number(a.isFolder) || byFrench(a.name, b.name) || (a.id < b.id ? -1 : 1));
  }

  /** Names of the folders that the service has in a folder. */
  namesIn(parent: string): readonly string[] {
    return this.inside(parent)
      .filter(({ id, isFolder }) => isFolder && !isProvisional(id))
      .map(({ name }) => name);
  }

  /** From below the share down to the folder itself; [] for the root, or a folder that is not here. */
  path(folderId: string): readonly Label[] {
    const path: Label[] = [];
    const seen = new Set<string>();
    let at = this.normal(folderId);
    while (at !== rootFolder && !seen.has(at)) {
      seen.add(at);
      const name = this.rows.read('Directory', at)?.text('Name');
      if (name === undefined) break;
      const id = at;
      path.unshift(this.labels.get(id, [name], () => ({ id, name })));
      at = this.normal(this.parentOf(at));
    }
    return path;
  }

  /** Null when it is not here, or must not be shown (R1.3). */
  private one(id: string): FolderView | null {
    const row = this.rows.current('Directory', id);
    const fields = this.rows.read('Directory', id);
    if (!fields || fields.text('Delete_time') !== '') return null;
    const steps = this.rows.steps('Directory', id);
    const isFolder = fields.flag('Isdirectory');
    const childrenAbsent =
      isFolder && !isProvisional(id) && this.rows.memory.status(folderAreaKey(id)) === null;
    return this.memo.get(id, [row, childrenAbsent, ...steps], () => ({
      id,
      mark: mostUrgentMark(steps),
      steps,
      name: fields.text('Name'),
      isFolder,
      size: isFolder ? null : fields.number('Size'),
      updatedAt: fields.instant('Update_time') ?? fields.instant('Creation_time'),
      childrenAbsent,
    }));
  }

  private creations(): readonly Step[] {
    return this.rows.memory.steps().filter((step) => step.entity === 'Directory' && step.action === 'create');
  }

  private parentOf(id: string): string {
    const creation = this.creations().find((step) => step.target === id);
    return creation ? parentOfCreation(creation) : (this.rows.memory.area('Directory')?.rows.get(id)?.bucket ?? rootFolder);
  }

  /** The share's own GUID, where it is known, is the root. */
  private normal(id: string): string {
    return id === rootStreamid(this.rows.memory.base) ? rootFolder : id;
  }
}
