import { endpoint } from '#shared/endpoints/index.ts';
import type { Failure } from '#shared/failures/failure.ts';
import type { CallOrder, CallResult } from '#shared/ipc/call.ts';
import type { MustConfirm, ReplaceOrder, Verdict } from '#shared/ipc/write.ts';
import { callBridge } from './bridge.ts';
import { isTurnedAway } from './gateway.ts';

/** `failed`: a read that returned nothing. */
export type CallAnswered = CallResult | { readonly kind: 'failed'; readonly failure: Failure };

/**
 * Replaces an entity, merged with what the service holds; asks for confirmation where it cannot be undone. Never
 * throws.
 */
export async function replaceNow(order: ReplaceOrder, confirmation?: string): Promise<Verdict | MustConfirm> {
  const answer = await callBridge('service.replace', {
    ...order,
    ...(confirmation !== undefined && { yes: confirmation }),
  });
  return answer.ok
    ? answer.value
    : { kind: isTurnedAway(answer.failure) ? 'notSent' : 'doubt', failure: answer.failure };
}

/**
 * Sends one request to one endpoint. Never throws. `confirmation`: the confirmation that the user has just given
 * (R4.3).
 */
export async function callService(order: CallOrder, confirmation?: string): Promise<CallAnswered> {
  const answer = await callBridge('service.call', {
    ...order,
    ...(confirmation !== undefined && { yes: confirmation }),
  });
  if (answer.ok) return answer.value;
  const { failure } = answer;
  if (endpoint(order.endpoint).verb === 'GET') return { kind: 'failed', failure };
  // A write without a verdict: only a rejection by main proves that nothing left (I4).
  return { kind: isTurnedAway(failure) ? 'notSent' : 'doubt', failure };
}
