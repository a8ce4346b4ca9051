/** Two presses that are this near to each other, in time and place, are a double click. */
const doubleClick = { ms: 500, pixels: 8 };
const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/** Watches every press before anything else does. Returns the function that ends it. */
export function onPresses(handler: (event: MouseEvent) => void): () => void {
  const listening = new AbortController();
  for (const type of presses) window.addEventListener(type, handler, { capture: true, signal: listening.signal });
  return () => listening.abort();
}

/** What is pressed acts on nothing. */
export function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export const isNear = (first: MouseEvent, second: MouseEvent): boolean =>
  second.button === first.button &&
  second.timeStamp - first.timeStamp < doubleClick.ms &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < doubleClick.pixels;
