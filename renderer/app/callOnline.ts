import type { EndpointName } from '#shared/endpoints/index.ts';
import type { AnswerTo, CallInput } from '#shared/ipc/call.ts';
import type { CallAnswered } from '../gateway/serviceCall.ts';
import { callService } from '../gateway/serviceCall.ts';
import type { CallOutcome } from '../stores/session.ts';
import { askYes } from './askYes.ts';

/** Calls a row; where it cannot be taken back, the person is asked each time, and one yes is good for one attempt (R4.3, I15). */
export async function callOnline<Name extends EndpointName>(name: Name, input: CallInput<Name>, about: string): Promise<CallOutcome<Name>> {
  const order = { ...input, endpoint: name };
  let ended: CallAnswered = await callService(order);
  while (ended.kind === 'mustConfirm') {
    if (!(await askYes(ended.because, about))) return { kind: 'declined' };
    ended = await callService(order, ended.question);
  }
  if (ended.kind !== 'answered') return ended;
  return { kind: 'answered', answer: ended.answer as AnswerTo<Name> }; // main reads the answer by the row of that name
}
