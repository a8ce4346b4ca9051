import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This machine lacks something that Carnet cannot install by itself. The message says what to do. */
export class SetupError extends Error {}

export const root = fileURLToPath(new URL('../../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/** The libraries' minimum version (Vitest 5, undici 8). */
const leastNode = [22, 19];

/** Whether the libraries run under a version of Node. */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1]);
}

export function installedNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const path = join(root, 'node_modules', '.node', 'node_modules', name, 'bin', executable('node'));
  return existsSync(path) ? path : null;
}

/** The Node for Carnet's own programs: this one, or where it is too old the one that was installed beside them. */
export function nodePath() {
  const path = isNewEnough(process.versions.node) ? process.execPath : installedNode();
  if (path) return path;
  throw new SetupError(
    `Carnet needs Node ${leastNode.join('.')} or newer, and this is ${process.versions.node}. ` +
      'On Linux and Windows (x64) one is installed with the libraries; elsewhere please install Node 24.',
  );
}

/**
 * The program's exit code, with the project's programs first on PATH. A signal to end is forwarded, and this process
 * ends after it. `hear` gets what a piped `stdio[2]` prints.
 */
export function run(command, args, { hear, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options, env: environment(options.env) });
    child.stderr?.setEncoding('utf8').on('data', (text) => hear?.(text));
    const forwarded = passSignalsTo(child);
    child.on('error', (error) => {
      forwarded.stop();
      reject(error);
    });
    child.on('exit', (code) => {
      forwarded.stop();
      if (forwarded.signal) process.kill(process.pid, forwarded.signal);
      // What it printed last may still be in the pipe, which programs that it started can hold open.
      else setTimeout(() => resolve(code ?? 1), child.stderr ? 200 : 0);
    });
  });
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * A terminal sends Ctrl-C to all programs; one that ignores it receives it again. npm ends only the shell between: a
 * gone parent counts as a signal.
 */
function passSignalsTo(child) {
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid !== parent && forwarded.signal === undefined && hear('SIGTERM'), 500);
  const forwarded = {
    signal: undefined,
    stop: () => {
      clearInterval(watch);
      endings.forEach((signal) => process.off(signal, hear));
    },
  };
  const hear = (signal) => {
    const sentByTerminal = signal === 'SIGINT' && process.stdin.isTTY && forwarded.signal === undefined;
    forwarded.signal = signal;
    if (!sentByTerminal) child.kill(signal);
    // A Windows program with windows of its own does not receive the terminal's Ctrl-C.
    else if (process.platform === 'win32') setTimeout(() => child.kill(), 3000).unref();
  };
  endings.forEach((signal) => process.on(signal, hear));
  return forwarded;
}

/** Runs a program of node_modules with the project's Node. `script` is relative to node_modules. */
export const runTool = (script, args, options) =>
  run(nodePath(), [join(root, 'node_modules', script), ...args], options);

/** Kept for the next process: a start takes half as long. */
const compileCache = join(root, 'out', 'compiled');

function environment(extra = {}) {
  return {
    NODE_COMPILE_CACHE: compileCache,
    ...process.env,
    ...extra,
    PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
  };
}

const executable = (name) => (process.platform === 'win32' ? `${name}.exe` : name);
