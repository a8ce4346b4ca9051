/** The form of an id that the service numbers: at most 64 bits, and never 0, which is no reference (R2.3). */
export const idForm = /^[1-9]\d{0,18}$/u;

/** Whether a text is the number of a row, as a user types it, a file names it or this workstation stores it. */
export const isId = (text: string): boolean => idForm.test(text);

/** Whether a text is the number of a row as a service wrote it, which is taken however long it is (R5.4). */
export const hasIdDigits = (text: string): boolean => /^[1-9]\d*$/u.test(text);
