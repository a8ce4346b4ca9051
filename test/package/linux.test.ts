import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Arch, Platform, build } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { project, standInDistribution, workFolder } from './standIn.ts';

// The tools that write a .deb or .rpm are binaries from elsewhere. What they are asked to write is computed
// before they are called, and is looked at here: it is all that is ours of these packages.
const work = workFolder('linux');
const fpmCall = z.tuple([z.array(z.string()), z.string()]);

interface FpmCall {
  /** Of fpm: where each file goes, and the scripts of the package. */
  readonly args: readonly string[];
  readonly desktop: string;
  readonly afterInstall: string;
}
const fpm: FpmCall[] = [];

/** Reads what a tool would be called with; true: it is not called. */
function look(options: unknown): Promise<boolean> {
  const [args, desktop] = fpmCall.parse(options);
  const read = (path: string | undefined): string => readFileSync(path ?? '', 'utf8');
  fpm.push({ args, desktop: read(desktop), afterInstall: read(args[args.indexOf('--after-install') + 1]) });
  return Promise.resolve(true);
}

const lineOf = (text: string, name: string): string | undefined => text.match(new RegExp(`^${name}=(.*)$`, 'mu'))?.[1];

beforeAll(async () => {
  await build({
    targets: Platform.LINUX.createTarget(['deb', 'rpm'], Arch.x64),
    projectDir: project,
    publish: 'never',
    effectiveOptionComputed: look,
    config: {
      extends: join(project, 'electron-builder.yml'),
      electronDist: standInDistribution(work),
      directories: { output: join(work, 'package') },
    },
  });
}, 120_000);

afterAll(() => {
  rmSync(work, { recursive: true, force: true });
});

describe('the packages of Linux', () => {
  it('E3 are a .deb and a .rpm, neither of which starts without a sandbox by itself', () => {
    expect(fpm.map(({ desktop }) => lineOf(desktop, 'Exec'))).toEqual([
      '/opt/Carnet/carnet %U',
      '/opt/Carnet/carnet %U',
    ]);
  });

  it('E3 carry the profile by which AppArmor lets the sandbox be made, and install it where it is understood', () => {
    const profile = readFileSync(join(work, 'package', 'linux-unpacked', 'resources', 'apparmor-profile'), 'utf8');
    expect(profile).toContain('profile carnet "/opt/Carnet/carnet" flags=(unconfined) {');
    expect(profile).toMatch(/^ {2}userns,$/mu);
    expect(profile).not.toContain('${');
    for (const { afterInstall } of fpm) {
      expect(afterInstall).toContain("APPARMOR_PROFILE_TARGET='/etc/apparmor.d/carnet'");
      expect(afterInstall).toContain("chmod 4755 '/opt/Carnet/chrome-sandbox'"); // where there are no user namespaces
    }
  });

  it('E15 the desktop entry bears the name of the window, and opens links', () => {
    expect(fpm).toHaveLength(2);
    for (const { desktop: entry } of fpm) {
      expect(lineOf(entry, 'StartupWMClass')).toBe('carnet');
      expect(lineOf(entry, 'MimeType')).toBe('x-scheme-handler/carnet;');
      expect(lineOf(entry, 'Icon')).toBe('carnet');
      expect(lineOf(entry, 'Categories')).toBe('Office;');
    }
    for (const { args } of fpm)
      expect(args.filter((arg) => arg.endsWith('=/usr/share/applications/carnet.desktop'))).toHaveLength(1);
  });

  it('have an icon of each usual size', () => {
    for (const { args } of fpm) {
      const sizes = args.flatMap((arg) => arg.match(/hicolor\/(\d+)x\1\/apps\/carnet\.png$/u)?.[1] ?? []);
      expect(sizes.map(Number).toSorted((a, b) => a - b)).toEqual([16, 24, 32, 48, 64, 128, 256, 512]);
    }
  });
});
