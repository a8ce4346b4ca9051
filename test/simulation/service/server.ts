import { entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { JsonTextError, membersOf, parseRaw, rawJson } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Op } from '../world/faultTable.ts';
import type { Row, Truth } from './truth.ts';
import { rootGuid } from './truth.ts';

/** A request as it travels. */
export interface Request {
  readonly verb: string;
  readonly url: URL;
  readonly body: string | undefined;
  readonly user: string;
}

/** What a request is about. */
export interface Subject {
  readonly op: Op;
  readonly entity: EntityName;
  readonly id: string | null;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly type: string;
  readonly retryAfter?: string;
}

export const json = (status: number, text: string): Reply => ({ status, text, type: 'application/json; charset=utf-8' });
export const html = (status: number, title: string): Reply => ({
  status,
  text: `<!doctype html><title>${title}</title><h1>${title}</h1>`,
  type: 'text/html',
});

const base = '/GraphV1/';

export function subjectOf({ verb, url }: Pick<Request, 'verb' | 'url'>): Subject {
  const [set = '', id = null] = url.pathname.slice(base.length).split('/').map(decodeURIComponent);
  const entity = entityNames.find((name) => name === set);
  if (!url.pathname.startsWith(base) || !entity) throw new Error(`no such row of the interface: ${verb} ${url.pathname}`);
  if (verb === 'GET') {
    if (id !== null) return { op: 'one', entity, id };
    return { op: url.search.includes('ping%40carnet') ? 'ping' : 'list', entity, id };
  }
  return { op: id === null ? 'create' : 'replace', entity, id };
}

/** The verbs of the interface for what can be replaced (R3.1). */
const replacedBy: Partial<Record<EntityName, string>> = { Planification: 'PUT', Dossier: 'POST', Convention: 'POST' };

interface ServerParts {
  readonly truth: Truth;
  readonly answers: 'object' | 'empty' | 'nothing';
  readonly cutsLists: () => boolean;
}

/** The service: documented HTTP and JSON over the truth. It knows nothing of faults. */
export class Server {
  readonly truth: Truth;
  /** How a replace and a creation are answered here (R5.1). */
  readonly #answers: 'object' | 'empty' | 'nothing';
  /** Whether its lists end after some rows, and name a further page that is not to be had (R1.4). */
  readonly #cutsLists: () => boolean;

  constructor({ truth, answers, cutsLists }: ServerParts) {
    this.truth = truth;
    this.#answers = answers;
    this.#cutsLists = cutsLists;
  }

  /** `ageMs`: how far a list lags behind. */
  answer(request: Request, ageMs = 0): Reply {
    const { op, entity, id } = subjectOf(request);
    if (op === 'ping') return json(200, envelope(entity, []));
    if (op === 'list') return this.#list(entity, request.url, ageMs);
    if (op === 'one') {
      const row = this.truth.row(entity, id ?? '');
      return row ? json(200, entityText(entity, row.text)) : noSuchEntity;
    }
    if (op === 'create') return this.#create(entity, request);
    return this.#replace(entity, id ?? '', request);
  }

  #list(entity: EntityName, url: URL, ageMs: number): Reply {
    const all = ageMs > 0 ? this.truth.before(entity, ageMs) : this.truth.rows(entity);
    const filter = decodeURIComponent(/\$filter=([^&]*)/u.exec(url.search)?.[1] ?? '');
    if (entity === 'Directory') {
      const [, ...path] = filter.slice('path eq '.length).split('\\');
      const children = this.truth.children(path, all);
      return children ? json(200, envelope(entity, children.values())) : noSuchEntity;
    }
    const wanted = /^Adresse eq '(.*)'$/u.exec(filter)?.[1];
    const rows = [...all.values()].filter(({ text }) => wanted === undefined || parseRaw(membersOf(text).get('Adresse') ?? 'null') === wanted);
    if (!this.#cutsLists()) return json(200, envelope(entity, rows));
    const page = envelope(entity, rows.slice(0, 4)).slice(0, -1);
    return json(200, `${page},"@odata.nextLink":"https://ailleurs.invalid/GraphV1/${entity}?page=2"}`);
  }

  #create(entity: EntityName, { body = '', user }: Request): Reply {
    const sent = rowIn(body);
    if (!sent) return badBody;
    const marker = markerOf(entity, sent);
    if (entity === 'Directory') {
      const members = membersOf(sent);
      const id = this.truth.createFolder(textIn(members, 'Nom'), textIn(members, 'Streamid') || rootGuid, marker, user);
      return id === undefined ? json(409, '{"Message":"parent or name"}') : json(200, `{"@odata.context":"${contextOf('Edm.Guid')}","value":"${id}"}`);
    }
    const { row } = this.truth.create(entity, sent, marker, user);
    return json(this.#answers === 'object' ? 201 : 200, entityText(entity, row.text));
  }

  #replace(entity: EntityName, id: string, { verb, body = '', user }: Request): Reply {
    if (replacedBy[entity] !== verb) return json(405, '{"error":{"code":"405","message":"no"}}');
    const sent = rowIn(body);
    if (!sent) return badBody;
    if (!this.truth.row(entity, id)) return noSuchEntity;
    const row = this.truth.replace(entity, id, sent, user);
    if (this.#answers === 'nothing') return { status: 204, text: '', type: '' };
    return this.#answers === 'empty' ? { status: 200, text: '', type: '' } : json(200, entityText(entity, row.text));
  }
}

/** What tells a creation from its twins, which the service's look-ups cannot see. */
export function markerOf(entity: EntityName, body: RawJson): string {
  const members = membersOf(body);
  if (entity === 'Directory') return `${members.get('Nom')} in ${members.get('Streamid')}`;
  if (entity === 'Mail') return members.get('Adresse') ?? '';
  return members.get(entity === 'Planification' ? 'Enseignants' : 'AutreInformation') ?? '';
}

const badBody = json(400, '{"error":{"code":"400","message":"body"}}');
export const noSuchEntity = json(404, '{"error":{"code":"404","message":"not found"}}');
const contextOf = (what: string): string => `https://interne/GraphV1/$metadata#${what}`;

export const entityText = (entity: EntityName, row: RawJson): string =>
  `{"@odata.context":"${contextOf(`${entity}/$entity`)}",${row.slice(1)}`;

const envelope = (entity: EntityName, rows: Iterable<Row>): string =>
  `{"@odata.context":"${contextOf(entity)}","value":[${[...rows].map(({ text }) => text).join(',')}]}`;

function rowIn(body: string): RawJson | undefined {
  try {
    membersOf(body);
    return rawJson(body);
  } catch (error) {
    if (error instanceof JsonTextError) return undefined;
    throw error;
  }
}

const textIn = (members: ReadonlyMap<string, RawJson>, field: string): string => {
  const value = parseRaw(members.get(field) ?? 'null');
  return typeof value === 'string' ? value : '';
};
