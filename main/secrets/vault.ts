import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import { z } from 'zod';
import { FailureError } from '#shared/failures/failure.ts';
import { asideNames, readIfPresent, removeFile, setAside, writeWhole } from '../disk/files.ts';
import type { KeyStore } from './keyStore.ts';

const base64 = z.string().regex(/^[A-Za-z0-9+/]+=*$/);
/** `plain` is written only where the system offers no key store, and only for the data key. */
const heldSchema = z.union([z.object({ sealed: base64 }).strict(), z.object({ plain: base64 }).strict()]);
const secretsSchema = z.object({
  version: z.literal(1),
  dataKey: heldSchema,
  password: z.object({ sealed: base64 }).strict().nullable(),
  /** Checksum over the rest; files from before it was written have none. */
  check: z.string().optional(),
});
type Held = z.infer<typeof heldSchema>;
type Secrets = Omit<z.infer<typeof secretsSchema>, 'check'>;

/**
 * Why a data key cannot be read: none is stored, both copies of it are damaged, or the system's key store does not open
 * it.
 */
type KeyLoss = 'missing' | 'damaged' | 'refused';

/** Passwords and data keys, one pair for each profile id. */
export interface Vault {
  /** Whether passwords survive a restart (S7). */
  readonly passwordKeeping: 'system' | 'session';
  /** Creates a data key unless there is one. Throws `locked` when there is one that cannot be opened. */
  prepare(id: string): Promise<void>;
  /**
   * 32 bytes. Throws `locked` when the key is gone or cannot be opened: a new one would lose what the old one sealed.
   */
  dataKey(id: string): Promise<Buffer>;
  keepPassword(id: string, password: string): Promise<void>;
  /** Null when none is stored: the user has to sign in again. */
  password(id: string): Promise<string | null>;
  /** Whether this is the stored password; false when none is stored. */
  proves(id: string, password: string): Promise<boolean>;
  /** Whether there is a key, and why it cannot be read. */
  standing(id: string): Promise<'whole' | KeyLoss>;
  /** Renames what is stored: a new key can then be created, and the old one may still be recovered by hand. */
  setAside(id: string): Promise<void>;
  /** Destroys both, and what was put aside: what was sealed with the key can never be read again (S9). */
  destroy(id: string): Promise<void>;
}

/** Stores one file for each profile in `directory`/secrets. The README lists its content for each system. */
export function openVault(directory: string, store: KeyStore): Vault {
  const folder = join(directory, 'secrets');
  /** Stored twice: with the data key, both copies of the outbox would be lost to one bad block (I2). */
  const pathsOf = (id: string): readonly string[] => {
    const name = z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .parse(id);
    return [join(folder, `${name}.json`), join(folder, `${name}.copy.json`)];
  };
  const sessionPasswords = new Map<string, string>();
  const turn = new Mutex();

  const hold = async (text: string): Promise<Held> =>
    store.real ? { sealed: (await store.seal(text)).toString('base64') } : { plain: text };

  const write = async (id: string, secrets: Secrets): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const text = JSON.stringify({ ...secrets, check: checkOf(secrets) });
    for (const path of pathsOf(id)) await writeWhole(path, text);
  };

  /** The first whole copy; the other one is made equal to it. */
  const read = async (id: string): Promise<Secrets | null> => {
    const texts = await Promise.all(pathsOf(id).map(readIfPresent));
    const [first] = texts.flatMap((text) => (text === null ? null : parseSecrets(text)) ?? []);
    // Not changed: a key may still be recovered from it by hand, and no new one is created in its place.
    if (!first && texts.some((text) => text !== null)) throw new FailureError({ kind: 'locked', detail: 'secrets' });
    if (first && texts.some((text) => text !== texts[0])) await write(id, first);
    return first ?? null;
  };

  const unseal = async (sealed: string): Promise<{ text: string; reseal: boolean }> => {
    try {
      return await store.open(Buffer.from(sealed, 'base64'));
    } catch (cause) {
      throw new FailureError({ kind: 'locked' }, { cause });
    }
  };

  const dataKey = async (id: string): Promise<Buffer> => {
    const secrets = await read(id);
    if (secrets === null) throw new FailureError({ kind: 'locked' });
    const held = secrets.dataKey;
    const opened = 'plain' in held ? { text: held.plain, reseal: store.real } : await unseal(held.sealed);
    const key = Buffer.from(opened.text, 'base64');
    if (key.length !== 32) throw new FailureError({ kind: 'locked' });
    if (opened.reseal) await write(id, { ...secrets, dataKey: await hold(opened.text) });
    return key;
  };

  const prepare = async (id: string): Promise<void> => {
    if ((await read(id)) !== null) await dataKey(id);
    else await write(id, { version: 1, dataKey: await hold(randomBytes(32).toString('base64')), password: null });
  };

  const keepPassword = async (id: string, password: string): Promise<void> => {
    const secrets = await read(id);
    if (secrets === null) throw new FailureError({ kind: 'locked' });
    sessionPasswords.set(id, password);
    if (!store.real) return;
    const sealed = (await store.seal(password)).toString('base64');
    await write(id, { ...secrets, password: { sealed } });
  };

  const password = async (id: string): Promise<string | null> => {
    const kept = sessionPasswords.get(id);
    if (kept !== undefined) return kept;
    const sealed = (await read(id))?.password?.sealed;
    if (sealed === undefined || !store.real) return null;
    const { text, reseal } = await unseal(sealed);
    if (reseal) await keepPassword(id, text);
    sessionPasswords.set(id, text);
    return text;
  };

  const proves = async (id: string, given: string): Promise<boolean> => {
    const kept = await password(id);
    return kept !== null && timingSafeEqual(digest(kept), digest(given));
  };

  const destroy = async (id: string): Promise<void> => {
    sessionPasswords.delete(id);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const path of pathsOf(id)) for (const each of [path, ...asideNames(path)]) await removeFile(each);
  };

  const standing = async (id: string): Promise<'whole' | KeyLoss> => {
    try {
      if ((await read(id)) === null) return 'missing';
    } catch (error) {
      return lossOf(error, 'damaged');
    }
    try {
      await dataKey(id);
      return 'whole';
    } catch (error) {
      return lossOf(error, 'refused');
    }
  };

  const putAside = async (id: string): Promise<void> => {
    sessionPasswords.delete(id);
    for (const path of pathsOf(id)) await setAside(path);
  };

  return {
    passwordKeeping: store.real ? 'system' : 'session',
    prepare: (id) => turn.runExclusive(() => prepare(id)),
    dataKey: (id) => turn.runExclusive(() => dataKey(id)),
    keepPassword: (id, text) => turn.runExclusive(() => keepPassword(id, text)),
    password: (id) => turn.runExclusive(() => password(id)),
    proves: (id, text) => turn.runExclusive(() => proves(id, text)),
    standing: (id) => turn.runExclusive(() => standing(id)),
    setAside: (id) => turn.runExclusive(() => putAside(id)),
    destroy: (id) => turn.runExclusive(() => destroy(id)),
  };
}

/** A key that cannot be opened throws `locked`; anything else is a failure of its own. */
function lossOf(error: unknown, loss: KeyLoss): KeyLoss {
  if (error instanceof FailureError && error.failure.kind === 'locked') return loss;
  throw error;
}

/** Of one length, so that the comparison reveals nothing through its duration. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Null when it is damaged. */
function parseSecrets(text: string): Secrets | null {
  try {
    const { check, ...secrets } = secretsSchema.parse(JSON.parse(text));
    return check === undefined || check === checkOf(secrets) ? secrets : null;
  } catch {
    return null; // not JSON, or not what is written here: the other copy is read
  }
}

const checkOf = ({ version, dataKey, password }: Secrets): string =>
  digest(JSON.stringify([version, dataKey, password])).toString('base64');
