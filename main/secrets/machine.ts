import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Log } from '../diagnostics/log.ts';

const run = promisify(execFile);

/** Where each system keeps the name that it gave itself when it was installed. */
const askSystem: Readonly<Partial<Record<NodeJS.Platform, () => Promise<string>>>> = {
  linux: () => readFile('/etc/machine-id', 'utf8'),
  win32: async () => {
    const reg = join(process.env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'reg.exe');
    const { stdout } = await run(reg, ['query', 'HKLM\\SOFTWARE\\Microsoft\\Cryptography', '/v', 'MachineGuid']);
    return /MachineGuid\s+REG_SZ\s+(\S+)/u.exec(stdout)?.[1] ?? '';
  },
  darwin: async () => {
    const { stdout } = await run('/usr/sbin/ioreg', ['-rd1', '-c', 'IOPlatformExpertDevice']);
    return /"IOPlatformUUID" = "([^"]+)"/u.exec(stdout)?.[1] ?? '';
  },
};

/**
 * What tells this workstation from every other one (E9): a hash of the system's own name, which reveals nothing of it.
 * Null where the system has none, or does not say it; that is logged.
 */
export async function machineName(
  log: Pick<Log, 'note' | 'problem'>,
  ask: (() => Promise<string>) | undefined = askSystem[process.platform],
): Promise<string | null> {
  const name = await (ask?.() ?? Promise.resolve('')).catch((error: unknown) => {
    log.problem('machine.failed', error);
    return '';
  });
  if (name.trim() !== '') return createHash('sha256').update(`carnet machine ${name.trim()}`).digest('hex');
  log.note('machine.unnamed');
  return null;
}
