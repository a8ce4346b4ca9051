import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Differences } from '../differences.ts';
import { ServiceError } from '../serviceError.ts';
import { contentTypes } from './answer.ts';
import { errorAnswer } from './errorAnswer.ts';

/** Answers what is no request of HTTP, or one whose address and headers are longer than Node reads, and hangs up. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex, differences: Differences): void {
  // Nobody is left, or what came after the answer cannot be read either.
  if (!socket.writable) return;
  const refusal =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new ServiceError(431, 'RequestHeaderFieldsTooLarge', 'L’adresse et les en-têtes de la demande sont trop longs')
      : new ServiceError(400, 'BadRequest', 'Ce n’est pas une demande HTTP');
  const { status, type, text } = errorAnswer(refusal, differences);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    `Content-Type: ${contentTypes[type]}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Connection: close',
  ];
  // Ended, not destroyed: the answer would be lost to a caller who still sends.
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
