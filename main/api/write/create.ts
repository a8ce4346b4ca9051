import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpoint, endpointFor } from '#shared/endpoints/index.ts';
import { asShown } from '#shared/entities/bodyNames.ts';
import type { EntityDescription } from '#shared/entities/describe.ts';
import { isSameGuid } from '#shared/entities/idForm.ts';
import type { EntityName } from '#shared/entities/index.ts';
import { describeEntity } from '#shared/entities/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { FailureKind } from '#shared/failures/failure.ts';
import type { Candidate, CreateOrder, Receipt, Verdict } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { JsonTextError, membersOf, parseRaw } from '#shared/json/rawJson.ts';
import { sameFolded } from '#shared/merge/likeness.ts';
import { toBody } from '#shared/merge/merge.ts';
import { sameValue } from '#shared/merge/sameValue.ts';
import { fileNameKey } from '#shared/text/fold.ts';
import { maySend } from '../http/body.ts';
import type { Answered, Connection } from '../http/connection.ts';
import { exchangeText } from '../http/connection.ts';
import { ExchangeError } from '../http/networkFailure.ts';
import { settle } from '../lookup/lookUpCreation.ts';
import { parentList } from '../read/folderRow.ts';
import { eachRow } from '../read/list.ts';
import { readOne } from '../read/readOne.ts';
import { readRow } from '../read/row.ts';
import { unlessFailed } from '../read/unlessFailed.ts';
import { answerOf } from './callAnswer.ts';
import { ConfirmationNeeded } from './confirmation.ts';
import type { Confirmation } from './confirmation.ts';
import { mustConfirm } from './needsConfirmation.ts';
import { badOrder, failedWrite } from './outcome.ts';
import { preflight } from './preflight.ts';
import { receiptOf } from './receipt.ts';

/** What an answer says was created; no row where it gives only the id (R3.3). */
interface CreatedRow {
  readonly id: string;
  readonly row: RawJson | null;
}

/** Creates once, no retry (R3.2, I3). Failures are outcomes. Throws ConfirmationNeeded before it is sent (R4.3). */
export async function create(
  connection: Connection,
  order: CreateOrder,
  confirmation?: Confirmation,
  signal?: AbortSignal,
): Promise<Verdict> {
  const name = endpointOf(order);
  const body = name && bodyOf(name, order.body);
  if (!name || !body) return badOrder();
  const parent = order.below?.id;
  try {
    const broken = await preflight(connection, name, { id: parent, body, rivals: order.rivals });
    if (broken) return { kind: 'refused', failure: broken };
    const found = await folderThere(connection, order, body);
    if (found) return found;
    const reasons = await mustConfirm(connection, name, body, null);
    if (reasons.length > 0 && !confirmation?.take(name, parent)) throw new ConfirmationNeeded(reasons);
    const made = await connection.writes.runExclusive(async () =>
      madeBy(
        name,
        body,
        await exchangeText(connection, name, {
          body,
          signal,
          ...(parent !== undefined && { id: parent }),
        }),
      ),
    );
    const description = describeEntity(order.entity);
    if (order.parentPath) {
      const kept = await createdBelow(connection, order.entity, made.id, order.parentPath);
      const receipt = receiptOf(description, { sent: asShown(description, body), kept, answer: null, gapMs: null });
      const listed = kept && readRow(order.entity, kept);
      // The name as the lists write it, where the answer's letters differ: the folder's contents are found by it.
      const id = listed?.ok ? listed.id : order.parentPath.length > 0 ? inLettersOf(parentIn(body), made.id) : made.id;
      return { kind: 'applied', id, row: kept, receipt };
    }
    const kept = await readBack(connection, order.entity, made);
    const receipt = receiptOf(description, { sent: body, kept, answer: made.row, gapMs: null });
    return { kind: 'applied', id: made.id, row: kept ?? made.row, receipt };
  } catch (error) {
    if (error instanceof ConfirmationNeeded) throw error;
    const verdict = failedWrite(error);
    // A 404 on a creation is not a missing entity: the service does not offer the endpoint.
    if (verdict.kind !== 'refused') return verdict;
    const there = await alreadyThere(connection, order);
    return { kind: 'refused', failure: { ...verdict.failure, kind: 'refused' }, ...(there.length > 0 && { there }) };
  }
}

/** The endpoint that creates it: the entity's own, or the one below another entity; undefined where none does. */
function endpointOf({ entity, below }: CreateOrder): EndpointName | undefined {
  if (!below) return endpointFor(entity, 'create');
  const { kind, entity: created, idOfParent } = endpoint(below.endpoint);
  return kind === 'create' && created === entity && idOfParent !== undefined ? below.endpoint : undefined;
}

/** Why one was refused: a colleague's folder, or its own, where the network delivered the request twice. */
async function alreadyThere(connection: Connection, order: CreateOrder): Promise<Candidate[]> {
  if (!order.parentPath) return [];
  const look = await settle(connection, { ...order, notThese: [] });
  if (look.kind === 'found') return [{ id: look.id, row: look.row }];
  return look.kind === 'undecidable' ? look.candidates : [];
}

/**
 * The folder is listed right before: one of the same name is taken for it, as none can be removed (R3.6). Null: there
 * is none, or no list is served. Another failure keeps the creation from leaving.
 */
async function folderThere(connection: Connection, order: CreateOrder, body: RawJson): Promise<Verdict | null> {
  const list = endpointFor(order.entity, 'list');
  if (!list || !order.parentPath) return null;
  const sent = membersOf(asShown(describeEntity(order.entity), body));
  const nameIn = (members: ReadonlyMap<string, RawJson>): string =>
    fileNameKey(String(parseRaw(members.get('Name') ?? '""')));
  const there: Candidate[] = [];
  try {
    const { filter, shown } = await parentList(connection, order.parentPath);
    await eachRow(connection, list, { query: { filter } }, (text) => {
      const row = readRow(order.entity, text);
      const kept = row.ok ? shown(row.text) : null;
      if (!row.ok || kept === null) return;
      const members = membersOf(kept);
      if (members.get('Isdirectory') === 'true' && nameIn(members) === nameIn(sent))
        there.push({ id: row.id, row: kept });
    });
  } catch (error) {
    if (error instanceof JsonTextError) return null;
    if (!(error instanceof FailureError)) throw error;
    return isUnlisted.has(error.failure.kind) ? null : { kind: 'notSent', failure: error.failure };
  }
  const [first] = there;
  if (!first) return null;
  const receipt: Receipt = { outcome: 'verified', changedFields: [], gapMs: null, existed: true };
  return { kind: 'applied', ...first, receipt };
}

/** The service does not list folders, or not in a known form: it decides itself, as where a row is unreadable. */
const isUnlisted: ReadonlySet<FailureKind> = new Set(['refused', 'gone', 'unreadable']);

/** The body to send, or undefined when it must not be sent. */
function bodyOf(name: EndpointName, text: RawJson): RawJson | undefined {
  const { entity, required = [] } = endpoint(name);
  const description = describeEntity(entity);
  try {
    const members = membersOf(text);
    const whole = required.every((member) => (members.get(member) ?? 'null') !== 'null');
    const sendable = [...members].every(([member, value]) => maySend(description, member, value));
    return whole && sendable ? toBody(description, text) : undefined;
  } catch (error) {
    if (error instanceof JsonTextError) return undefined;
    throw error;
  }
}

/** Reads the answer of a success. Throws ExchangeError when it proves nothing (I16). */
function madeBy(name: EndpointName, body: RawJson, answered: Answered): CreatedRow {
  const { entity, required = [] } = endpoint(name);
  const answer = answerOf(name, answered);
  if (answer.kind === 'guid') return { id: answer.guid, row: null };
  const isIt = answer.kind === 'entity' && answer.id !== null;
  if (!isIt || !echoes(describeEntity(entity), required, body, answer.row))
    throw new ExchangeError({ kind: 'unreadable' }, true);
  return { id: answer.id, row: answer.row };
}

/** The folder in which a new one is made: as the lists write it, but the root, whose GUID may be typed (R5.5). */
const parentIn = (body: RawJson): string => String(parseRaw(membersOf(body).get('Streamid') ?? '""'));

/** A GUID in capitals or small letters, whichever another one has; as it is where that has both or none. */
function inLettersOf(other: string, guid: string): string {
  const [isSmall, isCapital] = [other === other.toLowerCase(), other === other.toUpperCase()];
  if (isSmall === isCapital) return guid;
  return isSmall ? guid.toLowerCase() : guid.toUpperCase();
}

/** Every required member that came back equals the sent one (I16), case and spacing of texts apart (R3.8). */
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
  // Where nothing is required, an answer that shares no member with the request is about something else.
  if (required.length > 0) return required.every(isEcho);
  // a company may be created without members (Entreprise rule 1)
  return sent.size === 0 || [...sent.keys()].some(isEcho);
}

/** The new entity as the service stores it; null where it cannot be read, which the receipt then says (R3.8). */
async function readBack(connection: Connection, entity: EntityName, made: CreatedRow): Promise<RawJson | null> {
  const read = await unlessFailed(readOne(connection, entity, made.id));
  return read?.kind === 'row' ? read.row : null;
}

/** As the parent's list shows it, the only read of it (R3.3, R3.8); null where it is not there or not readable. */
async function createdBelow(
  connection: Connection,
  entity: EntityName,
  id: string,
  parentPath: readonly string[],
): Promise<RawJson | null> {
  const name = endpointFor(entity, 'list');
  if (!name) return null;
  const find = async (): Promise<RawJson | null> => {
    const { filter, shown } = await parentList(connection, parentPath);
    const found: (RawJson | null)[] = [];
    await eachRow(connection, name, { query: { filter } }, (text) => {
      const row = readRow(entity, text);
      if (row.ok && isSameGuid(row.id, id)) found.push(shown(row.text));
    });
    return found[0] ?? null;
  };
  return unlessFailed(find());
}
