import type { Timed } from './layoutDay.ts';

/** The event before or after another, in time order. */
export function beside(events: readonly Timed[], id: string, by: 1 | -1): string | undefined {
  const order = [...events].sort((a, b) => a.debut - b.debut || (a.id < b.id ? -1 : 1));
  return order[order.findIndex((event) => event.id === id) + by]?.id;
}
