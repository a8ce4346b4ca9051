/** Why the disk of this workstation failed. Nothing is ever half-written. */
export type CacheErrorKind =
  /** The database was written by a newer Carnet. */
  | 'newerSchema'
  /** Another window holds an older form of the database open. */
  | 'blocked'
  | 'quota'
  /** The browser closed the database; the next call opens it again. */
  | 'closed'
  /** The key does not open this database (S9). */
  | 'wrongKey'
  /** A pull names a folder that is not in the cache, so its rows cannot be placed. */
  | 'unknownFolder'
  | 'storage';

export class CacheError extends Error {
  override readonly name = 'CacheError';
  readonly kind: CacheErrorKind;
  constructor(kind: CacheErrorKind, options?: ErrorOptions) {
    super(`cache: ${kind}`, options);
    this.kind = kind;
  }
}

const kindByName: Readonly<Record<string, CacheErrorKind>> = {
  VersionError: 'newerSchema',
  QuotaExceededError: 'quota',
  DatabaseClosedError: 'closed',
  InvalidStateError: 'closed',
};

/** Runs work on the database and turns what it throws into a CacheError. */
export async function guarded<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toCacheError(error);
  }
}

function toCacheError(error: unknown): CacheError {
  if (error instanceof CacheError) return error;
  return new CacheError(kindOf(error), { cause: error });
}

/** Dexie wraps the browser's error as `inner`, sometimes twice; the innermost known name decides. */
function kindOf(error: unknown): CacheErrorKind {
  if (!(error instanceof Error) && !(error instanceof DOMException)) return 'storage';
  const inner = 'inner' in error && error.inner !== error ? error.inner : undefined;
  const deeper = inner === undefined || inner === null ? 'storage' : kindOf(inner);
  return deeper === 'storage' ? (kindByName[error.name] ?? 'storage') : deeper;
}
