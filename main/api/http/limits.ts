/** Every bound of the client in one place (S10, I24). Times in ms, sizes in bytes, text sizes in characters. */
export interface Limits {
  readonly connectMs: number;
  /** From the request to the answer's headers. */
  readonly headersMs: number;
  /** Between two pieces of an answer. */
  readonly idleMs: number;
  /** A read or write of one entity, whole. */
  readonly totalMs: number;
  /** A whole list, with the time that its reader takes. */
  readonly listMs: number;
  /** An answer as it travels, packed or not. */
  readonly wireBytes: number;
  /** An answer that is held as one text, unpacked. */
  readonly answerCharacters: number;
  /** A list that is read row by row, unpacked. */
  readonly listCharacters: number;
  /** One row of a list. */
  readonly rowCharacters: number;
  /** Pages that a list may have (R1.4). */
  readonly pages: number;
  /** Rows that a list lacks and that are read one by one, to tell a cut list from rows that are gone (R3.6). */
  readonly missingReads: number;
  readonly reads: number;
  readonly writes: number;
  /** How often a read is tried again where the service is busy and says when, and where it does not say. */
  readonly busyWaits: number;
  readonly busyGuesses: number;
  /** How long it waits each time at most. */
  readonly busyMs: number;
  /** How old a fresh read may be when it is written over (I10). */
  readonly freshMs: number;
}

const MiB = 1024 * 1024;

export const defaultLimits: Limits = {
  connectMs: 10_000,
  headersMs: 30_000,
  idleMs: 20_000,
  totalMs: 60_000,
  listMs: 15 * 60_000,
  wireBytes: 512 * MiB,
  answerCharacters: 16 * MiB,
  listCharacters: 1024 * MiB,
  rowCharacters: 4 * MiB,
  pages: 10_000,
  missingReads: 64,
  reads: 4,
  writes: 2,
  busyWaits: 8,
  busyGuesses: 3,
  busyMs: 30_000,
  freshMs: 2000,
};
