import { useSyncExternalStore } from 'react';

/** Windows in which a whole week cannot be read, and how many of its days can; the narrowest first. */
const narrow = [
  { window: '(width <= 560px)', days: 1 },
  { window: '(width <= 900px)', days: 3 },
] as const;

/** How many days side by side this window has room for. */
export const useDaysThatFit = (): number => useSyncExternalStore(follow, daysThatFit);

/** Asked for once: each question parses its text, and every render of the calendar asks. */
let watched: readonly { readonly days: number; readonly list: MediaQueryList }[] | undefined;
const lists = () => (watched ??= narrow.map(({ window: text, days }) => ({ days, list: window.matchMedia(text) })));

const daysThatFit = (): number => lists().find(({ list }) => list.matches)?.days ?? 7;

function follow(changed: () => void): () => void {
  for (const { list } of lists()) list.addEventListener('change', changed);
  return () => {
    for (const { list } of lists()) list.removeEventListener('change', changed);
  };
}
