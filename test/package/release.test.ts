import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ordersFor, whyNotSigned } from '../../main/tools/package/release.mjs';
import { project } from './standIn.ts';

const workflows = globSync('.github/workflows/*.yml', { cwd: project }).map((file) => ({
  file,
  text: readFileSync(join(project, file), 'utf8'),
}));
const workflow = (name: string): string => workflows.find(({ file }) => file.endsWith(name))?.text ?? '';
const run = (script: string, args: readonly string[], env: Record<string, string> = {}, input = '') =>
  spawnSync(process.execPath, [join(project, script), ...args], { encoding: 'utf8', env, input });

describe('the workflows', () => {
  it('E13 use other people’s actions at one commit, and say which release that is', () => {
    const uses = workflows.flatMap(({ text }) => [...text.matchAll(/\buses: (.+)$/gmu)].map(([, used]) => used ?? ''));
    expect(uses.length).toBeGreaterThan(10);
    const pinned = /^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u;
    expect(uses.filter((used) => !used.startsWith('./') && !pinned.test(used))).toEqual([]);
  });

  it('E3 leave the rule of Ubuntu on that keeps user namespaces from programs without a profile', () => {
    for (const { text } of workflows) expect(text).not.toMatch(/sysctl|apparmor_restrict|no-sandbox/u);
  });

  it('run the tests on every system and on ARM', () => {
    const systems = workflow('ci.yml')
      .match(/os: \[(.+)\]/u)?.[1]
      ?.split(', ');
    expect(systems?.map((name) => name.replace(/-(?:latest|\d\d(?:\.\d\d)?)/u, ''))).toEqual([
      'ubuntu',
      'ubuntu-arm',
      'windows',
      'windows-arm',
      'macos',
    ]);
  });

  it('E13 ask for every certificate before anything is built, and build with none missing', () => {
    const release = workflow('release.yml');
    const at = (words: string): number => release.indexOf(words);
    expect(at('requireSigning.mjs')).toBeGreaterThan(0);
    expect(at('requireSigning.mjs')).toBeLessThan(at('npm ci'));
    expect(at('makePackages.mjs')).toBeGreaterThan(at('npm ci'));
    expect(at('checkPackages.mjs')).toBeGreaterThan(at('makePackages.mjs'));
    expect(release).toContain('attest-build-provenance');
  });
});

describe('what a version says of itself', () => {
  const text = (file: string): string => readFileSync(join(project, file), 'utf8');
  const manifest = z
    .object({
      version: z.string(),
      engines: z.object({ node: z.string().startsWith('>=') }),
      devDependencies: z.record(z.string(), z.string()),
    })
    .parse(JSON.parse(text('package.json')));

  it('is one number in every place, and a part of the changelog below what is not released', () => {
    const lock = z.object({ version: z.string(), packages: z.object({ '': z.object({ version: z.string() }) }) });
    const locked = lock.parse(JSON.parse(text('package-lock.json')));
    expect([locked.version, locked.packages[''].version]).toEqual([manifest.version, manifest.version]);
    const [unreleased, newest] = [...text('CHANGELOG.md').matchAll(/^## (.+)$/gmu)].map(([, title]) => title);
    expect(unreleased).toBe('Unreleased');
    expect(newest).toMatch(new RegExp(`^${RegExp.escape(manifest.version)} - \\d{4}-\\d{2}-\\d{2}$`, 'u'));
  });

  it('fetches a Node only where the one that is there is too old for the libraries', () => {
    expect(text('package-lock.json')).not.toMatch(/node_modules\/node-(?:linux|win)/u);
    const { status, stdout, stderr } = run('main/tools/cli/node/install.mjs', []);
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });

  it('names the Node that workflows and developers take, and the least that starts it', () => {
    const major = text('.nvmrc').trim();
    const { optionalDependencies } = z
      .object({ optionalDependencies: z.record(z.string(), z.string()) })
      .parse(JSON.parse(text('main/tools/cli/node/package.json')));
    const brought = Object.values(optionalDependencies).concat(manifest.devDependencies['@types/node'] ?? '');
    expect(new Set(brought.map((each) => each.split('.')[0]))).toEqual(new Set([major]));
    expect(text('README.md')).toContain(`Node ${manifest.engines.node.slice(2)} or newer`);
    for (const { text: workflow } of workflows) {
      const setUps = workflow.match(/actions\/setup-node@/gu)?.length ?? 0;
      expect(workflow.match(/node-version-file: \.nvmrc\b/gu)?.length ?? 0).toBe(setUps);
    }
  });
});

it('the dependency bot leaves out what is newer than what the project has, where that lacks binaries', () => {
  const bot = readFileSync(join(project, '.github/dependabot.yml'), 'utf8');
  const { devDependencies } = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')));
  const leftOut = [...bot.matchAll(/dependency-name: '?([\w@/-]+)'?, versions: \['>([\d.]+)'\]/gu)];
  expect(leftOut.map(([, name]) => name)).toEqual(
    expect.arrayContaining(['oxlint', 'oxlint-tsgolint', 'oxfmt', 'knip', 'tailwindcss', '@tailwindcss/vite']),
  );
  for (const [, name = '', version] of leftOut) expect([name, devDependencies[name]]).toEqual([name, version]);
});

describe('a release', () => {
  const azure = ['AZURE_TENANT_ID', 'AZURE_CLIENT_ID', 'AZURE_CLIENT_SECRET'];
  const trustedSigning = ['ENDPOINT', 'ACCOUNT', 'PROFILE', 'PUBLISHER'].map((name) => `AZURE_SIGN_${name}`);
  const ways: readonly (readonly [string, readonly string[]])[] = [
    ['linux', ['LINUX_SIGNING_KEY']],
    ['macos', ['CSC_LINK', 'CSC_KEY_PASSWORD', 'APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID']],
    ['windows', ['WIN_CSC_LINK', 'WIN_CSC_KEY_PASSWORD']],
    ['windows', [...azure, ...trustedSigning]],
    ['windows', ['WIN_CERTIFICATE_SHA1']],
  ];
  const require = (system: string, env: Record<string, string>) =>
    run('main/tools/package/requireSigning.mjs', [system], env);

  it.each(ways)('E13 of %s does not exist without each part of its own certificate: %s', (system, names) => {
    const all = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(require(system, all).status).toBe(0);
    for (const name of names) {
      const { status, stderr } = require(system, { ...all, [name]: '' });
      expect([status, stderr]).toEqual([1, expect.stringContaining(name)]);
    }
  });

  it('E13 of Windows says by which ways it can be signed, or what the begun one lacks', () => {
    expect(whyNotSigned('windows', {})).toMatch(
      /WIN_CSC_KEY_PASSWORD; or AZURE_TENANT_ID, .+; or WIN_CERTIFICATE_SHA1$/u,
    );
    expect(whyNotSigned('windows', { WIN_CSC_LINK: 'x' })).toMatch(/Not set: WIN_CSC_KEY_PASSWORD$/u);
  });

  it('E13 of Windows is signed by a key in a file, in Azure or in hardware, and by none else', () => {
    const signing = (env: Record<string, string>) =>
      ordersFor('windows', env).map((order) => order.filter((option) => option.startsWith('-c.win.')));
    const sign = { endpoint: 'https://a.example/', account: 'a', profile: 'p', publisher: 'CN=School' };
    expect(signing({ WIN_CSC_LINK: 'x', WIN_CSC_KEY_PASSWORD: 'x' })).toEqual([[], []]);
    const token = ['-c.win.signtoolOptions.certificateSha1=AB12'];
    expect(signing({ WIN_CERTIFICATE_SHA1: 'AB12' })).toEqual([token, token]);
    const inAzure = signing({
      ...Object.fromEntries(azure.map((name) => [name, 'x'])),
      ...Object.fromEntries(Object.entries(sign).map(([name, value]) => [`AZURE_SIGN_${name.toUpperCase()}`, value])),
    });
    for (const options of inAzure)
      expect(options).toEqual([
        '-c.win.azureSignOptions.endpoint=https://a.example/',
        '-c.win.azureSignOptions.codeSigningAccountName=a',
        '-c.win.azureSignOptions.certificateProfileName=p',
        '-c.win.azureSignOptions.publisherName=CN=School',
      ]);
    for (const order of ordersFor('windows', {})) expect(order).toContain('-c.forceCodeSigning=true');
  });

  it('S13 E13 with a feed of updates does not exist without the key that signs its listing', () => {
    const linux = { LINUX_SIGNING_KEY: 'x', UPDATE_FEED: 'https://carnet.example/updates' };
    expect(require('linux', linux).status).toBe(1);
    expect(require('linux', { ...linux, UPDATE_SIGNING_KEY: 'x' }).status).toBe(0);
  });

  it('E13 of another system’s certificate alone does not exist either', () => {
    expect(require('windows', { CSC_LINK: 'x', CSC_KEY_PASSWORD: 'x' }).status).toBe(1);
    expect(require('amiga', {}).status).toBe(1);
  });
});

describe('the list of what Carnet is made of', () => {
  const listSchema = z.object({
    components: z.array(z.object({ name: z.string(), version: z.string(), scope: z.string() })),
  });
  const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });
  /** As npm makes it of the lock file, without what is not read. */
  const components = Object.entries(
    lockSchema.parse(JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8'))).packages,
  ).flatMap(([path, { version }]) =>
    path === '' || version === undefined
      ? []
      : [{ name: path.split('node_modules/').at(-1) ?? '', version, scope: 'optional' }],
  );
  const marked = (given: readonly object[]) =>
    run('main/tools/package/sbom.mjs', [], {}, JSON.stringify({ metadata: {}, components: given }));

  it('says what a user runs, and what only builds and tests use', () => {
    const { components: list } = listSchema.parse(JSON.parse(marked(components).stdout));
    const scopeOf = (name: string) => new Set(list.filter((entry) => entry.name === name).map(({ scope }) => scope));
    for (const name of ['electron', 'react', 'dexie', 'zod', '@fontsource-variable/inter'])
      expect([name, scopeOf(name)]).toEqual([name, new Set(['required'])]);
    for (const name of ['vitest', 'playwright', 'electron-builder'])
      expect([name, scopeOf(name)]).toEqual([name, new Set(['excluded'])]);
    expect(scopeOf('undici')).toContain('required');
    expect(list).toHaveLength(components.length);
  });

  it('does not exist where something is bundled that it does not name', () => {
    const { status, stderr } = marked(components.filter(({ name }) => name !== 'dexie'));
    expect([status, stderr]).toEqual([1, expect.stringContaining('dexie@')]);
  });
});
