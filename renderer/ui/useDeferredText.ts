import { useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * What is searched, while the user types: the field takes each key at once, the results follow. `settle` draws those of
 * the whole text now: a key that goes on into the results never acts on earlier ones.
 */
export function useDeferredText(typed: string) {
  const deferred = useDeferredValue(typed);
  const [settled, setSettled] = useState<string | null>(null);
  return { text: settled === typed ? typed : deferred, settle: (): void => flushSync(() => setSettled(typed)) };
}
