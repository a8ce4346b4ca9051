import type { Folders } from './folders.ts';
import { Memo } from './memo.ts';
import type { TreeLine } from './views.ts';

/** The tree from below the share, top to bottom, as far as it is unfolded. An unchanged line stays the same object. */
export class TreeLines {
  private readonly folders: Folders;
  private readonly memo = new Memo<TreeLine>();

  constructor(folders: Folders) {
    this.folders = folders;
  }

  shown(unfolded: ReadonlySet<string>): readonly TreeLine[] {
    const lines: TreeLine[] = [];
    this.add(lines, 'root', [], unfolded);
    return lines;
  }

  private add(lines: TreeLine[], parent: string, above: readonly string[], unfolded: ReadonlySet<string>): void {
    const inside = this.foldersIn(parent);
    for (const [index, folder] of inside.entries()) {
      // A folder that was never received may contain folders; a received one shows whether it does.
      const canOpen = folder.childrenAbsent || this.foldersIn(folder.id).length > 0;
      const isOpen = canOpen ? unfolded.has(folder.id) : null;
      const inputs = [folder, index, inside.length, isOpen, ...above];
      const line = this.memo.get(folder.id, inputs, () => ({
        folder,
        path: [...above, folder.name],
        level: above.length + 1,
        position: index + 1,
        siblings: inside.length,
        isOpen,
      }));
      lines.push(line);
      if (isOpen) this.add(lines, folder.id, line.path, unfolded);
    }
  }

  private foldersIn(id: string): readonly TreeLine['folder'][] {
    const inside = this.folders.inside(id);
    // Folders come first.
    const count = inside.findIndex(({ isFolder }) => !isFolder);
    return count === -1 ? inside : inside.slice(0, count);
  }
}
