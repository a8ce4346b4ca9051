import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

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

/** Tells this workstation from others (E9): a hash of the system's own name; null where there is none to be had. */
export async function machineName(
  onUnnamed: (error: unknown) => void,
  ask: (() => Promise<string>) | undefined = askSystem[process.platform],
): Promise<string | null> {
  try {
    const name = ((await ask?.()) ?? '').trim();
    if (name === '') throw new Error('the system has no name for this workstation');
    return createHash('sha256').update(`carnet machine ${name}`).digest('hex');
  } catch (error) {
    onUnnamed(error);
    return null;
  }
}
