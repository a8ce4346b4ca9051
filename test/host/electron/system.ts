import type { Dialog, MenuItemConstructorOptions, NativeTheme, Shell } from 'electron';
import { strict } from './strict.ts';

/** There is no native menu in Chromium: the template is checked for what Electron checks, and kept by nobody. */
export const Menu = strict('Menu', {
  buildFromTemplate: (template: MenuItemConstructorOptions[]) => {
    for (const item of template) {
      if (!item.label && !item.role && item.type !== 'separator') throw new Error('a menu item has neither label nor role');
    }
    return template;
  },
  setApplicationMenu: (_menu: unknown) => {},
});

export const dialog = strict('dialog', {
  showErrorBox: (title, content) => {
    process.stderr.write(`${title}\n${content}\n`);
  },
} satisfies Pick<Dialog, 'showErrorBox'>);

/** No test may open a person's browser. */
export const shell = strict('shell', {
  openExternal: () => Promise.reject(new Error('the Chromium host opens nothing outside')),
} satisfies Pick<Shell, 'openExternal'>);

export const nativeTheme = strict('nativeTheme', { shouldUseDarkColors: false } satisfies Pick<NativeTheme, 'shouldUseDarkColors'>);
