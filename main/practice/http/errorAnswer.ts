import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Differences } from '../differences.ts';
import { ServiceError } from '../serviceError.ts';
import type { HttpAnswer } from './answer.ts';
import { contentTypes } from './answer.ts';

/** A refusal in the deployment's form (R5.2). Any error but a ServiceError is a defect of this program: 500. */
export function errorAnswer(error: unknown, differences: Differences): HttpAnswer {
  const known =
    error instanceof ServiceError
      ? error
      : new ServiceError(500, 'InternalError', error instanceof Error ? error.message : String(error));
  const status = known.code === 'InvalidField' ? Number(differences.ruleStatus) : known.status;
  return { status, headers: known.headers, ...forms[differences.errorForm](known) };
}

const forms: Readonly<Record<Differences['errorForm'], (error: ServiceError) => Pick<HttpAnswer, 'type' | 'text'>>> = {
  odata({ code, message, target }) {
    const details: [string, RawJson][] = [
      ['code', rawOf(code)],
      ['message', rawOf(message)],
    ];
    if (target !== undefined) details.push(['target', rawOf(target)]);
    return { type: 'json', text: objectOf([['error', objectOf(details)]]) };
  },
  message: ({ message }) => ({ type: 'json', text: objectOf([['Message', rawOf(message)]]) }),
  text: ({ message }) => ({ type: 'text', text: message }),
  html: ({ code, message }) => ({
    type: 'html',
    text: `<!doctype html><title>${code}</title><h1>${code}</h1><p>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
  }),
};

/**
 * Answers a request that is not HTTP, or whose address and headers are longer than Node reads, and closes the
 * connection.
 */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex, differences: Differences): void {
  // The caller is gone, or what follows cannot be read either.
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
  // Ended, not destroyed: a caller that is still sending would not receive the answer.
  socket.end(`${head.join('\r\n')}\r\n\r\n${text}`);
}
