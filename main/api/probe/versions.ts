import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { VersionsReport } from '#shared/ipc/compatibility.ts';
import type { Connection } from '../http/connection.ts';
import { readOne } from '../read/readOne.ts';
import type { KnownIds } from './knownIds.ts';

const replaces = endpointNames.filter((name) => endpoint(name).kind === 'replace');

/** Whether rows name their version, and what writes have shown so far (R5.9, R3.1b). Reads, and writes nothing. */
export async function versionsOf(connection: Connection, known: KnownIds): Promise<VersionsReport> {
  const tags: (string | null)[] = [];
  for (const name of replaces) {
    const { entity } = endpoint(name);
    const id = known.isCertain(entity) ? known.of(entity) : undefined;
    const tag = id === undefined ? undefined : await tagOf(connection, entity, id);
    if (tag !== undefined) tags.push(tag);
  }
  const ever = (fact: 'ifMatch' | 'upserts'): readonly (boolean | undefined)[] =>
    replaces.map((name: EndpointName) => connection.seen.ever(fact, name));
  const takes = ever('ifMatch');
  return {
    tags: tagStanding(tags),
    ifMatch: takes.includes(false) ? 'refused' : takes.includes(true) ? 'taken' : 'unknown',
    upserts: ever('upserts').includes(true),
  };
}

function tagStanding(tags: readonly (string | null)[]): VersionsReport['tags'] {
  const given = tags.filter((tag) => tag !== null);
  if (tags.length === 0) return 'unknown';
  if (given.length === 0) return 'none';
  return given.some((tag) => tag.startsWith('W/')) ? 'weak' : 'strong';
}

/** Undefined where the row cannot be read. */
async function tagOf(...[connection, entity, id]: Parameters<typeof readOne>): Promise<string | null | undefined> {
  try {
    const read = await readOne(connection, entity, id);
    return read.kind === 'row' ? read.tag : undefined;
  } catch (error) {
    if (error instanceof FailureError) return undefined;
    throw error;
  }
}
