import { useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';

interface DeferredText {
  readonly text: string;
  /** Draws what belongs to the whole text now: a key that goes on into the results never acts on earlier ones. */
  readonly settle: () => void;
}

/** What is searched, while the user types: the field takes each key at once, the results follow. */
export function useDeferredText(typed: string): DeferredText {
  const deferred = useDeferredValue(typed);
  const [settled, setSettled] = useState<string | null>(null);
  return { text: settled === typed ? typed : deferred, settle: () => flushSync(() => setSettled(typed)) };
}
