import { isField } from '../shortcuts/registry.ts';
import { overlayOf, topOverlay } from './keeper.ts';

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

interface Pressed {
  readonly press: MouseEvent;
  /** The dialog or menu in or beside which it was; a press beside it closes it too. */
  readonly overlay: Element | null;
  readonly control: Element | null;
  /** What each press of it does again to the next in line, as the arrow to the next row does; null for most. */
  readonly again: string | null;
}

/**
 * The second press of a double click acts on nothing where the first one closed a dialog or a menu, in it or beside it,
 * or where something else took the place of the control that was pressed: the user meant what is gone or covered, and
 * sees only afterwards what is there now (I26). Nor does the second press of a key, or one that is held, act on what
 * has the focus once the first one closed a dialog or a menu (what opened it, or the row that it made), or disabled the
 * control that had the focus. Returns the function that ends it.
 */
export function ignoreSecondPresses(): () => void {
  const events = new AbortController();
  let first: Pressed | null = null;
  let isSecond = false;
  const onPress = (event: MouseEvent): void => {
    if (event.type === 'pointerdown') {
      const pressed = pressedBy(event);
      isSecond = first !== null && isNear(first.press, event) && meansAnother(first, pressed);
      if (!isSecond) first = pressed;
    }
    // A click without a press before it comes from a key.
    if (isSecond && !(event.type === 'click' && event.detail === 0)) swallow(event);
  };
  /** Two presses between which something is typed are no double click. */
  const onInput = (event: Event): void => {
    if (event instanceof InputEvent) first = null;
  };
  /** By dialog or menu, what had the focus before it, on the page or in another one: it gets it back. */
  const openers = new WeakMap<Element, EventTarget | null>();
  let pressed: {
    readonly overlay: Element | null;
    readonly control: EventTarget | null;
    readonly key: string;
    readonly at: number;
  } | null = null;
  const onFocus = ({ target, relatedTarget }: FocusEvent): void => {
    const overlay = overlayOf(target);
    if (overlay && !openers.has(overlay)) openers.set(overlay, relatedTarget);
  };
  const onKey = (event: KeyboardEvent): void => {
    const { target, key, timeStamp: at } = event;
    const overlay = overlayOf(target);
    const isSecondKey =
      pressed !== null &&
      key === pressed.key &&
      (event.repeat || at - pressed.at < doubleClick.ms) &&
      (pressed.overlay !== null && !pressed.overlay.isConnected
        ? target === openers.get(pressed.overlay) || (overlay === null && !isField(target))
        : pressed.control instanceof Element && pressed.control.matches(':disabled') && !isField(target));
    if (isSecondKey) swallow(event);
    // After any other key, Entrée is meant for what has the focus by then.
    else pressed = key === 'Enter' || key === ' ' ? { overlay, control: target, key, at } : null;
  };
  const listening = { capture: true, signal: events.signal };
  window.addEventListener('input', onInput, listening);
  window.addEventListener('focusin', onFocus, listening);
  window.addEventListener('keydown', onKey, listening);
  const endPresses = onPresses(onPress);
  return () => {
    events.abort();
    endPresses();
  };
}

/** What a press runs. Without the blocks of a week: a double click opens them, whatever came under its second press. */
const controls = ':is(button, a[href], [role="button"]):not([data-event])';

function pressedBy(press: MouseEvent): Pressed {
  const control = press.target instanceof Element ? press.target.closest(controls) : null;
  const again = control?.getAttribute('data-again') ?? null;
  return { press, overlay: overlayOf(press.target) ?? topOverlay(), control, again };
}

/**
 * Another of the same name may undo or delete another thing. Only what is marked `data-again` is meant again by each
 * press of one after the other: the arrow to the next row, the cross of each filter.
 */
const meansAnother = (first: Pressed, second: Pressed): boolean =>
  (first.overlay !== null && !first.overlay.isConnected) ||
  (first.control !== null &&
    first.control !== second.control &&
    (first.again === null || first.again !== second.again));

export const isNear = (first: MouseEvent, second: MouseEvent): boolean =>
  second.button === first.button &&
  second.timeStamp - first.timeStamp < doubleClick.ms &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < doubleClick.pixels;
