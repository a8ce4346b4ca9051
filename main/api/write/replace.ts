import type { EndpointName } from '#shared/endpoints/index.ts';
import { endpointFor } from '#shared/endpoints/index.ts';
import { setOf } from '#shared/entities/context.ts';
import { describeEntity } from '#shared/entities/index.ts';
import type { Failure } from '#shared/failures/failure.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { ReplaceOrder, Verdict } from '#shared/ipc/write.ts';
import type { RawJson } from '#shared/json/rawJson.ts';
import { JsonTextError } from '#shared/json/rawJson.ts';
import { currentValue, differences, mergeReplace } from '#shared/merge/merge.ts';
import type { MergeOutcome } from '#shared/merge/merge.ts';
import { sameIn } from '#shared/merge/sameValue.ts';
import { maySend } from '../http/body.ts';
import type { Answered, Connection } from '../http/connection.ts';
import { exchangeText } from '../http/connection.ts';
import { ExchangeError } from '../http/networkFailure.ts';
import { holds } from '../lookup/lookUpReplace.ts';
import { comparable } from '../read/comparable.ts';
import { entityIn, noteNotServed, readOne } from '../read/readOne.ts';
import { readShown } from '../read/readShown.ts';
import { united } from '../read/united.ts';
import { unlessFailed } from '../read/unlessFailed.ts';
import { ConfirmationNeeded } from './confirmation.ts';
import type { Confirmation } from './confirmation.ts';
import type { Fresh } from './freshRead.ts';
import { isFresh, listsOf, readFresh } from './freshRead.ts';
import { mustConfirm } from './needsConfirmation.ts';
import { badOrder, failedWrite, saidNo } from './outcome.ts';
import { guarded, statusOf } from './precondition.ts';
import { preflight } from './preflight.ts';
import { receiptOf } from './receipt.ts';

type Merged =
  | { readonly kind: 'end'; readonly verdict: Verdict }
  | { readonly kind: 'write'; readonly fresh: Fresh; readonly body: RawJson };

interface WrittenReplace {
  readonly kind: 'written';
  /** Another than the order's where the service created a row (R3.1b). */
  readonly id: string;
  readonly body: RawJson;
  /** From the fresh read to the end of the write (I14). */
  readonly gapMs: number | null;
  /** The object in the service's answer, where there is one. */
  readonly answer: RawJson | null;
  /** What was written over. */
  readonly fresh: Fresh;
  readonly versioned: boolean;
  readonly recreated: boolean;
  /** Set where the write left and no usable answer came back. */
  readonly lost: Extract<Verdict, { kind: 'doubt' }> | null;
}

type Sent =
  | { readonly kind: 'end'; readonly verdict: Verdict }
  /** Nothing was written, and the row has to be read again: 412, or a long answer about the header. */
  | { readonly kind: 'outpaced' }
  | WrittenReplace;

const maxReads = 3;
/** Versions that others wrote between our read and our write, after which the change waits (I24). */
const mostOutpaced = 3;

/**
 * Read, merge, write, read back, in one go (I10–I14). Failures of the service are verdicts, a lost answer is looked
 * into first (R5.2). What has not left when `signal` aborts is not sent. Throws only ConfirmationNeeded; nothing was
 * sent then.
 */
export async function replace(
  connection: Connection,
  order: ReplaceOrder,
  confirmation?: Confirmation,
  signal?: AbortSignal,
): Promise<Verdict> {
  const name = endpointFor(order.entity, 'replace');
  if (!name || !mayOrder(order)) return badOrder();
  const inBurst = connection.listed.begin(listsOf(name));
  try {
    const sent = await connection.writes
      .runExclusive(() => mergeAndWrite(connection, name, order, confirmation, signal))
      .finally(inBurst.written);
    return sent.kind === 'end' ? sent.verdict : await conclude(connection, name, order, sent);
  } finally {
    inBurst.end();
  }
}

function mayOrder({ entity, changes }: ReplaceOrder): boolean {
  const description = describeEntity(entity);
  return changes.every(({ field, mine }) => maySend(description, field, mine));
}

async function mergeAndWrite(
  connection: Connection,
  name: EndpointName,
  order: ReplaceOrder,
  confirmation: Confirmation | undefined,
  signal: AbortSignal | undefined,
): Promise<Exclude<Sent, { kind: 'outpaced' }>> {
  let confirmed = false; // looking up what a state means takes time: one confirmation is enough after a second read
  let outpaced = 0;
  for (let reads = 1; ; reads += 1) {
    const merged = await readAndMerge(connection, name, order);
    if (merged.kind === 'end') return merged;
    const { id, rivals } = order;
    const broken = await preflight(connection, name, { id, body: merged.body, current: merged.fresh.row, rivals });
    if (broken) return { kind: 'end', verdict: { kind: 'refused', failure: broken } };
    confirmed ||= await isConfirmed(connection, name, order, merged, confirmation);
    // May read what the set declares: before the age of the row is looked at.
    const asked = new Set(order.changes.map(({ field }) => field));
    const whole = await united(name, { body: merged.body, other: merged.fresh.other, asked }, connection.declared);
    if (isFresh(connection, order.entity, merged.fresh)) {
      const sent = await write(connection, name, order, { ...merged, whole }, signal);
      connection.listed.outdate(connection, listsOf(name), id);
      if (sent.kind !== 'outpaced') return sent;
      outpaced += 1;
      if (outpaced >= mostOutpaced || merged.fresh.readAt === null)
        return { kind: 'end', verdict: { kind: 'notSent', failure: { kind: 'changedMeanwhile', status: 412 } } };
    } else if (reads - outpaced >= maxReads)
      return { kind: 'end', verdict: { kind: 'notSent', failure: { kind: 'timeout' } } };
  }
}

/** An irreversible change is never merged in without the user (R4.3, I15). Throws ConfirmationNeeded. */
async function isConfirmed(
  connection: Connection,
  name: EndpointName,
  order: ReplaceOrder,
  { fresh, body }: Extract<Merged, { kind: 'write' }>,
  confirmation: Confirmation | undefined,
): Promise<boolean> {
  const reasons = await mustConfirm(connection, name, body, fresh.row);
  if (reasons.length > 0 && !confirmation?.take(name, order.id)) throw new ConfirmationNeeded(reasons);
  return true;
}

async function readAndMerge(connection: Connection, name: EndpointName, order: ReplaceOrder): Promise<Merged> {
  const end = (verdict: Verdict): Merged => ({ kind: 'end', verdict });
  try {
    const fresh = await readFresh(connection, name, order);
    if (!fresh) return end(badOrder());
    const outcome = mergeReplace(describeEntity(order.entity), fresh.row, order.changes);
    if (outcome.kind === 'write') return { kind: 'write', fresh, body: outcome.body };
    if (outcome.kind === 'conflict') return end({ kind: 'conflict', row: fresh.row, conflicts: conflictsOf(outcome) });
    const receipt = {
      outcome: fresh.readAt === null ? ('unverifiable' as const) : ('verified' as const),
      changedFields: [],
      gapMs: null,
    };
    return end({ kind: 'applied', id: order.id, row: fresh.row, receipt });
  } catch (error) {
    if (error instanceof JsonTextError) return end({ kind: 'notSent', failure: { kind: 'unreadable' } });
    if (!(error instanceof FailureError)) throw error;
    // Nothing was written: whatever failed in the read, the change did not leave.
    return end({ kind: saidNo.has(error.failure.kind) ? 'refused' : 'notSent', failure: error.failure });
  }
}

type Conflicted = Extract<Verdict, { kind: 'conflict' }>;

const conflictsOf = (outcome: Extract<MergeOutcome, { kind: 'conflict' }>): Conflicted['conflicts'] =>
  outcome.conflicts.map(({ unit, fields }) => ({ unit, fields: fields.map((field) => ({ ...field })) }));

async function write(
  connection: Connection,
  name: EndpointName,
  order: ReplaceOrder,
  { fresh, body, whole }: Extract<Merged, { kind: 'write' }> & { readonly whole: RawJson },
  signal: AbortSignal | undefined,
): Promise<Sent> {
  const gap = (): number | null =>
    fresh.readAt === null ? null : Math.max(0, connection.monotonic() - fresh.readAt.monotonic);
  try {
    const isLate = (inMs: number): boolean => !isFresh(connection, order.entity, fresh, inMs);
    const guardedWrite = await guarded(connection, {
      tag: fresh.tag,
      wasRead: fresh.readAt !== null,
      send: (ifMatch) => exchangeText(connection, name, { id: order.id, body: whole, ifMatch, signal, isLate }),
      isLate: () => isLate(0),
    });
    if (guardedWrite === 'late') return { kind: 'outpaced' };
    const { answered, versioned } = guardedWrite;
    const gapMs = gap();
    const recreated = answered.reply.status === 201;
    if (recreated) connection.seen.note('upserts', name, true);
    // The object, an empty body or 204 (R3.3).
    const row = answered.text.trim() === '' ? null : entityIn(name, answered);
    const id = row?.id ?? (recreated ? idOfCreated(answered) : undefined) ?? order.id;
    if (id !== order.id && !recreated) throw new ExchangeError({ kind: 'unreadable' }, true);
    return { kind: 'written', id, body, fresh, gapMs, answer: row?.text ?? null, versioned, recreated, lost: null };
  } catch (error) {
    const status = statusOf(error);
    // `*` was refused, and no read shows the row: it is not there.
    if (status === 412 && fresh.unproven && fresh.tag === null)
      return { kind: 'end', verdict: { kind: 'refused', failure: goneFor(status) } };
    if (status === 412) return { kind: 'outpaced' };
    const verdict = failedWrite(error);
    if (verdict.kind !== 'doubt') return { kind: 'end', verdict };
    const nothing = { answer: null, versioned: false, recreated: false };
    return { kind: 'written', id: order.id, body, fresh, gapMs: gap(), ...nothing, lost: verdict };
  }
}

const goneFor = (status: number): Failure => ({ kind: 'gone', status });

/** The id in the address of a created row, where the answer has no body. */
const idOfCreated = ({ reply }: Answered): string | undefined =>
  /(\d{1,64})[')/]*(?:[?#].*)?$/u.exec(reply.header('odata-entityid') ?? reply.header('location') ?? '')?.[1];

/** Reads back and compares (R3.8). After a lost answer, only a read that shows the values counts (R5.2). */
async function conclude(
  connection: Connection,
  name: EndpointName,
  order: ReplaceOrder,
  sent: WrittenReplace,
): Promise<Verdict> {
  // A service that requested a pause is not read: the next attempt begins with a read anyway (R3.5).
  if (sent.lost?.failure.retryAfterMs) return sent.lost;
  const kept = await readBack(connection, name, order, sent);
  if (sent.lost && (kept === null || !holds(kept, order))) return sent.lost;
  const { id, body, answer } = sent;
  const isMaintained = await maintainedBy(connection, order, { body, kept: kept ?? answer });
  const receipt = receiptOf(describeEntity(order.entity), { ...sent, sent: body, kept, isMaintained });
  // What was sent names the row as it was before, where another was created.
  return { kind: 'applied', id, row: kept ?? answer ?? (id === order.id ? body : null), receipt };
}

/** A copy of the service's data that reads are answered from may lag behind its writes by so much. */
const lagMs = 2_000;

/** The row as a read shows it after the write, the same way as before it; null where none does. */
async function readBack(
  connection: Connection,
  name: EndpointName,
  order: ReplaceOrder,
  { id, fresh, lost }: WrittenReplace,
): Promise<RawJson | null> {
  const { entity } = order;
  if (fresh.readAt === null) {
    const read = await unlessFailed(readOne(connection, entity, id));
    // 404 before and after an accepted write: the single read is not offered. One 404 may be an entity that came back.
    if (!lost && fresh.unproven && read?.kind === 'notServedOrGone') noteNotServed(connection, entity);
    return read?.kind === 'row' ? read.row : null;
  }
  const look = async (): Promise<RawJson | null> => {
    const read = await unlessFailed(readShown(connection, { entity, id, last: fresh.row, isReadBack: true }));
    return read?.kind === 'row' ? read.row : null;
  };
  const row = await look();
  if (row === null || lost || !isAsBefore(order, fresh.row, row)) return row;
  await connection.wait(lagMs);
  connection.listed.outdate(connection, listsOf(name), id);
  return (await look()) ?? row;
}

/** A member that was asked for has the value that was written over. */
function isAsBefore({ entity, changes }: ReplaceOrder, before: RawJson, after: RawJson): boolean {
  const description = describeEntity(entity);
  return changes.some((change) => {
    const valueIn = (row: RawJson): RawJson | null => currentValue(description, row, change);
    const isIn = (row: RawJson, value: RawJson | null): boolean => sameIn(description, change, value, valueIn(row));
    return comparable(() => isIn(before, valueIn(after)) && !isIn(after, change.mine)) ?? false;
  });
}

/** Members that the service computes or changes at every write say nothing in a receipt (R3.8), unless asked for. */
async function maintainedBy(
  connection: Connection,
  { entity, changes }: ReplaceOrder,
  { body, kept }: { readonly body: RawJson; readonly kept: RawJson | null },
): Promise<(field: string) => boolean> {
  const asked = new Set(changes.map(({ field, key }) => (key === undefined ? field : `${field}.${key}`)));
  const differing = (kept && comparable(() => differences(describeEntity(entity), body, kept))) ?? [];
  const unasked = differing.filter((field) => !asked.has(field));
  connection.maintained.note(entity, asked, unasked);
  const declared = unasked.length === 0 ? null : await connection.declared();
  const fields = declared?.get(setOf(entity));
  return (field) =>
    !asked.has(field) && (fields?.get(field)?.computed === true || connection.maintained.has(entity, field));
}
