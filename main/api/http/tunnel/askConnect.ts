import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** What came after its head. */
  readonly rest: Buffer;
}

/**
 * Asks the proxy at the other end of an open connection for a tunnel. `target`: host and port. Rejects where the
 * connection ends before an answer.
 */
export function askConnect(socket: Socket, target: string, authorization: string | null): Promise<ConnectAnswer> {
  return new Promise((resolve, reject) => {
    const asked = request({
      method: 'CONNECT',
      path: target,
      headers: {
        host: target,
        'user-agent': 'Carnet',
        'proxy-connection': 'keep-alive',
        ...(authorization !== null && { 'proxy-authorization': authorization }),
      },
      createConnection: () => socket,
    });
    asked.once('connect', ({ statusCode: status = 0, headers }, _socket, rest) => resolve({ status, headers, rest }));
    asked.once('error', reject);
    asked.end();
  });
}
