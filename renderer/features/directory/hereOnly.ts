import type { FolderView } from '#cache/queries/views.ts';
import type { Step } from '#sync/step.ts';

export const creationOf = (folder: FolderView): Step | undefined =>
  folder.steps.find((step) => step.action === 'create');

/** Dashed: only on this workstation. */
export const isHereOnly = (folder: FolderView): boolean => creationOf(folder) !== undefined;

/** Its name can still change: it was not sent, or was refused. The intent decides in the end. */
export function canRename(folder: FolderView): boolean {
  const state = creationOf(folder)?.state.kind;
  return state === 'waiting' || state === 'refused';
}
