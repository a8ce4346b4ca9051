import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import { contextOf, inSelection, setOf } from '#shared/entities/context.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { JsonTextError, membersOf, parseRaw, splice } from '#shared/json/rawJson.ts';
import { checkContext, quoting } from '../http/answer.ts';
import type { Answered, Connection, Input } from '../http/connection.ts';
import { exchangeText, notOurs } from '../http/connection.ts';
import { ExchangeError } from '../http/networkFailure.ts';
import type { GoodRow } from './row.ts';
import { readRow } from './row.ts';

export type OneRead =
  /** `tag`: its version, as the service names it, for If-Match; null where it names none. */
  | { readonly kind: 'row'; readonly row: RawJson; readonly tag: string | null }
  /** The service does not offer this endpoint (R3.4). */
  | { readonly kind: 'notServed' }
  /** 404 from an assumed endpoint that was never seen to work: either it is not offered, or the entity is gone. */
  | { readonly kind: 'notServedOrGone'; readonly status: number | undefined };

/** Reads one entity, complete, as text. Throws ExchangeError; `gone` only where 404 can mean nothing else. */
export async function readOne(connection: Connection, entity: EntityName, id: string): Promise<OneRead> {
  const name = endpointFor(entity, 'one');
  if (!name || connection.seen.now('served', name) === false) return { kind: 'notServed' };
  try {
    const answered = await connection.reads.runExclusive(() =>
      exchangeText(connection, name, { id, ...expanded(name) }),
    );
    const row = entityIn(name, answered);
    if (row.id !== id) throw new ExchangeError({ kind: 'unreadable' }, true); // another entity (I16)
    return { kind: 'row', row: row.text, tag: tagIn(row.text) ?? usable(answered.reply.header('etag')) };
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    if (connection.seen.now('served', name) === false) return { kind: 'notServed' };
    const { kind, status } = error.failure;
    const isUnknown = endpoint(name).assumed === true && connection.seen.now('served', name) === undefined;
    // 410 says that there was a row.
    if (kind === 'gone' && status !== 410 && isUnknown) return { kind: 'notServedOrGone', status };
    throw error;
  }
}

/** The version that a row names itself, as OData writes it; null where it names none. */
export function tagIn(row: RawJson): string | null {
  const tag = membersOf(row).get('@odata.etag');
  return tag?.startsWith('"') ? usable(String(parseRaw(tag))) : null;
}

/** A tag goes back exactly as it came, weak ones too; what no header can carry counts as none. */
const usable = (tag: string | undefined): string | null =>
  tag !== undefined && /^[\x20-\x7e\xa0-\xff]{1,1024}$/u.test(tag) ? tag : null;

/** What a single read expands: only of an entity that is never replaced, whose body would hold it (R2.1). */
function expanded(name: EndpointName): Pick<Input, 'query'> {
  const { expand, entity } = endpoint(name);
  return expand && !endpointFor(entity, 'replace') ? { query: { expand } } : {};
}

/** Records that a single read which answered 404 is not offered, because the entity was proven to exist. */
export function noteNotServed(connection: Connection, entity: EntityName): void {
  const name = endpointFor(entity, 'one');
  if (name) connection.seen.note('served', name, false);
}

/** Its `@odata.context` is checked and removed; a replace needs none (R3.7). Throws `foreignAnswer` or `unreadable`. */
export function entityIn(name: EndpointName, answered: Answered): GoodRow {
  const { entity, answer } = endpoint(name);
  return quoting(answered.text, () => {
    const members = membersIn(answered);
    if (answer !== 'entityOrNothing' || members.has('@odata.context')) checkedContext(name, members);
    return goodRow(entity, withoutContext(answered));
  });
}

export const withoutContext = (answered: Answered): RawJson =>
  splice(answered.text, new Map(), (member) => member === '@odata.context');

/** Throws when the answer names none of the sets that the endpoint's answers may name. */
export function checkedContext(name: EndpointName, members: ReadonlyMap<string, RawJson>): void {
  checkContext(parseRaw(members.get('@odata.context') ?? 'null'), ...setsOf(name));
}

/**
 * The entity's set, its parent's, and those served as one with either (R5.3b); of Selection with prefix or without
 * (R1.5).
 */
export function setsOf(name: EndpointName): readonly string[] {
  const { entity, idOfParent } = endpoint(name);
  const sets = [entity, idOfParent].flatMap((of) =>
    of === undefined ? [] : [setOf(of), describeEntity(of).alsoNamed].flat(),
  );
  return contextOf(name) === 'selection' ? [...sets, ...sets.map(inSelection)] : sets;
}

export function goodRow(entity: EntityName, text: string): GoodRow {
  const row = readRow(entity, text);
  if (!row.ok) throw new ExchangeError({ kind: 'unreadable' }, true);
  return row;
}

/** The members of an answer that must be one JSON object. */
export function membersIn(answered: Answered): ReadonlyMap<string, RawJson> {
  try {
    return membersOf(answered.text);
  } catch (error) {
    if (error instanceof JsonTextError) throw notOurs(answered);
    throw error;
  }
}
