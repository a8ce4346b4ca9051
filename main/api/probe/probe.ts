import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor, endpointNames } from '#shared/endpoints/index.ts';
import { contextOf } from '#shared/entities/context.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Probe } from '#shared/ipc/channels.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import type { Connection } from '../http/connection.ts';
import { comparable } from '../read/comparable.ts';
import { eachRow } from '../read/list.ts';
import { noteNotServed, readOne } from '../read/readOne.ts';
import type { GoodRow } from '../read/row.ts';
import { readRow } from '../read/row.ts';
import { firstRow } from '../read/served.ts';

/** A tiny documented read of no existing address (RFC 2606); refused to this user, it is an answer as well (S11). */
export async function ping(connection: Connection, signal?: AbortSignal): Promise<void> {
  const query = { filter: { eq: ['Adresse', 'ping@carnet.invalid'] } } as const;
  try {
    await eachRow(connection, 'Mail.list', { query, signal, brief: true }, () => undefined);
  } catch (error) {
    if (!(error instanceof FailureError) || error.failure.kind !== 'forbidden') throw error;
  }
}

/** Identifies the service, and its undocumented endpoints (R3.4). Throws where address or password are wrong. */
export async function probe(given: Connection, signal?: AbortSignal): Promise<Probe> {
  const connection = whileAsked(given, signal);
  await ping(connection);
  const assumed: { endpoint: EndpointName; served: boolean }[] = [];
  for (const name of endpointNames.filter(isProbed)) {
    assumed.push({ endpoint: name, served: await isServed(connection, name) });
  }
  return {
    baseUrl: connection.baseUrl,
    campuses: await campuses(connection),
    name: await schoolName(connection),
    shareName: await ifServed(() => connection.shareName(connection)),
    assumed,
  };
}

/** What the Selection context lacks is of no interest to a school that does not use it (R1.5). */
const isProbed = (name: EndpointName): boolean =>
  endpoint(name).assumed === true && contextOf(endpoint(name).entity) === 'plain';

/** No queue retries a probe: it waits where another read would give up, and ends when the user cancels it. */
const whileAsked = (given: Connection, signal: AbortSignal | undefined): Connection => ({
  ...given,
  limits: { ...given.limits, busyMs: 120_000 },
  transport: {
    generation: given.transport.generation,
    open: (request) => given.transport.open({ ...request, signal }),
  },
});

/** An endpoint that is missing, forbidden or too slow to rely on; anything else concerns the whole service. */
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

/** Null where the endpoint is missing, or forbidden to this user. */
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
    if (!row) return false; // no entity to ask for: unknown, so not relied on
    const read = await readOne(connection, entity, row.id);
    // The list shows that the entity exists.
    if (read.kind === 'notServedOrGone') noteNotServed(connection, entity);
    return read.kind === 'row';
  });
  return served ?? false;
}

/** From the campuses where they are listed, otherwise from the campuses of the agents. */
async function campuses(connection: Connection): Promise<Probe['campuses']> {
  const listed = await ifServed(() =>
    found(connection, 'EntiteJuridique.list', ({ id, members }) => [
      id,
      typeof members['Nom'] === 'string' ? members['Nom'].slice(0, longestName) : nameless(id),
    ]),
  );
  if (listed?.length) return listed;
  // Read from the text: an id may be more than a number holds (R5.4).
  const campusOf = (text: RawJson): string => comparable(() => membersOf(text).get('EntiteJuridiqueId')) ?? '';
  const ofAgents = await ifServed(() =>
    found(connection, 'Agent.list', ({ text }) => {
      const id = campusOf(text).replaceAll('"', '');
      return /^[1-9]\d{0,30}$/u.test(id) ? [id, nameless(id)] : null;
    }),
  );
  return ofAgents ?? [];
}

/** Of the instance, where it is served (R3.4). */
async function schoolName(connection: Connection): Promise<string | null> {
  const row = await ifServed(() => firstRow(connection, 'Instance.list'));
  const name = row?.members['Nom'];
  return typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, longestSchool) : null;
}
/** As long as the name of a service in Carnet may be. */
const longestSchool = 120;

/** Far beyond any school; a service that lists more is none, or hostile (I24). */
const mostCampuses = 5_000;
const longestName = 200;

/** The word is the same in both languages. */
const nameless = (id: string): string => `Campus ${id}`;

/** The campuses that a list names, each once. Its rows are not kept: an answer may be very long. */
async function found(
  connection: Connection,
  name: EndpointName,
  campusIn: (row: GoodRow) => readonly [id: string, name: string] | null,
): Promise<Probe['campuses']> {
  const names = new Map<string, string>();
  await eachRow(connection, name, {}, (text) => {
    const row = readRow(endpoint(name).entity, text);
    const campus = row.ok ? campusIn(row) : null;
    if (campus) names.set(...campus);
    if (names.size > mostCampuses) throw new FailureError({ kind: 'tooLarge' });
  });
  return [...names].map(([id, campusName]) => ({ id, name: campusName }));
}
