import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Governed, PolicySource } from '#shared/policy/settings.ts';
import { isProtected, systemFiles } from './protectedFile.ts';
import type { Files } from './protectedFile.ts';
import { parseRegistry, registryKey } from './registry.ts';
import { settlePolicy } from './settle.ts';
import type { SourceSettings } from './settle.ts';

/** Runs a program of the system; null where it failed. */
type RunProgram = (program: string, args: readonly string[]) => Promise<string | null>;

export interface Workstation {
  readonly platform: NodeJS.Platform;
  readonly env: NodeJS.ProcessEnv;
  readonly user: string;
  readonly files: Files;
  readonly run: RunProgram;
}

const commandMs = 10_000;

export const thisWorkstation = (user: string): Workstation => ({
  platform: process.platform,
  env: process.env,
  user,
  files: systemFiles,
  run: async (program, args) => {
    try {
      const { stdout } = await promisify(execFile)(program, [...args], {
        timeout: commandMs,
        windowsHide: true,
        maxBuffer: 1024 * 1024,
      });
      return stdout;
    } catch {
      return null; // it is not there, or refuses: the caller asks in another way, or says so
    }
  },
});

/** Read once at start (S14). `testFile`: in place of every source, for a Carnet that is not installed. */
export async function readPolicy(workstation: Workstation, testFile: string | null): Promise<Governed> {
  if (testFile !== null) {
    const said = await readFileOf('test', testFile, workstation.files, async () => true, parseJson);
    return settlePolicy(said ? [said] : [{ source: 'test', fault: 'damaged' }]);
  }
  const said = await sources(workstation);
  return settlePolicy(said.filter((one) => one !== null));
}

async function sources({ platform, env, user, files, run }: Workstation): Promise<readonly (SourceSettings | null)[]> {
  const isOurs = (path: string): Promise<boolean> => isProtected(path, files);
  if (platform === 'linux') return [await readFileOf('file', '/etc/carnet/policy.json', files, isOurs, parseJson)];
  if (platform === 'darwin') {
    const parse = async (_text: string, path: string): Promise<unknown> => {
      const read: unknown = JSON.parse((await run('/usr/bin/plutil', ['-convert', 'json', '-o', '-', path])) ?? '');
      // Some systems leave the names of the profile around the settings among them.
      return isObject(read)
        ? Object.fromEntries(Object.entries(read).filter(([name]) => !/^Payload[A-Z]/u.test(name)))
        : read;
    };
    const name = 'fr.carnet.notebook.plist';
    const folder = '/Library/Managed Preferences';
    // Of the machine, then of its user.
    const paths = [join(folder, name), join(folder, user, name)];
    return Promise.all(paths.map((path) => readFileOf('managedPreferences', path, files, isOurs, parse)));
  }
  if (platform !== 'win32') return [];
  const system = join(env['SystemRoot'] ?? String.raw`C:\Windows`, 'System32');
  return [await readRegistry(system, run)];
}

/** Null where there is no policy in the registry. */
async function readRegistry(system: string, run: RunProgram): Promise<SourceSettings | null> {
  const reg = join(system, 'reg.exe');
  const text = await run(reg, ['query', registryKey, '/s']);
  if (text !== null) {
    const settings = parseRegistry(text);
    return settings === null ? { source: 'registry', fault: 'damaged' } : { source: 'registry', settings };
  }
  // It fails in the same way where the key is absent and where users may not run it: a key that is always there tells.
  if ((await run(reg, ['query', String.raw`HKLM\Software\Policies`])) !== null) return null;
  const shell = join(system, 'WindowsPowerShell', 'v1.0', 'powershell.exe');
  const test = String.raw`Test-Path -LiteralPath 'HKLM:\Software\Policies\Carnet'`;
  const isThere = await run(shell, ['-NoProfile', '-NonInteractive', '-Command', test]);
  return isThere?.trim() === 'False' ? null : { source: 'registry', fault: 'damaged' };
}

type Parse = (text: string, path: string) => Promise<unknown>;
const parseJson: Parse = async (text) => JSON.parse(text.replace(/^\u{FEFF}/u, ''));

/** Null where there is no such file. */
async function readFileOf(
  source: PolicySource,
  path: string,
  files: Files,
  isOurs: (path: string) => Promise<boolean>,
  parse: Parse,
): Promise<SourceSettings | null> {
  try {
    const real = await files.realPath(path);
    if (real === null) return null;
    if (!(await isOurs(real))) return { source, fault: 'notProtected' };
    const settings = await parse(await files.read(real), real);
    return isObject(settings) ? { source, settings } : { source, fault: 'damaged' };
  } catch {
    return { source, fault: 'damaged' }; // said on the screen and in the log
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
