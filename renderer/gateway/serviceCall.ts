import { endpoint } from '#shared/endpoints/index.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { CallOrder, CallResult, MustConfirm } from '#shared/ipc/call.ts';
import type { ReplaceOrder, Verdict } from '#shared/ipc/write.ts';
import { callBridge } from './bridge.ts';
import { isTurnedAway } from './gateway.ts';

/** `failed`: a read that brought nothing. */
export type CallAnswered = CallResult | { readonly kind: 'failed'; readonly failure: Failure };

/** A replacement, merged with what the service holds, and asked about where it cannot be taken back. Never throws. */
export async function replaceNow(order: ReplaceOrder, yes?: string): Promise<Verdict | MustConfirm> {
  const answer = await callBridge('service.replace', { ...order, ...(yes !== undefined && { yes }) });
  return answer.ok
    ? answer.value
    : { kind: isTurnedAway(answer.failure) ? 'notSent' : 'doubt', failure: answer.failure };
}

/** One request to one row of the interface. Never throws. `yes`: the question that a person has just answered (R4.3). */
export async function callService(order: CallOrder, yes?: string): Promise<CallAnswered> {
  const answer = await callBridge('service.call', { ...order, ...(yes !== undefined && { yes }) });
  if (answer.ok) return answer.value;
  const { failure } = answer;
  if (endpoint(order.endpoint).verb === 'GET') return { kind: 'failed', failure };
  // A write without a word on how it ended: only where main turned it away is it proven that nothing left (I4).
  return { kind: isTurnedAway(failure) ? 'notSent' : 'doubt', failure };
}
