import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { electronBinary } from '#main/tools/cli/electronBinary.mjs';
import { storedZip } from './storedZip.ts';

// A real download, checksum and unpacking of a small stand-in of Electron, from a server of this machine.
const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const program = join(root, 'main', 'tools', 'cli', 'fetchElectron.mjs');
const { version } = JSON.parse(await readFile(join(root, 'node_modules/electron/package.json'), 'utf8')) as {
  readonly version: string;
};
const name =
  { win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' }[platform() as 'win32'] ?? 'electron';
const archive = storedZip({ [name]: '#!/bin/sh\necho "a stand-in answers"\n', version: `v${version}` });
const fileName = `electron-v${version}-${platform()}-${arch()}.zip`;
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

let folder: string;
let electron: string;
let server: Server | undefined;
const note = (): string => join(folder, 'note.json');

beforeEach(async () => {
  await mkdir(join(root, 'out'), { recursive: true });
  // Below the project, whose libraries Electron's installer then finds.
  folder = await mkdtemp(join(root, 'out', 'électron '));
  electron = join(folder, 'electron');
  await mkdir(electron);
  for (const file of ['package.json', 'install.js'])
    await copyFile(join(root, 'node_modules/electron', file), join(electron, file));
  await writeFile(join(electron, 'checksums.json'), JSON.stringify({ [fileName]: sha256(archive) }));
});
afterEach(async () => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
});

async function listen(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}/`;
}

/** Runs the program; `patient` is how long it waits for a first and a further byte, in ms. */
async function fetchFrom(mirror: string, env: NodeJS.ProcessEnv = {}): Promise<{ code: number | null; said: string }> {
  const { PATH } = process.env;
  const args = [program, '--package', electron, '--note', note(), '--first-byte-ms', '1000', '--chunk-ms', '1000'];
  const child = spawn(process.execPath, args, {
    env: { PATH, ELECTRON_MIRROR: mirror, electron_config_cache: join(folder, 'cache'), HOME: folder, ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

const whyNot = async (): Promise<unknown> => (JSON.parse(await readFile(note(), 'utf8')) as { why: unknown }).why;

test('E16 fetches, verifies and unpacks it, saying from where and how much; a later installation needs no network', async () => {
  const mirror = await listen((request, response) => {
    expect(request.url).toBe(`/v${version}/${fileName}`);
    response.writeHead(200, { 'content-length': archive.length }).end(archive);
  });
  const { code, said } = await fetchFrom(mirror);
  expect(said).toContain(`Fetching Electron ${version} from 127.0.0.1:`);
  expect(said).toContain(' MB');
  expect(code).toBe(0);
  const binary = electronBinary(electron);
  expect(binary).toBe(join(electron, 'dist', name));
  if (platform() === 'linux') {
    const answer = spawn(binary ?? '', { stdio: ['ignore', 'pipe', 'inherit'] });
    expect(String((await once(answer.stdout, 'data'))[0])).toContain('a stand-in answers');
  }
  // As `npm ci` leaves it.
  await rm(join(electron, 'dist'), { recursive: true });
  await rm(join(electron, 'path.txt'));
  expect(electronBinary(electron)).toBeUndefined();
  server?.close();
  expect((await fetchFrom(mirror)).code).toBe(0);
  expect(electronBinary(electron)).toBe(binary);
});

test('E16 an unfinished installation, and one of another version, are none', async () => {
  await mkdir(join(electron, 'dist', name, '..'), { recursive: true });
  await writeFile(join(electron, 'dist', name), '');
  await writeFile(join(electron, 'dist', 'version'), version);
  expect(electronBinary(electron)).toBeUndefined(); // path.txt is written last
  await writeFile(join(electron, 'path.txt'), name);
  expect(electronBinary(electron)).toBe(join(electron, 'dist', name));
  await writeFile(join(electron, 'dist', 'version'), '44.0.0');
  expect(electronBinary(electron)).toBeUndefined();
});

test.each<[what: string, answer: RequestListener, why: RegExp]>([
  ['accepts and never answers', () => undefined, /^its host did not answer within 1 seconds$/u],
  [
    'stops in the middle',
    (_, response) => void response.writeHead(200, { 'content-length': archive.length }).write(archive.subarray(0, 100)),
    /^its host sent nothing more for 1 seconds$/u,
  ],
  [
    'breaks off',
    (_, response) => {
      response.writeHead(200, { 'content-length': archive.length });
      response.write(archive.subarray(0, 100), () => response.destroy());
    },
    /^the connection to 127\.0\.0\.1:\d+ broke off$/u,
  ],
  [
    'sends half a file that says it is whole',
    (_, response) => void response.end(archive.subarray(0, archive.length / 2)),
    /^what 127\.0\.0\.1:\d+ sent is not Electron [\d.]+ \(its checksum differs\)$/u,
  ],
  [
    'sends something else',
    (_, response) => void response.end('<html>Please log in</html>'),
    /is not Electron [\d.]+ \(its checksum differs\)$/u,
  ],
  ['refuses', (_, response) => void response.writeHead(403).end(), /^127\.0\.0\.1:\d+ answered 403$/u],
])('E16 a host that %s: gives up, says why, and leaves nothing that looks installed', async (_, answer, why) => {
  const { code } = await fetchFrom(await listen(answer));
  expect(code).toBe(1);
  expect(await whyNot()).toMatch(why);
  expect(electronBinary(electron)).toBeUndefined();
});

test('E16 behind a proxy that refuses, and where nothing listens', async () => {
  const proxy = await listen((_, response) => void response.writeHead(407).end());
  server?.on('connect', (_, socket) => socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n'));
  const env = { NODE_USE_ENV_PROXY: '1', HTTP_PROXY: proxy, HTTPS_PROXY: proxy };
  for (const mirror of ['http://electron.invalid/', 'https://electron.invalid/']) {
    expect((await fetchFrom(mirror, env)).code).toBe(1);
    expect(await whyNot()).toBe('the proxy answered 407');
  }
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  expect((await fetchFrom(proxy)).code).toBe(1);
  expect(await whyNot()).toMatch(/^127\.0\.0\.1:\d+ cannot be reached \(ECONNREFUSED\)$/u);
});
