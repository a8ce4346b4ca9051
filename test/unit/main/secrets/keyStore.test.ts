import { describe, expect, test } from 'vitest';
import { KeyStoreAway, systemKeyStore } from '#main/secrets/keyStore.ts';
import { keyStoreSwitches } from '../../../e2e/fixtures/host.ts';

/** Electron's safe storage as it is: what it says of itself, how it marks what it seals, and what it rejects with. */
function storage({ mark = 'v11', backend = 'gnome_libsecret', available = true, refusal = '' } = {}) {
  const answer = <Value>(value: Value): Promise<Value> =>
    refusal === '' ? Promise.resolve(value) : Promise.reject(new Error(refusal));
  return {
    isAsyncEncryptionAvailable: () => Promise.resolve(available),
    getSelectedStorageBackend: () => backend as 'basic_text', // one of several names
    encryptStringAsync: (text: string) => answer(Buffer.from(`${mark}${text}`)),
    decryptStringAsync: (sealed: Buffer) =>
      answer({ result: sealed.toString('utf8').slice(mark.length), shouldReEncrypt: true }),
  };
}
const realOn = (platform: NodeJS.Platform, given: Parameters<typeof storage>[0]): Promise<boolean> =>
  systemKeyStore(storage(given), platform).real();

describe('S7 which key store counts', () => {
  test('E1 on Linux, one that seals under the public key does not, whatever it calls itself', async () => {
    expect(await realOn('linux', { mark: 'v10' })).toBe(false);
    expect(await realOn('linux', { mark: 'v10', backend: 'kwallet6' })).toBe(false);
    expect(await realOn('linux', { backend: 'basic_text' })).toBe(false);
    expect(await realOn('linux', { backend: 'unknown' })).toBe(false);
    expect(await realOn('linux', { available: false })).toBe(false);
    expect(await realOn('linux', {})).toBe(true);
  });

  test('E1 Windows and macOS mark theirs in the same way, and have one', async () => {
    expect(await realOn('win32', { mark: 'v10' })).toBe(true);
    expect(await realOn('darwin', { mark: 'v10' })).toBe(true);
    expect(await realOn('darwin', { available: false })).toBe(false);
  });

  test('E2 one that is temporarily unavailable is away; any other refusal is a refusal', async () => {
    const sealed = Buffer.from('v11x');
    const away = 'safeStorage.decryptStringAsync is temporarily unavailable. Please try again.';
    await expect(systemKeyStore(storage({ refusal: away }), 'linux').open(sealed)).rejects.toThrow(KeyStoreAway);
    await expect(systemKeyStore(storage({ refusal: away }), 'linux').real()).rejects.toThrow(KeyStoreAway);
    const refused = systemKeyStore(storage({ refusal: 'Error while decrypting' }), 'linux').open(sealed);
    await expect(refused).rejects.not.toThrow(KeyStoreAway);
    expect(await systemKeyStore(storage(), 'linux').open(sealed)).toEqual({ text: 'x', reseal: true });
  });

  test('E7 the system is asked once, when it is first needed', async () => {
    let asked = 0;
    const counted = {
      ...storage(),
      isAsyncEncryptionAvailable: () => {
        asked += 1;
        return Promise.resolve(true);
      },
    };
    const store = systemKeyStore(counted, 'linux');
    expect(asked).toBe(0);
    expect([await store.real(), await store.real(), asked]).toEqual([true, true, 1]);
  });
});

describe('E14 the key store that a spec asks for', () => {
  test.each([
    ['linux', ['--key-store'], ['--password-store=gnome-libsecret']],
    ['linux', [], ['--password-store=basic']],
    ['win32', ['--key-store'], []],
    ['darwin', [], []],
  ] as const)('is a real one of the system: %s %j', (platform, args, switches) => {
    expect(keyStoreSwitches(args, platform)).toEqual(switches);
  });
});
