import { expect, onTestFinished, test, vi } from 'vitest';
import { contextMenuTemplate } from '#main/app/contextMenu.ts';
import { openDesktop } from '#main/app/desktop.ts';
import { wordsFor } from '#main/app/words.ts';
import { readHostArguments } from '#main/chromium/arguments.ts';
import { setHost } from '#main/chromium/doubleState.ts';
import { clickOn } from '#main/chromium/electron/surfaces.ts';
import { Menu } from '#main/chromium/electron/system.ts';
import { someFolder } from '../secrets/folder.ts';

vi.mock('electron', () => import('#main/chromium/electron/index.ts'));

/** The surfaces of a Carnet in French on Linux, as the Chromium host shows them. */
async function desktopHere(given: Partial<Parameters<typeof openDesktop>[0]> = {}) {
  const lock = { held: true, onKnock: () => undefined, knock: () => Promise.resolve() };
  setHost({ arguments: readHostArguments([]), userData: await someFolder(), lock, onOpen: () => undefined });
  return openDesktop({
    platform: 'linux',
    locale: 'fr',
    development: false,
    noticesWithoutNames: () => false,
    hiddenScreens: () => [],
    icon: 'tray.png',
    window: () => null,
    send: () => undefined,
    open: () => undefined,
    ...given,
  });
}

test('B6 S9 notifications, which name people, are closed on lock', async () => {
  const open = vi.fn();
  const desktop = await desktopHere({ open });
  const notice = {
    title: 'Entretien dans 10 minutes',
    body: 'BENSAÏD Inès',
    link: { kind: 'event', id: '7' },
  } as const;
  desktop.notify(notice);
  desktop.notify({ ...notice, title: 'Autre' });
  clickOn('notification', notice.title);
  expect(open).toHaveBeenCalledWith(notice.link);
  desktop.forget();
  for (const title of [notice.title, 'Autre']) expect(() => clickOn('notification', title)).toThrow('no notification');
});

test('E15 the menu is built again only where it changes: one that is open would close', async () => {
  const built = vi.spyOn(Menu, 'setApplicationMenu');
  onTestFinished(() => built.mockRestore());
  const desktop = await desktopHere();
  const shown = { language: 'fr', next: null, state: null, actions: [], shown: [], sheet: '?', waiting: 0 } as const;
  desktop.show({ ...shown, actions: [], shown: [] });
  const before = built.mock.calls.length;
  desktop.show({ ...shown, actions: [], shown: [], state: '2 modifications en attente' });
  expect(built).toHaveBeenCalledTimes(before);
  desktop.show({ ...shown, actions: [{ id: 'a', label: 'Décaler', keys: null }], shown: [] });
  expect(built).toHaveBeenCalledTimes(before + 1);
});

test.each([
  ['a field', { isEditable: true, selectionText: '' }, ['cut', 'copy', 'paste', 'selectAll']],
  ['selected text', { isEditable: false, selectionText: 'BENSAÏD' }, ['copy']],
  ['anything else', { isEditable: false, selectionText: ' ' }, []],
])('E15 a right click on %s', (_name, clicked, roles) => {
  const editFlags = { canCut: false, canCopy: true, canPaste: true, canSelectAll: true };
  const items = contextMenuTemplate({ ...clicked, editFlags }, wordsFor('fr'));
  expect(items.flatMap(({ role }) => role ?? [])).toEqual(roles);
  for (const item of items) expect(item.enabled ?? true).toBe(item.role !== 'cut');
});

test('S13 I2 Carnet may close for an update when a service is open, nothing is locked and no change waits', async () => {
  const desktop = await desktopHere();
  const shown = { language: 'fr', sheet: null, next: null, state: 'En ligne' } as const;
  const states = [
    { ...shown, actions: [], shown: [], waiting: 1 },
    { ...shown, actions: [], shown: [], waiting: 0, state: null },
    { ...shown, actions: [], shown: [], waiting: 0 },
  ];
  expect(desktop.mayClose()).toBe(false);
  expect(states.map((state) => (desktop.show(state), desktop.mayClose()))).toEqual([false, false, true]);
  desktop.forget();
  expect(desktop.mayClose()).toBe(false);
});

test.each([
  [true, ['Ouvrir Carnet', 'Quitter']],
  [false, ['14:00 ROUSSEAU Clément', undefined, 'Ouvrir Carnet', 'Quitter']],
])('S14 where a policy wants no names outside the window (%s), the tray has none', async (withoutNames, labels) => {
  const built = vi.spyOn(Menu, 'buildFromTemplate');
  onTestFinished(() => built.mockRestore());
  const desktop = await desktopHere({ noticesWithoutNames: () => withoutNames });
  const next = { text: '14:00 ROUSSEAU Clément', link: { kind: 'event', id: '7' } } as const;
  desktop.show({ language: 'fr', next, state: null, waiting: 0, actions: [], shown: [], sheet: '?' });
  expect(built.mock.lastCall?.[0].map(({ label }) => label)).toEqual(labels);
});
