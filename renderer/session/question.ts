import { create } from 'zustand';

type OpenQuestion<About> = About & { readonly answer: (isAgreed: boolean) => void };

/** A question that a dialog of the shell asks; null: none. A new question cancels the one before. */
export function createQuestion<About extends object>() {
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
