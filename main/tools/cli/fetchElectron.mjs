import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

// Fetches Electron's binary as its installer does, but says so and gives up on a silent host. Under the project's Node.
// On failure writes the reason to --note and exits with 1.
const { values } = parseArgs({
  options: {
    package: { type: 'string' },
    note: { type: 'string' },
    'first-byte-ms': { type: 'string', default: '10000' },
    'chunk-ms': { type: 'string', default: '20000' },
  },
});
const folder = values.package;
/** The library that Electron's package brings for its own installer. */
const { downloadArtifact, FetchDownloader, HTTPError } = createRequire(join(folder, 'package.json'))('@electron/get');
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const megabytes = (bytes) => Math.round(bytes / 1e6);
/** Where it is fetched from, known once the library has read the mirror's variables. */
let host = 'the archive kept from an earlier installation';

/** Another program may read the standard output. */
const say = (text) => process.stderr.write(`${text}\n`);

/** One line that is written again where there is a terminal, else a line for each quarter. */
function progressLine(name) {
  let shown = -1;
  return ({ transferred, total }) => {
    const step = total ? Math.floor((transferred / total) * (process.stderr.isTTY ? 100 : 4)) : megabytes(transferred);
    if (step === shown) return;
    shown = step;
    const size = total ? `${megabytes(transferred)} of ${megabytes(total)} MB` : `${megabytes(transferred)} MB`;
    process.stderr.write(process.stderr.isTTY ? `\r${name}: ${size} ` : `${name}: ${size}\n`);
  };
}

const downloader = {
  async download(url, path) {
    host = new URL(url).host;
    const name = `Fetching Electron ${version} from ${host}`;
    say(`${name}…`);
    const waiting = patience(Number(values['first-byte-ms']), Number(values['chunk-ms']));
    const show = progressLine(name);
    try {
      await new FetchDownloader().download(url, path, {
        quiet: true,
        signal: waiting.signal,
        getProgressCallback: (progress) => {
          waiting.heard();
          show(progress);
        },
      });
    } catch (error) {
      throw waiting.signal.aborted ? waiting.signal.reason : error;
    } finally {
      waiting.stop();
      if (process.stderr.isTTY) say('');
    }
  },
};

/** The same archive as Electron's installer looks for, so that it finds this one; its checksum is verified by both. */
const { env } = process;
const useRemote = env.electron_use_remote_checksums || env.npm_config_electron_use_remote_checksums;
const archive = {
  version,
  artifactName: 'electron',
  cacheRoot: env.electron_config_cache,
  checksums: useRemote ? undefined : JSON.parse(readFileSync(join(folder, 'checksums.json'), 'utf8')),
  platform: process.platform,
  arch: process.arch,
  downloader,
};

try {
  await downloadArtifact(archive);
  unpack();
  rmSync(values.note, { force: true });
} catch (error) {
  const why = reasonOf(error);
  mkdirSync(dirname(values.note), { recursive: true });
  writeFileSync(values.note, JSON.stringify({ version, mirror: env.ELECTRON_MIRROR ?? null, at: Date.now(), why }));
  process.exitCode = 1;
}

/** Electron's own installer finds the archive among those it keeps, and unpacks it. */
function unpack() {
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'install.js')], {
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  if (status === 0) return;
  const first = stderr.split('\n').find((line) => /^\w*Error\b/u.test(line)) ?? 'its installer failed';
  throw new Error(`it could not be unpacked: ${first}`);
}

/** Why it failed, as the end of a sentence. */
function reasonOf(error) {
  if (error instanceof HTTPError)
    return error.response.status === 407 ? 'the proxy answered 407' : `${host} answered ${error.response.status}`;
  if (/checksum/iu.test(`${error.name} ${error.message}`))
    return `what ${host} sent is not Electron ${version} (its checksum differs)`;
  const causes = [error, error.cause, error.cause?.cause].filter(Boolean);
  const proxy = causes.map(({ message }) => /Proxy response \((\d+)\)/u.exec(message)?.[1]).find(Boolean);
  if (proxy) return `the proxy answered ${proxy}`;
  const code = causes.map((cause) => cause.code).find(Boolean);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `the name ${host} is unknown here (${code})`;
  if (code === 'UND_ERR_SOCKET' || error.message === 'terminated') return `the connection to ${host} broke off`;
  if (/^(?:E[A-Z]+|UND_ERR_CONNECT_TIMEOUT)$/u.test(code ?? '') && error.message === 'fetch failed')
    return `${host} cannot be reached (${code})`;
  if (/CERT|SIGNED|VERIFY/u.test(code ?? '')) return `the certificate of ${host} is not trusted here (${code})`;
  return error.message;
}

/**
 * Aborts `signal` where nothing is heard within `firstMs`, then within `furtherMs` after each `heard()`. Its reason
 * ends a sentence.
 */
function patience(firstMs, furtherMs) {
  const giveUp = new AbortController();
  const wait = (ms, words) =>
    setTimeout(() => giveUp.abort(new Error(`${words} ${Math.round(ms / 1000)} seconds`)), ms);
  let timer = wait(firstMs, 'its host did not answer within');
  return {
    signal: giveUp.signal,
    heard: () => {
      clearTimeout(timer);
      timer = wait(furtherMs, 'its host sent nothing more for');
    },
    stop: () => clearTimeout(timer),
  };
}
