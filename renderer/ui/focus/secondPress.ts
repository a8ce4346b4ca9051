import { overlayOf, topOverlay } from './keeper.ts';

/** Two presses that are this near to each other, in time and place, are a double click. */
const doubleClick = { ms: 500, pixels: 8 };
const presses = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'] as const;

/**
 * The second press of a double click whose first one closed a dialog or a menu, in it or beside it, acts on nothing:
 * the user meant what is gone, and sees only afterwards what lies below (I26). Nor does the second press of a key open
 * again what the first one closed. Returns the function that ends it.
 */
export function ignoreSecondPresses(): () => void {
  const events = new AbortController();
  let first: { readonly overlay: Element; readonly press: MouseEvent } | null = null;
  let isSecond = false;
  const onPress = (event: MouseEvent): void => {
    if (event.type === 'pointerdown') {
      isSecond = first !== null && !first.overlay.isConnected && isNear(first.press, event);
      // A press beside a dialog or a menu closes it too.
      const overlay = overlayOf(event.target) ?? topOverlay();
      if (!isSecond) first = overlay && { overlay, press: event };
    }
    // A click without a press before it comes from a key.
    if (!isSecond || (event.type === 'click' && event.detail === 0)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  /** What had the focus before the open dialog or menu took it: it gets it back. */
  let opener: EventTarget | null = null;
  let pressed: { readonly overlay: Element; readonly at: number } | null = null;
  const onFocus = ({ target, relatedTarget }: FocusEvent): void => {
    if (overlayOf(target) && !overlayOf(relatedTarget)) opener = relatedTarget;
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    const { target, timeStamp: at } = event;
    const isSecondKey =
      pressed !== null && !pressed.overlay.isConnected && at - pressed.at < doubleClick.ms && target === opener;
    const overlay = overlayOf(target);
    if (!isSecondKey) pressed = overlay && { overlay, at };
    if (!isSecondKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listening = { capture: true, signal: events.signal };
  window.addEventListener('focusin', onFocus, listening);
  window.addEventListener('keydown', onKey, listening);
  for (const type of presses) window.addEventListener(type, onPress, listening);
  return () => events.abort();
}

const isNear = (first: MouseEvent, second: MouseEvent): boolean =>
  second.timeStamp - first.timeStamp < doubleClick.ms &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < doubleClick.pixels;
