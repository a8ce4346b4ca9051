import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { extractFile, listPackage } from '@electron/asar';
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses';
import { Arch, Platform, build } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { project, standInDistribution, workFolder } from './standIn.ts';

const work = workFolder('package');
const packed = join(work, 'package', 'linux-unpacked');

const pack = (output: string) =>
  build({
    targets: Platform.LINUX.createTarget('dir', Arch.x64),
    projectDir: project,
    publish: 'never',
    config: {
      extends: join(project, 'electron-builder.yml'),
      electronDist: standInDistribution(work),
      directories: { output: join(work, output) },
    },
  });

beforeAll(() => pack('package'), 120_000);

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

describe('the package', () => {
  const archive = join(packed, 'resources', 'app.asar');

  it('contains the three bundles and nothing else', () => {
    const files = listPackage(archive, { isPack: false }).map((path) => path.replaceAll('\\', '/'));
    expect(files).toEqual(
      expect.arrayContaining(['/out/main/index.js', '/out/preload/index.cjs', '/out/renderer/index.html']),
    );
    // Loaded where there is a feed of updates.
    expect(files.filter((path) => /^\/out\/main\/watchUpdates-[\w-]+\.js$/u.test(path))).toHaveLength(1);
    expect(files.filter((path) => /node_modules|\/test\/|\.ts$|\.map$|\.tsbuildinfo$/u.test(path))).toEqual([]);
  });

  it('contains the licences of the bundled libraries', () => {
    const text = (name: string): string => readFileSync(join(packed, 'resources', 'licences', name), 'utf8');
    expect(text('main.md')).toContain('undici');
    expect(text('page.md')).toContain('lucide-react');
    expect(text('Inter.txt')).toMatch(/open font license/iu);
    expect(text('Tailwind.txt')).toMatch(/MIT License/u);
    expect(text('Carnet.txt')).toMatch(/MIT License/u);
  });

  it('starts at the built main', () => {
    const manifest: unknown = JSON.parse(extractFile(archive, 'package.json').toString('utf8'));
    expect(manifest).toMatchObject({ name: 'carnet', main: 'out/main/index.js' });
  });

  it('S2 sets every fuse', async () => {
    const wire = await getCurrentFuseWire(join(packed, 'carnet'));
    const on = '1'.charCodeAt(0);
    const off = '0'.charCodeAt(0);
    expect(wire).toMatchObject({
      [FuseV1Options.RunAsNode]: off,
      [FuseV1Options.EnableCookieEncryption]: on,
      [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: off,
      [FuseV1Options.EnableNodeCliInspectArguments]: off,
      [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: on,
      [FuseV1Options.OnlyLoadAppFromAsar]: on,
      [FuseV1Options.GrantFileProtocolExtraPrivileges]: off,
    });
  });

  it('E13 is made of the same bytes when it is packed again', async () => {
    await pack('again');
    const again = join(work, 'again', 'linux-unpacked');
    for (const file of ['carnet', 'resources/app.asar', 'resources/licences/main.md'])
      expect([file, readFileSync(join(again, file)).equals(readFileSync(join(packed, file)))]).toEqual([file, true]);
  });
});
