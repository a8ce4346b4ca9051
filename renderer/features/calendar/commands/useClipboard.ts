import { useEffect, useEffectEvent, useRef } from 'react';
import type { EventView } from '#cache/queries/views.ts';

interface Clipboard {
  /** The copied events; null leaves the clipboard to other copied content. */
  readonly chosen: () => readonly EventView[];
  /** As text for an e-mail. */
  readonly tell: (event: EventView) => string;
  readonly onCopied: (events: readonly EventView[]) => void;
  readonly onPaste: (events: readonly EventView[]) => void;
}

/** What the menus copy and paste, which are no keys. */
interface CopiedEvents {
  /** Resolves to false where the system refuses access to its clipboard. */
  readonly copy: (events: readonly EventView[]) => Promise<boolean>;
  readonly copied: () => readonly EventView[];
}

/**
 * Ctrl C and Ctrl V of events. They use the page's copy and paste events, so that the menu works too and a text
 * selection is copied as text; the system's clipboard holds the events in words.
 */
export function useClipboard({ chosen, tell, onCopied, onPaste }: Clipboard): CopiedEvents {
  const held = useRef<{ readonly text: string; readonly events: readonly EventView[] } | null>(null);
  const hold = (events: readonly EventView[]): string => {
    const text = events.map(tell).join('\n');
    held.current = { text, events };
    return text;
  };
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const events = chosen();
    if (events.length === 0 || !isOnGrid() || document.getSelection()?.isCollapsed === false) return;
    event.clipboardData?.setData('text/plain', hold(events));
    event.preventDefault();
    onCopied(events);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain').replaceAll('\r\n', '\n');
    // Something else was copied since: it is not ours.
    if (!held.current || held.current.text !== text || !isOnGrid()) return;
    event.preventDefault();
    onPaste(held.current.events);
  });
  useEffect(() => {
    const onCopy = (event: ClipboardEvent): void => copy(event);
    const onPasteEvent = (event: ClipboardEvent): void => paste(event);
    document.addEventListener('copy', onCopy);
    document.addEventListener('paste', onPasteEvent);
    return () => {
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('paste', onPasteEvent);
    };
  }, []);
  return {
    copied: () => held.current?.events ?? [],
    async copy(events) {
      const text = hold(events);
      const isDone = await navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      );
      onCopied(events);
      return isDone;
    },
  };
}

/** Not in a field, and not in a dialog above the calendar. */
function isOnGrid(): boolean {
  const { activeElement } = document;
  if (activeElement?.matches('input, textarea, [contenteditable]')) return false;
  return document.querySelector('[role="dialog"], [role="alertdialog"]') === null;
}
