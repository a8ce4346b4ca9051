import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { basicAuthorization } from '../authenticator.ts';
import type { ProxyLogin } from '../network.ts';
import { authenticateMessage, challengeOf, negotiateMessage } from '../ntlm/messages.ts';
import type { Challenge } from '../ntlm/messages.ts';
import { askConnect } from './askConnect.ts';
import type { ConnectAnswer } from './askConnect.ts';
import { skipBody } from './skipBody.ts';

export type Tunnel =
  | { readonly isOpen: true }
  | {
      readonly isOpen: false;
      readonly status: number;
      /** The ways to sign in that the proxy names: « Negotiate, NTLM ». */
      readonly schemes: string;
      /** The login was given, and not accepted. */
      readonly isRefused: boolean;
    };

/**
 * Asks a proxy for a tunnel over an open connection, which from then on leads to `target` (host and port). Nothing for
 * the service leaves before it is open. Rejects where the connection ends.
 */
export async function openTunnel(socket: Socket, target: string, login: ProxyLogin | null): Promise<Tunnel> {
  if (login?.scheme === 'ntlm') return withNtlm(socket, target, login);
  const answer = await askConnect(socket, target, login && basicAuthorization(login));
  return tunnelOf(socket, answer, login !== null);
}

/** Three messages on one connection: the proxy knows the connection from then on, not the request. */
async function withNtlm(socket: Socket, target: string, login: ProxyLogin): Promise<Tunnel> {
  const ask = (message: Buffer): Promise<ConnectAnswer> =>
    askConnect(socket, target, `NTLM ${message.toString('base64')}`);
  const first = await ask(negotiateMessage());
  const challenge = challengeIn(first);
  // Nothing was said of the user yet: a proxy that wants another way to sign in refuses nothing.
  if (challenge === null) return tunnelOf(socket, first, false);
  if (!(await skipBody(socket, first))) throw new Error('the proxy ended the connection that it challenged');
  const nonce = randomBytes(8);
  const answer = await ask(authenticateMessage({ login, challenge, nonce, now: Date.now() }));
  return tunnelOf(socket, answer, true);
}

function challengeIn({ status, headers }: ConnectAnswer): Challenge | null {
  const text = offersIn(headers).find((offer) => /^NTLM [\w+/]+=*$/iu.test(offer));
  return status !== 407 || text === undefined ? null : challengeOf(Buffer.from(text.slice(5), 'base64'));
}

function tunnelOf(socket: Socket, { status, headers, rest }: ConnectAnswer, wasSent: boolean): Tunnel {
  if (status >= 200 && status < 300) {
    if (rest.length > 0) socket.unshift(rest);
    return { isOpen: true };
  }
  return { isOpen: false, status, schemes: schemesOf(headers), isRefused: wasSent && status === 407 };
}

/** No proxy offers more; what follows is cut. */
const mostOffered = 8192;

/** « Negotiate », « NTLM TlRM… », « Basic realm="a, b" »: Node joins the lines, and one line may hold several. */
const offersIn = ({ 'proxy-authenticate': joined = '' }: ConnectAnswer['headers']): readonly string[] =>
  [...joined.slice(0, mostOffered).matchAll(/(?:[^,"]|"[^"]*")+/gu)]
    .map(([offer]) => offer.trim())
    .filter((offer) => !/^[^\s="]+\s*=/u.test(offer)); // a parameter of the one before

/** Their names alone: « Negotiate, NTLM » where a user and a password may not be enough. */
const schemesOf = (headers: ConnectAnswer['headers']): string =>
  [...new Set(offersIn(headers).map((offer) => offer.split(/\s/u)[0]))].join(', ');
