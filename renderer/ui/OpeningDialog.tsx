import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingAfter } from './feedback.tsx';
import { isInOverlay } from './focus/keeper.ts';

/**
 * Stands where a dialog will be whose code is being read. What is typed meanwhile is meant for the dialog: it does
 * nothing to the screen below, and is typed into the dialog once that has the focus (I26).
 */
export function OpeningDialog() {
  const { t } = useTranslation();
  useEffect(() => holdKeys(), []);
  return (
    <LoadingAfter>
      <output className="fixed inset-x-0 top-[9vh] z-40 mx-auto w-fit rounded-full border border-line bg-surface px-3 py-1 text-help text-text-2 shadow-overlay">
        {t('common.loading')}
      </output>
    </LoadingAfter>
  );
}

/** Frames that an overlay has to take the focus in; afterwards what was typed is dropped. */
const patience = 60;

/**
 * Holds what is typed from now on; returns the function that types it into the overlay that opens. Text that no key
 * press announces (an input method, a panel of signs) is held too: it would overtake the held keys.
 */
function holdKeys(): () => void {
  const held: (() => void)[] = [];
  const down = new Set<string>();
  const events = new AbortController();
  const hold = (event: KeyboardEvent): void => {
    if (!event.isTrusted || (event.type === 'keyup' && !down.has(event.code))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'keyup') return;
    down.add(event.code);
    held.push(() => press(event));
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
  let frames = 0;
  let hasOpened = false;
  const next = (): void => {
    // A held key may close the overlay: those after it are for the screen again.
    hasOpened ||= isInOverlay(document.activeElement);
    if (hasOpened) held.shift()?.();
    else if ((frames += 1) > patience) held.length = 0;
    if (held.length === 0) events.abort();
    else requestAnimationFrame(next);
  };
  return () => void requestAnimationFrame(next);
}

/** Presses a key again where the focus is: no page can make the browser itself do so. */
function press({ key, code, ctrlKey, shiftKey, altKey, metaKey }: KeyboardEvent): void {
  const again = { key, code, ctrlKey, shiftKey, altKey, metaKey, bubbles: true, cancelable: true };
  const field = document.activeElement;
  if (field?.dispatchEvent(new KeyboardEvent('keydown', again)) && !ctrlKey && !metaKey) type(field, key);
  document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', again));
}

function type(field: Element, key: string): void {
  if (key.length === 1) insert(field, key);
  else if (key === 'Backspace') replace(field, '', 1);
}

const insert = (field: Element | null, text: string): void => replace(field, text, 0);

/** Replaces what is selected in the field; where nothing is, as many characters before the caret as `erased`. */
function replace(field: Element | null, text: string, erased: number): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = field;
  const [from, to] = [selectionStart ?? field.value.length, selectionEnd ?? field.value.length];
  field.setRangeText(text, from === to ? Math.max(0, from - erased) : from, to, 'end');
  const inputType = text === '' ? 'deleteContentBackward' : 'insertText';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}
