import type { Socket } from 'node:net';
import { Agent, buildConnector } from 'undici';
import type { Failure } from '#shared/failures/failure.ts';
import type { Network, ProxyLogin } from '../network.ts';
import { ExchangeError, networkFailure } from '../networkFailure.ts';
import { openTunnel } from './openTunnel.ts';

interface ProxyParts {
  /** « http://proxy.ecole.fr:8080 », or with https. */
  readonly uri: string;
  readonly login: ProxyLogin | null;
  /** For each of the connections to the proxy, and through it to the service. */
  readonly connect: {
    readonly timeout: number;
    readonly ca: string[];
    /** Said, since a variable of the environment would otherwise decide (B10). */
    readonly rejectUnauthorized: true;
  };
  readonly onAsked: Network['onAsked'];
  readonly onRefused: () => void;
}

/** Connections through the tunnels of one proxy, which sees the service's name only. No tunnel: nothing left (R3.5). */
export function proxyAgent({ uri, login, connect, onAsked, onRefused }: ProxyParts, options: Agent.Options): Agent {
  const proxy = new URL(uri);
  const to = connector({ ...connect, allowH2: false });
  /** A login that is not accepted is sent once: several at a time could lock the user's account. */
  let first: Promise<Socket> | null = null;
  let isAccepted = login === null;
  let refusal: ExchangeError | null = null;
  let takesBasic = false;

  const tunnel = async (target: string): Promise<Socket> => {
    if (refusal) throw refusal;
    const given = login?.scheme === 'basic' && !takesBasic ? null : login;
    const socket = await to({
      hostname: proxy.hostname.replace(/^\[(.*)\]$/u, '$1'),
      protocol: proxy.protocol,
      port: proxy.port,
      host: proxy.host,
    });
    const late = setTimeout(() => socket.destroy(), connect.timeout);
    try {
      const opened = await openTunnel(socket, target, given);
      if (opened.isOpen) {
        isAccepted = true;
        return socket;
      }
      const { status, schemes, isRefused } = opened;
      if (opened.takesBasic && given !== login) {
        takesBasic = true;
        socket.on('error', () => undefined).destroy();
        return await tunnel(target);
      }
      const error = new ExchangeError(failureOf(status), false);
      if (isRefused) refusal = error;
      if (isRefused) onRefused();
      if (status === 407) onAsked?.({ proxy: uri, schemes, isRefused });
      throw error;
    } catch (error) {
      socket.on('error', () => undefined).destroy(); // closing raises an error that no caller waits for
      throw error;
    } finally {
      clearTimeout(late);
    }
  };

  const open = async (asked: buildConnector.Options): Promise<Socket> => {
    const target = asked.host ?? asked.hostname;
    const port = asked.port || (asked.protocol === 'https:' ? '443' : '80');
    const address = target.endsWith(`:${port}`) ? target : `${target}:${port}`;
    // Others wait for the first tunnel, and fail with it: what it meets, they would meet one after the other.
    if (!isAccepted && first !== null) await first;
    const opening = tunnel(address);
    if (!isAccepted) first = opening;
    const socket = await opening.finally(() => {
      if (first === opening) first = null;
    });
    return asked.protocol === 'https:' ? to({ ...asked, httpSocket: socket }) : socket;
  };

  return new Agent({
    ...options,
    connect: (asked, callback) => void open(asked).then(...endsOf(callback)),
  });
}

const endsOf = (callback: buildConnector.Callback) =>
  [
    (socket: Socket): void => callback(null, socket),
    // Not the error itself: undici asks again, and for ever, after some of Node's codes.
    (error: unknown): void => callback(networkFailure(error, { left: false, cancelled: false }), null),
  ] as const;

/** A 5xx is of a proxy that does not reach the service either. */
const failureOf = (status: number): Failure =>
  status === 407 ? { kind: 'proxyPassword', status } : { kind: status >= 500 ? 'offline' : 'proxyRefused', status };

function connector(options: buildConnector.BuildOptions): (asked: buildConnector.Options) => Promise<Socket> {
  const begin = buildConnector(options);
  return (asked) =>
    new Promise((resolve, reject) => {
      // Typed as null where it failed; it is absent then.
      begin(asked, (error, socket) => (socket ? resolve(socket) : reject(error)));
    });
}
