import { useEffect, useState } from 'react';

interface LatestQuestion {
  /** Asks: the returned function tells whether the answer still counts. */
  readonly ask: () => () => boolean;
  /** The user does not wait any longer. */
  readonly stop: () => void;
  /** How often the user stopped: a question after that is another one, though the words are the same. */
  readonly stops: () => number;
}

/** An answer counts unless another question was asked since, the user stopped waiting, or the screen was left. */
export function useLatestQuestion(): LatestQuestion {
  const [question] = useState(() => {
    let latest = 0;
    let stops = 0;
    return {
      ask: () => {
        latest += 1;
        const mine = latest;
        return () => mine === latest;
      },
      stop: () => {
        latest += 1;
        stops += 1;
      },
      stops: () => stops,
    };
  });
  useEffect(() => () => void question.ask(), [question]);
  return question;
}
