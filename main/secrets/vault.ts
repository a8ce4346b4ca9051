import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Mutex } from 'async-mutex';
import { z } from 'zod';
import { FailureError } from '#shared/failures/failure.ts';
import { asideNames, namesIn, readIfPresent, removeFile, renameFile, setAside, writeWhole } from '../disk/files.ts';
import { KeyStoreAway } from './keyStore.ts';
import type { KeyStore } from './keyStore.ts';
import { passwordWrapSchema, unwrapWithPassword, usualGuessCost, wrapWithPassword } from './passwordWrap.ts';
import type { GuessCost } from './passwordWrap.ts';

const base64 = z.string().regex(/^[A-Za-z0-9+/]+=*$/);
/** `plain` is written only where the system never offered a key store, and only for the data key. */
const storedSchema = z.union([z.object({ sealed: base64 }).strict(), z.object({ plain: base64 }).strict()]);
const secretsSchema = z.object({
  version: z.literal(1),
  /** Null while it is locked: then only the password opens the key, from `wrapped`. */
  dataKey: storedSchema.nullable(),
  /** Null until the password was known once, and for practice, which has none. */
  wrapped: passwordWrapSchema.nullable().default(null),
  password: z.object({ sealed: base64 }).strict().nullable(),
  /** The system once sealed the key: it is never written in clear again (B13). */
  system: z.boolean().default(false),
  /** The workstation that the outbox belongs to (E9); null until one with a name of its own opened it. */
  machine: z.string().nullable().default(null),
  /** Checksum over the rest; files from before it was written have none. */
  check: z.string().optional(),
});
type StoredProfile = z.infer<typeof storedSchema>;
type Secrets = Omit<z.infer<typeof secretsSchema>, 'check'>;

/** Why a data key is not handed out; `refused`: by the system's key store, `elsewhere`: of another workstation. */
type KeyLoss = 'missing' | 'damaged' | 'refused' | 'unavailable' | 'elsewhere';
const away = 'key store away';

/** Passwords and data keys, one pair for each profile id. */
export interface Vault {
  /** Whether passwords survive a restart (S7). */
  passwordKeeping(): Promise<'system' | 'session'>;
  /** Every profile that has secrets on this disk, put aside or not, whatever the list of services says. */
  ids(): Promise<readonly string[]>;
  /** Creates a data key unless there is one. Throws `locked` when there is one that cannot be opened. */
  prepare(id: string): Promise<void>;
  /** 32 bytes. Throws `locked` when the key cannot be opened: a new one would lose what it sealed. */
  dataKey(id: string): Promise<Buffer>;
  keepPassword(id: string, password: string): Promise<void>;
  /** Null when none is stored: the user has to sign in again. */
  password(id: string): Promise<string | null>;
  /** Leaves only the password to open the key, dropped from memory (S9). False where none was known: no change. */
  lock(id: string): Promise<boolean>;
  /** Whether only the password opens it, and none did since. */
  isLocked(id: string): Promise<boolean>;
  /** Whether the files open by the password alone: where it was unlocked, the key is in memory only (B13). */
  isByPasswordAlone(id: string): Promise<boolean>;
  /** Whether it is this workstation's password; then the key is readable, also if the key store lost its copy. */
  unlock(id: string, password: string): Promise<boolean>;
  /** Whether there is a key, and why it cannot be read. */
  keyStatus(id: string): Promise<'whole' | KeyLoss>;
  /** Whether what is stored belongs to another workstation. Secrets that are gone or damaged belong to none. */
  isElsewhere(id: string): Promise<boolean>;
  /** From now on what is stored belongs to this workstation (E9). */
  moveHere(id: string): Promise<void>;
  /** Renames what is stored: a new key can then be created, and the old one may still be recovered by hand. */
  setAside(id: string): Promise<void>;
  /** Destroys both, and what was put aside: what was sealed with the key can never be read again (S9). */
  destroy(id: string): Promise<void>;
}

interface VaultOptions {
  /** Null: the system has no name for the workstation, and every file counts as its own. */
  readonly machine?: () => Promise<string | null>;
  readonly cost?: GuessCost;
}

/** Stores one file for each profile in `directory`/secrets. The README lists its content for each system. */
export function openVault(
  directory: string,
  store: KeyStore,
  { machine = async () => null, cost = usualGuessCost }: VaultOptions = {},
): Vault {
  const folder = join(directory, 'secrets');
  /** Stored twice: with the data key, both copies of the outbox would be lost to one bad block (I2). */
  const pathsOf = (id: string): readonly string[] => {
    const name = z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .parse(id);
    return [join(folder, `${name}.json`), join(folder, `${name}.copy.json`)];
  };
  const ids = async (): Promise<readonly string[]> => {
    const names = await namesIn(folder);
    return [...new Set(names.flatMap((name) => /^([0-9a-f]{32})\./u.exec(name)?.[1] ?? []))];
  };
  const sessionPasswords = new Map<string, string>();
  /** Of what was unlocked while the system's key store, which once sealed it, did not open. */
  const sessionKeys = new Map<string, Buffer>();
  const mutex = new Mutex();

  const isReal = (): Promise<boolean> => orLocked(store.real());
  /** Throws `locked` while the store does not answer: nothing is stored in clear because of that. */
  const seal = (text: string): Promise<Buffer> => orLocked(store.seal(text));

  const hold = async (text: string): Promise<StoredProfile> =>
    (await isReal()) ? { sealed: (await seal(text)).toString('base64') } : { plain: text };

  const write = async (id: string, secrets: Secrets): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const path of pathsOf(id)) {
      // What locks it lies ready first: a full disk has room for a renaming, and for nothing else (B14).
      if (secrets.wrapped !== null && secrets.dataKey !== null) await writeWhole(readyFor(path), lockedText(secrets));
      await writeWhole(path, textOf(secrets));
    }
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
      return await orLocked(store.open(Buffer.from(sealed, 'base64')));
    } catch (cause) {
      throw cause instanceof FailureError ? cause : new FailureError({ kind: 'locked' }, { cause });
    }
  };

  const isByPasswordAlone = async (id: string): Promise<boolean> => (await read(id))?.dataKey === null;

  const isElsewhere = async (secrets: Secrets): Promise<boolean> =>
    secrets.machine !== null && ![null, secrets.machine].includes(await machine());

  const dataKey = async (id: string): Promise<Buffer> => {
    const secrets = await read(id);
    const held = secrets?.dataKey ?? null;
    const unlocked = sessionKeys.get(id);
    if (secrets !== null && held === null && unlocked && !(await isElsewhere(secrets))) return unlocked;
    if (secrets === null || held === null || (await isElsewhere(secrets))) throw new FailureError({ kind: 'locked' });
    const opened = 'plain' in held ? { text: held.plain, reseal: await isReal() } : await unseal(held.sealed);
    const key = Buffer.from(opened.text, 'base64');
    if (key.length !== 32) throw new FailureError({ kind: 'locked' });
    const here = secrets.machine ?? (await machine());
    if (opened.reseal || here !== secrets.machine) {
      const dataKey = opened.reseal ? await hold(opened.text) : held;
      await write(id, { ...secrets, dataKey, system: secrets.system || 'sealed' in dataKey, machine: here });
    }
    return key;
  };

  const prepare = async (id: string): Promise<void> => {
    if ((await read(id)) !== null) await dataKey(id);
    else {
      const key = await hold(randomBytes(32).toString('base64'));
      const system = 'sealed' in key;
      await write(id, { version: 1, dataKey: key, wrapped: null, password: null, system, machine: await machine() });
    }
  };

  /** Both ways to the data key, and the password where the system seals it. */
  const writeOpen = async (id: string, key: Buffer, password: string): Promise<void> => {
    const before = await read(id);
    const held = await hold(password);
    const dataKey = await hold(key.toString('base64'));
    const wasSealed = before?.system ?? false;
    const isDismissed = wasSealed && 'plain' in dataKey;
    await write(id, {
      version: 1,
      dataKey: isDismissed ? null : dataKey,
      wrapped: await wrapWithPassword(id, key, password, cost),
      password: 'sealed' in held ? held : null,
      system: wasSealed || 'sealed' in dataKey,
      machine: before?.machine ?? (await machine()), // a password moves nothing from another workstation
    });
    sessionPasswords.set(id, password);
    if (isDismissed) sessionKeys.set(id, key);
    else sessionKeys.delete(id);
  };

  const keepPassword = async (id: string, password: string): Promise<void> => {
    try {
      await writeOpen(id, await dataKey(id), password);
    } catch (error) {
      if (!isAway(error)) throw error;
      sessionPasswords.set(id, password); // known until Carnet closes, and stored with the next sign-in
    }
  };

  const password = async (id: string): Promise<string | null> => {
    const kept = sessionPasswords.get(id);
    if (kept !== undefined) return kept;
    const secrets = await read(id);
    const sealed = secrets?.password?.sealed;
    if (sealed === undefined || !(await isReal())) return null;
    const { text, reseal } = await unseal(sealed);
    // A file from before there was a lock by the password gets one.
    if (reseal || secrets?.wrapped === null) await keepPassword(id, text);
    sessionPasswords.set(id, text);
    return text;
  };

  const lock = async (id: string): Promise<boolean> => {
    sessionPasswords.clear();
    sessionKeys.clear();
    const secrets = await read(id);
    if (!secrets?.wrapped) return false;
    const text = lockedText(secrets);
    for (const path of pathsOf(id)) {
      if ((await readIfPresent(readyFor(path))) === text) await renameFile(readyFor(path), path);
      else await writeWhole(path, text);
    }
    return true;
  };

  const unlock = async (id: string, given: string): Promise<boolean> => {
    const secrets = await read(id);
    if (secrets?.wrapped) {
      const key = await unwrapWithPassword(id, secrets.wrapped, given);
      if (key !== null) await writeOpen(id, key, given);
      return key !== null;
    }
    // A file from before there was a lock by the password: its own copy is compared, and gets one.
    const kept = await password(id);
    return kept !== null && timingSafeEqual(digest(kept), digest(given));
  };

  const destroy = async (id: string): Promise<void> => {
    sessionPasswords.delete(id);
    sessionKeys.delete(id);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const path of pathsOf(id)) {
      for (const each of [path, readyFor(path), ...asideNames(path)]) await removeFile(each);
    }
  };

  const keyStatus = async (id: string): Promise<'whole' | KeyLoss> => {
    try {
      const secrets = await read(id);
      if (secrets === null) return 'missing';
      if (secrets.dataKey === null) return 'whole'; // the password opens it
      if (await isElsewhere(secrets)) return 'elsewhere';
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

  const moveHere = async (id: string): Promise<void> => {
    const secrets = await read(id);
    if (secrets !== null) await write(id, { ...secrets, machine: await machine() });
  };

  const putAside = async (id: string): Promise<void> => {
    sessionPasswords.delete(id);
    sessionKeys.delete(id);
    for (const path of pathsOf(id)) {
      await setAside(path);
      await removeFile(readyFor(path));
    }
  };

  return {
    passwordKeeping: async () => {
      try {
        return (await isReal()) ? 'system' : 'session';
      } catch (error) {
        if (isAway(error)) return 'system'; // only a real one is ever away
        throw error;
      }
    },
    ids: () => mutex.runExclusive(ids),
    prepare: (id) => mutex.runExclusive(() => prepare(id)),
    dataKey: (id) => mutex.runExclusive(() => dataKey(id)),
    keepPassword: (id, text) => mutex.runExclusive(() => keepPassword(id, text)),
    password: (id) => mutex.runExclusive(() => password(id)),
    lock: (id) => mutex.runExclusive(() => lock(id)),
    isLocked: (id) => mutex.runExclusive(async () => (await isByPasswordAlone(id)) && !sessionKeys.has(id)),
    isByPasswordAlone: (id) => mutex.runExclusive(() => isByPasswordAlone(id)),
    unlock: (id, text) => mutex.runExclusive(() => unlock(id, text)),
    keyStatus: (id) => mutex.runExclusive(() => keyStatus(id)),
    isElsewhere: (id) =>
      mutex.runExclusive(async () => {
        const secrets = await read(id).catch((error: unknown) => {
          lossOf(error, 'damaged'); // throws what is no loss
          return null;
        });
        return secrets !== null && isElsewhere(secrets);
      }),
    moveHere: (id) => mutex.runExclusive(() => moveHere(id)),
    setAside: (id) => mutex.runExclusive(() => putAside(id)),
    destroy: (id) => mutex.runExclusive(() => destroy(id)),
  };
}

/** A key that cannot be opened throws `locked`; anything else is a failure of its own. */
function lossOf(error: unknown, loss: KeyLoss): KeyLoss {
  if (isAway(error)) return 'unavailable';
  if (error instanceof FailureError && error.failure.kind === 'locked') return loss;
  throw error;
}

const isAway = (error: unknown): boolean => error instanceof FailureError && error.failure.detail === away;

async function orLocked<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    throw cause instanceof KeyStoreAway ? new FailureError({ kind: 'locked', detail: away }, { cause }) : cause;
  }
}

/** Of one length, so that the comparison reveals nothing through its duration. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Where the content of a locked file lies ready while it is open. */
const readyFor = (path: string): string => `${path}.locked`;

/** The same secrets have the same text. */
const textOf = (secrets: Secrets): string => {
  const { version, dataKey, wrapped, password, system, machine } = secrets;
  return JSON.stringify({ version, dataKey, wrapped, password, system, machine, check: checkOf(secrets) });
};

const lockedText = (secrets: Secrets): string => textOf({ ...secrets, dataKey: null, password: null });

/** Null when it is damaged. */
function parseSecrets(text: string): Secrets | null {
  try {
    const { check, ...secrets } = secretsSchema.parse(JSON.parse(text));
    if (check !== undefined && check !== checkOf(secrets)) return null;
    // A file from before this was noted.
    return { ...secrets, system: secrets.system || (secrets.dataKey !== null && 'sealed' in secrets.dataKey) };
  } catch {
    return null; // not JSON, or not what is written here: the other copy is read
  }
}

/** A file of an earlier Carnet has a checksum without what it did not know. */
const checkOf = ({ version, dataKey, wrapped, password, system, machine }: Secrets): string => {
  const later = [...(wrapped ? [wrapped] : []), ...(system ? [system] : []), ...(machine === null ? [] : [machine])];
  return digest(JSON.stringify([version, dataKey, password, ...later])).toString('base64');
};
