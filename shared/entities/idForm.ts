/** The form of an id that the service numbers: at most 64 bits, and never 0, which is no reference (R2.3). */
export const idForm = /^[1-9]\d{0,18}$/u;

/** Whether a text is the number of a row, as a user types it, a file names it or this workstation stores it. */
export const isId = (text: string): boolean => idForm.test(text);

/** Whether a text is the number of a row as a service wrote it, which is taken however long it is (R5.4). */
export const hasIdDigits = (text: string): boolean => /^[1-9]\d*$/u.test(text);

const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;
export const isGuid = (text: string): boolean => guid.test(text);
/** A GUID is the same in large and small letters. */
export const isSameGuid = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
/** A text that may be a GUID, as it is compared: the service may answer it in other letters than it was sent. */
export const inOneSpelling = (text: string): string => (isGuid(text) ? text.toLowerCase() : text);
