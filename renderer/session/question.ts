import { create } from 'zustand';

type OpenQuestion<About> = About & { readonly answer: (yes: boolean) => void };

/** A question that a dialog of the shell asks; null: none. A question that another one replaces is answered no. */
export function createQuestion<About extends object>() {
  const useQuestion = create<{ readonly question: OpenQuestion<About> | null }>(() => ({ question: null }));
  const ask = (about: About): Promise<boolean> =>
    new Promise((resolve) => {
      useQuestion.getState().question?.answer(false);
      const answer = (yes: boolean): void => {
        useQuestion.setState({ question: null });
        resolve(yes);
      };
      useQuestion.setState({ question: { ...about, answer } });
    });
  return { useQuestion, ask };
}
