import { endpoint, endpointNames } from '#shared/endpoints/index.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import { FailureError } from '#shared/failures/failure.ts';
import type { CallAnswer } from '#shared/ipc/call.ts';
import type { ActOrder, Receipt, Verdict } from '#shared/ipc/write.ts';
import { elementsOf, membersOf } from '#shared/json/rawJson.ts';
import type { Connection } from '../http/connection.ts';
import { unlessFailed } from '../read/unlessFailed.ts';
import { call } from './call.ts';
import { ConfirmationNeeded } from './confirmation.ts';
import type { Confirmation } from './confirmation.ts';
import { badOrder, failedWrite } from './outcome.ts';

const unverifiable: Receipt = { outcome: 'unverifiable', changedFields: [], gapMs: null };

/** Calls an action once (R3.2); service failures are outcomes. Throws ConfirmationNeeded before sending (R4.3). */
export async function act(
  connection: Connection,
  order: ActOrder,
  confirmation?: Confirmation,
  signal?: AbortSignal,
): Promise<Verdict> {
  const { endpoint: name, id, body } = order;
  if (endpoint(name).kind !== 'action') return badOrder();
  try {
    const answer = await call(connection, name, {
      id,
      signal,
      ...(body !== null && { body }),
      ...(confirmation && { confirmation }),
    });
    return { kind: 'applied', id, row: null, receipt: await receiptOf(connection, order, answer) };
  } catch (error) {
    if (error instanceof ConfirmationNeeded) throw error;
    if (error instanceof FailureError && error.failure.kind === 'badRequest') return badOrder(); // rejected here
    return failedWrite(error);
  }
}

/** What a read shows of it afterwards (R3.8): the ids that it was to give, or those that its answer names. */
async function receiptOf(connection: Connection, order: ActOrder, answer: CallAnswer): Promise<Receipt> {
  const reads = readOf(order.endpoint);
  if (answer.kind !== 'ids' || !reads) return unverifiable;
  const wanted = idsIn(order) ?? answer.ids;
  const now = await unlessFailed(call(connection, reads, { id: order.id }));
  if (now?.kind !== 'ids') return unverifiable;
  const isThere = wanted.every((id) => now.ids.includes(id));
  return { outcome: isThere ? 'verified' : 'changed', changedFields: isThere ? [] : ['ids'], gapMs: null };
}

/** The endpoint that reads the ids that an action changes. */
const readOf = (name: EndpointName): EndpointName | undefined =>
  endpointNames.find((other) => endpoint(other).kind === 'ids' && endpoint(other).entity === endpoint(name).entity);

/** The ids that the order names, in exactly their digits (R5.4); null where it names none. */
function idsIn({ body }: ActOrder): readonly string[] | null {
  const ids = membersOf(body ?? '{}').get('ids');
  return ids === undefined ? null : elementsOf(ids).map((id) => id.replaceAll('"', ''));
}
