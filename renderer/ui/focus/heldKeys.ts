import { useEffect, useRef } from 'react';
import { actsBelow } from '../shortcuts/registry.ts';
import { isInOverlay } from './keeper.ts';

/**
 * Why keys are held: a dialog opens, which they are typed into; it stores, and they are for what comes after it; or
 * what has the focus is moved, and they are for it where it is then.
 */
type Reason = 'opens' | 'stores' | 'moves';

/** For how many frames a dialog is awaited that takes the focus, and whether without one keys are the screen’s. */
interface Awaited {
  readonly frames: number;
  readonly isForScreen: boolean;
}
const none: Awaited = { frames: 0, isForScreen: true };
/** What was typed for a dialog that opens is dropped without it; what was typed behind a line that is stored is not. */
const after: Readonly<Record<Reason, Awaited>> = {
  opens: { frames: 60, isForScreen: false },
  stores: none,
  moves: none,
};
/** A held key may close the dialog: those after it are for the screen. One that acted there may open another. */
const afterAction: Awaited = { frames: 10, isForScreen: true };

/** What a frame does with what is held, once nothing holds it any more. */
const turnOf = ({ frames, isForScreen }: Awaited, isDialog: boolean): 'type' | 'wait' | 'drop' =>
  isDialog || (frames === 0 && isForScreen) ? 'type' : frames > 0 ? 'wait' : 'drop';

const holders = new Set<{ readonly reason: Reason }>();
interface Held {
  /** Null: a text, without a key. */
  readonly key: KeyboardEvent | null;
  /** Returns false where something acted on it. */
  readonly again: () => boolean;
}
/** What was typed, in its order. */
const held: Held[] = [];
let awaited = none;
let isWaiting = false;

/**
 * What is typed while `is` acts on nothing now, and then on what it was meant for (I26). What stores is taken away once
 * it has stored; where it stays, nothing was stored.
 */
export function useKeysHeld(reason: Reason, is = true): void {
  const wasHeld = useRef(false);
  useEffect(() => {
    if (reason === 'stores' && wasHeld.current && !is) dropNext();
    wasHeld.current = is;
    if (!is) return undefined;
    const holder = { reason };
    holders.add(holder);
    awaited = after[reason];
    if (!isWaiting) wait();
    return () => void holders.delete(holder);
  }, [reason, is]);
}

/** What was meant for the next line must not go into the one that was refused, nor store it. */
function dropNext(): void {
  const next = held.findIndex(({ key }, at) => key?.key === 'Enter' || (at === 0 && key !== null && actsBelow(key)));
  if (next !== -1) held.length = next;
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
    event.stopImmediatePropagation();
    // The browser itself has to do it: its text is held below.
    const isPaste = pastes(event);
    if (!isPaste) event.preventDefault();
    if (event.type === 'keyup') return;
    down.add(event.code);
    // The same command while it runs.
    const isBounce = isStoring() && event.key === 'Enter' && last === 'Enter';
    last = event.key;
    // A modifier is in the press that it goes with.
    if (!isBounce && !isPaste && !modifiers.has(event.key)) held.push({ key: event, again: () => press(event) });
  };
  const holdText = (event: InputEvent): void => {
    const { data } = event;
    if (!event.isTrusted || !event.cancelable || event.inputType !== 'insertText' || data === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ key: null, again: () => insert(document.activeElement, data) });
  };
  const holdPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (!event.isTrusted || text === '') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push({ key: null, again: () => paste(text) });
  };
  const options = { capture: true, signal: events.signal };
  for (const type of ['keydown', 'keyup'] as const) window.addEventListener(type, hold, options);
  window.addEventListener('beforeinput', holdText, options);
  window.addEventListener('paste', holdPaste, options);
  const next = (): void => {
    const turn = holders.size > 0 ? 'hold' : turnOf(awaited, isInOverlay(document.activeElement));
    if (turn === 'type') awaited = held.shift()?.again() === false ? afterAction : none;
    if (turn === 'wait') awaited = { ...awaited, frames: awaited.frames - 1 };
    if (turn === 'drop') held.length = 0;
    if (holders.size + held.length > 0) return void requestAnimationFrame(next);
    events.abort();
    isWaiting = false;
  };
  requestAnimationFrame(next);
}

const modifiers: ReadonlySet<string> = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta']);

const pastes = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && (ctrlKey || metaKey ? key.toLowerCase() === 'v' : shiftKey && key === 'Insert');

/**
 * Presses a key again where the focus is: no page can make the browser itself do so. Tab is moved by what handles it:
 * a dialog, a list.
 */
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

function paste(text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const field = document.activeElement;
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (field?.dispatchEvent(event) === false) return false;
  return insert(field, field instanceof HTMLInputElement ? text.replaceAll(/\r?\n|\r/gu, ' ') : text);
}

function insert(field: Element | null, text: string): boolean {
  replace(field, text, 0);
  return true;
}

/**
 * Replaces what is selected in the field; where nothing is, as many characters before the caret as `erased`. A script
 * may write more than `maxLength`: the field takes what it would take of a paste.
 */
function replace(field: Element | null, text: string, erased: number): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = field;
  const [start, to] = [selectionStart ?? field.value.length, selectionEnd ?? field.value.length];
  const from = start === to ? Math.max(0, start - erased) : start;
  const room = field.maxLength < 0 ? text.length : Math.max(0, field.maxLength - field.value.length + to - from);
  field.setRangeText(text.slice(0, room), from, to, 'end');
  const inputType = text === '' ? 'deleteContentBackward' : 'insertText';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}
