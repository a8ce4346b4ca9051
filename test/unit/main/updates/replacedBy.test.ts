import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replacedBy } from '#main/updates/replacedBy.ts';

let resources: string;
beforeEach(() => {
  resources = mkdtempSync(join(tmpdir(), 'carnet-resources-'));
});
afterEach(() => rmSync(resources, { recursive: true, force: true }));

test.each([
  ['win32', 'nsis', '.exe'],
  ['win32', 'msi', null],
  ['win32', null, null], // unpacked by hand
  ['linux', 'deb', '.deb'],
  ['linux', 'rpm', '.rpm'],
  ['linux', null, null],
  ['darwin', null, '.zip'],
  ['freebsd', null, null],
] as const)('S13 on %s, a package of kind %s is replaced by: %s', (platform, kind, does) => {
  if (kind !== null) writeFileSync(join(resources, 'package-type'), `${kind}\n`);
  expect(replacedBy(platform, resources)).toBe(does);
});
