/** The form in which names and paths of files and folders are compared: file shares ignore case. */
export const fileNameKey = (name: string): string => name.normalize('NFC').toLowerCase();
