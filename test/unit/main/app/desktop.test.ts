import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { contextMenuTemplate, openDesktop } from '#main/app/desktop.ts';
import { checkSpelling } from '#main/app/spelling.ts';
import { wordsFor } from '#main/app/words.ts';
import { readHostArguments } from '#main/tools/chromium/arguments.ts';
import { setHost, theHost } from '#main/tools/chromium/doubleState.ts';
import { clickOn } from '#main/tools/chromium/electron/surfaces.ts';
import { Menu } from '#main/tools/chromium/electron/system.ts';
import type { Desktop } from '#shared/ipc/desktop.ts';
import { parseLink } from '#shared/ipc/place.ts';
import { someFolder } from '../secrets/folder.ts';

vi.mock('electron', () => import('#main/tools/chromium/electron/index.ts'));

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
    badge: 'badge.png',
    profile: null,
    window: () => null,
    send: () => undefined,
    open: () => undefined,
    ...given,
  });
}

/** What the page of a Carnet in French sends. */
const screenIn = (given: Partial<Desktop> = {}): Desktop => ({
  language: 'fr',
  theme: 'system',
  actions: [],
  shown: [],
  sheet: '?',
  next: null,
  state: null,
  waiting: 0,
  toDecide: 0,
  resting: [],
  ...given,
});

/** What the host says that the system shows. */
const seen = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(theHost().userData, 'shown', name), 'utf8'));

test('E17 what waits for a decision is counted on the dock, and on nothing once it is decided or locked', async () => {
  const desktop = await desktopHere();
  desktop.show(screenIn({ toDecide: 2 }));
  expect(await seen('badge.json')).toEqual({ count: 2 });
  desktop.show(screenIn({ toDecide: 0 }));
  expect(await seen('badge.json')).toEqual({ count: 0 });
  desktop.show(screenIn({ toDecide: 1 }));
  desktop.forget();
  expect(await seen('badge.json')).toEqual({ count: 0 });
});

test('E17 what the system draws around the page has the colours that the user chose, also while locked', async () => {
  const desktop = await desktopHere();
  const { nativeTheme } = await import('#main/tools/chromium/electron/system.ts');
  desktop.show(screenIn({ theme: 'dark' }));
  desktop.forget();
  expect(nativeTheme.themeSource).toBe('dark');
  desktop.show(screenIn());
  expect(nativeTheme.themeSource).toBe('system');
});

test('E17 Windows lays a picture over the taskbar’s, with the words that a screen reader says', async () => {
  const { BrowserWindow } = await import('#main/tools/chromium/electron/browserWindow.ts');
  const around = new BrowserWindow({ webPreferences: { preload: 'p', sandbox: true, contextIsolation: true } });
  const desktop = await desktopHere({ platform: 'win32', window: () => around as never }); // of a window only this is used
  desktop.show(screenIn({ toDecide: 1, state: 'Hors ligne · 1 à décider' }));
  expect(await seen('overlay.json')).toEqual({ hasPicture: true, description: 'Hors ligne · 1 à décider' });
  desktop.forget();
  expect(await seen('overlay.json')).toEqual({ hasPicture: false, description: '' });
});

test('E17 the jump list opens the day and the form of a walk-in, by links that Carnet reads', async () => {
  await desktopHere({ platform: 'win32', profile: String.raw`C:\Mes données` });
  const tasks = z.array(z.object({ title: z.string(), arguments: z.string() })).parse(await seen('tasks.json'));
  expect(tasks.map(({ title }) => title)).toEqual(['Aujourd’hui', 'Sans rendez-vous']);
  expect(tasks.map((task) => task.arguments)).toEqual([
    String.raw`--profile "C:\Mes données" carnet://day/today`,
    String.raw`--profile "C:\Mes données" carnet://day/walkin`,
  ]);
  for (const task of tasks) expect(parseLink(task.arguments.split(' ').at(-1) ?? '')).toMatchObject({ at: 'today' });
});

test('B6 S9 notifications, which name people, are closed on lock', async () => {
  const open = vi.fn();
  const desktop = await desktopHere({ open });
  const notice = {
    title: 'Entretien dans 10 minutes',
    body: 'BENSAÏD Inès',
    link: { at: 'calendar', selected: '7' },
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
  desktop.show(screenIn());
  const before = built.mock.calls.length;
  desktop.show(screenIn({ state: '2 modifications en attente' }));
  expect(built).toHaveBeenCalledTimes(before);
  desktop.show(screenIn({ actions: [{ id: 'a', label: 'Décaler', keys: null }] }));
  expect(built).toHaveBeenCalledTimes(before + 1);
});

test.each([
  ['a field', { isEditable: true, selectionText: '' }, ['cut', 'copy', 'paste', 'selectAll']],
  ['selected text', { isEditable: false, selectionText: 'BENSAÏD' }, ['copy']],
  ['anything else', { isEditable: false, selectionText: ' ' }, []],
])('E15 a right click on %s', (_name, clicked, roles) => {
  const editFlags = { canCut: false, canCopy: true, canPaste: true, canSelectAll: true };
  const right = { misspelledWord: '', dictionarySuggestions: [] };
  const items = contextMenuTemplate({ ...clicked, ...right, editFlags }, wordsFor('fr'), () => undefined);
  expect(items.flatMap(({ role }) => role ?? [])).toEqual(roles);
  for (const item of items) expect(item.enabled ?? true).toBe(item.role !== 'cut');
});

test('E18 a right click on a misspelt word offers better ones, and no way to write it down in clear (S8)', () => {
  const editFlags = { canCut: false, canCopy: false, canPaste: true, canSelectAll: true };
  const replace = vi.fn();
  const labels = (dictionarySuggestions: readonly string[]) => {
    const clicked = {
      isEditable: true,
      selectionText: '',
      misspelledWord: 'entretein',
      dictionarySuggestions,
      editFlags,
    };
    return contextMenuTemplate(clicked, wordsFor('fr'), replace);
  };
  const [first, second] = labels(['entretien', 'entretenir']);
  expect([first?.label, second?.label]).toEqual(['entretien', 'entretenir']);
  Reflect.apply(second?.click ?? (() => {}), null, []);
  expect(replace.mock.calls).toEqual([['entretenir']]);
  expect(labels([])[0]).toMatchObject({ label: 'Aucune suggestion', enabled: false });
  expect(labels([]).flatMap(({ role }) => role ?? [])).toEqual(['cut', 'copy', 'paste', 'selectAll']);
});

test.each(['linux', 'win32', 'darwin'] as const)(
  'E18 spelling is checked in French and English with what is there, and nothing is fetched, on %s',
  (platform) => {
    const asked: unknown[] = [];
    const session = {
      availableSpellCheckerLanguages: platform === 'darwin' ? [] : ['de', 'en-GB', 'fr'],
      setSpellCheckerLanguages: (languages: readonly string[]) => void asked.push(languages),
      setSpellCheckerEnabled: (isOn: boolean) => void asked.push(isOn),
    };
    checkSpelling(session, platform);
    expect(asked).toEqual(platform === 'darwin' ? [true] : [['fr', 'en-GB'], true]);
  },
);

test('S13 I2 Carnet may close for an update when a service is open, nothing is locked and no change waits', async () => {
  const desktop = await desktopHere();
  const states = [screenIn({ state: 'En ligne', waiting: 1 }), screenIn(), screenIn({ state: 'En ligne' })];
  expect(desktop.mayClose()).toBe(false);
  expect(states.map((state) => (desktop.show(state), desktop.mayClose()))).toEqual([false, false, true]);
  desktop.forget();
  expect(desktop.mayClose()).toBe(false);
});

test.each([
  [true, ['Aujourd’hui', 'Sans rendez-vous', 'Ouvrir Carnet', 'Quitter']],
  [false, ['14:00 ROUSSEAU Clément', undefined, 'Aujourd’hui', 'Sans rendez-vous', 'Ouvrir Carnet', 'Quitter']],
])('S14 where a policy wants no names outside the window (%s), the tray has none', async (withoutNames, labels) => {
  const built = vi.spyOn(Menu, 'buildFromTemplate');
  onTestFinished(() => built.mockRestore());
  const desktop = await desktopHere({ noticesWithoutNames: () => withoutNames });
  const next = { text: '14:00 ROUSSEAU Clément', link: { at: 'calendar', selected: '7' } } as const;
  desktop.show(screenIn({ next }));
  expect(built.mock.lastCall?.[0].map(({ label }) => label)).toEqual(labels);
});
