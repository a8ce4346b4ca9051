import { z } from 'zod';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import { asShown } from '#shared/entities/bodyNames.ts';
import type { EntityDescription } from '#shared/entities/describe.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { Candidate, CreateOrder, Verdict } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { JsonTextError, elementsOf, membersOf, parseRaw } from '#shared/json/rawJson.ts';
import { sameFolded } from '#shared/merge/likeness.ts';
import { toBody } from '#shared/merge/merge.ts';
import { sameValue } from '#shared/merge/sameValue.ts';
import { checkContext } from '../http/answer.ts';
import { maySend } from '../http/body.ts';
import type { Answered, Connection } from '../http/connection.ts';
import { exchangeText, notOurs } from '../http/connection.ts';
import { ExchangeError } from '../http/networkFailure.ts';
import { settle } from '../lookup/lookUpCreation.ts';
import { entityIn, goodRow, membersIn, readOne } from '../read/readOne.ts';
import { readRow } from '../read/row.ts';
import { createdBelow } from './createdBelow.ts';
import { badOrder, failedWrite } from './outcome.ts';
import { preflight } from './preflight.ts';
import { receiptOf } from './receipt.ts';

/** What an answer says was made; no row where only its id is told (R3.3). */
interface Made {
  readonly id: string;
  readonly row: RawJson | null;
}

/**
 * Creates one entity, once: there is no second attempt here, whatever happens (R3.2, I3). Never throws for the service's
 * sake. What has not left when `signal` comes does not leave.
 */
export async function create(connection: Connection, order: CreateOrder, signal?: AbortSignal): Promise<Verdict> {
  const name = endpointFor(order.entity, 'create');
  const body = name && bodyOf(name, order.body);
  // What needs a person's yes goes by `call`, which takes one (R4.3).
  if (!name || !body || endpoint(name).confirm) return badOrder();
  try {
    const broken = await preflight(connection, name, { body });
    if (broken) return { kind: 'refused', failure: broken };
    const made = await connection.writes.runExclusive(async () =>
      madeBy(name, body, await exchangeText(connection, name, { body, signal })),
    );
    const description = describeEntity(order.entity);
    if (order.parentPath) {
      const kept = await createdBelow(connection, order.entity, made.id, order.parentPath);
      const receipt = receiptOf(description, { sent: asShown(description, body), kept, answer: null, gapMs: null });
      // No row: a cached folder belongs to its parent's list, which is received as a whole.
      const listed = kept && readRow(order.entity, kept);
      // As the lists write it, where the answer's letters are others: what lies in the folder is found by it.
      return { kind: 'applied', id: listed?.ok ? listed.id : made.id, row: null, receipt };
    }
    const kept = await readBack(connection, order.entity, made);
    const receipt = receiptOf(description, { sent: body, kept, answer: made.row, gapMs: null });
    return { kind: 'applied', id: made.id, row: kept ?? made.row, receipt };
  } catch (error) {
    const verdict = failedWrite(error);
    // 404 on a creation is no entity that is gone: the service does not take it.
    if (verdict.kind !== 'refused') return verdict;
    const there = await alreadyThere(connection, order);
    return { kind: 'refused', failure: { ...verdict.failure, kind: 'refused' }, ...(there.length > 0 && { there }) };
  }
}

/**
 * Folders that a refused one may have met: one that somebody else made, or its own, where the road delivered the request
 * twice and the second answer came. Of two alike a service can only refuse a folder.
 */
async function alreadyThere(connection: Connection, order: CreateOrder): Promise<Candidate[]> {
  if (!order.parentPath) return [];
  const look = await settle(connection, { ...order, notThese: [] });
  if (look.kind === 'found') return [{ id: look.id, row: look.row }];
  return look.kind === 'undecidable' ? look.candidates : [];
}

/** The body as it goes, or undefined when it must not. */
function bodyOf(name: EndpointName, text: RawJson): RawJson | undefined {
  const description = describeEntity(endpoint(name).entity);
  try {
    const members = membersOf(text);
    const whole = (endpoint(name).required ?? []).every((member) => (members.get(member) ?? 'null') !== 'null');
    const sendable = [...members].every(([member, value]) => maySend(description, member, value));
    return whole && sendable ? toBody(description, text) : undefined;
  } catch (error) {
    if (error instanceof JsonTextError) return undefined;
    throw error;
  }
}

/** Reads the answer of a success. Throws ExchangeError when it proves nothing (I16). */
function madeBy(name: EndpointName, body: RawJson, answered: Answered): Made {
  const { answer, entity, required = [] } = endpoint(name);
  if (answer === 'guid') return { id: guidIn(answered), row: null };
  const row = answer === 'collectionOfOne' ? onlyRowIn(entity, answered) : entityIn(name, answered);
  if (!echoes(describeEntity(entity), required, body, row.text)) throw new ExchangeError({ kind: 'unreadable' }, true);
  return { id: row.id, row: row.text };
}

const guid = z.guid();

/** `{value: guid}`: the new folder's Streamid (R3.3). */
function guidIn(answered: Answered): string {
  const value = guid.safeParse(parseRaw(membersIn(answered).get('value') ?? 'null'));
  if (!value.success) throw notOurs(answered);
  return value.data;
}

/** Another count than one is in doubt (R3.3). */
function onlyRowIn(entity: EntityName, answered: Answered): ReturnType<typeof goodRow> {
  const members = membersIn(answered);
  checkContext(parseRaw(members.get('@odata.context') ?? 'null'), entity);
  const value = members.get('value');
  const rows = value?.startsWith('[') ? elementsOf(value) : [];
  const [row] = rows;
  if (row === undefined || rows.length !== 1) throw notOurs(answered);
  return goodRow(entity, row);
}

/**
 * Whether the answer is about what was sent (I16): of the members that a creation requires, each that comes back is
 * the sent one; texts may come back in other case or spacing, which is the service's to decide (R3.8).
 */
function echoes(description: EntityDescription, required: readonly string[], body: RawJson, row: RawJson): boolean {
  const sent = membersOf(body);
  const kept = membersOf(row);
  const isEcho = (field: string): boolean => {
    const mine = sent.get(field) ?? null;
    const theirs = kept.get(field) ?? null;
    return (
      theirs === null || sameValue(description, field, mine, theirs) || (mine !== null && sameFolded(mine, theirs))
    );
  };
  // Where nothing is required, an answer of which nothing is what was sent is about something else.
  if (required.length > 0) return required.every(isEcho);
  return sent.size === 0 || [...sent.keys()].some(isEcho); // a company may be made of nothing (Entreprise rule 1)
}

/** The new entity as the service keeps it; null where it cannot be read, which the receipt then says (R3.8). */
async function readBack(connection: Connection, entity: EntityName, made: Made): Promise<RawJson | null> {
  try {
    const read = await readOne(connection, entity, made.id);
    return read.kind === 'row' ? read.row : null;
  } catch (error) {
    if (error instanceof FailureError) return null; // it exists; only the look at it failed
    throw error;
  }
}
