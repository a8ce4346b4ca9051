import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { contextOf, setOf } from '#shared/entities/context.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import type { Failure, FailureKind } from '#shared/failures/failure.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { CompatibilityReport, EndpointReport, Standing } from '#shared/ipc/compatibility.ts';
import type { CheckStep } from '#shared/ipc/diagnosis.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { objectOf, rawJson } from '#shared/json/rawJson.ts';
import { queryString } from '#shared/odata/query.ts';
import type { Filter, Query } from '#shared/odata/query.ts';
import type { Connection } from '../http/connection.ts';
import { parentList } from '../read/folderRow.ts';
import { listRows } from '../read/list.ts';
import { readOne } from '../read/readOne.ts';
import { readPart } from '../read/row.ts';
import { unlessFailed } from '../read/unlessFailed.ts';
import { call } from '../write/call.ts';
import { KnownIds, leadsTo } from './knownIds.ts';
import type { GivenIds } from './knownIds.ts';
import { checkMetadata } from './metadata.ts';
import { ifServed, ping } from './probe.ts';
import { differencesInRows, differs } from './schemaDifferences.ts';

const replaces = endpointNames.filter((name) => endpoint(name).kind === 'replace');

/** Whether rows name their version (R5.9). */
async function tagsOf(connection: Connection, known: KnownIds): Promise<CompatibilityReport['tags']> {
  const tags: (string | null)[] = [];
  for (const name of replaces) {
    const { entity } = endpoint(name);
    const id = known.isCertain(entity) ? known.of(entity) : undefined;
    const tag = id === undefined ? undefined : await tagOf(connection, entity, id);
    if (tag !== undefined) tags.push(tag);
  }
  const given = tags.filter((tag) => tag !== null);
  if (tags.length === 0) return 'unknown';
  if (given.length === 0) return 'none';
  return given.some((tag) => tag.startsWith('W/')) ? 'weak' : 'strong';
}

/** Undefined where the row cannot be read. */
async function tagOf(...[connection, entity, id]: Parameters<typeof readOne>): Promise<string | null | undefined> {
  const read = await unlessFailed(readOne(connection, entity, id));
  return read?.kind === 'row' ? read.tag : undefined;
}

/**
 * Calls every endpoint that reads, once, and compares the answers with the document; yields the progress after each.
 * Sends only GET and writes nothing. Throws FailureError when the service cannot be reached or the password is not
 * accepted.
 */
export async function* compatibilitySteps(
  connection: Connection,
  { ids = {}, signal }: { readonly ids?: GivenIds; readonly signal?: AbortSignal } = {},
): AsyncGenerator<CheckStep, CompatibilityReport, undefined> {
  await ping(connection, signal);
  const metadata = await checkMetadata(connection, signal);
  const known = new KnownIds(ids);
  const endpoints = yield* checkEndpoints(connection, known, signal);
  const tags = await tagsOf(connection, known);
  const failing = (standing: Standing): boolean => standing === 'refused' || standing === 'absent';
  const compatible =
    !failing(metadata.standing) && endpoints.every(({ documented, standing }) => !documented || !failing(standing));
  return { baseUrl: connection.baseUrl, metadata, endpoints, tags, compatible };
}

/** The whole report at once. */
export async function compatibility(connection: Connection, ids?: GivenIds): Promise<CompatibilityReport> {
  const steps = compatibilitySteps(connection, ids && { ids });
  for (;;) {
    const next = await steps.next();
    if (next.done) return next.value;
  }
}

/** Endpoints whose ids are not known yet wait for those that show them. */
async function* checkEndpoints(
  connection: Connection,
  known: KnownIds,
  signal: AbortSignal | undefined,
): AsyncGenerator<CheckStep, readonly EndpointReport[], undefined> {
  const all = endpointsOfRows(connection);
  const reports = new Map<EndpointName, EndpointReport>();
  yield { done: 0, total: all.length, result: null };
  for (const lastChance of [false, true]) {
    for (let before = -1; before !== reports.size;) {
      before = reports.size;
      for (const name of all.filter((candidate) => !reports.has(candidate))) {
        const question = await questionFor(connection, name, known, lastChance);
        if (!question) continue;
        reports.set(name, await ask(connection, name, { ...question, signal }, known));
        yield { done: reports.size, total: all.length, result: null };
      }
    }
  }
  return all.map((name) => reports.get(name) ?? reportOf(name, { standing: 'untried' }));
}

/** A read with a body that the profile sends by POST is not called: a service that misreads it would write. */
function endpointsOfRows(connection: Connection): readonly EndpointName[] {
  const reads = (row: Endpoint): boolean => row.verb === 'GET' && !(row.bodyOnGet && connection.bodyReadVerb !== 'GET');
  return endpointNames.filter((name) => reads(endpoint(name)));
}

function reportOf(
  name: EndpointName,
  found: Partial<EndpointReport> & Pick<EndpointReport, 'standing'>,
): EndpointReport {
  const row = endpoint(name);
  const { expand = [], select = [] } = row;
  const request = `${row.verb} ${row.path}${queryString({ expand, select })}`;
  return {
    endpoint: name,
    request,
    documented: !row.assumed,
    rows: 0,
    differences: null,
    failure: null,
    ...found,
  };
}

const mostRows = 20;

type Asking = ProbeInput & { readonly signal: AbortSignal | undefined };

async function ask(
  connection: Connection,
  name: EndpointName,
  question: Asking,
  known: KnownIds,
): Promise<EndpointReport> {
  const { entity } = endpoint(name);
  try {
    const rows = await rowsOf(connection, name, question);
    if (rows === null) return reportOf(name, { standing: 'works' });
    // readPart found an object
    const members = rows.map((text) => JSON.parse(text) as Readonly<Record<string, unknown>>);
    rows.forEach((text) => known.learn(entity, text));
    const differences = question.select ? null : differencesInRows(entity, members);
    const standing = differences && differs(differences) ? 'differs' : 'works';
    return reportOf(name, { standing, rows: rows.length, differences: standing === 'differs' ? differences : null });
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const standing = mayBeWrongId(name, question, known, error.failure) ? 'untried' : standingOf(error.failure);
    if (standing === undefined) throw error;
    return reportOf(name, { standing, failure: error.failure });
  }
}

/** A 404 for an id that may not exist there, or is of the other context (R1.5), says nothing about the endpoint. */
function mayBeWrongId(name: EndpointName, { id }: ProbeInput, known: KnownIds, failure: Failure): boolean {
  const { idOfParent, entity } = endpoint(name);
  return id !== undefined && failure.kind === 'gone' && !known.isCertain(idOfParent ?? entity);
}

/** The first rows as texts; null for an answer that has none. */
async function rowsOf(connection: Connection, name: EndpointName, question: Asking): Promise<readonly string[] | null> {
  const { answer } = endpoint(name);
  if (answer !== 'collection') {
    const answered = await call(connection, name, question);
    return answered.kind === 'entity' ? [answered.row] : null;
  }
  const rows: string[] = [];
  const { filter, expand, select, ...rest } = question;
  const query = { ...(filter && { filter }), ...(expand && { expand }), ...(select && { select }) };
  for await (const texts of listRows(connection, name, { ...rest, query })) {
    for (const text of texts) {
      if (!readPart(text).ok) throw new FailureError({ kind: 'unreadable' });
      rows.push(text);
    }
    if (rows.length >= mostRows) break;
  }
  return rows.slice(0, mostRows);
}

const standings: Partial<Record<FailureKind, 'differs' | 'refused' | 'absent'>> = {
  gone: 'absent',
  refused: 'refused',
  forbidden: 'refused',
  serviceError: 'refused',
  badRequest: 'refused',
  unreadable: 'differs',
  foreignAnswer: 'differs',
  tooLarge: 'differs',
};

/** Undefined where the failure concerns the whole service, and not one endpoint. */
function standingOf(failure: Failure): 'differs' | 'refused' | 'absent' | undefined {
  // "Method not allowed" and "not implemented" mean that the endpoint does not exist.
  return failure.status === 405 || failure.status === 501 ? 'absent' : standings[failure.kind];
}

/** The input with which an endpoint that reads is called, to see whether it exists. */
interface ProbeInput extends Query {
  readonly id?: string;
  readonly body?: RawJson;
}

/**
 * A small documented input for the endpoint; undefined while no id is known to ask with. With `lastChance` a filter
 * asks for a value that hardly exists: an empty list is an answer too.
 */
async function questionFor(
  connection: Connection,
  name: EndpointName,
  known: KnownIds,
  lastChance: boolean,
): Promise<ProbeInput | undefined> {
  const row = endpoint(name);
  // An id of the plain context may exist in the other too: better than no question (R1.5).
  const idOf = (entity: EntityName) => known.of(entity) ?? (lastChance ? known.of(setOf(entity)) : undefined);
  const id = row.path.includes('{id}') ? idOf(row.idOfParent ?? row.entity) : undefined;
  if (row.path.includes('{id}') && id === undefined) return undefined;
  const filter = await filterFor(connection, name, idOf, lastChance);
  if (row.filterRequired && !filter) return undefined;
  const enrolment =
    row.bodyOnGet &&
    (idOf(row.entity) ?? (contextOf(row.entity) === 'plain' || lastChance ? known.of('Dossier') : undefined));
  if (row.bodyOnGet && enrolment === undefined) return undefined;
  return {
    ...(id !== undefined && { id }),
    ...(filter && { filter }),
    ...(row.expand && { expand: row.expand }),
    ...(row.select && { select: row.select }),
    ...(enrolment !== undefined && { body: objectOf([['Id', rawJson(enrolment)]]) }),
  };
}

async function filterFor(
  connection: Connection,
  name: EndpointName,
  idOf: (entity: EntityName) => string | undefined,
  lastChance: boolean,
): Promise<Filter | undefined> {
  const { entity, filterOn = [], filterRequired, startsWithOn } = endpoint(name);
  if (startsWithOn?.[0] !== undefined) return { startsWith: [startsWithOn[0], 'A'] };
  if (!filterRequired) return undefined;
  if (describeEntity(entity).listedBy === 'parent') return (await ifServed(() => parentList(connection)))?.filter;
  for (const field of filterOn) {
    const to = leadsTo(field, entity);
    const id = to && idOf(to);
    if (id !== undefined) return { eq: [field, { integer: id }] };
  }
  const [field] = filterOn;
  if (!lastChance || field === undefined) return undefined;
  // An address that does not exist (RFC 2606), and a code that does not.
  return { eq: [field, leadsTo(field, entity) ? { integer: '1' } : 'compat@carnet.invalid'] };
}
