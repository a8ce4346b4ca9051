import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { FuseV1Options } from '@electron/fuses';
import { Arch, Platform, build } from 'electron-builder';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import flipFuses from '../../main/tools/package/flipFuses.mjs';
import { fusesOf, project, standInForMac, standInTools, workFolder } from './standIn.ts';

// A universal build as electron-builder makes it: two halves, each packed and given to afterPack, merged by
// @electron/universal itself, which refuses halves that differ, and the whole given to afterPack. That library runs on
// macOS alone, so that the process says it is there until the whole was given to afterPack; what is called of macOS is
// a stand-in, and shell scripts.
const canRun = process.platform !== 'win32';
const work = workFolder('mac');
const app = join(work, 'package', 'mac-universal', 'Carnet.app');
const signature = join(app, 'Contents', '_CodeSignature');
/** The folders that afterPack was called for. */
const calls: string[] = [];

const { platform } = process;
const { PATH, ELECTRON_BUILDER_ICONS_TOOLSET_DIR: iconTools } = process.env;
const tools = standInTools(work);
const sayThatThisIs = (system: NodeJS.Platform): void => {
  Object.defineProperty(process, 'platform', { value: system });
};
function takeStandIns(): void {
  process.env['PATH'] = [tools.path, PATH].join(delimiter);
  process.env['ELECTRON_BUILDER_ICONS_TOOLSET_DIR'] = tools.icons;
}
function putBack(): void {
  sayThatThisIs(platform);
  process.env['PATH'] = PATH;
  if (iconTools === undefined) delete process.env['ELECTRON_BUILDER_ICONS_TOOLSET_DIR'];
  else process.env['ELECTRON_BUILDER_ICONS_TOOLSET_DIR'] = iconTools;
}

async function pack(): Promise<void> {
  takeStandIns();
  try {
    await build({
      targets: Platform.MAC.createTarget('dir', Arch.universal),
      projectDir: project,
      publish: 'never',
      config: {
        extends: join(project, 'electron-builder.yml'),
        forceCodeSigning: true,
        mac: { sign: () => Promise.resolve() }, // also on a developer's macOS, with a certificate or none
        electronDist: ({ arch }) => standInForMac(work, arch === 'x64' ? 'x64' : 'arm64'),
        afterPack: async (context) => {
          calls.push(basename(context.appOutDir));
          sayThatThisIs('darwin');
          await flipFuses(context);
          if (calls.length !== 2) sayThatThisIs(platform);
        },
        directories: { output: join(work, 'package') },
      },
    });
  } finally {
    putBack();
  }
}

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

describe.runIf(canRun)('the package of macOS', () => {
  beforeAll(pack, 120_000);

  it('E13 is made of two halves, of which nothing is signed or changed before they are one', () => {
    expect(calls).toEqual(['mac-universal-x64-temp', 'mac-universal-arm64-temp', 'mac-universal']);
    expect(readFileSync(tools.signed, 'utf8')).toBe('');
    expect(existsSync(signature)).toBe(false);
  });

  it('S2 sets every fuse, for both processors', () => {
    const framework = 'Contents/Frameworks/Electron Framework.framework/Electron Framework';
    const fuses = fusesOf(join(app, framework));
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
    const info = readFileSync(join(app, 'Contents', 'Info.plist'), 'utf8');
    expect(info).toMatch(/<key>LSMinimumSystemVersion<\/key>\s*<string>13\.0<\/string>/u);
    expect(info).toMatch(/<key>CFBundleURLSchemes<\/key>\s*<array>\s*<string>carnet<\/string>/u);
    expect(info).toContain('ElectronAsarIntegrity');
    const icon = readFileSync(join(app, 'Contents', 'Resources', 'icon.icns'));
    expect(icon.includes(readFileSync(join(project, 'main', 'tools', 'package', 'icon.png')))).toBe(true);
  });

  describe('of a developer', () => {
    beforeEach(() => {
      takeStandIns();
      sayThatThisIs('darwin');
    });
    afterEach(putBack);

    it('is signed ad hoc, once and whole: Apple’s processors start nothing without', async () => {
      await flipFuses({
        appOutDir: dirname(app),
        electronPlatformName: 'darwin',
        packager: { appInfo: { productFilename: 'Carnet' }, forceCodeSigning: false },
      });
      expect(readFileSync(tools.signed, 'utf8')).toBe(`${app}\n`);
      expect(existsSync(signature)).toBe(true);
    });
  });
});
