import { describe, expect, test, vi } from 'vitest';
import { isProtected } from '#main/policy/protectedFile.ts';
import type { Files } from '#main/policy/protectedFile.ts';
import { isProtectedBy, isProtectedOnWindows } from '#main/policy/windowsRights.ts';

const files = (of: Readonly<Record<string, { owner: number; writable?: boolean }>>, userId = 1000): Files => ({
  userId,
  realPath: async (path) => path,
  ownerOf: async (path) => of[path]?.owner ?? 0,
  isWritable: async (path) => of[path]?.writable ?? false,
  read: async () => '',
});
const path = '/etc/carnet/policy.json';

describe('S14 on Linux and macOS a policy counts', () => {
  test.each([
    ['where root owns file and folder', files({}), true],
    ['not where the user owns the file', files({ [path]: { owner: 1000 } }), false],
    ['not where the user can write the file', files({ [path]: { owner: 0, writable: true } }), false],
    ['not where the user could replace it', files({ '/etc/carnet': { owner: 0, writable: true } }), false],
    ['for root, only where root owns it', files({ [path]: { owner: 1000, writable: true } }, 0), false],
    ['for root, where root owns it and can write it', files({ [path]: { owner: 0, writable: true } }, 0), true],
  ])('%s', async (_what, given, is) => {
    expect(await isProtected(path, given)).toBe(is);
  });
});

/** As Get-Acl prints %ProgramData%\Carnet made by an administrator: users read, run and may add files. */
const folder =
  'O:BAG:S-1-5-21-1-2-3-513D:AI(A;OICIID;FA;;;SY)(A;OICIID;FA;;;BA)(A;OICIIOID;GA;;;CO)(A;OICIID;0x1200a9;;;BU)(A;CIID;DCLCRPCR;;;BU)';
const file = 'O:BAG:S-1-5-21-1-2-3-513D:AI(A;ID;FA;;;SY)(A;ID;FA;;;BA)(A;ID;0x1200a9;;;BU)';

describe('S14 on Windows a policy counts', () => {
  test.each([
    ['as an administrator leaves it', file, folder, true],
    ['where users are refused', file.replace('D:AI', 'D:AI(D;;FW;;;BU)'), folder, true],
    ['not where a user owns it', file.replace('O:BA', 'O:S-1-5-21-1-2-3-1001'), folder, false],
    ['not where users may change it', file.replace('0x1200a9', '0x1301bf'), folder, false],
    ['not where everybody has every right', `${file}(A;;FA;;;WD)`, folder, false],
    ['not with a right that is not known', `${file}(A;;ZZ;;;WD)`, folder, false],
    ['not with an entry of another kind', `${file}(XA;;FR;;;WD;(x==1))`, folder, false],
    ['not without a list of rights', 'O:BAG:BAD:NO_ACCESS_CONTROL', folder, false],
    ['not where users may delete from the folder', file, folder.replace('0x1200a9', '0x1301ff'), false],
    ['not where a user owns the folder', file, folder.replace('O:BA', 'O:BU'), false],
    ['not where nothing is said', '', '', false],
  ])('%s', (_what, ofFile, ofFolder, is) => {
    expect(isProtectedBy(ofFile, ofFolder)).toBe(is);
  });

  test('as PowerShell says it of file and folder; its silence protects nothing', async () => {
    const run = vi.fn(async () => `${file}\r\n${folder}\r\n` as string | null);
    const ask = () => isProtectedOnWindows(String.raw`C:\ProgramData\Carnet\policy.json`, String.raw`C:\W`, run);
    expect(await ask()).toBe(true);
    run.mockResolvedValue(null);
    expect(await ask()).toBe(false);
  });
});
