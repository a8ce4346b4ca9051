import type { FolderBranch } from '#cache/queries/hooks.ts';
import type { NewFolder } from '#intents/intent.ts';

/** Nothing deletes a folder of the service: more at once is not an everyday change (R3.1). */
export const mostFolders = 200;

/** The folders of a branch without its files: the service creates folders only. */
export const copyOf = ({ name, inside }: Pick<FolderBranch, 'name' | 'inside'>): NewFolder => ({
  name,
  inside: inside.map(copyOf),
});

export const countOf = ({ inside }: NewFolder): number => 1 + inside.reduce((sum, child) => sum + countOf(child), 0);

export interface LeftOut {
  readonly files: number;
  /** Folders whose content was never received. */
  readonly absent: number;
}

export const leftOutOf = ({ files, isAbsent, inside }: FolderBranch): LeftOut =>
  inside
    .map(leftOutOf)
    .reduce((sum, below) => ({ files: sum.files + below.files, absent: sum.absent + below.absent }), {
      files,
      absent: isAbsent ? 1 : 0,
    });
