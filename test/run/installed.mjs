import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// Starts a Carnet that is installed, as the release workflow does: `node test/run/installed.mjs <binary>`. A packed
// Carnet has no debugger (B9), so it is looked at from outside: the page has written into its profile, it runs in a
// sandbox, and without one Carnet ends (E3). Nobody is there to answer a box.
const [binary = ''] = process.argv.slice(2);
const longestMs = 120_000;
const profile = mkdtempSync(join(tmpdir(), 'carnet-installed-'));
const start = (...more) =>
  spawn(binary, ['--profile', profile, '--practice', '--no-updates', '--unattended', ...more], { stdio: 'inherit' });
const ended = (child) => new Promise((resolve) => void child.once('exit', (code) => resolve(code ?? -1)));

/** Waits for a condition; throws when it does not come. */
async function until(what, holds) {
  for (const end = performance.now() + longestMs; performance.now() < end; await pause(500)) if (holds()) return;
  throw new Error(`did not come: ${what}`);
}

/** The processes of Linux that show a page of this profile, with what the kernel says of each. */
const pages = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return line.includes('--type=renderer') && line.includes(binary)
          ? [readFileSync(`/proc/${pid}/status`, 'utf8')]
          : [];
      } catch {
        return []; // it has ended meanwhile
      }
    });

try {
  const refused = start('--no-sandbox');
  const code = await Promise.race([ended(refused), pause(longestMs, 'open')]);
  refused.kill();
  if (code !== 1) throw new Error(`E3 without a sandbox it ended with ${code}, not with 1`);

  const open = start();
  const end = ended(open);
  await until('the storage of the page', () =>
    readdirSync(profile, { recursive: true }).some((path) => /IndexedDB.app_carnet/u.test(String(path))),
  );
  if (process.platform === 'linux') {
    const filtered = pages().filter((status) => /^Seccomp:\t2$/mu.test(status));
    if (filtered.length === 0) throw new Error('E3 no page runs behind a filter of system calls');
  }
  open.kill();
  await end;
  console.log(`${binary} opens in its sandbox, and not without`);
} finally {
  if (existsSync(profile)) rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
}
