import { keyLabel } from './shortcuts/keys.ts';

/** A key or chord as printed on a keyboard: `mod+z` shows as « Ctrl Z », ⌘ Z on macOS. */
export function Kbd({ keys, onAccent = false }: { readonly keys: string; readonly onAccent?: boolean }) {
  return (
    <kbd
      className={`inline-flex h-[18px] min-w-[18px] shrink-0 items-center justify-center rounded-[4px] border px-1 font-sans text-mark font-medium ${
        onAccent ? 'border-on-accent/50 text-on-accent' : 'border-line bg-canvas text-text-2'
      }`}
    >
      {keyLabel(keys)}
    </kbd>
  );
}
