import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { ServiceError } from '../serviceError.ts';

const compress = promisify(gzip);
const worthCompressing = 1024;

export interface HttpAnswer {
  readonly status: number;
  readonly type: 'json' | 'xml';
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const contentTypes = {
  json: 'application/json; odata.metadata=minimal; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
} as const;

/** Writes an answer, gzip where the caller accepts it. */
export async function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: HttpAnswer): Promise<void> {
  const plain = Buffer.from(answer.text, 'utf8');
  const zipped = plain.length >= worthCompressing && acceptsGzip(request.headers['accept-encoding'] ?? '');
  const bytes = zipped ? await compress(plain) : plain;
  response.writeHead(answer.status, {
    'Content-Type': contentTypes[answer.type],
    'Content-Length': bytes.length,
    'OData-Version': '4.0',
    'Cache-Control': 'no-store',
    Vary: 'Accept-Encoding',
    ...(zipped ? { 'Content-Encoding': 'gzip' } : {}),
    ...answer.headers,
  });
  response.end(bytes);
}

const acceptsGzip = (header: string): boolean =>
  header.split(',').some((coding) => /^\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)[\d.]+\s*)?$/iu.test(coding));

/** The OData error body. What is no ServiceError is a defect of this program: 500. */
export function errorAnswer(error: unknown): HttpAnswer {
  const known =
    error instanceof ServiceError
      ? error
      : new ServiceError(500, 'InternalError', error instanceof Error ? error.message : String(error));
  const details: [string, RawJson][] = [
    ['code', rawOf(known.code)],
    ['message', rawOf(known.message)],
  ];
  if (known.target !== undefined) details.push(['target', rawOf(known.target)]);
  return { status: known.status, type: 'json', text: objectOf([['error', objectOf(details)]]), headers: known.headers };
}
