import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';

/** For each test of a file: a feed on this machine, and the folder of the application that it updates. */
export function aFeed() {
  /** By name. */
  const served = new Map<string, string>();
  const asked: string[] = [];
  let folder: string;
  let server: ReturnType<typeof createServer>;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'carnet-updates-'));
    served.clear();
    asked.length = 0;
    server = createServer(({ url = '' }, response) => {
      const name = new URL(url, 'http://127.0.0.1').pathname.slice(1);
      asked.push(name);
      const text = served.get(name);
      response.writeHead(text === undefined ? 404 : 200).end(text);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    served,
    asked,
    inFolder: (...names: readonly string[]): string => join(folder, ...names),
    port: (): number => (server.address() as AddressInfo).port, // it listens on a port
  };
}
