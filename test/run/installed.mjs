import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// Starts a Carnet that is installed, as the release workflow does: `node test/run/installed.mjs <binary> [arguments]`.
// A packed Carnet has no debugger (B9), so it is looked at from outside: the page has written into its profile, it runs
// in a sandbox, and without one Carnet ends (E3). Nobody is there to answer a box.
const [binary = '', ...given] = process.argv.slice(2);
const longestMs = 120_000;
const profile = mkdtempSync(join(tmpdir(), 'carnet-installed-'));
const switches = ['--profile', profile, '--practice', '--no-updates', '--unattended'];
const start = (...more) => spawn(binary, [...given, ...switches, ...more], { stdio: 'inherit' });
const ended = (child) => new Promise((resolve) => void child.once('exit', (code) => resolve(code ?? -1)));

/** Waits for a condition; throws when it does not come, or Carnet ends before. */
async function until(what, child, holds) {
  for (const end = performance.now() + longestMs; performance.now() < end; await pause(500)) {
    if (holds()) return;
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode} before it came: ${what}`);
  }
  throw new Error(`did not come: ${what}`);
}

/** The parent and the command line of every process, as Linux tells them, with what its kernel says of each. */
const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .flatMap((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const parent = Number(/^PPid:\t(\d+)$/mu.exec(status)?.[1]);
        return [{ pid: Number(pid), parent, status, line: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }];
      } catch {
        return []; // it has ended meanwhile
      }
    });

/** The processes of Linux that show a page of this Carnet. */
function pagesOf(child) {
  const all = processes();
  const isBelow = ({ pid, parent }) =>
    pid !== 1 && (parent === child.pid || all.some((each) => each.pid === parent && isBelow(each)));
  return all.filter((each) => each.line.includes('--type=renderer') && isBelow(each));
}

try {
  const refused = start('--no-sandbox');
  const code = await Promise.race([ended(refused), pause(longestMs, 'open', { ref: false })]);
  refused.kill();
  if (code !== 1) throw new Error(`E3 without a sandbox it ended with ${code}, not with 1`);

  const open = start();
  const end = ended(open);
  await until('the storage of the page', open, () =>
    readdirSync(profile, { recursive: true }).some((path) => /IndexedDB.\w+_carnet/u.test(String(path))),
  );
  // Not of a program that another runs, as the Chromium host is: what it has of a sandbox is that Chromium's matter.
  if (process.platform === 'linux' && given.length === 0) {
    const filtered = pagesOf(open).filter(({ status }) => /^Seccomp:\t2$/mu.test(status));
    if (filtered.length === 0) throw new Error('E3 no page runs behind a filter of system calls');
  }
  open.kill();
  await end;
  console.log(`${[binary, ...given].join(' ')} opens its page, and not without a sandbox`);
} finally {
  if (existsSync(profile)) rmSync(profile, { recursive: true, force: true, maxRetries: 20 });
}
