import { createServer, request } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Chance } from '../simulation/world/chance.ts';

/** What happens to a request on the network. */
export const faultKinds = [
  'dropBefore',
  'reset',
  'dropAfter',
  'truncate',
  'delay',
  'trickle',
  'duplicate',
  'captive',
] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface Passing {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}
export const isWrite = ({ method }: Passing): boolean => method !== 'GET';

/** How far a request is: at the proxy, carried out by the service, answered to the app. */
type Stage = 'arrived' | 'carriedOut' | 'answered';

/** The state of the network for a while. `choose` is called for each request; null lets it through. */
interface Weather {
  readonly choose: (passing: Passing) => FaultKind | null;
  readonly onStage: (stage: Stage, passing: Passing) => void;
  readonly chance: Chance;
}

export interface FaultProxy {
  readonly baseUrl: string;
  /** How often each kind befell a read or a write: `write dropAfter` → 12. */
  readonly hits: ReadonlyMap<string, number>;
  /** Bodies of the writes that the service got twice from here, which is no doing of the app's. */
  readonly doubled: readonly string[];
  /** Resolves when no request is under way, including those without a waiting caller. */
  quiet(): Promise<void>;
  /** Null: fair. */
  set(weather: Weather | null): void;
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface ProxiedRequest {
  readonly passing: Passing;
  readonly outgoing: ServerResponse;
  readonly chance: Chance;
  /** Has the service carry it out, whether or not the app still waits. */
  readonly forward: () => Promise<Reply>;
}

/** In fair weather nothing is drawn from it. */
const calm = new Chance(0);

const captivePage =
  '<!doctype html><html><head><title>Wi-Fi</title></head><body><form>Se connecter au réseau</form></body></html>';

const carry: Readonly<Record<FaultKind | 'none', (way: ProxiedRequest) => Promise<void>>> = {
  none: async ({ outgoing, forward }) => whole(outgoing, await forward()),
  dropBefore: async ({ outgoing }) => void outgoing.destroy(),
  reset: async ({ outgoing }) => void outgoing.socket?.resetAndDestroy(),
  dropAfter: async ({ outgoing, forward }) => {
    await forward();
    outgoing.destroy();
  },
  truncate: async ({ outgoing, forward, chance }) => {
    const reply = await forward();
    head(outgoing, reply);
    const bytes = chance.between(0, Math.max(0, reply.body.length - 1));
    await new Promise<void>((resolve) => outgoing.write(reply.body.subarray(0, bytes), () => resolve()));
    outgoing.destroy();
  },
  delay: async ({ outgoing, forward, chance }) => {
    await pause(chance.between(50, 1_500));
    whole(outgoing, await forward());
  },
  trickle: async ({ outgoing, forward, chance }) => {
    const reply = await forward();
    head(outgoing, reply);
    const step = Math.max(1, Math.ceil(reply.body.length / 10));
    for (let at = 0; at < reply.body.length && !outgoing.destroyed; at += step) {
      outgoing.write(reply.body.subarray(at, at + step));
      await pause(chance.between(10, 100));
    }
    outgoing.end();
  },
  duplicate: async ({ outgoing, forward, chance }) => {
    const replies = [await forward(), await forward()] as const;
    whole(outgoing, replies[chance.between(0, 1) === 0 ? 0 : 1]);
  },
  captive: async ({ outgoing }) =>
    void outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(captivePage),
};

function head(outgoing: ServerResponse, { status, headers, body }: Reply): void {
  const { 'transfer-encoding': _, ...kept } = headers;
  outgoing.writeHead(status, { ...kept, 'content-length': String(body.length) });
}
function whole(outgoing: ServerResponse, reply: Reply): void {
  head(outgoing, reply);
  outgoing.end(reply.body);
}

/** The network between the app and the service at `target`, on loopback, with everything that can happen to it. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const upstream = new URL(target);
  const hits = new Map<string, number>();
  const doubled: string[] = [];
  let weather: Weather | null = null;
  const underWay = new Set<IncomingMessage>();

  const server = createServer((incoming, outgoing) => {
    underWay.add(incoming);
    pass(incoming, outgoing)
      .catch((error: unknown) => {
        if (!isNetwork(error)) console.error(error);
        outgoing.destroy();
      })
      .finally(() => underWay.delete(incoming));
  });

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const passing = {
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      body: (await bytesOf(incoming)).toString('utf8'),
    };
    const now = weather;
    now?.onStage('arrived', passing);
    const fault = now?.choose(passing) ?? 'none';
    if (fault !== 'none') count(`${isWrite(passing) ? 'write' : 'read'} ${fault}`);
    if (fault === 'duplicate' && isWrite(passing)) doubled.push(passing.body);
    outgoing.once('finish', () => now?.onStage('answered', passing));
    const forward = async (): Promise<Reply> => {
      const reply = await ask(passing, incoming.headers);
      now?.onStage('carriedOut', passing);
      return reply;
    };
    await carry[fault]({ passing, outgoing, chance: now?.chance ?? calm, forward });
  }

  const count = (name: string): void => void hits.set(name, (hits.get(name) ?? 0) + 1);

  const ask = ({ method, path, body }: Passing, headers: IncomingHttpHeaders): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const onward = request({ host: upstream.hostname, port: upstream.port, method, path, headers }, (answer) => {
        const { statusCode: status = 502, headers } = answer;
        bytesOf(answer).then((body) => resolve({ status, headers, body }), reject);
      });
      onward.once('error', reject);
      onward.end(body);
    });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    hits,
    doubled,
    async quiet() {
      while (underWay.size > 0) await pause(10);
    },
    set(next) {
      weather = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The app was killed in the middle, or the service is being ended: there is no receiver. */
const isNetwork = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(String(error.code));

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer); // an http body without encoding yields buffers
  return Buffer.concat(chunks);
}
