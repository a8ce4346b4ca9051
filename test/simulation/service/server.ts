import { inSelection, setOf } from '#shared/entities/context.ts';
import { entityNames } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { elementsOf, JsonTextError, membersOf, parseRaw, rawJson } from '#shared/json/rawJson.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import type { Op } from '../world/faultTable.ts';
import { mayLackSingle } from './deployment.ts';
import type { Deployment } from './deployment.ts';
import { isPersonSet, otherSet, shownIn, storedIn } from './persons.ts';
import { withoutTextNumbers, withTextNumbers } from './textNumbers.ts';
import type { Row, Truth } from './truth.ts';
import { rootGuid } from './truth.ts';
import { withDatesAt } from './values.ts';

/** A request as it travels. */
export interface Request {
  readonly verb: string;
  readonly url: URL;
  readonly body: string | undefined;
  readonly user: string;
  readonly ifMatch?: string | undefined;
}

/** What a request is about. */
export interface Subject {
  readonly op: Op;
  readonly entity: EntityName;
  readonly id: string | null;
}

/** A request and what it is about. */
export interface SubjectRequest extends Subject {
  readonly request: Request;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly type: string;
  /** Headers beside the type, by lower-case name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The time for which nothing is to be sent, however its header says so (R3.5). */
  readonly waitMs?: number;
  /** Ids of rows that a list should have had and that nothing in it announces (R5.3). */
  readonly hidden?: readonly string[];
}

export const json = (status: number, text: string): Reply => ({
  status,
  text,
  type: 'application/json; charset=utf-8',
});
export const html = (status: number, title: string): Reply => ({
  status,
  text: `<!doctype html><title>${title}</title><h1>${title}</h1>`,
  type: 'text/html',
});

/** What a request is about; null where it is none of the interface. */
export function subjectOf({ verb, url }: Pick<Request, 'verb' | 'url'>, basePath: string): Subject | null {
  const root = `${basePath}/GraphV1/`;
  const parts = url.pathname.slice(root.length).split('/').map(decodeURIComponent);
  const isSelection = parts[0] === 'selection';
  const [set = '', id = null, action] = isSelection ? parts.slice(1) : parts;
  const entity = entityNames.find((name) => name === (isSelection ? inSelection(set) : set));
  if (!url.pathname.startsWith(root) || !entity) return null;
  return { op: opOf({ verb, url }, id, action), entity, id };
}

function opOf({ verb, url }: Pick<Request, 'verb' | 'url'>, id: string | null, action: string | undefined): Op {
  if (verb === 'GET') {
    if (id !== null) return 'one';
    return url.search.includes('ping%40carnet') ? 'ping' : 'list';
  }
  if (action !== undefined) return 'act';
  return id === null ? 'create' : 'replace';
}

/** The verbs of the interface for what can be replaced (R3.1). */
const replacedBy: Partial<Record<EntityName, string>> = {
  Planification: 'PUT',
  Dossier: 'POST',
  Convention: 'POST',
  Candidat: 'PUT',
  'selection/Candidat': 'PUT',
};

interface ServerParts {
  readonly truth: Truth;
  readonly deployment: Deployment;
  readonly cutsLists: () => boolean;
}

/** The service: documented HTTP and JSON over the truth. It knows nothing of faults. */
export class Server {
  readonly truth: Truth;
  readonly #deployment: Deployment;
  /** Whether its lists end after some rows, and name a further page that is not to be had (R1.4). */
  readonly #cutsLists: () => boolean;

  /** What breaks a rule of this service, which it does not name: every attempt is answered 500 (R5.2). */
  readonly #breaking = new Set<string>();

  constructor({ truth, deployment, cutsLists }: ServerParts) {
    this.truth = truth;
    this.#deployment = deployment;
    this.#cutsLists = cutsLists;
  }

  /** `ageMs`: how far a list lags behind. */
  answer(asked: SubjectRequest, ageMs = 0): Reply {
    const reply = this.#inItsNumbers(asked, ageMs);
    return this.#deployment.utcDates ? { ...reply, text: withDatesAt(reply.text, 0, 'Z') } : reply;
  }

  #inItsNumbers(asked: SubjectRequest, ageMs: number): Reply {
    if (!this.#deployment.textNumbers) return this.#answer(asked, ageMs);
    const { entity, request } = asked;
    const body = request.body === undefined ? undefined : withoutTextNumbers(entity, request.body);
    const reply = this.#answer({ ...asked, request: { ...request, body } }, ageMs);
    return { ...reply, text: withTextNumbers(entity, reply.text) };
  }

  #answer({ op, entity, id, request }: SubjectRequest, ageMs: number): Reply {
    if (op === 'ping') return json(200, envelope(entity, []));
    if (op === 'list') return this.#list(entity, request.url, ageMs);
    if (op === 'one') {
      const { refusesSingle } = this.#deployment;
      if (refusesSingle !== null && mayLackSingle(entity)) return json(refusesSingle, '{"Message":"chemin"}');
      const row = this.truth.row(storedIn(entity), id ?? '');
      if (!row) return noSuchEntity;
      const { tags } = this.#deployment;
      return {
        ...json(200, this.#entityText(entity, row.text)),
        ...(tags !== 'none' && { headers: { etag: tagOf(row, tags) } }),
      };
    }
    if (op === 'create') return this.#create(entity, request);
    if (op === 'act') {
      this.truth.act(id ?? '');
      return json(200, '{}');
    }
    return this.#replace(entity, id ?? '', request);
  }

  #list(entity: EntityName, url: URL, ageMs: number): Reply {
    // A row that only lists show would be written over as it was: nothing tells that a list lags.
    const mayLag = this.#deployment.refusesSingle === null || !mayLackSingle(entity);
    const all = ageMs > 0 && mayLag ? this.truth.before(entity, ageMs) : this.truth.rows(entity);
    const filter = decodeURIComponent(/\$filter=([^&]*)/u.exec(url.search)?.[1] ?? '');
    if (entity === 'Directory') {
      const [, ...path] = filter.slice('path eq '.length).split('\\');
      const children = this.truth.children(path, all);
      return children ? json(200, envelope(entity, children.values())) : noSuchEntity;
    }
    const wanted = /^Adresse eq '(.*)'$/u.exec(filter)?.[1];
    const rows = [...all.values()].filter(
      (row) => wanted === undefined || parseRaw(membersOf(row.text).get('Adresse') ?? 'null') === wanted,
    );
    if (!this.#cutsLists()) return json(200, this.#page(entity, rows, url));
    const page = envelope(entity, rows.slice(0, 4)).slice(0, -1);
    if (this.#deployment.cutsSilently)
      return { ...json(200, `${page}}`), hidden: rows.slice(4).flatMap(({ text }) => idsIn(text)) };
    return json(200, `${page},"@odata.nextLink":"https://ailleurs.invalid/autre/${entity}?page=2"}`);
  }

  /** A list, or one page of it that names the next one: by its whole address, or from the root of the host. */
  #page(entity: EntityName, rows: readonly Row[], url: URL): string {
    const { pageRows } = this.#deployment;
    const page = Number(/[?&]page=(\d+)/u.exec(url.search)?.[1] ?? 1);
    const upTo = page * (pageRows ?? rows.length);
    if (pageRows === null || upTo >= rows.length)
      return envelope(entity, pageRows === null ? rows : rows.slice(upTo - pageRows));
    const rest = url.search.replace(/[?&]page=\d+/u, '');
    const next = `${page % 2 === 0 ? '' : url.origin}${url.pathname}${rest}${rest === '' ? '?' : '&'}page=${page + 1}`;
    return `${envelope(entity, rows.slice(upTo - pageRows, upTo)).slice(0, -1)},"@odata.nextLink":"${next}"}`;
  }

  /** What keeps an update from being carried out: the version that it names, or does not name (R5.9). */
  refusesVersion({ op, entity, id, request: { ifMatch } }: SubjectRequest): Reply | null {
    if (op !== 'replace') return null;
    const { tags, refusesIfMatch } = this.#deployment;
    if (refusesIfMatch && ifMatch !== undefined) return json(400, '{"error":{"code":"400","message":"If-Match"}}');
    const row = this.truth.row(storedIn(entity), id ?? '');
    if (ifMatch === undefined) return tags === 'required' && row ? json(428, '{"error":{"code":"428"}}') : null;
    const isVersion = row && (ifMatch === '*' || tags === 'none' || ifMatch === tagOf(row, tags));
    return isVersion ? null : versionFailed;
  }

  /** From now on the service does not take this write. */
  breakRule(asked: SubjectRequest): void {
    const key = this.#ruleKey(asked);
    if (key !== null) this.#breaking.add(key);
  }

  breaksRule(asked: SubjectRequest): boolean {
    const key = this.#breaking.size > 0 ? this.#ruleKey(asked) : null;
    return key !== null && this.#breaking.has(key);
  }

  /** The creation, or the edit by its text; null for an edit that holds no text of its own. */
  #ruleKey({ op, entity, id, request }: SubjectRequest): string | null {
    const { body = '' } = request;
    if (op === 'create') return `${entity} ${markerOf(entity, body as RawJson)}`; // the core made it
    const before = this.truth.row(entity, id ?? '')?.text ?? '';
    const text = body.match(/N\d+@\w+/gu)?.find((candidate) => !before.includes(candidate));
    return text === undefined ? null : `${entity} ${id} ${text}`;
  }

  #entityText(entity: EntityName, row: RawJson): string {
    if (!isPersonSet(entity)) return entityText(entity, row);
    return entityText(this.#deployment.namesOtherSet ? otherSet(entity) : entity, shownIn(entity, row));
  }

  #create(entity: EntityName, { body = '', user }: Request): Reply {
    const sent = rowIn(body);
    if (!sent) return badBody;
    const marker = markerOf(entity, sent);
    if (entity === 'Mail' && this.#deployment.refusesKnownAddress && this.#isKnownAddress(sent)) {
      return json(500, '{"error":{"code":"","message":"interne"}}');
    }
    if (entity === 'Directory') {
      const members = membersOf(sent);
      const id = this.truth.createFolder(textIn(members, 'Nom'), textIn(members, 'Streamid') || rootGuid, marker, user);
      return id === undefined
        ? json(409, '{"Message":"parent or name"}')
        : json(200, `{"@odata.context":"${contextOf('Edm.Guid')}","value":"${id}"}`);
    }
    const { row } = this.truth.create({ entity, body: sent, marker, author: user });
    return json(this.#deployment.answers === 'object' ? 201 : 200, entityText(entity, row.text));
  }

  #isKnownAddress(sent: RawJson): boolean {
    const address = membersOf(sent).get('Adresse');
    return [...this.truth.rows('Mail').values()].some(({ text }) => membersOf(text).get('Adresse') === address);
  }

  #replace(entity: EntityName, id: string, { verb, body = '', user }: Request): Reply {
    if (replacedBy[entity] !== verb) return json(405, '{"error":{"code":"405","message":"no"}}');
    const sent = rowIn(body);
    if (!sent) return badBody;
    if (!this.truth.row(entity, id)) {
      if (!this.#deployment.upserts || entity !== 'Planification') return noSuchEntity;
      const { row: made } = this.truth.create({ entity, body: sent, marker: '', author: user, inPlaceOf: id });
      return json(201, this.#entityText(entity, made.text));
    }
    const row = this.truth.replace(entity, id, sent, user);
    const { answers } = this.#deployment;
    if (answers === 'nothing') return { status: 204, text: '', type: '' };
    return answers === 'empty' ? { status: 200, text: '', type: '' } : json(200, this.#entityText(entity, row.text));
  }
}

const tagOf = ({ version }: Row, tags: Deployment['tags']): string => `${tags === 'weak' ? 'W/' : ''}"${version}"`;
export const versionFailed = json(412, '{"error":{"code":"412","message":"version"}}');

/** The marker that distinguishes a creation from its duplicates, which the service's look-ups cannot see. */
export function markerOf(entity: EntityName, body: RawJson): string {
  const members = membersOf(body);
  if (entity === 'Directory') return `${members.get('Nom')} in ${members.get('Streamid')}`;
  if (entity === 'Mail') return members.get('Adresse') ?? '';
  if (setOf(entity) === 'Candidat') return members.get('Numero') ?? '';
  return members.get(entity === 'Planification' ? 'Enseignants' : 'AutreInformation') ?? '';
}

/** The ids of the rows in a piece of a list. Entries within a row have Ids of their own, which are small. */
export const idsIn = (rows: string): readonly string[] =>
  [...rows.matchAll(/"Id":(\d{9,})|"Streamid":"([^"]*)"/gu)].flatMap(([, id, guid]) => id ?? guid ?? []);

/** The rows of a list by their ids, as they came; null where it cannot be read. */
export function rowsIn(list: string): ReadonlyMap<string, RawJson> | null {
  try {
    // A damaged answer may name a second page beside the first one.
    const text = list.replace(/^\uFEFF/u, '').replaceAll(/,"@odata\.nextLink":"[^"]*"/gu, '');
    const value = membersOf(rawJson(text)).get('value');
    const rows =
      value && elementsOf(value).map((row) => [/\d+/u.exec(membersOf(row).get('Id') ?? '')?.[0] ?? '', row] as const);
    return rows ? new Map(rows) : null;
  } catch (error) {
    if (error instanceof JsonTextError) return null;
    throw error;
  }
}

/** The rows that came whole of a list that was cut: a reader that looks for one of them has it. */
export function rowsBeforeCut(list: string): ReadonlyMap<string, RawJson> {
  for (let end = list.lastIndexOf('}'); end > 0; end = list.lastIndexOf('}', end - 1)) {
    const rows = rowsIn(`${list.slice(0, end + 1)}]}`);
    if (rows) return rows;
  }
  return new Map();
}

const badBody = json(400, '{"error":{"code":"400","message":"body"}}');
export const noSuchEntity = json(404, '{"error":{"code":"404","message":"not found"}}');
const contextOf = (what: string): string => `https://interne/GraphV1/$metadata#${what}`;

const entityText = (entity: EntityName, row: RawJson): string =>
  `{"@odata.context":"${contextOf(`${setOf(entity)}/$entity`)}",${row.slice(1)}`;

const envelope = (entity: EntityName, rows: Iterable<Row>): string =>
  `{"@odata.context":"${contextOf(setOf(entity))}","value":[${[...rows].map(({ text }) => text).join(',')}]}`;

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
