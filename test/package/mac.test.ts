import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { FuseV1Options } from '@electron/fuses';
import { Arch, Platform, build } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import flipFuses from '../../main/package/flipFuses.mjs';
import { fusesOf, project, standInForMac, standInTools, workFolder } from './standIn.ts';

// A universal build as electron-builder makes it: two halves, each packed and given to afterPack, merged by
// @electron/universal itself, which refuses halves that differ, and the whole given to afterPack. That library runs on
// macOS alone, so that the process says it is there until the whole was given to afterPack; what is called of macOS is
// a stand-in, and shell scripts.
const canRun = process.platform !== 'win32';
const work = workFolder('mac');
const { platform } = process;
const sayThatThisIs = (system: NodeJS.Platform): void => {
  Object.defineProperty(process, 'platform', { value: system });
};

interface Packed {
  readonly app: string;
  /** The folders that afterPack was called for. */
  readonly calls: readonly string[];
  /** What was signed ad hoc, one a line. */
  readonly signed: string;
}

async function pack(output: string, forceCodeSigning: boolean): Promise<Packed> {
  const tools = standInTools(join(work, output));
  const { PATH, ELECTRON_BUILDER_ICONS_TOOLSET_DIR: iconTools } = process.env;
  process.env['PATH'] = [tools.path, PATH].join(delimiter);
  process.env['ELECTRON_BUILDER_ICONS_TOOLSET_DIR'] = tools.icons;
  const calls: string[] = [];
  try {
    await build({
      targets: Platform.MAC.createTarget('dir', Arch.universal),
      projectDir: project,
      publish: 'never',
      config: {
        extends: join(project, 'electron-builder.yml'),
        forceCodeSigning,
        mac: { sign: () => Promise.resolve() }, // also on a developer's macOS, with a certificate or none
        electronDist: ({ arch }) => standInForMac(join(work, output), arch === 'x64' ? 'x64' : 'arm64'),
        afterPack: async (context) => {
          calls.push(basename(context.appOutDir));
          sayThatThisIs('darwin');
          await flipFuses(context);
          if (calls.length !== 2) sayThatThisIs(platform);
        },
        directories: { output: join(work, output) },
      },
    });
  } finally {
    sayThatThisIs(platform);
    process.env['PATH'] = PATH;
    if (iconTools === undefined) delete process.env['ELECTRON_BUILDER_ICONS_TOOLSET_DIR'];
    else process.env['ELECTRON_BUILDER_ICONS_TOOLSET_DIR'] = iconTools;
  }
  return {
    app: join(work, output, 'mac-universal', 'Carnet.app'),
    calls,
    signed: readFileSync(tools.signed, 'utf8'),
  };
}

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

describe.runIf(canRun)('the package of macOS', () => {
  let release: Packed;
  beforeAll(async () => {
    release = await pack('release', true);
  }, 120_000);

  it('E13 is made of two halves, of which nothing is signed or changed before they are one', () => {
    expect(release.calls).toEqual(['mac-universal-x64-temp', 'mac-universal-arm64-temp', 'mac-universal']);
    expect(release.signed).toBe('');
    expect(existsSync(join(release.app, 'Contents', '_CodeSignature'))).toBe(false);
  });

  it('S2 sets every fuse, for both processors', () => {
    const framework = 'Contents/Frameworks/Electron Framework.framework/Electron Framework';
    const fuses = fusesOf(join(release.app, framework));
    expect(fuses).toHaveLength(2);
    for (const wire of fuses)
      expect(wire).toMatchObject({
        [FuseV1Options.RunAsNode]: false,
        [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
        [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
        [FuseV1Options.OnlyLoadAppFromAsar]: true,
      });
  });

  it('asks for the macOS that Electron needs, opens links, and has the large icon', () => {
    const info = readFileSync(join(release.app, 'Contents', 'Info.plist'), 'utf8');
    expect(info).toMatch(/<key>LSMinimumSystemVersion<\/key>\s*<string>13\.0<\/string>/u);
    expect(info).toMatch(/<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>carnet<\/string>/u);
    expect(info).toContain('ElectronAsarIntegrity');
    const icon = readFileSync(join(release.app, 'Contents', 'Resources', 'icon.icns'));
    expect(icon.includes(readFileSync(join(project, 'main', 'package', 'icon.png')))).toBe(true);
  });

  it('of a developer is signed ad hoc, once and whole: Apple’s processors start nothing without', async () => {
    const own = await pack('own', false);
    expect(own.signed).toBe(`${own.app}\n`);
  }, 120_000);
});
