import { fileNameKey } from '#shared/text/fileName.ts';
import type { Rejection } from '../intent.ts';

const longest = 255;
const forbidden = /[\\/:*?"<>|\p{Cc}]/u;

/** What is wrong with the name of a new folder on a file share; null when nothing is. */
export function folderNameProblem(name: string, siblings: readonly string[]): Rejection | null {
  if (name.trim() === '') return 'emptyName';
  if (name.length > longest) return 'nameTooLong';
  // The share would quietly drop a dot or a space at the end, and the folder would bear another name than was asked.
  if (forbidden.test(name) || /[. ]$/u.test(name)) return 'nameHasForbiddenCharacter';
  const same = fileNameKey(name);
  return siblings.some((sibling) => fileNameKey(sibling) === same) ? 'nameAlreadyThere' : null;
}
