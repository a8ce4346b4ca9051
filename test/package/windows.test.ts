import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FuseV1Options } from '@electron/fuses';
import { Arch, Platform, build } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { replacedBy } from '#main/updates/replacedBy.ts';
import { fusesOf, project, standInForWindows, standInTools, workFolder } from './standIn.ts';

const work = workFolder('windows');
const packedBy = (output: string): string => join(work, output, 'win-unpacked');

/** As makePackages packs, without the programs that make the installers of it. */
async function pack(output: string, configuration: string): Promise<void> {
  const tools = standInTools(work);
  const { ELECTRON_BUILDER_ICONS_TOOLSET_DIR: iconTools } = process.env;
  process.env['ELECTRON_BUILDER_ICONS_TOOLSET_DIR'] = tools.icons;
  try {
    await build({
      targets: Platform.WINDOWS.createTarget('dir', Arch.x64),
      projectDir: project,
      publish: 'never',
      config: {
        extends: join(project, configuration),
        electronDist: standInForWindows(work),
        directories: { output: join(work, output) },
      },
    });
  } finally {
    if (iconTools === undefined) delete process.env['ELECTRON_BUILDER_ICONS_TOOLSET_DIR'];
    else process.env['ELECTRON_BUILDER_ICONS_TOOLSET_DIR'] = iconTools;
  }
}

beforeAll(async () => {
  await pack('setup', 'main/tools/package/setup.yml');
  await pack('msi', 'main/tools/package/msi.yml');
}, 120_000);

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

describe('the packages of Windows', () => {
  it('S2 set every fuse', () => {
    for (const output of ['setup', 'msi'])
      expect(fusesOf(join(packedBy(output), 'Carnet.exe'))).toEqual([
        expect.objectContaining({
          [FuseV1Options.RunAsNode]: false,
          [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
          [FuseV1Options.OnlyLoadAppFromAsar]: true,
        }),
      ]);
  });

  it('have the large icon, and say which archive they run', () => {
    const program = readFileSync(join(packedBy('setup'), 'Carnet.exe'));
    expect(program.includes(readFileSync(join(project, 'main', 'tools', 'package', 'icon.png')))).toBe(true);
    expect(program.includes(String.raw`{"file":"resources\\app.asar","alg":"SHA256"`)).toBe(true);
  });

  it('S13 update themselves by the set-up program only where it installed them', () => {
    const by = (output: string) => replacedBy('win32', join(packedBy(output), 'resources'));
    expect({ setup: by('setup'), msi: by('msi') }).toEqual({ setup: '.exe', msi: null });
  });

  it('contain the same program beside that', () => {
    const archive = (output: string): Buffer => readFileSync(join(packedBy(output), 'resources', 'app.asar'));
    expect(archive('setup').equals(archive('msi'))).toBe(true);
    const licences = (output: string) =>
      readFileSync(join(packedBy(output), 'resources', 'licences', 'Carnet.txt'), 'utf8');
    expect(licences('msi')).toBe(licences('setup'));
  });
});
