import { describe, expect, test } from 'vitest';
import { readPolicy } from '#main/policy/readPolicy.ts';
import type { Workstation } from '#main/policy/readPolicy.ts';

const workstation = (
  platform: NodeJS.Platform,
  texts: Readonly<Record<string, string>>,
  run: Workstation['run'] = async () => null,
): Workstation => ({
  platform,
  env: {},
  user: 'claire',
  files: {
    userId: 1000,
    realPath: async (path) => (path in texts ? path : null),
    ownerOf: async (path) => (path.includes('mine') ? 1000 : 0),
    isWritable: async () => false,
    read: async (path) => texts[path] ?? '',
  },
  run,
});
const linux = '/etc/carnet/policy.json';
const reg = String.raw`HKLM\Software\Policies\Carnet`;

describe('S14 the policy is read', () => {
  test('on Linux from one file, with or without a byte order mark', async () => {
    expect(await readPolicy(workstation('linux', {}), null)).toEqual({ values: {}, problems: [] });
    const marked = workstation('linux', { [linux]: '\u{FEFF}{"practice":false}' });
    expect((await readPolicy(marked, null)).values).toEqual({ practice: false });
  });

  test.each(['{', '[]', '"x"', ''])('a file that holds %j is damaged, and closes', async (text) => {
    const { values, problems } = await readPolicy(workstation('linux', { [linux]: text }), null);
    expect(values.requireKeyStore).toBe(true);
    expect(problems).toEqual([{ source: 'file', fault: 'damaged', setting: null, isClosed: true }]);
  });

  test('on Windows from the registry; where reg.exe may not run, it is damaged', async () => {
    const here = workstation('win32', {}, async (_program, args) =>
      args[1] === reg
        ? '\r\nHKEY_LOCAL_MACHINE\\Software\\Policies\\Carnet\r\n    practice    REG_DWORD    0x0\r\n'
        : '',
    );
    expect(await readPolicy(here, null)).toEqual({ values: { practice: false }, problems: [] });
    const none = workstation('win32', {}, async (_program, args) => (args[1] === reg ? null : 'x'));
    expect(await readPolicy(none, null)).toEqual({ values: {}, problems: [] });
    const { problems } = await readPolicy(workstation('win32', {}), null);
    expect(problems).toEqual([{ source: 'registry', fault: 'damaged', setting: null, isClosed: true }]);
  });

  test('on macOS from the profile of the machine, before that of the user; the profile’s own names are no settings', async () => {
    const folder = '/Library/Managed Preferences';
    const name = 'fr.carnet.notebook.plist';
    const written: Readonly<Record<string, string>> = {
      [`${folder}/${name}`]: '{"practice":false,"PayloadUUID":"6D1E","PayloadVersion":1}',
      [`${folder}/claire/${name}`]: '{"practice":true,"lockMinutes":3}',
    };
    const here = workstation('darwin', written, async (_program, args) => written[args.at(-1) ?? ''] ?? null);
    expect(await readPolicy(here, null)).toEqual({ values: { practice: false, lockMinutes: 3 }, problems: [] });
  });

  test('a test file takes the place of every source, and one that is missing closes', async () => {
    const texts = { [linux]: '{"practice":false}', '/mine.json': '{"lockMinutes":9}' };
    expect((await readPolicy(workstation('linux', texts), '/mine.json')).values).toEqual({ lockMinutes: 9 });
    const { problems } = await readPolicy(workstation('linux', texts), '/none.json');
    expect(problems).toEqual([{ source: 'test', fault: 'damaged', setting: null, isClosed: true }]);
  });
});
