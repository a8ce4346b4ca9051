import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';

const compress = promisify(gzip);
/** Caller and service are on one machine: time counts there, and bytes do not. */
const fast = { level: constants.Z_BEST_SPEED };
const worthCompressing = 1024;

export interface HttpAnswer {
  readonly status: number;
  readonly type: keyof typeof contentTypes;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const contentTypes = {
  json: 'application/json; odata.metadata=minimal; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  pem: 'application/x-pem-file',
  text: 'text/plain; charset=utf-8',
  html: 'text/html; charset=utf-8',
} as const;

export async function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: HttpAnswer,
): Promise<void> {
  const plain = Buffer.from(answer.text, 'utf8');
  const zipped = plain.length >= worthCompressing && acceptsGzip(request.headers['accept-encoding'] ?? '');
  const bytes = zipped ? await compress(plain, fast) : plain;
  response.writeHead(answer.status, {
    ...(plain.length > 0 ? { 'Content-Type': contentTypes[answer.type] } : {}),
    ...(answer.status === 204 ? {} : { 'Content-Length': bytes.length }),
    'OData-Version': '4.0',
    Date: new Date().toUTCString(), // Node's own would not follow the given day (main/tools/clock)
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
    ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
    ...answer.headers,
  });
  response.end(bytes);
}

const acceptsGzip = (header: string): boolean =>
  header.split(',').some((coding) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/iu.test(coding));
