import { EventEmitter } from 'node:events';
import type { MenuItemConstructorOptions, NativeTheme, SafeStorage, Shell } from 'electron';
import { theHost } from '../doubleState.ts';
import { strict } from './strict.ts';
import { keepMenu } from './surfaces.ts';

/** No native menu in Chromium: the template is checked as Electron does, and stored for tests. */
export const Menu = strict('Menu', {
  buildFromTemplate: (template: MenuItemConstructorOptions[]) => {
    for (const item of template) {
      if (!item.label && !item.role && item.type !== 'separator')
        throw new Error('a menu item has neither label nor role');
    }
    return template;
  },
  setApplicationMenu: (menu: readonly MenuItemConstructorOptions[]) => keepMenu('menu', menu),
});

/** No test may open the user's browser. */
export const shell = strict('shell', {
  openExternal: () => Promise.reject(new Error('the Chromium host opens nothing outside')),
  openPath: () => Promise.resolve('the Chromium host opens nothing outside'),
  showItemInFolder: () => undefined,
} satisfies Pick<Shell, 'openExternal' | 'openPath' | 'showItemInFolder'>);

/** The page follows Chromium, which follows the system; what main draws around it is not seen here. */
export const nativeTheme = strict(
  'nativeTheme',
  Object.assign(new EventEmitter(), { shouldUseDarkColors: false, themeSource: 'system' } satisfies Pick<
    NativeTheme,
    'shouldUseDarkColors' | 'themeSource'
  >),
);

/**
 * Nothing is encrypted; each key of a store has a mark. As Electron on Linux: `v11` where --key-store pretends one,
 * else `v10`, the same key everywhere; encryption is "available" in both.
 */
function markOf(): string {
  const { keyStore, keyStoreIs } = theHost().arguments;
  if (!keyStore) return 'v10 ';
  return keyStoreIs === 'replaced' ? 'v11 another ' : 'v11 ';
}

/** As Electron says it of a store that is locked, or whose service is not running. */
async function answering<Answer>(answer: () => Answer): Promise<Answer> {
  const { keyStore, keyStoreIs } = theHost().arguments;
  await Promise.resolve();
  if (keyStore && keyStoreIs === 'away') throw new Error('Encryption is temporarily unavailable');
  return answer();
}

export const safeStorage = strict('safeStorage', {
  isAsyncEncryptionAvailable: () => Promise.resolve(true),
  getSelectedStorageBackend: () => 'gnome_libsecret',
  encryptStringAsync: (text) => answering(() => Buffer.from(markOf() + Buffer.from(text).toString('hex'))),
  decryptStringAsync: (sealed) =>
    answering(() => {
      const text = sealed.toString('utf8');
      const [hex, mark] = [text.slice(text.lastIndexOf(' ') + 1), text.slice(0, text.lastIndexOf(' ') + 1)];
      if (mark !== markOf()) throw new Error('not sealed here');
      return { result: Buffer.from(hex, 'hex').toString('utf8'), shouldReEncrypt: false };
    }),
} satisfies Pick<
  SafeStorage,
  'isAsyncEncryptionAvailable' | 'getSelectedStorageBackend' | 'encryptStringAsync' | 'decryptStringAsync'
>);
