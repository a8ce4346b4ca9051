import { create } from 'zustand';
import type { ConfirmationReason } from '#shared/endpoints/endpoint.ts';
import type { MustConfirm } from '#shared/ipc/write.ts';
import type { Declined } from '#stores/session.ts';
import type { Consequences, NewStep } from '#sync/step.ts';

type OpenQuestion<About> = About & { readonly answer: (isAgreed: boolean) => void };

/** A question that a dialog of the shell asks; null: none. A new question cancels the one before. */
function createQuestion<About extends object>() {
  const useQuestion = create<{ readonly question: OpenQuestion<About> | null }>(() => ({ question: null }));
  const ask = (about: About): Promise<boolean> =>
    new Promise((resolve) => {
      useQuestion.getState().question?.answer(false);
      const answer = (isAgreed: boolean): void => {
        useQuestion.setState({ question: null });
        resolve(isAgreed);
      };
      useQuestion.setState({ question: { ...about, answer } });
    });
  return { useQuestion, ask };
}

/** What is undone, with what other steps cannot exist without, or what stays in part at the service. */
export const undoQuestion = createQuestion<{
  readonly steps: readonly NewStep[];
  readonly consequences: Consequences;
}>();

/** What cannot be undone, and why that is asked (R4.3). */
export const confirmation = createQuestion<{
  readonly because: readonly ConfirmationReason[];
  readonly about: string;
}>();

/** What main asks before it sends anything. */
type NeededConfirmation = Pick<MustConfirm, 'kind' | 'because' | 'question'>;

/** Each time for what cannot be undone; one confirmation is for one attempt (R4.3, I15). `about` is shown. */
export async function asking<Ended extends { readonly kind: string }>(
  about: string,
  attempt: (token: string | null) => Promise<Ended | NeededConfirmation>,
): Promise<Exclude<Ended, { readonly kind: 'mustConfirm' }> | Declined> {
  let ended = await attempt(null);
  while (isQuestion(ended)) {
    if (!(await confirmation.ask({ because: ended.because, about }))) return { kind: 'declined' };
    ended = await attempt(ended.question);
  }
  return ended as Exclude<Ended, { readonly kind: 'mustConfirm' }>; // the loop ends on nothing else
}

const isQuestion = (ended: { readonly kind: string }): ended is NeededConfirmation => ended.kind === 'mustConfirm';
