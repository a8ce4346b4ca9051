import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

interface Knock {
  readonly argv: readonly string[];
  readonly workingDirectory: string;
}

export interface InstanceLock {
  readonly held: boolean;
  /** For the holder: also those that came before. */
  onKnock(listener: (knock: Knock) => void): void;
  /** For the second instance. Resolves when the first has received it. */
  knock(knock: Knock): Promise<void>;
}

/** One holder for each folder: a local socket, which closes with its process however that ends. */
export async function takeInstanceLock(folder: string): Promise<InstanceLock> {
  const name = `carnet-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  const address = addressOf(name);
  const first = await connect(address);
  if (first) return { held: false, onKnock: () => {}, knock: (knock) => send(first, knock) };
  const early: Knock[] = [];
  let hearKnock = (knock: Knock): void => void early.push(knock);
  if (process.platform === 'darwin') rmSync(address, { force: true }); // left over by a process that was killed
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    void hear(socket).then(
      (knock) => knock && hearKnock(knock),
      () => socket.destroy(),
    );
  });
  const taken = await new Promise<boolean>((resolve, reject) => {
    server.once('error', (error) => ('code' in error && error.code === 'EADDRINUSE' ? resolve(true) : reject(error)));
    server.listen(address, () => resolve(false));
  });
  if (taken) return takeInstanceLock(folder); // by an instance that started at the same time
  server.unref();
  return {
    held: true,
    onKnock: (listener) => {
      hearKnock = listener;
      early.splice(0).forEach(listener);
    },
    knock: () => Promise.resolve(),
  };
}

/** Null for an instance that only checks whether there is a holder. */
async function hear(socket: Socket): Promise<Knock | null> {
  const line = await text(socket);
  socket.end('heard');
  return line === '' ? null : (JSON.parse(line) as Knock); // written by send below
}

function addressOf(name: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

const connect = (address: string): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = createConnection({ path: address, allowHalfOpen: true });
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null)); // there is no holder
  });

async function send(socket: Socket, knock: Knock): Promise<void> {
  socket.end(JSON.stringify(knock));
  await text(socket);
}
