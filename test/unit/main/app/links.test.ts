import { expect, test } from 'vitest';
import { openLinks } from '#main/app/links.ts';
import { acceleratorOf } from '#main/app/menu.ts';
import { trayTemplate } from '#main/app/tray.ts';
import { wordsFor } from '#main/app/words.ts';
import { parseLink } from '#shared/ipc/place.ts';
import { hideableScreens } from '#shared/ipc/screens.ts';

const none = () => [];

test('E7 S13 a link on the command line waits until the page takes it, and is returned once', () => {
  const links = openLinks(none);
  expect(links.take()).toBeNull();
  expect(links.offer(['/opt/carnet', '--lang=fr', '.'])).toBe(false);
  expect(links.offer(['/opt/carnet', '--lang=fr', 'carnet://event/12'])).toBe(true);
  expect([links.take(), links.take()]).toEqual([{ at: 'calendar', selected: '12' }, null]);
});

test('S13 reports a link that leads nowhere to the page, without guessing', () => {
  const links = openLinks(none);
  expect(links.offer(['carnet://event/12?annule=true'])).toBe(true);
  expect(links.take()).toBe('unknown');
});

test('the last followed link wins', () => {
  const links = openLinks(none);
  links.offer(['carnet://event/1']);
  links.put({ at: 'row', entity: 'Dossier', id: '2' });
  expect(links.take()).toEqual({ at: 'row', entity: 'Dossier', id: '2' });
});

test('S14 main hands the page no link to a screen that the policy hides, only which screen that is', () => {
  const screenOf = {
    event: 'calendar',
    file: 'people',
    person: 'people',
    folder: 'directory',
    place: 'teaching',
  } as const;
  for (const [kind, screen] of Object.entries(screenOf)) {
    const text = `carnet://${kind}/${kind === 'folder' ? '0f0f0f0f-0000-4000-8000-000000000001' : '7'}`;
    const links = openLinks(() => hideableScreens.filter((hideable) => hideable === screen));
    links.offer([text]);
    expect(links.take(), text).toEqual({ hidden: screen });
    const others = openLinks(() => hideableScreens.filter((hideable) => hideable !== screen));
    others.offer([text]);
    expect(others.take(), text).toEqual(parseLink(text));
  }
  const fromNotice = openLinks(() => ['people']);
  fromNotice.put({ at: 'row', entity: 'Dossier', id: '2' });
  expect([fromNotice.take(), fromNotice.take()]).toEqual([{ hidden: 'people' }, null]);
});

const shown = {
  next: { text: '14:30 BENSAÏD Inès', link: { at: 'row', entity: 'Dossier', id: '3' } },
  state: 'En ligne',
} as const;

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
    'Aujourd’hui',
    'Sans rendez-vous',
    'Ouvrir Carnet',
    'Quitter',
  ]);
  for (const { click } of items) if (click) Reflect.apply(click, null, []);
  expect(opened).toEqual([
    { at: 'row', entity: 'Dossier', id: '3' },
    { at: 'today', day: null },
    { at: 'today', creating: { what: 'walkIn' } },
    null,
    'quit',
  ]);
  expect(template('darwin', shown).map(({ label, type }) => label ?? type)).toEqual([
    '14:30 BENSAÏD Inès',
    'En ligne',
    'separator',
    'Aujourd’hui',
    'Sans rendez-vous',
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
