import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import { readCommandLine, runsUnsandboxed } from '#main/app/commandLine.ts';
import { licencesItem, menuCommands, menuTemplate } from '#main/app/menu.ts';
import type { MenuSituation } from '#main/app/menu.ts';
import { profileFolder } from '#main/app/profileFolder.ts';
import { wordsFor } from '#main/app/words.ts';
import { shownScreens, sideScreens, usuallyFolded } from '#shared/ipc/screens.ts';
import type { Screen } from '#shared/ipc/screens.ts';

const items = (template: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  template.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? items(item.submenu) : [])]);

describe('the command line', () => {
  test('is read among Chromium’s switches', () => {
    const line = [
      '--inspect=0',
      '.',
      '--lang=fr-FR',
      '--service',
      'https://example.org/a',
      '--practice',
      '--profile=/tmp/p',
      '--no-sandbox',
    ];
    expect(readCommandLine(line)).toEqual({
      service: 'https://example.org/a',
      practice: true,
      profile: '/tmp/p',
      lockAfter: 15,
      updates: true,
      policy: null,
      unattended: false,
    });
  });

  test('may be empty or incomplete', () => {
    const nothing = {
      service: null,
      practice: false,
      profile: null,
      lockAfter: 15,
      updates: true,
      policy: null,
      unattended: false,
    };
    expect(readCommandLine([])).toEqual(nothing);
    expect(readCommandLine(['--service'])).toEqual(nothing);
    expect(readCommandLine(['--service', '--practice', '--profile', '/tmp/p'])).toEqual({
      ...nothing,
      practice: true,
      profile: '/tmp/p',
    });
    expect(readCommandLine(['--profile='])).toEqual(nothing);
    expect(readCommandLine(['--no-updates'])).toEqual({ ...nothing, updates: false });
    expect(readCommandLine(['--unattended'])).toEqual({ ...nothing, unattended: true });
    expect(readCommandLine(['--policy', '--practice'])).toEqual({ ...nothing, practice: true });
    expect(readCommandLine(['--policy', '/p.json'])).toEqual({ ...nothing, policy: '/p.json' });
  });
});

test('S9 the time after which Carnet locks is in minutes, at least one and at most a day', () => {
  const after = (...line: readonly string[]): number => readCommandLine(line).lockAfter;
  expect(after('--lock-after', '5')).toBe(5);
  expect(after('--lock-after=0.5')).toBe(0.5);
  for (const said of ['0', '-1', 'never', 'Infinity', '100000', ''])
    expect([said, after(`--lock-after=${said}`)]).toEqual([said, 15]);
  expect(after('--lock-after', '--practice')).toBe(15);
});

test('E3 every switch that takes the sandbox from the page is known, and no other', () => {
  const refused = (...line: readonly string[]): boolean => runsUnsandboxed((name) => line.includes(name));
  for (const name of ['no-sandbox', 'single-process', 'no-zygote', 'disable-namespace-sandbox'])
    expect([name, refused('lang', name)]).toEqual([name, true]);
  expect(refused()).toBe(false);
  expect(refused('disable-gpu', 'lang', 'service', 'profile')).toBe(false);
});

test('E9 on Windows the profile does not roam; a given folder wins everywhere', () => {
  const local = { LOCALAPPDATA: String.raw`C:\Users\a\AppData\Local`, APPDATA: String.raw`C:\Users\a\AppData\Roaming` };
  expect(profileFolder(null, 'win32', local)).toBe(String.raw`C:\Users\a\AppData\Local\Carnet`);
  expect(profileFolder(null, 'win32', {})).toBeNull();
  expect(profileFolder(null, 'linux', local)).toBeNull();
  expect(profileFolder('.', 'win32', local)).toBe(process.cwd());
});

const shown = shownScreens(usuallyFolded);
const screen = { actions: [], shown, hidden: [], sheet: '?', isOpen: true, resting: [] } as const;

describe('the menu', () => {
  const menuOf = (platform: NodeJS.Platform, given: Partial<MenuSituation> = {}) =>
    items(menuTemplate({ words: wordsFor('fr'), platform, development: false, ...screen, send: () => {}, ...given }));

  test.each(['linux', 'darwin', 'win32'] as const)('sends every command once on %s', (platform) => {
    const sent: string[] = [];
    for (const item of menuOf(platform, { send: (name) => sent.push(name) }))
      if (item.id !== undefined) Reflect.apply(item.click ?? (() => {}), null, []);
    expect(sent.sort()).toEqual([...menuCommands, licencesItem].sort());
  });

  test('S14 has no item for a screen that the policy hides', () => {
    const ids = (hidden: readonly Screen[]) => menuOf('linux', { hidden }).map(({ id }) => id);
    expect(ids([])).toContain('go.finance');
    expect(ids(['finance'])).not.toContain('go.finance');
    expect(ids(['finance'])).toContain('go.people');
  });

  test('shows keys without capturing them: the page knows whether the user is typing', () => {
    const keyed = menuOf('linux').filter(({ accelerator, role }) => accelerator !== undefined && role === undefined);
    expect(keyed.length).toBeGreaterThan(5);
    for (const item of keyed) expect(item.registerAccelerator).toBe(false);
  });

  test('shows no key on macOS, which would capture it while the user types', () => {
    const all = menuOf('darwin');
    // A role’s key is one that nobody types.
    expect(all.filter(({ accelerator, role }) => accelerator !== undefined && role === undefined)).toEqual([]);
    expect(all.map(({ role }) => role)).toEqual(expect.arrayContaining(['undo', 'redo', 'cut', 'copy', 'paste']));
  });

  test('has an item for every key of the screen, with the key that the user assigned', () => {
    const sent: string[] = [];
    const actions = [
      { id: 'calendar.create', label: 'Créer un événement', keys: 'x' },
      { id: 'calendar.later', label: '15 minutes plus tard', keys: 'mod+ArrowDown' },
      { id: 'calendar.edit', label: 'Modifier', keys: null },
    ];
    const all = menuOf('linux', { actions, sheet: null, send: (name) => sent.push(name) });
    const found = (id: string) => all.find((item) => item.id === id);
    expect(found('calendar.create')).toMatchObject({
      label: 'Créer un événement',
      accelerator: 'X',
      registerAccelerator: false,
    });
    expect(found('calendar.later')?.accelerator).toBe('CmdOrCtrl+Down');
    expect([found('calendar.edit')?.accelerator, found('shortcuts')?.accelerator]).toEqual([undefined, undefined]);
    Reflect.apply(found('calendar.edit')?.click ?? (() => {}), null, []);
    expect(sent).toEqual(['calendar.edit']);
  });

  test('gives digits to the screens that the side bar shows, in its order', () => {
    const digits = (folded: readonly Screen[]) =>
      menuOf('linux', { shown: shownScreens(folded) })
        .filter(({ accelerator }) => /^CmdOrCtrl\+\d$/u.test(String(accelerator)))
        .map(({ id, accelerator }) => `${String(accelerator).at(-1)} ${id}`);
    expect(digits(usuallyFolded)).toEqual([
      '1 go.today',
      '2 go.calendar',
      '3 go.people',
      '4 go.directory',
      '5 go.changes',
      '6 go.offline',
    ]);
    // Nine digits; what is beyond has an item without a key.
    expect(digits(['today'])).toEqual([
      '1 go.calendar',
      '2 go.people',
      '3 go.directory',
      '4 go.agreements',
      '5 go.companies',
      '6 go.finance',
      '7 go.teaching',
      '8 go.users',
      '9 go.changes',
    ]);
    // The changes cannot be folded.
    expect(digits(sideScreens)).toEqual(['1 go.changes']);
  });

  test('leads to the licences where Carnet is installed, and has them in a folder', () => {
    const ids = (development: boolean) => menuOf('linux', { development }).map(({ id }) => id);
    expect([ids(false).includes(licencesItem), ids(true).includes(licencesItem)]).toEqual([true, false]);
  });

  test.each(['linux', 'darwin', 'win32'] as const)('E17 greys what would do nothing on %s', (platform) => {
    const greyed = (given: Partial<MenuSituation>) =>
      menuOf(platform, given).flatMap(({ id, enabled }) => (id !== undefined && enabled === false ? id : []));
    expect(greyed({})).toEqual([]);
    expect(greyed({ resting: ['undo', 'go.forward'] })).toEqual(['undo', 'go.forward']);
    // Locked, or nothing open: the page carries out no command.
    expect(greyed({ isOpen: false }).sort()).toEqual([...menuCommands].sort());
  });

  test('E17 is whole on macOS, in the words of the language: Electron’s own are English', () => {
    const all = menuOf('darwin');
    expect(all.flatMap(({ role }) => role ?? [])).toEqual(
      expect.arrayContaining([
        'about',
        'services',
        'hide',
        'hideOthers',
        'unhide',
        'quit',
        'close',
        'zoom',
        'front',
        'window',
        'help',
      ]),
    );
    for (const { role, label, visible } of all)
      if (role !== undefined && visible !== false) expect([role, label]).not.toContain(undefined);
    expect(all.filter(({ id }) => id === 'go.settings')).toHaveLength(1);
  });

  test.each(['linux', 'darwin', 'win32'] as const)(
    'E17 zooms by the numeric keypad too, and by « = » on %s',
    (platform) => {
      const keys = (role: string) =>
        menuOf(platform).flatMap((item) => (item.role === role ? (item.accelerator ?? 'own') : []));
      expect(['zoomIn', 'zoomOut', 'resetZoom'].map(keys)).toEqual([
        ['own', 'CmdOrCtrl+=', 'CmdOrCtrl+numadd'],
        ['own', 'CmdOrCtrl+numsub'],
        ['own', 'CmdOrCtrl+num0'],
      ]);
    },
  );

  test('offers the inspector in development only', () => {
    const roles = (development: boolean) => menuOf('linux', { development }).map(({ role }) => role);
    expect(roles(true)).toContain('toggleDevTools');
    expect(roles(false)).not.toContain('toggleDevTools');
  });
});
