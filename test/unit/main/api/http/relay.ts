import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { createServer as createTlsServer } from 'node:tls';
import { onTestFinished } from 'vitest';

interface Relayed {
  /** Of the practice service. */
  readonly baseUrl: string;
  /** Bytes that go on at a time, each after a turn of the event loop: a slow network. Default: as they come. */
  readonly portion?: number;
  /**
   * How many bytes of an answer to a request with this verb go on; then the connection is reset. A function is asked
   * for each request with a verb; null: all of them go on.
   */
  readonly cut?: { readonly verb: 'GET' | 'POST'; readonly after: number } | ((verb: string) => number | null);
  readonly tls?: { readonly key: string; readonly cert: string };
  readonly host?: string;
}

/** A network in front of a service: between the two, connections are slow, break, or carry TLS. */
export async function relay({ baseUrl, portion, cut, tls, host = '127.0.0.1' }: Relayed) {
  const { hostname, port } = new URL(baseUrl);
  const open = new Set<Socket>();
  const carry = (socket: Socket): void => {
    const to = connect(Number(port), hostname);
    const end = (): void => {
      socket.destroy();
      to.destroy();
    };
    for (const one of [socket, to]) {
      open.add(one);
      one.on('error', end).on('close', end);
    }
    let left = Infinity;
    socket.on('data', (chunk: Buffer) => {
      const [, verb] = /^([A-Z]{3,4}) \//u.exec(chunk.toString('latin1', 0, 6)) ?? [];
      if (typeof cut === 'function') left = verb === undefined ? left : (cut(verb) ?? Infinity);
      else if (cut && cut.verb === verb) left = cut.after;
      to.write(chunk);
    });
    const answer = async (): Promise<void> => {
      for await (const chunk of to as AsyncIterable<Buffer>) {
        const step = portion ?? chunk.length;
        for (let at = 0; at < chunk.length; at += step) {
          const piece = chunk.subarray(at, Math.min(at + step, chunk.length, at + left));
          left -= piece.length;
          socket.write(piece);
          if (left <= 0) return void socket.end(() => socket.destroy());
          if (portion !== undefined) await nextTurn();
        }
      }
    };
    answer().catch(end);
  };
  const server = tls ? createTlsServer({ ...tls }, carry) : createServer(carry);
  server.listen(0, host);
  await once(server, 'listening');
  onTestFinished(async () => {
    for (const socket of open) socket.destroy();
    server.close();
    await once(server, 'close');
  });
  const { port: own } = server.address() as AddressInfo; // it listens on TCP
  return own;
}
