import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { metadataXml } from '../metadata.ts';
import { operationOf } from '../operations/index.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { ServiceError } from '../serviceError.ts';
import type { Store } from '../store/store.ts';
import { errorAnswer, sendAnswer } from './answer.ts';
import type { HttpAnswer } from './answer.ts';
import { readBody } from './body.ts';
import { metadataPath, routeOf, wrongVerb } from './routes.ts';

export interface Service {
  readonly store: Store;
  /** The part before /GraphV1; known once the server listens. */
  baseUrl(): string;
  now(): number;
  /** Settles once every change is safe; called before a write is answered. */
  save(): Promise<void>;
  /** Throws when the Authorization header is not accepted. */
  authenticate(header: string | undefined): void;
  /** Each answer waits this long. */
  readonly latencyMs: number;
  /** Aborted when the service ends. */
  readonly ended: AbortSignal;
}

export function serve(service: Service): Server {
  return createServer((request, response) => {
    const respond = async (): Promise<void> => {
      const answer = await answerTo(service, request).catch(errorAnswer);
      if (service.latencyMs > 0) await delay(service.latencyMs, undefined, { signal: service.ended });
      await sendAnswer(request, response, answer);
    };
    // Nobody is left to answer: the connection was cut or the service ends.
    respond().catch(() => response.destroy());
  });
}

async function answerTo(service: Service, request: IncomingMessage): Promise<HttpAnswer> {
  service.authenticate(request.headers.authorization);
  const verb = request.method ?? '';
  const [path, search] = splitTarget(request.url ?? '');
  if (path === metadataPath) {
    if (verb !== 'GET') throw wrongVerb(verb, path, ['GET']);
    return { status: 200, type: 'xml', text: metadataXml() };
  }
  const { name, endpoint, id } = routeOf(verb, path);
  const options = queryOptions(search);
  const body = verb === 'GET' ? new Map<string, never>() : await readBody(request);
  // From here to the change of the store nothing is awaited: one call at a time.
  const metadataUrl = `${service.baseUrl()}${metadataPath}`;
  const call = { endpoint, store: service.store, id, options, body, now: service.now(), metadataUrl };
  const answer = operationOf(name, endpoint)(call);
  if (verb !== 'GET') await service.save();
  return { status: answer.status, type: 'json', text: answer.body };
}

function splitTarget(target: string): readonly [path: string, search: string] {
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  try {
    return [decodeURIComponent(path), at < 0 ? '' : target.slice(at + 1)];
  } catch {
    throw new ServiceError(400, 'InvalidPath', 'L’adresse n’est pas encodée en pour-cent');
  }
}
