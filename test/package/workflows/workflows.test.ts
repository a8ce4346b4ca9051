import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { packagesOf } from '../../../main/tools/package/release.mjs';
import { project } from '../standIn.ts';
import { faultsOf, inRow } from './faults.ts';
import type { Project } from './faults.ts';
import { readWorkflow, rowsOf } from './shape.ts';

const files = globSync('.github/workflows/*.yml', { cwd: project }).map((path) => path.replaceAll('\\', '/'));
const textOf = (file: string): string => readFileSync(join(project, file), 'utf8');
const workflows = new Map(files.map((file) => [file, readWorkflow(textOf(file))]));
const { scripts, version } = z
  .object({ scripts: z.record(z.string(), z.string()), version: z.string() })
  .parse(JSON.parse(textOf('package.json')));

const here: Project = {
  has: (path) => existsSync(join(project, path)),
  scripts: new Set(Object.keys(scripts)),
  packages: ['linux', 'windows', 'macos'].flatMap((system) => packagesOf(system, version)),
};

describe('the workflows', () => {
  it.each(files)('%s names only what there is', (file) => {
    const workflow = workflows.get(file);
    expect(workflow && faultsOf(workflow, here)).toEqual([]);
  });

  it.runIf(process.platform !== 'win32')('are scripts that a shell understands', () => {
    const wrong = [...workflows].flatMap(([file, { jobs }]) =>
      Object.values(jobs).flatMap((job) =>
        'steps' in job
          ? job.steps.flatMap(({ run, shell }) => {
              if (run === undefined || shell === 'pwsh') return [];
              const script = inRow(run, rowsOf(job)[0] ?? {}).replaceAll(/\$\{\{.*?\}\}/gsu, 'x');
              const { status, stderr } = spawnSync('bash', ['-n', '-c', script], { encoding: 'utf8' });
              return status === 0 ? [] : [`${basename(file)}: ${stderr}`];
            })
          : [],
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('E13 hand each step that signs every variable by which a system can be signed', () => {
    const [requires, makes] = ['requireSigning.mjs', 'makePackages.mjs'].map((script) =>
      Object.values(workflows.get('.github/workflows/release.yml')?.jobs ?? {}).flatMap((job) =>
        'steps' in job
          ? job.steps
              .filter(({ run }) => run?.includes(script))
              .flatMap(({ env }) => Object.keys(env ?? {}))
              .filter((name) => !/^(?:LINUX|UPDATE)_/u.test(name))
          : [],
      ),
    );
    expect(requires).toEqual(makes);
    expect(requires).toEqual(
      expect.arrayContaining(['WIN_CSC_LINK', 'AZURE_CLIENT_SECRET', 'WIN_CERTIFICATE_SHA1', 'APPLE_ID']),
    );
  });
});

it('each spec runs in a workflow, also one that Electron skips', () => {
  const skipped = globSync('test/e2e/**/*.spec.ts', { cwd: project })
    .filter((spec) => /test\.skip\(host !== 'chromium'/u.test(textOf(spec)))
    .map((spec) => basename(spec, '.spec.ts'));
  const [, named = ''] = textOf('.github/workflows/ci.yml').match(/npm run test:e2e -- (.+)$/mu) ?? [];
  expect(named.split(' ').toSorted()).toEqual(skipped.toSorted());
});

describe('a fault of a workflow is seen', () => {
  const release = textOf('.github/workflows/release.yml');
  const ci = textOf('.github/workflows/ci.yml');
  const planted = (text: string, was: string, is: string): readonly string[] => {
    expect(text).toContain(was);
    return faultsOf(readWorkflow(text.replace(was, is)), here);
  };

  it.each([
    ['os: ubuntu-24.04 }', 'os: ubuntu-24 }', 'runs on ubuntu-24, which is no machine'],
    ['npm run build', 'npm run bild', 'npm run bild: no such script'],
    ['test/run/installed.mjs', 'test/run/instaled.mjs', 'node test/run/instaled.mjs: no such file'],
    ['./out/package/*-amd64.deb', './out/package/*-x64.deb', './out/package/*-x64.deb finds no package'],
    ['            out/package/*.msi\n', '', 'leaves out Carnet-'],
    ["name: 'carnet-${{ matrix.system }}'", "name: 'carnet-${{ matrix.os }}'", 'which nothing uploads'],
    ['        shell: bash\n        run: test "v$(', '        run: test "v$(', 'does not say in which shell'],
  ])('release.yml: %s → %s', (was, is, fault) => {
    expect(planted(release, was, is)).toContainEqual(expect.stringContaining(fault));
  });

  it.each([
    ["matrix.os == 'ubuntu-24.04-arm'", "matrix.os == 'macos-latest'"],
    ['CARNET_CHROMIUM=', 'CHROMIUM='],
    ['"$GITHUB_ENV"', '/dev/null'],
  ])('ci.yml: a leg without a browser: %s → %s', (was, is) => {
    expect(planted(ci, was, is)).toEqual(['test: opens a browser, and ubuntu-24.04-arm has none']);
  });
});
