import { X } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from './Button.tsx';

export interface ToastAction {
  readonly label: string;
  readonly kbd?: string;
  readonly onPress: () => void;
}
interface Toast {
  readonly id: number;
  readonly text: string;
  readonly action: ToastAction | undefined;
}

const shownFor = 8_000;
let toasts: readonly Toast[] = [];
let latest = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a short message at the bottom, for eight seconds; the newest three remain. */
export function showToast(text: string, action?: ToastAction): void {
  const id = (latest += 1);
  set([...toasts.slice(-2), { id, text, action }]);
  setTimeout(() => dismiss(id), shownFor);
}

const dismiss = (id: number): void => set(toasts.filter((toast) => toast.id !== id));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The region of the toasts; once, in the shell. Messages in another language are removed when the language changes. */
export function Toasts() {
  const { t, i18n } = useTranslation();
  useEffect(() => {
    const clear = (): void => set([]);
    i18n.on('languageChanged', clear);
    return () => i18n.off('languageChanged', clear);
  }, [i18n]);
  const shown = useSyncExternalStore(subscribe, () => toasts);
  return (
    // Above the bars with decision buttons, never over their buttons.
    <output
      aria-live="polite"
      className="pointer-events-none fixed inset-x-3 bottom-[92px] z-50 flex flex-col items-center gap-2 max-[799.98px]:bottom-[112px]"
    >
      {shown.map(({ id, text, action }) => (
        <div
          key={id}
          className="pointer-events-auto flex min-h-10 max-w-[min(640px,100%)] items-center gap-3 rounded-box border border-line bg-surface py-1.5 pr-1.5 pl-4 text-body shadow-overlay"
        >
          <span className="min-w-0">{text}</span>
          {action && (
            <Button
              size="sm"
              {...(action.kbd === undefined ? {} : { kbd: action.kbd })}
              onPress={() => {
                dismiss(id);
                action.onPress();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton label={t('common.close')} icon={<X size={14} aria-hidden />} onPress={() => dismiss(id)} />
        </div>
      ))}
    </output>
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
