import { callService } from '#gateway/serviceCall.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { AnswerTo, CallInput } from '#shared/ipc/call.ts';
import type { CallOutcome } from '#stores/session.ts';

/** Reads from an endpoint. */
export async function callOnline<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
): Promise<CallOutcome<Name>> {
  const ended = await callService({ ...input, endpoint: name });
  // main parses the answer by the endpoint of that name
  return ended.kind === 'failed' ? ended : { kind: 'answered', answer: ended.answer as AnswerTo<Name> };
}
