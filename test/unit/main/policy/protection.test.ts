import { describe, expect, test } from 'vitest';
import { isProtected } from '#main/policy/protectedFile.ts';
import type { Files } from '#main/policy/protectedFile.ts';

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
