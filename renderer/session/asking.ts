import type { MustConfirm } from '#shared/ipc/write.ts';
import type { Declined } from '#stores/session.ts';
import { confirmation } from './question.ts';

/** What main asks before it sends anything. */
type Question = Pick<MustConfirm, 'kind' | 'because' | 'question'>;

/**
 * Asks the user each time for what cannot be undone; one confirmation is valid for one attempt (R4.3, I15). `about` is
 * shown in the question.
 */
export async function asking<Ended extends { readonly kind: string }>(
  about: string,
  attempt: (token: string | null) => Promise<Ended | Question>,
): Promise<Exclude<Ended, { readonly kind: 'mustConfirm' }> | Declined> {
  let ended = await attempt(null);
  while (isQuestion(ended)) {
    if (!(await confirmation.ask({ because: ended.because, about }))) return { kind: 'declined' };
    ended = await attempt(ended.question);
  }
  return ended as Exclude<Ended, { readonly kind: 'mustConfirm' }>; // the loop ends on nothing else
}

const isQuestion = (ended: { readonly kind: string }): ended is Question => ended.kind === 'mustConfirm';
