import type { IncomingMessage } from 'node:http';
import { membersOf } from '#shared/json/rawJson.ts';
import { ServiceError } from '../serviceError.ts';
import type { Members } from '../store/row.ts';

const largestBytes = 4 * 1024 * 1024;

/** The members of a request's JSON object, each as its exact text. */
export async function readBody(request: IncomingMessage): Promise<Members> {
  if (!/^application\/json\s*(?:;|$)/iu.test(request.headers['content-type'] ?? '')) {
    throw new ServiceError(415, 'UnsupportedMediaType', 'Content-Type: application/json attendu');
  }
  const coding = request.headers['content-encoding'] ?? 'identity';
  if (coding !== 'identity')
    throw new ServiceError(415, 'UnsupportedMediaType', `Content-Encoding: ${coding} n’est pas servi`);
  const bytes = await readBytes(request);
  try {
    return membersOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError(400, 'InvalidBody', `Le corps n’est pas un objet JSON : ${reason}`);
  }
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    // no encoding is set: chunks are buffers
    size += chunk.length;
    if (size > largestBytes) {
      throw new ServiceError(413, 'TooLarge', `Le corps dépasse ${largestBytes} octets`, {
        headers: { Connection: 'close' },
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
