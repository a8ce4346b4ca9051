import type { SafeStorage } from 'electron';
import { theHost } from '../host.ts';
import { strict } from './strict.ts';

/** Marks what was sealed here. Nothing is hidden: like Linux without a keyring, unless --key-store pretends otherwise. */
const mark = 'pretended:';

export const safeStorage = strict('safeStorage', {
  isAsyncEncryptionAvailable: () => Promise.resolve(true),
  getSelectedStorageBackend: () => (theHost().arguments.keyStore ? 'gnome_libsecret' : 'basic_text'),
  encryptStringAsync: (text) => Promise.resolve(Buffer.from(mark + Buffer.from(text).toString('hex'))),
  decryptStringAsync: (sealed) => {
    const text = sealed.toString('utf8');
    if (!text.startsWith(mark)) return Promise.reject(new Error('not sealed here'));
    return Promise.resolve({
      result: Buffer.from(text.slice(mark.length), 'hex').toString('utf8'),
      shouldReEncrypt: false,
    });
  },
} satisfies Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'getSelectedStorageBackend' | 'encryptStringAsync' | 'decryptStringAsync'
>);
