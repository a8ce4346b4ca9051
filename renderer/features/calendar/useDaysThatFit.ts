import { useSyncExternalStore } from 'react';

/** Windows in which a whole week cannot be read, and how many of its days can; the narrowest first. */
const narrow = [
  { window: '(width <= 560px)', days: 1 },
  { window: '(width <= 900px)', days: 3 },
] as const;

/** How many days side by side this window has room for. */
export const useDaysThatFit = (): number => useSyncExternalStore(follow, daysThatFit);

const daysThatFit = (): number => narrow.find((each) => window.matchMedia(each.window).matches)?.days ?? 7;

function follow(changed: () => void): () => void {
  const watched = narrow.map((each) => window.matchMedia(each.window));
  for (const each of watched) each.addEventListener('change', changed);
  return () => {
    for (const each of watched) each.removeEventListener('change', changed);
  };
}
