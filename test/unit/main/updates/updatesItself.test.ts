import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { updatesItself } from '#main/updates/updatesItself.ts';

let resources: string;
beforeEach(() => {
  resources = mkdtempSync(join(tmpdir(), 'carnet-resources-'));
});
afterEach(() => rmSync(resources, { recursive: true, force: true }));

test.each([
  ['win32', 'nsis', true],
  ['win32', 'msi', false],
  ['win32', null, false], // unpacked by hand
  ['linux', 'deb', true],
  ['linux', 'rpm', true],
  ['linux', null, false],
  ['darwin', null, true],
  ['freebsd', null, false],
] as const)('S13 on %s, a package of kind %s updates itself: %s', (platform, kind, does) => {
  if (kind !== null) writeFileSync(join(resources, 'package-type'), `${kind}\n`);
  expect(updatesItself(platform, resources)).toBe(does);
});
