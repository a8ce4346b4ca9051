import type { ReactNode } from 'react';
import { classes } from '#ui/index.ts';

interface StatusItemProps {
  /** Something is wrong: where space is short, this item keeps its words longest. */
  readonly isWrong?: boolean;
  /** Two sentences that are read once: but in a very wide window they have a line of their own, below the others. */
  readonly isLong?: boolean;
  /** Another part of the window shows it too: this item is shortened first. */
  readonly isSaidTwice?: boolean;
  /** Few words, the last of which counts: it is never shortened. */
  readonly isShort?: boolean;
  /** Announced at once by screen readers. */
  readonly isAlert?: boolean;
  readonly className?: string;
  /** An icon, `StatusText`s, and a button where something can be done. */
  readonly children: ReactNode;
}

/** On one line; each kind shrinks a thousand times more than the next: one after the other. */
export function StatusItem({
  isWrong = false,
  isLong = false,
  isSaidTwice = false,
  isShort = false,
  isAlert = false,
  className,
  children,
}: StatusItemProps) {
  return (
    <span
      {...(isAlert ? { role: 'alert' } : {})}
      {...(isWrong ? { 'data-wrong': isLong ? 'long' : '' } : {})}
      className={classes(
        'flex items-center gap-1.5 [&>button]:shrink-0 [&>button]:whitespace-nowrap [&>svg]:shrink-0',
        // A button with an icon makes the bar no higher, and its ring stays inside.
        '[&>button[aria-label]]:-my-0.5 [&>button[aria-label]]:-outline-offset-2',
        isShort
          ? 'shrink-0'
          : isWrong
            ? 'min-w-0 shrink'
            : isSaidTwice
              ? 'min-w-24 shrink-[1000000] has-[button]:min-w-[204px]'
              : 'min-w-0 shrink-[1000]',
        isLong && 'max-[1599.98px]:order-last max-[1599.98px]:basis-full low:basis-auto!',
        className,
      )}
    >
      {children}
    </span>
  );
}

export function StatusText({ className, children }: { readonly className?: string; readonly children: string }) {
  return (
    <span className={classes('truncate-line', className)} title={children}>
      {children}
    </span>
  );
}
