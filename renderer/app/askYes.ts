import type { ConfirmationReason } from '#shared/endpoints/endpoint.ts';
import { create } from 'zustand';

interface Question {
  readonly because: readonly ConfirmationReason[];
  /** What it is about, in words. */
  readonly about: string;
  readonly answer: (yes: boolean) => void;
}

/** What a person is asked before it happens; null: nothing. */
export const useQuestion = create<{ readonly question: Question | null }>(() => ({ question: null }));

/** Asks the person, in a dialog of the shell (R4.3). A question that another one takes the place of is answered no. */
export function askYes(because: readonly ConfirmationReason[], about: string): Promise<boolean> {
  return new Promise((resolve) => {
    useQuestion.getState().question?.answer(false);
    const answer = (yes: boolean): void => {
      useQuestion.setState({ question: null });
      resolve(yes);
    };
    useQuestion.setState({ question: { because, about, answer } });
  });
}
