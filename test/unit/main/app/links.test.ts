import { expect, test } from 'vitest';
import { openLinks } from '#main/app/links.ts';
import { acceleratorOf } from '#main/app/menu.ts';
import { trayTemplate } from '#main/app/tray.ts';
import { wordsFor } from '#main/app/words.ts';

test('E7 S13 a link on the command line waits until the page takes it, and is returned once', () => {
  const links = openLinks();
  expect(links.take()).toBeNull();
  expect(links.offer(['/opt/carnet', '--lang=fr', '.'])).toBe(false);
  expect(links.offer(['/opt/carnet', '--lang=fr', 'carnet://event/12'])).toBe(true);
  expect([links.take(), links.take()]).toEqual([{ kind: 'event', id: '12' }, null]);
});

test('S13 reports a link that leads nowhere to the page, without guessing', () => {
  const links = openLinks();
  expect(links.offer(['carnet://event/12?annule=true'])).toBe(true);
  expect(links.take()).toBe('unknown');
});

test('the last followed link wins', () => {
  const links = openLinks();
  links.offer(['carnet://event/1']);
  links.put({ kind: 'file', id: '2' });
  expect(links.take()).toEqual({ kind: 'file', id: '2' });
});

const shown = { next: { text: '14:30 BENSAÏD Inès', link: { kind: 'file', id: '3' } }, state: 'En ligne' } as const;

test('tray: the next interview opens its file, and Quit is an item where the dock does not offer it', () => {
  const opened: unknown[] = [];
  const template = (platform: NodeJS.Platform, what: typeof shown | null) =>
    trayTemplate({
      words: wordsFor('fr'),
      platform,
      shown: what,
      open: (link) => opened.push(link),
      quit: () => opened.push('quit'),
    });
  const items = template('linux', shown);
  expect(items.map(({ label, type }) => label ?? type)).toEqual([
    '14:30 BENSAÏD Inès',
    'En ligne',
    'separator',
    'Ouvrir Carnet',
    'Quitter',
  ]);
  for (const { click } of items) if (click) Reflect.apply(click, null, []);
  expect(opened).toEqual([{ kind: 'file', id: '3' }, null, 'quit']);
  expect(template('darwin', shown).map(({ label, type }) => label ?? type)).toEqual([
    '14:30 BENSAÏD Inès',
    'En ligne',
    'separator',
    'Ouvrir Carnet',
  ]);
});

test('S13 tray: shows nothing of the open service once it is locked', () => {
  const items = trayTemplate({ words: wordsFor('en'), platform: 'win32', shown: null, open: () => {}, quit: () => {} });
  expect(items.map(({ label }) => label)).toEqual(['Open Carnet', 'Quit']);
});

test('converts keys to Electron’s notation', () => {
  expect(
    ['mod+k', 'mod+shift+ArrowUp', 'alt+ArrowLeft', 'F5', '?', 'c', 'mod+,', 'shift+1'].map(acceleratorOf),
  ).toEqual(['CmdOrCtrl+K', 'CmdOrCtrl+Shift+Up', 'Alt+Left', 'F5', '?', 'C', 'CmdOrCtrl+,', 'Shift+1']);
});
