import { useEffect } from 'react';
import { isInOverlay } from './keeper.ts';

/** Why keys are held: a dialog opens, which they are typed into; or it stores, and they are for what comes after it. */
type Reason = 'opens' | 'stores';

/** Frames in which a dialog takes the focus; where none does, what was typed for it is dropped. */
const patience = 60;
/** Frames in which a key that acted may open a dialog: those after it are typed there. */
const toOpen = 10;

const holders = new Set<{ readonly reason: Reason }>();
/** What was typed, in its order; each returns false where something acted on it. */
const held: (() => boolean)[] = [];
let isWaiting = false;

/** What is typed while `is` acts on nothing now, and then on what it was meant for (I26). */
export function useKeysHeld(reason: Reason, is = true): void {
  useEffect(() => {
    if (!is) return undefined;
    const holder = { reason };
    holders.add(holder);
    if (!isWaiting) wait();
    return () => void holders.delete(holder);
  }, [reason, is]);
}

/**
 * Holds what is typed while anything holds it, then types it where the focus is. Text that no key press announces (an
 * input method, a panel of signs) is held too: it would overtake the held keys.
 */
function wait(): void {
  isWaiting = true;
  const down = new Set<string>();
  const events = new AbortController();
  const isStoring = (): boolean => [...holders].some(({ reason }) => reason === 'stores');
  // The key that stores.
  let last = 'Enter';
  const hold = (event: KeyboardEvent): void => {
    if (!event.isTrusted || (event.type === 'keyup' && !down.has(event.code))) return;
    // Who leaves a dialog that stores for long wants nothing of what was typed since.
    if (isStoring() && event.key === 'Escape') return void (held.length = 0);
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'keyup') return;
    down.add(event.code);
    // The same command while it runs.
    const isBounce = isStoring() && event.key === 'Enter' && last === 'Enter';
    last = event.key;
    if (!isBounce) held.push(() => press(event));
  };
  const holdText = (event: InputEvent): void => {
    const { data } = event;
    if (!event.isTrusted || !event.cancelable || event.inputType !== 'insertText' || data === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(() => insert(document.activeElement, data));
  };
  const options = { capture: true, signal: events.signal };
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, hold, options);
  window.addEventListener('beforeinput', holdText, options);
  /** A held key may close the dialog: those after it are for the screen again. */
  let isThere = false;
  let [left, opening] = [patience, 0];
  const next = (): void => {
    const isDialog = isInOverlay(document.activeElement);
    if (holders.size > 0) [isThere, left, opening] = [isStoring(), patience, 0];
    else if (opening > 0 && !isDialog) opening -= 1;
    else if (isThere || isDialog) {
      isThere = true;
      opening = held.shift()?.() === false ? toOpen : 0;
    } else if ((left -= 1) === 0) held.length = 0;
    if (holders.size + held.length > 0) return void requestAnimationFrame(next);
    events.abort();
    isWaiting = false;
  };
  requestAnimationFrame(next);
}

/** Presses a key again where the focus is: no page can make the browser itself do so. */
function press({ key, code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): boolean {
  const again = { key, code, ctrlKey, shiftKey, altKey, metaKey, bubbles: true, cancelable: true };
  const field = document.activeElement;
  const isUnhandled = field?.dispatchEvent(new KeyboardEvent('keydown', again)) ?? true;
  if (field && isUnhandled && !ctrlKey && !metaKey) type(field, key);
  document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', again));
  return isUnhandled;
}

function type(field: Element, key: string): void {
  if (key.length === 1) insert(field, key);
  else if (key === 'Backspace') replace(field, '', 1);
}

function insert(field: Element | null, text: string): boolean {
  replace(field, text, 0);
  return true;
}

/** Replaces what is selected in the field; where nothing is, as many characters before the caret as `erased`. */
function replace(field: Element | null, text: string, erased: number): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = field;
  const [from, to] = [selectionStart ?? field.value.length, selectionEnd ?? field.value.length];
  field.setRangeText(text, from === to ? Math.max(0, from - erased) : from, to, 'end');
  const inputType = text === '' ? 'deleteContentBackward' : 'insertText';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}
