import { brokenRule } from '#shared/checks/brokenRule.ts';
import type { BrokenRule } from '#shared/checks/brokenRule.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint } from '#shared/endpoints/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { digitsIn } from '#shared/entities/numbers.ts';
import type { Failure } from '#shared/failures/failure.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { membersOf } from '#shared/json/rawJson.ts';
import { sameValue } from '#shared/merge/sameValue.ts';
import type { Connection } from '../http/connection.ts';
import { settle } from '../lookup/lookUpCreation.ts';
import { readOne } from '../read/readOne.ts';

interface Writing {
  /** Id of the entity, or of the parent, that the path names. */
  readonly id?: string | undefined;
  readonly body: RawJson;
  /** The entity as it is, where it is known: fields that an edit does not touch are not checked. */
  readonly current?: RawJson | null;
}

/**
 * The rule of the service that this write would break, as far as this side can tell (R4.1, R4.2, R4.4); null when there
 * is none. What cannot be looked up is not checked: the service decides (R3.8). Reads, and writes nothing.
 */
export async function preflight(connection: Connection, name: EndpointName, writing: Writing): Promise<Failure | null> {
  const { entity, kind } = endpoint(name);
  if (kind !== 'create' && kind !== 'replace') return null; // the body is not the entity's
  const { now, schoolZone } = connection;
  const broken =
    brokenRule(entity, membersOf(writing.body), { now: now(), schoolZone }, changedIn(name, writing)) ??
    (await secondOfAKind(connection, name, writing.body)) ??
    (await ofParent(connection, name, writing));
  return broken && { kind: 'brokenRule', ...broken };
}

function changedIn(name: EndpointName, { body, current }: Writing): ReadonlySet<string> | undefined {
  if (!current) return undefined;
  const description = describeEntity(endpoint(name).entity);
  const now = membersOf(current);
  const changed = [...membersOf(body)].filter(
    ([field, value]) => !sameValue(description, field, value, now.get(field) ?? null),
  );
  return new Set(changed.map(([field]) => field));
}

async function secondOfAKind(connection: Connection, name: EndpointName, body: RawJson): Promise<BrokenRule | null> {
  const { doubt, entity } = endpoint(name);
  if (doubt?.settledBy !== 'lookUp' || !doubt.unique) return null;
  const { kind } = await settle(connection, { entity, body, notThese: [] });
  return kind === 'found' ? { rule: 'oneOfAKind', field: doubt.fields[0] ?? '' } : null;
}

async function ofParent(connection: Connection, name: EndpointName, { id, body }: Writing): Promise<BrokenRule | null> {
  const { idOfParent, notOfParent } = endpoint(name);
  if (!idOfParent || !notOfParent || id === undefined) return null;
  const sent = membersOf(body);
  const given = notOfParent.filter((field) => /^[1-9]\d*$/u.test(digitsIn(sent.get(field)) ?? ''));
  if (given.length === 0) return null;
  const parent = await parentRow(connection, idOfParent, id);
  const shared = parent && given.find((field) => digitsIn(membersOf(parent).get(field)) === digitsIn(sent.get(field)));
  return shared ? { rule: 'ownRecordsOfClient', field: shared } : null;
}

async function parentRow(...[connection, entity, id]: Parameters<typeof readOne>): Promise<RawJson | null> {
  try {
    const read = await readOne(connection, entity, id);
    return read.kind === 'row' ? read.row : null;
  } catch (error) {
    if (error instanceof FailureError) return null;
    throw error;
  }
}
