import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Arch } from 'electron-builder';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { packages, packagesOf } from '../../main/tools/package/release.mjs';
import { ofElectronBuilder } from './borrowed.ts';
import { project } from './standIn.ts';
import { readYaml } from './workflows/shape.ts';

const text = (file: string): string => readFileSync(join(project, file), 'utf8');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(text('package.json')));

const targets = z.array(z.object({ target: z.string(), arch: z.array(z.string()) }));
const system = z.object({ target: targets }).optional();
const configuration = z.object({
  artifactName: z.string().optional(),
  linux: system,
  mac: system,
  win: z.object({ target: targets.optional() }).optional(),
  nsis: z.object({ artifactName: z.string() }).optional(),
});
const read = (file: string) => configuration.parse(readYaml(text(file)));

/** What electron-builder calls a processor in a package's name; it has no types here. */
const names = ofElectronBuilder('builder-util') as { getArtifactArchName(processor: Arch, extension: string): string };
const isArch = (name: string): name is keyof typeof Arch => name in Arch;
const processor = (name: string, extension: string): string =>
  isArch(name) ? names.getArtifactArchName(Arch[name], extension) : name;

const systemOf = { linux: 'linux', mac: 'macos', win: 'windows' } as const;
const extensions: Readonly<Record<string, string>> = { nsis: 'exe' };

/** The names by which a configuration has its packages made. */
function namesIn(file: string): readonly { readonly system: string; readonly name: string }[] {
  const own = read(file);
  const usual = own.artifactName ?? read('electron-builder.yml').artifactName ?? '';
  return (['linux', 'mac', 'win'] as const).flatMap((os) =>
    (own[os]?.target ?? []).flatMap(({ target, arch }) => {
      const pattern = (target === 'nsis' ? own.nsis?.artifactName : undefined) ?? usual;
      const made = arch.map((each) =>
        pattern
          .replace('${version}', '<version>')
          .replace('${os}', os)
          .replace('${arch}', processor(each, extensions[target] ?? target))
          .replace('${ext}', extensions[target] ?? target),
      );
      return [...new Set(made)].map((name) => ({ system: systemOf[os], name }));
    }),
  );
}

const byName = <Named extends { readonly name: string }>(list: readonly Named[]): readonly Named[] =>
  list.toSorted((one, other) => one.name.localeCompare(other.name));

describe('the packages of a release', () => {
  it('are those that electron-builder makes, by the names that it gives', () => {
    const made = ['electron-builder.yml', 'main/tools/package/setup.yml', 'main/tools/package/msi.yml'].flatMap(
      namesIn,
    );
    expect(byName(made)).toEqual(byName(packages.map(({ system: of, name }) => ({ system: of, name }))));
  });

  it('are in the table for IT, with their largest size and what updates them', () => {
    const rows = text('main/tools/package/README.md').matchAll(
      /^\|[^|]*\| `(Carnet-[^`]+)` \| (\d+) MB \| (\w+) \|/gmu,
    );
    expect([...rows].map(([, name, largest, updatedBy]) => ({ name, largest: Number(largest), updatedBy }))).toEqual(
      packages.map(({ name, largest, updatedBy }) => ({ name, largest, updatedBy })),
    );
  });

  describe('are counted and measured', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'carnet-packages-'));
      for (const { name } of packagesOf('windows', version)) put(name, 100_000_000);
    });
    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    /** Takes no room on the disk. */
    function put(name: string, size: number): void {
      writeFileSync(join(folder, name), '');
      truncateSync(join(folder, name), size);
    }
    const check = (...args: readonly string[]) =>
      spawnSync(process.execPath, [join(project, 'main', 'tools', 'package', 'checkPackages.mjs'), ...args, folder], {
        encoding: 'utf8',
        env: {},
      });

    it('none is missing', () => {
      expect(check('windows')).toMatchObject({ status: 0, stdout: expect.stringContaining('100.0 MB') });
      expect(check('macos').status).toBe(1);
      expect(check('amiga').status).toBe(1);
    });

    it.each([1_000, 999_000_000])('none has %i bytes', (size) => {
      put(`Carnet-${version}-setup.exe`, size);
      expect(check('windows')).toMatchObject({ status: 1, stdout: expect.stringContaining('WRONG') });
    });

    it('none is there that no user knows of', () => {
      put(`Carnet-${version}-win-arm64.msi`, 100_000_000);
      expect(check('windows')).toMatchObject({ status: 1, stdout: expect.stringContaining('NOT IN THE LIST') });
    });
  });
});
