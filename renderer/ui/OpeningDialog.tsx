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

/** Holds what is typed from now on; returns the function that types it into the overlay that opens. */
function holdKeys(): () => void {
  const held: KeyboardEvent[] = [];
  const down = new Set<string>();
  const events = new AbortController();
  const hold = (event: KeyboardEvent): void => {
    if (!event.isTrusted || (event.type === 'keyup' && !down.has(event.code))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'keyup') return;
    down.add(event.code);
    held.push(event);
  };
  for (const type of ['keydown', 'keyup'] as const)
    window.addEventListener(type, hold, { capture: true, signal: events.signal });
  let frames = 0;
  const next = (): void => {
    if (isInOverlay(document.activeElement)) {
      const event = held.shift();
      if (!event) return events.abort();
      press(event);
    } else if ((frames += 1) > patience || held.length === 0) return events.abort();
    requestAnimationFrame(next);
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
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  const { selectionStart, selectionEnd } = field;
  const [from, to] = [selectionStart ?? field.value.length, selectionEnd ?? field.value.length];
  if (key.length === 1) field.setRangeText(key, from, to, 'end');
  else if (key === 'Backspace') field.setRangeText('', from === to ? Math.max(0, from - 1) : from, to, 'end');
  else return;
  const inputType = key === 'Backspace' ? 'deleteContentBackward' : 'insertText';
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }));
}
