/** Every limit of the client in one place (S10, I24). Times in ms, sizes in bytes, text sizes in characters. */
export interface Limits {
  readonly connectMs: number;
  /** From the request to the headers of the answer. */
  readonly headersMs: number;
  /** Between two pieces of an answer. */
  readonly idleMs: number;
  /** One read or write of one entity. */
  readonly totalMs: number;
  /** A whole list, including the time that its consumer takes. */
  readonly listMs: number;
  /** An answer on the wire, compressed or not. */
  readonly wireBytes: number;
  /** An answer that is stored as one text, uncompressed. */
  readonly answerCharacters: number;
  /** How much longer an answer may be uncompressed than on the wire; lists of equal rows reach a tenth of it. */
  readonly compression: number;
  /** A list that is read row by row, uncompressed. */
  readonly listCharacters: number;
  readonly rowCharacters: number;
  /** Pages of one list (R1.4). */
  readonly pages: number;
  /** Missing rows that are read one by one, to tell a cut list from deleted rows (R3.6). */
  readonly missingReads: number;
  readonly reads: number;
  readonly writes: number;
  /** The most requests in a second, however quickly the service answers. */
  readonly requestsPerSecond: number;
  /** How often a read is retried where the service is busy and says when, and where it does not say. */
  readonly busyWaits: number;
  readonly busyGuesses: number;
  /** The longest single wait. */
  readonly busyMs: number;
  /** The greatest age of a fresh read that may be written over (I10). */
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
  compression: 400,
  listCharacters: 1024 * MiB,
  rowCharacters: 4 * MiB,
  pages: 10_000,
  missingReads: 64,
  reads: 4,
  writes: 2,
  requestsPerSecond: Infinity,
  busyWaits: 8,
  busyGuesses: 3,
  busyMs: 30_000,
  freshMs: 2000,
};
