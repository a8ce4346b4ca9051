/** Why a Windows file share cannot hold a folder of that name. */
export type FolderNameProblem = 'emptyName' | 'nameTooLong' | 'nameHasForbiddenCharacter' | 'nameReserved';

export const longestName = 255;

/** What no name holds; for a caller that replaces it. */
export const forbiddenInName = /[\\/:*?"<>|\p{Cc}]/gu;

/** Names of devices: Windows opens these in place of a folder, in any case and whatever follows a dot. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[1-9¹²³]) *(?:\.|$)/iu;

/** Null where nothing is wrong. Names beside it are the caller's to compare. */
export function folderNameProblem(name: string): FolderNameProblem | null {
  if (name.trim() === '') return 'emptyName';
  if (name.length > longestName) return 'nameTooLong';
  // The share would quietly drop a dot or a space at the end, and the folder would bear another name than was asked.
  if (name.search(forbiddenInName) !== -1 || /[. ]$/u.test(name)) return 'nameHasForbiddenCharacter';
  return reserved.test(name) ? 'nameReserved' : null;
}
