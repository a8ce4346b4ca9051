import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { basicAuthorization } from '../authenticator.ts';
import type { ProxyLogin } from '../network.ts';
import { authenticateMessage, challengeOf, negotiateMessage } from '../ntlm/messages.ts';
import type { Challenge } from '../ntlm/messages.ts';

interface ConnectAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** What came after its head. */
  readonly rest: Buffer;
}

/** Asks a proxy for a tunnel to `target` (host and port). Rejects where the connection ends before an answer. */
function askConnect(socket: Socket, target: string, authorization: string | null): Promise<ConnectAnswer> {
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

export type Tunnel =
  | { readonly isOpen: true }
  | {
      readonly isOpen: false;
      readonly status: number;
      /** The ways to sign in that the proxy names: « Negotiate, NTLM ». */
      readonly schemes: string;
      /** The login was given, and not accepted. */
      readonly isRefused: boolean;
      /** It takes a password as Basic sends it, in the clear: to no other proxy does one leave so. */
      readonly takesBasic: boolean;
    };

/** Opens a tunnel to `target` (host and port), before a byte for the service. Rejects if the connection ends. */
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
  const schemes = schemesOf(headers);
  // Some name none of them.
  const takesBasic = status === 407 && (schemes === '' || /\bbasic\b/iu.test(schemes));
  return { isOpen: false, status, schemes, isRefused: wasSent && status === 407, takesBasic };
}

/** No proxy offers more; what follows is cut. */
const longestChallenge = 8192;

/** « Negotiate », « NTLM TlRM… », « Basic realm="a, b" »: Node joins the lines, and one line may hold several. */
const offersIn = ({ 'proxy-authenticate': joined = '' }: ConnectAnswer['headers']): readonly string[] =>
  [...joined.slice(0, longestChallenge).matchAll(/(?:[^,"]|"[^"]*")+/gu)]
    .map(([offer]) => offer.trim())
    .filter((offer) => !/^[^\s="]+\s*=/u.test(offer)); // a parameter of the one before

/** Their names alone: « Negotiate, NTLM » where a user and a password may not be enough. */
const schemesOf = (headers: ConnectAnswer['headers']): string =>
  [...new Set(offersIn(headers).map((offer) => offer.split(/\s/u)[0]))].join(', ');

/** A page that says why a tunnel was refused is not longer. */
const mostBytes = 1024 * 1024;

/** Reads a body away, so that the connection can be used again; false where the proxy closes it or names no end. */
async function skipBody(socket: Socket, { headers, rest }: ConnectAnswer): Promise<boolean> {
  const after = [headers.connection, headers['proxy-connection']].flat().join();
  if (/\bclose\b/iu.test(after)) return false;
  const ends = endOf(headers);
  if (ends === null) return false;
  let body = rest;
  // A tunnel that is not open yet: nothing follows the body before the next request.
  while (!ends(body)) {
    const more = body.length < mostBytes ? await nextPiece(socket) : null;
    if (more === null) return false;
    body = Buffer.concat([body, more]);
  }
  return true;
}

/** Whether the bytes so far are the whole body; null where only the end of the connection ends it. */
function endOf(headers: ConnectAnswer['headers']): ((body: Buffer) => boolean) | null {
  if (headers['transfer-encoding']?.toLowerCase() === 'chunked') return hasLastChunk;
  const length = Number(headers['content-length'] ?? Number.NaN);
  return Number.isInteger(length) ? (body) => body.length >= length : null;
}

function hasLastChunk(body: Buffer): boolean {
  for (let at = 0; ;) {
    const line = body.indexOf('\r\n', at);
    if (line === -1) return false;
    const size = Number.parseInt(body.toString('latin1', at, line), 16);
    if (Number.isNaN(size)) return false;
    if (size === 0) return body.includes('\r\n\r\n', line); // after trailers, of which there may be some
    at = line + 2 + size + 2;
  }
}

/** Null at the end of the connection. */
function nextPiece(socket: Socket): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const end = (piece: Buffer | null): void => {
      socket.off('data', end).off('end', none).off('close', none).off('error', none);
      socket.pause();
      resolve(piece);
    };
    const none = (): void => end(null);
    socket.on('data', end).on('end', none).on('close', none).on('error', none);
    socket.resume();
  });
}
