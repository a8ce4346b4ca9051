import type { Failure } from '#shared/failures/failure.ts';
import type { CallAnswer, CallOrder } from '#shared/ipc/call.ts';
import { callBridge } from './bridge.ts';

/** `failed`: nothing came back. */
export type CallAnswered =
  | { readonly kind: 'answered'; readonly answer: CallAnswer }
  | { readonly kind: 'failed'; readonly failure: Failure };

/** Sends one request to one endpoint that reads. Never throws. */
export async function callService(order: CallOrder): Promise<CallAnswered> {
  const answer = await callBridge('service.call', order);
  return answer.ok ? { kind: 'answered', answer: answer.value } : { kind: 'failed', failure: answer.failure };
}
