import { createServer, STATUS_CODES } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { membersOf, objectOf, rawOf } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { offers } from '../differences.ts';
import type { Differences } from '../differences.ts';
import { metadataXml } from '../metadata.ts';
import type { Answer } from '../operations/operation.ts';
import type { ServedRoute } from '../operations/routes.ts';
import { servedRoutes } from '../operations/routes.ts';
import { checkVersion } from '../operations/version.ts';
import type { PasswordKey } from '../passwordKey.ts';
import { documentsAnswer, documentsPath, publicKeyAnswer, publicKeyPath } from '../practiceViews.ts';
import { queryOptions } from '../query/queryOptions.ts';
import { refuseField, ServiceError } from '../serviceError.ts';
import { servedSets } from '../sets/index.ts';
import type { Members } from '../store/row.ts';
import type { Store } from '../store/store.ts';
import { contentTypes, sendAnswer } from './answer.ts';
import type { HttpAnswer } from './answer.ts';
import { offTheWire, onTheWire } from './wire.ts';

export interface Service {
  readonly store: Store;
  readonly differences: Differences;
  readonly passwordKey: PasswordKey;
  /** The part before /GraphV1; known once the server listens. */
  baseUrl(): string;
  now(): number;
  /** Settles once every change is on the disk; called before a write is answered. */
  save(): Promise<void>;
  /** Returns the login of the account; throws when the credentials of the headers are not accepted. */
  authenticate(headers: IncomingHttpHeaders): string;
  /** Throws when the request exceeds a limit of the deployment. */
  limit(target: string, now: number): void;
  /** Delay of each answer. */
  readonly latencyMs: number;
  /** Aborted when the service ends. */
  readonly ended: AbortSignal;
}

export function serve(service: Service): Server {
  const server = createServer((request, response) => {
    const respond = async (): Promise<void> => {
      const answer = await answerTo(service, request).catch((error: unknown) =>
        errorAnswer(error, service.differences),
      );
      if (service.latencyMs > 0) await delay(service.latencyMs, undefined, { signal: service.ended });
      await sendAnswer(request, response, answer);
    };
    // There is no caller to answer: the connection was cut or the service ends.
    respond().catch(() => response.destroy());
  });
  return server.on('clientError', (error, socket) => answerUnreadable(error, socket, service.differences));
}

async function answerTo(service: Service, request: IncomingMessage): Promise<HttpAnswer> {
  const verb = request.method ?? '';
  service.limit(request.url ?? '', service.now());
  const [path, search] = splitTarget(request.url ?? '');
  if (path === publicKeyPath) return onlyGet(verb, path, () => publicKeyAnswer(service.passwordKey));
  const user = service.authenticate(request.headers);
  if (path === documentsPath) return onlyGet(verb, path, () => documentsAnswer(service.store, search));
  const { differences } = service;
  if (path === metadataPath) {
    if (differences.metadata === 'no') throw notServed(path);
    return onlyGet(verb, path, () => ({ status: 200, type: 'xml', text: metadataXml() }));
  }
  const { route, id } = routeOf(verb, path, differences);
  const isSelection = path.includes('/selection/');
  const store = isSelection ? service.store.selection : service.store;
  const options = queryOptions(search, differences);
  const body = offTheWire(route.set, await bodyOf(route, request, differences), differences);
  const origin = origins[differences.context](service.baseUrl());
  // Nothing is awaited from here to the change of the store: one call at a time.
  if (route.kind === 'replace')
    checkVersion(store, differences, { set: route.set, id, given: request.headers['if-match'] });
  const answer = route.does({
    store,
    differences,
    set: route.set,
    id,
    user,
    selection: isSelection,
    options,
    body,
    now: service.now(),
    metadataUrl: differences.context === 'relative' ? '$metadata' : `${origin}${metadataPath}`,
    address: `${origin}${request.url ?? ''}`,
    decrypt: (encrypted) => service.passwordKey.decrypt(encrypted),
  });
  if (route.kind !== 'read') await service.save();
  return httpAnswer(route, answer, differences);
}

function onlyGet(verb: string, path: string, answer: () => HttpAnswer): HttpAnswer {
  if (verb !== 'GET') throw wrongVerb(verb, path, ['GET']);
  return answer();
}

/** The base of the addresses in answers: some deployments are behind another name than their own (R5.1). */
const origins: Readonly<Record<Differences['context'], (baseUrl: string) => string>> = {
  absolute: (baseUrl) => baseUrl,
  relative: () => '',
  internal: () => 'http://srv-app01.ecole.lan:8080',
};

const emptyBody: Members = new Map();

async function bodyOf(route: ServedRoute, request: IncomingMessage, { annotations }: Differences): Promise<Members> {
  const sent = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const maySendNone: Readonly<Record<ServedRoute['kind'], boolean>> = {
    read: true,
    action: true,
    create: (servedSets[route.set].required ?? []).length === 0, // a company needs nothing (Entreprise rule 1)
    replace: false,
  };
  if (sent ? route.kind === 'read' && !route.mayCarryBody : maySendNone[route.kind]) return emptyBody;
  const body = await readBody(request);
  const annotation = [...body.keys()].find((name) => name.startsWith('@'));
  if (annotation !== undefined && annotations === 'refuse')
    throw refuseField(annotation, 'une annotation ne s’envoie pas');
  return body;
}

function httpAnswer({ kind }: ServedRoute, { body, created }: Answer, differences: Differences): HttpAnswer {
  const { createStatus, replaceAnswer } = differences;
  const statuses = {
    read: 200,
    action: 200,
    create: Number(createStatus),
    replace: created ? 201 : replaceAnswer === '204' ? 204 : 200,
  };
  return { status: statuses[kind], type: 'json', text: body === undefined ? '' : onTheWire(body, differences) };
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

const largestBytes = 4 * 1024 * 1024;

/** The members of a request's JSON object, each as its exact text. */
async function readBody(request: IncomingMessage): Promise<Members> {
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

const root = '/GraphV1';
const metadataPath = `${root}/$metadata`;

const patterns = servedRoutes.map((route) => {
  const pattern = route.path.split('/').map((segment) => (segment === '{id}' ? String.raw`(\d{1,19})` : segment));
  return { route, pattern: new RegExp(`^${root}${pattern.join('/')}$`, 'u') };
});

/** The operation that a request names: 404 for an unknown path, 405 for another verb. */
function routeOf(verb: string, path: string, differences: Differences) {
  const onPath = patterns.flatMap(({ pattern, route }) => {
    const match = offers(route.unless, differences) ? pattern.exec(path) : null;
    return match ? [{ route, id: match[1] === undefined ? '' : String(BigInt(match[1])) }] : [];
  });
  const found = onPath.find(({ route }) => route.verb === verb);
  if (found) return found;
  const verbs = onPath.map(({ route }) => route.verb);
  throw verbs.length === 0 ? notServed(path) : wrongVerb(verb, path, verbs);
}

const notServed = (path: string): ServiceError => new ServiceError(404, 'NotFound', `${path} n’est pas servi`);

const wrongVerb = (verb: string, path: string, verbs: readonly string[]): ServiceError =>
  new ServiceError(405, 'MethodNotAllowed', `${verb} n’est pas permis sur ${path}`, {
    headers: { Allow: verbs.join(', ') },
  });

/** A refusal in the deployment's form (R5.2). Any error but a ServiceError is a defect of this program: 500. */
function errorAnswer(error: unknown, differences: Differences): HttpAnswer {
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

/** Answers a request that is not HTTP, or is longer than Node reads, and closes the connection. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex, differences: Differences): void {
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
