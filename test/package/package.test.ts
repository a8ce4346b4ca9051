import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { extractAll, extractFile, listPackage } from '@electron/asar';
import { FuseV1Options } from '@electron/fuses';
import { Arch, Platform, build } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fusesOf, project, standInDistribution, workFolder } from './standIn.ts';

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

  it('S2 sets every fuse', () => {
    expect(fusesOf(join(packed, 'carnet'))).toEqual([
      {
        [FuseV1Options.RunAsNode]: false,
        [FuseV1Options.EnableCookieEncryption]: true,
        [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
        [FuseV1Options.EnableNodeCliInspectArguments]: false,
        [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
        [FuseV1Options.OnlyLoadAppFromAsar]: true,
        [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
        [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
        [FuseV1Options.WasmTrapHandlers]: true,
      },
    ]);
  });

  // Under the double of Electron, as an installed Carnet: its own archive runs, and nothing that is built here.
  it('E3 B18 opens its page, and not without a sandbox', () => {
    const resources = join(packed, 'resources');
    extractAll(archive, join(resources, 'app'));
    const host = [
      join(project, 'main', 'tools', 'chromium', 'main.ts'),
      '--packed',
      resources,
      '--headless',
      '--lang=fr-FR',
    ];
    const order = [join(project, 'test', 'run', 'installed.mjs'), process.execPath, ...host];
    const { status, stdout, stderr } = spawnSync(process.execPath, order, { encoding: 'utf8', cwd: work });
    expect([status, stderr]).toEqual([0, expect.stringContaining('Carnet ne s’ouvre pas sans protection')]);
    expect(stdout).toContain('opens its page, and not without a sandbox');
  }, 120_000);

  it('E13 is made of the same bytes when it is packed again', async () => {
    await pack('again');
    const again = join(work, 'again', 'linux-unpacked');
    for (const file of ['carnet', 'resources/app.asar', 'resources/licences/main.md'])
      expect([file, readFileSync(join(again, file)).equals(readFileSync(join(packed, file)))]).toEqual([file, true]);
  });
});
