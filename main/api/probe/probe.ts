import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor, endpointNames } from '#shared/endpoints/index.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Probe } from '#shared/ipc/channels.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { Connection } from '../http/connection.ts';
import { comparable } from '../read/comparable.ts';
import { eachRow, listRows } from '../read/list.ts';
import { noteNotServed, readOne } from '../read/readOne.ts';
import type { GoodRow } from '../read/readOne.ts';
import { readRow } from '../read/row.ts';

/**
 * A documented, tiny, authenticated read: nobody has this address (RFC 2606). Being told that this user may not read
 * mails is an answer of the service too, to somebody it knows (S11).
 */
export async function ping(connection: Connection, signal?: AbortSignal): Promise<void> {
  const query = { filter: { eq: ['Adresse', 'ping@carnet.invalid'] } } as const;
  try {
    await eachRow(connection, 'Mail.list', { query, signal, brief: true }, () => undefined);
  } catch (error) {
    if (!(error instanceof FailureError) || error.failure.kind !== 'forbidden') throw error;
  }
}

/**
 * Who this service is, and which rows of the interface that its document does not show it serves (R3.4). Throws
 * FailureError where address, certificate or password are not good.
 */
export async function probe(given: Connection, signal?: AbortSignal): Promise<Probe> {
  const connection = whileAsked(given, signal);
  await ping(connection);
  const assumed: { endpoint: string; served: boolean }[] = [];
  for (const name of endpointNames.filter((candidate) => endpoint(candidate).assumed)) {
    assumed.push({ endpoint: name, served: await isServed(connection, name) });
  }
  return {
    baseUrl: connection.baseUrl,
    campuses: await campuses(connection),
    shareName: await ifServed(() => connection.shareName()),
    assumed,
  };
}

/** No queue tries a probe again: it waits where another read gives up, and ends whenever the user wants. */
const whileAsked = (given: Connection, signal: AbortSignal | undefined): Connection => ({
  ...given,
  limits: { ...given.limits, busyMs: 120_000 },
  transport: {
    generation: given.transport.generation,
    open: (request) => given.transport.open({ ...request, signal }),
  },
});

/** What a row that is not there, not for this user or too slow to count on answers; anything else concerns the service. */
const notThere: ReadonlySet<FailureKind> = new Set([
  'gone',
  'refused',
  'forbidden',
  'serviceError',
  'unreadable',
  'foreignAnswer',
  'badRequest',
  'timeout',
  'tooLarge',
]);

/** Null where what is asked is not there, or not for this user. */
export async function ifServed<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof FailureError && notThere.has(error.failure.kind)) return null;
    throw error;
  }
}

async function isServed(connection: Connection, name: EndpointName): Promise<boolean> {
  const { kind, entity } = endpoint(name);
  const served = await ifServed(async () => {
    const list = kind === 'list' ? name : endpointFor(entity, 'list');
    const row = list && (await firstRow(connection, list));
    if (kind === 'list') return true;
    if (!row) return false; // nothing to ask for: unknown, so not counted on
    const read = await readOne(connection, entity, row.id);
    // The list shows that the entity is there.
    if (read.kind === 'notServedOrGone') noteNotServed(connection, entity);
    return read.kind === 'row';
  });
  return served ?? false;
}

/** The first good row of a list, of which no more is read. */
async function firstRow(connection: Connection, name: EndpointName): Promise<GoodRow | undefined> {
  for await (const rows of listRows(connection, name, {})) {
    for (const text of rows) {
      const row = readRow(endpoint(name).entity, text);
      if (row.ok) return row;
    }
  }
  return undefined;
}

/** From the campuses where they are listed, else from where the agents are. */
async function campuses(connection: Connection): Promise<Probe['campuses']> {
  const listed = await ifServed(() => rowsOf(connection, 'EntiteJuridique.list'));
  if (listed?.length) {
    return listed.map(({ id, members }) => ({
      id,
      name: typeof members['Nom'] === 'string' ? members['Nom'] : nameless(id),
    }));
  }
  const agents = (await ifServed(() => rowsOf(connection, 'Agent.list'))) ?? [];
  // From the text: an id may be more than a number holds (R5.4).
  const campusOf = (text: RawJson): string => comparable(() => membersOf(text).get('EntiteJuridiqueId')) ?? '';
  const ids = new Set(agents.map(({ text }) => campusOf(text).replaceAll('"', '')));
  return [...ids].filter((id) => /^[1-9]\d*$/u.test(id)).map((id) => ({ id, name: nameless(id) }));
}

/** The same word in both languages. */
const nameless = (id: string): string => `Campus ${id}`;

async function rowsOf(connection: Connection, name: EndpointName): Promise<readonly GoodRow[]> {
  const good: GoodRow[] = [];
  await eachRow(connection, name, {}, (text) => {
    const row = readRow(endpoint(name).entity, text);
    if (row.ok) good.push(row);
  });
  return good;
}
