import type { Socket } from 'node:net';
import type { ConnectAnswer } from './askConnect.ts';

/** A page that says why a tunnel was refused is not longer. */
const mostBytes = 1024 * 1024;

/**
 * Reads the body of an answer away, so that the connection can be used for another request. False where it cannot:
 * the proxy closes it, or does not say where the body ends.
 */
export async function skipBody(socket: Socket, { headers, rest }: ConnectAnswer): Promise<boolean> {
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
