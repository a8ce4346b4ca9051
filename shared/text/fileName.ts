/** What names of files and folders, and their paths, are compared by: file shares do not tell cases apart. */
export const fileNameKey = (name: string): string => name.normalize('NFC').toLowerCase();
