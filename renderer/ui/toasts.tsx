import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './Button.tsx';

export interface ToastAction {
  readonly label: string;
  readonly kbd?: string;
  readonly onPress: () => void;
}
interface Toast {
  readonly id: number;
  readonly text: ReactNode;
  readonly actions: readonly ToastAction[];
}

const shownFor = 8_000;
/** As long as it takes to read one. */
const readIn = 3_000;
let shown: Toast | null = null;
let isRead = false;
/** It goes as soon as it was read. */
let isLeaving = false;
/** What Carnet says of its own accord, until the message before has been read. */
const waiting: Toast[] = [];
let latest = 0;
const listeners = new Set<() => void>();

function set(next: Toast | null): void {
  shown = next;
  isRead = false;
  isLeaving = false;
  for (const listener of listeners) listener();
  if (!next) return;
  setTimeout(() => {
    if (shown !== next) return;
    isRead = true;
    if (waiting.length > 0 || isLeaving) set(waiting.shift() ?? null);
  }, readIn);
  setTimeout(() => dismiss(next.id), shownFor);
}

const toastOf = (text: ReactNode, actions: readonly (ToastAction | undefined)[]): Toast => ({
  id: (latest += 1),
  text,
  actions: actions.filter((action) => action !== undefined),
});

/** Of what a message says, at most: a name may be as long as what was pasted into its field. */
export const messageLines = 'line-clamp-6 wrap-anywhere';

/** At the bottom left, for eight seconds, in place of the last. `text` may be a component whose words change. */
export const showToast = (text: ReactNode, ...actions: readonly (ToastAction | undefined)[]): void =>
  set(toastOf(text, actions));

/** As `showToast`, for what Carnet says of its own accord: the message before is read first (I27). */
export function addToast(text: ReactNode, ...actions: readonly (ToastAction | undefined)[]): void {
  const toast = toastOf(text, actions);
  if (shown && !isRead) waiting.push(toast);
  else set(toast);
}

const dismiss = (id: number): void => (shown?.id === id ? set(waiting.shift() ?? null) : undefined);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The user is on another screen: what was said of the one before goes once it was read. */
export function leaveToast(): void {
  if (!shown) return;
  if (isRead) dismiss(shown.id);
  else isLeaving = true;
}

/**
 * Once, in the shell. A change of language removes messages. `children`: what stays until answered, below the toast.
 */
export function Toasts({ children }: { readonly children?: ReactNode }) {
  const { i18n } = useTranslation();
  useEffect(() => {
    const clear = (): void => {
      waiting.length = 0;
      set(null);
    };
    i18n.on('languageChanged', clear);
    return () => i18n.off('languageChanged', clear);
  }, [i18n]);
  const toast = useSyncExternalStore(subscribe, () => shown);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = region;
    if (!current) return undefined;
    place(current);
    let frame = 0;
    const again = (): void => {
      // A button of it that is pressed, or about to be, does not move.
      if (!current.matches(':focus-within, :hover')) place(current);
    };
    // A row is scrolled into sight after it has the focus.
    const moved = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(again);
    };
    window.addEventListener('resize', again);
    document.addEventListener('focusin', moved);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', again);
      document.removeEventListener('focusin', moved);
    };
    // The next toast may be as large, and about another row.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [toast]);
  return (
    // Above the bars with decision buttons, beside the list of screens, and under every dialog.
    <div
      ref={region}
      data-messages
      className="pointer-events-none fixed bottom-[92px] left-[224px] z-30 flex max-w-[min(480px,calc(100vw-236px))] flex-col items-start gap-2 max-[1099.98px]:left-16 max-[1099.98px]:max-w-[min(480px,calc(100vw-76px))] max-[999.98px]:bottom-[128px] low:bottom-7"
    >
      <output aria-live="polite" data-toast>
        {toast && <Shown key={toast.id} {...toast} />}
      </output>
      {children}
    </div>
  );
}

/** The row or event with the focus, or else the one to which it comes back; others may be selected with it. */
const rowInHand = (): Element | null =>
  document.activeElement?.closest('main :is([data-row], [data-event])') ??
  document.querySelector('main :is([data-row][aria-selected=true], [data-event][aria-pressed=true])[tabindex="0"]');

function place(region: HTMLElement): void {
  region.style.removeProperty('bottom');
  const row = rowInHand()?.getBoundingClientRect();
  const bottom = row && bottomAbove(row, region.getBoundingClientRect(), window.innerHeight);
  if (typeof bottom === 'number') region.style.setProperty('bottom', `${bottom}px`);
}

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>;
/** In px, between the messages and the row, or the edge of the window. */
const gap = 8;
/** Above a row that they would cover: the next row stays in reach. Null: at their usual place, `own`. */
export function bottomAbove(row: Box, own: Box, height: number): number | null {
  const isOver =
    row.top < own.bottom &&
    row.bottom > own.top &&
    row.left < own.right &&
    row.right > own.left &&
    own.bottom > own.top;
  const isRoom = row.top - gap - (own.bottom - own.top) >= gap;
  return isOver && isRoom ? height - row.top + gap : null;
}

function Shown({ id, text, actions }: Toast) {
  const { t } = useTranslation();
  return (
    <div className="pointer-events-auto flex min-h-10 items-end justify-end gap-3 rounded-box border border-line bg-surface py-1.5 pr-1.5 pl-4 text-body shadow-overlay max-[479.98px]:flex-wrap max-[479.98px]:gap-y-1">
      <span className={`min-w-0 self-center max-[479.98px]:basis-full ${typeof text === 'string' ? messageLines : ''}`}>
        {text}
      </span>
      {actions.map((action) => (
        <Button
          key={action.label}
          size="sm"
          {...(action.kbd === undefined ? {} : { kbd: action.kbd })}
          onPress={() => {
            dismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      ))}
      <IconButton label={t('common.close')} icon={<X size={14} aria-hidden />} onPress={() => dismiss(id)} />
    </div>
  );
}

/** Copies a text to the clipboard. A toast confirms it, in the words of `message` if given, or reports the failure. */
export function useCopy(): (text: string, message?: string) => void {
  const { t } = useTranslation();
  return (text, message = t('common.copied')) => {
    navigator.clipboard.writeText(text).then(
      () => showToast(message),
      () => showToast(t('common.notCopied')), // the system refuses access to its clipboard
    );
  };
}
