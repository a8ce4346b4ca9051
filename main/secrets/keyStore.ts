import type { SafeStorage } from 'electron';

export interface KeyStore {
  /** False: no real key store, so nothing sealed here would be safe (S7). The system is asked once. */
  real(): Promise<boolean>;
  /** Rejects with KeyStoreAway while the store does not answer. */
  seal(text: string): Promise<Buffer>;
  /** `reseal`: the key is being replaced, seal again. Rejects if it has changed; KeyStoreAway if there is no answer. */
  open(sealed: Buffer): Promise<{ readonly text: string; readonly reseal: boolean }>;
}

/** The key store is there and cannot be used at present, for example because it is locked: no key is lost. */
export class KeyStoreAway extends Error {
  override readonly name = 'KeyStoreAway';
}

type Storage = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'getSelectedStorageBackend' | 'encryptStringAsync' | 'decryptStringAsync'
>;

/** How Chromium marks what it sealed with a key that is the same on every Linux (os_crypt). */
const publicKeyPrefix = 'v10';

/**
 * On Linux always "available": without a Secret Service it seals with a key that is in Chromium's source. Only what it
 * seals shows that, so a probe is sealed (S7).
 */
export function systemKeyStore(storage: Storage, platform: NodeJS.Platform): KeyStore {
  const seal = (text: string): Promise<Buffer> => orAway(storage.encryptStringAsync(text));
  const isReal = async (): Promise<boolean> => {
    if (!(await storage.isAsyncEncryptionAvailable())) return false;
    if (platform !== 'linux') return true;
    if (['basic_text', 'unknown'].includes(storage.getSelectedStorageBackend())) return false;
    const probe = await seal('probe');
    return probe.subarray(0, publicKeyPrefix.length).toString('latin1') !== publicKeyPrefix;
  };
  let real: Promise<boolean> | null = null;
  return {
    real: async () => {
      real ??= isReal();
      try {
        return await real;
      } catch (error) {
        real = null; // asked again: the store may come back
        throw error;
      }
    },
    seal,
    open: async (sealed) => {
      const { result, shouldReEncrypt } = await orAway(storage.decryptStringAsync(sealed));
      return { text: result, reseal: shouldReEncrypt };
    },
  };
}

/** What protects the keys on this system, by its name. Linux names a store also where `real` finds none. */
export function keyStoreName(storage: Pick<SafeStorage, 'getSelectedStorageBackend'>, platform: NodeJS.Platform) {
  if (platform === 'darwin') return 'keychain';
  if (platform === 'win32') return 'dpapi';
  const backend = storage.getSelectedStorageBackend();
  if (backend.startsWith('kwallet')) return 'kwallet';
  return backend === 'gnome_libsecret' ? 'secretService' : 'none';
}

/** Electron has only words for it, and no code. */
async function orAway<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    if (cause instanceof Error && /temporarily unavailable/iu.test(cause.message)) {
      throw new KeyStoreAway('the key store does not answer', { cause });
    }
    throw cause;
  }
}
