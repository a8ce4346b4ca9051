import type { SafeStorage } from 'electron';

/** A place where the system keeps a key for us. */
export interface KeyStore {
  /** False: this system offers no real key store, so nothing sealed here would be safe (S7). */
  readonly real: boolean;
  seal(text: string): Promise<Buffer>;
  /** `reseal`: the system's key is being replaced; seal the text again. Rejects when the key has changed. */
  open(sealed: Buffer): Promise<{ readonly text: string; readonly reseal: boolean }>;
}

type Storage = Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'getSelectedStorageBackend' | 'encryptStringAsync' | 'decryptStringAsync'
>;

/**
 * Electron's safe storage. On Linux without a keyring it still "encrypts", with a password that is the same everywhere:
 * that does not count as a key store (S7).
 */
export async function systemKeyStore(storage: Storage, platform: NodeJS.Platform): Promise<KeyStore> {
  const available = await storage.isAsyncEncryptionAvailable();
  const pretended = platform === 'linux' && ['basic_text', 'unknown'].includes(storage.getSelectedStorageBackend());
  return {
    real: available && !pretended,
    seal: (text) => storage.encryptStringAsync(text),
    open: async (sealed) => {
      const { result, shouldReEncrypt } = await storage.decryptStringAsync(sealed);
      return { text: result, reseal: shouldReEncrypt };
    },
  };
}
