import type { Box } from '../layout/pack.ts';

export type Direction = 'previous' | 'next' | 'up' | 'down' | 'left' | 'right';

/** The event that the focus goes to from `id`; each day in time order. Null where there is none. */
export function neighbour(days: readonly (readonly Box[])[], id: string, direction: Direction): string | null {
  const day = days.findIndex((boxes) => boxes.some((box) => box.id === id));
  const boxes = days[day] ?? [];
  const index = boxes.findIndex((box) => box.id === id);
  const here = boxes[index];
  if (!here) return null;
  switch (direction) {
    case 'up':
      return boxes[index - 1]?.id ?? null;
    case 'down':
      return boxes[index + 1]?.id ?? null;
    case 'previous':
    case 'next': {
      const order = [...new Set(days.flatMap((each) => each.map((box) => box.id)))];
      return order[order.indexOf(id) + (direction === 'next' ? 1 : -1)] ?? null;
    }
    case 'left':
      return nearest(days.slice(0, day).reverse(), here);
    case 'right':
      return nearest(days.slice(day + 1), here);
  }
  return direction satisfies never;
}

/** In the first day that holds something else, the event closest in the hour. */
function nearest(days: readonly (readonly Box[])[], here: Box): string | null {
  const others = days.map((boxes) => boxes.filter((box) => box.id !== here.id)).find((boxes) => boxes.length > 0);
  if (!others) return null;
  return others.reduce((best, box) => (Math.abs(box.top - here.top) < Math.abs(best.top - here.top) ? box : best)).id;
}
