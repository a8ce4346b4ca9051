import { callService, replaceNow } from '#gateway/serviceCall.ts';
import type { EndpointName } from '#shared/endpoints/index.ts';
import type { AnswerTo, CallInput } from '#shared/ipc/call.ts';
import type { MustConfirm, ReplaceOrder, Verdict } from '#shared/ipc/write.ts';
import type { CallOutcome, Declined } from '#stores/session.ts';
import { askConfirmation } from './ConfirmationDialog.tsx';

/** What main asks before it sends anything. */
type Question = Pick<MustConfirm, 'kind' | 'because' | 'question'>;

/** Asks the user each time for what cannot be undone; one confirmation is valid for one attempt (R4.3, I15). */
export async function askedFor<Ended extends { readonly kind: string }>(
  about: string,
  attempt: (confirmation?: string) => Promise<Ended | Question>,
): Promise<Exclude<Ended, { readonly kind: 'mustConfirm' }> | Declined> {
  let ended = await attempt();
  while (isQuestion(ended)) {
    if (!(await askConfirmation(ended.because, about))) return { kind: 'declined' };
    ended = await attempt(ended.question);
  }
  return ended as Exclude<Ended, { readonly kind: 'mustConfirm' }>; // the loop ends on nothing else
}

const isQuestion = (ended: { readonly kind: string }): ended is Question => ended.kind === 'mustConfirm';

/** Calls an endpoint. */
export async function callOnline<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  about: string,
): Promise<CallOutcome<Name>> {
  const order = { ...input, endpoint: name };
  const ended = await askedFor(about, (confirmation) => callService(order, confirmation));
  if (ended.kind !== 'answered') return ended;
  // main parses the answer by the endpoint of that name
  return { kind: 'answered', answer: ended.answer as AnswerTo<Name> };
}

/** Replaces an entity, merged with what the service holds (I10). */
export const replaceOnline = (order: ReplaceOrder, about: string): Promise<Verdict | Declined> =>
  askedFor<Verdict>(about, (confirmation) => replaceNow(order, confirmation));
