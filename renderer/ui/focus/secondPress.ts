import { overlayOf } from './keeper.ts';

/** Two presses that are this near to each other, in time and place, are a double click. */
const doubleClick = { ms: 500, pixels: 8 };
const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/**
 * The second press of a double click whose first one closed a dialog or a menu acts on nothing: the user meant what is
 * gone, and sees only afterwards what lies below (I26). Returns the function that ends it.
 */
export function ignoreSecondPresses(): () => void {
  const events = new AbortController();
  let first: { readonly overlay: Element; readonly press: MouseEvent } | null = null;
  let isSecond = false;
  const onPress = (event: MouseEvent): void => {
    if (event.type === 'pointerdown') {
      isSecond = first !== null && !first.overlay.isConnected && isNear(first.press, event);
      const overlay = overlayOf(event.target);
      if (!isSecond) first = overlay && { overlay, press: event };
    }
    // A click without a press before it comes from a key.
    if (!isSecond || (event.type === 'click' && event.detail === 0)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of presses) window.addEventListener(type, onPress, { capture: true, signal: events.signal });
  return () => events.abort();
}

const isNear = (first: MouseEvent, second: MouseEvent): boolean =>
  second.timeStamp - first.timeStamp < doubleClick.ms &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < doubleClick.pixels;
