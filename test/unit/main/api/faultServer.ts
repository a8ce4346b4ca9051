import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { openClient } from '#main/api/client.ts';
import type { ServiceClient, ServiceOptions } from '#main/api/client.ts';
import { basicAuthenticator } from '#main/api/http/authenticator.ts';
import type { Limits } from '#main/api/http/limits.ts';

interface SeenRequest {
  readonly verb: string;
  /** Path and query, decoded. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

export type Answer = (asked: SeenRequest, response: ServerResponse, request: IncomingMessage) => void | Promise<void>;

export interface FaultServer {
  readonly baseUrl: string;
  readonly asked: readonly SeenRequest[];
  /** The writes among the requests. */
  writes(): readonly SeenRequest[];
  close(): Promise<void>;
}

/** Where the end of a server or client is registered: by default, after the test that runs. */
type AtEnd = (end: () => Promise<void>) => void;

/** A service that answers exactly as a test says, on a free loopback port. */
export async function faultServer(answer: Answer, atEnd: AtEnd = onTestFinished): Promise<FaultServer> {
  const asked: SeenRequest[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const one: SeenRequest = {
        verb: request.method ?? '',
        path: decodeURIComponent(request.url ?? '').replace('/GraphV1', ''),
        headers: request.headers,
        body: await text(request),
      };
      asked.push(one);
      await answer(one, response, request);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const close = async (): Promise<void> => {
    if (!server.listening) return;
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  atEnd(close);
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    writes: () => asked.filter(({ verb }) => verb !== 'GET'),
    close,
  };
}

const quick: Partial<Limits> = { connectMs: 1000, headersMs: 500, idleMs: 500, totalMs: 3000, listMs: 5000 };

export function clientOf(
  server: Pick<FaultServer, 'baseUrl'>,
  options: Partial<Omit<ServiceOptions, 'baseUrl'>> = {},
  atEnd: AtEnd = onTestFinished,
): ServiceClient {
  const client = openClient({
    baseUrl: server.baseUrl,
    authenticator: basicAuthenticator({ user: 'élise', password: 'm€t' }),
    chance: () => 0,
    ...options,
    limits: { ...quick, ...options.limits },
  });
  atEnd(() => client.close());
  return client;
}

/** Both, for a test that needs no more. */
export async function serve(
  answer: Answer,
  options: Parameters<typeof clientOf>[1] = {},
): Promise<{ server: FaultServer; client: ServiceClient }> {
  const server = await faultServer(answer);
  return { server, client: clientOf(server, options) };
}

export function json(response: ServerResponse, body: string, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; odata.metadata=minimal' }).end(body);
}

const context = (set: string): string => `"@odata.context":"http://interne/GraphV1/$metadata#${set}"`;
export const collection = (set: string, rows: readonly string[], more = ''): string =>
  `{${context(set)},"value":[${rows.join(',')}]${more}}`;
export const entity = (set: string, row: string): string => `{${context(`${set}/$entity`)},${row.slice(1)}`;

export const eventRow = (id: string | number, more = ''): string =>
  `{"Id":${id},"Nom":"Entretien","EntiteJuridiqueId":3,"TypePlanificationId":12,"Debut":"2026-11-20T09:00:00+01:00","Fin":"2026-11-20T10:00:00+01:00","Annule":false${more}}`;
